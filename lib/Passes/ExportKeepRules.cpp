//===- ExportKeepRules.cpp - jvm-export-keep-rules --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-export-keep-rules.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/KeepRulesExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_EXPORTKEEPRULES
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class ExportKeepRulesPass
    : public jir::impl::ExportKeepRulesBase<ExportKeepRulesPass> {
public:
  using ExportKeepRulesBase::ExportKeepRulesBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::CallGraph, from).writes(output);
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
    if (!graph)
      return failure();
    std::shared_ptr<const pointsto::PointsToResult> result =
        getResults().latest<pointsto::PointsToResult>(
            getSource<CallGraph>(from));
    RetainedMembers retained(*graph, result.get());
    return writeOutput(output, [&](llvm::raw_ostream &os) {
      switch (format) {
      case KeepRulesFormat::ProGuard:
        return exportProGuardRules(*graph, retained, os);
      }
    });
  }
};

} // namespace
