//===- ClaimsReader.h - Claims from files -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads what jvm-export-claims writes, in each of its formats.
/// docs/Formats.md describes them.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CLAIMS_CLAIMSREADER_H
#define JIR_ANALYSIS_CLAIMS_CLAIMSREADER_H

#include "jir/Analysis/Claims/Claims.h"
#include "llvm/Support/Error.h"

namespace jir {

/// Version of the files of claims; it rises when a reader would have to change.
constexpr int kClaimsSchema = 3;

/// The claims of \p text, normalized. The format is found by the content: JSON,
/// one JSON object a line, or an MLIR module as bytecode or text. Errors name
/// \p file, the place in it, and what was expected. The dialect is loaded into
/// \p context.
llvm::Expected<ClaimSet> parseClaims(mlir::MLIRContext &context,
                                     llvm::StringRef text,
                                     llvm::StringRef file);

/// The claims of the file at \p path; `-` is standard input.
llvm::Expected<ClaimSet> readClaims(mlir::MLIRContext &context,
                                    llvm::StringRef path);

} // namespace jir

#endif // JIR_ANALYSIS_CLAIMS_CLAIMSREADER_H
