// Without claims there is nothing to write.
//
// RUN: not jir-opt %s --jvm-export-claims='output=%t' 2>&1 | FileCheck %s
// CHECK: jir-opt: error: jvm-export-claims needs a set of claims: add one of jvm-defensive, jvm-devirtualize, jvm-points-to-claims before it

jvm.class public @java.lang.Object platform {
}
