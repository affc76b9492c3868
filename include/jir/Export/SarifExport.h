//===- SarifExport.h - Findings for editors and code hosts ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What an analysis could not see through, as SARIF 2.1.0 (OASIS standard).
/// docs/Formats.md describes the file.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_SARIFEXPORT_H
#define JIR_EXPORT_SARIFEXPORT_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/Claims/Claims.h"
#include "jir/Analysis/Hierarchy/SourceLines.h"

namespace jir {

/// Writes a result for each place of the application and its libraries that was
/// not seen through, and for each call of \p claims, which may be null, that
/// has no claim. Sorted by method and index.
void exportSarif(const CallGraph &graph, const ClaimSet *claims,
                 SourceLines &lines, llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_SARIFEXPORT_H
