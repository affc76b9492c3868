//===- ClaimsModule.h - Claims as operations --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A set of claims as a module with one `jvm.claims`, and back. MLIR writes and
/// reads such a module as text or as bytecode.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CLAIMS_CLAIMSMODULE_H
#define JIR_ANALYSIS_CLAIMS_CLAIMSMODULE_H

#include "jir/Analysis/Claims/Claims.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"

namespace jir {

/// The claims of \p set, which are normalized, in a module of their own.
mlir::OwningOpRef<mlir::ModuleOp> makeClaimsModule(mlir::MLIRContext *context,
                                                   const ClaimSet &set);

/// The claims that \p module holds, normalized; an error if it has no
/// `jvm.claims` or an assumption of it is unknown.
llvm::Expected<ClaimSet> getClaims(mlir::ModuleOp module);

} // namespace jir

#endif // JIR_ANALYSIS_CLAIMS_CLAIMSMODULE_H
