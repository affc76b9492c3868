# Banners: every C++ and TableGen file has its name and purpose on the first line, then its licence, then one sentence.
#
# RUN: %python %s --self-test
# RUN: %python %s %jir_src
# END.

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import structure

LICENCE = [
    "// Part of jir, under the Apache License v2.0 with LLVM Exceptions.",
    "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception",
]
MODES = {".h": "C++", ".cpp": "C++", ".def": "C++", ".td": "tablegen"}
FIRST_LINES = 30


def check(tree):
    for path in tree.under(["include", "lib", "tools", "unittests", "test", "cmake"], tuple(MODES)):
        lines = tree.read(path).splitlines()[:FIRST_LINES]
        name, suffix = os.path.basename(path), os.path.splitext(path)[1]
        pattern = r"//===-+ " + re.escape(name) + r" - \S.*-\*- " + re.escape(MODES[suffix]) + r" -\*-=*===//"
        # A long name leaves no room for the mode.
        short = r"//===-+ " + re.escape(name) + r" - \S.*===//"
        if not lines or not (re.fullmatch(pattern, lines[0]) or re.fullmatch(short, lines[0])):
            yield f"{path}: the first line is not '//===- {name} - One line ---*- {MODES[suffix]} -*-===//'"
        for line in LICENCE:
            if line not in lines:
                yield f"{path}: without the line '{line}'"
        guard = re.search(r"^#ifndef (\w+)", tree.read(path), re.M)
        if suffix == ".h" and path.startswith("include/"):
            expected = re.sub(r"\W", "_", path[len("include/"):]).upper()
            if not guard or guard.group(1) != expected:
                yield f"{path}: the include guard is not {expected}"
        words = [line.lstrip("/ ") for line in lines[1:] if line.startswith("//") and line not in LICENCE]
        if not any(re.match(r"\w\S* \S+", line) and not line.startswith("==") for line in words):
            yield f"{path}: no sentence of purpose below the banner"


def banner(name, mode="C++"):
    return f"//===- {name} - One line ---*- {mode} -*-===//\n//\n" + "\n".join(LICENCE) + "\n//\n// It does one thing.\n"


GUARD = "#ifndef JIR_SUPPORT_A_H\n"
GOOD = {
    "lib/Support/A.cpp": banner("A.cpp"),
    "include/jir/Support/A.h": banner("A.h") + GUARD,
    "include/jir/B.td": banner("B.td", "tablegen"),
}
PLANTED = [
    ({"lib/Support/B.cpp": banner("A.cpp")}, "lib/Support/B.cpp: the first line"),
    ({"lib/Support/B.cpp": "int i;\n"}, "lib/Support/B.cpp: the first line"),
    ({"include/jir/C.td": "//===- C.td - One line -*- tablegen -*-===//\n// It does one thing.\n"}, "without the line"),
    ({"include/jir/Support/C.h": banner("C.h")}, "the include guard is not JIR_SUPPORT_C_H"),
    ({"include/jir/Support/C.h": banner("C.h") + GUARD}, "the include guard is not JIR_SUPPORT_C_H"),
    ({"lib/Support/B.cpp": banner("B.cpp").replace("// It does one thing.\n", "")}, "no sentence of purpose"),
]

if __name__ == "__main__":
    structure.run(check, GOOD, PLANTED)
