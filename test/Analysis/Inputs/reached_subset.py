# Compares the methods of two call graphs in CSV: reached_subset.py SMALLER LARGER PREFIX...
#
# Prints the methods of classes that begin with a prefix which SMALLER reaches and LARGER does not, and how many both have.

import csv
import sys


def reached(path, prefixes):
    with open(path, encoding="utf-8") as file:
        return {
            (row["callee_class"], row["callee_name"], row["callee_descriptor"])
            for row in csv.DictReader(file)
            if row["callee_class"].startswith(prefixes)
        }


smaller, larger = (reached(path, tuple(sys.argv[3:])) for path in sys.argv[1:3])
for method in sorted(smaller - larger):
    print("lacks:", ".".join(method[:2]) + method[2])
print("both:", len(smaller & larger))
