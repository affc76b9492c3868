//===- MethodTable.h - Methods of a run: statements and types ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a run knows of each method whatever its context, read once: signature,
/// declared types, statements. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_METHODTABLE_H
#define JIR_LIB_ANALYSIS_POINTSTO_METHODTABLE_H

#include "RunContext.h"
#include "jir/Analysis/Hierarchy/MethodBodies.h"

namespace jir::pointsto {

/// Owns the facts. Numbers call sites and allocations, those of bodies and
/// those that other parts add.
class MethodTable {
public:
  explicit MethodTable(RunContext &run);

  MethodSignature getSignature(MethodId method) {
    if (method.index < signatures.size() && hasSignature[method.index])
      return signatures[method.index];
    return readSignature(method);
  }
  /// The declared types of the parameters of reference type, without the
  /// receiver.
  llvm::SmallVector<TypeId> getParameterTypes(MethodId method);
  /// The declared type of the result; invalid if it is not a reference.
  TypeId getReturnType(MethodId method);
  /// The declared type of a field; invalid if it is not a reference or is not
  /// known.
  TypeId getFieldType(FieldId field);
  /// The static type of a variable; invalid if none is known.
  TypeId getLocalType(const MethodFacts &facts, Local local);

  /// Whether a plugin tells what handles do; before any facts are read.
  void setFollowsHandles(bool follows) { builder.setFollowsHandles(follows); }
  /// Loads bodies that getFacts will ask for.
  void materialize(llvm::ArrayRef<MethodId> methods) {
    bodies.materialize(methods);
  }
  /// The statements of a method, read when it is first asked for. The reference
  /// stays valid.
  const MethodFacts &getFacts(MethodId method);
  /// Null if nothing asked for it yet.
  const MethodFacts *lookupFacts(MethodId method) const {
    return method.index < facts.size() ? facts[method.index].get() : nullptr;
  }

  /// The number of a method's first call site and allocation; its facts were
  /// read before.
  uint32_t getFirstSite(MethodId method) const {
    assert(lookupFacts(method) && "numbers are set when facts are read");
    return firstNumbers[method.index].first;
  }
  uint32_t getFirstAllocation(MethodId method) const {
    assert(lookupFacts(method) && "numbers are set when facts are read");
    return firstNumbers[method.index].second;
  }
  /// The number of a further call site or allocation.
  uint32_t addSite() { return numSites++; }
  uint32_t addAllocation() { return numAllocations++; }

private:
  MethodSignature readSignature(MethodId method);
  TypeId readReturnType(MethodId method) const;
  std::unique_ptr<MethodFacts> readFacts(MethodId method);

  RunContext &run;
  FactsBuilder builder;
  MethodBodies bodies;
  std::vector<MethodSignature> signatures;
  std::vector<bool> hasSignature;
  llvm::DenseMap<MethodId, TypeId> returnTypes;
  std::vector<std::unique_ptr<MethodFacts>> facts;
  size_t numMethodFacts = 0;
  /// First numbers of call sites and allocations, by method.
  std::vector<std::pair<uint32_t, uint32_t>> firstNumbers;
  uint32_t numSites = 1, numAllocations = 1;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_METHODTABLE_H
