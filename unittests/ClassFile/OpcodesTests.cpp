//===- OpcodesTests.cpp - The table of opcodes ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table holds all of JVMS 6.5, with the right lengths and properties.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/Opcodes.h"
#include "gtest/gtest.h"

using namespace jir;

TEST(Opcodes, AllOfTheSpecificationAndNoOthers) {
  for (unsigned value = 0; value < 256; ++value) {
    OperandFormat format = getFormat(Opcode(value));
    if (value <= 201)
      EXPECT_GT(format, OperandFormat::Reserved) << value;
    else if (value == 202 || value >= 254)
      EXPECT_EQ(format, OperandFormat::Reserved) << value;
    else
      EXPECT_EQ(format, OperandFormat::Unassigned) << value;
  }
}

TEST(Opcodes, Mnemonics) {
  // A few values of JVMS 6.5, from each part of the table.
  EXPECT_EQ(getMnemonic(Opcode(0)), "nop");
  EXPECT_EQ(getMnemonic(Opcode(20)), "ldc2_w");
  EXPECT_EQ(getMnemonic(Opcode(45)), "aload_3");
  EXPECT_EQ(getMnemonic(Opcode(86)), "sastore");
  EXPECT_EQ(getMnemonic(Opcode(95)), "swap");
  EXPECT_EQ(getMnemonic(Opcode(132)), "iinc");
  EXPECT_EQ(getMnemonic(Opcode(147)), "i2s");
  EXPECT_EQ(getMnemonic(Opcode(171)), "lookupswitch");
  EXPECT_EQ(getMnemonic(Opcode(186)), "invokedynamic");
  EXPECT_EQ(getMnemonic(Opcode(201)), "jsr_w");
  EXPECT_EQ(getMnemonic(Opcode(203)), "unassigned");
}

TEST(Opcodes, Lengths) {
  EXPECT_EQ(getOpcodeInfo(Opcode::Iload3).length, 1);
  EXPECT_EQ(getOpcodeInfo(Opcode::Bipush).length, 2);
  EXPECT_EQ(getOpcodeInfo(Opcode::Iinc).length, 3);
  EXPECT_EQ(getOpcodeInfo(Opcode::Multianewarray).length, 4);
  EXPECT_EQ(getOpcodeInfo(Opcode::Invokeinterface).length, 5);
  EXPECT_EQ(getOpcodeInfo(Opcode::GotoW).length, 5);
  EXPECT_EQ(getOpcodeInfo(Opcode::Tableswitch).length, 0);
}

TEST(Opcodes, ShortFormsNameTheirBase) {
  EXPECT_EQ(getBaseOpcode(Opcode::Aload2), Opcode::Aload);
  EXPECT_EQ(getBaseOpcode(Opcode::Dstore0), Opcode::Dstore);
  EXPECT_EQ(getBaseOpcode(Opcode::IconstM1), Opcode::Sipush);
  EXPECT_EQ(getBaseOpcode(Opcode::LdcW), Opcode::Ldc);
  EXPECT_EQ(getBaseOpcode(Opcode::JsrW), Opcode::Jsr);
  EXPECT_EQ(getBaseOpcode(Opcode::Iadd), Opcode::Iadd);
  for (unsigned value = 0; value <= 201; ++value) {
    Opcode base = getBaseOpcode(Opcode(value));
    EXPECT_EQ(getBaseOpcode(base), base) << value;
  }
}

TEST(Opcodes, StackEffects) {
  auto effect = [](Opcode opcode) {
    const OpcodeInfo &info = getOpcodeInfo(opcode);
    return std::pair<int, int>(info.pops, info.pushes);
  };
  EXPECT_EQ(effect(Opcode::Lload1), std::pair(0, 2));
  EXPECT_EQ(effect(Opcode::Dastore), std::pair(4, 0));
  EXPECT_EQ(effect(Opcode::Lshl), std::pair(3, 2));
  EXPECT_EQ(effect(Opcode::Dup2X2), std::pair(4, 6));
  EXPECT_EQ(effect(Opcode::Lcmp), std::pair(4, 1));
  EXPECT_EQ(effect(Opcode::D2i), std::pair(2, 1));
  EXPECT_EQ(effect(Opcode::Invokestatic), std::pair(-1, -1));
}

TEST(Opcodes, Flags) {
  EXPECT_TRUE(mayThrow(Opcode::Idiv));
  EXPECT_FALSE(mayThrow(Opcode::Fdiv));
  EXPECT_TRUE(mayThrow(Opcode::Ldc));
  EXPECT_TRUE(endsBlock(Opcode::Athrow));
  EXPECT_FALSE(endsBlock(Opcode::Ifnull));
  EXPECT_TRUE(hasBranchTargets(Opcode::Lookupswitch));
  EXPECT_FALSE(hasBranchTargets(Opcode::Ret));
  EXPECT_TRUE(isReturn(Opcode::Return));
}
