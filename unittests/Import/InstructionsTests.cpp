//===- InstructionsTests.cpp - The operand stack ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// dup and its kin move values, whatever their category.
//
//===----------------------------------------------------------------------===//

#include "BodyImporterTest.h"

using namespace jir;
using namespace jir::test;

using Stack = BodyTest;

/// Puts the parameters of `(IIJJ)V` on the stack in this order, and passes what
/// the instruction makes of them to a method with that descriptor.
static Emit shuffle(Opcode opcode, std::vector<int> order,
                    std::string descriptor) {
  return [=](CodeBuilder &c, ConstantPoolBuilder &p) {
    static const Opcode loads[] = {Opcode::Iload, Opcode::Iload, Opcode::Lload,
                                   Opcode::Lload};
    static const uint16_t locals[] = {0, 1, 2, 4};
    for (int parameter : order)
      c.emitLocal(loads[parameter], locals[parameter]);
    c.emit(opcode);
    c.emitConstant(Opcode::Invokestatic, p.addMethod("D", "x", descriptor));
    c.emit(Opcode::Return).setLimits(12, 6);
  };
}

/// The arguments of the call.
static std::string getArguments(llvm::StringRef body) {
  llvm::StringRef call = body.split("@\"x(").second;
  return call.split("\"(").second.split(')').first.str();
}

TEST_F(Stack, DupOfEveryShape) {
  struct {
    Opcode opcode;
    std::vector<int> order;
    const char *descriptor, *result;
  } cases[] = {
      {Opcode::Dup, {0}, "(II)V", "%arg0, %arg0"},
      {Opcode::DupX1, {0, 1}, "(III)V", "%arg1, %arg0, %arg1"},
      {Opcode::DupX2, {0, 1, 0}, "(IIII)V", "%arg0, %arg0, %arg1, %arg0"},
      {Opcode::DupX2, {2, 0}, "(IJI)V", "%arg0, %arg2, %arg0"},
      {Opcode::Dup2, {0, 1}, "(IIII)V", "%arg0, %arg1, %arg0, %arg1"},
      {Opcode::Dup2, {2}, "(JJ)V", "%arg2, %arg2"},
      {Opcode::Dup2X1,
       {0, 0, 1},
       "(IIIII)V",
       "%arg0, %arg1, %arg0, %arg0, %arg1"},
      {Opcode::Dup2X1, {0, 2}, "(JIJ)V", "%arg2, %arg0, %arg2"},
      {Opcode::Dup2X2,
       {0, 1, 1, 0},
       "(IIIIII)V",
       "%arg1, %arg0, %arg0, %arg1, %arg1, %arg0"},
      {Opcode::Dup2X2, {0, 1, 2}, "(JIIJ)V", "%arg2, %arg0, %arg1, %arg2"},
      {Opcode::Dup2X2,
       {2, 0, 1},
       "(IIJII)V",
       "%arg0, %arg1, %arg2, %arg0, %arg1"},
      {Opcode::Dup2X2, {2, 3}, "(JJJ)V", "%arg3, %arg2, %arg3"},
      {Opcode::Swap, {0, 1}, "(II)V", "%arg1, %arg0"},
      {Opcode::Pop, {0, 1}, "(I)V", "%arg0"},
      {Opcode::Pop2, {0, 2}, "(I)V", "%arg0"},
      {Opcode::Pop2, {0, 1, 1}, "(I)V", "%arg0"},
  };
  for (auto &[opcode, order, descriptor, result] : cases)
    EXPECT_EQ(
        getArguments(import("(IIJJ)V", shuffle(opcode, order, descriptor))),
        result)
        << getMnemonic(opcode).str() << " to " << descriptor;
}

TEST_F(Stack, LongsAreNotSplit) {
  for (Opcode opcode : {Opcode::Dup, Opcode::Pop, Opcode::DupX1, Opcode::Swap})
    EXPECT_NE(import("(IIJJ)V", shuffle(opcode, {0, 2}, "(I)V"))
                  .find("bytecode index 2: the operand stack does not hold"),
              std::string::npos)
        << getMnemonic(opcode).str();
}
