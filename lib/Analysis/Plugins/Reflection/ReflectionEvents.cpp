//===- ReflectionEvents.cpp - What was found, in order ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of methods, edges and names.
//
//===----------------------------------------------------------------------===//

#include "ReflectionEvents.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// Numbers of methods are those of the program; numbers of contexts come in the
/// order in which they are made, and decide only between equal methods.
static std::pair<uint32_t, uint32_t> getOrder(const PluginContext &context,
                                              InstanceId instance) {
  if (!instance)
    return {0, 0};
  const Instance &found = context.getInstance(instance);
  return {found.method.index + 1, found.context.index};
}

static void sortEdges(const PluginContext &context,
                      std::vector<FoundEdge> &edges) {
  // Looked up once each: there are millions of edges.
  using Key = std::tuple<std::pair<uint32_t, uint32_t>, int32_t,
                         std::pair<uint32_t, uint32_t>>;
  std::vector<std::pair<Key, FoundEdge>> keyed;
  keyed.reserve(edges.size());
  for (const FoundEdge &edge : edges)
    keyed.emplace_back(Key(getOrder(context, edge.caller), edge.bci,
                           getOrder(context, edge.callee)),
                       edge);
  llvm::sort(keyed, llvm::less_first());
  edges.clear();
  for (size_t i = 0; i != keyed.size(); ++i)
    if (i == 0 || keyed[i].first != keyed[i - 1].first)
      edges.push_back(keyed[i].second);
}

void Events::sort(const PluginContext &context) {
  sortEdges(context, edges);
  sortEdges(context, results);
  llvm::sort(methods, [&](InstanceId a, InstanceId b) {
    return getOrder(context, a) < getOrder(context, b);
  });
  llvm::sort(names, [](const auto &a, const auto &b) {
    return std::make_pair(a.first, a.second.getValue()) <
           std::make_pair(b.first, b.second.getValue());
  });
}
