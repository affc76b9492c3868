//===- PipelineCheck.h - Whether passes fit together ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The check of a pipeline against the contracts of its passes, before anything
/// is read.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_PIPELINECHECK_H
#define JIR_PASSES_PIPELINECHECK_H

#include "jir/Passes/PassContract.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/Error.h"

namespace jir {

/// Checks the passes of \p pm, and of the pipelines nested in it. The error
/// names the pass that lacks a result and what to add, an option with a value
/// that it cannot have, or a file that two passes would write. \p moduleOutput
/// is where the module itself goes; empty or `-`: not to a file. \p pm has not
/// run yet.
llvm::Error checkPipeline(const mlir::OpPassManager &pm,
                          llvm::StringRef moduleOutput = "");

/// Whether a pass of \p pm, or of a pipeline nested in it, adds a result.
bool givesResults(const mlir::OpPassManager &pm);

/// Whether a pass added after \p pm would find a result of \p kind.
bool leavesResult(const mlir::OpPassManager &pm, ResultKind kind);

} // namespace jir

#endif // JIR_PASSES_PIPELINECHECK_H
