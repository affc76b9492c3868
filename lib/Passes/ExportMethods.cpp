//===- ExportMethods.cpp - jvm-export-methods ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-export-methods.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/CallGraphExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_EXPORTMETHODS
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class ExportMethodsPass
    : public jir::impl::ExportMethodsBase<ExportMethodsPass> {
public:
  using ExportMethodsBase::ExportMethodsBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::CallGraph, from).writes(output);
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
    if (!graph)
      return failure();
    return writeOutput(
        output, [&](llvm::raw_ostream &os) { exportMethods(*graph, os); });
  }
};

} // namespace
