// What cannot be written is an error, and no part of a file is left.
//
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: not jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-export-call-graph{output=none/cg.csv})' 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: error: jvm-export-call-graph: none/cg.csv: cannot write: No such file or directory
//
// RUN: not jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-export-call-graph{format=xml output=cg.xml})' 2>&1 | FileCheck %s --check-prefix=FORMAT
// FORMAT: for the --format option: Cannot find option named 'xml'!
// RUN: ls %t | count 0
//
// RUN: not jir-opt %s --jvm-cha --jvm-export-call-graph=scope=mine 2>&1 | FileCheck %s --check-prefix=SCOPE
// SCOPE: for the --scope option: Cannot find option named 'mine'!
// RUN: not jir-opt %s --jvm-cha --jvm-export-call-graph=to=a.Nobody.run 2>&1 | FileCheck %s --check-prefix=TO
// TO: error: jvm-export-call-graph: 'a.Nobody.run' matches no reachable method
//
// RUN: not jir-opt %s --jvm-export-call-graph 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: jir-opt: error: jvm-export-call-graph needs a call graph: add one of jvm-cha, jvm-points-to, jvm-read-call-graph before it

jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
