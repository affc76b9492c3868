//===- JVMControlOpsTests.cpp - Successor operands --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Successor operands of unwinds and throws, well-formed or not: interface
// verifiers ask for them before the operation's own verifier has run.
//
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace jir::jvm;

namespace {

class JVMControlOps : public ::testing::Test {
protected:
  JVMControlOps() : handler(&context, [](Diagnostic &) {}) {
    context.loadDialect<JVMDialect, cf::ControlFlowDialect>();
  }

  /// Parses a method that ends in `terminator`, unverified.
  OwningOpRef<ModuleOp> parse(StringRef terminator) {
    ParserConfig config(&context, /*verifyAfterParse=*/false);
    return parseSourceString<ModuleOp>((R"(jvm.class @A application {
      jvm.method static @"f(ILjava/lang/Error;)V"(%i: i32, %e: !jvm.ref<java.lang.Error>) {
        )" + terminator +
                                        R"(
      ^n:
        jvm.return
      ^h(%x: !jvm.ref<java.lang.Throwable>, %y: i32):
        jvm.return
      }
    })")
                                           .str(),
                                       config);
  }

  template <typename OpT>
  OpT find(ModuleOp program) {
    OpT found;
    program.walk([&](OpT op) { found = op; });
    return found;
  }

  MLIRContext context;
  ScopedDiagnosticHandler handler;
};

TEST_F(JVMControlOps, HandlersGetTheExceptionAndTheirOperands) {
  OwningOpRef<ModuleOp> program = parse(R"("jvm.unwind"(%i, %i)[^n, ^h, ^h] <{
    catchTypes = [!jvm.ref<java.lang.Error>, unit], handlerSegments = array<i32: 1, 1>,
    operandSegmentSizes = array<i32: 0, 2>}> : (i32, i32) -> ())");
  ASSERT_TRUE(program);
  EXPECT_TRUE(succeeded(verify(*program)));
  auto unwind = find<UnwindOp>(*program);
  EXPECT_EQ(unwind.getSuccessorOperands(0).size(), 0u);
  for (unsigned index : {1, 2}) {
    SuccessorOperands operands = unwind.getSuccessorOperands(index);
    EXPECT_EQ(operands.getProducedOperandCount(), 1u);
    EXPECT_EQ(operands.size(), 2u);
    EXPECT_FALSE(operands[0]);
    EXPECT_EQ(operands[1], unwind.getOperand(index - 1));
  }
  EXPECT_EQ(unwind.getHandlerArguments(1).size(), 1u);
  EXPECT_EQ(unwind.getHandlerArguments(7).size(), 0u);
}

TEST_F(JVMControlOps, AnAppendedOperandLandsBehindItsHandler) {
  OwningOpRef<ModuleOp> program =
      parse("jvm.unwind ^n [@java.lang.Error -> ^h, any -> ^h(%i : i32)]");
  ASSERT_TRUE(program);
  EXPECT_TRUE(failed(verify(*program)));
  auto unwind = find<UnwindOp>(*program);
  unwind.getSuccessorOperands(1).append(
      ValueRange(unwind->getBlock()->getArgument(0)));
  EXPECT_TRUE(succeeded(verify(*program)));
  EXPECT_EQ(unwind.getHandlerSegments(), (ArrayRef<int32_t>{1, 1}));
}

TEST_F(JVMControlOps, WrongSegmentsAreSafeToAskAbout) {
  for (StringRef segments : {"", ": 5, -4", ": 1", ": 0, 0", ": 2, 0, 0",
                             ": 2147483647, 2147483647", ": -1, -1"}) {
    for (StringRef sizes : {"0, 2", "2, 0", "1, 1", "0, 0", "5, 9", "-1, 3"}) {
      OwningOpRef<ModuleOp> program =
          parse(("\"jvm.unwind\"(%i, %i)[^n, ^h, ^h] <{catchTypes = [unit], "
                 "handlerSegments = array<i32" +
                 segments + ">, operandSegmentSizes = array<i32: " + sizes +
                 ">}> : (i32, i32) -> ()")
                    .str());
      if (!program)
        continue;
      EXPECT_TRUE(failed(verify(*program)))
          << segments.str() << " / " << sizes.str();
    }
    OwningOpRef<ModuleOp> program =
        parse(("\"jvm.throw\"(%e, %i, %i)[^h, ^h] <{catchTypes = [unit], "
               "handlerSegments = array<i32" +
               segments + ">}> : (!jvm.ref<java.lang.Error>, i32, i32) -> ()")
                  .str());
    ASSERT_TRUE(program);
    auto throwOp = find<ThrowOp>(*program);
    for (unsigned index = 0; index < 4; ++index)
      EXPECT_EQ(throwOp.getSuccessorOperands(index).getProducedOperandCount(),
                1u);
    EXPECT_TRUE(failed(verify(*program)));
  }
}

} // namespace
