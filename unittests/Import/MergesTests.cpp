//===- MergesTests.cpp - Where values meet ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which slots become block arguments, and with which types.
//
//===----------------------------------------------------------------------===//

#include "BodyImporterTest.h"

using namespace jir;
using namespace jir::test;

using Merge = BodyTest;

TEST_F(Merge, OnlyWhatDiffersIsAnArgument) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto other = c.makeLabel(), join = c.makeLabel();
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifeq, other);
    c.emitInt(1).emitLocal(Opcode::Istore, 1);
    c.emitInt(7).emitLocal(Opcode::Istore, 2);
    c.emitBranch(Opcode::Goto, join);
    c.bind(other).emitInt(2).emitLocal(Opcode::Istore, 1);
    c.emitInt(8).emitLocal(Opcode::Istore, 2);
    // Local 2 differs as well, but it is not read.
    c.bind(join).emitLocal(Opcode::Iload, 0).emitLocal(Opcode::Iload, 1);
    c.emit(Opcode::Iadd).emit(Opcode::Ireturn);
  };
  EXPECT_EQ(import("(I)I", emit), R"(
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
  cf.cond_br %0, ^bb2, ^bb1
^bb1:  // pred: ^bb0
  %c1_i32 = arith.constant 1 : i32
  %c7_i32 = arith.constant 7 : i32
  cf.br ^bb3(%c1_i32 : i32)
^bb2:  // pred: ^bb0
  %c2_i32 = arith.constant 2 : i32
  %c8_i32 = arith.constant 8 : i32
  cf.br ^bb3(%c2_i32 : i32)
^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
  %2 = arith.addi %arg0, %1 : i32
  jvm.return %2 : i32
)");
}

TEST_F(Merge, LoopsPassWhatTheyStore) {
  // Local 0 is stored, local 1 only read, in an inner and an outer loop.
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto outer = c.here(), inner = c.here();
    c.emitIncrement(0, -1);
    c.emitLocal(Opcode::Iload, 0).emitLocal(Opcode::Iload, 1);
    c.emitBranch(Opcode::IfIcmpgt, inner);
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifne, outer);
    c.emit(Opcode::Return);
  };
  EXPECT_EQ(import("(II)V", emit), R"(
  cf.br ^bb1(%arg0 : i32)
^bb1(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
  %c-1_i32 = arith.constant -1 : i32
  %1 = arith.addi %0, %c-1_i32 : i32
  %2 = arith.cmpi sgt, %1, %arg1 : i32
  cf.cond_br %2, ^bb1(%1 : i32), ^bb2
^bb2:  // pred: ^bb1
  %c0_i32 = arith.constant 0 : i32
  %3 = arith.cmpi ne, %1, %c0_i32 : i32
  cf.cond_br %3, ^bb1(%1 : i32), ^bb3
^bb3:  // pred: ^bb2
  jvm.return
)");
}

TEST_F(Merge, CopiesNeedNoArgument) {
  // The loop stores into local 1 what it holds already, and keeps a value on
  // the stack.
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    c.emitLocal(Opcode::Iload, 0).emitLocal(Opcode::Istore, 1);
    c.emitLocal(Opcode::Iload, 0);
    auto loop = c.here();
    c.emitLocal(Opcode::Iload, 0).emitLocal(Opcode::Istore, 1);
    c.emitLocal(Opcode::Iload, 1).emitBranch(Opcode::Ifne, loop);
    c.emitLocal(Opcode::Iload, 1).emit(Opcode::Iadd).emit(Opcode::Ireturn);
  };
  EXPECT_EQ(import("(I)I", emit), R"(
  cf.br ^bb1
^bb1:  // 2 preds: ^bb0, ^bb1
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi ne, %arg0, %c0_i32 : i32
  cf.cond_br %0, ^bb1, ^bb2
^bb2:  // pred: ^bb1
  %1 = arith.addi %arg0, %arg0 : i32
  jvm.return %1 : i32
)");
}

TEST_F(Merge, SwappingLocalsInALoop) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto loop = c.here();
    c.emitLocal(Opcode::Iload, 0).emitLocal(Opcode::Iload, 1);
    c.emitLocal(Opcode::Istore, 0).emitLocal(Opcode::Istore, 1);
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifne, loop);
    c.emitLocal(Opcode::Iload, 1).emit(Opcode::Ireturn);
  };
  EXPECT_EQ(import("(II)I", emit), R"(
  cf.br ^bb1(%arg0, %arg1 : i32, i32)
^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
  %c0_i32 = arith.constant 0 : i32
  %2 = arith.cmpi ne, %1, %c0_i32 : i32
  cf.cond_br %2, ^bb1(%1, %0 : i32, i32), ^bb2
^bb2:  // pred: ^bb1
  jvm.return %0 : i32
)");
}

TEST_F(Merge, IrreducibleLoopsAreBuilt) {
  // Two entries into one loop; local 1 is stored on the way to one of them.
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto first = c.makeLabel(), second = c.makeLabel();
    c.emitInt(0).emitLocal(Opcode::Istore, 1);
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifeq, second);
    c.emitInt(5).emitLocal(Opcode::Istore, 1);
    c.bind(first).emitIncrement(0, -1);
    c.bind(second).emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifgt, first);
    c.emitLocal(Opcode::Iload, 1).emit(Opcode::Ireturn);
  };
  EXPECT_EQ(import("(I)I", emit), R"(
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
  cf.cond_br %0, ^bb2(%arg0, %c0_i32 : i32, i32), ^bb1
^bb1:  // pred: ^bb0
  %c5_i32 = arith.constant 5 : i32
  cf.br ^bb4(%arg0, %c5_i32 : i32, i32)
^bb2(%1: i32, %2: i32):  // 2 preds: ^bb0, ^bb4
  %c0_i32_0 = arith.constant 0 : i32
  %3 = arith.cmpi sgt, %1, %c0_i32_0 : i32
  cf.cond_br %3, ^bb4(%1, %2 : i32, i32), ^bb3
^bb3:  // pred: ^bb2
  jvm.return %2 : i32
^bb4(%4: i32, %5: i32):  // 2 preds: ^bb1, ^bb2
  %c-1_i32 = arith.constant -1 : i32
  %6 = arith.addi %4, %c-1_i32 : i32
  cf.br ^bb2(%6, %5 : i32, i32)
)");
}

TEST_F(Merge, TheStartMayBeABranchTarget) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto start = c.here();
    c.emitIncrement(0, -1);
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifne, start);
    c.emit(Opcode::Return);
  };
  EXPECT_EQ(import("(I)V", emit), R"(
  cf.br ^bb1(%arg0 : i32)
^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
  %c-1_i32 = arith.constant -1 : i32
  %1 = arith.addi %0, %c-1_i32 : i32
  %c0_i32 = arith.constant 0 : i32
  %2 = arith.cmpi ne, %1, %c0_i32 : i32
  cf.cond_br %2, ^bb1(%1 : i32), ^bb2
^bb2:  // pred: ^bb1
  jvm.return
)");
}

TEST_F(Merge, DeadCodeIsLeftOut) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &) {
    auto end = c.makeLabel();
    c.emitBranch(Opcode::Goto, end);
    // Its stack would not fit.
    c.emit(Opcode::Pop).emit(Opcode::Iadd);
    c.bind(end).emit(Opcode::Return);
  };
  EXPECT_EQ(import("()V", emit), R"(
  cf.br ^bb1
^bb1:  // pred: ^bb0
  jvm.return
)");
}

TEST_F(Merge, TypesAreUnionsWithoutFrames) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto b = c.makeLabel(), nothing = c.makeLabel(), join = c.makeLabel();
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifeq, b);
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifgt, nothing);
    c.emitConstant(Opcode::Getstatic, p.addField("D", "a", "LA;"));
    c.emitBranch(Opcode::Goto, join);
    c.bind(b).emitConstant(Opcode::Getstatic, p.addField("D", "b", "LB;"));
    c.emitBranch(Opcode::Goto, join);
    c.bind(nothing).emit(Opcode::AconstNull);
    c.bind(join).emit(Opcode::Areturn);
  };
  EXPECT_EQ(import("(I)Ljava/lang/Object;", emit), R"(
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
  cf.cond_br %0, ^bb4, ^bb1
^bb1:  // pred: ^bb0
  %c0_i32_0 = arith.constant 0 : i32
  %1 = arith.cmpi sgt, %arg0, %c0_i32_0 : i32
  cf.cond_br %1, ^bb3, ^bb2
^bb2:  // pred: ^bb1
  %2 = jvm.get_static [8] @D::@"a:LA;" : !jvm.ref<A>
  %3 = jvm.upcast %2 : !jvm.ref<A> to !jvm.ref<A|B>
  cf.br ^bb5(%3 : !jvm.ref<A|B>)
^bb3:  // pred: ^bb1
  %4 = jvm.null : !jvm.null
  %5 = jvm.upcast %4 : !jvm.null to !jvm.ref<A|B>
  cf.br ^bb5(%5 : !jvm.ref<A|B>)
^bb4:  // pred: ^bb0
  %6 = jvm.get_static [14] @D::@"b:LB;" : !jvm.ref<B>
  %7 = jvm.upcast %6 : !jvm.ref<B> to !jvm.ref<A|B>
  cf.br ^bb5(%7 : !jvm.ref<A|B>)
^bb5(%8: !jvm.ref<A|B>):  // 3 preds: ^bb2, ^bb3, ^bb4
  jvm.return %8 : !jvm.ref<A|B>
)");
}

TEST_F(Merge, TypesOfLoopsAreAFixpoint) {
  // o = null; for (;;) { use o[0]; o = array; } : the element's type follows.
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    c.emit(Opcode::AconstNull).emitLocal(Opcode::Astore, 0);
    auto loop = c.here();
    c.emitLocal(Opcode::Aload, 0).emitInt(0).emit(Opcode::Aaload);
    c.emitConstant(Opcode::Invokestatic,
                   p.addMethod("D", "use", "(Ljava/lang/String;)V"));
    c.emitConstant(Opcode::Getstatic,
                   p.addField("D", "a", "[Ljava/lang/String;"));
    c.emitLocal(Opcode::Astore, 0).emitBranch(Opcode::Goto, loop);
  };
  EXPECT_EQ(import("()V", emit), R"(
  %0 = jvm.null : !jvm.null
  %1 = jvm.upcast %0 : !jvm.null to !jvm.array<!jvm.ref<java.lang.String>>
  cf.br ^bb1(%1 : !jvm.array<!jvm.ref<java.lang.String>>)
^bb1(%2: !jvm.array<!jvm.ref<java.lang.String>>):  // 2 preds: ^bb0, ^bb1
  %c0_i32 = arith.constant 0 : i32
  %3 = jvm.array_load [4] reference %2[%c0_i32] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
  jvm.invoke_static [5] @D::@"use(Ljava/lang/String;)V"(%3) : (!jvm.ref<java.lang.String>) -> ()
  %4 = jvm.get_static [8] @D::@"a:[Ljava/lang/String;" : !jvm.array<!jvm.ref<java.lang.String>>
  cf.br ^bb1(%4 : !jvm.array<!jvm.ref<java.lang.String>>)
)");
}

TEST_F(Merge, ArraysOfDifferentKindsMeetInObject) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto other = c.makeLabel(), join = c.makeLabel();
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifeq, other);
    c.emitConstant(Opcode::Getstatic, p.addField("D", "a", "[[LA;"));
    c.emitConstant(Opcode::Getstatic, p.addField("D", "b", "[LB;"));
    c.emitBranch(Opcode::Goto, join);
    c.bind(other);
    c.emitConstant(Opcode::Getstatic, p.addField("D", "c", "[[I"));
    c.emitConstant(Opcode::Getstatic, p.addField("D", "d", "[I"));
    c.bind(join).emit(Opcode::Pop).emit(Opcode::Areturn);
  };
  EXPECT_EQ(import("(I)Ljava/lang/Object;", emit), R"(
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
  cf.cond_br %0, ^bb2, ^bb1
^bb1:  // pred: ^bb0
  %1 = jvm.get_static [4] @D::@"a:[[LA;" : !jvm.array<!jvm.array<!jvm.ref<A>>>
  %2 = jvm.get_static [7] @D::@"b:[LB;" : !jvm.array<!jvm.ref<B>>
  %3 = jvm.upcast %1 : !jvm.array<!jvm.array<!jvm.ref<A>>> to !jvm.array<!jvm.ref<java.lang.Object>>
  %4 = jvm.upcast %2 : !jvm.array<!jvm.ref<B>> to !jvm.ref<java.lang.Object>
  cf.br ^bb3(%3, %4 : !jvm.array<!jvm.ref<java.lang.Object>>, !jvm.ref<java.lang.Object>)
^bb2:  // pred: ^bb0
  %5 = jvm.get_static [13] @D::@"c:[[I" : !jvm.array<!jvm.array<i32>>
  %6 = jvm.get_static [16] @D::@"d:[I" : !jvm.array<i32>
  %7 = jvm.upcast %5 : !jvm.array<!jvm.array<i32>> to !jvm.array<!jvm.ref<java.lang.Object>>
  %8 = jvm.upcast %6 : !jvm.array<i32> to !jvm.ref<java.lang.Object>
  cf.br ^bb3(%7, %8 : !jvm.array<!jvm.ref<java.lang.Object>>, !jvm.ref<java.lang.Object>)
^bb3(%9: !jvm.array<!jvm.ref<java.lang.Object>>, %10: !jvm.ref<java.lang.Object>):  // 2 preds: ^bb1, ^bb2
  jvm.return %9 : !jvm.array<!jvm.ref<java.lang.Object>>
)");
}
