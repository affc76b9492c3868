//===- LowerInvokedynamic.cpp - The pass jvm-lower-invokedynamic ----------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Known bootstraps to synthetic operations, over all bodies in the IR.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/Transforms/InvokedynamicLowering.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_LOWERINVOKEDYNAMIC
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

class LowerInvokedynamicPass
    : public jir::impl::LowerInvokedynamicBase<LowerInvokedynamicPass> {
public:
  using LowerInvokedynamicBase::LowerInvokedynamicBase;

private:
  LogicalResult runOnProgram(ModuleOp program) override {
    InvokedynamicLowering lowering;
    bool changed = false;
    for (auto classOp : program.getOps<ClassOp>())
      for (auto method : classOp.getBody().getOps<MethodOp>())
        if (method.getState() == BodyState::Loaded)
          changed |= lowering.run(method);
    if (!changed)
      markUnchanged();
    if (print)
      lowering.print(llvm::errs());
    return success();
  }
};

} // namespace
