"""Checks a log of jvm-export-sarif against what SARIF 2.1.0 requires of the parts that it has, and prints the results in lines.

usage: check_sarif.py FILE
"""

import json
import sys


def check(good, what):
    if not good:
        sys.exit(f"not as the standard wants it: {what}")


with open(sys.argv[1], encoding="utf-8") as text:
    log = json.load(text)
check(log["version"] == "2.1.0" and "sarif-2.1.0" in log["$schema"] and len(log["runs"]) == 1, "the log")
run = log["runs"][0]
driver = run["tool"]["driver"]
check(isinstance(driver["name"], str) and run["columnKind"] in ("utf16CodeUnits", "unicodeCodePoints"), "the run")
rules = [rule["id"] for rule in driver["rules"]]
check(len(set(rules)) == len(rules) and all(rule["shortDescription"]["text"] for rule in driver["rules"]), "the rules")
for result in run["results"]:
    check(result["ruleId"] in rules and result["level"] in ("none", "note", "warning", "error"), result)
    (location,) = result["locations"]
    place = location.get("physicalLocation", {})
    uri = place.get("artifactLocation", {}).get("uri", "")
    check("\\" not in uri and " " not in uri, uri)
    line = place.get("region", {}).get("startLine")
    check(line is None or line > 0, location)
    method = location["logicalLocations"][0]["fullyQualifiedName"]
    print(result["ruleId"], uri + (f":{line}" if line else ""), method,
          f"{result['properties']['bytecodeIndex']}: {result['message']['text']}")
