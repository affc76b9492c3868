// What jvm-load cannot load is an error, and so is a word it does not know.
//
// RUN: not jir-opt %s --jvm-load='what=everything' 2>&1 | FileCheck %s --check-prefix=WORD
// WORD: for the --what option: Cannot find option named 'everything'!
//
// RUN: not jir-opt %s --jvm-load 2>&1 | FileCheck %s --check-prefix=LOADER
// LOADER: error: the members of a.Main are not in the IR: only classes of the program's JDK can be loaded
//
// RUN: not jir-opt %s --jvm-load='what=reachable' 2>&1 | FileCheck %s --check-prefix=REACHABLE
// REACHABLE: jir-opt: error: jvm-load needs a call graph: add one of jvm-cha, jvm-points-to, jvm-read-call-graph before it

jvm.class header @a.Main extends @java.lang.Object application {
}
