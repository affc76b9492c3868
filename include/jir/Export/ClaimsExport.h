//===- ClaimsExport.h - Files of claims -------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The file of claims, for compilers. docs/Formats.md describes it.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_CLAIMSEXPORT_H
#define JIR_EXPORT_CLAIMSEXPORT_H

#include "jir/Analysis/Claims/Claims.h"

namespace jir {

/// How a file of claims is written. The content is the same.
enum class ClaimsFormat {
  /// One object of JSON with names in full.
  Json,
  /// Objects of JSON, one a line; what claims share has numbers.
  JsonLines,
  /// Bytecode of MLIR.
  Binary
};

/// Writes \p claims, which are normalized, in \p format. The names are of
/// \p context.
void exportClaims(const ClaimSet &claims, ClaimsFormat format,
                  mlir::MLIRContext *context, llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_CLAIMSEXPORT_H
