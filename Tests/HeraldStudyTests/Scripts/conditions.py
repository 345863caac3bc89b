"""Reads conditions files with PsychoPy's own importConditions, and prints the trials as JSON."""
import json
import os
import sys
import tempfile

# PsychoPy writes its preferences when it is imported; not into the home of whoever tests.
home = tempfile.TemporaryDirectory()
os.environ["HOME"] = home.name

from psychopy.data import importConditions  # noqa: E402

trials = []
for path in sys.argv[1:]:
    for trial in importConditions(path):
        trials.append({name: str(value) for name, value in trial.items()})
print(json.dumps(trials))
