// The inliner must leave calls between methods alone: it does not handle caller-sensitivity, monitors, protection and
// identity.
//
// RUN: jir-opt %s --inline | FileCheck %s

jvm.class @A application {
  jvm.method private static @"g()V"() {
    jvm.return
  }
  // CHECK-LABEL: @"f()V"
  jvm.method static @"f()V"() {
    // CHECK-NEXT: jvm.invoke_static [0] @A::@"g()V"
    jvm.invoke_static [0] @A::@"g()V"() : () -> ()
    jvm.return
  }
}
