# Sizes: a .cpp has at most 600 lines, a header 400, a function 80, a test 150; the few exceptions have a reason.
#
# RUN: %python %s --self-test
# RUN: %python %s %jir_src
# END.

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import structure

FILE_LIMIT = {".cpp": 600, ".h": 400, ".td": 600, ".def": 600, ".py": 400}
HARD_LIMIT = {".cpp": 1000, ".h": 600, ".td": 1000, ".def": 1000, ".py": 600}
FUNCTION_LIMIT, HARD_FUNCTION_LIMIT = 80, 120
TEST_LIMIT = 150
MOST_EXCEPTIONS = 6
EXCEPTIONS = "test/Structure/Inputs/size-exceptions.txt"

# Literals and comments, whose braces do not count.
OPAQUE = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'""",
    re.S)
SCOPE = re.compile(r"(?:^|[\s>)])(?:namespace|class|struct|union|enum)\b(?![^{]*\)\s*(?:const|override|final|noexcept|->[^{]*)?\s*$)|extern\s*$")

# The brace of `value{1}` in a constructor's list; the body's brace comes later.
MEMBER_INITIALIZER = re.compile(r"\)\s*:[^:].*(?<!const)(?<!override)(?<!final)(?<!noexcept)(?<!try)[\w>]\s*$", re.S)


def blank(match):
    return re.sub(r"[^\n]", " ", match.group(0))


def functions(text):
    """Yields (name, first line, lines) of each function: a brace after `)` at namespace or class level."""
    text = OPAQUE.sub(blank, text)
    text = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", blank, text, flags=re.M)
    stack = []  # (kind, name, first line); kind: scope, function, other
    head = 0
    for position in (match.start() for match in re.finditer(r"[{};]", text)):
        character = text[position]
        transparent = all(kind == "scope" for kind, _, _ in stack)
        if character == "{":
            before = text[head:position]
            if not transparent:
                stack.append(("other", "", 0))
            elif MEMBER_INITIALIZER.search(before):
                stack.append(("initializer", "", 0))
                continue
            elif SCOPE.search(before):
                stack.append(("scope", "", 0))
            elif "(" in before and not re.search(r"=\s*$", before):
                lead = len(before) - len(before.lstrip())
                first = text.count("\n", 0, head + lead) + 1
                stack.append(("function", re.search(r"([\w~:]+|operator\S+)\s*\(", before).group(1), first))
            else:
                stack.append(("other", "", 0))
        elif character == "}" and stack:
            kind, name, first = stack.pop()
            if kind == "initializer":
                continue
            if kind == "function":
                yield name, first, text.count("\n", 0, position) + 2 - first
        if all(kind == "scope" for kind, _, _ in stack):
            head = position + 1


def read_exceptions(tree):
    allowed, findings = {}, []
    if tree.exists(EXCEPTIONS):
        for line in tree.read(EXCEPTIONS).splitlines():
            if not line.strip() or line.startswith("#"):
                continue
            what, lines, *reason = line.split()
            if len(reason) < 3:
                findings.append(f"{EXCEPTIONS}: '{what}' has no reason")
            allowed[what] = int(lines)
    if len(allowed) > MOST_EXCEPTIONS:
        findings.append(f"{EXCEPTIONS}: {len(allowed)} exceptions; at most {MOST_EXCEPTIONS} are allowed")
    return allowed, findings


def check(tree):
    allowed, findings = read_exceptions(tree)
    yield from findings
    used = set()

    def limit(what, usual, hard):
        if what not in allowed:
            return usual
        used.add(what)
        return min(allowed[what], hard)

    for path in tree.under(["include", "lib", "tools", "unittests", "test", "utils"], tuple(FILE_LIMIT)):
        text = tree.read(path)
        suffix = os.path.splitext(path)[1]
        most = limit(path, FILE_LIMIT[suffix], HARD_LIMIT[suffix])
        if text.count("\n") > most:
            yield f"{path}: {text.count(chr(10))} lines; at most {most}"
        if suffix in (".cpp", ".h"):
            for name, first, lines in functions(text):
                most = limit(f"{path}:{name}", FUNCTION_LIMIT, HARD_FUNCTION_LIMIT)
                if lines > most:
                    yield f"{path}:{first}: {name} has {lines} lines; at most {most}"
    for path in tree.under(["test"], (".mlir", ".test")):
        lines = tree.read(path).count("\n")
        if lines > limit(path, TEST_LIMIT, 2 * TEST_LIMIT):
            yield f"{path}: {lines} lines; a test has at most {TEST_LIMIT} and shows one behaviour"
    for what in sorted(set(allowed) - used):
        yield f"{EXCEPTIONS}: '{what}' is not there any more"


def body(lines):
    return "".join(f"  int v{i} = '{{' + f(\"}}\");\n" for i in range(lines))


GOOD = {
    "lib/A.cpp": "namespace a {\nstruct S {\n int f() const {\n" + body(70) + " }\n};\nstatic const int t[] = {\n"
                 + "  1,\n" * 100 + "};\nint g(int) {\n" + body(75) + "}\n} // namespace a\n",
    "lib/Big.cpp": "\n" * 700,
    EXCEPTIONS: "# words\nlib/Big.cpp 800 the table of all opcodes\n",
}
PLANTED = [
    ({"lib/B.cpp": "//\n" * 601}, "lib/B.cpp: 601 lines"),
    ({"include/jir/B.h": "//\n" * 401}, "include/jir/B.h: 401 lines"),
    ({"lib/B.cpp": "namespace {\nvoid longOne(int a,\n int b) {\n" + body(80) + "}\n}\n"}, "lib/B.cpp:2: longOne has 83"),
    ({"lib/B.cpp": "struct S {\n S() : a(1), b{2} {\n" + body(80) + "}\n};\n"}, "S has 82"),
    ({"lib/B.cpp": "struct S *longTwo(struct T *t) {\n" + body(80) + "}\n"}, "longTwo has 82"),
    ({"test/b.mlir": "//\n" * 151}, "test/b.mlir: 151 lines"),
    ({EXCEPTIONS: "lib/Big.cpp 800\n"}, "has no reason"),
    ({EXCEPTIONS: "lib/Big.cpp 2000 the table of all opcodes\n", "lib/Big.cpp": "\n" * 1001}, "at most 1000"),
    ({EXCEPTIONS: "lib/Gone.cpp 800 the table of all opcodes\n"}, "not there any more"),
    ({EXCEPTIONS: "".join(f"lib/{i}.cpp 800 the table of all opcodes\n" for i in range(7))}, "at most 6 are allowed"),
]

if __name__ == "__main__":
    structure.run(check, GOOD, PLANTED)
