// cse must not merge what may throw, what may run a class initialiser, or what reads or writes the heap or a lock: every
// such operation stays, and in its order. Pure operations are merged.
//
// RUN: jir-opt %s --cse | FileCheck %s

jvm.class @A application {
  // CHECK-LABEL: @"twice(LA;[III)I"
  jvm.method static @"twice(LA;[III)I"(%a: !jvm.ref<A>, %v: !jvm.array<i32>, %i: i32, %j: i32) {
    // Each may throw anew, or return another value.
    // CHECK-COUNT-2: jvm.div
    %0 = jvm.div %i, %j : i32
    %1 = jvm.div %i, %j : i32
    // CHECK-COUNT-2: jvm.get_field
    %2 = jvm.get_field @A::@"x:I" of %a : !jvm.ref<A> -> i32
    %3 = jvm.get_field @A::@"x:I" of %a : !jvm.ref<A> -> i32
    // CHECK-COUNT-2: jvm.get_static
    %4 = jvm.get_static @A::@"s:I" : i32
    %5 = jvm.get_static @A::@"s:I" : i32
    // CHECK-COUNT-2: jvm.array_load
    %6 = jvm.array_load int %v[%i] : !jvm.array<i32> -> i32
    %7 = jvm.array_load int %v[%i] : !jvm.array<i32> -> i32
    // CHECK-COUNT-2: jvm.array_length
    %8 = jvm.array_length %v : !jvm.array<i32>
    %9 = jvm.array_length %v : !jvm.array<i32>
    // CHECK-COUNT-2: jvm.new_array
    %10 = jvm.new_array %i : !jvm.array<i32>
    %11 = jvm.new_array %i : !jvm.array<i32>
    // CHECK-COUNT-2: jvm.new :
    %12 = jvm.new : !jvm.uninit<A>
    %13 = jvm.new : !jvm.uninit<A>
    // CHECK-COUNT-2: jvm.check_cast
    %14 = jvm.check_cast %a : !jvm.ref<A> to !jvm.ref<B>
    %15 = jvm.check_cast %a : !jvm.ref<A> to !jvm.ref<B>
    // CHECK-COUNT-2: jvm.instance_of
    %16 = jvm.instance_of %a is !jvm.ref<B> : !jvm.ref<A>
    %17 = jvm.instance_of %a is !jvm.ref<B> : !jvm.ref<A>
    // CHECK-COUNT-2: jvm.class_constant
    %18 = jvm.class_constant !jvm.ref<B>
    %19 = jvm.class_constant !jvm.ref<B>
    // CHECK-COUNT-2: jvm.monitor_enter
    jvm.monitor_enter %a : !jvm.ref<A>
    jvm.monitor_enter %a : !jvm.ref<A>
    // CHECK-COUNT-2: jvm.invoke_virtual
    %20 = jvm.invoke_virtual @A::@"v()I" of %a() : !jvm.ref<A>, () -> i32
    %21 = jvm.invoke_virtual @A::@"v()I" of %a() : !jvm.ref<A>, () -> i32
    // CHECK-COUNT-2: jvm.string_concat
    %22 = jvm.string_concat "x" [] "()Ljava/lang/String;" () bootstrap <invoke_static @M::@"b()V"> : () -> !jvm.ref<java.lang.String>
    %23 = jvm.string_concat "x" [] "()Ljava/lang/String;" () bootstrap <invoke_static @M::@"b()V"> : () -> !jvm.ref<java.lang.String>
    jvm.return %21 : i32
  }

  // Two shifts by the same count are one shift; two equal strings are one object.
  // CHECK-LABEL: @"pure(II)I"
  jvm.method static @"pure(II)I"(%i: i32, %j: i32) {
    // CHECK: jvm.shl
    // CHECK-NOT: jvm.shl
    %0 = jvm.shl %i, %j : i32
    %1 = jvm.shl %i, %j : i32
    %2 = arith.addi %0, %1 : i32
    // CHECK: jvm.string
    // CHECK-NOT: jvm.string
    %3 = jvm.string "x"
    %4 = jvm.string "x"
    // CHECK: jvm.invoke_static
    jvm.invoke_static @A::@"g(Ljava/lang/String;Ljava/lang/String;)V"(%3, %4) : (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> ()
    jvm.return %2 : i32
  }

  // A value computed after a throw must not serve the handler: the sum of the normal block is not the handler's.
  // CHECK-LABEL: @"handler(II)I"
  jvm.method static @"handler(II)I"(%i: i32, %j: i32) {
    %r = jvm.div protected %i, %j : i32
    jvm.unwind ^normal [any -> ^handler]
  // CHECK: arith.addi
  ^normal:
    %0 = arith.addi %i, %j : i32
    jvm.return %0 : i32
  // CHECK: arith.addi
  ^handler(%e: !jvm.ref<java.lang.Throwable>):
    %1 = arith.addi %i, %j : i32
    jvm.return %1 : i32
  }
}
