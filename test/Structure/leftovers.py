# Nothing is left for later or bound to one machine: no reminders in the sources, no absolute paths of one machine.
#
# RUN: %python %s --self-test
# RUN: %python %s %jir_src
# END.

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import structure

# Put together so that this file does not hold what it looks for.
REMINDER = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]) + r")\b")
FOLDERS = ["home", "root", "Users", "work", "mnt", "srv"]
MACHINE_PATH = re.compile(r"(?:^|[\s\"'`=(:,])(/(?:" + "|".join(FOLDERS) + r")/[\w.-]+)")
PLACES = ["include", "lib", "tools", "unittests", "test", "utils", "cmake", "docs", "evaluation", ".ci"]


def check(tree):
    top = [path for path in tree.files if "/" not in path]
    for path in tree.under(PLACES) + top:
        for number, line in enumerate(tree.read(path).splitlines(), 1):
            if REMINDER.search(line):
                yield f"{path}:{number}: a reminder ({REMINDER.search(line).group(1)}); finish it or file an issue"
            if MACHINE_PATH.search(line):
                yield f"{path}:{number}: an absolute path of one machine ({MACHINE_PATH.search(line).group(1)})"


GOOD = {
    "lib/A.cpp": '// See docs/wo' + 'rk/plan.md; java/ho' + 'me/x.\nconst char *p = "/usr/l' + 'ib/jvm/java-17";\n',
    "README.md": "The methods are in /dev/null.\n",
}
PLANTED = [
    ({"lib/B.cpp": "// TO" + "DO: later.\n"}, "lib/B.cpp:1: a reminder"),
    ({"docs/B.md": "Text.\nFIX" + "ME\n"}, "docs/B.md:2: a reminder"),
    ({"utils/b": "cd /ho" + "me/somebody/jir\n"}, "utils/b:1: an absolute path"),
    ({"CMakeLists.txt": 'set(DIR "/wo' + 'rk/jir")\n'}, "CMakeLists.txt:1: an absolute path"),
]

if __name__ == "__main__":
    structure.run(check, GOOD, PLANTED)
