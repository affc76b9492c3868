//===- Passes.h - The passes over the jvm dialect ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Creation and registration of all passes; Passes.td says what each does.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_PASSES_H
#define JIR_PASSES_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include <memory>

namespace jir {

#define GEN_PASS_DECL
#include "jir/Passes/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "jir/Passes/Passes.h.inc"

/// Registers the named pipelines for the common jobs (`jir-call-graph`, ...).
void registerJIRPipelines();
/// The names of those pipelines, in the order of the help.
llvm::ArrayRef<llvm::StringLiteral> getJIRPipelineNames();

} // namespace jir

#endif // JIR_PASSES_PASSES_H
