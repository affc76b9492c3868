// With `saturate=N` a set of more objects becomes all objects of the declared type: what is called there grows, and stays
// within the type. A budget does so with all sets, with a warning.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s --check-prefix=EXACT
// RUN: jir-opt %s --jvm-points-to='saturate=1' --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s --check-prefix=SATURATED
// RUN: jir-opt %s --jvm-points-to='budget-facts=1' --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null 2>&1 | FileCheck %s --check-prefixes=BUDGET,SATURATED

// BUDGET: warning: jvm-points-to: the budget of facts ended

// EXACT: [9] -> a.A.name()V : dispatch
// EXACT-NEXT: [9] -> a.B.name()V : dispatch
// EXACT-NOT: {{.}}

// SATURATED: [9] -> a.A.name()V : dispatch
// SATURATED-NEXT: [9] -> a.B.name()V : dispatch
// SATURATED-NEXT: [9] -> a.C.name()V : dispatch
// SATURATED-NOT: a.Other.name()V

jvm.entry @a.Main::@"main(I)V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"name()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @a.A extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.A>) {
    jvm.return
  }
  jvm.method public @"name()V"(%this: !jvm.ref<a.A>) {
    jvm.return
  }
}
jvm.class public @a.B extends @a.A application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.B>) {
    jvm.return
  }
  jvm.method public @"name()V"(%this: !jvm.ref<a.B>) {
    jvm.return
  }
}
jvm.class public @a.C extends @a.A application {
  jvm.method public @"name()V"(%this: !jvm.ref<a.C>) {
    jvm.return
  }
}
jvm.class public @a.Other extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Other>) {
    jvm.return
  }
  jvm.method public @"name()V"(%this: !jvm.ref<a.Other>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main(I)V"(%i: i32) {
    %zero = arith.constant 0 : i32
    %is = arith.cmpi eq, %i, %zero : i32
    %a = jvm.new [1] : !jvm.uninit<a.A>
    %a1 = jvm.init [2] @a.A::@"<init>()V" of %a() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
    %b = jvm.new [3] : !jvm.uninit<a.B>
    %b1 = jvm.init [4] @a.B::@"<init>()V" of %b() : !jvm.uninit<a.B>, () -> !jvm.ref<a.B>
    %b2 = jvm.upcast %b1 : !jvm.ref<a.B> to !jvm.ref<a.A>
    // These two are not called.
    %c = jvm.new [5] : !jvm.uninit<a.C>
    %other = jvm.new [6] : !jvm.uninit<a.Other>
    %other1 = jvm.init [7] @a.Other::@"<init>()V" of %other() : !jvm.uninit<a.Other>, () -> !jvm.ref<a.Other>
    cf.cond_br %is, ^join(%a1 : !jvm.ref<a.A>), ^join(%b2 : !jvm.ref<a.A>)
  ^join(%any: !jvm.ref<a.A>):
    jvm.invoke_virtual [9] @a.A::@"name()V" of %any() : !jvm.ref<a.A>, () -> ()
    jvm.return
  }
}
