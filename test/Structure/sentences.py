# Every test begins with a sentence about the behaviour that it shows.
#
# RUN: %python %s --self-test
# RUN: %python %s %jir_src
# END.

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import structure

COMMENT = re.compile(r"^\s*(?://|#|;)+\s?(.*)$")
KEYWORD = re.compile(r"^(?:RUN|REQUIRES|UNSUPPORTED|XFAIL|DEFINE|REDEFINE|ALLOW_RETRIES|END|CHECK[\w-]*)\b.*:")
FIRST_LINES = 12


def has_sentence(text, plain):
    """A comment of at least four words before the first line that is no comment, and it ends like a sentence.

    `plain`: all lines are text but those with a keyword of lit or FileCheck, as in a .test file.
    """
    words = []
    for line in text.splitlines()[:FIRST_LINES]:
        comment = COMMENT.match(line) or (plain and re.match(r"(.*)$", line))
        if line.strip() and not comment:
            break
        if comment and not KEYWORD.match(comment.group(1)):
            words.append(comment.group(1))
    return bool(re.search(r"(?:\S+\s+){3,}\S+[.:?!]", " ".join(words)))


def check(tree):
    for path in tree.under(["test"], (".mlir", ".test", ".py")):
        if "/Inputs/" in path or os.path.basename(path).startswith("lit."):
            continue
        if not has_sentence(tree.read(path), path.endswith(".test")):
            yield f"{path}: no sentence in the first {FIRST_LINES} lines about what the test shows"


GOOD = {
    "test/a.mlir": "// RUN: jir-opt %s\n\n// An upcast of an upcast folds to one.\nmodule {}\n",
    "test/b.test": "# A jar within a jar is read,\n# stored or deflated.\nRUN: x\n",
    "test/plain.test": "A jar within a jar is read.\n\nRUN: x\n",
    "test/Inputs/c.mlir": "module {}\n",
}
PLANTED = [
    ({"test/c.mlir": "// RUN: jir-opt %s | FileCheck %s\nmodule {}\n// This one comes too late to count.\n"}, "test/c.mlir"),
    ({"test/c.test": "# Upcasts.\nRUN: x\n"}, "test/c.test"),
    ({"test/c.test": "RUN: x some words that are a command.\nCHECK: some words that are expected.\n"}, "test/c.test"),
]

if __name__ == "__main__":
    structure.run(check, GOOD, PLANTED)
