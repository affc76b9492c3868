# Names: a stem in lib/ has its header in include/jir/, and tests, unit tests and docs mirror the folders of lib/.
#
# RUN: %python %s --self-test
# RUN: %python %s %jir_src
# END.

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import structure

# Folders beside those of lib/ that the mirrors may have.
EXTRA = {
    "test": {"Unit", "Structure", "Inputs", "Tools", "EndToEnd", "lib"},
    "unittests": {"TestSupport", "Fuzz"},
    "include/jir": set(),
}


def stems(tree, folder, suffix):
    """The names of the files directly in a folder that end in a suffix, without it."""
    found = set()
    for path in tree.under([folder], (suffix,)):
        if os.path.dirname(path) == folder:
            found.add(os.path.basename(path)[: -len(suffix)])
    return found


def belongs(stem, headers):
    """A file may also carry a part of a header's subject: ReaderAttributes.cpp belongs to Reader.h."""
    return any(stem.startswith(header) for header in headers)


def check_headers(tree):
    """Each stem.cpp in lib/X has stem.h in include/jir/X, or is a part of such a stem, or is private to lib/X.

    A file whose first include is another header of its folder, public or private, implements a part of that header.
    """
    for path in tree.under(["lib"], (".cpp",)):
        folder, stem = os.path.dirname(path), os.path.basename(path)[:-4]
        public = "include/jir/" + folder[len("lib/"):]
        headers = stems(tree, public, ".h") | stems(tree, folder, ".h") | stems(tree, public, ".td")
        if folder.startswith("lib/Passes") and tree.exists(f"{public}/Passes.td"):
            # A pass has no header of its own: Passes.td declares it.
            headers |= set(re.findall(r"^def (\w+)", tree.read(f"{public}/Passes.td"), re.M))
        first = re.search(r'#include "(?:' + re.escape(public[len("include/"):]) + r'/)?(\w+)\.h"|#include', tree.read(path))
        if not belongs(stem, headers) and not (first and first.group(1) in headers):
            yield f"{path}: no {public}/{stem}.h, its first include is none of them, and it is no part of a stem that has one"
    for path in tree.under(["include/jir"], (".h",)):
        folder, stem = os.path.dirname(path), os.path.basename(path)[:-2]
        library = "lib/" + folder[len("include/jir/"):]
        if not tree.under([library], (".cpp",)) and not tree.exists(f"{library}/CMakeLists.txt"):
            yield f"{path}: there is no {library}"


def check_mirrors(tree):
    folders = {path.split("/")[1] for path in tree.under(["lib"]) if path.count("/") > 1}
    for mirror, extra in EXTRA.items():
        depth = mirror.count("/") + 1
        for name in sorted({path.split("/")[depth] for path in tree.under([mirror]) if path.count("/") > depth}):
            if name not in folders | extra:
                yield f"{mirror}/{name}: there is no lib/{name}; {mirror}/ mirrors lib/ by the same names"


def check_unit_tests(tree):
    """unittests/X/StemTests.cpp tests a stem of lib/X, or the whole folder X."""
    for path in tree.under(["unittests"], (".cpp",)):
        folder, name = os.path.dirname(path)[len("unittests/"):], os.path.basename(path)
        if folder.split("/")[0] in EXTRA["unittests"] or not name.endswith(("Test.cpp", "Tests.cpp")):
            continue
        subject = re.sub(r"Tests?\.cpp$", "", name)
        known = stems(tree, f"lib/{folder}", ".cpp") | stems(tree, f"lib/{folder}", ".h") | stems(tree, f"include/jir/{folder}", ".h")
        known |= stems(tree, f"include/jir/{folder}", ".td") | stems(tree, f"include/jir/{folder}", ".def")
        known |= set(folder.split("/")) | {folder.replace("/", "")}
        if not belongs(subject, known):
            yield f"{path}: no stem of lib/{folder} or include/jir/{folder} begins its name"


def check(tree):
    yield from check_headers(tree)
    yield from check_mirrors(tree)
    yield from check_unit_tests(tree)


GOOD = {
    "lib/ClassFile/CMakeLists.txt": "\n",
    "lib/ClassFile/Reader.cpp": "\n",
    "lib/ClassFile/ReaderAttributes.cpp": "\n",
    "lib/ClassFile/Private.cpp": "\n",
    "lib/ClassFile/Private.h": "\n",
    "lib/ClassFile/Helper.cpp": '#include "Private.h"\n',
    "lib/ClassFile/Other.cpp": '#include "jir/ClassFile/Reader.h"\n',
    "include/jir/ClassFile/Reader.h": "\n",
    "include/jir/Passes/Passes.td": 'def Devirtualize : Pass<"jvm-devirtualize">;\n',
    "lib/Passes/Devirtualize.cpp": "\n",
    "lib/Passes/DevirtualizeRewrite.cpp": "\n",
    "unittests/ClassFile/ReaderTests.cpp": "\n",
    "unittests/ClassFile/ReaderHostileTests.cpp": "\n",
    "test/ClassFile/reader.test": "\n",
}
PLANTED = [
    ({"lib/ClassFile/Stray.cpp": "\n"}, "no include/jir/ClassFile/Stray.h"),
    ({"lib/ClassFile/Stray.cpp": '#include "jir/Support/A.h"\n#include "Private.h"\n'}, "its first include is none"),
    ({"lib/Passes/Unlisted.cpp": "\n"}, "lib/Passes/Unlisted.cpp"),
    ({"include/jir/Nowhere/A.h": "\n"}, "there is no lib/Nowhere"),
    ({"test/Classfile/a.test": "\n"}, "test/Classfile: there is no lib/Classfile"),
    ({"unittests/Nowhere/ATests.cpp": "\n"}, "unittests/Nowhere: there is no lib/Nowhere"),
    ({"unittests/ClassFile/UnknownTests.cpp": "\n"}, "begins its name"),
]

if __name__ == "__main__":
    structure.run(check, GOOD, PLANTED)
