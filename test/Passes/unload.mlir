// What the file itself holds was not loaded: jvm-unload leaves it, and a class
// in state header stays one.
//
// RUN: jir-opt %s --jvm-unload | FileCheck %s

// CHECK: jvm.class header @java.lang.Object platform
jvm.class header @java.lang.Object platform {
}
// CHECK: jvm.class @a.Main extends @java.lang.Object application
jvm.class @a.Main extends @java.lang.Object application {
  // CHECK: jvm.method public static @"main()V"()
  // CHECK-NEXT: jvm.return
  jvm.method public static @"main()V"() {
    jvm.return
  }
  // CHECK: jvm.method unloaded public static @"later()V"()
  jvm.method unloaded public static @"later()V"()
}
