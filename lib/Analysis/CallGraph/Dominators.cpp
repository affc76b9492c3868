//===- Dominators.cpp - What a method or an edge holds ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The algorithm Semi-NCA: semidominators in reverse depth-first order with
/// path compression, then immediate dominators as nearest common ancestors.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph/Dominators.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;

template <typename Visit>
void Dominators::forEachSuccessor(uint32_t node, Visit visit) const {
  if (node >= numMethods && node != root) {
    for (const CallEdge &edge :
         graph.getCone(ConeId(node - numMethods)).targets)
      visit(edge.callee.index, -1);
    return;
  }
  MethodId caller = node == root ? MethodId() : MethodId(node);
  for (const CallSite &site : graph.getSitesOf(caller)) {
    for (const CallEdge &edge : graph.getEdges(site))
      visit(edge.callee.index, site.bci);
    if (site.cone)
      visit(getNode(site.cone), site.bci);
  }
}

Dominators::Dominators(const CallGraph &graph)
    : graph(graph), numMethods(graph.getHierarchy().getNumMethods()),
      root(numMethods + graph.getCones().size()), order(root + 1) {
  visitDepthFirst();
  findSemidominators();
  numberTree();
  findEntries();
}

/// Numbers nodes before what they lead to; without recursion, since call graphs
/// are deep.
void Dominators::visitDepthFirst() {
  std::vector<bool> isSeen(root + 1);
  // A node and the position of the one that leads to it.
  std::vector<std::pair<uint32_t, Position>> stack = {{root, 0}};
  while (!stack.empty()) {
    auto [node, parent] = stack.back();
    stack.pop_back();
    if (isSeen[node])
      continue;
    isSeen[node] = true;
    Position here = nodes.size();
    order[node] = here;
    nodes.push_back(node);
    parents.push_back(parent);
    forEachSuccessor(node, [&](uint32_t next, int32_t) {
      if (!isSeen[next])
        stack.push_back({next, here});
    });
  }
}

/// The position with the least semidominator on the path from \p at up to the
/// top of its tree, without the top; compresses the path.
Dominators::Position Dominators::evaluate(Position at) {
  llvm::SmallVector<Position> path;
  Position top = at;
  for (; ancestors[top] != top; top = ancestors[top])
    path.push_back(top);
  while (!path.empty()) {
    Position below = path.pop_back_val();
    Position above = ancestors[below];
    if (above != top &&
        semidominators[labels[above]] < semidominators[labels[below]])
      labels[below] = labels[above];
    ancestors[below] = top;
  }
  return labels[at];
}

void Dominators::findSemidominators() {
  Position size = nodes.size();
  std::vector<std::vector<Position>> predecessors(size);
  for (Position at = 0; at < size; ++at)
    forEachSuccessor(nodes[at], [&](uint32_t next, int32_t) {
      predecessors[order[next]].push_back(at);
    });
  ancestors.resize(size);
  labels.resize(size);
  semidominators.resize(size);
  for (Position at = 0; at < size; ++at)
    ancestors[at] = labels[at] = semidominators[at] = at;
  for (Position at = size; at-- > 1;) {
    for (Position before : predecessors[at])
      semidominators[at] =
          std::min(semidominators[at], semidominators[evaluate(before)]);
    ancestors[at] = parents[at];
  }
  dominators = parents;
  for (Position at = 1; at < size; ++at)
    while (dominators[at] > semidominators[at])
      dominators[at] = dominators[dominators[at]];
}

/// A dominator's position is below that of what it dominates, so that sums over
/// parts of the tree need no tree.
void Dominators::numberTree() {
  Position size = nodes.size();
  std::vector<uint32_t> sizes(size, 1);
  for (Position at = size; at-- > 1;)
    sizes[dominators[at]] += sizes[at];
  first.assign(size, 0);
  last.assign(size, 0);
  std::vector<uint32_t> next(size, 1);
  last[0] = size;
  for (Position at = 1; at < size; ++at) {
    Position above = dominators[at];
    first[at] = next[above];
    next[above] += sizes[at];
    next[at] = first[at] + 1;
    last[at] = first[at] + sizes[at];
  }
}

MethodId Dominators::getDominator(MethodId method) const {
  Position at = dominators[order[method.index]];
  while (nodes[at] >= numMethods && nodes[at] != root)
    at = dominators[at];
  return nodes[at] == root ? MethodId() : MethodId(nodes[at]);
}

bool Dominators::dominates(MethodId method, MethodId other) const {
  Position above = order[method.index], below = order[other.index];
  return first[above] <= first[below] && first[below] < last[above];
}

std::vector<uint32_t>
Dominators::countDominated(llvm::function_ref<bool(MethodId)> counts) const {
  std::vector<uint32_t> sums(nodes.size());
  for (Position at = nodes.size(); at-- > 1;) {
    if (nodes[at] < numMethods && counts(MethodId(nodes[at])))
      ++sums[at];
    sums[dominators[at]] += sums[at];
  }
  std::vector<uint32_t> byMethod(numMethods);
  for (Position at = 1; at < nodes.size(); ++at)
    if (nodes[at] < numMethods)
      byMethod[nodes[at]] = sums[at];
  return byMethod;
}

void Dominators::findEntries() {
  entries.resize(root + 1);
  conesOf.resize(numMethods);
  for (Position at = 0; at < nodes.size(); ++at)
    forEachSuccessor(nodes[at], [&](uint32_t next, int32_t bci) {
      if (nodes[at] >= numMethods && nodes[at] != root)
        conesOf[next].push_back(nodes[at]);
      else
        entries[next].push_back({at, bci});
    });
}

bool Dominators::hasOneEntry(MethodId method) const {
  Position at = order[method.index];
  const std::pair<Position, int32_t> *only = nullptr;
  auto isOnly = [&](const std::pair<Position, int32_t> &entry) {
    bool isInside =
        first[at] <= first[entry.first] && first[entry.first] < last[at];
    if (isInside || (only && *only == entry))
      return true;
    if (only)
      return false;
    only = &entry;
    return true;
  };
  if (!llvm::all_of(entries[method.index], isOnly))
    return false;
  return llvm::all_of(conesOf[method.index], [&](uint32_t cone) {
    return llvm::all_of(entries[cone], isOnly);
  });
}
