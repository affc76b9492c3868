//===- CallGraph.h - Sites, targets and reachable methods -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The call graph that analyses fill and exports read. It holds ids only: no
/// operation, so that bodies may be dropped. Sites with many targets share a
/// cone. docs/Analysis/CHACallGraph.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CALLGRAPH_CALLGRAPH_H
#define JIR_ANALYSIS_CALLGRAPH_CALLGRAPH_H

#include "jir/Analysis/Claims/Assumptions.h"
#include "jir/Analysis/Hierarchy/Linkage.h"

namespace jir {

/// Why an edge is there (CallReasons.def).
enum class Reason : uint8_t {
#define CALL_REASON(Enumerator, Name, Meaning) Enumerator,
#include "jir/Analysis/CallGraph/CallReasons.def"
#include <cassert>
};

/// `dispatch`, `clinit`, ...
llvm::StringRef getName(Reason reason);
/// One line for people.
llvm::StringRef getMeaning(Reason reason);

/// A set of reasons.
class ReasonSet {
public:
  ReasonSet() = default;
  ReasonSet(Reason reason) : bits(uint32_t(1) << unsigned(reason)) {}

  bool contains(Reason reason) const { return bits >> unsigned(reason) & 1; }
  ReasonSet &operator|=(ReasonSet other) {
    bits |= other.bits;
    return *this;
  }
  bool operator==(ReasonSet other) const { return bits == other.bits; }
  /// In alphabetical order of the names.
  void forEach(llvm::function_ref<void(Reason)> visit) const;
  /// The names in alphabetical order, joined by `|`.
  void print(llvm::raw_ostream &os) const;
  std::string str() const;

private:
  uint32_t bits = 0;
};

/// One target of a site.
struct CallEdge {
  MethodId callee;
  ReasonSet reasons;
};

/// What is at a site.
enum class SiteKind : uint8_t {
  InvokeStatic,
  InvokeSpecial,
  InvokeVirtual,
  InvokeInterface,
  InvokeDynamic,
  /// No call of the program's: a class initialiser's trigger, linking, ...
  Implicit,
  /// No instruction: an entry point, or what the JVM does by itself.
  Root,
};

/// The targets of all sites with one resolved method and one receiver class.
struct Cone {
  MethodId resolved;
  /// The class that bounds the receiver's.
  ClassId root;
  /// Sorted by callee once the graph is finished.
  std::vector<CallEdge> targets;
  bool isInterfaceCall = false;
  bool throwsAbstractMethodError = false;
  bool throwsIncompatibleClassChangeError = false;
  bool throwsIllegalAccessError = false;
  /// Classes unknown to the analysis may be receivers: the assumptions do not
  /// exclude them, nor does a final class or method.
  bool isOpen = false;
  /// Classes of receivers looked at, and those whose selection depends on an
  /// absent class.
  uint32_t numReceivers = 0;
  uint32_t numUnknown = 0;

  /// Whether some receiver makes the selection throw.
  bool mayThrow() const {
    return throwsAbstractMethodError || throwsIncompatibleClassChangeError ||
           throwsIllegalAccessError;
  }
};

/// One instruction (or root) with targets. Several operations may make sites
/// with the same caller and bytecode index: facts about the key join over them.
struct CallSite {
  /// Invalid: `<root>`.
  MethodId caller;
  /// -1: no instruction.
  int32_t bci = -1;
  SiteKind kind = SiteKind::Root;
  /// How linking ended; Found for sites that name no method.
  LinkOutcome outcome = LinkOutcome::Found;
  /// The resolved method; invalid when there is none.
  MethodId resolved;
  /// The targets of a dispatching call; invalid for others.
  ConeId cone;
  /// What `dispatch` in the cone means at this site.
  Reason coneReason = Reason::Dispatch;
  /// Selections that throw for some receiver, of a site without a cone.
  bool throwsAbstractMethodError = false;
  bool throwsIncompatibleClassChangeError = false;
  bool throwsIllegalAccessError = false;
  /// Objects of which nothing is known may be receivers.
  bool holdsUnknown = false;
  uint32_t edgesBegin = 0, edgesEnd = 0;
};

/// Something that the analysis could not see through, and where.
struct Unresolved {
  enum Kind : uint8_t {
    /// The reference or selection depends on an absent class.
    AbsentClass,
    /// Linking throws: there is no such method, or it may not be called so.
    LinkError,
    /// An invokedynamic site with an unknown bootstrap method.
    InvokeDynamic,
    /// A native method without a model.
    Native,
    /// A body that could not be imported.
    FailedBody,
    /// A call whose receivers may be objects of which nothing is known.
    UnknownReceiver,
    /// A reflective call on a class, member or name unknown to the analysis.
    Reflection,
  };
  Kind kind;
  /// The method itself, for Native and FailedBody with bci -1.
  MethodId caller;
  int32_t bci = -1;
  /// What is missing: a class, a method reference, a bootstrap method.
  mlir::StringAttr what;
};

/// `absent-class`, `link-error`, `invoke-dynamic`, `native`, `failed-body`,
/// `unknown-receiver`, `reflection`.
llvm::StringRef getName(Unresolved::Kind kind);

/// A call graph under construction and when finished. Everything is numbered in
/// the order in which it was added.
class CallGraph {
public:
  /// Why a method was reached first.
  struct Cause {
    /// The caller; invalid for a root.
    MethodId caller;
    int32_t bci = -1;
    Reason reason = Reason::Entry;
  };

  /// One row of an export: the edge's key and all its reasons.
  struct Row {
    /// Invalid: `<root>`.
    MethodId caller;
    int32_t bci;
    MethodId callee;
    ReasonSet reasons;
  };

  explicit CallGraph(ClassHierarchy &hierarchy) : hierarchy(&hierarchy) {}

  ClassHierarchy &getHierarchy() const { return *hierarchy; }
  const AssumptionSet &getAssumptions() const { return assumptions; }
  void setAssumptions(const AssumptionSet &set) { assumptions = set; }

  //===--------------------------------------------------------------------===//
  // Construction
  //===--------------------------------------------------------------------===//

  /// A new site. The sites of one caller are added one after another.
  SiteId addSite(const CallSite &site);
  /// An explicit target of the site that was added last.
  void addEdge(MethodId callee, ReasonSet reasons);
  ConeId addCone(Cone cone);
  Cone &getCone(ConeId id) {
    assert(id.index < cones.size() && "no cone");
    return cones[id.index];
  }
  /// True if the method was not reachable before; \p cause is kept then.
  bool addReachable(MethodId method, const Cause &cause);
  void addUnresolved(const Unresolved &fact) {
    assert(!isFinished && "the graph is finished");
    unresolved.push_back(fact);
  }
  /// Sorts cones; after it nothing is added.
  void finish();

  //===--------------------------------------------------------------------===//
  // Reading
  //===--------------------------------------------------------------------===//

  /// Methods that may run, in the order in which they were reached.
  llvm::ArrayRef<MethodId> getReachable() const { return reachable; }
  bool isReachable(MethodId method) const {
    return method.index < causes.size() && hasCause[method.index];
  }
  /// Why a reachable method was reached first.
  const Cause &getCause(MethodId method) const {
    assert(isReachable(method) && "what is not reached has no cause");
    return causes[method.index];
  }

  llvm::ArrayRef<CallSite> getSites() const { return sites; }
  const CallSite &getSite(SiteId id) const {
    assert(id.index < sites.size() && "no site");
    return sites[id.index];
  }
  /// The sites of a caller (invalid: of `<root>`).
  llvm::ArrayRef<CallSite> getSitesOf(MethodId caller) const;
  llvm::ArrayRef<Cone> getCones() const { return cones; }
  const Cone &getCone(ConeId id) const {
    assert(id.index < cones.size() && "no cone");
    return cones[id.index];
  }
  /// The targets of a site that are at it alone; those of its cone besides.
  llvm::ArrayRef<CallEdge> getEdges(const CallSite &site) const {
    return llvm::ArrayRef(edges).slice(site.edgesBegin,
                                       site.edgesEnd - site.edgesBegin);
  }
  /// All targets of a site: its own edges, then its cone's.
  void forEachTarget(const CallSite &site,
                     llvm::function_ref<void(const CallEdge &)> visit) const;
  llvm::ArrayRef<Unresolved> getUnresolved() const { return unresolved; }

  /// Reachable methods sorted by class, name and descriptor.
  std::vector<MethodId> getSortedReachable() const;
  /// All edges, cones spelt out, sorted by caller (`<root>` as a class of that
  /// name), bytecode index and callee; edges with one key joined. With
  /// Only the edges for which \p keeps is true.
  void forEachRow(llvm::function_ref<void(const Row &)> visit,
                  llvm::function_ref<bool(MethodId caller, MethodId callee)>
                      keeps = nullptr) const;

  /// Reachable methods with their sites and targets; a site with more than
  /// \p limit targets shows its cone.
  void print(llvm::raw_ostream &os, unsigned limit = 8) const;

private:
  ClassHierarchy *hierarchy;
  AssumptionSet assumptions;
  std::vector<CallSite> sites;
  std::vector<CallEdge> edges;
  std::vector<Cone> cones;
  std::vector<MethodId> reachable;
  std::vector<Cause> causes;
  std::vector<bool> hasCause;
  /// First site and end, by caller; `<root>`'s sites may lie anywhere.
  std::vector<std::pair<uint32_t, uint32_t>> sitesOf;
  std::vector<CallSite> rootSites;
  std::vector<Unresolved> unresolved;
  bool isFinished = false;
};

} // namespace jir

#endif // JIR_ANALYSIS_CALLGRAPH_CALLGRAPH_H
