//===- UnknownCallees.h - What unknown objects may call ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The methods of the program that a call on an unknown object may run: more
/// than really run, so that no other method has to be given up for it.
/// docs/Passes/PointsToClaims.md has the rules (U1 to U5).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_DEVIRTUALIZATION_UNKNOWNCALLEES_H
#define JIR_ANALYSIS_DEVIRTUALIZATION_UNKNOWNCALLEES_H

#include "jir/Analysis/Hierarchy/MethodBodies.h"
#include "jir/Analysis/MethodFacts/BodyReader.h"
#include "jir/Analysis/PointsTo/PointsToResult.h"

namespace jir {

/// Computed once from a points-to result. The platform's methods are not
/// followed: whatever it may call is taken to be called.
class UnknownCallees {
public:
  explicit UnknownCallees(const pointsto::PointsToResult &result);

  /// Whether a call on an unknown object may lead to \p method, of the
  /// application or its libraries.
  bool mayRun(MethodId method) const { return causes.contains(method); }
  /// A sentence on how, for people. mayRun() holds.
  std::string explain(MethodId method) const;
  /// Places in those methods that cannot be seen through: unknown bootstraps,
  /// bodies that could not be imported. They may call anything.
  unsigned getNumOpaque() const { return numOpaque; }

private:
  /// Why a method may run.
  struct Cause {
    enum Kind : uint8_t {
      /// `from` calls it, or what it overrides, on an unknown object.
      Receiver,
      /// It overrides `from`, which the platform may call.
      Override,
      /// `from`, which may run, calls it, initialises its class, or makes a
      /// function object of it.
      Call,
    };
    Kind kind;
    MethodId from;
    int32_t bci = -1;
  };

  bool isOwn(ClassId id) const;
  /// Classes of known objects. False without any unknown object.
  bool addObjects();
  /// Function objects and handles that reachable methods make.
  void addFunctions();
  void addMethod(MethodId method, const Cause &cause);
  void addClass(ClassId id);
  void addOverrides(ClassId id);
  /// A call of a method of the program that objects select.
  void addDispatch(MethodId resolved, const Cause &cause);
  void addSelected(MethodId resolved, ClassId receiver, const Cause &cause);
  void addInitializers(ClassId id, const Cause &cause);
  void addHandle(const HandleTarget &target, const Cause &cause);
  void scan(MethodId method);

  class FunctionReader;
  class CallReader;

  const pointsto::PointsToResult &result;
  const CallGraph &graph;
  ClassHierarchy &hierarchy;
  Linkage linkage;
  MethodBodies bodies;
  llvm::DenseMap<MethodId, Cause> causes;
  std::vector<MethodId> pending;
  /// The program's classes that objects may be of.
  llvm::DenseSet<ClassId> classes;
  /// The methods that are dispatched on unknown objects, by class.
  llvm::DenseMap<ClassId, llvm::SmallVector<std::pair<MethodId, Cause>, 4>>
      dispatched;
  llvm::DenseSet<MethodId> isDispatched;
  unsigned numOpaque = 0;
};

} // namespace jir

#endif // JIR_ANALYSIS_DEVIRTUALIZATION_UNKNOWNCALLEES_H
