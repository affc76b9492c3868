//===- CallGraphBase.cpp - What all call graphs begin with ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Entry points.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/MethodFacts/CallGraphBase.h"
#include "jir/Dialect/JVM/JVMOps.h"

using namespace jir;

void jir::forEachEntry(Linkage &linkage, CallGraph &graph,
                       llvm::function_ref<void(ClassId)> initialize,
                       llvm::function_ref<void(MethodId)> enter) {
  ClassHierarchy &hierarchy = linkage.getHierarchy();
  for (auto entry : hierarchy.getProgram().getOps<jvm::EntryOp>()) {
    jvm::MethodRefAttr ref = entry.getMethod();
    MethodResolution resolution = linkage.resolveMethod(ref);
    if (!resolution.method) {
      graph.addUnresolved({resolution.outcome == LinkOutcome::Phantom
                               ? Unresolved::AbsentClass
                               : Unresolved::LinkError,
                           MethodId(), -1, ref.getMember()});
      continue;
    }
    initialize(hierarchy.getMethod(resolution.method).owner);
    if (ref.getOwnerClass())
      initialize(hierarchy.getClass(ref.getOwnerClass()));
    enter(resolution.method);
  }
}
