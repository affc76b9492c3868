//===- BodyImporterExceptionTests.cpp - Handlers ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which handlers an instruction has, and what they get.
//
//===----------------------------------------------------------------------===//

#include "BodyImporterTest.h"

using namespace jir;
using namespace jir::test;

using Exceptions = BodyTest;

/// A call that returns an int.
static void callInt(CodeBuilder &c, ConstantPoolBuilder &p) {
  c.emitConstant(Opcode::Invokestatic, p.addMethod("D", "i", "()I"));
}
static void call(CodeBuilder &c, ConstantPoolBuilder &p) {
  c.emitConstant(Opcode::Invokestatic, p.addMethod("D", "v", "()V"));
}

TEST_F(Exceptions, HandlersInTableOrderUpToTheFirstAny) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto handler = c.makeLabel(), other = c.makeLabel();
    auto start = c.here();
    call(c, p);
    auto end = c.here();
    c.emit(Opcode::Return);
    c.bind(handler).emit(Opcode::Athrow);
    c.bind(other).emit(Opcode::Pop).emit(Opcode::Return);
    c.addHandler(start, end, handler, p.addClass("java/io/IOException"));
    // A second entry for the same class is never reached.
    c.addHandler(start, end, other, p.addClass("java/io/IOException"));
    c.addHandler(start, end, handler, p.addClass("java/lang/Error"));
    c.addHandler(start, end, other, 0);
    c.addHandler(start, end, handler, p.addClass("java/lang/Exception"));
  };
  EXPECT_EQ(import("()V", emit), R"(
  jvm.invoke_static [0] protected @D::@"v()V"() : () -> ()
  jvm.unwind ^bb1 [@java.io.IOException -> ^bb2, @java.lang.Error -> ^bb2, any -> ^bb3]
^bb1:  // pred: ^bb0
  jvm.return
^bb2(%0: !jvm.ref<java.io.IOException|java.lang.Error>):  // 2 preds: ^bb0, ^bb0
  jvm.throw [4] %0 : !jvm.ref<java.io.IOException|java.lang.Error> []
^bb3(%1: !jvm.ref<java.lang.Throwable>):  // pred: ^bb0
  jvm.return
)");
}

TEST_F(Exceptions, LocalsAreAsBeforeTheThrow) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto handler = c.makeLabel();
    c.emitInt(1).emitLocal(Opcode::Istore, 0);
    auto start = c.here();
    callInt(c, p);
    c.emitLocal(Opcode::Istore, 0);
    call(c, p);
    auto end = c.here();
    c.emitLocal(Opcode::Iload, 0).emit(Opcode::Ireturn);
    c.bind(handler).emit(Opcode::Pop);
    c.emitLocal(Opcode::Iload, 0).emit(Opcode::Ireturn);
    c.addHandler(start, end, handler, 0);
  };
  EXPECT_EQ(import("()I", emit), R"(
  %c1_i32 = arith.constant 1 : i32
  %0 = jvm.invoke_static [2] protected @D::@"i()I"() : () -> i32
  jvm.unwind ^bb1 [any -> ^bb3(%c1_i32 : i32)]
^bb1:  // pred: ^bb0
  jvm.invoke_static [6] protected @D::@"v()V"() : () -> ()
  jvm.unwind ^bb2 [any -> ^bb3(%0 : i32)]
^bb2:  // pred: ^bb1
  jvm.return %0 : i32
^bb3(%1: !jvm.ref<java.lang.Throwable>, %2: i32):  // 2 preds: ^bb0, ^bb1
  jvm.return %2 : i32
)");
}

TEST_F(Exceptions, AHandlerMayCoverItself) {
  // As javac makes it to release a monitor.
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto handler = c.makeLabel();
    c.emitLocal(Opcode::Aload, 0).emit(Opcode::Monitorenter);
    auto start = c.here();
    call(c, p);
    c.emitLocal(Opcode::Aload, 0).emit(Opcode::Monitorexit);
    auto end = c.here();
    c.emit(Opcode::Return);
    c.bind(handler).emitLocal(Opcode::Astore, 1);
    c.emitLocal(Opcode::Aload, 0).emit(Opcode::Monitorexit);
    auto handlerEnd = c.here();
    c.emitLocal(Opcode::Aload, 1).emit(Opcode::Athrow);
    c.addHandler(start, end, handler, 0);
    c.addHandler(handler, handlerEnd, handler, 0);
  };
  EXPECT_EQ(import("(Ljava/lang/Object;)V", emit), R"(
  jvm.monitor_enter [1] %arg0 : !jvm.ref<java.lang.Object>
  jvm.invoke_static [2] protected @D::@"v()V"() : () -> ()
  jvm.unwind ^bb1 [any -> ^bb3]
^bb1:  // pred: ^bb0
  jvm.monitor_exit [6] protected %arg0 : !jvm.ref<java.lang.Object>
  jvm.unwind ^bb2 [any -> ^bb3]
^bb2:  // pred: ^bb1
  jvm.return
^bb3(%0: !jvm.ref<java.lang.Throwable>):  // 3 preds: ^bb0, ^bb1, ^bb3
  jvm.monitor_exit [10] protected %arg0 : !jvm.ref<java.lang.Object>
  jvm.unwind ^bb4 [any -> ^bb3]
^bb4:  // pred: ^bb3
  jvm.throw [12] %0 : !jvm.ref<java.lang.Throwable> []
)");
}

TEST_F(Exceptions, AHandlerMayBeEnteredByABranch) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto handler = c.makeLabel();
    auto start = c.here();
    call(c, p);
    auto end = c.here();
    c.emitConstant(Opcode::Getstatic,
                   p.addField("D", "e", "Ljava/lang/RuntimeException;"));
    c.bind(handler).emit(Opcode::Athrow);
    c.addHandler(start, end, handler, p.addClass("java/io/IOException"));
  };
  EXPECT_EQ(import("()V", emit), R"(
  jvm.invoke_static [0] protected @D::@"v()V"() : () -> ()
  jvm.unwind ^bb1 [@java.io.IOException -> ^bb2]
^bb1:  // pred: ^bb0
  %0 = jvm.get_static [3] @D::@"e:Ljava/lang/RuntimeException;" : !jvm.ref<java.lang.RuntimeException>
  %1 = jvm.upcast %0 : !jvm.ref<java.lang.RuntimeException> to !jvm.ref<java.io.IOException|java.lang.RuntimeException>
  cf.br ^bb2(%1 : !jvm.ref<java.io.IOException|java.lang.RuntimeException>)
^bb2(%2: !jvm.ref<java.io.IOException|java.lang.RuntimeException>):  // 2 preds: ^bb0, ^bb1
  jvm.throw [6] %2 : !jvm.ref<java.io.IOException|java.lang.RuntimeException> []
)");
}

TEST_F(Exceptions, NormalAndHandlerSuccessorMayBeOne) {
  // The handler starts right after the protected instruction.
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto start = c.here();
    c.emitConstant(Opcode::Getstatic,
                   p.addField("D", "e", "Ljava/lang/Exception;"));
    auto end = c.here();
    c.emit(Opcode::Athrow);
    c.addHandler(start, end, end, p.addClass("java/lang/Exception"));
  };
  EXPECT_EQ(import("()V", emit), R"(
  %0 = jvm.get_static [0] protected @D::@"e:Ljava/lang/Exception;" : !jvm.ref<java.lang.Exception>
  jvm.unwind ^bb1(%0 : !jvm.ref<java.lang.Exception>) [@java.lang.Exception -> ^bb1]
^bb1(%1: !jvm.ref<java.lang.Exception>):  // 2 preds: ^bb0, ^bb0
  jvm.throw [3] %1 : !jvm.ref<java.lang.Exception> []
)");
}

TEST_F(Exceptions, AProtectedResultIsCastOnTheNormalEdge) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto other = c.makeLabel(), join = c.makeLabel(), handler = c.makeLabel();
    c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifeq, other);
    auto start = c.here();
    c.emitConstant(Opcode::Getstatic, p.addField("D", "a", "LA;"));
    auto end = c.here();
    c.emitBranch(Opcode::Goto, join);
    c.bind(other).emitLocal(Opcode::Aload, 1);
    auto secondStart = c.here();
    c.emitConstant(Opcode::Checkcast, p.addClass("B"));
    auto secondEnd = c.here();
    c.bind(join).emit(Opcode::Areturn);
    c.bind(handler).emit(Opcode::Areturn);
    c.addHandler(start, end, handler, 0);
    c.addHandler(secondStart, secondEnd, handler, 0);
  };
  EXPECT_EQ(import("(ILjava/lang/Object;)Ljava/lang/Object;", emit), R"(
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
  cf.cond_br %0, ^bb3, ^bb1
^bb1:  // pred: ^bb0
  %1 = jvm.get_static [4] protected @D::@"a:LA;" : !jvm.ref<A>
  jvm.unwind ^bb2 [any -> ^bb6]
^bb2:  // pred: ^bb1
  %2 = jvm.upcast %1 : !jvm.ref<A> to !jvm.ref<A|B>
  cf.br ^bb5(%2 : !jvm.ref<A|B>)
^bb3:  // pred: ^bb0
  %3 = jvm.check_cast [11] protected %arg1 : !jvm.ref<java.lang.Object> to !jvm.ref<B>
  jvm.unwind ^bb4 [any -> ^bb6]
^bb4:  // pred: ^bb3
  %4 = jvm.upcast %3 : !jvm.ref<B> to !jvm.ref<A|B>
  cf.br ^bb5(%4 : !jvm.ref<A|B>)
^bb5(%5: !jvm.ref<A|B>):  // 2 preds: ^bb2, ^bb4
  jvm.return %5 : !jvm.ref<A|B>
^bb6(%6: !jvm.ref<java.lang.Throwable>):  // 2 preds: ^bb1, ^bb3
  jvm.return %6 : !jvm.ref<java.lang.Throwable>
)");
}

TEST_F(Exceptions, OtherOperandsAreCastBeforeTheProtectedOperation) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto handler = c.makeLabel();
    c.emitConstant(Opcode::Getstatic, p.addField("D", "a", "LA;"));
    c.emitLocal(Opcode::Astore, 0);
    auto start = c.here();
    call(c, p);
    c.emitConstant(Opcode::Getstatic, p.addField("D", "b", "LB;"));
    c.emitLocal(Opcode::Astore, 0);
    call(c, p);
    auto end = c.here();
    c.emit(Opcode::AconstNull).emit(Opcode::Areturn);
    c.bind(handler).emit(Opcode::Pop);
    c.emitLocal(Opcode::Aload, 0).emit(Opcode::Areturn);
    c.addHandler(start, end, handler, 0);
  };
  EXPECT_EQ(import("()Ljava/lang/Object;", emit), R"(
  %0 = jvm.get_static [0] @D::@"a:LA;" : !jvm.ref<A>
  %1 = jvm.upcast %0 : !jvm.ref<A> to !jvm.ref<A|B>
  jvm.invoke_static [4] protected @D::@"v()V"() : () -> ()
  jvm.unwind ^bb1 [any -> ^bb4(%1 : !jvm.ref<A|B>)]
^bb1:  // pred: ^bb0
  %2 = jvm.upcast %0 : !jvm.ref<A> to !jvm.ref<A|B>
  %3 = jvm.get_static [7] protected @D::@"b:LB;" : !jvm.ref<B>
  jvm.unwind ^bb2 [any -> ^bb4(%2 : !jvm.ref<A|B>)]
^bb2:  // pred: ^bb1
  %4 = jvm.upcast %3 : !jvm.ref<B> to !jvm.ref<A|B>
  jvm.invoke_static [11] protected @D::@"v()V"() : () -> ()
  jvm.unwind ^bb3 [any -> ^bb4(%4 : !jvm.ref<A|B>)]
^bb3:  // pred: ^bb2
  %5 = jvm.null : !jvm.null
  jvm.return %5 : !jvm.null
^bb4(%6: !jvm.ref<java.lang.Throwable>, %7: !jvm.ref<A|B>):  // 3 preds: ^bb0, ^bb1, ^bb2
  jvm.return %7 : !jvm.ref<A|B>
)");
}

TEST_F(Exceptions, ThrowListsItsHandlers) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto handler = c.makeLabel();
    auto start = c.here();
    c.emitLocal(Opcode::Aload, 0).emit(Opcode::Athrow);
    auto end = c.here();
    c.bind(handler).emitLocal(Opcode::Aload, 0).emit(Opcode::Areturn);
    c.addHandler(start, end, handler, p.addClass("E"));
  };
  EXPECT_EQ(import("(LE;)Ljava/lang/Object;", emit), R"(
  jvm.throw [1] %arg0 : !jvm.ref<E> [@E -> ^bb1]
^bb1(%0: !jvm.ref<E>):  // pred: ^bb0
  jvm.return %arg0 : !jvm.ref<E>
)");
}

TEST_F(Exceptions, NestedRangesAddUp) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto inner = c.makeLabel(), outer = c.makeLabel();
    auto start = c.here();
    call(c, p);
    auto innerStart = c.here();
    call(c, p);
    auto innerEnd = c.here();
    call(c, p);
    auto end = c.here();
    c.emit(Opcode::Return);
    c.bind(inner).emit(Opcode::Pop).emit(Opcode::Return);
    c.bind(outer).emit(Opcode::Pop).emit(Opcode::Return);
    c.addHandler(innerStart, innerEnd, inner, p.addClass("E"));
    c.addHandler(start, end, outer, 0);
  };
  EXPECT_EQ(import("()V", emit), R"(
  jvm.invoke_static [0] protected @D::@"v()V"() : () -> ()
  jvm.unwind ^bb1 [any -> ^bb5]
^bb1:  // pred: ^bb0
  jvm.invoke_static [3] protected @D::@"v()V"() : () -> ()
  jvm.unwind ^bb2 [@E -> ^bb4, any -> ^bb5]
^bb2:  // pred: ^bb1
  jvm.invoke_static [6] protected @D::@"v()V"() : () -> ()
  jvm.unwind ^bb3 [any -> ^bb5]
^bb3:  // pred: ^bb2
  jvm.return
^bb4(%0: !jvm.ref<E>):  // pred: ^bb1
  jvm.return
^bb5(%1: !jvm.ref<java.lang.Throwable>):  // 3 preds: ^bb0, ^bb1, ^bb2
  jvm.return
)");
}

// More than longestHandlerList handlers are shared by what they cover.
TEST_F(Exceptions, ManyHandlersAreShared) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto start = c.here();
    call(c, p);
    call(c, p);
    auto end = c.here();
    c.emit(Opcode::Return);
    auto handler = c.here();
    c.emit(Opcode::Pop).emit(Opcode::Return);
    for (unsigned i = 0; i != 66; ++i)
      c.addHandler(start, end, handler, p.addClass("E" + std::to_string(i)));
  };
  std::string text = import("()V", emit);
  llvm::StringRef rest = text;
  auto skip = [&](llvm::StringRef wanted) {
    size_t at = rest.find(wanted);
    EXPECT_NE(at, llvm::StringRef::npos) << wanted.str() << " in " << text;
    rest = rest.substr(at);
  };
  skip("jvm.unwind ^bb1 [any -> ^bb3]");
  skip("jvm.unwind ^bb2 [any -> ^bb3]");
  skip("^bb3(%0: !jvm.ref<java.lang.Throwable>):  // 2 preds: ^bb0, ^bb1");
  skip("jvm.throw %0 : !jvm.ref<java.lang.Throwable> [@E0 -> ^bb5, @E1 -> "
       "^bb5, any -> ^bb4]");
  skip("^bb4(%1: !jvm.ref<java.lang.Throwable>):  // pred: ^bb3");
  skip("jvm.throw %1 : !jvm.ref<java.lang.Throwable> [@E2 -> ^bb5");
  skip("@E65 -> ^bb5]");
}

// docs/Limits.md: a handler counts once for each range.
TEST_F(Exceptions, HandlersHaveALimit) {
  auto emit = [](CodeBuilder &c, ConstantPoolBuilder &p) {
    auto start = c.here();
    call(c, p);
    auto middle = c.here();
    call(c, p);
    auto end = c.here();
    c.emit(Opcode::Return);
    auto handler = c.here();
    c.emit(Opcode::Pop).emit(Opcode::Return);
    c.addHandler(start, middle, handler, p.addClass("E"));
    c.addHandler(start, end, handler, 0);
  };
  ImportLimits limits;
  limits.handlers = 2;
  EXPECT_EQ(import(makeClass({"m", "()V", emit}), {}, limits),
            "class C: method m()V: more than 2 handlers over all ranges "
            "(--max-handlers)");
  limits.handlers = 3;
  EXPECT_TRUE(llvm::StringRef(import(makeClass({"m", "()V", emit}), {}, limits))
                  .contains("jvm.return"));
}
