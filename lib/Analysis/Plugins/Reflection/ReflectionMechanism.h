//===- ReflectionMechanism.h - One mechanism of reflection ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What follows one mechanism of reflection, such as method handles. It owns
/// what it finds out, and is told of the calls that ReflectionApi.def returns
/// to it. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONMECHANISM_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONMECHANISM_H

#include "ReflectionContext.h"

namespace jir::reflection {

/// A mechanism. Callbacks may use all of the context, and add sites; sites are
/// given by number, since adding one moves them.
class Mechanism {
public:
  Mechanism(MechanismKind kind, ReflectionContext &shared)
      : kind(kind), shared(shared), context(shared.getEngine()),
        hierarchy(shared.getHierarchy()) {}
  virtual ~Mechanism();

  /// Whose rows it serves.
  MechanismKind getKind() const { return kind; }
  /// Whether what the rows state of bodies counts.
  virtual bool replacesBodies() const { return true; }
  /// Whether the mechanism tells what its calls return where values are traced;
  /// else searches go on in the methods.
  virtual bool answers() const { return true; }
  /// As which row a method without one counts.
  virtual std::optional<Api> classify(MethodId method) { return std::nullopt; }

  //===--------------------------------------------------------------------===//
  // What is reached
  //===--------------------------------------------------------------------===//

  /// A method is reached, \p returned holds its result. For what needs no
  /// order.
  virtual void onReachableMethod(pointsto::InstanceId instance,
                                 pointsto::NodeId returned) {}
  /// The same in the order of the program, after the sites of the method.
  virtual void onMethod(pointsto::InstanceId instance,
                        const pointsto::MethodFacts &facts) {}
  /// A call of a method that no row names, in the order of the program.
  virtual void onCall(pointsto::InstanceId instance, const pointsto::Call &call,
                      const pointsto::MethodFacts &facts) {}
  /// The same for a call of the platform's methods that is in no body.
  virtual void onIndirectCall(const pointsto::ReceiverCall &call) {}
  /// Code that is not seen gets the arguments of a call.
  virtual void onUnknownCall(const pointsto::ReceiverCall &call) {}
  /// A call of the mechanism's own. Traces what its row asks for.
  virtual void onSite(uint32_t site) { shared.traceAll(site); }

  //===--------------------------------------------------------------------===//
  // What comes to the sites
  //===--------------------------------------------------------------------===//

  /// A class, once. Goes on with each name that came before.
  virtual void onClass(uint32_t site, mlir::Type type);
  /// A name, once, perhaps with unknown parts. Goes on with each class that
  /// came before.
  virtual void onName(uint32_t site, mlir::StringAttr name);
  virtual void onClassAndName(uint32_t site, mlir::Type type,
                              mlir::StringAttr name) {}
  /// A method, constructor or field; members may come twice.
  virtual void onMember(uint32_t site, const Member &member) {}
  /// An object, as Role::Receiver or Role::Object.
  virtual void onObject(uint32_t site, pointsto::ObjectId object) {}
  /// What is not text comes as a name.
  virtual void onStrangeName(uint32_t site) {
    shared.setUnresolved(site, "name");
  }
  /// What comes as \p role cannot all be traced. The points-to sets know more
  /// of what is kept in collections, though mixed: they are watched.
  virtual void onUntraceable(uint32_t site, Role role);
  /// A site may do something unknown. Whether something else than reflection
  /// tells what it does.
  virtual bool onUnresolved(const Site &site) { return false; }
  /// A site of whatever mechanism does something unknown.
  virtual void onGivenUp(const Site &site) {}
  /// A library asks for members of a class of the application.
  virtual void onExposed(ClassId id) {}
  /// A call on an object of ReflectionContext::addDispatcher.
  virtual bool onReceiver(const pointsto::ReceiverCall &call,
                          pointsto::ObjectId object) {
    return false;
  }
  /// Nothing changes any more.
  virtual void onSettled() {}
  /// The same, and what waited was looked at.
  virtual void onFixpoint() {}

protected:
  MechanismKind kind;
  ReflectionContext &shared;
  pointsto::PluginContext &context;
  ClassHierarchy &hierarchy;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONMECHANISM_H
