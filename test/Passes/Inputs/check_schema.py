"""Checks JSON files against a JSON Schema, of which it knows the keywords that docs/Schemas uses, and rejects others.

usage: check_schema.py [--lines] SCHEMA.json FILE.json     with --lines each line of the file is checked
"""

import json
import re
import sys

TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
KNOWN = {"$schema", "$defs", "$ref", "title", "type", "required", "properties", "items", "const", "enum", "pattern", "minimum"}


def is_of(value, name):
    return isinstance(value, TYPES[name]) and (name == "boolean" or not isinstance(value, bool))


def problems(schema, value, root, place="$"):
    unknown = set(schema) - KNOWN
    if unknown:
        sys.exit(f"the schema has keywords that this check does not know: {sorted(unknown)}")
    if "$ref" in schema:
        yield from problems(root["$defs"][schema["$ref"].rsplit("/", 1)[1]], value, root, place)
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(is_of(value, name) for name in types):
        yield f"{place}: not of type {' or '.join(types)}"
        return
    if "const" in schema and value != schema["const"] or "enum" in schema and value not in schema["enum"]:
        yield f"{place}: {value!r} is not allowed"
    if isinstance(value, str) and not re.search(schema.get("pattern", ""), value):
        yield f"{place}: {value!r} does not match {schema['pattern']}"
    if isinstance(value, int) and value < schema.get("minimum", value):
        yield f"{place}: {value} is below {schema['minimum']}"
    if isinstance(value, list) and "items" in schema:
        for number, each in enumerate(value):
            yield from problems(schema["items"], each, root, f"{place}[{number}]")
    if isinstance(value, dict):
        yield from (f"{place}: {name} is absent" for name in schema.get("required", []) if name not in value)
        for name, each in schema.get("properties", {}).items():
            if name in value:
                yield from problems(each, value[name], root, f"{place}.{name}")


schema_path, path = sys.argv[-2:]
with open(schema_path, encoding="utf-8") as file:
    schema = json.load(file)
with open(path, encoding="utf-8") as file:
    values = map(json.loads, file.readlines() if "--lines" in sys.argv else [file.read()])
found = [problem for value in values for problem in problems(schema, value, schema)]
print(*found or ["valid"], sep="\n")
sys.exit(1 if found else 0)
