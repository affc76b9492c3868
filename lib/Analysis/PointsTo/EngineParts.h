//===- EngineParts.h - Calls and edges of a points-to run -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the parts of a points-to run tell each other of calls and of edges.
/// Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_ENGINEPARTS_H
#define JIR_LIB_ANALYSIS_POINTSTO_ENGINEPARTS_H

#include "Contexts.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"
#include "llvm/ADT/SmallVector.h"

namespace jir::pointsto {

/// The number of a call in its method's facts for what is not a call there.
static constexpr uint32_t kImplicit = ~0u;

/// A call with its nodes, as watches on receivers find it again.
struct Invocation {
  InstanceId caller;
  /// Its number in the caller's facts, or kImplicit.
  uint32_t call = kImplicit;
  /// The number of the call site, unique in the program.
  uint32_t site = 0;
  int32_t bci = -1;
  MethodId resolved;
  Reason reason = Reason::Dispatch;
  bool isInterfaceCall = false;
  /// The method is known, the receivers choose its context.
  bool isDirect = false;
  NodeId receiver, result, thrown;
  /// Where results go as well, by a cast to `ownType` (Shortcuts); invalid if
  /// the caller returns them as it returns others.
  NodeId own;
  TypeId ownType;
  uint32_t argumentsBegin = 0, argumentsEnd = 0;
  /// Its own number, where receivers are watched.
  uint32_t index = ~0u;
  /// The call of a function object's implementation represents its callers'.
  uint32_t function = ~0u;
  /// What a call of `<root>` represents.
  MethodId cause;
  /// The callee's context, if a plugin chose it; else the policy does.
  ContextId chosen = ContextTable::getEmpty();

  /// Where results go.
  llvm::SmallVector<NodeId, 2> getResults() const {
    llvm::SmallVector<NodeId, 2> nodes{result, own};
    llvm::erase_if(nodes, [](NodeId node) { return !node; });
    return nodes;
  }
};

/// An edge of the call graph, contexts left out.
struct EdgeKey {
  MethodId caller;
  uint32_t call;
  int32_t bci;
  MethodId callee;
  Reason reason;

  friend bool operator==(const EdgeKey &a, const EdgeKey &b) {
    return a.caller == b.caller && a.call == b.call && a.bci == b.bci &&
           a.callee == b.callee && a.reason == b.reason;
  }
  friend bool operator<(const EdgeKey &a, const EdgeKey &b) {
    return std::tie(a.caller.index, a.call, a.bci, a.callee.index, a.reason) <
           std::tie(b.caller.index, b.call, b.bci, b.callee.index, b.reason);
  }
};

/// Which statements of a body are meant: those about variables that all
/// contexts share, those about others, or both.
struct StatementPart {
  /// Null: all are meant.
  const ContextChoice::Places *places = nullptr;
  bool hasShared = true, hasOwn = true;

  bool isOwn(Local local) const {
    return places && local < places->size() &&
           (*places)[local] != ContextChoice::kShared;
  }
  /// Whether a statement is meant, by whether it is about a context's own.
  bool has(bool isOfOwn) const {
    return !places || (isOfOwn ? hasOwn : hasShared);
  }
  bool has(std::initializer_list<Local> locals) const {
    return has(llvm::any_of(locals, [&](Local local) { return isOwn(local); }));
  }
};

/// A call edge of a statement that several contexts share.
struct SharedEdge {
  int32_t bci;
  InstanceId callee;
  Reason reason;
};

/// What a receiver's class selects.
struct Selection {
  MethodId method;
  LinkOutcome outcome = LinkOutcome::Found;
};

/// The outermost class of a nested one, by its name.
inline llvm::StringRef getOutermost(llvm::StringRef name) {
  return name.take_front(name.find('$', 1));
}

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_ENGINEPARTS_H
