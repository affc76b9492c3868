//===- Contexts.h - Calling-context trees -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The contexts in which methods were entered, with what led there.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_TOOLS_JIR_RECORD_CONTEXTS_H
#define JIR_TOOLS_JIR_RECORD_CONTEXTS_H

#include "jir/Recording/ContextTags.h"
#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace jir::record {

/// The calling-context tree of one thread. Calls of a method with the same tags
/// from one node share a node. A call whose method has a node above with the
/// same tags on its path shares that one. So each method keeps the sets of tags
/// on the paths to it, and loops and recursion add no nodes (rules C1 to C4 of
/// docs/Tools/jir-record.md).
class ContextTree {
public:
  static constexpr uint32_t kRoot = ~0u;

  struct Node {
    uint32_t parent = kRoot;
    uint32_t method = 0;
    ContextTags tags = 0;
    /// Those of the nodes above as well.
    ContextTags pathTags = 0;
  };

  /// \p numNodes is shared by all trees; from \p limit on, a method shares the
  /// node of its first context with the same tags on the path.
  ContextTree(std::atomic<size_t> &numNodes, size_t limit)
      : numNodes(numNodes), limit(limit) {}

  /// The node of a call of \p method from the node \p parent. \p needsThis and
  /// \p queryThis are of the tags of `this`: whether they may matter, and a
  /// function that finds them, which the 1st, 2nd, 4th, 8th, ... such call
  /// asks, or with \p every each.
  template <typename QueryT>
  uint32_t enter(uint32_t parent, uint32_t method, ContextTags tags,
                 bool needsThis, bool every, QueryT queryThis) {
    Call &call = calls[{parent, method, tags}];
    bool isFirst = call.node == kRoot;
    if (needsThis) {
      ++call.entries;
      if (every || (call.entries & (call.entries - 1)) == 0) {
        ContextTags found = queryThis();
        isFirst |= found != call.tagsOfThis;
        call.tagsOfThis = found;
      }
    }
    if (isFirst)
      call.node = addNode(parent, method, tags | call.tagsOfThis);
    return call.node;
  }

  /// A copy of the nodes; any thread may ask.
  std::vector<Node> getNodes();

private:
  struct Key {
    uint32_t parent;
    uint32_t method;
    ContextTags tags;
    bool operator==(const Key &other) const {
      return parent == other.parent && method == other.method &&
             tags == other.tags;
    }
  };
  struct KeyHash {
    size_t operator()(const Key &key) const {
      uint64_t hash = ((uint64_t(key.parent) << 32) | key.method) ^
                      (uint64_t(key.tags) << 20);
      hash *= 0x9E3779B97F4A7C15u;
      return hash ^ (hash >> 32);
    }
  };
  /// What is known of the calls of a method from a node.
  struct Call {
    uint32_t node = kRoot;
    uint32_t entries = 0;
    ContextTags tagsOfThis = 0;
  };

  uint32_t addNode(uint32_t parent, uint32_t method, ContextTags tags);

  std::atomic<size_t> &numNodes;
  size_t limit;
  std::unordered_map<Key, Call, KeyHash> calls;
  std::unordered_map<Key, uint32_t, KeyHash> places;
  /// The first node of a method by the tags on the path; its parent is kRoot.
  std::unordered_map<Key, uint32_t, KeyHash> firstPlaces;
  /// The thread itself writes; what writes the file reads.
  std::mutex mutex;
  std::vector<Node> nodes;
};

/// The trees of all threads.
class Contexts {
public:
  /// A tree for one more thread.
  std::shared_ptr<ContextTree> addTree();
  /// All trees as one, as rows of the file.
  std::string format();
  /// How many nodes all trees may have before contexts are joined.
  void setLimit(size_t count) { limit = count; }

private:
  std::mutex mutex;
  std::atomic<size_t> numNodes{0};
  size_t limit = 0;
  std::vector<std::shared_ptr<ContextTree>> trees;
};

} // namespace jir::record

#endif // JIR_TOOLS_JIR_RECORD_CONTEXTS_H
