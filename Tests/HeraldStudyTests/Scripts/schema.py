"""Validates study files by a schema: prints a line a file, "valid" or the place of the first fault."""
import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        faults = list(validator.iter_errors(json.load(file)))
    print("/".join(map(str, faults[0].absolute_path)) or "." if faults else "valid")
