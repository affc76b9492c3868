//===- RuntimeModel.h - What the JVM calls by itself ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A table of calls that no bytecode makes: launching, threads, class loading,
/// linking, finalizers. Analyses ask it which calls follow from an event.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_JDKMODEL_RUNTIMEMODEL_H
#define JIR_ANALYSIS_JDKMODEL_RUNTIMEMODEL_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/JdkModel/JdkRange.h"
#include "jir/Analysis/JdkModel/RuntimeEvent.h"

namespace jir {

/// One call that the JVM makes.
struct RuntimeCall {
  RuntimeEvent event;
  /// For Reached and ReachedNative: the method's class and `name(descriptor)`,
  /// `*` for all native ones; else empty.
  llvm::StringLiteral triggerClass, triggerMember;
  /// The callee; with `dispatches` whatever the receiver's class selects.
  /// `<clinit>()V` means the initialisation of the class, supertypes included;
  /// `*` all methods that the class declares. A class with a `*` in its name
  /// represents all that match.
  llvm::StringLiteral calleeClass, calleeMember;
  Reason reason;
  bool dispatches;
  /// Whether the caller in the graph is `<root>` instead of the trigger.
  bool fromRoot;
  /// Whether only HotSpot does so, not an ahead-of-time compiled program.
  bool onlyHotSpot;
  /// The JDKs that do so.
  JdkRange jdks;
};

/// All calls of the table that \p runtime makes in a JDK of \p release, or in
/// any JDK.
std::vector<const RuntimeCall *>
getRuntimeCalls(RuntimeKind runtime,
                std::optional<unsigned> release = std::nullopt);

/// What one row means in one program.
struct RuntimeTarget {
  /// The class that is initialised first.
  ClassId initialized;
  /// What is called; invalid where initialisation is all.
  MethodId callee;
};

/// The rows of the table in one program: found by what makes the JVM call.
class RuntimeCallIndex {
public:
  RuntimeCallIndex(ClassHierarchy &hierarchy, RuntimeKind runtime);

  llvm::ArrayRef<const RuntimeCall *> getCalls() const { return calls; }
  /// The rows of an event that names no method.
  llvm::SmallVector<const RuntimeCall *> getCalls(RuntimeEvent event) const;
  /// The rows that a method's being reached triggers: Reached rows, and
  /// ReachedNative ones of a native method.
  llvm::ArrayRef<const RuntimeCall *> getTriggeredBy(MethodId method) const;
  /// The callees of a row, in the order of the classes.
  llvm::SmallVector<RuntimeTarget> getTargets(const RuntimeCall &call);

private:
  ClassHierarchy &hierarchy;
  std::vector<const RuntimeCall *> calls;
  llvm::DenseMap<MethodId, llvm::SmallVector<const RuntimeCall *, 1>> triggers;
};

} // namespace jir

#endif // JIR_ANALYSIS_JDKMODEL_RUNTIMEMODEL_H
