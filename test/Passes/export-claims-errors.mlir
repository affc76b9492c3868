// Without claims there is nothing to write.
//
// RUN: not jir-opt %s --jvm-export-claims='output=%t' 2>&1 | FileCheck %s
// CHECK: jir-opt: error: jvm-export-claims needs the set of claims of jvm-devirtualize: add jvm-devirtualize before it

jvm.class public @java.lang.Object platform {
}
