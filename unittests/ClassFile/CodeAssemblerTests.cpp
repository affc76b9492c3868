//===- CodeAssemblerTests.cpp - Code with branches of any length *- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Branches get the width they need, with the frames that wide ones need;
// switches the shorter form; tables follow the layout.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/CodeAssembler.h"

using namespace jir;
using namespace jir::test;
using Label = CodeAssembler::Label;

/// The contents of the attribute that a function assembles, without limits.
static Bytes assemble(const std::function<void(CodeAssembler &)> &emit) {
  ConstantPoolBuilder pool;
  CodeAssembler code(pool);
  emit(code);
  CodeAssembler::Result result = llvm::cantFail(
      code.finish(/*maxStack=*/1, /*maxLocals=*/0, {}, /*withFrames=*/true));
  llvm::ArrayRef<uint8_t> bytes = result.contents.getBytes().drop_front(4);
  EXPECT_EQ(readBigU4(bytes.data()), result.codeLength);
  bytes = bytes.drop_front(4);
  return Bytes(bytes.begin(), bytes.end());
}

TEST(CodeAssembler, InvertsConditions) {
  EXPECT_EQ(invertCondition(Opcode::Ifeq), Opcode::Ifne);
  EXPECT_EQ(invertCondition(Opcode::Ifle), Opcode::Ifgt);
  EXPECT_EQ(invertCondition(Opcode::IfIcmplt), Opcode::IfIcmpge);
  EXPECT_EQ(invertCondition(Opcode::IfAcmpne), Opcode::IfAcmpeq);
  EXPECT_EQ(invertCondition(Opcode::Ifnonnull), Opcode::Ifnull);
  EXPECT_EQ(invertCondition(Opcode::Ifnull), Opcode::Ifnonnull);
}

TEST(CodeAssembler, ShortBranches) {
  Bytes code = assemble([](CodeAssembler &c) {
    Label start = c.here(), end = c.makeLabel();
    c.code().emit(Opcode::Iconst0);
    c.emitBranch(Opcode::Ifeq, end);
    c.emitBranch(Opcode::Goto, start);
    c.bind(end);
    c.code().emit(Opcode::Return);
  });
  EXPECT_EQ(code, Bytes({3, 153, 0, 6, 167, 0xFF, 0xFC, 177, 0, 0, 0, 0}));
}

TEST(CodeAssembler, FarBranches) {
  // The condition is turned over, and jumps around a goto_w.
  Bytes code = assemble([](CodeAssembler &c) {
    Label end = c.makeLabel();
    c.code().emit(Opcode::Iconst0);
    c.emitBranch(Opcode::Ifeq, end);
    c.addFallThroughFrame({}, {});
    c.code().emitRaw(Bytes(32768, 0));
    c.emitBranch(Opcode::Goto, end);
    c.bind(end);
    c.addFrame(end, {}, {});
    c.code().emit(Opcode::Return);
  });
  EXPECT_EQ(Bytes(code.begin(), code.begin() + 9),
            Bytes({3, 154, 0, 8, 200, 0, 0, 128, 8}));
  // A frame after the goto_w, one at the end.
  constexpr size_t tail = 2 + 2 + 6 + 2 + 1 + 3;
  EXPECT_EQ(Bytes(code.end() - tail, code.end()),
            Bytes({0, 0, 0, 1, 0, 1, 0, 0, 0, 6, 0, 2, 9, 251, 128, 2}));
}

TEST(CodeAssembler, WideningMakesOthersFar) {
  // The first branch just reaches its target until the second one grows.
  auto emit = [](size_t following) {
    return assemble([following](CodeAssembler &c) {
      Label end = c.makeLabel(), far = c.makeLabel();
      c.emitBranch(Opcode::Goto, end);
      c.emitBranch(Opcode::Goto, far);
      c.code().emitRaw(Bytes(32761, 0));
      c.bind(end);
      c.code().emitRaw(Bytes(following, 0));
      c.bind(far);
      c.code().emit(Opcode::Return);
    });
  };
  EXPECT_EQ(emit(0)[0], uint8_t(Opcode::Goto));
  EXPECT_EQ(emit(10)[0], uint8_t(Opcode::GotoW));
}

TEST(CodeAssembler, ChoosesTheSwitch) {
  auto emit = [](llvm::ArrayRef<int32_t> keys) {
    return assemble([keys](CodeAssembler &c) {
      Label end = c.makeLabel();
      std::vector<std::pair<int32_t, Label>> cases;
      for (int32_t key : keys)
        cases.push_back({key, end});
      c.emitSwitch(cases, end);
      c.bind(end);
      c.code().emit(Opcode::Return);
    });
  };
  EXPECT_EQ(emit({1, 2, 3, 5})[0], uint8_t(Opcode::Tableswitch));
  EXPECT_EQ(emit({1, 1000})[0], uint8_t(Opcode::Lookupswitch));
  EXPECT_EQ(emit({INT32_MIN, INT32_MAX})[0], uint8_t(Opcode::Lookupswitch));
  EXPECT_EQ(emit({})[0], uint8_t(Opcode::Lookupswitch));
}

TEST(CodeAssembler, TooMuchCode) {
  ConstantPoolBuilder pool;
  CodeAssembler code(pool);
  code.code().emitRaw(Bytes(65536, 0));
  EXPECT_EQ(errorOf(code.finish(0, 0, {}, true)),
            "the code has 65536 bytes, at most 65535 are possible");
}
