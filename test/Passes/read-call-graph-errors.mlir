// jvm-read-call-graph reports which line of which file is wrong, and what was expected there.
//
// RUN: split-file %s %t
// RUN: not jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-read-call-graph)' 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: jvm-read-call-graph: neither edges= nor methods= names a file
// RUN: not jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-read-call-graph{edges=%t/absent.csv})' 2>&1 | FileCheck %s --check-prefix=ABSENT
// ABSENT: error: jvm-read-call-graph: {{.*}}absent.csv: No such file or directory
// RUN: not jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-read-call-graph{edges=%t/heading.csv})' 2>&1 | FileCheck %s --check-prefix=HEADING
// HEADING: error: jvm-read-call-graph: {{.*}}heading.csv: line 1: expected the columns caller_class,
// RUN: not jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-read-call-graph{edges=%t/short.csv})' 2>&1 | FileCheck %s --check-prefix=SHORT
// SHORT: {{.*}}short.csv: line 2: expected 8 fields
// RUN: not jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-read-call-graph{edges=%t/index.csv})' 2>&1 | FileCheck %s --check-prefix=INDEX
// INDEX: {{.*}}index.csv: line 2: expected a bytecode index or -1
// RUN: not jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-read-call-graph{edges=%t/reason.csv})' 2>&1 | FileCheck %s --check-prefix=REASON
// REASON: {{.*}}reason.csv: line 2: unknown reason 'magic'

//--- program.mlir
jvm.class public @java.lang.Object platform version 61:0 {
}
//--- heading.csv
a,b,c
//--- short.csv
caller_class,caller_name,caller_descriptor,bci,callee_class,callee_name,callee_descriptor,reason
A,f,()V,0,"B,g
//--- index.csv
caller_class,caller_name,caller_descriptor,bci,callee_class,callee_name,callee_descriptor,reason
A,f,()V,x,B,g,()V,dispatch
//--- reason.csv
caller_class,caller_name,caller_descriptor,bci,callee_class,callee_name,callee_descriptor,reason
A,f,()V,0,B,g,()V,magic
