//===- ExportReflection.cpp - jvm-export-reflection ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-export-reflection.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/ReflectionExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_EXPORTREFLECTION
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class ExportReflectionPass
    : public jir::impl::ExportReflectionBase<ExportReflectionPass> {
public:
  using ExportReflectionBase::ExportReflectionBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::CallGraph, from).writes(output);
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
    if (!graph)
      return failure();
    return writeOutput(output, [&](llvm::raw_ostream &os) {
      exportReflection(*graph, platform, os);
    });
  }
};

} // namespace
