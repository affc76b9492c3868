"""Prints the requests and writes of a recording's text: who asked, at which index, for which method or field."""

import sys


def main(path):
    classes, methods, facts = [], [], []
    with open(path, encoding="utf-8") as text:
        for line in text:
            kind, *fields = line.rstrip("\n").split("\t")
            if kind == "C":
                classes.append(fields[0])
            elif kind == "M":
                methods.append(f"{classes[int(fields[0])]}.{fields[1]}")
            elif kind in "VW":
                facts.append((kind, fields))
    for kind, fields in facts:
        site = methods[int(fields[0])]
        if kind == "V":
            print(site, "requests", methods[int(fields[2])])
        else:
            value = classes[int(fields[4])] if int(fields[4]) >= 0 else "null"
            print(site, "writes", value, "to", f"{classes[int(fields[2])]}.{fields[3]}")


main(sys.argv[1])
