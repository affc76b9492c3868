// jvm-check-assumptions needs a recording that can be read, and the call graph that it names.
//
// RUN: not jir-opt %s --jvm-check-assumptions 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: jvm-check-assumptions: the option recording names no file
// RUN: not jir-opt %s --jvm-check-assumptions='recording=%t.gone' 2>&1 | FileCheck %s --check-prefix=GONE
// GONE: error: jvm-check-assumptions: {{.*}}.gone
// RUN: not jir-opt %s --jvm-check-assumptions='recording=%s' 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: jvm-check-assumptions: {{.*}}check-assumptions-errors.mlir
// RUN: not jir-opt %s --jvm-check-assumptions='recording=a.rec from=cha' 2>&1 | FileCheck %s --check-prefix=FIRST
// FIRST: jvm-check-assumptions needs the call graph of jvm-cha

jvm.class @a.Main extends @java.lang.Object application {
}
