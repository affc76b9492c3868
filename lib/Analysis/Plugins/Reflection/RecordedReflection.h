//===- RecordedReflection.h - Reflection as runs did it ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What reflective calls did in recorded runs, as constraints; private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_RECORDEDREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_RECORDEDREFLECTION_H

#include "jir/Analysis/PointsTo/Plugin.h"
#include "jir/Recording/Recording.h"

namespace jir {

/// The constructors, methods and class initialisers that reflection and method
/// handles ran in a recording. Every reflective call may run each of them: a
/// recording does not tell which call led to which.
class RecordedReflection {
public:
  /// \p context and \p recording must outlive this.
  RecordedReflection(pointsto::PluginContext &context,
                     const Recording &recording);

  /// Makes what needs no reflective call: class initialisers, and the targets
  /// of method handles, whose arguments are synthetic.
  void addRootCalls();
  /// A call, in any method, of newInstance of a class or a constructor. \p api
  /// is the method called, from which the edges lead; \p array holds the
  /// arguments, \p result gets the object; invalid nodes are left out.
  void addConstruction(MethodId api, pointsto::NodeId array,
                       pointsto::NodeId result);
  /// A call of Method.invoke.
  void addInvocation(MethodId api, pointsto::NodeId receiver,
                     pointsto::NodeId array, pointsto::NodeId result);

private:
  void addTarget(MethodId target, bool isHandle);
  void construct(pointsto::InstanceId caller, MethodId constructor);
  void invoke(pointsto::InstanceId caller, MethodId method);
  void addArguments(pointsto::NodeId elements, pointsto::AddedCall &call);

  pointsto::PluginContext &context;
  ClassHierarchy &hierarchy;
  std::vector<MethodId> constructors, methods, handleTargets;
  std::vector<ClassId> initialized;
  /// What all calls pass and get; invalid until there is one.
  pointsto::NodeId made, constructorArguments;
  pointsto::NodeId receivers, methodArguments, returned;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_RECORDEDREFLECTION_H
