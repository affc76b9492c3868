//===- ClaimsExport.h - The formats of claims -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The writer of jsonl, private to lib/Export.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EXPORT_CLAIMSEXPORT_H
#define JIR_LIB_EXPORT_CLAIMSEXPORT_H

#include "jir/Analysis/Claims/Claims.h"

namespace jir {

/// Writes \p set as lines of JSON: tables of what claims share, then a line a
/// method.
void exportClaimsLines(const ClaimSet &set, llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_LIB_EXPORT_CLAIMSEXPORT_H
