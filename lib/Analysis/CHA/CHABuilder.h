//===- CHABuilder.h - The construction of a CHA call graph ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The worklist of methods, the cones that grow while function objects are
/// found, and what becomes of the facts of a body; private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_CHA_CHABUILDER_H
#define JIR_LIB_ANALYSIS_CHA_CHABUILDER_H

#include "ReflectiveCalls.h"
#include "jir/Analysis/CHA/CHACallGraph.h"
#include "jir/Analysis/Hierarchy/MethodBodies.h"
#include "jir/Analysis/Hierarchy/Services.h"
#include "jir/Analysis/JdkModel/JdkConventions.h"
#include "jir/Analysis/MethodFacts/BodyReader.h"
#include "jir/Analysis/MethodFacts/CallGraphBase.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

namespace jir {

/// Builds the graph of one program, once.
class CHABuilder : BodyReader, RuntimeCalls<MethodId>, ReflectiveHost {
public:
  CHABuilder(Linkage &linkage, CallGraph &graph, CHAStatistics &statistics,
             const CHAConfig &options);

  void run();

private:
  /// An object whose class is made at run time: of a lambda, or of an
  /// invokedynamic site that is not understood.
  struct MadeObject {
    llvm::SmallVector<ClassId, 2> interfaces;
    /// The interface methods that call the implementation.
    llvm::SmallVector<SelectorId, 2> selectors;
    /// The implementation: one method, or what a cone selects. Neither: not
    /// known.
    MethodId target;
    ConeId targets;
    Reason reason = Reason::Lambda;
  };

  /// Work on the cones that are bounded by one interface or java.lang.Object.
  struct RootInfo {
    std::vector<ConeId> cones;
    /// Made objects below the root.
    std::vector<uint32_t> objects;
  };

  //===--------------------------------------------------------------------===//
  // Roots and worklist (CHABuilder.cpp)
  //===--------------------------------------------------------------------===//

  void addEntry(MethodId method);
  void addTarget(const RuntimeCall &row, const RuntimeTarget &target,
                 MethodId trigger, int32_t bci) override;
  void addRuntimeTarget(const RuntimeCall &call, MethodId callee, int32_t bci);
  void addReachable(MethodId method, const CallGraph::Cause &cause);
  void process(MethodId method);
  void processNative(MethodId method);
  void addNativeReflection(MethodId native);
  void addCallbacks(MethodId native);
  void processReached(MethodId method);
  /// What serialization may call once it is reached (JdkConventions.h).
  void addSerialization(MethodId method);
  /// The proxies of annotations, and the constants of enums that are values.
  void addAnnotations(MethodId method);
  /// What makes serializable lambdas again.
  void addLambdaReaders(MethodId method);

  //===--------------------------------------------------------------------===//
  // Cones (CHABuilderCones.cpp)
  //===--------------------------------------------------------------------===//

  ConeId getCone(MethodId resolved, ClassId root, bool isInterfaceCall);
  bool isOpen(MethodId resolved, ClassId root) const;
  void addTarget(ConeId cone, MethodId callee, Reason reason);
  void addMadeObject(MadeObject object);
  void offer(ConeId cone, const MadeObject &object);
  ConeId addCone(Cone cone, size_t numSelected);
  ConeId addReflectiveCone(MethodId resolved) override;
  void addReflectiveTarget(ConeId cone, MethodId callee,
                           Reason reason) override;
  /// Makes the cone's targets reachable, with a site for the cause.
  void reachCone(ConeId cone, const CallGraph::Cause &cause);

  //===--------------------------------------------------------------------===//
  // The facts of a body (CHABuilderScan.cpp)
  //===--------------------------------------------------------------------===//

  void readOp(mlir::Operation *op) override;
  /// The JVM's question to the class loader, at an instruction of the program
  /// that names a class.
  void addLoading(int32_t bci) override;
  void addUnresolved(Unresolved::Kind kind, int32_t bci,
                     mlir::StringAttr what) override;
  void addInvoke(const InvokeFact &invoke) override;
  void addCall(const InvokeFact &invoke);
  void addReflective(const ReflectiveCalls::Targets &targets, MethodId api,
                     int32_t bci, Reason reason = Reason::Reflection);
  /// Adds the calls by which the JVM links an instruction.
  void addLink(RuntimeEvent event, int32_t bci) override;
  void addHandle(jvm::HandleAttr handle, const HandleTarget &target,
                 int32_t bci, Reason reason) override;
  void addFunction(const FunctionFact &function) override;
  void addObjectCall(const ObjectCallFact &call) override;
  void addUnknownResult(mlir::Operation *op, int32_t bci,
                        mlir::StringAttr name) override;
  /// Initialisation of a class at an instruction.
  void addTrigger(ClassId id, int32_t bci) override;

  void addNamedClass(mlir::Operation *op);
  /// The platform's locale data of a language, if it is one.
  void addLocaleData(llvm::StringRef language);
  void addLookup(jvm::InvokeVirtualOp call);
  void addBound(jvm::InvokeVirtualOp call, mlir::Type receiver);
  void addLookedUp(ClassId owner, llvm::StringRef name, int32_t bci,
                   Reason reason);
  /// A class that the class library makes an object of by reflection, or the
  /// method of it that it calls.
  void addMade(ClassId id, MethodId callee, Reason reason);
  /// The cone of what a handle calls; invalid if that is one method.
  ConeId getHandleCone(jvm::HandleAttr handle, const HandleTarget &target);
  /// The class that bounds a receiver of that static type.
  ClassId getRoot(mlir::Type type, jvm::MethodRefAttr named);
  void addSite(int32_t bci, SiteKind kind, MethodId callee, Reason reason);
  void addConeSite(CallSite site);
  /// The method at hand, at an instruction, as a reason to reach another.
  CallGraph::Cause makeCause(int32_t bci, Reason reason) const {
    return {current ? current : rootCause, bci, reason};
  }

  CallGraph &graph;
  CHAStatistics &statistics;
  const CHAConfig &options;
  MethodBodies bodies;

  JdkConventions library;
  ServiceTable services;
  ReflectiveCalls reflective;

  ClassQueue<MethodId> queue;

  /// By resolved method and root, and whether it is an interface call.
  llvm::DenseMap<std::pair<uint64_t, uint32_t>, ConeId> coneIds;
  /// Number of targets that the hierarchy found, by cone; they are sorted.
  std::vector<uint32_t> numSelected;
  /// The first site of each cone that a site has; none: nothing calls it yet.
  std::vector<std::optional<CallGraph::Cause>> coneCauses;
  /// Cones that take over what a cone gets.
  std::vector<llvm::SmallVector<ConeId, 0>> followers;
  llvm::DenseSet<std::pair<ConeId, MethodId>> added;
  std::vector<MadeObject> madeObjects;
  llvm::DenseMap<ClassId, RootInfo> roots;

  /// Classes that constants named already, by what follows from it.
  llvm::DenseSet<std::pair<ClassId, Reason>> namedClasses;
  /// ClassLoader.loadClass(String), where the run-time model asks for it.
  MethodId loadClass;

  llvm::StringSet<> languages;
  bool hasLocaleData = false, hasAnnotations = false, hasCallbacks = false;

  // The method being scanned.
  MethodId current;
  ClassId currentClass;
  /// What made the JVM call from a root; invalid: the start of the program.
  MethodId rootCause;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_CHA_CHABUILDER_H
