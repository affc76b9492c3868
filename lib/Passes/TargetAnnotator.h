//===- TargetAnnotator.h - Targets as attributes of calls -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes what a call graph knows onto call operations: `jvm.targets` and
/// `jvm.throws`; private to lib/Passes.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_PASSES_TARGETANNOTATOR_H
#define JIR_LIB_PASSES_TARGETANNOTATOR_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "mlir/IR/BuiltinOps.h"

namespace jir {

/// Whether a text is a value of the option `annotate`: none, application, all.
bool isAnnotateOption(llvm::StringRef text);

/// Annotates the loaded bodies that \p which names. Beyond \p limit targets a
/// call with a cone gets the cone.
void annotateTargets(mlir::ModuleOp program, const CallGraph &graph,
                     llvm::StringRef which, unsigned limit);

} // namespace jir

#endif // JIR_LIB_PASSES_TARGETANNOTATOR_H
