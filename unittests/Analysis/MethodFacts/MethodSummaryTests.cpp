//===- MethodSummaryTests.cpp - Statements by operation ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operation of the closed set, and the statements that become of it.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/MethodFacts/MethodSummary.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;
using namespace jir::pointsto;

namespace {

/// A class `A` with one method for each kind of operation.
constexpr llvm::StringLiteral kProgram = R"(
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

/// Summaries of the program's methods as text, without the method's name.
struct Summaries : ParsedProgram {
  Summaries()
      : ParsedProgram(kProgram), types(*hierarchy), fields(*hierarchy),
        builder(*linkage, types, fields, RuntimeKind::Aot) {}

  std::string get(llvm::StringRef member) {
    MethodId id = getMethod("a.A", member);
    MethodOps ops(*hierarchy);
    std::string text;
    llvm::raw_string_ostream os(text);
    builder.build(id, ops.lookup(id))->print(os, *hierarchy, types, fields);
    return text.substr(text.find('\n') + 1);
  }

  /// The same without the exceptions that the JVM raises.
  std::string getMoves(llvm::StringRef member) {
    std::string text = get(member);
    llvm::SmallVector<llvm::StringRef> lines;
    llvm::StringRef(text).split(lines, '\n');
    llvm::erase_if(lines, [](llvm::StringRef line) {
      return line.contains(" = raised ");
    });
    return llvm::join(lines, "\n");
  }

  TypeTable types;
  FieldTable fields;
  SummaryBuilder builder;
};

} // namespace

/// All operations of the closed set stand in the program above.
TEST(MethodSummary, TheProgramHasEveryOperation) {
  Summaries program;
  llvm::StringSet<> seen;
  program.module->walk(
      [&](mlir::Operation *op) { seen.insert(op->getName().getStringRef()); });
  for (llvm::StringRef name : jvm::getBodyOpNames())
    EXPECT_TRUE(seen.contains(name)) << name.str();
}

TEST(MethodSummary, NumbersSayNothing) {
  EXPECT_EQ(Summaries().get("numbers(IJFD)V"),
            "  exc = raised java.lang.ArithmeticException\n");
}

TEST(MethodSummary, ValuesCastsAndCopies) {
  EXPECT_EQ(
      Summaries().getMoves("values(Ljava/lang/Object;I)Ljava/lang/Object;"),
      "  v0 = new java.lang.String @-1\n"
      "  v1 = new java.lang.Class @1\n"
      "  ret = v2\n"
      "  ret = p0\n"
      "  v2 = (a.A) p0\n");
}

TEST(MethodSummary, ObjectsFieldsAndArrays) {
  EXPECT_EQ(Summaries().getMoves("heap(La/A;I)La/A;"),
            "  v0 = new a.A @1\n"
            "  v3 = new a.A[] @7\n"
            "  v4 = new int[][] @11\n"
            "  v5 = new int[] @11\n"
            "  v1 = v0.a.A.f:La/A;\n"
            "  ret = v3.[]\n"
            "  v0.a.A.f:La/A; = p0\n"
            "  v3.[] = v2\n"
            "  v4.[] = v5\n"
            "  v2 = a.A.s:La/A;\n"
            "  a.A.s:La/A; = v1\n"
            "  [2] _ = special a.A.<init>()V of v0() throws to exc\n");
}

TEST(MethodSummary, Calls) {
  EXPECT_EQ(
      Summaries().getMoves("calls(La/A;La/I;)V"),
      "  [1] v0 = dispatch a.A.v(La/A;)La/A; of p0(p0) throws to exc\n"
      "  [2] _ = dispatch a.I.m()V of p1() throws to exc\n"
      "  [3] v1 = special a.A.v(La/A;)La/A; of p0(v0) throws to exc\n"
      "  [4] _ = static a.A.calls(La/A;La/I;)V of _(v1, p1) throws to exc\n"
      "  [5] _ = dispatch a.I.m()V of p1() throws to exc\n");
}

TEST(MethodSummary, Exceptions) {
  // A call of a null object's method, of an absent one (JVMS 6.5, 5.4.3), or
  // with no space left on the stack; a throw of null. What a call returns that
  // nobody uses has no variable.
  EXPECT_EQ(
      Summaries().get("raises(La/A;Ljava/lang/Throwable;Z)V"),
      "  exc = p1\n"
      "  v1 = (a.E) v0\n"
      "  exc = (any not a.E) v0\n"
      "  exc = raised java.lang.NullPointerException\n"
      "  v0 = raised java.lang.NullPointerException "
      "java.lang.StackOverflowError java.lang.NoClassDefFoundError "
      "java.lang.NoSuchMethodError java.lang.AbstractMethodError "
      "java.lang.IncompatibleClassChangeError java.lang.IllegalAccessError "
      "java.lang.LinkageError java.lang.VerifyError java.lang.ClassFormatError "
      "java.lang.UnsupportedClassVersionError "
      "java.lang.ClassCircularityError\n"
      "  [1] _ = dispatch a.A.v(La/A;)La/A; of p0(p0) throws to v0\n");
}

TEST(MethodSummary, LoweredSites) {
  std::string text = Summaries().get("sites(La/A;I)V");
  llvm::StringRef summary = text;
  auto has = [&](llvm::StringRef line) {
    EXPECT_TRUE(summary.contains(("  " + line + "\n").str()))
        << line.str() << " is not in\n"
        << text;
  };
  has("v0 = new java.lang.invoke.DirectMethodHandle @1");
  has("[1] handle a.A.l(La/A;)V : method-handle");
  has("v1 = new java.lang.invoke.MethodType @2");
  has("v2 = new unknown @3");
  has("v3 = new function a.I @4");
  has("[4] function calls a.A.l(La/A;)V with (p0)");
  has("[5] _ = string-concat java.lang.Object.toString()Ljava/lang/String; of "
      "p0() throws to exc");
  has("v5 = p0.a.A.f:La/A;");
  has("[6] _ = record-method java.lang.Object.toString()Ljava/lang/String; of "
      "v5() throws to exc");
  has("v7 = a.A.s:La/A;");
  has("v8 = new java.lang.invoke.VarHandle @9");
  has("v9 = new unknown @10");
}

TEST(MethodSummary, SignaturesCountReferences) {
  MethodSignature signature =
      MethodSignature::get("(I[JLjava/lang/String;D)[I", /*isStatic=*/false);
  EXPECT_EQ(signature.numParameters, 3);
  EXPECT_TRUE(signature.hasReceiver);
  EXPECT_TRUE(signature.returnsReference);
  EXPECT_EQ(MethodSignature::get("()V", /*isStatic=*/true).getNumLocals(), 2u);
}
