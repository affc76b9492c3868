//===- GeneratedClasses.h - Classes made at run time ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Subclasses of the application's classes that libraries generate: what they
/// call, and what represents their objects. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_GENERATEDCLASSES_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_GENERATEDCLASSES_H

#include "../ReflectionMechanism.h"
#include "llvm/ADT/SetVector.h"

namespace jir::reflection {

/// Rule R26. Once code of the program defines classes, a class of the
/// application of which a library asks for members may have a generated
/// subclass: its object counts as one of the class itself, that of an interface
/// as one whose methods call interceptors. Interceptors are the methods of the
/// program that take a Method and an array of arguments.
class GeneratedClasses final : public Mechanism {
public:
  explicit GeneratedClasses(ReflectionContext &shared)
      : Mechanism(MechanismKind::Generated, shared), objects(context.addNode()),
        methods(context.addNode()) {}

  void onMethod(pointsto::InstanceId instance,
                const pointsto::MethodFacts &facts) override;
  void onGivenUp(const Site &site) override;
  void onExposed(ClassId id) override;
  bool onReceiver(const pointsto::ReceiverCall &call,
                  pointsto::ObjectId object) override;

private:
  bool isDefiner(MethodId method);
  bool isDefinerName(llvm::StringRef name);
  /// The program defines classes in a method.
  void start(pointsto::InstanceId instance);
  void findInterceptors();
  bool isInterceptor(MethodId method);
  /// The methods whose parameters have annotations, by which a generator binds
  /// them.
  llvm::DenseSet<MethodId> findBound();
  void callInterceptor(MethodId method, pointsto::InstanceId caller,
                       int32_t bci, pointsto::NodeId result);
  void addSubclass(ClassId id);
  void construct(ClassId id, pointsto::ObjectId object);

  /// Objects of generated classes, and the methods that they override.
  pointsto::NodeId objects, methods;
  pointsto::InstanceId definer;
  pointsto::ObjectId arguments;
  std::vector<MethodId> interceptors;
  llvm::SetVector<ClassId> exposed;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_GENERATEDCLASSES_H
