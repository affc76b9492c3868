//===- ReflectiveCalls.h - Reflective calls in a CHA call graph -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What each reflective call may reach under the hierarchy of assumptions of
/// Sawin and Rountev, "Assumption hierarchy for a CHA call graph construction
/// algorithm" (SCAM 2011); private to lib/Analysis/CHA.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_CHA_REFLECTIVECALLS_H
#define JIR_LIB_ANALYSIS_CHA_REFLECTIVECALLS_H

#include "ReflectiveValues.h"
#include "jir/Analysis/CHA/CHACallGraph.h"
#include "jir/Analysis/MethodFacts/BodyReader.h"

namespace jir {

/// Who owns the graph.
class ReflectiveHost {
public:
  virtual ~ReflectiveHost() = default;
  /// A cone without targets.
  virtual ConeId addReflectiveCone(MethodId resolved) = 0;
  /// The callee is reachable if a site has the cone.
  virtual void addReflectiveTarget(ConeId cone, MethodId callee,
                                   Reason reason) = 0;
};

/// The reflective calls of one program. Facts only grow: a call that was
/// resolved may become unresolved when a caller is found, and gets more targets
/// then.
class ReflectiveCalls {
public:
  ReflectiveCalls(Linkage &linkage, CallGraph &graph, const CHAConfig &config,
                  CHAStatistics &statistics, ReflectiveHost &host);

  /// Whether reflective calls reach anything at all.
  bool isOn() const { return level != Level::None; }

  /// What a call reaches by reflection.
  struct Targets {
    /// Invalid: it is not reflective.
    ConeId cone;
    /// Members that only code at this place may name.
    llvm::ArrayRef<CallEdge> more;
  };
  /// Takes what a call tells: where it passes texts and classes, what becomes
  /// of its result, and what it does by reflection itself.
  Targets addInvoke(MethodId caller, ClassId accessor,
                    const InvokeFact &invoke);
  /// A handle or function object calls a method, with unknown arguments.
  Targets addHandle(MethodId caller, ClassId accessor, jvm::HandleAttr handle,
                    MethodId target, int32_t bci);
  /// Something that is not read calls the method, with any arguments.
  void addUnseenCall(MethodId callee) { calledUnseen.insert(callee); }
  /// An instruction writes a field.
  void addStore(MethodId method, jvm::FieldRefAttr field, mlir::Value value);
  /// Everything that native methods may call back: one cone.
  ConeId getNativeCone(MethodId native);
  /// All class initialisers.
  ConeId getInitializerCone(MethodId native);

  /// Adds what became known since; true if there is a new target.
  bool update();
  /// Lists the calls that stay unresolved and counts; once, at the end.
  void finish();

private:
  /// How much is assumed, each more than the one before.
  enum class Level : uint8_t {
    None,
    Loaders,
    Encapsulation,
    Casts,
    Strings,
    Environment,
  };
  enum class Kind : uint8_t { Load, Instantiate, Construct, Invoke, Native };

  struct Site {
    MethodId caller;
    ClassId accessor;
    int32_t bci;
    Kind kind;
    MethodId api;
    /// Its own; invalid if it shares that of all unresolved ones.
    ConeId cone;
    MemberSources member;
    ValueFate fate;
    bool isResolved = false;
    llvm::DenseSet<MethodId> targets;
  };
  /// A set of classes or names; nothing: any.
  using Known = std::optional<llvm::SmallVector<mlir::StringAttr>>;
  struct Passed {
    MethodId caller;
    llvm::SmallVector<ValueSources> arguments;
  };

  static Kind getKind(ReflectiveApi api);
  static bool isPartOfApi(llvm::StringRef className);
  Site makeSite(MethodId caller, ClassId accessor, const InvokeFact &invoke,
                ReflectiveApi api);
  bool mayResolve(const Site &site) const;
  bool isKnowable(const ValueSources &sources) const;
  Targets addSite(Site site);
  void recordArguments(MethodId caller, const InvokeFact &invoke);
  void recordResult(MethodId caller, const InvokeFact &invoke);

  mlir::StringAttr getModule(ClassId id) const;
  bool isClassVisible(ClassId id, mlir::StringAttr module) const;
  bool overridesVisible(MethodId method, mlir::StringAttr module);
  bool isVisibleTo(MethodId method, mlir::StringAttr module);
  bool isVisible(MethodId method, ClassId from);
  bool fits(Kind kind, MethodId method) const;
  ConeId getSharedCone(Kind kind, MethodId api, mlir::StringAttr module);
  llvm::ArrayRef<CallEdge> getMore(Kind kind, ClassId accessor);

  bool updateSite(Site &site);
  bool addTarget(Site &site, MethodId method, Reason reason);
  bool addClass(Site &site, ClassId id);
  bool addMembers(Site &site, const Known &classes, const Known &names);
  bool addAll(Site &site);
  Known resolve(MethodId method, const ValueSources &sources, unsigned depth);
  bool addSource(MethodId method, const ValueSource &source, unsigned depth,
                 llvm::SetVector<mlir::StringAttr> &found);
  bool isClosed(MethodId method) const;
  std::optional<llvm::SmallVector<ClassId>> resolveFate(const Site &site);
  bool addFate(MethodId method, const ValueFate &fate, unsigned depth,
               llvm::SetVector<ClassId> &casts);
  void findCallers();

  Linkage &linkage;
  ClassHierarchy &hierarchy;
  CallGraph &graph;
  CHAStatistics &statistics;
  ReflectiveHost &host;
  ReflectiveValues values;
  Level level = Level::None;

  std::vector<Site> sites;
  /// Names of members are resolved, not those of classes.
  bool isMemberAsked = false;
  /// Values of `-D`, and whether they were read.
  llvm::SmallVector<mlir::StringAttr> properties;
  llvm::DenseMap<MethodId, std::vector<Passed>> passed;
  llvm::DenseMap<FieldId, std::vector<std::pair<MethodId, ValueSources>>>
      stored;
  llvm::DenseMap<std::pair<MethodId, int32_t>, ValueFate> fates;
  /// Calls with an operation whose result has no known fate; several operations
  /// may share a bytecode index.
  llvm::DenseSet<std::pair<MethodId, int32_t>> openResults;
  /// Methods that handles, function objects, models and the JVM call.
  llvm::DenseSet<MethodId> calledUnseen;
  /// Of methods that return what reflection made: their call sites now.
  llvm::DenseMap<MethodId, llvm::SmallVector<std::pair<MethodId, int32_t>>>
      callers;
  llvm::DenseSet<MethodId> openCallers;

  /// Of the platform's packages: their module, and who may see them.
  struct Package {
    mlir::StringAttr module;
    bool isVisible = false;
    llvm::SmallVector<mlir::StringAttr, 1> to;
  };
  llvm::StringMap<Package> platform;
  /// What all code of a module may reach, by kind and module; null: any code
  /// outside of the platform's modules.
  llvm::DenseMap<std::pair<unsigned, mlir::StringAttr>, ConeId> shared;
  /// overridesVisible, once it is known.
  llvm::DenseMap<std::pair<MethodId, mlir::StringAttr>, bool> overriding;
  llvm::DenseMap<std::pair<unsigned, ClassId>, std::vector<CallEdge>> more;
  llvm::StringMap<llvm::SmallVector<ClassId>> packages;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_CHA_REFLECTIVECALLS_H
