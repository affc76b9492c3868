//===- ReadCallGraph.cpp - jvm-read-call-graph ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A call graph from CSV files, as the result of an analysis.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph/CallGraphReader.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "llvm/Support/MemoryBuffer.h"

namespace jir {
#define GEN_PASS_DEF_READCALLGRAPH
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

/// The result, with the hierarchy that it refers to.
struct ReadResult {
  std::shared_ptr<ClassHierarchy> hierarchy;
  std::shared_ptr<CallGraph> graph;
};

class ReadCallGraphPass
    : public jir::impl::ReadCallGraphBase<ReadCallGraphPass> {
public:
  using ReadCallGraphBase::ReadCallGraphBase;

private:
  /// Passes the text of a file to a member of the reader; does nothing for an
  /// option without a file.
  LogicalResult readFile(
      ModuleOp program, CallGraphReader &reader, llvm::StringRef path,
      llvm::Error (CallGraphReader::*read)(llvm::StringRef, llvm::StringRef)) {
    if (path.empty())
      return success();
    auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path);
    if (!buffer)
      return program.emitError() << getArgument() << ": " << path << ": "
                                 << buffer.getError().message();
    if (llvm::Error problem = (reader.*read)(buffer.get()->getBuffer(), path))
      return program.emitError()
             << getArgument() << ": " << llvm::toString(std::move(problem));
    return success();
  }

  PassContract getContract() const override {
    return PassContract().provides(ResultKind::CallGraph);
  }
  llvm::Error checkOptions() const override {
    if (edges.empty() && methods.empty())
      return llvm::createStringError(
          "neither edges= nor methods= names a file");
    return llvm::Error::success();
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    auto result = std::make_shared<ReadResult>();
    result->hierarchy = getHierarchy();
    if (!result->hierarchy)
      return failure();
    CallGraphReader reader(*result->hierarchy);
    if (failed(readFile(program, reader, methods,
                        &CallGraphReader::readMethods)) ||
        failed(readFile(program, reader, edges, &CallGraphReader::readEdges)))
      return failure();
    result->graph = reader.finish();
    if (reader.getNumUnknownRows() != 0)
      llvm::errs() << getArgument() << ": " << reader.getNumUnknownRows()
                   << " rows name methods that the program lacks\n";
    if (RunSummary *summary = getSummary())
      summary->set(*result->graph);
    addResult(std::shared_ptr<const CallGraph>(result, result->graph.get()));
    markAllAnalysesPreserved();
    return success();
  }
};

} // namespace
