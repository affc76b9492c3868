//===- PrintCallGraph.cpp - jvm-print-call-graph ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-print-call-graph.
///
//===----------------------------------------------------------------------===//

#include "Filter.h"
#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "jir/Support/ModifiedUtf8.h"

namespace jir {
#define GEN_PASS_DEF_PRINTCALLGRAPH
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class PrintCallGraphPass
    : public jir::impl::PrintCallGraphBase<PrintCallGraphPass> {
public:
  using PrintCallGraphBase::PrintCallGraphBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::CallGraph, from);
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    FailureOr<llvm::GlobPattern> glob =
        parseFilter(program, getArgument(), filter);
    if (failed(glob))
      return failure();
    std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
    if (!graph)
      return failure();
    const ClassHierarchy &hierarchy = graph->getHierarchy();
    auto getText = [&](MethodId method) {
      return method ? toDisplayUtf8(hierarchy.getQualifiedName(method))
                    : std::string("<root>");
    };
    MethodId caller;
    std::string name = getText(caller);
    bool isShown = glob->match(name);
    graph->forEachRow([&](const CallGraph::Row &row) {
      if (row.caller != caller) {
        caller = row.caller;
        name = getText(caller);
        isShown = glob->match(name);
      }
      if (!isShown)
        return;
      llvm::outs() << name << " [" << row.bci << "] -> " << getText(row.callee)
                   << " : ";
      row.reasons.print(llvm::outs());
      llvm::outs() << '\n';
    });
    return success();
  }
};

} // namespace
