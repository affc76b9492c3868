#!/usr/bin/env python3
"""Makes a page of the manual (man, section 1) of a program's page in docs/Tools.

usage: make-manual.py PAGE.md OUTPUT.1

Knows the Markdown that these pages have: headings, indented blocks, lists, tables, code between backquotes, links.
"""

import os
import re
import sys


def escape(text):
    """Plain text of a line: links become their words, a backslash and a leading dot are safe."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text).replace("\\|", "|").replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


def inline(text):
    """Code between backquotes is bold."""
    return "".join("\\fB" + part + "\\fR" if index % 2 else part.replace("**", "")
                   for index, part in enumerate(escape(text).split("`")))


def convert(text, name):
    lines = text.split("\n")
    yield f'.TH {name.upper()} 1 "" jir "jir manual"'
    # The first sentence, or what it begins with.
    paragraphs = [each for each in text.split("\n\n")[1:] if not each.startswith("    ")]
    first = paragraphs[0].replace("\n", " ")
    yield ".SH NAME"
    yield escape(name) + " \\- " + escape(re.split(r"[.:;] ", first + " ")[0].replace("`", ""))
    yield ".SH DESCRIPTION"
    block = False
    for line in lines[1:]:
        if line.startswith("    ") and line.strip():
            if not block:
                yield ".PP\n.nf"
            block = True
            yield escape(line[4:])
            continue
        if block and line.strip():
            yield ".fi\n.PP"
            block = False
        if line.startswith("#"):
            yield ".SH " + escape(line.lstrip("# ")).upper()
        elif re.fullmatch(r"\|[-|: ]+\|", line):
            continue
        elif line.startswith("|"):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            yield ".TP\n" + inline(cells[0] or "\\&") + "\n" + inline("; ".join(cell for cell in cells[1:] if cell) or "\\&")
        elif line.startswith("- "):
            yield ".IP \\(bu 2\n" + inline(line[2:])
        elif not line.strip():
            if not block:
                yield ".PP"
        else:
            yield inline(line.strip())
    if block:
        yield ".fi"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    page, output = sys.argv[1:]
    with open(page, encoding="utf-8") as text:
        manual = "\n".join(convert(text.read().rstrip(), os.path.basename(page)[:-len(".md")]))
    os.makedirs(os.path.dirname(output), exist_ok=True)
    with open(output, "w", encoding="utf-8") as out:
        out.write(manual + "\n")


if __name__ == "__main__":
    main()
