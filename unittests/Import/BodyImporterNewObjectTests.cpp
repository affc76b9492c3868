//===- BodyImporterNewObjectTests.cpp - Uninitialised -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Uninitialised objects are one value, whatever copies of them there are.
//
//===----------------------------------------------------------------------===//

#include "BodyImporterTest.h"

using namespace jir;
using namespace jir::test;

using NewObject = BodyTest;

static void newC(CodeBuilder &c, ConstantPoolBuilder &p) {
  c.emitConstant(Opcode::New, p.addClass("A"));
}
static void init(CodeBuilder &c, ConstantPoolBuilder &p, const char *owner,
                 const char *descriptor) {
  c.emitConstant(Opcode::Invokespecial,
                 p.addMethod(owner, "<init>", descriptor));
}

TEST_F(NewObject, InitReplacesAllCopies) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    newC(c, p);
    c.emit(Opcode::Dup).emitLocal(Opcode::Astore, 0).emit(Opcode::Dup);
    init(c, p, "A", "()V");
    c.emit(Opcode::Pop).emitLocal(Opcode::Aload, 0).emit(Opcode::Areturn);
  };
  EXPECT_EQ(import("()Ljava/lang/Object;", emit), R"(
  %0 = jvm.new [0] : !jvm.uninit<A>
  %1 = jvm.init [6] @A::@"<init>()V" of %0() : !jvm.uninit<A>, () -> !jvm.ref<A>
  jvm.return %1 : !jvm.ref<A>
)");
}

TEST_F(NewObject, MergesKeepTheOneValue) {
  // new A(b ? 1 : 2): the new object waits on the stack.
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto other = c.makeLabel(), join = c.makeLabel();
    newC(c, p);
    c.emit(Opcode::Dup);
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifeq, other);
    c.emitInt(1).emitBranch(Opcode::Goto, join);
    c.bind(other).emitInt(2);
    c.bind(join);
    init(c, p, "A", "(I)V");
    c.emit(Opcode::Areturn);
  };
  EXPECT_EQ(import("(I)Ljava/lang/Object;", emit), R"(
  %0 = jvm.new [0] : !jvm.uninit<A>
  %c0_i32 = arith.constant 0 : i32
  %1 = arith.cmpi eq, %arg0, %c0_i32 : i32
  cf.cond_br %1, ^bb2, ^bb1
^bb1:  // pred: ^bb0
  %c1_i32 = arith.constant 1 : i32
  cf.br ^bb3(%c1_i32 : i32)
^bb2:  // pred: ^bb0
  %c2_i32 = arith.constant 2 : i32
  cf.br ^bb3(%c2_i32 : i32)
^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
  %3 = jvm.init [13] @A::@"<init>(I)V" of %0(%2) : !jvm.uninit<A>, (i32) -> !jvm.ref<A>
  jvm.return %3 : !jvm.ref<A>
)");
}

TEST_F(NewObject, TwoConstructorCallsMakeTwoValues) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto other = c.makeLabel(), join = c.makeLabel();
    newC(c, p);
    c.emit(Opcode::Dup);
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifeq, other);
    init(c, p, "A", "()V");
    c.emitBranch(Opcode::Goto, join);
    c.bind(other).emitInt(2);
    init(c, p, "A", "(I)V");
    c.bind(join).emit(Opcode::Areturn);
  };
  EXPECT_EQ(import("(I)Ljava/lang/Object;", emit), R"(
  %0 = jvm.new [0] : !jvm.uninit<A>
  %c0_i32 = arith.constant 0 : i32
  %1 = arith.cmpi eq, %arg0, %c0_i32 : i32
  cf.cond_br %1, ^bb2, ^bb1
^bb1:  // pred: ^bb0
  %2 = jvm.init [8] @A::@"<init>()V" of %0() : !jvm.uninit<A>, () -> !jvm.ref<A>
  cf.br ^bb3(%2 : !jvm.ref<A>)
^bb2:  // pred: ^bb0
  %c2_i32 = arith.constant 2 : i32
  %3 = jvm.init [15] @A::@"<init>(I)V" of %0(%c2_i32) : !jvm.uninit<A>, (i32) -> !jvm.ref<A>
  cf.br ^bb3(%3 : !jvm.ref<A>)
^bb3(%4: !jvm.ref<A>):  // 2 preds: ^bb1, ^bb2
  jvm.return %4 : !jvm.ref<A>
)");
}

TEST_F(NewObject, HandlersDoNotSeeTheObject) {
  // In local 0 the object is initialised on one way to the handler only.
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto handler = c.makeLabel();
    auto start = c.here();
    newC(c, p);
    c.emit(Opcode::Dup).emitLocal(Opcode::Astore, 0);
    init(c, p, "A", "()V");
    c.emitLocal(Opcode::Aload, 0);
    c.emitConstant(Opcode::Invokestatic, p.addMethod("D", "use", "(LA;)LA;"));
    auto end = c.here();
    c.emit(Opcode::Areturn);
    c.bind(handler).emit(Opcode::Areturn);
    c.addHandler(start, end, handler, 0);
  };
  EXPECT_EQ(import("()Ljava/lang/Object;", emit), R"(
  %0 = jvm.new [0] protected : !jvm.uninit<A>
  jvm.unwind ^bb1 [any -> ^bb4]
^bb1:  // pred: ^bb0
  %1 = jvm.init [5] protected @A::@"<init>()V" of %0() : !jvm.uninit<A>, () -> !jvm.ref<A>
  jvm.unwind ^bb2 [any -> ^bb4]
^bb2:  // pred: ^bb1
  %2 = jvm.invoke_static [9] protected @D::@"use(LA;)LA;"(%1) : (!jvm.ref<A>) -> !jvm.ref<A>
  jvm.unwind ^bb3 [any -> ^bb4]
^bb3:  // pred: ^bb2
  jvm.return %2 : !jvm.ref<A>
^bb4(%3: !jvm.ref<java.lang.Throwable>):  // 3 preds: ^bb0, ^bb1, ^bb2
  jvm.return %3 : !jvm.ref<java.lang.Throwable>
)");
}

TEST_F(NewObject, NullTestsAndComparesAcceptIt) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto end = c.makeLabel();
    newC(c, p);
    c.emit(Opcode::Dup).emitBranch(Opcode::Ifnull, end);
    c.emit(Opcode::Dup).emit(Opcode::Dup).emitBranch(Opcode::IfAcmpne, end);
    c.bind(end).emit(Opcode::Pop).emit(Opcode::Return);
  };
  EXPECT_EQ(import("()V", emit), R"(
  %0 = jvm.new [0] : !jvm.uninit<A>
  %1 = jvm.is_null %0 : !jvm.uninit<A>
  cf.cond_br %1, ^bb2, ^bb1
^bb1:  // pred: ^bb0
  %2 = jvm.ref_eq %0, %0 : !jvm.uninit<A>, !jvm.uninit<A>
  cf.cond_br %2, ^bb2, ^bb2
^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
  jvm.return
)");
}

TEST_F(NewObject, ConstructorsStartWithAnUninitialisedThis) {
  // this.f = 1; super(); this.r = this
  CodeSpec spec{"<init>", "()V",
                [](CodeBuilder &c, ConstantPoolBuilder &p) {
                  c.emitLocal(Opcode::Aload, 0).emitInt(1);
                  c.emitConstant(Opcode::Putfield, p.addField("C", "f", "I"));
                  c.emitLocal(Opcode::Aload, 0);
                  init(c, p, "java/lang/Object", "()V");
                  c.emitLocal(Opcode::Aload, 0).emitLocal(Opcode::Aload, 0);
                  c.emitConstant(Opcode::Putfield,
                                 p.addField("C", "r", "Ljava/lang/Object;"));
                  c.emit(Opcode::Return);
                },
                49, 0};
  EXPECT_EQ(import(spec), R"(
  %c1_i32 = arith.constant 1 : i32
  jvm.put_field [2] %c1_i32 to @C::@"f:I" of %arg0 : i32, !jvm.uninit_this<C>
  %0 = jvm.init [6] @java.lang.Object::@"<init>()V" of %arg0() : !jvm.uninit_this<C>, () -> !jvm.ref<C>
  jvm.put_field [11] %0 to @C::@"r:Ljava/lang/Object;" of %0 : !jvm.ref<C>, !jvm.ref<C>
  jvm.return
)");
  EXPECT_EQ(judgeByJvm(spec).substr(0, 2), "ok");
}

TEST_F(NewObject, ThisStaysOneValueAcrossMerges) {
  CodeSpec spec{"<init>", "(I)V",
                [](CodeBuilder &c, ConstantPoolBuilder &p) {
                  auto join = c.makeLabel();
                  c.emitLocal(Opcode::Iload, 1).emitBranch(Opcode::Ifeq, join);
                  c.emitInt(3).emitLocal(Opcode::Istore, 1);
                  c.bind(join).emitLocal(Opcode::Aload, 0);
                  init(c, p, "java/lang/Object", "()V");
                  c.emitLocal(Opcode::Aload, 0).emitLocal(Opcode::Iload, 1);
                  c.emitConstant(Opcode::Putfield, p.addField("C", "f", "I"));
                  c.emit(Opcode::Return);
                },
                49, 0};
  EXPECT_EQ(import(spec), R"(
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
  cf.cond_br %0, ^bb2(%arg1 : i32), ^bb1
^bb1:  // pred: ^bb0
  %c3_i32 = arith.constant 3 : i32
  cf.br ^bb2(%c3_i32 : i32)
^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
  %2 = jvm.init [7] @java.lang.Object::@"<init>()V" of %arg0() : !jvm.uninit_this<C>, () -> !jvm.ref<C>
  jvm.put_field [12] %1 to @C::@"f:I" of %2 : i32, !jvm.ref<C>
  jvm.return
)");
}
