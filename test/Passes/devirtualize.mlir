// jvm-devirtualize claims a call for each rule of docs/Analysis/Devirtualization.md, and reports why it leaves the others.
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha{annotate=none},jvm-devirtualize{print=true})' 2>/dev/null | FileCheck %s

jvm.entry @demo.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public super @demo.Base extends @java.lang.Object application version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<demo.Base>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<demo.Base>, () -> !jvm.ref<demo.Base>
    jvm.return
  }
  jvm.method public final @"fixed()V"(%this: !jvm.ref<demo.Base>) {
    jvm.return
  }
  jvm.method public @"open()V"(%this: !jvm.ref<demo.Base>) {
    jvm.return
  }
  jvm.method public @"alone()V"(%this: !jvm.ref<demo.Base>) {
    jvm.return
  }
}
jvm.class public final super @demo.Leaf extends @demo.Base application version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<demo.Leaf>) {
    %0 = jvm.init [1] @demo.Base::@"<init>()V" of %this() : !jvm.uninit_this<demo.Leaf>, () -> !jvm.ref<demo.Leaf>
    jvm.return
  }
  jvm.method public @"open()V"(%this: !jvm.ref<demo.Leaf>) {
    jvm.return
  }
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  // CHECK-LABEL: jvm.method {{.*}}@"main()V"
  jvm.method public static @"main()V"() {
    %u = jvm.new [0] : !jvm.uninit<demo.Base>
    %base = jvm.init [4] @demo.Base::@"<init>()V" of %u() : !jvm.uninit<demo.Base>, () -> !jvm.ref<demo.Base>
    // Rule 2, a new object: demo.Base.open runs, whatever subclasses there are, and the receiver is not null.
    // CHECK: jvm.invoke_virtual [8] @demo.Base::@"open()V"
    // CHECK-SAME: jvm.claim = #jvm.claim<certain, target = <@demo.Base::@"open()V">, check = none, grounds = "the receiver is a new demo.Base">
    jvm.invoke_virtual [8] @demo.Base::@"open()V" of %base() : !jvm.ref<demo.Base>, () -> ()
    jvm.invoke_static [11] @demo.Main::@"use(Ldemo/Base;Ldemo/Leaf;)V"(%base, %base) : (!jvm.ref<demo.Base>, !jvm.ref<demo.Base>) -> ()
    jvm.return
  }
  // CHECK-LABEL: jvm.method {{.*}}@"use(Ldemo/Base;Ldemo/Leaf;)V"
  jvm.method public static @"use(Ldemo/Base;Ldemo/Leaf;)V"(%b: !jvm.ref<demo.Base>, %l: !jvm.ref<demo.Leaf>) {
    // Rule 1, a final method.
    // CHECK: jvm.invoke_virtual [0] @demo.Base::@"fixed()V"
    // CHECK-SAME: jvm.claim = #jvm.claim<certain, target = <@demo.Base::@"fixed()V">, check = null, grounds = "the resolved method is final">
    jvm.invoke_virtual [0] @demo.Base::@"fixed()V" of %b() : !jvm.ref<demo.Base>, () -> ()
    // Two classes, two targets: no claim.
    // CHECK: jvm.invoke_virtual [4] @demo.Base::@"open()V" of %{{.*}}() : !jvm.ref<demo.Base>, () -> ()
    jvm.invoke_virtual [4] @demo.Base::@"open()V" of %b() : !jvm.ref<demo.Base>, () -> ()
    // Rule 2, a final class.
    // CHECK: jvm.invoke_virtual [8] @demo.Base::@"open()V"
    // CHECK-SAME: #jvm.claim<certain, target = <@demo.Leaf::@"open()V">, check = null, grounds = "the receiver's class demo.Leaf is final">
    jvm.invoke_virtual [8] @demo.Base::@"open()V" of %l() : !jvm.ref<demo.Leaf>, () -> ()
    // Rule 4: no class overrides it, in the closed world.
    // CHECK: jvm.invoke_virtual [12] @demo.Base::@"alone()V"
    // CHECK-SAME: #jvm.claim<conditional, target = <@demo.Base::@"alone()V">, check = null, grounds = "the hierarchy has one target"
    // CHECK-SAME: assumptions = ["absent-stays-absent", "builtin-loaders", "natives-call-nothing-new", "no-agents", "no-generated-classes", "no-proxies", "no-reflective-calls", "one-definition-per-name"]
    jvm.invoke_virtual [12] @demo.Base::@"alone()V" of %b() : !jvm.ref<demo.Base>, () -> ()
    jvm.return
  }
}
