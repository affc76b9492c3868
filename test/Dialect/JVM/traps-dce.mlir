// No pass may erase an unused operation that may throw, allocate, lock or run a class initialiser; a value that nothing
// can observe goes.
//
// RUN: jir-opt %s --canonicalize="region-simplify=aggressive" | FileCheck %s
// RUN: jir-opt %s --cse | FileCheck %s
// RUN: jir-opt %s --sccp | FileCheck %s
// RUN: jir-opt %s --remove-dead-values | FileCheck %s

jvm.class @A application {
  // CHECK-LABEL: @"unused(Ljava/lang/Object;[II)V"
  jvm.method static @"unused(Ljava/lang/Object;[II)V"(%o: !jvm.ref<java.lang.Object>, %v: !jvm.array<i32>, %i: i32) {
    // CHECK: jvm.class_constant
    %0 = jvm.class_constant !jvm.ref<B>
    // CHECK-NEXT: jvm.method_handle
    %1 = jvm.method_handle <invoke_static @B::@"m()V">
    // CHECK-NEXT: jvm.method_type
    %2 = jvm.method_type <"(LB;)V">
    // CHECK-NEXT: jvm.dynamic_constant
    %3 = jvm.dynamic_constant <"n", "I", <invoke_static @B::@"b()V">, []> : i32
    // CHECK-NEXT: jvm.div
    %4 = jvm.div %i, %i : i32
    // CHECK-NEXT: jvm.rem
    %5 = jvm.rem %i, %i : i32
    // CHECK-NEXT: jvm.check_cast
    %6 = jvm.check_cast %o : !jvm.ref<java.lang.Object> to !jvm.ref<B>
    // CHECK-NEXT: jvm.instance_of
    %7 = jvm.instance_of %o is !jvm.ref<B> : !jvm.ref<java.lang.Object>
    // CHECK-NEXT: jvm.new
    %8 = jvm.new : !jvm.uninit<B>
    // CHECK-NEXT: jvm.new_array
    %9 = jvm.new_array %i : !jvm.array<i32>
    // CHECK-NEXT: jvm.multi_new_array
    %10 = jvm.multi_new_array %i : !jvm.array<i32>
    // CHECK-NEXT: jvm.get_field
    %11 = jvm.get_field @B::@"x:I" of %o : !jvm.ref<java.lang.Object> -> i32
    // CHECK-NEXT: jvm.get_static
    %12 = jvm.get_static @B::@"s:I" : i32
    // CHECK-NEXT: jvm.array_length
    %13 = jvm.array_length %v : !jvm.array<i32>
    // CHECK-NEXT: jvm.array_load
    %14 = jvm.array_load int %v[%i] : !jvm.array<i32> -> i32
    // CHECK-NEXT: jvm.invoke_static
    %15 = jvm.invoke_static @B::@"g()I"() : () -> i32
    // CHECK-NEXT: jvm.invoke_dynamic
    %16 = jvm.invoke_dynamic "n" "()I" bootstrap <invoke_static @B::@"b()V"> [] () : () -> i32
    // CHECK-NEXT: jvm.lambda
    %17 = jvm.lambda "run()V" calls <invoke_static @A::@"l()V"> as "()V" captures "()LR;" () markers [] bridges []
      bootstrap <invoke_static @M::@"b()V"> : () -> !jvm.ref<R>
    // CHECK-NEXT: jvm.type_switch
    %18 = jvm.type_switch %o from %i in [!jvm.ref<B>] "(Ljava/lang/Object;I)I" bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<java.lang.Object>
    // CHECK-NEXT: jvm.enum_constant
    %19 = jvm.enum_constant "X" bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<E>
    // CHECK-NEXT: jvm.return
    jvm.return
  }
}
