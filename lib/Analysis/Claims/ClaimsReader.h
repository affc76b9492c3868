//===- ClaimsReader.h - What the readers of claims share --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// JSON values to the pieces of claims, private to the readers. Errors are
/// reported to a json::Path, which knows the place.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_CLAIMS_CLAIMSREADER_H
#define JIR_LIB_ANALYSIS_CLAIMS_CLAIMSREADER_H

#include "jir/Analysis/Claims/Claims.h"
#include "llvm/Support/JSON.h"

namespace jir {

/// Makes names of the IR from those of a file.
class ClaimNames {
public:
  explicit ClaimNames(mlir::MLIRContext &context) : context(context) {}

  mlir::StringAttr getClass(llvm::StringRef name) const;
  /// The symbol of a member; null, reported to \p path, if \p descriptor is not
  /// that of a method.
  mlir::StringAttr getMember(llvm::StringRef name, llvm::StringRef descriptor,
                             llvm::json::Path path) const;
  mlir::StringAttr getText(llvm::StringRef text) const;

private:
  mlir::MLIRContext &context;
};

/// Sets kind, check and assumptions of a claim by their names; false, reported
/// to \p path, for an unknown one.
bool readBasis(llvm::StringRef kind, llvm::StringRef check,
               llvm::ArrayRef<std::string> assumptions, Claim &claim,
               llvm::json::Path path);

/// Checks that a claim has what its subject needs; reported to \p path.
bool checkClaim(const Claim &claim, llvm::json::Path path);

/// Reads the one object of the format `json`.
bool readClaimsJson(const llvm::json::Value &value, mlir::MLIRContext &context,
                    ClaimSet &set, llvm::json::Path path);

/// Reads the format `jsonl` after its first line.
llvm::Error readClaimsLines(llvm::StringRef text, mlir::MLIRContext &context,
                            ClaimSet &set);

} // namespace jir

#endif // JIR_LIB_ANALYSIS_CLAIMS_CLAIMSREADER_H
