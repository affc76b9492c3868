// An interface call on an object of a known class that does not implement the interface throws
// IncompatibleClassChangeError (JVMS 6.5, invokeinterface), whatever methods the class has: the claim keeps that check.
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha{annotate=none},jvm-devirtualize)' 2>/dev/null | FileCheck %s

jvm.entry @demo.Main::@"main(Ldemo/Leaf;Ldemo/Circle;)V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
}
jvm.class public interface abstract @demo.Shape extends @java.lang.Object application version 61:0 {
  jvm.method public abstract @"draw()V"(!jvm.ref<demo.Shape>)
}
jvm.class public final super @demo.Circle extends @java.lang.Object implements [@demo.Shape] application version 61:0 {
  jvm.method public @"draw()V"(%this: !jvm.ref<demo.Circle>) {
    jvm.return
  }
}
jvm.class public final super @demo.Leaf extends @java.lang.Object application version 61:0 {
  jvm.method public @"draw()V"(%this: !jvm.ref<demo.Leaf>) {
    jvm.return
  }
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main(Ldemo/Leaf;Ldemo/Circle;)V"(%l: !jvm.ref<demo.Leaf>, %c: !jvm.ref<demo.Circle>) {
    // CHECK-LABEL: @"main(Ldemo/Leaf;Ldemo/Circle;)V"(
    // CHECK: jvm.invoke_interface [0]
    // CHECK-NOT: check = null
    jvm.invoke_interface [0] interface @demo.Shape::@"draw()V" of %l() : !jvm.ref<demo.Leaf>, () -> ()
    // CHECK: jvm.invoke_interface [5]
    // CHECK-SAME: check = null
    jvm.invoke_interface [5] interface @demo.Shape::@"draw()V" of %c() : !jvm.ref<demo.Circle>, () -> ()
    jvm.return
  }
}
