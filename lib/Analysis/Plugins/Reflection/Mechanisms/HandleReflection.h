//===- HandleReflection.h - Method handles at run time ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Method handles and variable handles: where they are found, and where the
/// program calls them. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_HANDLEREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_HANDLEREFLECTION_H

#include "../Handles/DynamicSites.h"

namespace jir::reflection {

/// Handles are objects that flow to where the program calls them
/// (docs/Analysis/MethodHandles.md). Of those that the platform finds for
/// itself it is not followed where it calls them: they are called where they
/// are found.
class HandleReflection final : public Mechanism {
public:
  explicit HandleReflection(ReflectionContext &shared);

  void onCall(pointsto::InstanceId instance, const pointsto::Call &call,
              const pointsto::MethodFacts &facts) override;
  void onMethod(pointsto::InstanceId instance,
                const pointsto::MethodFacts &facts) override;
  void onIndirectCall(const pointsto::ReceiverCall &call) override;
  void onUnknownCall(const pointsto::ReceiverCall &call) override;
  void onSite(uint32_t site) override;
  void onClass(uint32_t site, mlir::Type type) override;
  void onName(uint32_t site, mlir::StringAttr name) override;
  void onMember(uint32_t site, const Member &member) override {
    returnHandle(shared.getSite(site), member, mlir::Type());
  }
  void onObject(uint32_t site, pointsto::ObjectId object) override;
  void onUntraceable(uint32_t site, Role role) override;
  bool onReceiver(const pointsto::ReceiverCall &call,
                  pointsto::ObjectId object) override {
    return calls.onReceiver(call, object);
  }
  bool onUnresolved(const Site &site) override;
  void onGivenUp(const Site &site) override;
  void onSettled() override;

private:
  /// A call of java.lang.invoke in the program.
  void addSite(HandleSite site, MethodId callee);
  /// A call of the platform's own returns what the body of a method returns.
  void applyModel(MethodId method, pointsto::NodeId result);
  uint32_t addToken(pointsto::InstanceId instance, int32_t bci, MethodId callee,
                    pointsto::NodeId result);
  /// A call that may pass handles to code that is not seen.
  void addEscapes(const pointsto::ReceiverCall &call);
  void addEscapes(pointsto::InstanceId instance, const pointsto::Call &call,
                  const pointsto::MethodFacts &facts);
  /// Arguments of a type that may be a handle or an array of them escape.
  void escape(pointsto::NodeId node, pointsto::TypeId declared,
              pointsto::InstanceId caller, int32_t bci);
  bool isHandle(pointsto::TypeId type);
  bool mayHandleBe(pointsto::TypeId declared, pointsto::TypeId handle);

  /// A store of the program's, whose base may be unknown.
  struct Store {
    pointsto::InstanceId caller;
    pointsto::NodeId base, value;
    pointsto::TypeId declared;
  };
  void addStores(pointsto::InstanceId instance,
                 const pointsto::MethodFacts &facts);
  void watchStore(const Store &store);
  /// The program makes a handle: stores count from now on.
  void setHandles();
  /// Handles that are stored into unknown objects escape.
  void escapeStores();
  void callPolymorphic(pointsto::InstanceId instance,
                       const pointsto::DynamicCall &dynamic,
                       const pointsto::MethodFacts &facts);
  /// Whether the site is in code that makes handles for others.
  bool isOfHandles(MethodId method) const;

  // Finding.
  void find(uint32_t site);
  void findMembers(const Site &site, mlir::Type named, llvm::StringRef name,
                   llvm::ArrayRef<HandleType> types);
  void readStatic(const Site &site, jir::FieldId field);
  void findAccess(const Site &site, mlir::Type named, llvm::StringRef name);
  void bind(const Site &site, llvm::ArrayRef<HandleType> types);
  void returnHandle(Site site, const Member &member, mlir::Type referred);
  void give(const Site &site, pointsto::ObjectId object);
  /// A handle that the JVM or the platform may call with anything.
  void callFound(const Site &site, MethodId method, bool dispatches);

  HandleApi api;
  /// What code that is not seen may call: method handles, variable handles, and
  /// call sites.
  llvm::SmallVector<pointsto::TypeId, 3> handleTypes;
  HandleTable handles;
  HandleCalls calls;
  HandleMakers makers;
  DynamicSites dynamicSites;
  /// By the site that is watched.
  llvm::DenseMap<uint32_t, HandleSite> sites;
  /// The names of invokedynamic sites and dynamic constants, by site.
  llvm::DenseMap<uint32_t, mlir::StringAttr> namesOfDynamic;
  bool hasHandles = false;
  std::vector<Store> laterStores;
  /// By the site that is watched, and those to which a handle came.
  llvm::DenseMap<uint32_t, Store> stores;
  llvm::DenseSet<uint32_t> escapingTokens;
  std::vector<Store> activeStores;
  /// Sites to which something came.
  llvm::SetVector<uint32_t> changed;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_HANDLEREFLECTION_H
