"""Prints the call edges of a recording's text whose callee begins with a prefix; hidden callers by their origin."""

import sys


def main(path, prefix):
    classes, methods, edges = [], [], []
    with open(path, encoding="utf-8") as text:
        for line in text:
            kind, *fields = line.rstrip("\n").split("\t")
            {"C": classes, "M": methods, "E": edges}.get(kind, []).append(fields)

    def name(index):
        owner, member, descriptor, _ = methods[index]
        row = classes[int(owner)]
        if row[1] == "H":
            return "HIDDEN" if int(row[4]) < 0 else f"HIDDEN from {name(int(row[4]))}@{row[5]}"
        return f"{row[0]}.{member}{descriptor}"

    for caller, _, callee in edges:
        if name(int(callee)).startswith(prefix):
            print(name(int(caller)), "->", name(int(callee)))


main(sys.argv[1], sys.argv[2])
