//===- EveryOperation.h - Every operation of the closed set -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program that has each operation that a method body may hold.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_ANALYSIS_METHODFACTS_EVERYOPERATION_H
#define JIR_UNITTESTS_ANALYSIS_METHODFACTS_EVERYOPERATION_H

#include "../ParsedProgram.h"

namespace jir {

/// A class `a.A` with a method for each kind of operation; together they have
/// every operation of BodyOps.def. Those of models need a module of models.
inline constexpr llvm::StringLiteral kEveryOperation = R"(
jvm.class public @a.A extends @java.lang.Object application {
  jvm.field @"f:La/A;"
  jvm.field static @"s:La/A;"
  jvm.method @"<init>()V"(%this: !jvm.uninit_this<a.A>) {
    %0 = jvm.init [0] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.A>, () -> !jvm.ref<a.A>
    jvm.return
  }
  jvm.method @"v(La/A;)La/A;"(%this: !jvm.ref<a.A>, %a: !jvm.ref<a.A>) {
    jvm.return %a : !jvm.ref<a.A>
  }
  jvm.method static @"numbers(IJFD)V"(%i: i32, %l: i64, %f: f32, %d: f64) {
    %c = arith.constant 1 : i32
    %0 = arith.addi %i, %c : i32
    %1 = arith.subi %i, %c : i32
    %2 = arith.muli %i, %c : i32
    %3 = arith.andi %i, %c : i32
    %4 = arith.ori %i, %c : i32
    %5 = arith.xori %i, %c : i32
    %6 = arith.addf %f, %f : f32
    %7 = arith.subf %f, %f : f32
    %8 = arith.mulf %f, %f : f32
    %9 = arith.divf %f, %f : f32
    %10 = arith.remf %f, %f : f32
    %11 = arith.negf %f : f32
    %12 = arith.cmpi eq, %i, %c : i32
    %13 = arith.cmpf oeq, %f, %f : f32
    %14 = arith.extsi %i : i32 to i64
    %15 = arith.extui %12 : i1 to i32
    %16 = arith.trunci %l : i64 to i32
    %17 = arith.extf %f : f32 to f64
    %18 = arith.truncf %d to_nearest_even : f64 to f32
    %19 = arith.sitofp %i : i32 to f32
    %20 = arith.uitofp %15 : i32 to f32
    %21 = jvm.shl %i, %i : i32
    %22 = jvm.shr %i, %i : i32
    %23 = jvm.ushr %i, %i : i32
    %24 = jvm.float_to_int %f : f32 -> i32
    %25 = jvm.compare_long %l, %l
    %26 = jvm.compare_float less %f, %f : f32
    %27 = jvm.div [1] %i, %i : i32
    %28 = jvm.rem [2] %i, %i : i32
    cf.switch %i : i32, [ default: ^a, 1: ^b ]
  ^a:
    cf.br ^b
  ^b:
    jvm.return
  }
  jvm.method static @"values(Ljava/lang/Object;I)Ljava/lang/Object;"(%o: !jvm.ref<java.lang.Object>, %i: i32) {
    %null = jvm.null : !jvm.null
    %text = jvm.string "text"
    %class = jvm.class_constant [1] !jvm.ref<a.A>
    %is = jvm.ref_eq %null, %o : !jvm.null, !jvm.ref<java.lang.Object>
    %is2 = jvm.is_null %o : !jvm.ref<java.lang.Object>
    %cast = jvm.check_cast [2] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    %up = jvm.upcast %cast : !jvm.ref<a.A> to !jvm.ref<java.lang.Object>
    %test = jvm.instance_of [3] %o is !jvm.ref<a.A> : !jvm.ref<java.lang.Object>
    %select = arith.select %is, %up, %o : !jvm.ref<java.lang.Object>
    jvm.monitor_enter [4] %o : !jvm.ref<java.lang.Object>
    jvm.monitor_exit [5] %o : !jvm.ref<java.lang.Object>
    jvm.return %select : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"heap(La/A;I)La/A;"(%a: !jvm.ref<a.A>, %i: i32) {
    %0 = jvm.new [1] : !jvm.uninit<a.A>
    %new = jvm.init [2] @a.A::@"<init>()V" of %0() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
    jvm.put_field [3] %a to @a.A::@"f:La/A;" of %new : !jvm.ref<a.A>, !jvm.ref<a.A>
    %1 = jvm.get_field [4] @a.A::@"f:La/A;" of %new : !jvm.ref<a.A> -> !jvm.ref<a.A>
    jvm.put_static [5] %1 to @a.A::@"s:La/A;" : !jvm.ref<a.A>
    %2 = jvm.get_static [6] @a.A::@"s:La/A;" : !jvm.ref<a.A>
    %3 = jvm.new_array [7] %i : !jvm.array<!jvm.ref<a.A>>
    jvm.array_store [8] reference %2 to %3[%i] : !jvm.ref<a.A>, !jvm.array<!jvm.ref<a.A>>
    %4 = jvm.array_load [9] reference %3[%i] : !jvm.array<!jvm.ref<a.A>> -> !jvm.ref<a.A>
    %5 = jvm.array_length [10] %3 : !jvm.array<!jvm.ref<a.A>>
    %6 = jvm.multi_new_array [11] %i, %i : !jvm.array<!jvm.array<i32>>
    jvm.return %4 : !jvm.ref<a.A>
  }
  jvm.method static @"calls(La/A;La/I;)V"(%a: !jvm.ref<a.A>, %i: !jvm.ref<a.I>) {
    %0 = jvm.invoke_virtual [1] @a.A::@"v(La/A;)La/A;" of %a(%a) : !jvm.ref<a.A>, (!jvm.ref<a.A>) -> !jvm.ref<a.A>
    jvm.invoke_interface [2] interface @a.I::@"m()V" of %i() : !jvm.ref<a.I>, () -> ()
    %1 = jvm.invoke_special [3] @a.A::@"v(La/A;)La/A;" of %a(%0) : !jvm.ref<a.A>, (!jvm.ref<a.A>) -> !jvm.ref<a.A>
    jvm.invoke_static [4] @a.A::@"calls(La/A;La/I;)V"(%1, %i) : (!jvm.ref<a.A>, !jvm.ref<a.I>) -> ()
    jvm.invoke_direct [5] @a.A::@"m()V" for interface @a.I::@"m()V" interface_call check implements of %i() : !jvm.ref<a.I>, () -> ()
    jvm.return
  }
  jvm.method static @"raises(La/A;Ljava/lang/Throwable;Z)V"(%a: !jvm.ref<a.A>, %t: !jvm.ref<java.lang.Throwable>, %z: i32) {
    %0 = jvm.invoke_virtual [1] protected @a.A::@"v(La/A;)La/A;" of %a(%a) : !jvm.ref<a.A>, (!jvm.ref<a.A>) -> !jvm.ref<a.A>
    jvm.unwind ^next [@a.E -> ^handler]
  ^next:
    %c = arith.constant 1 : i32
    %is = arith.cmpi eq, %z, %c : i32
    cf.cond_br %is, ^throw, ^end
  ^throw:
    jvm.throw [2] %t : !jvm.ref<java.lang.Throwable> []
  ^handler(%e: !jvm.ref<a.E>):
    cf.br ^end
  ^end:
    jvm.return
  }
  jvm.method static @"sites(La/A;I)V"(%a: !jvm.ref<a.A>, %i: i32) {
    %h = jvm.method_handle [1] <invoke_static @a.A::@"l(La/A;)V">
    %t = jvm.method_type [2] <"(I)V">
    %d = jvm.dynamic_constant [3] <"n", "Ljava/lang/Object;", <invoke_static @a.A::@"l(La/A;)V">, []> : !jvm.ref<java.lang.Object>
    %lambda = jvm.lambda [4] "m()V" calls <invoke_static @a.A::@"l(La/A;)V"> as "()V"
      captures "(La/A;)La/I;" (%a) markers [] bridges []
      bootstrap <invoke_static @a.A::@"l(La/A;)V"> : (!jvm.ref<a.A>) -> !jvm.ref<a.I>
    %text = jvm.string_concat [5] "\01" [] "(La/A;)Ljava/lang/String;" (%a)
      bootstrap <invoke_static @a.A::@"l(La/A;)V"> : (!jvm.ref<a.A>) -> !jvm.ref<java.lang.String>
    %string = jvm.record_method [6] toString "a.A" "f" [#jvm.handle<get_field @a.A::@"f:La/A;">] (%a)
      bootstrap <invoke_static @a.A::@"l(La/A;)V"> : (!jvm.ref<a.A>) -> !jvm.ref<java.lang.String>
    %label = jvm.type_switch [7] %a from %i in [!jvm.ref<a.A>] "(La/A;I)I"
      bootstrap <invoke_static @a.A::@"l(La/A;)V"> : !jvm.ref<a.A>
    %red = jvm.enum_constant [8] "s" bootstrap <invoke_static @a.A::@"l(La/A;)V"> : !jvm.ref<a.A>
    %handle = jvm.var_handle [9] static "s" in !jvm.ref<a.A> : !jvm.ref<a.A>
      bootstrap <invoke_static @a.A::@"l(La/A;)V"> : !jvm.ref<java.lang.invoke.VarHandle>
    %r = jvm.invoke_dynamic [10] "run" "()La/I;" bootstrap <invoke_static @a.A::@"l(La/A;)V"> [] () : () -> !jvm.ref<a.I>
    jvm.return
  }
  jvm.method static @"model(La/A;La/E;)La/A;"(%a: !jvm.ref<a.A>, %e: !jvm.ref<a.E>) {
    jvm.maybe_throw %e : !jvm.ref<a.E>
    %unknown = jvm.unknown : !jvm.ref<a.A>
    %any = jvm.any_of %a, %unknown : !jvm.ref<a.A>
    jvm.return %any : !jvm.ref<a.A>
  }
  jvm.method static @"l(La/A;)V"(%a: !jvm.ref<a.A>) {
    jvm.return
  }
}
jvm.class public interface abstract @a.I extends @java.lang.Object application {
  jvm.method public abstract @"m()V"(!jvm.ref<a.I>)
}
jvm.class public @a.E extends @java.lang.Object application {
}
)";

} // namespace jir

#endif // JIR_UNITTESTS_ANALYSIS_METHODFACTS_EVERYOPERATION_H
