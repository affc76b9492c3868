//===- SyntheticValues.h - Values from outside the program ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the JVM, native methods and callers of entry points pass, return and
/// throw. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_SYNTHETICVALUES_H
#define JIR_LIB_ANALYSIS_POINTSTO_SYNTHETICVALUES_H

#include "UnknownObjects.h"

namespace jir::pointsto {

/// Nodes of such values, one for each type.
class SyntheticValues {
public:
  SyntheticValues(RunContext &run, DeclaredTypes &declared, HeapModel &heap,
                  UnknownObjects &unknowns)
      : run(run), declared(declared), heap(heap), unknowns(unknowns),
        passedErrors(run.solver.addNode()) {}

  /// What the JVM or a native method may pass or return for a type.
  NodeId getBoundedBy(TypeId type);
  /// Any object that a caller of an entry point may pass for a type.
  NodeId getSynthetic(TypeId type);
  /// What linking passes for a parameter of a type.
  NodeId getLinkArgument(TypeId type);
  /// The object that boxing a primitive returns, by the character of its
  /// descriptor; invalid for void.
  NodeId getBoxed(char kind);
  /// The exceptions that the JVM raises, a set of them by the bits of
  /// JvmException.
  NodeId getJvmThrown(uint32_t exceptions);
  /// What a native method returns of a type, if nothing else is stated.
  void addNativeResult(NodeId node, TypeId type);
  /// The errors among what a class initialiser throws come to whatever made the
  /// JVM run it.
  void passErrors(NodeId thrown);

private:
  llvm::SmallVector<ClassId> getSyntheticClasses(ClassId type) const;
  NodeId getLinkedArray(TypeId type);
  NodeId getLinkedObject(TypeId type);

  RunContext &run;
  DeclaredTypes &declared;
  HeapModel &heap;
  UnknownObjects &unknowns;
  llvm::DenseMap<TypeId, NodeId> bounded, synthetic, boxed, linked;
  /// For a java.lang.Object.
  NodeId linkArgument;
  /// Errors that class initialisers throw.
  NodeId passedErrors;
  /// By set of exceptions; wider keys, since all bits may be set.
  llvm::DenseMap<uint64_t, NodeId> jvmThrown;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_SYNTHETICVALUES_H
