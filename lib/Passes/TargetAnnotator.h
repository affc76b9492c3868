//===- TargetAnnotator.h - Targets as attributes of calls -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes what a call graph knows onto call operations: `jvm.targets` or
/// `jvm.cone`, and `jvm.throws`; private to lib/Passes.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_PASSES_TARGETANNOTATOR_H
#define JIR_LIB_PASSES_TARGETANNOTATOR_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Passes/PassOptions.h"
#include "mlir/IR/BuiltinOps.h"

namespace jir {

/// Annotates the loaded bodies that \p which names. Beyond \p limit targets a
/// call with a cone gets the cone.
void annotateTargets(mlir::ModuleOp program, const CallGraph &graph,
                     AnnotatedClasses which, unsigned limit);

} // namespace jir

#endif // JIR_LIB_PASSES_TARGETANNOTATOR_H
