#!/usr/bin/env python3
"""Pads first lines of C++ and TableGen files to 80 columns: `//===- Name - One line ------*- C++ -*-===//`.

usage: align-banners.py FILE...

Shorter ones stay. A longer line would be broken by clang-format; one that it broke already is joined. What does not fit without dashes loses
the mode, which only headers need.
"""

import re
import sys

BROKEN = re.compile(r"\A//===-+ (\S+) - (.*?)\s*-*(?:\n//\s*-*)?-*\*-\s*(C\+\+|tablegen)\s*(?:\n//\s*)?-\*-=*===//\n")


def align(text):
    banner = BROKEN.match(text)
    first = text.split("\n", 1)[0]
    if not banner or (first.endswith("===//") and len(first) <= 80):
        return text
    name, what, mode = banner.groups()
    left, right = f"//===- {name} - {' '.join(what.replace('//', ' ').split())} ", f"-*- {mode} -*-===//"
    if len(left) + len(right) > 80:
        right = "===//"
    return left + "-" * (80 - len(left) - len(right)) + right + "\n" + text[banner.end():]


def main():
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as source:
            text = source.read()
        aligned = align(text)
        if aligned != text:
            with open(path, "w", encoding="utf-8") as out:
                out.write(aligned)


if __name__ == "__main__":
    main()
