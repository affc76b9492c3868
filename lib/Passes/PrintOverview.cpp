//===- PrintOverview.cpp - jvm-print-overview -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-print-overview.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/OverviewExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_PRINTOVERVIEW
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class PrintOverviewPass
    : public jir::impl::PrintOverviewBase<PrintOverviewPass> {
public:
  using PrintOverviewBase::PrintOverviewBase;

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
    if (RunSummary *summary = getSummary())
      summary->setBrief();
    SourceLines lines(graph->getHierarchy());
    OverviewOptions options;
    options.command = command;
    options.limit = limit;
    return writeOutput(output, [&](llvm::raw_ostream &os) {
      exportOverview(*graph, claims.get(), lines, options, os);
    });
  }
};

} // namespace
