// A cast passes what is of its type: what it lets through selects, the rest does not.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s

jvm.entry @a.Main::@"main(I)V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"name()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public interface abstract @a.I extends @java.lang.Object application {
}
jvm.class public @a.A extends @java.lang.Object implements [@a.I] application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.A>) {
    jvm.return
  }
  jvm.method public @"name()V"(%this: !jvm.ref<a.A>) {
    jvm.return
  }
}
jvm.class public @a.B extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.B>) {
    jvm.return
  }
  jvm.method public @"name()V"(%this: !jvm.ref<a.B>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main(I)V"(%i: i32) {
    %zero = arith.constant 0 : i32
    %is = arith.cmpi eq, %i, %zero : i32
    %0 = jvm.new [1] : !jvm.uninit<a.A>
    %a = jvm.init [2] @a.A::@"<init>()V" of %0() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
    %1 = jvm.new [3] : !jvm.uninit<a.B>
    %b = jvm.init [4] @a.B::@"<init>()V" of %1() : !jvm.uninit<a.B>, () -> !jvm.ref<a.B>
    %oa = jvm.upcast %a : !jvm.ref<a.A> to !jvm.ref<java.lang.Object>
    %ob = jvm.upcast %b : !jvm.ref<a.B> to !jvm.ref<java.lang.Object>
    cf.cond_br %is, ^join(%oa : !jvm.ref<java.lang.Object>), ^join(%ob : !jvm.ref<java.lang.Object>)
  ^join(%o: !jvm.ref<java.lang.Object>):
    // CHECK: a.Main.main(I)V [5] -> a.A.name()V : dispatch
    // CHECK-NEXT: a.Main.main(I)V [5] -> a.B.name()V : dispatch
    jvm.invoke_virtual [5] @java.lang.Object::@"name()V" of %o() : !jvm.ref<java.lang.Object>, () -> ()
    // CHECK-NEXT: a.Main.main(I)V [7] -> a.B.name()V : dispatch
    %2 = jvm.check_cast [6] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.B>
    jvm.invoke_virtual [7] @java.lang.Object::@"name()V" of %2() : !jvm.ref<a.B>, () -> ()
    // CHECK-NEXT: a.Main.main(I)V [9] -> a.A.name()V : dispatch
    // CHECK-NOT: {{.}}
    %3 = jvm.check_cast [8] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.I>
    jvm.invoke_virtual [9] @java.lang.Object::@"name()V" of %3() : !jvm.ref<a.I>, () -> ()
    jvm.return
  }
}
