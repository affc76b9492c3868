// jvm-export-methods needs a call graph and the name of a file.
//
// RUN: not jir-opt %s --jvm-export-methods='output=%t' 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: jir-opt: error: jvm-export-methods needs a call graph: add one of jvm-cha, jvm-points-to, jvm-read-call-graph before it
//
// RUN: not jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-export-methods{output=""})' 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: jvm-export-methods: the option 'output' names no file

jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
