// Without a call graph, or from a pass that adds none, nothing runs.
//
// RUN: not jir-opt %s --jvm-print-call-graph 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: jir-opt: error: jvm-print-call-graph needs a call graph: add one of jvm-cha, jvm-points-to, jvm-read-call-graph before it
//
// RUN: not jir-opt %s --pass-pipeline='builtin.module(jvm-cha,cse,jvm-print-call-graph)' 2>&1 | FileCheck %s --check-prefix=ENDED
// ENDED: jir-opt: error: jvm-print-call-graph needs the call graph of jvm-cha, which ended with cse: add jvm-cha between cse and jvm-print-call-graph
//
// RUN: not jir-opt %s --jvm-print-call-graph='from=unload' 2>&1 | FileCheck %s --check-prefix=GIVER
// GIVER: jir-opt: error: jvm-print-call-graph reads a call graph, and jvm-unload adds none; these do: jvm-cha

jvm.class public @java.lang.Object platform {
}
