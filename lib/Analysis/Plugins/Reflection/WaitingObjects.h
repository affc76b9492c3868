//===- WaitingObjects.h - What waits for the fixpoint -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Class objects, members and receivers that the points-to sets add to
/// reflective calls, and how many of them are followed. Private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_WAITINGOBJECTS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_WAITINGOBJECTS_H

#include "ReflectionContext.h"

namespace jir::reflection {

/// Keeps what arrives until nothing changes: it is all that comes, so it does
/// not matter what came first.
class WaitingObjects {
public:
  explicit WaitingObjects(ReflectionContext &shared)
      : shared(shared), context(shared.getEngine()) {}

  void add(uint32_t site, pointsto::ObjectId object);
  /// Delivers what waits, as far as its sites are followed for it. What is
  /// added meanwhile waits for the next time.
  void takeAll(llvm::function_ref<void(uint32_t site, pointsto::ObjectId)> use);

private:
  bool isPassedByProxy(const SiteState &site, pointsto::ObjectId object) const;
  /// What the program asks for the class of objects of its own is not lost
  /// among those of the platform.
  bool isOwnReceiver(const SiteState &site, pointsto::ObjectId object) const;
  unsigned getLimit(const SiteState &site) const;
  /// Whether an object is followed whatever else comes (R21).
  bool isUnlimited(const SiteState &site, pointsto::ObjectId object) const;
  llvm::SmallVector<pointsto::ObjectId, 1> take(uint32_t site);
  /// Into the order of the program.
  void sort(llvm::SmallVectorImpl<pointsto::ObjectId> &objects) const;
  std::string getOrder(pointsto::ObjectId object) const;

  ReflectionContext &shared;
  pointsto::PluginContext &context;
  /// Sites where something waits.
  std::vector<uint32_t> sites;
  /// Types seen as receivers, by site.
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> receiverTypes;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_WAITINGOBJECTS_H
