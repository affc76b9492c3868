// The sets of jvm-points-to hold objects of the given classes only. Its claims name the assumptions of that, whether the option
// `assumptions` does or not. An assumption that is a choice is named only if it was chosen.
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-points-to{assumptions=runtime=aot},jvm-devirtualize)' | FileCheck %s
// CHECK-LABEL: @"use(Ldemo/Base;)V"(
// CHECK: jvm.invoke_virtual [1] @demo.Base::@"open()V"
// CHECK-SAME: assumptions = ["absent-stays-absent", "builtin-loaders", "natives-call-nothing-new", "no-agents", "no-generated-classes", "no-proxies", "one-definition-per-name", "unknown-objects-apart"]
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-points-to{assumptions=no-reflective-calls,runtime=aot},jvm-devirtualize)' \
// RUN:   | FileCheck %s --check-prefix=CHOSEN
// CHOSEN: jvm.invoke_virtual [1] @demo.Base::@"open()V"
// CHOSEN-SAME: "no-reflective-calls"

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
  jvm.method public @"open()V"(%this: !jvm.ref<demo.Base>) {
    jvm.return
  }
}
jvm.class public super @demo.Other extends @demo.Base application version 61:0 {
  jvm.method public @"open()V"(%this: !jvm.ref<demo.Other>) {
    jvm.return
  }
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main()V"() {
    %new = jvm.new [0] : !jvm.uninit<demo.Base>
    %b = jvm.init [4] @demo.Base::@"<init>()V" of %new() : !jvm.uninit<demo.Base>, () -> !jvm.ref<demo.Base>
    jvm.invoke_static [8] @demo.Main::@"use(Ldemo/Base;)V"(%b) : (!jvm.ref<demo.Base>) -> ()
    jvm.return
  }
  jvm.method public static @"use(Ldemo/Base;)V"(%b: !jvm.ref<demo.Base>) {
    jvm.invoke_virtual [1] @demo.Base::@"open()V" of %b() : !jvm.ref<demo.Base>, () -> ()
    jvm.return
  }
}
