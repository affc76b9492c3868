//===- InstructionTests.cpp - Decoded instructions --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every format is decoded, at its edges too.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/Code.h"
#include "jir/ClassFile/Instruction.h"

using namespace jir;
using namespace jir::test;

static Instruction decode(llvm::ArrayRef<uint8_t> code, uint32_t at = 0) {
  Instruction result;
  EXPECT_TRUE(decodeInstruction(code, at, result));
  return result;
}

static std::string getFault(llvm::ArrayRef<uint8_t> code, uint32_t at = 0) {
  Instruction result;
  EXPECT_FALSE(decodeInstruction(code, at, result));
  EXPECT_EQ(result.length, 0u);
  return textOf(explainMalformed(code, at));
}

TEST(Instruction, LocalsOfAllForms) {
  EXPECT_EQ(decode({28}).getLocal(), 2);              // iload_2
  EXPECT_EQ(decode({21, 200}).getLocal(), 200);       // iload
  EXPECT_EQ(decode({196, 21, 1, 2}).getLocal(), 258); // wide iload
  EXPECT_EQ(decode({196, 21, 1, 2}).opcode, Opcode::Iload);
  EXPECT_EQ(decode({196, 21, 1, 2}).length, 4u);
  EXPECT_EQ(decode({196, 58, 0xFF, 0xFF}).getLocal(), 65535);
}

TEST(Instruction, Increments) {
  Instruction narrow = decode({132, 200, 0x80});
  EXPECT_EQ(narrow.getLocal(), 200);
  EXPECT_EQ(narrow.getIncrement(), -128);
  Instruction wide = decode({196, 132, 1, 0, 0x80, 0});
  EXPECT_EQ(wide.getLocal(), 256);
  EXPECT_EQ(wide.getIncrement(), -32768);
  EXPECT_EQ(wide.length, 6u);
}

TEST(Instruction, Constants) {
  EXPECT_EQ(decode({2}).getImmediate(), -1);               // iconst_m1
  EXPECT_EQ(decode({8}).getImmediate(), 5);                // iconst_5
  EXPECT_EQ(decode({13}).getImmediate(), 2);               // fconst_2
  EXPECT_EQ(decode({16, 0xFF}).getImmediate(), -1);        // bipush
  EXPECT_EQ(decode({17, 0x80, 0}).getImmediate(), -32768); // sipush
  EXPECT_EQ(decode({18, 0xFF}).getConstantIndex(), 255);   // ldc
  EXPECT_EQ(decode({19, 0xFF, 0xFF}).getConstantIndex(), 65535);
}

TEST(Instruction, Branches) {
  EXPECT_EQ(decode({0, 167, 0xFF, 0xFF}, 1).getBranchTarget(), 0u);
  EXPECT_EQ(decode({200, 0, 1, 0, 0}).getBranchTarget(), 65536u);
  // Targets before the code are far beyond its end.
  EXPECT_GT(decode({167, 0xFF, 0xFF}).getBranchTarget(), 65535u);
}

TEST(Instruction, CallsAndArrays) {
  Instruction call = decode({185, 1, 2, 3, 0});
  EXPECT_EQ(call.getConstantIndex(), 258);
  EXPECT_EQ(call.getCount(), 3);
  EXPECT_EQ(call.length, 5u);
  EXPECT_EQ(decode({186, 0, 7, 0, 0}).length, 5u);
  EXPECT_EQ(decode({188, 10}).getArrayType(), 10);
  EXPECT_EQ(decode({197, 0, 9, 2}).getDimensions(), 2);
}

TEST(Instruction, TableSwitchAtEachAlignment) {
  for (uint32_t at = 0; at < 4; ++at) {
    ByteWriter code;
    for (uint32_t i = 0; i < at; ++i)
      code.writeU1(0);
    code.writeU1(170);
    while (code.size() % 4)
      code.writeU1(0);
    code.writeU4(100).writeU4(-1).writeU4(1);
    code.writeU4(10).writeU4(20).writeU4(30);
    Instruction table = decode(code.getBytes(), at);
    EXPECT_TRUE(table.isSwitch());
    EXPECT_EQ(table.getNext(), code.size());
    EXPECT_EQ(table.getDefaultTarget(), at + 100);
    ASSERT_EQ(table.getNumCases(), 3u);
    EXPECT_EQ(table.getCase(0).key, -1);
    EXPECT_EQ(table.getCase(2).key, 1);
    EXPECT_EQ(table.getCase(2).target, at + 30);
  }
}

TEST(Instruction, LookupSwitch) {
  Bytes code{171,  0,    0, 0, 0, 0, 0, 9, 0, 0, 0, 2, 0xFF, 0xFF,
             0xFF, 0xFF, 0, 0, 0, 5, 0, 0, 0, 7, 0, 0, 0,    6};
  Instruction lookup = decode(code);
  ASSERT_EQ(lookup.getNumCases(), 2u);
  EXPECT_EQ(lookup.getCase(0).key, -1);
  EXPECT_EQ(lookup.getCase(0).target, 5u);
  EXPECT_EQ(lookup.getCase(1).key, 7);
  EXPECT_EQ(lookup.length, 28u);
}

TEST(Instruction, ExtremeTables) {
  // The range from the smallest to the largest int would overflow 32 bits.
  Bytes code{170, 0, 0, 0, 0, 0, 0, 9, 0x80, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF};
  EXPECT_EQ(getFault(code), "bytecode index 0: tableswitch has an impossible "
                            "number of cases");
}

TEST(Instruction, Malformed) {
  EXPECT_EQ(getFault({203}),
            "bytecode index 0: opcode 203 (unassigned) is not allowed");
  EXPECT_EQ(getFault({0, 17, 1}, 1),
            "bytecode index 1: the operands of sipush go past the code's end");
  EXPECT_EQ(getFault({196, 0}), "bytecode index 0: wide is followed by no "
                                "instruction that can be wide");
  EXPECT_EQ(getFault({0}, 1),
            "bytecode index 1: the code ends before this instruction");
}

TEST(Instruction, IterationEndsAtTheFirstFault) {
  Bytes code{0, 0, 203, 0};
  unsigned count = 0;
  for (InstructionIterator it(code, 0), end; it != end; ++it)
    ++count;
  EXPECT_EQ(count, 2u);
  llvm::BitVector starts;
  EXPECT_NE(textOf(findInstructionStarts(code, starts)), "");
  EXPECT_EQ(textOf(findInstructionStarts({17, 0, 0, 87}, starts)), "");
  EXPECT_EQ(starts.count(), 2u);
  EXPECT_TRUE(starts.test(0) && starts.test(3));
}
