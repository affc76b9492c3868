# Compares the methods that HotSpot touched with those that a call graph reaches.
#
#   compare_touched.py TOUCHED METHODS RECALL CLASSES...
#
# TOUCHED is the output of java -XX:+UnlockDiagnosticVMOptions -XX:+LogTouchedMethods -XX:+PrintTouchedMethodsAtExit,
# METHODS that of jvm-export-methods. Every method of a class whose name begins with one of CLASSES has to be reached, and
# of all methods the share RECALL. Classes that were generated at run time do not count.

import csv
import re
import sys

TOUCHED = re.compile(r"^([\w/$]+)\.([^.:;/]+):(\(\S*)$")
GENERATED = re.compile(r"\$\$Lambda|/0x|LambdaForm\$(?!Holder)|\$Proxy|Generated\w+Accessor|\$\$StringConcat")


def main():
    touched = set()
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            match = TOUCHED.match(line.rstrip())
            if match and not GENERATED.search(match.group(1)):
                touched.add((match.group(1).replace("/", "."), match.group(2), match.group(3)))
    with open(sys.argv[2], encoding="utf-8", newline="") as rows:
        reached = {(row["class"], row["name"], row["descriptor"]) for row in csv.DictReader(rows)}
    missed = sorted(touched - reached)
    own = [method for method in missed if method[0].startswith(tuple(sys.argv[4:]))]
    recall = 1 - len(missed) / max(len(touched), 1)
    print(f"{len(touched)} touched, {len(reached)} reached, {len(missed)} missed, recall {recall:.4f}")
    for method in missed:
        print("missed", *method)
    return 1 if own or not touched or recall < float(sys.argv[3]) else 0


sys.exit(main())
