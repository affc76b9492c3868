"""Prints the classes of a recording's text with kind, source and origin, and the receivers of methods."""

import sys


def main(path):
    rows = {"S": [], "C": [], "M": [], "T": []}
    with open(path, encoding="utf-8") as text:
        for line in text:
            kind, *fields = line.rstrip("\n").split("\t")
            rows.get(kind, []).append(fields)
    sources, classes, methods = rows["S"], rows["C"], rows["M"]

    def method(index):
        owner, name, descriptor, _ = methods[index]
        return f"{classes[int(owner)][0]}.{name}{descriptor}"

    for name, kind, loader, source, origin, bci in classes:
        parts = ["class", name, kind, sources[int(source)][0] if int(source) >= 0 else "no-source"]
        if int(loader) >= 0:
            parts.append(f"loader {classes[int(loader)][0]}")
        if int(origin) >= 0:
            parts.append(f"from {method(int(origin))}@{bci}")
        print(*parts)
    for index, receiver in rows["T"]:
        print("this", method(int(index)), classes[int(receiver)][0])


main(sys.argv[1])
