// @PASS@ rejects a filter that is not a valid glob.
//
// RUN: not jir-opt %s --@PASS@='filter=[' 2>&1 | FileCheck %s
// CHECK: error: @PASS@: bad filter '['

jvm.class @a.Main extends @java.lang.Object application {
}
