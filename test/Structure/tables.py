# Each row of a table in the documentation has as many cells as the head of the table, and each row is in a table.
#
# RUN: %python %s --self-test
# RUN: %python %s %jir_src
# END.

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import structure


def cells(line):
    return len(re.findall(r"(?<!\\)\|", line)) - 1


def check(tree):
    for page in [path for path in tree.files if path.endswith(".md")]:
        lines = re.sub(r"```.*?```", lambda block: "\n" * block.group().count("\n"), tree.read(page), flags=re.S).split("\n")
        head = None
        for number, line in enumerate(lines):
            if not line.startswith("|"):
                head = None
                continue
            if head is None:
                head = line
                if number + 1 == len(lines) or not re.fullmatch(r"\|([ :-]+\|)+", lines[number + 1]):
                    yield f"{page}:{number + 1}: a row without the head of a table"
            elif cells(line) != cells(head):
                yield f"{page}:{number + 1}: {cells(line)} cells in a table of {cells(head)} columns"


GOOD = {"docs/A.md": "Text.\n\n| a | b |\n|---|---:|\n| `x\\|y` | 2 |\n\n```\n| in code\n```\n"}
PLANTED = [
    ({"docs/A.md": "| a | b |\n|---|---|\n| 1 |\n"}, "docs/A.md:3: 1 cells in a table of 2 columns"),
    ({"docs/A.md": "| a | b |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |\n"}, "docs/A.md:5: a row without the head"),
]

if __name__ == "__main__":
    structure.run(check, GOOD, PLANTED)
