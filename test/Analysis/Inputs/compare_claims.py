"""Compares two files of claims: compare_claims.py FEW.json MORE.json. The exit code is 1 if a claim of the first file has none in the
second that is as strong."""

import json
import sys


def place(claim):
    return claim["class"], claim["name"], claim["descriptor"], claim["bci"], claim["what"] == "type"


def covers(more, less):
    """Whether the first claim is at least as strong as the second."""
    if less["what"] == "type":
        return set(more["types"]) <= set(less["types"])
    if less["what"] == "call":
        return more["what"] == "call" and more["target"] == less["target"]
    return more["what"] == "call" or len(more["targets"]) <= len(less["targets"])


few, more = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
always = {place(claim): claim for claim in more["claims"]}
anywhere = set(always) | {place(claim) for claim in more["context_claims"]}
lost = [claim for claim in few["claims"] if place(claim) not in always or not covers(always[place(claim)], claim)]
lost += [claim for claim in few["context_claims"] if place(claim) not in anywhere]
for claim in lost:
    print("lost:", place(claim))
print(len(few["claims"]), "and", len(few["context_claims"]), "claims compared")
sys.exit(bool(lost))
