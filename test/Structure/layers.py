# The layers: a folder includes and links only what is below it, and the lower ones do not depend on MLIR.
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
}
# The libraries of lib/Analysis, each with those of lib/Analysis that it may use.
ANALYSES = {
    "Framework": [],
    "Claims": [],
    "Hierarchy": [],
    "CallGraph": ["Claims", "Hierarchy"],
    "RecordedRuns": ["CallGraph", "Claims", "Hierarchy"],
    "JdkModel": ["CallGraph", "Claims", "Hierarchy"],
    "ConstraintSolver": [],
    "MethodFacts": ["ConstraintSolver", "JdkModel", "CallGraph", "Claims", "Hierarchy"],
    "CHA": ["MethodFacts", "ConstraintSolver", "JdkModel", "CallGraph", "Claims", "Hierarchy"],
    # It owns the interface of plugins, and never knows one of them.
    "PointsTo": ["MethodFacts", "ConstraintSolver", "JdkModel", "CallGraph", "Claims", "Hierarchy"],
    "Plugins": ["PointsTo", "MethodFacts", "ConstraintSolver", "JdkModel", "RecordedRuns", "CallGraph", "Claims",
                "Hierarchy"],
    "Defensive": ["JdkModel", "CallGraph", "Claims", "Hierarchy"],
    "Devirtualization": ["PointsTo", "MethodFacts", "ConstraintSolver", "CallGraph", "Claims", "Hierarchy"],
    "Retention": ["PointsTo", "MethodFacts", "ConstraintSolver", "JdkModel", "CallGraph", "Claims", "Hierarchy"],
}
ALL_ANALYSES = [f"Analysis/{name}" for name in ANALYSES]
for analysis, used in ANALYSES.items():
    BELOW[f"Analysis/{analysis}"] = [f"Analysis/{name}" for name in used] + ["Models", "Recording", "Dialect", "Support"]
BELOW["Analysis/ConstraintSolver"] = ["Support"]
BELOW |= {
    "Export": ALL_ANALYSES + ["Recording", "Dialect", "Support"],
    "Passes": ALL_ANALYSES + ["Export", "Recording", "Dialect", "Support"],
    # What a tool's main is made of: registers dialects, passes and the loader of bodies.
    "Tools": ALL_ANALYSES + ["Support", "ClassFile", "Archive", "Dialect", "Import", "Emit", "Export", "Passes"],
}
WITHOUT_MLIR = ["Support", "ClassFile", "Archive", "Recording", "Models", "Analysis/ConstraintSolver"]

INCLUDE = re.compile(r'^\s*#\s*include\s*["<]([^">]+)[">]|^\s*include\s+"([^"]+)"', re.M)


def layer_of_folder(parts):
    """"ClassFile" for ["ClassFile"], "Analysis/CHA" for ["Analysis", "CHA"]; None for what lies in no layer."""
    if parts and parts[0] == "Analysis":
        return "/".join(parts[:2]) if len(parts) > 1 else None
    return parts[0] if parts else None


def layer(path):
    """The layer of a file of lib/ or include/jir/."""
    parts = path.split("/")
    return layer_of_folder(parts[2 if path.startswith("include/jir/") else 1:-1])


def check_includes(tree):
    for path in tree.under(["include/jir", "lib"], (".h", ".cpp", ".td", ".def", ".inc")):
        user = layer(path)
        if user is None:
            yield f"{path}: lies in no layer's folder"
            continue
        if user not in BELOW:
            yield f"{path}: '{user}' is no known layer; test/Structure/layers.py has the list"
            continue
        for match in INCLUDE.finditer(tree.read(path)):
            included = match.group(1) or match.group(2)
            if included.startswith("mlir/") and user in WITHOUT_MLIR:
                yield f"{path}: includes {included}, but {user} is a layer without MLIR"
            if not included.startswith("jir/"):
                continue
            used = layer_of_folder(included.split("/")[1:-1])
            if used != user and used not in BELOW[user]:
                yield f"{path}: includes {included}, but {user} must not use {used}"


def without_comments(text):
    return re.sub(r"#.*", "", text)


def check_links(tree):
    lists = [path for path in tree.under(["lib"]) if path.endswith("CMakeLists.txt")]
    layer_of = {}
    for path in lists:
        for name in re.findall(r"jir_add_library\(\s*(\w+)", without_comments(tree.read(path))):
            layer_of["JIR" + name] = layer(path)
    for path in lists:
        for name, body in re.findall(r"jir_add_library\(\s*(\w+)([^)]*)\)", without_comments(tree.read(path))):
            user = layer_of["JIR" + name]
            body = re.sub(r"\bDEPENDS\b.*?(?=\bMLIR\b|\bLINK_LIBS\b|$)", "", body, flags=re.S)
            if user in WITHOUT_MLIR and re.search(r"\bMLIR\b", body):
                yield f"{path}: JIR{name} links MLIR, but {user} is a layer without MLIR"
            for used in sorted(set(re.findall(r"\bJIR\w+", body))):
                if used not in layer_of:
                    yield f"{path}: JIR{name} links {used}, which no folder of lib/ declares"
                elif layer_of[used] != user and layer_of[used] not in BELOW.get(user, []):
                    yield f"{path}: JIR{name} links {used}, but {user} must not use {layer_of[used]}"


def check(tree):
    yield from check_includes(tree)
    yield from check_links(tree)


GOOD = {
    "lib/Support/A.cpp": '#include "jir/Support/A.h"\n',
    "lib/Support/CMakeLists.txt": "jir_add_library(Support A.cpp)\n",
    "lib/Dialect/JVM/Ops.cpp": '#include "mlir/IR/Builders.h"\n#include "jir/Support/A.h"\n',
    "lib/Dialect/JVM/CMakeLists.txt": "jir_add_library(DialectJVM Ops.cpp MLIR LINK_LIBS JIRSupport DEPENDS JIRJVMIncGen)\n",
    "lib/Analysis/CHA/CHA.cpp": '#include "jir/Dialect/JVM/Ops.h"\n',
    "lib/Archive/CMakeLists.txt": "jir_add_library(Archive LINK_LIBS JIRSupport)\n",
}
PLANTED = [
    ({"lib/Analysis/CHA/B.cpp": '#include "jir/Import/Importer.h"\n'}, "Analysis/CHA must not use Import"),
    ({"lib/Analysis/B.cpp": "\n"}, "lies in no layer's folder"),
    ({"lib/Analysis/Hierarchy/B.cpp": '#include "jir/Analysis/CHA/CHA.h"\n'}, "Hierarchy must not use Analysis/CHA"),
    ({"lib/Analysis/ConstraintSolver/B.cpp": '#include "mlir/IR/Builders.h"\n'}, "a layer without MLIR"),
    ({"include/jir/Export/B.h": '#include "jir/Archive/Jar.h"\n'}, "Export must not use Archive"),
    ({"lib/Passes/B.cpp": '# include <jir/ClassFile/Reader.h>\n'}, "Passes must not use ClassFile"),
    ({"include/jir/Dialect/JVM/B.td": 'include "jir/Analysis/CHA/X.td"\n'}, "Dialect must not use Analysis"),
    ({"lib/ClassFile/B.cpp": '#include "mlir/IR/Builders.h"\n'}, "a layer without MLIR"),
    ({"lib/Analysis/PointsTo/S.cpp": '#include "jir/Analysis/Plugins/Reflection/R.h"\n'}, "must not use Analysis/Plugins"),
    ({"lib/Stray.cpp": "\n"}, "lies in no layer's folder"),
    ({"lib/Unheard/B.cpp": "\n"}, "no known layer"),
    ({"lib/Analysis/CHA/CMakeLists.txt": "jir_add_library(CHA A.cpp\n MLIR LINK_LIBS JIRArchive)\n"}, "must not use Archive"),
    ({"lib/Analysis/CHA/CMakeLists.txt": "jir_add_library(CHA A.cpp LINK_LIBS JIRNowhere)\n"}, "no folder of lib/ declares"),
    ({"lib/Support/CMakeLists.txt": "jir_add_library(Support A.cpp MLIR)\n"}, "links MLIR"),
]

if __name__ == "__main__":
    structure.run(check, GOOD, PLANTED)
