//===- ThreadLog.h - What one thread has told -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The edges that a thread has seen: nearly every event ends in one look-up
/// here.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_TOOLS_JIR_RECORD_THREADLOG_H
#define JIR_TOOLS_JIR_RECORD_THREADLOG_H

#include "Contexts.h"
#include "Tables.h"
#include <cstdint>
#include <jni.h>
#include <unordered_set>
#include <vector>

namespace jir::record {

/// An edge as JVMTI tells it, and what is known of it.
struct EdgeState {
  jmethodID caller = nullptr;
  jmethodID callee = nullptr;
  int32_t bci = -1;
  /// Null when the edge is new.
  MethodFacts *facts = nullptr;
  /// `this` was not yet asked for.
  bool isNew = true;
  /// The class of `this` was told without asking.
  bool isExactTold = false;
  /// The caller is machinery of reflection and the callee is not.
  bool isRequested = false;
  /// Of a context that the call leads to.
  ContextTags tags = 0;
};

/// An open hash table of edges; it grows, and never forgets.
class EdgeTable {
public:
  EdgeTable() : slots(size_t(1) << 10) {}

  /// The state of an edge, valid until the next call.
  EdgeState &find(jmethodID caller, int32_t bci, jmethodID callee) {
    if (used * 2 > slots.size())
      grow();
    EdgeState &slot = probe(slots, caller, bci, callee);
    if (!slot.callee) {
      slot.caller = caller;
      slot.callee = callee;
      slot.bci = bci;
      ++used;
    }
    return slot;
  }

private:
  static size_t hash(jmethodID caller, int32_t bci, jmethodID callee) {
    uint64_t hash = reinterpret_cast<uintptr_t>(caller) * 0x9E3779B97F4A7C15u;
    hash ^= reinterpret_cast<uintptr_t>(callee) + (hash >> 29);
    hash = (hash ^ static_cast<uint32_t>(bci)) * 0xBF58476D1CE4E5B9u;
    return hash ^ (hash >> 32);
  }

  static EdgeState &probe(std::vector<EdgeState> &slots, jmethodID caller,
                          int32_t bci, jmethodID callee) {
    size_t mask = slots.size() - 1;
    size_t place = hash(caller, bci, callee) & mask;
    while (slots[place].callee &&
           (slots[place].callee != callee || slots[place].caller != caller ||
            slots[place].bci != bci))
      place = (place + 1) & mask;
    return slots[place];
  }

  void grow() {
    std::vector<EdgeState> bigger(slots.size() * 2);
    for (const EdgeState &slot : slots)
      if (slot.callee)
        probe(bigger, slot.caller, slot.bci, slot.callee) = slot;
    slots = std::move(bigger);
  }

  std::vector<EdgeState> slots;
  size_t used = 0;
};

/// The nodes of the contexts that are active in a thread.
class ContextStack {
public:
  /// Whether \p caller is on top, or null and there is nothing.
  bool isAt(jmethodID caller) const {
    return frames.empty() ? !caller : frames.back().method == caller;
  }
  bool isEmpty() const { return frames.empty(); }
  void clear() { frames.clear(); }
  /// Goes on to \p method by \p edge; the name matters where nothing is below.
  /// Without \p isTop, the method is not the one on top of the JVM's stack.
  void enter(JNIEnv *jni, const std::string &threadName, jmethodID method,
             const EdgeState &edge, bool isTop = true);
  /// Goes back from \p method, which returned \p result or was left by an
  /// exception.
  void leave(JNIEnv *jni, jmethodID method, bool isThrown, jvalue result);

private:
  struct Frame {
    jmethodID method;
    const MethodFacts *facts;
    uint32_t node;
  };

  std::shared_ptr<ContextTree> tree;
  std::vector<Frame> frames;
};

/// What a thread has told the tables already.
struct ThreadLog {
  EdgeTable edges;
  std::unordered_set<uint64_t> receivers;
  /// Requests of reflective calls: the two methods, and the index.
  std::set<std::pair<uint64_t, int32_t>> requests;
  /// The agent itself is calling into the JVM: what runs now is not the
  /// program's.
  bool isInside = false;
  ContextStack contexts;
};

} // namespace jir::record

#endif // JIR_TOOLS_JIR_RECORD_THREADLOG_H
