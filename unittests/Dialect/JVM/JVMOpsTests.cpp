//===- JVMOpsTests.cpp - Replacing protected operations ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one way to replace an operation that may throw keeps its handlers exactly
// as long as something may throw.
//
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace jir::jvm;

namespace {

class ReplaceThrowingOp : public ::testing::Test {
protected:
  ReplaceThrowingOp() : rewriter(&context) {
    context
        .loadDialect<JVMDialect, arith::ArithDialect, cf::ControlFlowDialect>();
    program = parseSourceString<ModuleOp>(R"(jvm.class @A application {
      jvm.method static @"f(LA;)I"(%a: !jvm.ref<A>) {
        jvm.invoke_virtual [0] protected @A::@"v()V" of %a() : !jvm.ref<A>, () -> ()
        jvm.unwind ^n [any -> ^h]
      ^n:
        %r = jvm.invoke_static [3] protected @A::@"s()I"() : () -> i32
        jvm.unwind ^m(%r : i32) [any -> ^h]
      ^m(%x: i32):
        jvm.return %x : i32
      ^h(%e: !jvm.ref<java.lang.Throwable>):
        jvm.throw [9] %e : !jvm.ref<java.lang.Throwable> []
      }
    })",
                                          &context);
  }

  template <typename OpT>
  unsigned count() {
    unsigned number = 0;
    program->walk([&](OpT) { ++number; });
    return number;
  }
  template <typename OpT>
  OpT find() {
    OpT found;
    program->walk([&](OpT op) { found = op; });
    return found;
  }

  MLIRContext context;
  PatternRewriter rewriter;
  OwningOpRef<ModuleOp> program;
};

TEST_F(ReplaceThrowingOp, AVoidCallReplacedByACallKeepsItsHandlers) {
  ASSERT_TRUE(program);
  auto call = find<InvokeVirtualOp>();
  rewriter.setInsertionPoint(call);
  auto direct = InvokeDirectOp::create(
      rewriter, call.getLoc(), TypeRange(), call.getBci(),
      /*isProtected=*/false, call.getMethod(), call.getMethod(),
      ReceiverCheck::Null, /*isInterfaceCall=*/false, call.getReceiver(),
      ValueRange());
  replaceThrowingOp(rewriter, call, direct.getOperation());
  EXPECT_TRUE(direct.getIsProtected());
  EXPECT_EQ(count<UnwindOp>(), 2u);
  EXPECT_EQ(count<InvokeVirtualOp>(), 0u);
  EXPECT_TRUE(succeeded(verify(*program)));
}

TEST_F(ReplaceThrowingOp, ACallReplacedByAValueLosesThem) {
  ASSERT_TRUE(program);
  auto call = find<InvokeStaticOp>();
  rewriter.setInsertionPoint(call);
  Value constant = arith::ConstantIntOp::create(rewriter, call.getLoc(),
                                                rewriter.getI32Type(), 7);
  replaceThrowingOp(rewriter, call, constant);
  EXPECT_EQ(count<UnwindOp>(), 1u);
  EXPECT_EQ(count<cf::BranchOp>(), 1u);
  EXPECT_EQ(find<cf::BranchOp>().getDestOperands().front(), constant);
  EXPECT_TRUE(succeeded(verify(*program)));
}

TEST_F(ReplaceThrowingOp, AnErasedVoidCallLosesThem) {
  ASSERT_TRUE(program);
  replaceThrowingOp(rewriter, find<InvokeVirtualOp>(), ValueRange());
  EXPECT_EQ(count<UnwindOp>(), 1u);
  EXPECT_TRUE(succeeded(verify(*program)));
}

} // namespace
