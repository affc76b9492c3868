# Every pass has a description with an example, and the example is a test that runs the pass.
#
# RUN: %python %s --self-test
# RUN: %python %s %jir_src
# END.

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import structure

FOLDER = "include/jir/Passes"
TABLE = FOLDER + "/Passes.td"
PASS = re.compile(r'^def\s+(\w+)\s*:\s*\w*Pass<\s*"([\w-]+)"')
EXAMPLE = re.compile(r"^\s*Example: `?(test/[\w./-]+)`?\s*$", re.M)


def passes(text):
    """(definition, pass name, text of the definition) of each pass."""
    starts = [(match.start(), match) for match in re.finditer(PASS.pattern, text, re.M)]
    for (start, match), end in zip(starts, [start for start, _ in starts[1:]] + [len(text)]):
        yield match.group(1), match.group(2), text[start:end]


def runs(test, name):
    """Whether a RUN line of the test, continued lines included, has the pass."""
    lines = re.sub(r"\\\n\s*(?://|#)?\s*RUN:", " ", test)
    return any(re.search(r"(?<!\w)(?<!\w-)" + re.escape(name) + r"(?![\w-])", line) for line in re.findall(r"RUN:(.*)", lines))


def check(tree):
    for table in tree.under([FOLDER], (".td",)):
        yield from check_table(tree, table)


def check_table(tree, table):
    for definition, name, text in passes(tree.read(table)):
        where = f"{table}: {name}"
        if not re.search(r"let\s+summary\s*=\s*\"[^\"]{10,}", text):
            yield f"{where}: no summary"
        description = re.search(r"let\s+description\s*=\s*\[\{(.*?)\}\]", text, re.S)
        if not description or len(description.group(1).split()) < 15:
            yield f"{where}: no description worth the name"
            continue
        examples = EXAMPLE.findall(description.group(1))
        if not examples:
            yield f"{where}: the description has no line 'Example: test/....mlir'"
        for example in examples:
            if not tree.exists(example):
                yield f"{where}: the example {example} does not exist"
            elif not runs(tree.read(example), name):
                yield f"{where}: no RUN line of the example {example} runs {name}"


def one(name, example, words="It names the targets of each call from the class hierarchy, and says on which grounds."):
    return (f'def Foo : Pass<"{name}", "mlir::ModuleOp"> {{\n  let summary = "Finds call targets";\n'
            f"  let description = [{{\n    {words}\n\n    {example}\n  }}];\n}}\n")


GOOD = {
    TABLE: one("jvm-cha", "Example: `test/Passes/cha.mlir`") + one("jvm-cha-two", "Example: test/Passes/two.mlir"),
    "test/Passes/cha.mlir": "// RUN: jir-opt %s \\\n// RUN:   --jvm-cha\n",
    "test/Passes/two.mlir": "// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha-two{x=1})'\n",
}
PLANTED = [
    ({TABLE: one("jvm-cha", "")}, "no line 'Example"),
    ({FOLDER + "/Own.td": one("jvm-own", "")}, "Own.td: jvm-own: the description has no line 'Example"),
    ({TABLE: one("jvm-cha", "Example: test/Passes/gone.mlir")}, "does not exist"),
    ({TABLE: one("jvm-cha", "Example: test/Passes/two.mlir")}, "runs jvm-cha"),
    ({TABLE: one("jvm-cha", "Example: test/Passes/cha.mlir", "Short.")}, "no description"),
    ({TABLE: one("jvm-cha", "Example: test/Passes/cha.mlir").replace("summary", "nothing")}, "no summary"),
]

if __name__ == "__main__":
    structure.run(check, GOOD, PLANTED)
