//===- VerifyTypes.cpp - jvm-verify-types -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-verify-types.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/TypeVerifier.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_VERIFYTYPES
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

class VerifyTypesPass : public jir::impl::VerifyTypesBase<VerifyTypesPass> {
public:
  using VerifyTypesBase::VerifyTypesBase;

private:
  LogicalResult runOnProgram(ModuleOp program) override {
    std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
    if (!hierarchy)
      return failure();
    TypeVerifier verifier(*hierarchy, maxProblems);
    for (auto classOp : program.getOps<ClassOp>())
      for (auto method : classOp.getBody().getOps<MethodOp>())
        verifier.verify(method);
    if (print)
      verifier.print(llvm::errs());
    if (RunSummary *summary = getSummary()) {
      summary->set("type checks", verifier.getNumChecks());
      summary->set("unknown types", verifier.getNumUnknown());
      summary->set("type problems", verifier.getNumProblems());
    }
    if (!verifier.getNumProblems())
      return success();
    if (verifier.getNumProblems() > maxProblems)
      program.emitError() << verifier.getNumProblems()
                          << " type problems in total; max-problems="
                          << maxProblems.getValue() << " limits what is shown";
    return failure();
  }
};

} // namespace
