//===- ServiceReflection.h - Services ---------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What ServiceLoader makes. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_SERVICEREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_SERVICEREFLECTION_H

#include "../ReflectionMechanism.h"

namespace jir::reflection {

/// Makes the providers of each service whose class comes to a loader; they come
/// out of the loaders' iterators.
class ServiceReflection final : public Mechanism {
public:
  explicit ServiceReflection(ReflectionContext &shared);

  bool answers() const override { return false; }
  void onReachableMethod(pointsto::InstanceId instance,
                         pointsto::NodeId returned) override;
  void onSite(uint32_t site) override;
  void onMethod(pointsto::InstanceId instance,
                const pointsto::MethodFacts &facts) override;
  void onObject(uint32_t site, pointsto::ObjectId object) override;
  void onUntraceable(uint32_t site, Role role) override {
    shared.setUnresolved(site, "service");
  }

  /// The program asks for an algorithm: the platform's security providers are
  /// made too, once code loads them.
  void makeSecurityProviders();

private:
  void addService(ClassId service, pointsto::InstanceId caller);
  /// Whether a provider is left to those who ask for it by its name.
  bool isLeftOut(ClassId service, ClassId provider) const;
  void makeProvider(const ServiceProvider &provider,
                    pointsto::InstanceId caller);
  /// Waits for the services that a variable may hold; \p maker makes their
  /// providers.
  void findHandles(pointsto::InstanceId instance,
                   const pointsto::MethodFacts &facts);
  void traceService(pointsto::InstanceId maker, pointsto::InstanceId instance,
                    pointsto::Local service);

  /// The providers of all services that are loaded, and the methods that return
  /// them to the loader's iterators, in each context; casts there tell one
  /// service from another.
  pointsto::NodeId providers;
  MethodId providerGiver;
  llvm::DenseSet<MethodId> constructors;
  llvm::DenseSet<ClassId> loaded;
  /// Names of services of which one provider is asked for.
  llvm::SmallVector<llvm::StringRef, 4> servicesByName;
  /// java.security.Provider, and who loads it.
  ClassId loader, securityProvider;
  pointsto::InstanceId securityCaller;
  bool makesSecurityProviders = false;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_SERVICEREFLECTION_H
