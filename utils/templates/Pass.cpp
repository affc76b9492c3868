//===- @STEM@.cpp - The pass @PASS@ -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts the methods of classes.
///
//===----------------------------------------------------------------------===//

#include "Filter.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_@UPPER@
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

class @STEM@Pass : public jir::impl::@STEM@Base<@STEM@Pass> {
public:
  using @STEM@Base::@STEM@Base;

private:
  LogicalResult runOnProgram(ModuleOp program) override {
    FailureOr<llvm::GlobPattern> glob =
        parseFilter(program, getArgument(), filter);
    if (failed(glob))
      return failure();
    unsigned methods = 0;
    for (auto classOp : program.getOps<ClassOp>())
      if (glob->match(classOp.getSymName()))
        for ([[maybe_unused]] auto method :
             classOp.getBody().getOps<MethodOp>())
          ++methods;
    llvm::outs() << getArgument() << ": " << methods << " methods\n";
    return success();
  }
};

} // namespace
