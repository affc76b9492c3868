"""Prints the claims of a JSON file with the classes that each rests on, and the sites without one: print_claims.py FILE."""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    claims = json.load(file)
print(sorted(claims))
for each in claims["claims"]:
    depends = [claims["classes"][number] for number in claims["dependencies"][each["depends"]]]
    print("claim", sorted(each), *(each[key] for key in ("bci", "kind", "target", "check", "assumptions")), depends)
for each in claims["unclaimed"]:
    print("unclaimed", sorted(each), each["bci"])
