"""Checks a reachability-metadata.json against the part of its schema (version 1.2.0) that jir writes, and prints it in lines.

usage: check_metadata.py FILE
"""

import json
import sys

FLAGS = {"allDeclaredMethods", "allDeclaredFields", "allDeclaredConstructors", "serializable", "jniAccessible"}


def check(good, what):
    if not good:
        sys.exit(f"not as the schema wants it: {what}")


def check_method(method):
    check(set(method) <= {"name", "parameterTypes"} and isinstance(method.get("name"), str), method)
    check(all(isinstance(name, str) for name in method.get("parameterTypes", [])), method)
    return f"{method['name']}({', '.join(method.get('parameterTypes', []))})"


def check_type(entry):
    check(set(entry) <= FLAGS | {"type", "methods", "fields"} and "type" in entry, entry)
    check(all(entry[flag] is True for flag in FLAGS & set(entry)), entry)
    methods = [check_method(method) for method in entry.get("methods", [])]
    check(len(set(methods)) == len(methods), "a method twice")
    if isinstance(entry["type"], dict):
        names = entry["type"].get("proxy")
        check(set(entry["type"]) == {"proxy"} and names and all(isinstance(name, str) for name in names), entry)
        return "proxy " + " ".join(names)
    check(isinstance(entry["type"], str) and "/" not in entry["type"], entry)
    return f"type {entry['type']}: " + ", ".join(methods + sorted(FLAGS & set(entry)))


def check_resource(entry):
    check(set(entry) in ({"glob"}, {"bundle"}), entry)
    (kind, name), = entry.items()
    check(isinstance(name, str) and not name.startswith("/"), entry)
    return f"{kind} {name}"


with open(sys.argv[1], encoding="utf-8") as text:
    metadata = json.load(text)
check(set(metadata) <= {"comment", "reflection", "resources"}, sorted(metadata))
lines = [check_type(entry) for entry in metadata["reflection"]] + [check_resource(entry) for entry in metadata["resources"]]
check(len(set(lines)) == len(lines), "an entry twice")
print(*lines, sep="\n")
