//===- SolverCycles.cpp - Cycles of copies, and the order of work ---------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Nodes on a cycle of edges without filters have equal sets in the end: one of
/// them represents all. The others are sorted so that sources come first.
///
//===----------------------------------------------------------------------===//

#include "SolverImpl.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "constraint-solver"

using namespace jir::pointsto;

/// Passes objects to the constraints of a node that have not seen them, though
/// the node has them in its set.
void Solver::Impl::deliver(uint32_t id, const ObjectSet &objects) {
  if (objects.empty())
    return;
  flowAlongCopies(id, objects);
  if (nodes[id].uses == 0)
    return;
  applyAccesses(id, objects);
  PoolVector<WatchId> watches = uses[nodes[id].uses].watches;
  if (watches.size == 0)
    return;
  llvm::SmallVector<uint32_t> numbers;
  sets.appendTo(objects, numbers);
  std::vector<ObjectId> told;
  for (uint32_t number : numbers)
    told.emplace_back(number);
  for (uint32_t i = 0; i != watches.size; ++i)
    deliveries.emplace_back(watches.data(lists)[i], told);
}

template <typename T>
static void append(PoolVector<T> &to, PoolVector<T> &from, WordPool &pool) {
  for (uint32_t i = 0; i != from.size; ++i)
    to.push(pool, from.data(pool)[i]);
  from.truncate(pool, 0);
}

/// Lets \p into represent \p node as well.
void Solver::Impl::unify(uint32_t into, uint32_t node) {
  const ObjectSet none;
  ObjectSet unseenByNode, unseenByInto;
  {
    Node &a = nodes[into], &b = nodes[node];
    unseenByNode = sets.makeUnseen(a.set, a.delta, b.set, b.delta);
    if (!a.isUniverse) {
      unseenByInto = sets.makeUnseen(b.set, b.delta, a.set, a.delta);
      // What neither has seen.
      ObjectSet delta = sets.makeUnseen(a.delta, none, b.set, b.delta);
      ObjectSet other = sets.makeUnseen(b.delta, none, a.set, a.delta);
      sets.add(delta, other);
      sets.clear(other);
      sets.clear(a.delta);
      a.delta = delta;
      sets.add(a.set, b.set);
      if (a.declared != b.declared && canSaturate())
        a.declared = filters.getNumParts(a.declared) < 8
                         ? filters.getUnion(a.declared, b.declared)
                         : FilterId();
    }
    sets.clear(b.set);
    sets.clear(b.delta);
  }
  worklist.erase(nodes[node].position);
  parents[node] = into;
  moveAccesses(into, node);
  deliver(node, unseenByNode);
  deliver(into, unseenByInto);
  sets.clear(unseenByNode);
  sets.clear(unseenByInto);
  Node &a = nodes[into], &b = nodes[node];
  append(a.copies, b.copies, lists);
  b.numSorted = 0;
  if (b.uses != 0) {
    Uses moved = uses[b.uses];
    Uses &target = getUses(into);
    append(target.accesses, moved.accesses, lists);
    append(target.watches, moved.watches, lists);
    uses[b.uses] = Uses();
  }
  if (!a.delta.empty())
    noteGrowth(into);
}

void Solver::Impl::unifyEqual() {
  // Unifying finds more: accesses of one field through both nodes.
  while (!toUnify.empty()) {
    auto [first, second] = toUnify.back();
    toUnify.pop_back();
    first = find(first);
    second = find(second);
    if (first == second)
      continue;
    if (nodes[first].set.size() < nodes[second].set.size())
      std::swap(first, second);
    ++statistics.collapsedNodes;
    unify(first, second);
  }
}

namespace {

/// Tarjan's algorithm over the edges without filters. llvm::scc_iterator walks
/// the same way, but with a hash table where the numbers of nodes are dense, a
/// vector for each node that is in no cycle, and from one entry.
class CycleFinder {
public:
  explicit CycleFinder(uint32_t size) : indices(size, 0), lows(size, 0) {}

  /// Calls `getEdges(node)` for the targets and `onCycle(members)` for each
  /// cycle that can be reached from a node.
  template <typename GetEdges, typename OnCycle>
  void run(uint32_t root, GetEdges getEdges, OnCycle onCycle) {
    if (indices[root] != 0)
      return;
    enter(root);
    while (!path.empty()) {
      auto &[node, next] = path.back();
      llvm::ArrayRef<CopyEdge> edges = getEdges(node);
      if (next != edges.size() && !edges[next].filter) {
        uint32_t target = edges[next++].to;
        if (indices[target] == 0)
          enter(target);
        else if (lows[target] != kDone)
          lows[node] = std::min(lows[node], indices[target]);
        continue;
      }
      uint32_t done = node;
      path.pop_back();
      if (!path.empty())
        lows[path.back().first] = std::min(lows[path.back().first], lows[done]);
      if (lows[done] == indices[done])
        leave(done, onCycle);
    }
  }

private:
  static constexpr uint32_t kDone = ~0u;

  void enter(uint32_t node) {
    indices[node] = lows[node] = ++counter;
    stack.push_back(node);
    path.emplace_back(node, 0);
  }
  template <typename OnCycle>
  void leave(uint32_t root, OnCycle onCycle) {
    auto it = std::find(stack.rbegin(), stack.rend(), root);
    size_t first = stack.rend() - it - 1;
    llvm::ArrayRef<uint32_t> members(stack.data() + first,
                                     stack.size() - first);
    for (uint32_t member : members)
      lows[member] = kDone;
    if (members.size() > 1)
      onCycle(members);
    stack.resize(first);
  }

  std::vector<uint32_t> indices, lows, stack;
  std::vector<std::pair<uint32_t, uint32_t>> path;
  uint32_t counter = 0;
};

} // namespace

void Solver::Impl::collapseCycles() {
  for (uint32_t i = 0; i != nodes.size(); ++i)
    if (parents[i] == i && nodes[i].copies.size != 0)
      sortCopies(i);
  CycleFinder finder(nodes.size());
  std::vector<std::vector<uint32_t>> cycles;
  for (uint32_t i = 0; i != nodes.size(); ++i)
    if (parents[i] == i)
      finder.run(
          i,
          [&](uint32_t node) {
            return llvm::ArrayRef<CopyEdge>(nodes[node].copies.data(lists),
                                            nodes[node].copies.size);
          },
          [&](llvm::ArrayRef<uint32_t> members) {
            cycles.emplace_back(members.begin(), members.end());
          });
  for (const std::vector<uint32_t> &cycle : cycles) {
    // The largest set takes in the others; the first node where equal.
    uint32_t largest = *std::max_element(
        cycle.begin(), cycle.end(), [&](uint32_t a, uint32_t b) {
          return std::make_pair(nodes[a].set.size(), b) <
                 std::make_pair(nodes[b].set.size(), a);
        });
    // What is found to be equal on the way may be a member.
    for (uint32_t member : cycle)
      if (find(member) != find(largest)) {
        ++statistics.collapsedNodes;
        unify(find(largest), find(member));
        unifyEqual();
      }
    sortCopies(find(largest));
  }
}

/// Assigns sources smaller positions than what they flow to, cycles through
/// filters aside: by a depth-first search, last left first.
void Solver::Impl::sortTopologically() {
  std::vector<uint32_t> order;
  std::vector<bool> entered(nodes.size());
  std::vector<std::pair<uint32_t, uint32_t>> path;
  for (uint32_t i = nodes.size(); i-- != 0;) {
    if (parents[i] != i || entered[i])
      continue;
    entered[i] = true;
    path.emplace_back(i, 0);
    while (!path.empty()) {
      auto &[node, next] = path.back();
      if (next == nodes[node].copies.size) {
        order.push_back(node);
        path.pop_back();
        continue;
      }
      uint32_t target = find(nodes[node].copies.data(lists)[next++].to);
      if (!entered[target]) {
        entered[target] = true;
        path.emplace_back(target, 0);
      }
    }
  }
  worklist.clear();
  nodeAt.assign(order.rbegin(), order.rend());
  for (uint32_t i = 0; i != nodeAt.size(); ++i) {
    nodes[nodeAt[i]].position = i;
    if (!nodes[nodeAt[i]].delta.empty())
      worklist.insert(i);
  }
}

void Solver::Impl::reorderIfGrown() {
  if (statistics.copyEdges < edgesWhenOrdered + edgesWhenOrdered / 2 + 1000)
    return;
  [[maybe_unused]] uint64_t before = statistics.collapsedNodes;
  collapseCycles();
  if (!canSaturate())
    shareTargets();
  sortTopologically();
  edgesWhenOrdered = statistics.copyEdges;
  LLVM_DEBUG(llvm::dbgs() << "ordered " << nodeAt.size() << " of "
                          << nodes.size() << " nodes, "
                          << statistics.collapsedNodes - before
                          << " collapsed\n");
}
