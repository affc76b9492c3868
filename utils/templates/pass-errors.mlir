// @PASS@ refuses a filter that is no glob.
//
// RUN: not jir-opt %s --@PASS@='filter=[' 2>&1 | FileCheck %s
// CHECK: error: @PASS@: bad filter '['

jvm.class @a.Main extends @java.lang.Object application {
}
