//===- TypeBounds.h - What declared types say -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sets that follow from a value's type alone: the JVM's verifier lets nothing
/// else in. Interfaces show nothing, since it takes them as java.lang.Object.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_TYPEBOUNDS_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_TYPEBOUNDS_H

#include "ClosedPackages.h"
#include "Objects.h"
#include "jir/Analysis/Hierarchy/Linkage.h"

namespace jir::defensive {

/// Answers are remembered. All sets rest on PremiseTypes.
class TypeBounds {
public:
  /// With \p useWorld classes have the program's subclasses only
  /// (PremiseWorld); with \p packages those of closed families
  /// (PremisePackages).
  TypeBounds(Linkage &linkage, ObjectTable &objects, bool useWorld,
             ClosedPackages *packages)
      : linkage(linkage), hierarchy(linkage.getHierarchy()), objects(objects),
        useWorld(useWorld), packages(packages) {}

  /// Null and the classes of a final class, a closed sealed family, an array of
  /// such; in the closed world of a few subclasses. kUnknown for others.
  SetId get(mlir::Type type);
  /// The classes of `this` where dispatch, or reflection on the class itself,
  /// runs a method: those that select it. Calls from a subclass by
  /// invokespecial come besides.
  SetId getReceiver(MethodId method);
  /// Whether no other class is below the type, or the element type of an array.
  bool isFinal(mlir::Type type);

private:
  SetId compute(mlir::Type type);
  SetId computeReceiver(MethodId method);

  Linkage &linkage;
  ClassHierarchy &hierarchy;
  ObjectTable &objects;
  bool useWorld;
  ClosedPackages *packages;
  llvm::DenseMap<mlir::Type, SetId> known;
  llvm::DenseMap<MethodId, SetId> receivers;
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_TYPEBOUNDS_H
