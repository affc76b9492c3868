// @PASS@ counts the methods of the classes that match the filter.
//
// RUN: jir-opt %s --@PASS@ -o /dev/null | FileCheck %s
// RUN: jir-opt %s --@PASS@='filter=a.M*' -o /dev/null | FileCheck %s --check-prefix=FILTER

// CHECK: @PASS@: 2 methods
// FILTER: @PASS@: 1 methods

jvm.class @a.Main extends @java.lang.Object application {
  jvm.method public abstract @"one()V"(!jvm.ref<a.Main>)
}
jvm.class @a.Other extends @java.lang.Object application {
  jvm.method public abstract @"two()V"(!jvm.ref<a.Other>)
}
