# The layers: a folder includes and links only what stands below it, and the lower ones know nothing of MLIR.
#
# RUN: %python %s --self-test
# RUN: %python %s %jir_src
# END.

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))
import structure

# For each layer the layers that it may use; each may use itself. This is the table of docs/Architecture.md.
BELOW = {
    "Support": [],
    "ClassFile": ["Support"],
    "Archive": ["ClassFile", "Support"],
    "Recording": ["Support"],
    "Dialect": ["Support"],
    "Import": ["Archive", "ClassFile", "Dialect", "Support"],
    "Emit": ["Archive", "ClassFile", "Dialect", "Support"],
    "Models": ["Support"],
    "Analysis": ["Models", "Recording", "Dialect", "Support"],
    "Export": ["Analysis", "Recording", "Dialect", "Support"],
    "Passes": ["Analysis", "Export", "Recording", "Dialect", "Support"],
    # What a tool's main is made of: registers dialects, passes and the loader of bodies.
    "Tools": ["Support", "ClassFile", "Archive", "Dialect", "Import", "Emit", "Analysis", "Export", "Passes"],
}
WITHOUT_MLIR = ["Support", "ClassFile", "Archive", "Recording", "Models"]
# PointsTo owns the plugin interface, these implement it; it never knows them.
NEVER = {"Analysis/PointsTo": ["Analysis/Reflection", "Analysis/Invokedynamic", "Analysis/RuntimeModel"]}

INCLUDE = re.compile(r'^\s*#\s*include\s*["<]([^">]+)[">]|^\s*include\s+"([^"]+)"', re.M)


def layer_and_folder(path):
    """("ClassFile", "ClassFile") for lib/ClassFile/Reader.cpp; the folder also names what lies deeper."""
    parts = path.split("/")
    start = 2 if path.startswith("include/jir/") else 1
    return (parts[start], "/".join(parts[start:-1])) if len(parts) > start + 1 else (None, "")


def check_includes(tree):
    for path in tree.under(["include/jir", "lib"], (".h", ".cpp", ".td", ".def", ".inc")):
        layer, folder = layer_and_folder(path)
        if layer is None:
            yield f"{path}: lies in no layer's folder"
            continue
        if layer not in BELOW:
            yield f"{path}: '{layer}' is no known layer; test/Structure/layers.py has the list"
            continue
        for match in INCLUDE.finditer(tree.read(path)):
            included = match.group(1) or match.group(2)
            if included.startswith("mlir/") and layer in WITHOUT_MLIR:
                yield f"{path}: includes {included}, but {layer} is a layer without MLIR"
            if not included.startswith("jir/"):
                continue
            used = included.split("/")[1]
            if used != layer and used not in BELOW[layer]:
                yield f"{path}: includes {included}, but {layer} must not use {used}"
            for above in NEVER.get("/".join(folder.split("/")[:2]), []):
                if included.startswith(f"jir/{above}/") or included.startswith(f"jir/{above}."):
                    yield f"{path}: includes {included}, but {folder} must not use {above}"


def without_comments(text):
    return re.sub(r"#.*", "", text)


def check_links(tree):
    lists = [path for path in tree.under(["lib"]) if path.endswith("CMakeLists.txt")]
    layer_of = {}
    for path in lists:
        for name in re.findall(r"jir_add_library\(\s*(\w+)", without_comments(tree.read(path))):
            layer_of["JIR" + name] = layer_and_folder(path)[0]
    for path in lists:
        for name, body in re.findall(r"jir_add_library\(\s*(\w+)([^)]*)\)", without_comments(tree.read(path))):
            layer = layer_of["JIR" + name]
            body = re.sub(r"\bDEPENDS\b.*?(?=\bMLIR\b|\bLINK_LIBS\b|$)", "", body, flags=re.S)
            if layer in WITHOUT_MLIR and re.search(r"\bMLIR\b", body):
                yield f"{path}: JIR{name} links MLIR, but {layer} is a layer without MLIR"
            for used in sorted(set(re.findall(r"\bJIR\w+", body))):
                if used not in layer_of:
                    yield f"{path}: JIR{name} links {used}, which no folder of lib/ declares"
                elif layer_of[used] != layer and layer_of[used] not in BELOW.get(layer, []):
                    yield f"{path}: JIR{name} links {used}, but {layer} must not use {layer_of[used]}"


def check(tree):
    yield from check_includes(tree)
    yield from check_links(tree)


GOOD = {
    "lib/Support/A.cpp": '#include "jir/Support/A.h"\n',
    "lib/Support/CMakeLists.txt": "jir_add_library(Support A.cpp)\n",
    "lib/Dialect/JVM/Ops.cpp": '#include "mlir/IR/Builders.h"\n#include "jir/Support/A.h"\n',
    "lib/Dialect/JVM/CMakeLists.txt": "jir_add_library(DialectJVM Ops.cpp MLIR LINK_LIBS JIRSupport DEPENDS JIRJVMIncGen)\n",
    "lib/Analysis/CHA.cpp": '#include "jir/Dialect/JVM/Ops.h"\n',
    "lib/Archive/CMakeLists.txt": "jir_add_library(Archive LINK_LIBS JIRSupport)\n",
}
PLANTED = [
    ({"lib/Analysis/B.cpp": '#include "jir/Import/Importer.h"\n'}, "Analysis must not use Import"),
    ({"include/jir/Export/B.h": '#include "jir/Archive/Jar.h"\n'}, "Export must not use Archive"),
    ({"lib/Passes/B.cpp": '# include <jir/ClassFile/Reader.h>\n'}, "Passes must not use ClassFile"),
    ({"include/jir/Dialect/JVM/B.td": 'include "jir/Analysis/X.td"\n'}, "Dialect must not use Analysis"),
    ({"lib/ClassFile/B.cpp": '#include "mlir/IR/Builders.h"\n'}, "a layer without MLIR"),
    ({"lib/Analysis/PointsTo/S.cpp": '#include "jir/Analysis/Reflection/R.h"\n'}, "must not use Analysis/Reflection"),
    ({"lib/Stray.cpp": "\n"}, "lies in no layer's folder"),
    ({"lib/Unheard/B.cpp": "\n"}, "no known layer"),
    ({"lib/Analysis/CMakeLists.txt": "jir_add_library(Analysis A.cpp\n MLIR LINK_LIBS JIRArchive)\n"}, "must not use Archive"),
    ({"lib/Analysis/CMakeLists.txt": "jir_add_library(Analysis A.cpp LINK_LIBS JIRNowhere)\n"}, "no folder of lib/ declares"),
    ({"lib/Support/CMakeLists.txt": "jir_add_library(Support A.cpp MLIR)\n"}, "links MLIR"),
]

if __name__ == "__main__":
    structure.run(check, GOOD, PLANTED)
