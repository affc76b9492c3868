//===- ApplicationReflection.h - What frameworks call -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rules for classes of the application that code looks for by what they
/// declare, and not by what flows to the call. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_APPLICATIONREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_APPLICATIONREFLECTION_H

#include "../ApplicationIndex.h"
#include "../ReflectionMechanism.h"

namespace jir::reflection {

/// Reaches what carries an annotation that reached code names (R22), returns
/// the classes of generic signatures (R23), and passes the classes that
/// annotations and resources tell to calls with unknown names (R24).
class ApplicationReflection final : public Mechanism {
public:
  /// \p givesAll: a site that does something unknown does whatever fits.
  ApplicationReflection(ReflectionContext &shared, bool givesAll)
      : Mechanism(MechanismKind::Application, shared), givesAll(givesAll),
        index(hierarchy) {}

  void onReachableMethod(pointsto::InstanceId instance,
                         pointsto::NodeId returned) override;
  void onMethod(pointsto::InstanceId instance,
                const pointsto::MethodFacts &facts) override;
  void onGivenUp(const Site &site) override;
  void onSettled() override;

private:
  /// Rule R22.
  void ask(ClassId annotation, pointsto::InstanceId instance);
  void reach(const Element &element, pointsto::InstanceId asker);
  void reachMethod(MethodId method, pointsto::InstanceId asker);
  void reachField(jir::FieldId field);
  /// Makes an object of a class by each of its constructors, once.
  void make(ClassId id, pointsto::InstanceId asker);
  void construct(MethodId constructor, pointsto::InstanceId asker);
  /// What code that is not followed passes for a type.
  pointsto::NodeId getPassed(pointsto::TypeId type);
  /// Rule R24.
  void returnClass(ClassId id);

  void returnAll(uint32_t site);

  bool givesAll;
  ApplicationIndex index;
  llvm::DenseSet<ClassId> asked;
  llvm::DenseSet<MethodId> reachedMethods;
  llvm::DenseSet<jir::FieldId> reachedFields;
  llvm::SetVector<ClassId> given;
  /// Sites that are to do whatever fits.
  std::vector<uint32_t> pending;
  /// Calls that return classes that are unknown.
  std::vector<Site> classSites;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_APPLICATIONREFLECTION_H
