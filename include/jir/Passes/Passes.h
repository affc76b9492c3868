//===- Passes.h - The passes over the jvm dialect ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Creation and registration of all passes; Passes.td tells what each does.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_PASSES_H
#define JIR_PASSES_PASSES_H

#include "jir/Analysis/CallGraph/EdgeFilter.h"
#include "jir/Analysis/Claims/Claims.h"
#include "jir/Analysis/Plugins/PointsToPlugins.h"
#include "jir/Export/CallGraphExport.h"
#include "jir/Export/ClaimsExport.h"
#include "jir/Passes/PassOptions.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include <memory>

namespace jir {

#define GEN_PASS_DECL
#include "jir/Passes/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "jir/Passes/Passes.h.inc"

/// Adds the lowering of invokedynamic and the analysis \p kind to \p pm. Empty
/// \p assumptions are the default of the analysis.
void addAnalysis(mlir::OpPassManager &pm, AnalysisKind kind,
                 llvm::ArrayRef<std::string> assumptions = {},
                 AnnotatedClasses annotate = AnnotatedClasses::Application);

/// Registers the named pipelines for the common jobs (`jir-call-graph`, ...).
void registerJIRPipelines();

} // namespace jir

#endif // JIR_PASSES_PASSES_H
