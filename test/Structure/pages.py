# What the pages name exists: paths, passes, options, targets of the build. The commands that they show run.
#
# RUN: %python %s --self-test
# RUN: rm -rf %t && mkdir %t
# RUN: env JAVA_HOME=%jdk %python %s %jir_src --bin %jir_obj/bin --classes %classes/pages --folder %t
# END.

import os
import re
import shlex
import subprocess
import sys
import zipfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import page_names
import structure

TOOL = re.compile(r"^(?:build/bin/)?(jir(?:-(?:opt|import|emit|record|compare|classfile|archive))?)(?= )")
# Commands that are not run, by a part of them; their options are checked all the same.
NOT_RUN = ["--only=platform", "--module-path", "*.class"]


def commands(text):
    """The command lines in the indented blocks of a page, continued lines joined, remarks cut off."""
    block = [line[4:] if line.startswith("    ") else "" for line in text.split("\n")]
    number = 0
    while number < len(block):
        line = block[number]
        number += 1
        while number < len(block) and block[number] and (line.endswith("\\") or line.count("'") % 2):
            line = line.rstrip("\\").rstrip() + ("" if line.count("'") % 2 else " ") + block[number].strip()
            number += 1
        line = re.split(r"\s{2,}(?=\S)|\s+# ", line.rstrip())[0]
        # A synopsis has optional or repeated words, or names in capitals.
        if line and not re.search(r"\[[\w=-]|\.\.\.|\b[A-Z]+\.(rec|csv)\b|: error: ", line):
            yield line


class Sandbox:
    """A folder with `app.jar`, `lib.jar` and what else the commands of the pages take."""

    def __init__(self, tree, options):
        self.tree, self.folder, self.bin = tree, options["--folder"], options["--bin"]
        self.environment = {**os.environ, "PATH": os.pathsep.join(
            [self.bin, os.path.join(os.environ.get("JAVA_HOME", ""), "bin"), os.environ["PATH"]])}
        self.help = {}
        for name, wanted in (("app.jar", ""), ("lib.jar", "lib"), ("deps.jar", "lib")):
            self.jar(name, options["--classes"], wanted)
        os.makedirs(os.path.join(self.folder, "build/test"))
        os.symlink(os.path.dirname(options["--classes"]), os.path.join(self.folder, "build/test/classes"))
        os.symlink(self.bin, os.path.join(self.folder, "build/bin"))
        for command in ("jir-import app.jar --library=lib.jar -o app.mlirbc", "jir app.jar --jvm-lower-invokedynamic --jvm-cha "
                        "--jvm-export-call-graph='scope=application output=last-release.csv'"):
            self.run(command, check=True)

    def jar(self, name, classes, wanted):
        with zipfile.ZipFile(os.path.join(self.folder, name), "w") as jar:
            if not wanted:
                jar.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nMain-Class: org.example.App\n\n")
            for folder, _, files in sorted(os.walk(os.path.join(classes, wanted))):
                for file in sorted(files):
                    path = os.path.join(folder, file)
                    jar.write(path, os.path.relpath(path, classes))

    def run(self, command, check=False):
        """The exit code and what was printed; the tools run without a JDK, which takes seconds."""
        words = shlex.split(command)
        if os.path.basename(words[0]) in ("jir", "jir-import") and "--no-jdk" not in words:
            words.append("--no-jdk")
        run = subprocess.run(words, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             text=True, errors="replace", check=False, timeout=60)
        if check and run.returncode:
            sys.exit(f"{command}: {run.stdout}")
        return run.returncode, run.stdout

    def options_of(self, tool):
        """The options that the help of a tool lists."""
        if tool not in self.help:
            self.help[tool] = set(re.findall(r"(?<![\w-])(--?[a-zA-Z][\w-]*)", self.run(f"{tool} --help")[1]))
            self.help[tool] |= {"--help", "-o", "-D"}
        return self.help[tool]

    def can_run(self, command):
        if any(part in command for part in NOT_RUN):
            return False
        agent = os.path.join(os.path.dirname(self.bin), "lib", "libjir-record-agent.so")
        return os.path.exists(agent) or not re.search(r"jir-record|\.rec\b", command)


def check_commands(tree, sandbox):
    for page in page_names.pages(tree):
        # Figures were measured with programs that this test does not have.
        figures = page.startswith("docs/Evaluation/")
        for command in commands(tree.read(page)):
            tool = TOOL.match(command)
            if not tool and not command.startswith("java "):
                continue
            for option in re.findall(r"(?<=\s)(--[a-z][\w-]*)", command.split(" -- ")[0]):
                if tool and option not in sandbox.options_of(tool.group(1)):
                    yield f"{page}: {tool.group(1)} has no option {option}: {command}"
            if figures or not sandbox.can_run(command):
                continue
            code, output = sandbox.run(command)
            if code:
                yield f"{page}: exit code {code} of: {command}\n  " + "\n  ".join(output.strip().split("\n")[:5])


check = page_names.check

PAGE = """
    jir a.jar --one='b
      c' \\
      --two        what it is for
    jir-opt [options] FILE
    jir-opt a.mlir                   # a remark
"""

if __name__ == "__main__":
    if "--bin" not in sys.argv:
        assert list(commands(PAGE)) == ["jir a.jar --one='bc' --two", "jir-opt a.mlir"], list(commands(PAGE))
        structure.run(check, page_names.GOOD, page_names.PLANTED)
    tree = structure.Tree(sys.argv[1])
    found = list(check(tree)) + list(check_commands(tree, Sandbox(tree, dict(zip(sys.argv[2::2], sys.argv[3::2])))))
    print(*found, sep="\n")
    sys.exit(1 if found else 0)
