//===- ReachabilityPaths.cpp - Why a method is reachable --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The breadth-first search.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph/ReachabilityPaths.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;

ReachabilityPaths::ReachabilityPaths(const CallGraph &graph)
    : graph(graph), nodes(graph.getHierarchy().getNumMethods()),
      seenCones(graph.getCones().size()) {
  for (bool isEntry : {true, false}) {
    std::vector<MethodId> level;
    for (const CallSite &site : graph.getSitesOf(MethodId()))
      graph.forEachTarget(site, [&](const CallEdge &edge) {
        Node &node = nodes[edge.callee.index];
        if (edge.reasons.contains(Reason::Entry) != isEntry || node.isSeen)
          return;
        node.isSeen = true;
        node.depth = 1;
        node.isFromEntry = isEntry;
        level.push_back(edge.callee);
      });
    search(std::move(level));
  }
}

ReachabilityPaths::ReachabilityPaths(const CallGraph &graph,
                                     llvm::ArrayRef<MethodId> starts)
    : graph(graph), nodes(graph.getHierarchy().getNumMethods()),
      seenCones(graph.getCones().size()) {
  for (MethodId start : starts)
    nodes[start.index].isSeen = nodes[start.index].isStart = true;
  search(starts);
}

void ReachabilityPaths::visit(const Node &from, MethodId callee,
                              std::vector<MethodId> &next) {
  Node &node = nodes[callee.index];
  if (node.isSeen && (node.depth != from.depth || node.blur <= from.blur))
    return;
  if (!node.isSeen)
    next.push_back(callee);
  node = from;
}

void ReachabilityPaths::search(std::vector<MethodId> level) {
  while (!level.empty()) {
    std::vector<MethodId> next;
    // The clearest methods come first, so that each cone is entered from the
    // clearest of the level.
    llvm::stable_sort(level, [&](MethodId a, MethodId b) {
      return nodes[a.index].blur < nodes[b.index].blur;
    });
    for (MethodId caller : level) {
      Node from = nodes[caller.index];
      from.caller = caller;
      from.isStart = false;
      ++from.depth;
      uint32_t blur = from.blur;
      for (const CallSite &site : graph.getSitesOf(caller)) {
        from.bci = site.bci;
        size_t targets = site.edgesEnd - site.edgesBegin;
        if (site.cone)
          targets += graph.getCone(site.cone).targets.size();
        from.blur = blur + (targets > 1);
        for (const CallEdge &edge : graph.getEdges(site))
          visit(from, edge.callee, next);
        if (!site.cone || seenCones[site.cone.index])
          continue;
        seenCones[site.cone.index] = true;
        for (const CallEdge &edge : graph.getCone(site.cone).targets)
          visit(from, edge.callee, next);
      }
    }
    level = std::move(next);
  }
}

ReasonStep ReachabilityPaths::getStep(MethodId caller, int32_t bci,
                                      MethodId callee) const {
  ReasonStep step;
  step.caller = caller;
  step.bci = bci;
  step.callee = callee;
  for (const CallSite &site : graph.getSitesOf(caller)) {
    if (site.bci != bci)
      continue;
    uint64_t targets = 0;
    bool isHere = false;
    graph.forEachTarget(site, [&](const CallEdge &edge) {
      ++targets;
      if (edge.callee != callee)
        return;
      isHere = true;
      step.reasons |= edge.reasons;
    });
    if (isHere)
      step.numTargets = std::max(step.numTargets, targets);
  }
  return step;
}

std::vector<ReasonStep> ReachabilityPaths::getPath(MethodId method) const {
  std::vector<ReasonStep> path;
  for (MethodId at = method; at;) {
    const Node &node = nodes[at.index];
    if (node.isStart)
      break;
    path.push_back(getStep(node.caller, node.bci, at));
    at = node.caller;
  }
  std::reverse(path.begin(), path.end());
  return path;
}

llvm::DenseSet<std::pair<MethodId, MethodId>>
ReachabilityPaths::getShortestEdges(llvm::ArrayRef<MethodId> methods) const {
  // Backwards from the methods, an edge belongs to a shortest path when it
  // goes one step deeper.
  std::vector<bool> wanted(nodes.size());
  std::vector<MethodId> byDepth;
  for (uint32_t index = 0; index < nodes.size(); ++index)
    if (nodes[index].isSeen)
      byDepth.push_back(MethodId(index));
  llvm::stable_sort(byDepth, [&](MethodId a, MethodId b) {
    return nodes[a.index].depth > nodes[b.index].depth;
  });
  for (MethodId method : methods)
    if (isReached(method))
      wanted[method.index] = true;
  llvm::DenseSet<std::pair<MethodId, MethodId>> edges;
  // A caller is one level above its callee: all callees of a caller are decided
  // before the caller is looked at.
  for (MethodId caller : byDepth) {
    const Node &node = nodes[caller.index];
    bool leads = false;
    for (const CallSite &site : graph.getSitesOf(caller))
      graph.forEachTarget(site, [&](const CallEdge &edge) {
        const Node &callee = nodes[edge.callee.index];
        if (!wanted[edge.callee.index] || callee.depth != node.depth + 1 ||
            callee.isFromEntry != node.isFromEntry)
          return;
        leads = true;
        edges.insert({caller, edge.callee});
      });
    if (leads)
      wanted[caller.index] = true;
  }
  for (const CallSite &site : graph.getSitesOf(MethodId()))
    graph.forEachTarget(site, [&](const CallEdge &edge) {
      const Node &node = nodes[edge.callee.index];
      if (wanted[edge.callee.index] && node.depth == 1 && !node.caller)
        edges.insert({MethodId(), edge.callee});
    });
  return edges;
}
