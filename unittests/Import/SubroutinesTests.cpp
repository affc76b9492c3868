//===- SubroutinesTests.cpp - jsr and ret -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Subroutines are copied to each place that calls them.
//
//===----------------------------------------------------------------------===//

#include "BodyImporterTest.h"

using namespace jir;
using namespace jir::test;

using Subroutine = BodyTest;

TEST_F(Subroutine, EachCallGetsItsCopy) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto sub = c.makeLabel();
    c.emitBranch(Opcode::Jsr, sub).emitBranch(Opcode::Jsr, sub);
    c.emitLocal(Opcode::Iload, 0).emit(Opcode::Ireturn);
    c.bind(sub).emitLocal(Opcode::Astore, 1);
    c.emitIncrement(0, 5).emitLocal(Opcode::Ret, 1);
  };
  EXPECT_EQ(import("(I)I", emit), R"(
  cf.br ^bb1
^bb1:  // pred: ^bb0
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.addi %arg0, %c5_i32 : i32
  cf.br ^bb2
^bb2:  // pred: ^bb1
  cf.br ^bb3
^bb3:  // pred: ^bb2
  %c5_i32_0 = arith.constant 5 : i32
  %1 = arith.addi %0, %c5_i32_0 : i32
  cf.br ^bb4
^bb4:  // pred: ^bb3
  jvm.return %1 : i32
)");
}

TEST_F(Subroutine, OneMayCallAnother) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto outer = c.makeLabel(), inner = c.makeLabel();
    c.emitBranch(Opcode::Jsr, outer).emitLocal(Opcode::Iload, 0);
    c.emit(Opcode::Ireturn);
    c.bind(outer).emitLocal(Opcode::Astore, 1);
    c.emitBranch(Opcode::Jsr, inner).emitIncrement(0, 1);
    c.emitLocal(Opcode::Ret, 1);
    c.bind(inner).emitLocal(Opcode::Astore, 2);
    c.emitIncrement(0, 7).emitLocal(Opcode::Ret, 2);
  };
  EXPECT_EQ(import("(I)I", emit), R"(
  cf.br ^bb1
^bb1:  // pred: ^bb0
  cf.br ^bb2
^bb2:  // pred: ^bb1
  %c7_i32 = arith.constant 7 : i32
  %0 = arith.addi %arg0, %c7_i32 : i32
  cf.br ^bb3
^bb3:  // pred: ^bb2
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.addi %0, %c1_i32 : i32
  cf.br ^bb4
^bb4:  // pred: ^bb3
  jvm.return %1 : i32
)");
}

TEST_F(Subroutine, RetMayLeaveTwoAtOnce) {
  // The inner subroutine returns by the address of the outer.
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto outer = c.makeLabel(), inner = c.makeLabel();
    c.emitBranch(Opcode::Jsr, outer).emitLocal(Opcode::Iload, 0);
    c.emit(Opcode::Ireturn);
    c.bind(outer).emitLocal(Opcode::Astore, 1);
    c.emitBranch(Opcode::Jsr, inner).emitIncrement(0, 100);
    c.emitLocal(Opcode::Ret, 1);
    c.bind(inner).emitLocal(Opcode::Astore, 2);
    c.emitIncrement(0, 7).emitLocal(Opcode::Ret, 1);
  };
  EXPECT_EQ(import("(I)I", emit), R"(
  cf.br ^bb1
^bb1:  // pred: ^bb0
  cf.br ^bb2
^bb2:  // pred: ^bb1
  %c7_i32 = arith.constant 7 : i32
  %0 = arith.addi %arg0, %c7_i32 : i32
  cf.br ^bb3
^bb3:  // pred: ^bb2
  jvm.return %0 : i32
)");
}

TEST_F(Subroutine, LeavingByBranchJoinsTheCaller) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto sub = c.makeLabel(), out = c.makeLabel();
    c.emitBranch(Opcode::Jsr, sub).emitBranch(Opcode::Jsr, sub);
    c.bind(out).emitLocal(Opcode::Iload, 0).emit(Opcode::Ireturn);
    c.bind(sub).emitLocal(Opcode::Astore, 1);
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifeq, out);
    c.emitIncrement(0, 5).emitLocal(Opcode::Ret, 1);
  };
  EXPECT_EQ(import("(I)I", emit), R"(
  cf.br ^bb1
^bb1:  // pred: ^bb0
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
  cf.cond_br %0, ^bb6(%arg0 : i32), ^bb2
^bb2:  // pred: ^bb1
  %c5_i32 = arith.constant 5 : i32
  %1 = arith.addi %arg0, %c5_i32 : i32
  cf.br ^bb3
^bb3:  // pred: ^bb2
  cf.br ^bb4
^bb4:  // pred: ^bb3
  %c0_i32_0 = arith.constant 0 : i32
  %2 = arith.cmpi eq, %1, %c0_i32_0 : i32
  cf.cond_br %2, ^bb6(%1 : i32), ^bb5
^bb5:  // pred: ^bb4
  %c5_i32_1 = arith.constant 5 : i32
  %3 = arith.addi %1, %c5_i32_1 : i32
  cf.br ^bb6(%3 : i32)
^bb6(%4: i32):  // 3 preds: ^bb1, ^bb4, ^bb5
  jvm.return %4 : i32
)");
}

TEST_F(Subroutine, TheAddressMayBeDropped) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto sub = c.makeLabel();
    c.emitBranch(Opcode::Jsr, sub).bind(sub).emit(Opcode::Pop);
    c.emit(Opcode::Return);
  };
  EXPECT_EQ(import("()V", emit), R"(
  cf.br ^bb1
^bb1:  // pred: ^bb0
  jvm.return
)");
}

// Compilers begin a subroutine with a store of the address, obfuscators with
// anything.
TEST_F(Subroutine, TheAddressIsFollowedOnTheStack) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto sub = c.makeLabel();
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Jsr, sub);
    c.emit(Opcode::Ireturn);
    c.bind(sub).emitIncrement(0, 1);
    c.emit(Opcode::Swap).emit(Opcode::Pop);
    c.emit(Opcode::Dup).emitLocal(Opcode::Astore, 2);
    c.emit(Opcode::Pop).emitLocal(Opcode::Iload, 0);
    c.emitLocal(Opcode::Ret, 2);
  };
  EXPECT_EQ(import("(I)I", emit), R"(
  cf.br ^bb1
^bb1:  // pred: ^bb0
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.addi %arg0, %c1_i32 : i32
  cf.br ^bb2
^bb2:  // pred: ^bb1
  jvm.return %0 : i32
)");
}

TEST_F(Subroutine, HandlersAreCopiedToo) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto sub = c.makeLabel(), start = c.makeLabel(), end = c.makeLabel(),
         handler = c.makeLabel();
    c.emitBranch(Opcode::Jsr, sub).emitBranch(Opcode::Jsr, sub);
    c.emitLocal(Opcode::Iload, 0).emit(Opcode::Ireturn);
    c.bind(sub)
        .emitLocal(Opcode::Astore, 1)
        .bind(start)
        .emitConstant(Opcode::Invokestatic, p.addMethod("D", "x", "()V"))
        .bind(end);
    c.emitLocal(Opcode::Ret, 1);
    c.bind(handler)
        .emit(Opcode::Pop)
        .emitIncrement(0, 1)
        .emitLocal(Opcode::Ret, 1);
    c.addHandler(start, end, handler, 0);
  };
  EXPECT_EQ(import("(I)I", emit), R"(
  cf.br ^bb1
^bb1:  // pred: ^bb0
  jvm.invoke_static [9] protected @D::@"x()V"() : () -> ()
  jvm.unwind ^bb2 [any -> ^bb3]
^bb2:  // pred: ^bb1
  cf.br ^bb4(%arg0 : i32)
^bb3(%0: !jvm.ref<java.lang.Throwable>):  // pred: ^bb1
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.addi %arg0, %c1_i32 : i32
  cf.br ^bb4(%1 : i32)
^bb4(%2: i32):  // 2 preds: ^bb2, ^bb3
  cf.br ^bb5
^bb5:  // pred: ^bb4
  jvm.invoke_static [9] protected @D::@"x()V"() : () -> ()
  jvm.unwind ^bb6 [any -> ^bb7]
^bb6:  // pred: ^bb5
  cf.br ^bb8(%2 : i32)
^bb7(%3: !jvm.ref<java.lang.Throwable>):  // pred: ^bb5
  %c1_i32_0 = arith.constant 1 : i32
  %4 = arith.addi %2, %c1_i32_0 : i32
  cf.br ^bb8(%4 : i32)
^bb8(%5: i32):  // 2 preds: ^bb6, ^bb7
  jvm.return %5 : i32
)");
}

TEST_F(Subroutine, RetNeedsAnAddress) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    c.emitLocal(Opcode::Ret, 1);
  };
  EXPECT_EQ(
      import("()V", emit),
      R"(class C: method m()V: bytecode index 0: ret of local variable 1, which holds no return address here)");
}

TEST_F(Subroutine, CopiesHaveALimit) {
  // Each of 20 subroutines calls the next twice.
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto next = c.makeLabel();
    c.emitBranch(Opcode::Jsr, next).emit(Opcode::Return);
    for (unsigned i = 0; i != 20; ++i) {
      c.bind(next).emitLocal(Opcode::Astore, i);
      next = c.makeLabel();
      c.emitBranch(Opcode::Jsr, next).emitBranch(Opcode::Jsr, next);
      c.emitLocal(Opcode::Ret, i);
    }
    c.bind(next).emitLocal(Opcode::Astore, 20).emitLocal(Opcode::Ret, 20);
    c.setLimits(1, 21);
  };
  EXPECT_EQ(
      import("()V", emit),
      R"(class C: method m()V: bytecode index 200: more than 200000 instructions when subroutines are inlined (--max-subroutine-instructions))");
}
