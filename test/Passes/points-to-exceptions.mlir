// Exceptions flow to the handlers that catch them: by type, in the handlers' order, out of the method and up the call
// graph. So do those that the JVM raises: the division of a callee comes to its caller's handlers, and to them only.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s

jvm.entry @a.Main::@"main()V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"name()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @java.lang.Throwable extends @java.lang.Object platform {
}
jvm.class public @java.lang.ArithmeticException extends @java.lang.Throwable platform {
  jvm.method public @"name()V"(%this: !jvm.ref<java.lang.ArithmeticException>) {
    jvm.return
  }
}
jvm.class public @a.E extends @java.lang.Throwable application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.E>) {
    jvm.return
  }
  jvm.method public @"name()V"(%this: !jvm.ref<a.E>) {
    jvm.return
  }
}
jvm.class public @a.F extends @java.lang.Throwable application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.F>) {
    jvm.return
  }
  jvm.method public @"name()V"(%this: !jvm.ref<a.F>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %0 = arith.constant 0 : i32
    // CHECK: a.Main.main()V [1] -> a.Main.raise(I)V : static
    jvm.invoke_static [1] protected @a.Main::@"raise(I)V"(%0) : (i32) -> ()
    jvm.unwind ^next [@a.E -> ^e, any -> ^any]
  ^e(%e: !jvm.ref<a.E>):
    // CHECK-NEXT: a.Main.main()V [5] -> a.E.name()V : dispatch
    jvm.invoke_virtual [5] @java.lang.Object::@"name()V" of %e() : !jvm.ref<a.E>, () -> ()
    jvm.return
  ^any(%x: !jvm.ref<java.lang.Throwable>):
    // What the handler before catches does not come here; what a callee raises does.
    // CHECK-NEXT: a.Main.main()V [6] -> a.F.name()V : dispatch
    // CHECK-NEXT: a.Main.main()V [6] -> java.lang.ArithmeticException.name()V : dispatch
    jvm.invoke_virtual [6] @java.lang.Object::@"name()V" of %x() : !jvm.ref<java.lang.Throwable>, () -> ()
    jvm.return
  ^next:
    %1 = jvm.div [7] protected %0, %0 : i32
    jvm.unwind ^end [any -> ^arithmetic]
  ^arithmetic(%y: !jvm.ref<java.lang.Throwable>):
    // A division raises one exception only.
    // CHECK-NEXT: a.Main.main()V [8] -> java.lang.ArithmeticException.name()V : dispatch
    // CHECK-NEXT: a.Main.raise(I)V
    jvm.invoke_virtual [8] @java.lang.Object::@"name()V" of %y() : !jvm.ref<java.lang.Throwable>, () -> ()
    jvm.return
  ^end:
    jvm.return
  }
  jvm.method static @"raise(I)V"(%i: i32) {
    %quotient = jvm.div [0] %i, %i : i32
    %is = arith.cmpi eq, %i, %quotient : i32
    cf.cond_br %is, ^e, ^f
  ^e:
    %0 = jvm.new [1] : !jvm.uninit<a.E>
    %e = jvm.init [2] @a.E::@"<init>()V" of %0() : !jvm.uninit<a.E>, () -> !jvm.ref<a.E>
    jvm.throw [3] %e : !jvm.ref<a.E> []
  ^f:
    %1 = jvm.new [4] : !jvm.uninit<a.F>
    %f = jvm.init [5] @a.F::@"<init>()V" of %1() : !jvm.uninit<a.F>, () -> !jvm.ref<a.F>
    jvm.throw [6] %f : !jvm.ref<a.F> []
  }
}
