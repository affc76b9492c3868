// jvm-print-linkage shows, for each call of the application, the method that it resolves to and those that may run.
//
// RUN: jir-opt %s --jvm-print-linkage -o /dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-print-linkage='filter=b.*' -o /dev/null | count 0
// RUN: not jir-opt %s --jvm-print-linkage='filter=[' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FILTER
// FILTER: jvm-print-linkage: bad filter

jvm.class public @java.lang.Object platform {
  jvm.method public @"hashCode()I"(%this: !jvm.ref<java.lang.Object>) {
    // CHECK-NOT: java.lang.Object.hashCode()I [
    %0 = jvm.invoke_static [0] @a.Main::@"f()I"() : () -> i32
    jvm.return %0 : i32
  }
}
jvm.class interface abstract @a.I extends @java.lang.Object application {
  jvm.method public abstract @"m()V"(!jvm.ref<a.I>)
}
jvm.class public @a.C extends @java.lang.Object implements [@a.I] application {
  jvm.method public @"m()V"(%this: !jvm.ref<a.C>) {
    jvm.return
  }
}
jvm.class public @a.D extends @a.C application {
}
jvm.class public @a.E extends @java.lang.Object implements [@a.I] application {
}
jvm.class public @a.Main extends @java.lang.Object application {
  // CHECK: a.Main.main(La/I;)V [1] interface a.I.m()V resolves to a.I.m()V, runs a.C.m()V java.lang.AbstractMethodError
  // CHECK: a.Main.main(La/I;)V [4] virtual a.D.m()V resolves to a.C.m()V, runs a.C.m()V
  // CHECK: a.Main.main(La/I;)V [7] virtual [I.hashCode()I resolves to java.lang.Object.hashCode()I, runs java.lang.Object.hashCode()I
  // CHECK: a.Main.main(La/I;)V [9] static x.Absent.m()V resolves to phantom, runs phantom
  // CHECK: a.Main.main(La/I;)V [12] static a.C.m()V resolves to java.lang.IncompatibleClassChangeError, runs java.lang.IncompatibleClassChangeError
  jvm.method public static @"main(La/I;)V"(%i: !jvm.ref<a.I>) {
    jvm.invoke_interface [1] interface @a.I::@"m()V" of %i() : !jvm.ref<a.I>, () -> ()
    %0 = jvm.null : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<a.D>
    jvm.invoke_virtual [4] @a.D::@"m()V" of %1() : !jvm.ref<a.D>, () -> ()
    %2 = jvm.upcast %0 : !jvm.null to !jvm.array<i32>
    %3 = jvm.invoke_virtual [7] !jvm.array<i32>::@"hashCode()I" of %2() : !jvm.array<i32>, () -> i32
    jvm.invoke_static [9] @x.Absent::@"m()V"() : () -> ()
    jvm.invoke_static [12] @a.C::@"m()V"() : () -> ()
    jvm.return
  }
}
