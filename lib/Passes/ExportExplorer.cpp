//===- ExportExplorer.cpp - jvm-export-explorer -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-export-explorer.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/ExplorerExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "jir/Support/InputError.h"
#include "llvm/Support/MemoryBuffer.h"

namespace jir {
#define GEN_PASS_DEF_EXPORTEXPLORER
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class ExportExplorerPass
    : public jir::impl::ExportExplorerBase<ExportExplorerPass> {
public:
  using ExportExplorerBase::ExportExplorerBase;

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
    EdgeFilter::Options wanted;
    wanted.scope = scope;
    llvm::Expected<EdgeFilter> edges = EdgeFilter::create(*graph, wanted);
    if (!edges)
      return program.emitError()
             << "jvm-export-explorer: " << llvm::toString(edges.takeError());
    std::optional<EarlierRun> earlier;
    if (!before.empty()) {
      llvm::Expected<EarlierRun> run = readBefore();
      if (!run)
        return program.emitError()
               << "jvm-export-explorer: " << llvm::toString(run.takeError());
      earlier = std::move(*run);
    }
    return writeOutput(output, [&](llvm::raw_ostream &os) {
      exportExplorer(
          {*graph, claims.get(), *edges, title, earlier ? &*earlier : nullptr},
          os);
    });
  }
  llvm::Expected<EarlierRun> readBefore() const {
    auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(before);
    if (!buffer)
      return inFile(inputError(buffer.getError().message()), before);
    return EarlierRun::parse((*buffer)->getBuffer(), before);
  }
};

} // namespace
