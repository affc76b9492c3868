# The pages of the documentation link only to what exists or is generated, and every page can be reached from the index.
#
# RUN: %python %s --self-test
# RUN: %python %s %jir_src
# END.

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import structure

INDEX = "docs/README.md"
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s#]+)(?:#[^)]*)?\)")


def links(tree, page):
    """The targets of the relative links of a page, as paths from the top; code is no text."""
    text = re.sub(r"```.*?```|`[^`\n]*`|^    .*$", "", tree.read(page), flags=re.S | re.M)
    for target in LINK.findall(text):
        if not re.match(r"\w+:", target):
            yield os.path.normpath(os.path.join(os.path.dirname(page), target))


def generated(tree):
    """The pages that the build makes into the same folders."""
    lists = "docs/CMakeLists.txt"
    return {f"docs/{page}" for page in re.findall(r"^\s*jir_add_reference\((\S+\.md)", tree.read(lists), re.M)} \
        if tree.exists(lists) else set()


def check(tree):
    made = generated(tree)
    pages = [path for path in tree.files if path.endswith(".md") and (path.startswith("docs/") or "/" not in path)]
    for page in pages:
        for target in links(tree, page):
            if target not in made and not tree.exists(target):
                yield f"{page}: links to {target}, which does not exist"
    reached, new = set(), {INDEX}
    while new:
        page = new.pop()
        reached.add(page)
        new |= {target for target in links(tree, page) if target.endswith(".md") and tree.exists(target)} - reached
    for page in pages:
        if page.startswith("docs/") and page not in reached:
            yield f"{page}: no link leads from {INDEX} to it"


GOOD = {
    "README.md": "[docs](docs/README.md) `[x](nothing.md)`\n",
    "docs/README.md": "[one](Passes/One.md#part) [out](https://llvm.org)\n",
    "docs/Passes/One.md": "[two](Two.md) [made](Made.md)\n",
    "docs/CMakeLists.txt": "jir_add_reference(Passes/Made.md Passes.td -gen)\n",
    "docs/Passes/Two.md": "[source](../../README.md)\n\n    [x](y) = z\n",
}
PLANTED = [
    ({"docs/Passes/Two.md": "[gone](Gone.md)\n"}, "links to docs/Passes/Gone.md"),
    ({"README.md": "[gone](docs/Gone.md)\n"}, "links to docs/Gone.md"),
    ({"docs/Lost.md": "Alone.\n"}, "docs/Lost.md: no link leads"),
]

if __name__ == "__main__":
    structure.run(check, GOOD, PLANTED)
