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

#include "jir/Analysis/Hierarchy/LinkageVerifier.h"
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
    uint64_t numRefused = 0;
    Linkage linkage(*hierarchy);
    LinkageVerifier classes(linkage, /*absentIsError=*/false);
    for (auto classOp : program.getOps<ClassOp>())
      for (const LinkageProblem &problem :
           classes.verify(classOp, /*withTypes=*/false))
        if (++numRefused <= maxProblems)
          classOp.emitError() << problem.describe(*hierarchy);
    if (print)
      verifier.print(llvm::errs());
    if (RunSummary *summary = getSummary()) {
      summary->set("type checks", verifier.getNumChecks());
      summary->set("unknown types", verifier.getNumUnknown());
      summary->set("type problems", verifier.getNumProblems());
      summary->set("linkage problems", numRefused);
    }
    if (!verifier.getNumProblems() && !numRefused)
      return success();
    if (verifier.getNumProblems() > maxProblems)
      program.emitError() << verifier.getNumProblems()
                          << " type problems in total; max-problems="
                          << maxProblems.getValue() << " limits what is shown";
    return failure();
  }
};

} // namespace
