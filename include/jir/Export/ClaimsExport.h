//===- ClaimsExport.h - Claims as JSON --------------------------*- C++ -*-===//
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

/// Version of the file; it rises when a reader would have to change.
constexpr int kClaimsSchema = 3;

/// Writes \p claims, which are normalized: sorted, one a line. The lists of
/// class files that they rest on are tables before them.
void exportClaims(const ClaimSet &claims, llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_CLAIMSEXPORT_H
