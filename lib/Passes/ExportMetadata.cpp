//===- ExportMetadata.cpp - jvm-export-metadata -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-export-metadata.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/MetadataExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_EXPORTMETADATA
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class ExportMetadataPass
    : public jir::impl::ExportMetadataBase<ExportMetadataPass> {
public:
  using ExportMetadataBase::ExportMetadataBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::CallGraph, from).writes(output);
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
    if (!graph)
      return failure();
    if (format == MetadataFormat::Cds)
      return writeOutput(
          output, [&](llvm::raw_ostream &os) { exportClassList(*graph, os); });
    std::shared_ptr<const pointsto::PointsToResult> result =
        getResults().latest<pointsto::PointsToResult>(
            getSource<CallGraph>(from));
    RetainedMembers retained(*graph, result.get());
    return writeOutput(output, [&](llvm::raw_ostream &os) {
      exportNativeImageMetadata(*graph, retained, os);
    });
  }
};

} // namespace
