// The statistics of jvm-defensive count calls as the defensive paper does (ECOOP 2018, figure 5): of the calls whose
// receivers are of one class in the points-to sets, those whose receiver's set has one class here as well. A call of a
// final method is left out, and so is one whose receivers have two classes.
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-points-to{annotate=none},jvm-defensive{annotate=false statistics=true count-from=points-to})' -o /dev/null 2>&1 | FileCheck %s
//
// Of main's own calls one has the receiver that main made, and one is final. `given` is called with one object: its
// caller is known in that context alone. `mixed` is called with two classes, and is public: nothing is known there.
// CHECK: sites with receivers of one type in the points-to sets: 2
// CHECK: of these one type here, unconditionally: 1 (50.0%)
// CHECK: of these one type here, in any context: 2 (100.0%)

jvm.entry @demo.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public super @demo.Base extends @java.lang.Object application version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<demo.Base>) {
    %done = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<demo.Base>, () -> !jvm.ref<demo.Base>
    jvm.return
  }
  jvm.method public @"close()V"(%this: !jvm.ref<demo.Base>) {
    jvm.return
  }
  jvm.method public final @"fixed()V"(%this: !jvm.ref<demo.Base>) {
    jvm.return
  }
}
jvm.class public super @demo.Leaf extends @demo.Base application version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<demo.Leaf>) {
    %done = jvm.init [1] @demo.Base::@"<init>()V" of %this() : !jvm.uninit_this<demo.Leaf>, () -> !jvm.ref<demo.Leaf>
    jvm.return
  }
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main()V"() {
    %new = jvm.new [0] : !jvm.uninit<demo.Base>
    %base = jvm.init [4] @demo.Base::@"<init>()V" of %new() : !jvm.uninit<demo.Base>, () -> !jvm.ref<demo.Base>
    jvm.invoke_virtual [8] @demo.Base::@"close()V" of %base() : !jvm.ref<demo.Base>, () -> ()
    jvm.invoke_virtual [12] @demo.Base::@"fixed()V" of %base() : !jvm.ref<demo.Base>, () -> ()
    jvm.invoke_static [16] @demo.Main::@"given(Ldemo/Base;)V"(%base) : (!jvm.ref<demo.Base>) -> ()
    jvm.invoke_static [20] @demo.Main::@"mixed(Ldemo/Base;)V"(%base) : (!jvm.ref<demo.Base>) -> ()
    %newLeaf = jvm.new [24] : !jvm.uninit<demo.Leaf>
    %leaf = jvm.init [28] @demo.Leaf::@"<init>()V" of %newLeaf() : !jvm.uninit<demo.Leaf>, () -> !jvm.ref<demo.Leaf>
    %up = jvm.upcast %leaf : !jvm.ref<demo.Leaf> to !jvm.ref<demo.Base>
    jvm.invoke_static [32] @demo.Main::@"mixed(Ldemo/Base;)V"(%up) : (!jvm.ref<demo.Base>) -> ()
    jvm.return
  }
  jvm.method public static @"given(Ldemo/Base;)V"(%base: !jvm.ref<demo.Base>) {
    jvm.invoke_virtual [1] @demo.Base::@"close()V" of %base() : !jvm.ref<demo.Base>, () -> ()
    jvm.return
  }
  jvm.method public static @"mixed(Ldemo/Base;)V"(%base: !jvm.ref<demo.Base>) {
    jvm.invoke_virtual [1] @demo.Base::@"close()V" of %base() : !jvm.ref<demo.Base>, () -> ()
    jvm.return
  }
}
