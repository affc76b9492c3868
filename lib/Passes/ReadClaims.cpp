//===- ReadClaims.cpp - jvm-read-claims -------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Claims from a file, as the result of an analysis.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Claims/ClaimsReader.h"
#include "jir/Dialect/JVM/BodyLoader.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_READCLAIMS
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class ReadClaimsPass : public jir::impl::ReadClaimsBase<ReadClaimsPass> {
public:
  using ReadClaimsBase::ReadClaimsBase;

private:
  PassContract getContract() const override {
    return PassContract().provides(ResultKind::Claims);
  }
  llvm::Error checkOptions() const override {
    if (input.empty())
      return llvm::createStringError("the option input names no file");
    return llvm::Error::success();
  }
  LogicalResult checkHashes(ModuleOp program, const ClaimSet &claims);
  LogicalResult runOnProgram(ModuleOp program) override;
};

} // namespace

/// A claim about other class files may be wrong for those of the program.
LogicalResult ReadClaimsPass::checkHashes(ModuleOp program,
                                          const ClaimSet &claims) {
  for (auto classOp : program.getOps<jvm::ClassOp>()) {
    StringAttr hash = claims.classHashes.lookup(classOp.getSymNameAttr());
    if (hash && classOp.getHashAttr() && hash != classOp.getHashAttr())
      return program.emitError() << getArgument() << ": " << input
                                 << ": the claims rest on another "
                                 << "class file of " << classOp.getSymName()
                                 << " than the program has: export them again";
  }
  return success();
}

LogicalResult ReadClaimsPass::runOnProgram(ModuleOp program) {
  markAllAnalysesPreserved();
  llvm::Expected<ClaimSet> read = readClaims(getContext(), input);
  if (!read)
    return program.emitError()
           << getArgument() << ": " << llvm::toString(read.takeError());
  auto claims = std::make_shared<ClaimSet>(std::move(*read));
  if (failed(checkHashes(program, *claims)))
    return failure();
  if (RunSummary *summary = getSummary())
    summary->set(*claims);
  addResult<ClaimSet>(claims);
  return success();
}
