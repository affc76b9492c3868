// A filter that is not a valid glob is an error.
//
// RUN: not jir-opt %s --jvm-print-hierarchy='filter=[' 2>&1 | FileCheck %s
// CHECK: error: jvm-print-hierarchy: bad filter '[': {{.+}}

jvm.class public @java.lang.Object platform {
}
