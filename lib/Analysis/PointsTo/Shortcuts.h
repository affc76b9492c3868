//===- Shortcuts.h - Flows that go around methods ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a method does with its parameters alone is done at its calls, with the
/// arguments of each (docs/Analysis/Shortcuts.md, C1 to C5). Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_SHORTCUTS_H
#define JIR_LIB_ANALYSIS_POINTSTO_SHORTCUTS_H

#include "HeapModel.h"
#include "UnknownObjects.h"
#include "llvm/ADT/DenseSet.h"

namespace jir::pointsto {

/// Knows the links of each method and what is to be done at them. Only methods
/// without contexts have shortcuts.
class Shortcuts {
public:
  Shortcuts(RunContext &run, DeclaredTypes &declared, InstanceTable &instances,
            HeapModel &heap, UnknownObjects &unknowns);

  //===--------------------------------------------------------------------===//
  // Links
  //===--------------------------------------------------------------------===//

  /// A call is linked with a callee, whose parameters get the arguments from
  /// the linker: adds what comes back. Without \p hasResult something else
  /// tells what the call returns.
  void addLink(const Invocation &invocation, InstanceId callee,
               llvm::ArrayRef<NodeId> arguments, bool hasResult);

  //===--------------------------------------------------------------------===//
  // Bodies
  //===--------------------------------------------------------------------===//

  /// Decides what a method cuts, before its statements are added.
  void addBody(InstanceId id, const MethodFacts &facts);
  /// Whether a store is done at the method's calls (C1).
  bool isCut(InstanceId id, const FieldAccess &store) const;
  /// Where what a statement puts into a variable goes as well, since it reaches
  /// what the method returns; invalid where nothing was cut. \p type: what it
  /// is cast to on the way.
  NodeId getOwnResult(InstanceId id, Local local, TypeId &type);

  //===--------------------------------------------------------------------===//
  // Plugins
  //===--------------------------------------------------------------------===//

  /// A plugin adds to a node; what it is to add to instead (C5).
  NodeId noteWritten(NodeId node);

private:
  /// What is done with the arguments of a call.
  struct Fact {
    enum Kind : uint8_t {
      /// `base.field = value`.
      Store,
      /// `base.field` is returned.
      Load,
      /// `base` is returned.
      Pass
    };
    Kind kind;
    /// Through how many methods it came.
    uint8_t depth = 0;
    Local base;
    FieldId field = {};
    Local value = kNoLocal;
    /// What the result is cast to, if valid.
    TypeId type = {};
  };
  struct Link {
    /// The caller if the call is one of its body; else invalid.
    InstanceId caller;
    bool dispatches = false;
    NodeId receiver, result, own;
    TypeId ownType;
    llvm::SmallVector<NodeId, 3> arguments;
  };
  struct Record {
    /// Before the body is known links wait; a closed one has no facts.
    enum State : uint8_t { Waiting, Closed, Open };
    State state = Waiting;
    /// Parameters get values that no link adds.
    bool isUncut = false;
    /// What is returned without the flows that were cut; by casts on the way.
    NodeId own;
    llvm::SmallDenseMap<TypeId, NodeId, 1> ownByType;
    /// Variables that reach what is returned, with the cast on the way.
    llvm::SmallDenseMap<Local, TypeId, 4> returned;
    std::vector<Fact> facts;
    std::vector<Link> links;
  };
  /// More facts are done one call below.
  static constexpr size_t kMaxFacts = 48;
  static constexpr unsigned kMaxDepth = 8;

  Record &get(InstanceId id);
  bool mayCut(InstanceId id) const;
  void close(InstanceId id);
  void findResults(InstanceId id, const MethodFacts &facts);
  void addOwnSources(InstanceId id, const MethodFacts &facts);
  void uncut(InstanceId id);

  /// The parameter whose node it is in a method that does its facts at its
  /// calls; else kNoLocal.
  Local getParameter(InstanceId caller, NodeId node) const;
  /// Whether a method does a fact at its calls now.
  bool addFact(InstanceId id, Fact fact);
  void applyPending();
  void applyInside(InstanceId id, const Fact &fact);
  void apply(InstanceId callee, Fact fact, const Link &link);
  void applyStore(const Fact &fact, const Link &link, NodeId base,
                  NodeId value);
  void applyResult(const Fact &fact, const Link &link, NodeId base);
  void addResult(const Fact &fact, NodeId base, NodeId to);
  void linkResult(InstanceId callee, const Link &link);
  NodeId getOwn(Record &record, TypeId type);

  RunContext &run;
  DeclaredTypes &declared;
  InstanceTable &instances;
  HeapModel &heap;
  UnknownObjects &unknowns;
  const bool isOn;
  std::vector<std::unique_ptr<Record>> records;
  /// Facts that are new: the method and its number there.
  std::vector<std::pair<InstanceId, size_t>> pending;
  bool isApplying = false;
  /// Nodes that plugins wrote to; variables whose writes matter.
  llvm::DenseSet<uint32_t> written;
  llvm::DenseMap<uint32_t, std::pair<InstanceId, Local>> variables;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_SHORTCUTS_H
