// A parameter of an entry point holds a synthetic object of each class that a caller may pass.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-points-to='method=a.Library.use format=json' --summary=none -o /dev/null | FileCheck %s
// CHECK: "name": "parameter 0"
// CHECK: "objects": [
// CHECK-NEXT: {
// CHECK-NEXT: "kind": "synthetic"
// CHECK-NEXT: "type": "a.Shape"
// CHECK: "kind": "synthetic"
// CHECK-NEXT: "type": "a.Square"
// CHECK-NOT: "kind"

jvm.entry @a.Library::@"use(La/Shape;)V" reason "all-public"

jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Library extends @java.lang.Object application {
  jvm.method public static @"use(La/Shape;)V"(%shape: !jvm.ref<a.Shape>) {
    jvm.return
  }
}
jvm.class public @a.Shape extends @java.lang.Object application {
}
jvm.class public @a.Square extends @a.Shape application {
}
