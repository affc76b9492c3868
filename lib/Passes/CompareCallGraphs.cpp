//===- CompareCallGraphs.cpp - jvm-compare-call-graphs ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-compare-call-graphs.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/CallGraphComparison.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "llvm/Support/MemoryBuffer.h"

namespace jir {
#define GEN_PASS_DEF_COMPARECALLGRAPHS
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class CompareCallGraphsPass
    : public jir::impl::CompareCallGraphsBase<CompareCallGraphsPass> {
public:
  using CompareCallGraphsBase::CompareCallGraphsBase;

private:
  PassContract getContract() const override;
  llvm::Error checkOptions() const override;
  LogicalResult runOnProgram(ModuleOp program) override;
  /// Whether the option `with` names a pass; their names hold neither a dot nor
  /// a slash.
  bool isWithPass() const {
    return !StringRef(with).contains('.') && !StringRef(with).contains('/');
  }
  /// The graph that the option `with` names: of a pass, or of a file.
  FailureOr<CallGraphTable> getOther(MethodNames &names);
};

} // namespace

PassContract CompareCallGraphsPass::getContract() const {
  PassContract contract;
  contract.reads(ResultKind::CallGraph, from).mayWrite(output);
  if (isWithPass())
    contract.reads(ResultKind::CallGraph, with);
  return contract;
}

llvm::Error CompareCallGraphsPass::checkOptions() const {
  if (with.empty())
    return llvm::createStringError(
        "the option 'with' names neither an analysis nor a file");
  return llvm::Error::success();
}

FailureOr<CallGraphTable> CompareCallGraphsPass::getOther(MethodNames &names) {
  if (isWithPass()) {
    std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(with);
    if (!graph)
      return failure();
    return CallGraphTable::create(*graph, names);
  }
  auto file = llvm::MemoryBuffer::getFile(with);
  if (!file)
    return getOperation().emitError() << "jvm-compare-call-graphs: " << with
                                      << ": " << file.getError().message();
  llvm::Expected<CallGraphTable> table =
      CallGraphTable::parse((*file)->getBuffer(), with, names);
  if (!table)
    return getOperation().emitError()
           << "jvm-compare-call-graphs: " << llvm::toString(table.takeError());
  return std::move(*table);
}

LogicalResult CompareCallGraphsPass::runOnProgram(ModuleOp program) {
  markAllAnalysesPreserved();
  std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
  if (!graph)
    return failure();
  MethodNames names;
  CallGraphTable first = CallGraphTable::create(*graph, names);
  FailureOr<CallGraphTable> second = getOther(names);
  if (failed(second))
    return failure();
  CallGraphComparison comparison = compareCallGraphs(first, *second, names);
  ComparisonShown shown{
      {&first, &*second}, {getSource<CallGraph>(from), with}, &names, limit};
  printComparison(comparison, shown, llvm::outs());
  if (output.empty())
    return success();
  return writeOutput(output, [&](llvm::raw_ostream &os) {
    exportComparisonJson(comparison, shown, os);
  });
}
