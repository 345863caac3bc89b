"""Reads conditions files with PsychoPy's own importConditions.

Writes the trials as JSON to the file that is named first, since PsychoPy logs on both streams.
"""
import json
import os
import sys
import tempfile

# PsychoPy writes its preferences when it is imported; not into the home of whoever tests.
home = tempfile.TemporaryDirectory()
os.environ["HOME"] = home.name

from psychopy.data import importConditions  # noqa: E402

trials = []
for path in sys.argv[2:]:
    for trial in importConditions(path):
        # Not a number: what is empty.
        trials.append({
            name: "" if value is None or value != value else str(value)
            for name, value in trial.items()})
with open(sys.argv[1], "w", encoding="utf-8") as file:
    json.dump(trials, file)
