// symbol-dce must not erase a class, a field or a method that nothing in the module names: the JVM may link to it.
//
// RUN: jir-opt %s --symbol-dce | FileCheck %s
// RUN: not jir-opt %s --symbol-privatize 2>&1 | FileCheck %s --check-prefix=PRIVATE

// PRIVATE: has a symbol visibility: the symbols of the jvm dialect are always public

// CHECK: jvm.class @A application
jvm.class @A application {
  // CHECK: jvm.field private @"x:I"
  jvm.field private @"x:I"
  // CHECK: jvm.method private static @"f()V"
  jvm.method private static @"f()V"() {
    jvm.return
  }
  // CHECK: jvm.method unloaded private static @"g()V"
  jvm.method unloaded private static @"g()V"()
}
// CHECK: jvm.class header @B application
jvm.class header @B application {}
