# Pages and messages keep to plain English: no words that the glossary replaces, or that an editor would.
#
# RUN: %python %s --self-test
# RUN: %python %s %jir_src
# END.

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import structure

# Each with what to write instead.
WORDS = [
    (r"(?:nobody|anybody|somebody|whoever)\b", "unknown, other code, the caller"),
    (r"(?:stands? (?:for|in|at|on|before|under)|stood)\b", "represents, is in"),
    (r"(?:says|said)\b", "explains, defines, requires, means"),
    (r"(?:gives|gave|given back|gives? back)\b", "returns, makes, assigns"),
    (r"(?:behind)\b", "after"),
    (r"(?:on loan|lent|borrow\w*|brought|takes? back)\b", "materialized, loaded, unloaded"),
    (r"(?:made[- ]up|invented|handed over)\b", "synthetic, passed"),
    (r"(?<!there )is no (?!longer|more|less)", "is not a"),
]
FINDERS = [(re.compile(rf"\b(?:{pattern})", re.I), instead) for pattern, instead in WORDS]


def prose(text):
    """The text without code, the lines numbered as before."""
    text = re.sub(r"```.*?```", lambda match: "\n" * match.group().count("\n"), text, flags=re.S)
    return re.sub(r"`[^`\n]*`|^    .*$", "", text, flags=re.M)


def check_messages(tree):
    """The texts in sources, those of developers aside."""
    for path in tree.under(["lib", "tools"], (".cpp",)) + tree.under(["include"], (".td",)):
        for number, line in enumerate(tree.read(path).split("\n"), 1):
            line = re.sub(r"(?<![:\"])//.*", "", line)
            if re.search(r"\bassert\(|LDBG|LLVM_DEBUG", line):
                continue
            for text in re.findall(r'"((?:[^"\\]|\\.)*)"', line):
                for finder, instead in FINDERS:
                    # A literal that goes on in the next line may end with the word before.
                    match = " " in text and not re.search(r"\bhere is no", text) and finder.search(text)
                    if match:
                        yield f"{path}:{number}: '{match.group().strip()}' in a message; rather: {instead}"


def check(tree):
    yield from check_messages(tree)
    for page in tree.under(["docs"], (".md",)) + [path for path in ("README.md", "evaluation/README.md") if tree.exists(path)]:
        for number, line in enumerate(prose(tree.read(page)).split("\n"), 1):
            for finder, instead in FINDERS:
                for match in finder.findall(line):
                    yield f"{page}:{number}: '{match.strip()}'; rather: {instead}"


GOOD = {"lib/A.cpp": 'f("behind"); // "it is no class"\nassert(a && "it says so");\n', "docs/A.md": "There is no call. It returns `what nobody says`.\n\n    it stands for code\n"}
PLANTED = [
    ({"docs/B.md": "Nobody knows.\n"}, "docs/B.md:1: 'Nobody'"),
    ({"docs/B.md": "\nAn object stands for all.\n"}, "docs/B.md:2: 'stands for'"),
    ({"docs/B.md": "The rule says it.\n"}, "'says'"),
    ({"docs/B.md": "A call gives a value.\n"}, "'gives'"),
    ({"README.md": "The text behind it.\n"}, "README.md:1: 'behind'"),
    ({"docs/B.md": "Bodies on loan.\n"}, "'on loan'"),
    ({"docs/B.md": "An invented object.\n"}, "'invented'"),
    ({"docs/B.md": "That is no class.\n"}, "'is no'"),
    ({"lib/A.cpp": 'error("it is no class");\n'}, "lib/A.cpp:1: 'is no' in a message"),
]

if __name__ == "__main__":
    structure.run(check, GOOD, PLANTED)
