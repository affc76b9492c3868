//===- MethodBodies.h - Bodies materialized for one visit -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Loads the bodies of methods for analyses that read each once, and unloads
/// them.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_HIERARCHY_METHODBODIES_H
#define JIR_ANALYSIS_HIERARCHY_METHODBODIES_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "jir/Dialect/JVM/Transforms/InvokedynamicLowering.h"
#include "llvm/ADT/DenseSet.h"

namespace jir {

/// Materializes bodies and passes them on one at a time.
class MethodBodies {
public:
  explicit MethodBodies(ClassHierarchy &hierarchy)
      : hierarchy(hierarchy), ops(hierarchy) {}

  /// Loads the bodies of methods that visit() is about to be asked for, many at
  /// once: on several threads where the context allows them.
  void materialize(llvm::ArrayRef<MethodId> methods);

  /// Calls \p process with the method's loaded body, whose known invokedynamic
  /// sites are lowered if it was loaded for this; then unloads it. False when
  /// there is no body.
  bool visit(MethodId method, llvm::function_ref<void(jvm::MethodOp)> process);

private:
  ClassHierarchy &hierarchy;
  MethodOps ops;
  /// By materialize(), and not visited yet.
  llvm::DenseSet<MethodId> materialized;
  InvokedynamicLowering lowering;
};

} // namespace jir

#endif // JIR_ANALYSIS_HIERARCHY_METHODBODIES_H
