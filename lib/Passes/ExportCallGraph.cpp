//===- ExportCallGraph.cpp - jvm-export-call-graph ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-export-call-graph.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/CallGraphExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_EXPORTCALLGRAPH
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class ExportCallGraphPass
    : public jir::impl::ExportCallGraphBase<ExportCallGraphPass> {
public:
  using ExportCallGraphBase::ExportCallGraphBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::CallGraph, from).writes(output);
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
    if (!graph)
      return failure();
    EdgeFilter::Options wanted;
    wanted.scope = scope;
    wanted.methods = filter;
    wanted.to = to;
    llvm::Expected<EdgeFilter> edges = EdgeFilter::create(*graph, wanted);
    if (!edges)
      return program.emitError()
             << "jvm-export-call-graph: " << llvm::toString(edges.takeError());
    return writeOutput(output, [&](llvm::raw_ostream &os) {
      exportCallGraph(*graph, format, *edges, os);
    });
  }
};

} // namespace
