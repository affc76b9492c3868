// Lowered call sites and constants print as they were read, from text, generic text and bytecode.
//
// RUN: jir-opt %s | FileCheck %s
// RUN: jir-opt %s --mlir-print-op-generic | jir-opt | FileCheck %s
// RUN: jir-opt %s --emit-bytecode | jir-opt | FileCheck %s

jvm.class @A application {
  jvm.method static @"f(LA;I)I"(%a: !jvm.ref<A>, %i: i32) {
    // CHECK: jvm.lambda [0] "run()V" calls <invoke_static @A::@"l(LA;)V"> as "()V" captures "(LA;)Ljava/lang/Runnable;"(%[[ARG0:arg[0-9]+]])
    // CHECK-SAME: markers ["java.io.Serializable"] bridges ["()V"] serializable bootstrap <invoke_static @M::@"b()V">
    // CHECK-SAME: : (!jvm.ref<A>) -> !jvm.ref<java.lang.Runnable>
    %lambda = jvm.lambda [0] "run()V" calls <invoke_static @A::@"l(LA;)V"> as "()V"
      captures "(LA;)Ljava/lang/Runnable;" (%a) markers ["java.io.Serializable"] bridges ["()V"] serializable
      bootstrap <invoke_static @M::@"b()V"> : (!jvm.ref<A>) -> !jvm.ref<java.lang.Runnable>
    // CHECK: jvm.string_concat [1] "\01x\02" ["c"] "(I)Ljava/lang/String;"(%[[ARG1:arg[0-9]+]]) bootstrap <invoke_static @M::@"b()V"> : (i32) -> !jvm.ref<java.lang.String>
    %text = jvm.string_concat [1] "\01x\02" ["c"] "(I)Ljava/lang/String;" (%i)
      bootstrap <invoke_static @M::@"b()V"> : (i32) -> !jvm.ref<java.lang.String>
    // CHECK: jvm.record_method [2] equals "A" "x" [#jvm.handle<get_field @A::@"x:I">](%[[ARG0]], %[[ARG0]]) bootstrap <invoke_static @M::@"b()V">
    %equals = jvm.record_method [2] equals "A" "x" [#jvm.handle<get_field @A::@"x:I">] (%a, %a)
      bootstrap <invoke_static @M::@"b()V"> : (!jvm.ref<A>, !jvm.ref<A>) -> i32
    // CHECK: jvm.type_switch [3] %[[ARG0]] from %[[ARG1]] in [!jvm.ref<A>, "x", 3 : i32] "(LA;I)I" bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<A>
    %label = jvm.type_switch [3] %a from %i in [!jvm.ref<A>, "x", 3 : i32] "(LA;I)I"
      bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<A>
    // CHECK: jvm.type_switch [4] enum %[[ARG0]] from %[[ARG1]] in ["RED"] "(LA;I)I"
    %enum = jvm.type_switch [4] enum %a from %i in ["RED"] "(LA;I)I" bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<A>
    // CHECK: jvm.enum_constant [5] "RED" bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<Colour>
    %red = jvm.enum_constant [5] "RED" bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<Colour>
    // CHECK: jvm.var_handle [6] static "x" in !jvm.ref<A> : i32 bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<java.lang.invoke.VarHandle>
    %static = jvm.var_handle [6] static "x" in !jvm.ref<A> : i32
      bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<java.lang.invoke.VarHandle>
    // CHECK: jvm.var_handle [7] "" in !jvm.array<i8> bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<java.lang.invoke.VarHandle>
    %elements = jvm.var_handle [7] "" in !jvm.array<i8>
      bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<java.lang.invoke.VarHandle>
    jvm.return %label : i32
  }
}
