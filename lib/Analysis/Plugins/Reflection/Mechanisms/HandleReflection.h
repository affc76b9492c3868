//===- HandleReflection.h - Method handles at run time ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Method handles and variable handles that Lookup finds, and where the program
/// calls them. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_HANDLEREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_HANDLEREFLECTION_H

#include "../ReflectionMechanism.h"

namespace jir::reflection {

/// What a method handle or a variable handle does with its member.
struct Handle {
  enum Kind : uint8_t { Direct, Dispatched, Getter, Setter, Variable };
  Kind kind;
  Member member;
};

/// Handles are objects that flow to where the program calls them. What is made
/// of a handle (bindTo, filterArguments, ...) holds the handle itself: which
/// argument becomes which parameter, types tell.
class HandleReflection final : public Mechanism {
public:
  explicit HandleReflection(ReflectionContext &shared)
      : Mechanism(MechanismKind::Handles, shared),
        boundValues(context.addNode()), callSiteTargets(context.addNode()) {}

  void onCall(pointsto::InstanceId instance, const pointsto::Call &call,
              const pointsto::MethodSummary &summary) override;
  void onSite(uint32_t site) override;
  void onClass(uint32_t site, mlir::Type type) override;
  void onClassAndName(uint32_t site, mlir::Type type,
                      mlir::StringAttr name) override;
  void onMember(uint32_t site, const Member &member) override {
    giveHandle(shared.getSite(site), member);
  }
  void onObject(uint32_t site, pointsto::ObjectId object) override;
  void onUntraceable(uint32_t site, Role role) override;
  bool onReceiver(const pointsto::ReceiverCall &call,
                  pointsto::ObjectId object) override;

private:
  void giveHandle(Site site, const Member &member);
  /// The object that stands for a handle.
  pointsto::ObjectId getHandleObject(const Handle &handle);
  /// A handle that the JVM or the platform may call with anything.
  void callFound(const Site &site, const Handle &handle);
  void callHandle(const Site &site, const Handle &handle);
  void accessByHandle(const Site &site, const Handle &handle);
  /// All that may be an argument or the result of a handle called at the site.
  pointsto::NodeId getHandleValues(const Site &site);
  void makeHandleProxy(const Site &site, ClassId implemented);

  /// By kind and member.
  llvm::DenseMap<std::pair<unsigned, uint32_t>, pointsto::ObjectId> handles;
  llvm::DenseMap<pointsto::ObjectId, Handle> handleOf;
  /// What the program binds to handles, what handles pass to one another, and
  /// the targets of call sites; what comes to the calls, by site.
  pointsto::NodeId boundValues, callSiteTargets;
  llvm::DenseMap<uint32_t, pointsto::NodeId> handleValues;
  /// Objects of interfaces that call a handle.
  llvm::DenseMap<pointsto::ObjectId, pointsto::NodeId> handleProxies;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_HANDLEREFLECTION_H
