# All C++ is formatted by .clang-format; `utils/format` does it.
#
# REQUIRES: clang-format
# RUN: %python %s --self-test %clang_format
# RUN: %python %s %jir_src %clang_format
# END.

import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import structure


def check_with(program):
    def check(tree):
        paths = tree.under(["include", "lib", "tools", "unittests", "test", "cmake"], (".h", ".cpp"))
        if not paths:
            return
        run = subprocess.run([program, "--dry-run", "--ferror-limit=1", "-Werror", *paths], cwd=tree.root,
                             stderr=subprocess.PIPE, text=True, check=False)
        for line in run.stderr.splitlines():
            if "error:" in line:
                yield f"{line.split(': error')[0]}: not formatted; run utils/format"
        if run.returncode != 0 and "error:" not in run.stderr:
            yield f"{program} failed: {run.stderr}"
    return check


GOOD = {"lib/A.cpp": "int f(int a) { return a; }\n", ".clang-format": "BasedOnStyle: LLVM\n"}
PLANTED = [({"lib/B.cpp": "int  f( int a ) {return a;}\n"}, "lib/B.cpp:1:4: not formatted")]

if __name__ == "__main__":
    check = check_with(sys.argv.pop())
    structure.run(check, GOOD, PLANTED)
