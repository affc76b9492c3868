"""Compares the instructions that jir-classfile and javap print: compare_javap.py JAVAP CLASS_FILE..."""

import re
import subprocess
import sys

INSTRUCTION = re.compile(r"^\s*(\d+): ([a-z]\w*(?: [a-z]\w*)?)\s*(.*)$")
CASE = re.compile(r"^\s*(-?\d+|default): (\d+)$")


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout.splitlines()


def operands(text):
    return tuple(re.findall(r"[^\s,]+", text.split("//")[0]))


def read_javap(lines):
    """(bytecode index, mnemonic, operands) of each instruction; javap writes a switch on several lines."""
    result, cases = [], None
    for line in lines:
        case = CASE.match(line)
        if cases is not None and case:
            cases.append(f"{case.group(1)}:{case.group(2)}")
            continue
        if cases is not None:
            index, mnemonic = result.pop()
            result.append((index, mnemonic, tuple(cases)))
            cases = None
        match = INSTRUCTION.match(line)
        if not match:
            continue
        index, mnemonic, rest = int(match.group(1)), match.group(2), match.group(3)
        words = mnemonic.split()
        if len(words) == 2:
            mnemonic, rest = words[0], f"{words[1]} {rest}"
        if mnemonic.endswith("switch"):
            result.append((index, mnemonic))
            cases = []
        else:
            result.append((index, mnemonic.removesuffix("_w") if mnemonic not in ("ldc_w", "ldc2_w", "goto_w", "jsr_w")
                           else mnemonic, operands(rest)))
    return result


def read_ours(lines):
    result = []
    for line in lines:
        match = re.match(r"^      (\d+): (?:wide )?(\w+)(.*)$", line)
        if not match:
            continue
        rest = match.group(3)
        if match.group(2).endswith("switch"):
            rest = re.sub(r"[{}]", " ", rest).replace(": ", ":")
        result.append((int(match.group(1)), match.group(2), operands(rest)))
    return result


def main():
    javap, files = sys.argv[1], sys.argv[2:]
    count = 0
    for path in files:
        theirs = read_javap(run(javap, "-c", "-p", path))
        ours = read_ours(run("jir-classfile", path))
        count += len(theirs)
        if ours != theirs:
            first = next((pair for pair in zip(theirs, ours) if pair[0] != pair[1]), (len(theirs), len(ours)))
            sys.exit(f"{path}: javap {first[0]}, jir-classfile {first[1]}")
    if not count:
        sys.exit("javap printed no instructions")


main()
