//===- JVMProgramOpsTests.cpp - Classes and methods -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lines of bytecode indices, types of methods, and members found by name.
//
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace jir::jvm;

namespace {

class JVMProgramOps : public ::testing::Test {
protected:
  JVMProgramOps() { context.loadDialect<JVMDialect>(); }
  OwningOpRef<ModuleOp> parse(StringRef text) {
    return parseSourceString<ModuleOp>(text, &context);
  }
  StringAttr name(StringRef text) { return StringAttr::get(&context, text); }
  MLIRContext context;
};

TEST_F(JVMProgramOps, LinesComeFromTheGreatestStartNotBehind) {
  OwningOpRef<ModuleOp> program = parse(R"(jvm.class @A application {
    jvm.method unloaded static @"f()V"() attributes {lines = array<i32: 4, 11, 0, 10, 9, 9, 9, 12>}
    jvm.method unloaded static @"g()V"()
  })");
  ASSERT_TRUE(program);
  ClassOp classOp = *program->getOps<ClassOp>().begin();
  MethodOp method = classOp.lookupMethod(name("f()V"));
  EXPECT_EQ(method.getLine(-1), -1);
  EXPECT_EQ(method.getLine(0), 10);
  EXPECT_EQ(method.getLine(3), 10);
  EXPECT_EQ(method.getLine(4), 11);
  // Of two entries with one start the last holds.
  EXPECT_EQ(method.getLine(70), 12);
  EXPECT_EQ(classOp.lookupMethod(name("g()V")).getLine(0), -1);
}

TEST_F(JVMProgramOps, MethodTypesAreThoseOfTheOperandStack) {
  auto type = [&](StringRef member, bool isStatic, StringRef owner = "A") {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (FunctionType type =
            MethodOp::getMethodType(name(owner), member, isStatic))
      type.print(os);
    return text;
  };
  EXPECT_EQ(type("f(ZBSCJFD)C", true),
            "(i32, i32, i32, i32, i64, f32, f64) -> i32");
  EXPECT_EQ(type("f()V", false), "(!jvm.ref<A>) -> ()");
  EXPECT_EQ(type("<init>()V", false), "(!jvm.uninit_this<A>) -> ()");
  EXPECT_EQ(type("<init>()V", false, "java.lang.Object"),
            "(!jvm.ref<java.lang.Object>) -> ()");
  EXPECT_EQ(type("f(V)V", true), "");
  EXPECT_EQ(type("f", true), "");
}

TEST_F(JVMProgramOps, MembersAreFoundBySymbol) {
  OwningOpRef<ModuleOp> program =
      parse(R"(jvm.class @A implements [@I, @J] application {
    jvm.field @"a:b:I"
    jvm.method native static @"f (x)(I)V"(i32)
  })");
  ASSERT_TRUE(program);
  ClassOp classOp = *program->getOps<ClassOp>().begin();
  FieldOp field = classOp.lookupField(name("a:b:I"));
  ASSERT_TRUE(field);
  EXPECT_EQ(field.getFieldName(), "a:b");
  EXPECT_EQ(field.getDescriptor(), "I");
  MethodOp method = classOp.lookupMethod(name("f (x)(I)V"));
  ASSERT_TRUE(method);
  EXPECT_EQ(method.getMethodName(), "f (x)");
  EXPECT_EQ(method.getDescriptor(), "(I)V");
  EXPECT_TRUE(method.isExternal());
  EXPECT_EQ(method.getCallableRegion(), nullptr);
  EXPECT_FALSE(classOp.lookupMethod(name("g()V")));
  EXPECT_EQ(classOp.getInterfaceNames().size(), 2u);
}

TEST_F(JVMProgramOps, AFieldReferenceKnowsItsParts) {
  auto field = FieldRefAttr::get(name("A"), name("a:b:LX;"));
  EXPECT_EQ(field.getFieldName(), "a:b");
  EXPECT_EQ(field.getDescriptor(), "LX;");
  auto method =
      MethodRefAttr::get(ArrayType::get(IntegerType::get(&context, 32)),
                         name("clone()LX;"), false);
  EXPECT_EQ(method.getMethodName(), "clone");
  EXPECT_EQ(method.getDescriptor(), "()LX;");
  EXPECT_FALSE(method.getOwnerClass());
}

} // namespace
