# Compares the class initialisers that HotSpot ran with those that a call graph reaches.
#
#   compare_initialised.py LOG METHODS MAIN
#
# LOG is the output of java -Xlog:class+init=info -Xshare:off, METHODS that of jvm-export-methods. Every class that has an
# initialiser and was initialised up to MAIN, in the boot, has to be reached.

import csv
import re
import sys

INITIALISING = re.compile(r"\d+ Initializing '([^']+)'( ?\(no method\))?")


def main():
    log, methods, last = sys.argv[1:]
    booted = []
    with open(log, encoding="utf-8") as lines:
        for line in lines:
            match = INITIALISING.search(line)
            if not match:
                continue
            name = match.group(1).replace("/", ".")
            if name == last:
                break
            if not match.group(2):
                booted.append(name)
    with open(methods, encoding="utf-8", newline="") as rows:
        reached = {row["class"] for row in csv.DictReader(rows) if row["name"] == "<clinit>"}
    missed = [name for name in booted if name not in reached]
    print(f"{len(booted)} initialised in the boot, {len(missed)} missed")
    for name in missed:
        print("missed", name)
    return 1 if missed or len(booted) < 50 else 0


sys.exit(main())
