//===- ExportSarif.cpp - jvm-export-sarif -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-export-sarif.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/SarifExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_EXPORTSARIF
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class ExportSarifPass : public jir::impl::ExportSarifBase<ExportSarifPass> {
public:
  using ExportSarifBase::ExportSarifBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::CallGraph, from).writes(output);
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
    if (!graph)
      return failure();
    std::shared_ptr<const ClaimSet> claims =
        getResults().latest<ClaimSet>("devirtualize");
    SourceLines lines(graph->getHierarchy());
    return writeOutput(output, [&](llvm::raw_ostream &os) {
      exportSarif(*graph, claims.get(), lines, os);
    });
  }
};

} // namespace
