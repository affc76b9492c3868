//===- CodeBuilderTests.cpp - An assembler of method bodies -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The assembler picks short forms, resolves labels, and reads back as written.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/CodeBuilder.h"

using namespace jir;
using namespace jir::test;

/// The instructions that a function emits, without the rest of the attribute.
static Bytes assemble(const std::function<void(CodeBuilder &)> &emit) {
  ConstantPoolBuilder pool;
  CodeBuilder code(pool);
  emit(code);
  ByteWriter writer = llvm::cantFail(code.finish());
  llvm::ArrayRef<uint8_t> bytes = writer.getBytes();
  size_t length = readBigU4(bytes.data() + 4);
  return Bytes(bytes.begin() + 8, bytes.begin() + 8 + length);
}

TEST(CodeBuilder, PicksTheShortestLocal) {
  Bytes code = assemble([](CodeBuilder &c) {
    c.emitLocal(Opcode::Iload, 3).emitLocal(Opcode::Astore, 4);
    c.emitLocal(Opcode::Dload, 256);
    c.emitIncrement(255, 127).emitIncrement(1, 128);
  });
  EXPECT_EQ(code, Bytes({29, 58, 4, 196, 24, 1, 0, 132, 255, 127, 196, 132, 0,
                         1, 0, 128}));
}

TEST(CodeBuilder, PicksTheShortestInt) {
  Bytes code = assemble([](CodeBuilder &c) {
    for (int value : {-1, 5, 6, -129, 32768})
      c.emitInt(value);
  });
  EXPECT_EQ(code, Bytes({2, 8, 16, 6, 17, 0xFF, 0x7F, 18, 1}));
}

TEST(CodeBuilder, WidensLdc) {
  Bytes code = assemble([](CodeBuilder &c) {
    c.emitConstant(Opcode::Ldc, 255).emitConstant(Opcode::Ldc, 256);
  });
  EXPECT_EQ(code, Bytes({18, 255, 19, 1, 0}));
}

TEST(CodeBuilder, ResolvesLabels) {
  Bytes code = assemble([](CodeBuilder &c) {
    auto start = c.here(), end = c.makeLabel();
    c.emitBranch(Opcode::Goto, end).emitBranch(Opcode::GotoW, start);
    c.bind(end).emit(Opcode::Return);
  });
  EXPECT_EQ(code, Bytes({167, 0, 8, 200, 0xFF, 0xFF, 0xFF, 0xFD, 177}));
}

TEST(CodeBuilder, AlignsSwitches) {
  Bytes code = assemble([](CodeBuilder &c) {
    auto end = c.makeLabel();
    c.emit(Opcode::Iconst0).emitTableSwitch(7, {end}, end);
    c.emitLookupSwitch({{9, end}}, end).bind(end);
  });
  ASSERT_EQ(code.size(), 40u);
  Instruction table, lookup;
  ASSERT_TRUE(decodeInstruction(code, 1, table));
  EXPECT_EQ(table.getCase(0).key, 7);
  EXPECT_EQ(table.getCase(0).target, 40u);
  ASSERT_TRUE(decodeInstruction(code, table.getNext(), lookup));
  EXPECT_EQ(lookup.getCase(0).key, 9);
  EXPECT_EQ(lookup.getDefaultTarget(), 40u);
}

TEST(CodeBuilder, Errors) {
  ConstantPoolBuilder pool;
  CodeBuilder unbound(pool), far(pool);
  unbound.emitBranch(Opcode::Goto, unbound.makeLabel());
  EXPECT_EQ(errorOf(unbound.finish()), "label 0 is not bound");
  auto start = far.here();
  far.emitRaw(Bytes(40000, 0)).emitBranch(Opcode::Goto, start);
  EXPECT_EQ(errorOf(far.finish()), "bytecode index 40000: the target is too "
                                   "far away for the branch");
}

TEST(CodeBuilder, ErrorsReachTheClass) {
  ClassFileBuilder builder("T");
  CodeBuilder code(builder.getPool());
  code.emitBranch(Opcode::Goto, code.makeLabel());
  builder.addMethod(0, "m", "()V", code);
  EXPECT_EQ(errorOf(builder.finish()), "label 0 is not bound");
}
