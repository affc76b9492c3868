//===- PrintImprecision.cpp - jvm-print-imprecision -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-print-imprecision.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/ImprecisionExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_PRINTIMPRECISION
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::pointsto;
using namespace mlir;

namespace {

class PrintImprecisionPass
    : public jir::impl::PrintImprecisionBase<PrintImprecisionPass> {
public:
  using PrintImprecisionBase::PrintImprecisionBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::PointsToSets, from).writes(output);
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    std::shared_ptr<const PointsToResult> result =
        getResult<PointsToResult>(from);
    if (!result)
      return failure();
    Imprecision found = findImprecision(*result, platform);
    return writeOutput(output, [&](llvm::raw_ostream &os) {
      if (format == PrintFormat::Json)
        exportImprecisionJson(*result, found, os);
      else
        printImprecision(*result, found, limit, os);
    });
  }
};

} // namespace
