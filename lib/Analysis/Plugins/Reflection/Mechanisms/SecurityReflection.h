//===- SecurityReflection.h - Security providers and algorithms -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// MessageDigest.getInstance and the like, and what the platform's security
/// providers register. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_SECURITYREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_SECURITYREFLECTION_H

#include "ServiceReflection.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace jir::reflection {

/// The platform makes its security providers one after the other until one has
/// what is asked for. All put their services into tables that the points-to
/// sets cannot tell apart, and a service of its own class makes whatever its
/// provider has. So a provider's services go into its table once code asks for
/// one of them.
class SecurityReflection final : public Mechanism {
public:
  /// \p services makes the providers.
  SecurityReflection(ReflectionContext &shared, ServiceReflection &services);

  bool answers() const override { return false; }
  std::optional<Api> classify(MethodId method) override;
  void onReachableMethod(pointsto::InstanceId instance,
                         pointsto::NodeId returned) override;
  void onMethod(pointsto::InstanceId instance,
                const pointsto::MethodFacts &facts) override;
  void onSite(uint32_t site) override;
  void onName(uint32_t site, mlir::StringAttr name) override;
  void onObject(uint32_t site, pointsto::ObjectId object) override {
    offer({site, object});
  }
  void onStrangeName(uint32_t site) override;
  void onUntraceable(uint32_t site, Role role) override { requestAny(site); }
  void onSettled() override;

private:
  /// A kind of security engine and an algorithm.
  struct AlgorithmEntry {
    /// The first call that asks for it.
    std::optional<uint32_t> site;
    bool isAskedByPlatform = false;
    llvm::SmallVector<ClassId, 1> classes;
  };

  /// An object that came to a call and waits.
  struct Offer {
    uint32_t site;
    pointsto::ObjectId object;
  };

  //===--------------------------------------------------------------------===//
  // Algorithms (SecurityReflection.cpp)
  //===--------------------------------------------------------------------===//

  /// The kind of what a call asks for, such as MessageDigest.
  llvm::StringRef getEngine(const Site &site) const;
  void makeAlgorithm(uint32_t site, ClassId id);
  bool mayRegister(ClassId owner) const;
  void addRegistrations(const pointsto::MethodFacts &facts);
  void addRegistration(ClassId provider, const std::string &key, ClassId made);
  /// The class around a nested one.
  ClassId getOutermost(ClassId id) const;

  //===--------------------------------------------------------------------===//
  // Providers' services, once they are wanted (SecurityProviders.cpp)
  //===--------------------------------------------------------------------===//

  void addGate(pointsto::InstanceId instance, pointsto::NodeId returned);
  void offer(Offer offered);
  void accept(const Offer &offered);
  bool isWanted(const Offer &offered) const;
  bool isWanted(ClassId provider) const;
  void requestKind(llvm::StringRef kind);
  /// A call asks for an algorithm unknown to the analysis.
  void requestAny(uint32_t site);
  void requestByCalls(const pointsto::MethodFacts &facts);
  void requestByPlatform(ClassId owner);

  ServiceReflection &services;
  ClassId provider, service;
  MethodId putService, loadProvider;
  llvm::StringMap<AlgorithmEntry> algorithms;
  /// What Provider.Service.newInstance returns.
  pointsto::NodeId algorithmObjects;
  /// What calls of putService return and get, what the list's loader finds, and
  /// what waits.
  pointsto::NodeId puttingProviders, takenServices, puttingThrows,
      loadedProviders;
  std::vector<Offer> held;
  /// What providers register, by their classes; kinds of engines of which
  /// anything is wanted.
  llvm::DenseMap<ClassId, llvm::SmallVector<std::string, 4>> registered;
  llvm::StringSet<> wantedKinds;
  bool wantsAllServices = false, configuresProviders = false, wantsMore = false;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_SECURITYREFLECTION_H
