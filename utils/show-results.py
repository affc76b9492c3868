#!/usr/bin/env python3
"""Summarizes a call graph (CSV) and a list of claims (JSON) in a few lines.

usage: show-results.py CALL_GRAPH.csv CLAIMS.json [--package PREFIX]

With a package the examples are calls of that package's classes.
"""

import argparse
import collections
import csv
import json


# Edges of an instruction that are not calls: what it loads and initialises.
TRIGGERS = {"clinit", "class-loading"}


def in_package(name, package):
    return not package or name.startswith(package + ".")


def show_call_graph(path, package):
    reasons, callers, callees, sites = collections.Counter(), set(), set(), collections.Counter()
    examples = []
    with open(path, encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows):
            caller = (row["caller_class"], row["caller_name"], row["caller_descriptor"])
            callee = (row["callee_class"], row["callee_name"], row["callee_descriptor"])
            callers.add(caller)
            callees.add(callee)
            if row["bci"] != "-1" and not TRIGGERS.issuperset(row["reason"].split("|")):
                sites[caller + (row["bci"],)] += 1
            reasons.update(row["reason"].split("|"))
            if len(examples) < 4 and in_package(caller[0], package) and in_package(callee[0], package):
                examples.append(f"{caller[0]}.{caller[1]} at {row['bci']} calls {callee[0]}.{callee[1]} ({row['reason']})")
    one = sum(count == 1 for count in sites.values())
    print("Call graph")
    print(f"  {len(callees):,} methods are called, {sum(reasons.values()):,} edges, {len(sites):,} call sites")
    print(f"  {one:,} sites have one target, {len(sites) - one:,} have more")
    print("  edges by reason: " + ", ".join(f"{reason} {count:,}" for reason, count in reasons.most_common(6)))
    for example in examples:
        print(f"  for example: {example}")


def show_claims(path, package):
    with open(path, encoding="utf-8") as text:
        results = json.load(text)
    claims, unclaimed = results["claims"], results["unclaimed"]
    kinds = collections.Counter(claim["kind"] for claim in claims)
    checks = collections.Counter(str(claim["check"]) for claim in claims)
    assumptions = collections.Counter(name for claim in claims for name in claim["assumptions"])
    print("Devirtualized calls")
    print(f"  {len(claims):,} calls have one target: {kinds['certain']:,} for certain, {kinds['conditional']:,} under named "
          f"assumptions; {len(unclaimed):,} have no claim")
    print("  checks that the call must keep: " + ", ".join(f"{check} {count:,}" for check, count in checks.most_common()))
    if assumptions:
        print("  assumptions: " + ", ".join(sorted(assumptions)))
    reasons = collections.Counter(site["reason"] for site in unclaimed)
    for reason, count in reasons.most_common(3):
        print(f"  no claim for {count:,}: {reason}")
    shown = [claim for claim in claims if in_package(claim["class"], package)]
    for claim in [c for c in shown if c["kind"] == "certain"][:2] + [c for c in shown if c["kind"] != "certain"][:2]:
        target = claim["target"]
        called = f"{target['class']}.{target['name']}" if "class" in target else str(target)
        print(f"  for example: {claim['class']}.{claim['name']} at {claim['bci']} calls {called}"
              f" ({claim['kind']}: {claim['grounds']})")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("call_graph")
    parser.add_argument("claims")
    parser.add_argument("--package", default="")
    arguments = parser.parse_args()
    show_call_graph(arguments.call_graph, arguments.package)
    show_claims(arguments.claims, arguments.package)


if __name__ == "__main__":
    main()
