"""The names in the pages of the documentation that must exist: paths, files, passes, options, targets of the build."""

import os
import re

FOLDERS = ("include", "lib", "tools", "test", "unittests", "docs", "utils", "evaluation", "cmake")
# Names that a page makes up as an example, and what is a name of something else.
EXAMPLES = {"jvm-my-pass", "jvm-print-reached", "lib/Passes/PrintReached.cpp", "test/Passes/print-reached.mlir",
            "print-reached.mlir", "print-reached-errors.mlir", "codec.mlir", "annotated.mlir",
            # The run-time image of a JDK, and folders that a test may have.
            "lib/modules", "test/Inputs/java8", "test/Inputs/java11"}
# Words of code that look like options: of lists of assumptions, of every program, of java.
WORDS = {"runtime", "help", "javaagent", "upgrade-module-path", "patch-module", "limit-modules"}


def pages(tree):
    return [path for path in tree.files if path.endswith(".md") and
            (path.startswith("docs/") or path in ("README.md", "evaluation/README.md"))]


def spans(text):
    """The code between backquotes outside of blocks."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```|^    .*$", "", text, flags=re.S | re.M))


class Names:
    """What the sources declare."""

    def __init__(self, tree):
        self.tree = tree
        self.base_names = {os.path.basename(path) for path in tree.files}
        self.passes, self.options = {}, set(WORDS)
        for path in tree.under(["include/jir/Passes"], (".td",)):
            self.read_passes(tree.read(path))
        for path in tree.under(["lib", "test/lib", "tools"], (".cpp", ".h")):
            self.read_source(tree.read(path))
        for path in tree.under(["evaluation"]):
            self.options |= set(re.findall(r'add_argument\("--([\w-]+)"', tree.read(path)))
        self.targets = set()
        for path in [path for path in tree.files if path.endswith(("CMakeLists.txt", ".cmake"))]:
            self.targets |= set(re.findall(r"(?:add_custom_target|add_executable|jir_add_tool)\(\s*([\w-]+)", tree.read(path)))
        reasons = "include/jir/Analysis/CallGraph/CallReasons.def"
        reasons = set(re.findall(r'"(jvm-[\w-]+)"', tree.read(reasons))) if tree.exists(reasons) else set()
        self.known = set(self.passes) | self.targets | reasons | {path.split("/")[1] for path in tree.under(["tools"])}

    def read_passes(self, text):
        shared = {}
        for name, body in re.findall(r"^(?:def|class) (\w*Option)\b(.*?)(?=^(?:def|class|include) |\Z)", text, re.S | re.M):
            shared[name] = re.search(r'Option<\s*"\w+",\s*"([\w-]+)"', body).group(1)
        for name, body in re.findall(r'^def \w+ : \w*Pass<"([\w-]+)">(.*?)(?=^def |\Z)', text, re.S | re.M):
            found = set(re.findall(r'Option<\s*"\w+",\s*"([\w-]+)"', body))
            found |= {option for shared_name, option in shared.items() if re.search(rf"\b{shared_name}\b", body)}
            # Options that a file of shared definitions declares elsewhere.
            found |= {"from"} if "FromOption" in body else set()
            self.passes[name] = found
            self.options |= found

    def read_source(self, text):
        for name in re.findall(r'#define DEBUG_TYPE "([\w-]+)"', text):
            self.passes.setdefault(name, set())
        for name in re.findall(r'PassPipelineRegistration<[^>]*>\w*\(\s*"([\w-]+)"', text):
            self.passes.setdefault(name, set())
        for name in re.findall(r'return "(test-[\w-]+)"', text):
            self.passes.setdefault(name, set())
        # Options of programs and pipelines.
        self.options |= set(re.findall(r'(?:cl::\w+<[^;]*?>|Option<[^;]*?>)?\s*\w+\s*[({]\s*(?:\*this, )?"([a-z][\w-]+)",', text))


def check_path(names, where, span):
    tree = names.tree
    path = span.split("#")[0].rstrip("/")
    if path in EXAMPLES or "/NAME" in path or not re.fullmatch(r"[\w./*{},$-]+", path):
        return
    if path.split("/")[0] in FOLDERS and "/" in path:
        pattern = re.escape(path).replace(r"\*", "[^/]*")
        if not tree.exists(path) and not any(re.match(pattern, one) for one in tree.files):
            yield f"{where}: there is no {path}"
    elif re.fullmatch(r"[A-Z]\w+\.(cpp|h|def|td)|[\w-]+\.(test|py)", path) and path not in names.base_names:
        yield f"{where}: there is no file {path}"


def check_pass(names, where, text):
    """A pass with options, as in `jvm-cha{annotate=none}` or `--jvm-cha='annotate=none'`."""
    for name, in_braces, in_quotes in re.findall(r"(?<![\w.-])(?:--)?(j(?:vm|ir)-[a-z-]+)(?:\{([^{}]*)\}|='([^']*)')?", text):
        if name.rstrip("-") in EXAMPLES:
            continue
        if name.rstrip("-") not in names.known and name != name.rstrip("-") + "-":
            yield f"{where}: there is no pass, program or target {name}"
            continue
        options = names.passes.get(name)
        for option in re.findall(r"(?:^|\s)([a-zA-Z-]+)(?==)", in_braces or in_quotes) if options else []:
            if option not in options:
                yield f"{where}: {name} has no option {option}"


def check(tree):
    names = Names(tree)
    for page in pages(tree):
        text = tree.read(page)
        for span in spans(text):
            yield from check_path(names, page, span)
            option = re.fullmatch(r"--?([a-z][\w-]+)(=\S*)?|([a-z][a-z-]+)=[\w.*|]*", span)
            if option and (option.group(1) or option.group(3)) not in names.options | set(names.passes):
                yield f"{page}: there is no option {span}"
        for block in re.findall(r"^    .*$", text, re.M):
            for path in re.findall(r"(?<![\w/.-])[A-Z]\w+\.(?:cpp|h|def|td)\b", block):
                yield from check_path(names, page, path)
        shown = " ".join(spans(text) + re.findall(r"^    .*$", text, re.M))
        yield from dict.fromkeys(check_pass(names, page, shown))


GOOD = {
    "README.md": "[docs](docs/A.md) `lib/A.cpp`, `A.cpp`, `jvm-cha{annotate=none}`, `--main=X`, `annotate=none`\n",
    "docs/A.md": "`jir-opt` with `--jvm-cha='annotate=none'`\n\n    jir-opt a.mlir --jvm-cha\n\n`test/*.mlir`\n",
    "include/jir/Passes/Passes.td": 'def CHA : AnalysisPass<"jvm-cha"> {\n  Option<"annotate", "annotate", "bool">\n}\n',
    "lib/A.cpp": 'cl::opt<std::string> mainClass("main", cl::desc("x"));\n',
    "tools/jir-opt/jir-opt.cpp": "\n",
    "test/a.mlir": "\n",
}
PLANTED = [
    ({"docs/B.md": "`lib/Gone.cpp`\n"}, "there is no lib/Gone.cpp"),
    ({"docs/B.md": "`Gone.cpp`\n"}, "there is no file Gone.cpp"),
    ({"docs/B.md": "    library(Gone.cpp)\n"}, "there is no file Gone.cpp"),
    ({"docs/B.md": "`test/gone*.mlir`\n"}, "there is no test/gone*.mlir"),
    ({"docs/B.md": "`jvm-gone`\n"}, "there is no pass, program or target jvm-gone"),
    ({"docs/B.md": "    jir-opt --jvm-cha='gone=1'\n"}, "jvm-cha has no option gone"),
    ({"docs/B.md": "`--gone`\n"}, "there is no option --gone"),
    ({"docs/B.md": "`gone=1`\n"}, "there is no option gone=1"),
]
