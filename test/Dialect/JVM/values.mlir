// Constants, arithmetic, comparisons and casts print as they were read, from text, generic text and bytecode.
//
// RUN: jir-opt %s | FileCheck %s
// RUN: jir-opt %s --mlir-print-op-generic | jir-opt | FileCheck %s
// RUN: jir-opt %s --emit-bytecode | jir-opt | FileCheck %s

jvm.class @A application {
  // CHECK-LABEL: jvm.method {{.*}}@"constants()I"
  jvm.method static @"constants()I"() {
    // CHECK: jvm.null : !jvm.null
    %null = jvm.null : !jvm.null
    // CHECK: jvm.string "text"
    %string = jvm.string "text"
    // CHECK: jvm.class_constant [1] !jvm.array<ui16>
    %class = jvm.class_constant [1] !jvm.array<ui16>
    // CHECK: jvm.method_handle [2] <invoke_interface interface @I::@"m()V">
    %handle = jvm.method_handle [2] <invoke_interface interface @I::@"m()V">
    // CHECK: jvm.method_type [3] <"(I)V">
    %type = jvm.method_type [3] <"(I)V">
    // CHECK: jvm.dynamic_constant [4] <"n", "I", <invoke_static @B::@"b()V">, ["x", 1 : i32, #jvm.method_type<"()V">]> : i32
    %dynamic = jvm.dynamic_constant [4] <"n", "I", <invoke_static @B::@"b()V">, ["x", 1 : i32, #jvm.method_type<"()V">]> : i32
    // A NaN keeps its bits, a zero its sign.
    // CHECK: arith.constant 0x7FC00001 : f32
    %quiet = arith.constant 0x7FC00001 : f32
    // CHECK: arith.constant 0x7F800001 : f32
    %signalling = arith.constant 0x7F800001 : f32
    // CHECK: arith.constant 0xFFF8000000000000 : f64
    %negative = arith.constant 0xFFF8000000000000 : f64
    // CHECK: arith.constant -0.000000e+00 : f64
    %zero = arith.constant -0.0 : f64
    jvm.return %dynamic : i32
  }

  // CHECK-LABEL: jvm.method {{.*}}@"arithmetic(IJFD)I"
  jvm.method static @"arithmetic(IJFD)I"(%i: i32, %l: i64, %f: f32, %d: f64) {
    // CHECK: jvm.div [1] %[[ARG1:arg[0-9]+]], %[[ARG1]] : i64
    %div = jvm.div [1] %l, %l : i64
    // CHECK: jvm.rem [2] %[[ARG0:arg[0-9]+]], %[[ARG0]] : i32
    %rem = jvm.rem [2] %i, %i : i32
    // CHECK: jvm.shl %[[ARG1]], %[[ARG0]] : i64
    %shl = jvm.shl %l, %i : i64
    // CHECK: jvm.shr %[[ARG0]], %[[ARG0]] : i32
    %shr = jvm.shr %i, %i : i32
    // CHECK: jvm.ushr %[[ARG1]], %[[ARG0]] : i64
    %ushr = jvm.ushr %l, %i : i64
    // CHECK: jvm.float_to_int %[[ARG3:arg[0-9]+]] : f64 -> i32
    %int = jvm.float_to_int %d : f64 -> i32
    // CHECK: jvm.compare_long %[[ARG1]], %{{.*}}
    %long = jvm.compare_long %l, %shl
    // CHECK: jvm.compare_float less %[[ARG2:arg[0-9]+]], %[[ARG2]] : f32
    %less = jvm.compare_float less %f, %f : f32
    // CHECK: jvm.compare_float greater %[[ARG3]], %[[ARG3]] : f64
    %greater = jvm.compare_float greater %d, %d : f64
    // CHECK: arith.truncf %[[ARG3]] to_nearest_even : f64 to f32
    %float = arith.truncf %d to_nearest_even : f64 to f32
    jvm.return %rem : i32
  }

  // CHECK-LABEL: jvm.method {{.*}}@"references(Ljava/lang/Object;)I"
  jvm.method static @"references(Ljava/lang/Object;)I"(%o: !jvm.ref<java.lang.Object>) {
    %null = jvm.null : !jvm.null
    // CHECK: jvm.ref_eq %{{.*}}, %[[ARG0]] : !jvm.null, !jvm.ref<java.lang.Object>
    %eq = jvm.ref_eq %null, %o : !jvm.null, !jvm.ref<java.lang.Object>
    // CHECK: jvm.is_null %[[ARG0]] : !jvm.ref<java.lang.Object>
    %is = jvm.is_null %o : !jvm.ref<java.lang.Object>
    // CHECK: jvm.check_cast [1] %[[ARG0]] : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<A>>
    %cast = jvm.check_cast [1] %o : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<A>>
    // CHECK: jvm.upcast %{{.*}} : !jvm.array<!jvm.ref<A>> to !jvm.ref<java.lang.Cloneable|java.lang.Object>
    %up = jvm.upcast %cast : !jvm.array<!jvm.ref<A>> to !jvm.ref<java.lang.Cloneable|java.lang.Object>
    // CHECK: jvm.instance_of [2] %[[ARG0]] is !jvm.ref<A> : !jvm.ref<java.lang.Object>
    %test = jvm.instance_of [2] %o is !jvm.ref<A> : !jvm.ref<java.lang.Object>
    jvm.return %test : i32
  }
}
