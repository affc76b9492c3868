//===- CodeTests.cpp - The Code attribute -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Limits, bytes, handlers and attributes of code.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/Code.h"

using namespace jir;
using namespace jir::test;

TEST(Code, OfTheSmallClass) {
  Bytes bytes = makeSmallClass();
  ClassFile file = parseGood(bytes);
  CodeAttribute code =
      llvm::cantFail(CodeAttribute::parse(file, file.getMethods()[0]));
  EXPECT_EQ(code.getMaxStack(), 1);
  EXPECT_EQ(code.getMaxLocals(), 1);
  EXPECT_EQ(code.getBytes().data(), bytes.data() + code.getOffset());
  ASSERT_EQ(code.getHandlers().size(), 1u);
  ExceptionHandler handler = code.getHandlers()[0];
  EXPECT_EQ(handler.startPc, 0);
  EXPECT_EQ(handler.endPc, 10);
  EXPECT_EQ(handler.handlerPc, 12);
  EXPECT_EQ(
      llvm::cantFail(handler.catchType.resolve(file.getConstantPool())).name,
      "java/lang/RuntimeException");
  EXPECT_TRUE(code.getAttributes().has(AttributeKind::StackMapTable));
  EXPECT_TRUE(code.getAttributes().has(AttributeKind::LineNumberTable));

  std::string mnemonics;
  for (const Instruction &instruction : code.getInstructions())
    mnemonics += getMnemonic(instruction.opcode).str() + " ";
  EXPECT_EQ(mnemonics, "iload_0 ifle iinc goto iload_0 ireturn pop iconst_m1 "
                       "ireturn ");
}

TEST(Code, AbstractMethodsHaveNone) {
  ClassFileBuilder builder("T");
  builder.addMethod(access::Abstract, "m", "()V");
  Bytes bytes = build(builder);
  ClassFile file = parseGood(bytes);
  EXPECT_NE(errorOf(CodeAttribute::parse(file, file.getMethods()[0]))
                .find("class T: method m()V: attribute Code: offset"),
            std::string::npos);
}

TEST(Code, EveryTruncationIsAnError) {
  CodeBuilder::Label start;
  ClassFileBuilder builder("T");
  CodeBuilder code(builder.getPool());
  start = code.here();
  code.emit(Opcode::Return).addHandler(start, code.here(), start, 0);
  code.addAttribute("X", {1, 2});
  Bytes whole = builder.addMethod(0, "m", "()V", code).attributes[0].contents;
  for (size_t size = 0; size < whole.size(); ++size) {
    ClassFileBuilder cut("T");
    cut.getPool().addUtf8("X");
    cut.addMethod(0, "m", "()V")
        .addAttribute("Code", llvm::ArrayRef(whole).take_front(size));
    Bytes bytes = build(cut);
    ClassFile file = parseGood(bytes);
    EXPECT_NE(errorOf(CodeAttribute::parse(file, file.getMethods()[0])), "")
        << size;
  }
}
