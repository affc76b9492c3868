//===- ExportClaims.cpp - jvm-export-claims ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-export-claims.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/ClaimsExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_EXPORTCLAIMS
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class ExportClaimsPass : public jir::impl::ExportClaimsBase<ExportClaimsPass> {
public:
  using ExportClaimsBase::ExportClaimsBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::Claims, from).writes(output);
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    std::shared_ptr<const ClaimSet> claims = getResult<ClaimSet>(from);
    if (!claims)
      return failure();
    return writeOutput(output, [&](llvm::raw_ostream &os) {
      exportClaims(*claims, format, &getContext(), os);
    });
  }
};

} // namespace
