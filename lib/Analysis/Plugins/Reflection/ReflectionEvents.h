//===- ReflectionEvents.h - What was found, in order ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Searches have limits, so it matters in what order they meet calls, stores
/// and names. The solver's order is not part of the contract: what it finds
/// waits until nothing changes, and is looked at sorted by what it is in the
/// program. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONEVENTS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONEVENTS_H

#include "ReflectionSites.h"

namespace jir::reflection {

/// What was found since nothing changed the last time.
struct Events {
  std::vector<pointsto::InstanceId> methods;
  std::vector<FoundEdge> edges, results;
  /// Names that came to sites out of the points-to sets.
  std::vector<std::pair<uint32_t, mlir::StringAttr>> names;

  bool empty() const {
    return methods.empty() && edges.empty() && results.empty() && names.empty();
  }
  /// Into the order of the program; an edge once.
  void sort(const pointsto::PluginContext &context);
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONEVENTS_H
