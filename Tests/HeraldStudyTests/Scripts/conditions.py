"""Reads conditions files with PsychoPy's own importConditions, and prints the trials as JSON."""
import json
import sys

from psychopy.data import importConditions

trials = []
for path in sys.argv[1:]:
    for trial in importConditions(path):
        trials.append({name: str(value) for name, value in trial.items()})
print(json.dumps(trials))
