//===- BodyImporterOptionsTests.cpp - Frames and threads --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// When frames are used, when types are inferred instead, how frames check what
// is inferred, and import by several threads.
//
//===----------------------------------------------------------------------===//

#include "BodyImporterTest.h"
#include "jir/ClassFile/ByteWriter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Builders.h"
#include <thread>

using namespace jir;
using namespace jir::test;

using BodyOptions = BodyTest;

/// Joins an Integer and a String; the frame calls the result `joined`.
static Emit joinAs(std::string joined) {
  return [=](CodeBuilder &c, ConstantPoolBuilder &p) {
    using V = VerificationType;
    auto other = c.makeLabel(), join = c.makeLabel();
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifeq, other);
    c.emitConstant(Opcode::Getstatic,
                   p.addField("D", "i", "Ljava/lang/Integer;"));
    c.emitBranch(Opcode::Goto, join);
    c.bind(other);
    c.emitConstant(Opcode::Getstatic,
                   p.addField("D", "s", "Ljava/lang/String;"));
    c.bind(join).emit(Opcode::Areturn);
    c.addFrame(other, {V{V::Integer, 0, {}}}, {});
    c.addFrame(join, {V{V::Integer, 0, {}}}, {V{V::Object, 0, joined}});
  };
}

static Bytes makeJoin(uint16_t version, std::string joined) {
  return makeClass({"m", "(I)Ljava/lang/Object;", joinAs(std::move(joined)),
                    version, access::Static});
}

static bool contains(llvm::StringRef text, llvm::StringRef part) {
  return text.contains(part);
}

TEST_F(BodyOptions, TheFrameGivesTheType) {
  std::string text = import(makeJoin(52, "java/lang/Comparable"));
  EXPECT_TRUE(contains(text, "^bb3(%5: !jvm.ref<java.lang.Comparable>)"))
      << text;
}

TEST_F(BodyOptions, FramesCanBeIgnored) {
  BodyImportOptions options;
  options.ignoreFrames = true;
  std::string text = import(makeJoin(52, "java/lang/Comparable"), options);
  EXPECT_TRUE(
      contains(text, "^bb3(%5: !jvm.ref<java.lang.Integer|java.lang.String>)"))
      << text;
}

TEST_F(BodyOptions, Version50FallsOverToInference) {
  // `[` is not a class name: the frame cannot hold.
  EXPECT_TRUE(contains(import(makeJoin(50, "[")),
                       "!jvm.ref<java.lang.Integer|java.lang.String>)"));
  EXPECT_TRUE(contains(import(makeJoin(51, "[")), "class C: method m("));
}

namespace {
/// Knows one pair only.
struct OnlyToComparable : Assignability {
  bool isAssignable(llvm::StringRef from, llvm::StringRef to) override {
    asked.push_back((from + " to " + to).str());
    return from == to || to == "java/lang/Comparable";
  }
  std::vector<std::string> asked;
};
} // namespace

TEST_F(BodyOptions, FramesCheckWhatIsInferred) {
  OnlyToComparable oracle;
  BodyImportOptions options;
  options.ignoreFrames = true;
  options.checkFrames = &oracle;
  std::string text = import(makeJoin(52, "java/lang/Comparable"), options);
  EXPECT_TRUE(contains(text, "jvm.return")) << text;
  EXPECT_EQ(oracle.asked, (std::vector<std::string>{
                              "java/lang/Integer to java/lang/Comparable",
                              "java/lang/String to java/lang/Comparable"}));
  EXPECT_EQ(import(makeJoin(52, "java/lang/Runnable"), options),
            "class C: method m(I)Ljava/lang/Object;: bytecode index 13: "
            "operand stack entry 0 is "
            "!jvm.ref<java.lang.Integer|java.lang.String>, which is not "
            "assignable to java/lang/Runnable of the stack map frame");
}

TEST_F(BodyOptions, DynamicConstantsMayNotContainThemselves) {
  ClassFileBuilder builder("C");
  builder.setVersion(55);
  ConstantPoolBuilder &pool = builder.getPool();
  uint16_t handle =
      pool.addMethodHandle(ReferenceKind::InvokeStatic,
                           pool.addMethod("D", "b", "()Ljava/lang/Object;"));
  uint16_t constant =
      pool.addDynamic(ConstantTag::Dynamic, 0, "c", "Ljava/lang/Object;");
  ByteWriter bootstraps;
  bootstraps.writeU2(1).writeU2(handle).writeU2(1).writeU2(constant);
  builder.addAttribute("BootstrapMethods", bootstraps.getBytes());
  CodeBuilder code(pool);
  code.emitConstant(Opcode::Ldc, constant).emit(Opcode::Areturn);
  builder.addMethod(access::Static, "m", "()Ljava/lang/Object;", code);
  Bytes bytes = llvm::cantFail(builder.finish());
  EXPECT_TRUE(contains(import(bytes), "is among its own bootstrap arguments"))
      << import(bytes);
}

TEST(BodyThreads, OneContextServesSeveral) {
  mlir::MLIRContext mlirContext;
  mlirContext.loadDialect<jvm::JVMDialect, mlir::arith::ArithDialect,
                          mlir::cf::ControlFlowDialect>();
  Bytes bytes = makeJoin(52, "java/lang/Comparable");
  ClassFile file = llvm::cantFail(ClassFile::parse(bytes));
  const MemberInfo &member = file.getMethods().front();
  std::vector<std::string> texts(4);
  auto run = [&](std::string &text) {
    ImportContext context(&mlirContext);
    mlir::OpBuilder builder(&mlirContext);
    mlir::StringAttr symbol = context.getString(member.name, member.descriptor);
    for (unsigned i = 0; i != 200; ++i) {
      mlir::OwningOpRef<jvm::MethodOp> method = jvm::MethodOp::create(
          builder, builder.getUnknownLoc(), symbol,
          jvm::MethodOp::getMethodType(context.getClassName("C"), symbol, true),
          member.accessFlags, jvm::BodyState::Loaded);
      llvm::cantFail(importBody(file, member, *method, context));
      text.clear();
      llvm::raw_string_ostream os(text);
      method.get()->print(os);
    }
  };
  std::vector<std::thread> threads;
  for (std::string &text : texts)
    threads.emplace_back([&] { run(text); });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_TRUE(contains(texts.front(), "jvm.return"));
  for (const std::string &text : texts)
    EXPECT_EQ(text, texts.front());
}
