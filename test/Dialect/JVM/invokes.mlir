// The invoke instructions print as they were read, from text, generic text and bytecode.
//
// RUN: jir-opt %s | FileCheck %s
// RUN: jir-opt %s --mlir-print-op-generic | jir-opt | FileCheck %s
// RUN: jir-opt %s --emit-bytecode | jir-opt | FileCheck %s

jvm.class @A application {
  jvm.method static @"f(LA;[CJ)V"(%a: !jvm.ref<A>, %c: !jvm.array<ui16>, %l: i64) {
    // CHECK: jvm.invoke_virtual [0] @A::@"v(JLA;)I" of %[[ARG0:arg[0-9]+]](%[[ARG2:arg[0-9]+]], %[[ARG0]]) : !jvm.ref<A>, (i64, !jvm.ref<A>) -> i32
    %v = jvm.invoke_virtual [0] @A::@"v(JLA;)I" of %a(%l, %a) : !jvm.ref<A>, (i64, !jvm.ref<A>) -> i32
    // The class of a method may be an array.
    // CHECK: jvm.invoke_virtual [3] !jvm.array<ui16>::@"clone()Ljava/lang/Object;" of %[[ARG1:arg[0-9]+]]() : !jvm.array<ui16>, () -> !jvm.ref<java.lang.Object>
    %clone = jvm.invoke_virtual [3] !jvm.array<ui16>::@"clone()Ljava/lang/Object;" of %c() : !jvm.array<ui16>, () -> !jvm.ref<java.lang.Object>
    // CHECK: jvm.invoke_interface [6] interface @I::@"i()V" of %[[ARG0]]() : !jvm.ref<A>, () -> ()
    jvm.invoke_interface [6] interface @I::@"i()V" of %a() : !jvm.ref<A>, () -> ()
    // CHECK: jvm.invoke_special [9] interface @I::@"d()V" of %[[ARG0]]() : !jvm.ref<A>, () -> ()
    jvm.invoke_special [9] interface @I::@"d()V" of %a() : !jvm.ref<A>, () -> ()
    // CHECK: jvm.invoke_static [12] @A::@"s(Z)C"(%{{.*}}) : (i32) -> i32
    %s = jvm.invoke_static [12] @A::@"s(Z)C"(%v) : (i32) -> i32
    // CHECK: jvm.invoke_direct [15] @A::@"i()V" for interface @I::@"i()V" interface_call check implements of %[[ARG0]]() : !jvm.ref<A>, () -> ()
    jvm.invoke_direct [15] @A::@"i()V" for interface @I::@"i()V" interface_call check implements of %a() : !jvm.ref<A>, () -> ()
    // CHECK: jvm.invoke_dynamic [18] "run" "(LA;)Ljava/lang/Runnable;" bootstrap <invoke_static @B::@"b()V">
    // CHECK-SAME: ["x", 1 : i32, 2.000000e+00 : f32, !jvm.ref<A>, #jvm.method_type<"()V">, #jvm.handle<get_field @A::@"x:I">]
    // CHECK-SAME: (%[[ARG0]]) : (!jvm.ref<A>) -> !jvm.ref<java.lang.Runnable>
    %d = jvm.invoke_dynamic [18] "run" "(LA;)Ljava/lang/Runnable;" bootstrap <invoke_static @B::@"b()V">
      ["x", 1 : i32, 2.0 : f32, !jvm.ref<A>, #jvm.method_type<"()V">, #jvm.handle<get_field @A::@"x:I">]
      (%a) : (!jvm.ref<A>) -> !jvm.ref<java.lang.Runnable>
    jvm.return
  }
}
