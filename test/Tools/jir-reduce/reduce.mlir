// jir-reduce keeps what makes a file interesting, here one method, and erases the
// rest.
//
// RUN: jir-reduce %s --reduction-tree='traversal-mode=0 test=%S/Inputs/has-named.sh' -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir

// CHECK: module {
// CHECK-NEXT: jvm.class public @a.Shape
// CHECK-NEXT: @"named()V"
// CHECK-NOT: unused
// CHECK-NOT: a.Main

jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Shape extends @java.lang.Object application {
  jvm.method public @"named()V"(%this: !jvm.ref<a.Shape>) {
    jvm.return
  }
  jvm.method public @"unused()V"(%this: !jvm.ref<a.Shape>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
