//===- ServiceReflection.cpp - Services -------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each call of ServiceLoader.load is traced by itself: what comes from one
// everywhere does not hide what comes to another. All go on through one
// constructor.
//
//===----------------------------------------------------------------------===//

#include "ServiceReflection.h"
#include "../MemberSearch.h"
#include "../ReflectiveCalls.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

ServiceReflection::ServiceReflection(ReflectionContext &shared)
    : Mechanism(MechanismKind::Services, shared), providers(context.addNode()) {
  const JdkNames &jdk = shared.getJdk();
#define SERVICE_LOADER_CONSTRUCTOR(Jdks, Class, Member)                        \
  if (MethodId method = jdk.lookupMethod(JdkRange::Jdks, Class, Member))       \
    constructors.insert(method);
#define PROVIDER_GIVER(Jdks, Class, Member)                                    \
  if (!providerGiver)                                                          \
    providerGiver = jdk.lookupMethod(JdkRange::Jdks, Class, Member);
#define SERVICE_BY_NAME(Jdks, Class)                                           \
  if (jdk.contains(JdkRange::Jdks))                                            \
    servicesByName.push_back(Class);
#include "../ReflectionNames.def"
  loader = hierarchy.lookupClass("java.util.ServiceLoader");
  securityProvider = hierarchy.lookupClass("java.security.Provider");
}

void ServiceReflection::onReachableMethod(InstanceId instance,
                                          NodeId returned) {
  if (context.getInstance(instance).method == providerGiver)
    context.addCopy(providers, returned);
}

//===----------------------------------------------------------------------===//
// Loaders
//===----------------------------------------------------------------------===//

void ServiceReflection::onSite(uint32_t index) {
  const Site site = shared.getSite(index);
  TypeId classType = context.getTypes().getClass("java.lang.Class");
  llvm::SmallVector<TypeId> types = context.getParameterTypes(site.callee);
  for (auto [type, argument] : llvm::zip(types, site.locals))
    if (type == classType)
      traceService(context.getInstance(site.callee), site.caller, argument);
}

/// The service is the last class among the parameters of the constructor.
void ServiceReflection::onMethod(InstanceId instance,
                                 const MethodFacts &facts) {
  if (!shared.isPlatformMethod(facts.method))
    findHandles(instance, facts);
  if (!constructors.contains(facts.method))
    return;
  MethodSignature signature = context.getSignature(facts.method);
  Local service = kNoLocal;
  TypeId classType = context.getTypes().getClass("java.lang.Class");
  for (auto [index, type] :
       llvm::enumerate(context.getParameterTypes(facts.method)))
    if (type == classType)
      service = index + (signature.hasReceiver ? 1 : 0);
  traceService(instance, instance, service);
}

/// Rule R27: a program that has the class of ServiceLoader itself calls it by a
/// handle or by reflection, for whatever service of its own.
void ServiceReflection::findHandles(InstanceId instance,
                                    const MethodFacts &facts) {
  for (const Allocation &each : facts.allocations) {
    auto named = llvm::dyn_cast_or_null<mlir::TypeAttr>(each.constant);
    ClassId id = named ? shared.getClassId(named.getValue()) : ClassId();
    if (!id || each.kind != AllocationKind::Class || id != loader)
      continue;
    for (ClassId service : shared.getServices().getServices())
      if (!shared.isPlatformClass(service))
        addService(service, instance);
  }
}

void ServiceReflection::traceService(InstanceId maker, InstanceId instance,
                                     Local service) {
  if (service == kNoLocal)
    return;
  Site site{};
  site.api = Api::ServiceLoad;
  site.caller = maker;
  site.callee = context.getInstance(maker).method;
  site.bci = -1;
  shared.trace(shared.addSite(std::move(site), *this), instance, service,
               Role::Object);
}

void ServiceReflection::onObject(uint32_t index, ObjectId object) {
  if (mlir::Type type = shared.getNamedType(object))
    if (ClassId service = shared.getClassId(type))
      addService(service, shared.getSite(index).caller);
}

//===----------------------------------------------------------------------===//
// Providers
//===----------------------------------------------------------------------===//

void ServiceReflection::makeSecurityProviders() {
  if (makesSecurityProviders)
    return;
  makesSecurityProviders = true;
  if (securityProvider && loaded.erase(securityProvider))
    addService(securityProvider, securityCaller);
}

bool ServiceReflection::isLeftOut(ClassId service, ClassId provider) const {
  return llvm::is_contained(servicesByName, hierarchy.getName(service)) &&
         !(service == securityProvider && makesSecurityProviders) &&
         shared.isPlatformClass(provider);
}

void ServiceReflection::addService(ClassId service, InstanceId caller) {
  if (!loaded.insert(service).second)
    return;
  if (service == securityProvider)
    securityCaller = caller;
  for (const ServiceProvider &each :
       shared.getServices().getProviders(service)) {
    if (!each.factory)
      continue;
    if (isLeftOut(service, each.provider))
      context.addUnresolved({Unresolved::Reflection,
                             context.getInstance(caller).method, -1,
                             hierarchy.getName(each.provider)});
    else
      makeProvider(each, caller);
  }
}

void ServiceReflection::makeProvider(const ServiceProvider &provider,
                                     InstanceId caller) {
  LLVM_DEBUG(llvm::dbgs() << "service: "
                          << hierarchy.getQualifiedName(provider.factory)
                          << '\n');
  if (isConstructor(hierarchy, provider.factory)) {
    Site site{};
    site.caller = caller;
    site.bci = -1;
    site.result = providers;
    return construct(shared, site, provider.factory, -1, Reason::Service);
  }
  context.addInitialization(caller, -1, provider.provider);
  AddedCall call;
  call.caller = caller;
  call.callee = provider.factory;
  call.reason = Reason::Service;
  call.result = providers;
  context.addCall(call);
}
