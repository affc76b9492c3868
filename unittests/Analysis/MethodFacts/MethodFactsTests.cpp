//===- MethodFactsTests.cpp - Statements by operation ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operation of the closed set, and the statements that become of it.
//
//===----------------------------------------------------------------------===//

#include "EveryOperation.h"
#include "jir/Analysis/MethodFacts/MethodFacts.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace jir::pointsto;

namespace {

/// Facts of the program's methods as text, without the method's name.
struct Facts : ParsedProgram {
  Facts()
      : ParsedProgram(kEveryOperation, "8-"), types(*hierarchy),
        fields(*hierarchy), builder(*linkage, types, fields, RuntimeKind::Aot) {
  }

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
  FactsBuilder builder;
};

} // namespace

TEST(MethodFacts, NumbersSayNothing) {
  EXPECT_EQ(Facts().get("numbers(IJFD)V"),
            "  exc = raised java.lang.ArithmeticException\n");
}

TEST(MethodFacts, ValuesCastsAndCopies) {
  EXPECT_EQ(Facts().getMoves("values(Ljava/lang/Object;I)Ljava/lang/Object;"),
            "  v0 = new java.lang.String @-1\n"
            "  v1 = new java.lang.Class @1\n"
            "  ret = v2\n"
            "  ret = p0\n"
            "  v2 = (a.A) p0\n");
}

TEST(MethodFacts, ObjectsFieldsAndArrays) {
  EXPECT_EQ(Facts().getMoves("heap(La/A;I)La/A;"),
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

TEST(MethodFacts, Calls) {
  EXPECT_EQ(
      Facts().getMoves("calls(La/A;La/I;)V"),
      "  [1] v0 = dispatch a.A.v(La/A;)La/A; of p0(p0) throws to exc\n"
      "  [2] _ = dispatch a.I.m()V of p1() throws to exc\n"
      "  [3] v1 = special a.A.v(La/A;)La/A; of p0(v0) throws to exc\n"
      "  [4] _ = static a.A.calls(La/A;La/I;)V of _(v1, p1) throws to exc\n"
      "  [5] _ = dispatch a.I.m()V of p1() throws to exc\n");
}

TEST(MethodFacts, Exceptions) {
  // A call of a null object's method, of an absent one (JVMS 6.5, 5.4.3), or
  // with no space left on the stack; a throw of null. An unused result of a
  // call has no variable.
  EXPECT_EQ(
      Facts().get("raises(La/A;Ljava/lang/Throwable;Z)V"),
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

TEST(MethodFacts, Models) {
  EXPECT_EQ(Facts().get("model(La/A;La/E;)La/A;"), "  v0 = new a.A @-1\n"
                                                   "  exc = p1\n"
                                                   "  ret = p0\n"
                                                   "  ret = v0\n");
}

TEST(MethodFacts, LoweredSites) {
  std::string text = Facts().get("sites(La/A;I)V");
  llvm::StringRef facts = text;
  auto has = [&](llvm::StringRef line) {
    EXPECT_TRUE(facts.contains(("  " + line + "\n").str()))
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

TEST(MethodFacts, SignaturesCountReferences) {
  MethodSignature signature =
      MethodSignature::get("(I[JLjava/lang/String;D)[I", /*isStatic=*/false);
  EXPECT_EQ(signature.numParameters, 3);
  EXPECT_TRUE(signature.hasReceiver);
  EXPECT_TRUE(signature.returnsReference);
  EXPECT_EQ(MethodSignature::get("()V", /*isStatic=*/true).getNumLocals(), 2u);
}
