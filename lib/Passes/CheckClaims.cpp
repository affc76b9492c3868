//===- CheckClaims.cpp - The pass jvm-check-claims --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads a recording and holds claims against it.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/RecordedRuns/ClaimCheck.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_CHECKCLAIMS
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class CheckClaimsPass : public jir::impl::CheckClaimsBase<CheckClaimsPass> {
public:
  using CheckClaimsBase::CheckClaimsBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::Claims, from);
  }
  llvm::Error checkOptions() const override {
    if (recording.empty())
      return llvm::createStringError("the option recording names no file");
    return llvm::Error::success();
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    std::shared_ptr<const ClaimSet> claims = getResult<ClaimSet>(from);
    if (!claims)
      return failure();
    llvm::Expected<Recording> run = Recording::read(recording);
    if (!run)
      return program.emitError()
             << "jvm-check-claims: " << llvm::toString(run.takeError());
    ClassHierarchy &hierarchy = *getHierarchy();
    // What the analysis knows explains nothing; some have no call graph.
    std::shared_ptr<const CallGraph> graph =
        getResults().latest<CallGraph>(claims->source);
    ClaimCheck check(hierarchy, *claims, *run, graph.get());
    check.print(llvm::errs());
    for (const ClaimViolation &violation : check.getViolations()) {
      if (!violation.isDefect())
        continue;
      std::string text;
      llvm::raw_string_ostream os(text);
      jir::print(violation, os);
      // At the place, not at the operation: its note would print the program.
      emitError(program.getLoc()) << text;
    }
    return failure(check.getNumDefects() != 0);
  }
};

} // namespace
