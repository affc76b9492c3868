//===- ContextCosts.h - What contexts of a class would cost -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Estimates, from what a run without contexts found, how many variables the
/// contexts of each class would make, and leaves out the classes that cost too
/// much. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CONTEXTCOSTS_H
#define JIR_LIB_ANALYSIS_POINTSTO_CONTEXTCOSTS_H

#include "jir/Analysis/PointsTo/Objects.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SparseBitVector.h"
#include <vector>

namespace jir::pointsto {

/// A method that contexts may be given to.
struct ContextCandidate {
  MethodId method;
  ClassId owner;
  /// How many variables each context would have of its own.
  uint32_t variables = 0;
  /// How many times as much as another class this one may cost.
  uint32_t weight = 1;
  /// How much the program uses its class.
  double uses = 1;
  /// The allocation sites of its receivers.
  std::vector<uint32_t> receivers;
  /// Of a static method: its callers, and the call sites in them.
  std::vector<std::pair<MethodId, uint32_t>> callers;
};

/// The number of contexts of a method is taken from the sites of its receivers:
/// each represents as many as the method that allocates there has contexts of
/// one element.
class ContextCosts {
public:
  /// \p maker allocates at \p site; a part works in the context of its maker.
  void addSite(uint32_t site, MethodId maker, bool isPart);
  void addMethod(ContextCandidate candidate);

  /// Leaves out classes, those first that cost most by their weight, or by what
  /// the program uses of them, until all others together make at most \p limit
  /// variables. Returns them, the most costly first.
  std::vector<ClassId> leaveOut(uint64_t limit, bool byUses = false);

  /// The variables that the contexts of all classes that are not left out make.
  uint64_t getTotal() const { return total; }
  /// Those of one class, by its weight or uses.
  double getCost(ClassId id) const { return costs.lookup(id); }

private:
  struct Site {
    MethodId maker;
    bool isPart;
  };
  using Elements = llvm::SparseBitVector<>;

  const Elements *lookup(MethodId method) const;
  bool update(uint32_t number);
  uint64_t countContexts(const Elements &last) const;
  void estimate(bool byUses);

  std::vector<ContextCandidate> candidates;
  llvm::DenseMap<MethodId, uint32_t> numbers;
  llvm::DenseMap<uint32_t, Site> sites;
  /// By candidate: what the contexts of a method may end with.
  std::vector<Elements> elements;
  std::vector<bool> isLeftOut;
  /// By class, the variables of its contexts, and these by weight or uses.
  llvm::DenseMap<ClassId, uint64_t> sizes;
  llvm::DenseMap<ClassId, double> costs;
  uint64_t total = 0;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CONTEXTCOSTS_H
