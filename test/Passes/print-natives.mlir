// jvm-print-natives lists native methods, and the file of the model of each; with `from` those that the program reaches.
//
// RUN: split-file %s %t
// RUN: jir-opt %t/program.mlir --jvm-print-natives='models=%t/work.mlir' -o /dev/null | FileCheck %s
// RUN: jir-opt %t/program.mlir --jvm-print-natives='only=missing' -o /dev/null | FileCheck %s --check-prefix=MISSING
// RUN: jir-opt %t/program.mlir --jvm-cha --jvm-print-natives='from=cha' -o /dev/null | FileCheck %s --check-prefix=REACHED
// RUN: jir-opt %t/program.mlir --jvm-print-natives='only=unused' -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNUSED

// CHECK: java.lang.Object.clone()Ljava/lang/Object; model java.lang.mlir:{{[0-9]+}}
// CHECK-NEXT: a.Main.work()V model {{.*}}work.mlir:3
// CHECK-NEXT: a.Main.make()Ljava/lang/Object; none
// CHECK-NEXT: a.Main.count()I none

// A native method that returns a number needs no model.
// MISSING-NOT: clone
// MISSING: a.Main.make()Ljava/lang/Object; none
// MISSING-NOT: {{.}}

// REACHED: a.Main.work()V none
// REACHED-NOT: {{.}}

// This java.lang.Object is not the JDK's: it lacks a method that has a model.
// UNUSED-DAG: java.lang.Object.getClass()Ljava/lang/Class; absent

//--- program.mlir
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
  jvm.method protected native @"clone()Ljava/lang/Object;"(!jvm.ref<java.lang.Object>)
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method static native @"work()V"()
  jvm.method static native @"make()Ljava/lang/Object;"()
  jvm.method static native @"count()I"()
  jvm.method public static @"main()V"() {
    jvm.invoke_static [0] @a.Main::@"work()V"() : () -> ()
    jvm.return
  }
}
//--- work.mlir
module attributes {jvm.jdk = "8-"} {
jvm.class @a.Main application {
  jvm.method static @"work()V"() {
    jvm.return
  }
}
}
