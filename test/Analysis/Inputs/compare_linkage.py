# Compares what java ran with what jvm-print-linkage prints for the last call of each test method.
#
#   compare_linkage.py RAN LINKAGE
#
# RAN has a line `CLASS.METHOD TARGET` a test: the method that ran, or the class of the error that was thrown. The last
# call of CLASS.METHOD that is not a constructor's has to run exactly that.

import re
import sys

LINE = re.compile(r"(\S+)\(\S* \[-?\d+\] \w+ \S+ resolves to \S+, runs(.*)")
# What the JVM throws for a class that is absent.
ABSENT = "java.lang.NoClassDefFoundError"


def without_descriptor(target):
    return ABSENT if target == "phantom" else target.split("(")[0]


def main():
    printed = {}
    with open(sys.argv[2], encoding="utf-8") as lines:
        for line in lines:
            match = LINE.match(line)
            if match and ".<init>(" not in line.split(" resolves to ")[0]:
                printed[match.group(1)] = sorted(map(without_descriptor, match.group(2).split()))
    tests = 0
    wrong = 0
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            name, ran = line.split()
            tests += 1
            if printed.get(name) != [ran]:
                print(f"{name}: java ran {ran}, jir printed {printed.get(name)}")
                wrong += 1
    print(f"{tests} tests, {wrong} wrong")
    return 1 if wrong or not tests else 0


sys.exit(main())
