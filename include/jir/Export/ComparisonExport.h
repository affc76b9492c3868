//===- ComparisonExport.h - The file of a comparison ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A comparison with real runs as JSON. docs/Formats.md describes it.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_COMPARISONEXPORT_H
#define JIR_EXPORT_COMPARISONEXPORT_H

#include "jir/Analysis/RecordedRuns/RecordingComparison.h"

namespace jir {

/// Version of the file; it rises when a reader would have to change.
constexpr int kComparisonSchema = 1;

void exportComparison(const RecordingComparison &comparison,
                      llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_COMPARISONEXPORT_H
