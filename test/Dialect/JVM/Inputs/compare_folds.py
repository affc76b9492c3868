"""Reads folded methods: each returns the constant that its metadata expect, or was not folded, which is always right."""

import re
import sys

METHOD = re.compile(r'jvm\.method static @"(t\d+)\(\)(.)"\(\) attributes \{metadata = \{expected = (\S+)(?: : \w+)?\}\} \{\n(.*?)\n\s*\}', re.S)
CONSTANT = re.compile(r"^\s*(%\w+) = arith\.constant (\S+) : \w+\n\s*jvm\.return \1 ")


def is_nan(text, kind):
    if not text.startswith("0x"):
        return False
    bits = int(text, 16)
    mask, infinity = {"F": (2**31 - 1, 0x7F800000), "D": (2**63 - 1, 0x7FF0000000000000)}[kind]
    return bits & mask > infinity


folded = wrong = left = 0
for name, kind, expected, body in METHOD.findall(sys.stdin.read()):
    constant = CONSTANT.match(body)
    if not constant:
        left += 1
    elif constant[2] == expected or (kind in "FD" and is_nan(constant[2], kind) and is_nan(expected, kind)):
        folded += 1
    else:
        wrong += 1
        print(f"wrong: {name}: the JVM computes {expected}, folding {constant[2]}:\n{body}")
print(f"{folded} folded, {wrong} wrong, {left} left")
