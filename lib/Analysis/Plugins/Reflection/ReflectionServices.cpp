//===- ReflectionServices.cpp - Services and privileged actions -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What ServiceLoader makes, and what AccessController gives back.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"

using namespace jir;
using namespace jir::pointsto;

//===----------------------------------------------------------------------===//
// Services
//===----------------------------------------------------------------------===//

/// Services whose providers in the platform are asked for by algorithm or
/// address, one of many: the platform's ask for all of them stands for none.
static constexpr llvm::StringLiteral kServicesByName[] = {
    "java.security.Provider",
    "javax.naming.spi.InitialContextFactory",
    "javax.security.auth.spi.LoginModule",
};

MethodId ReflectionPlugin::findProviderGiver() const {
  // Up to release 8 the iterator makes them.
  for (auto [name, member] : {std::pair("java.util.ServiceLoader$ProviderImpl",
                                        "get()Ljava/lang/Object;"),
                              std::pair("java.util.ServiceLoader$LazyIterator",
                                        "nextService()Ljava/lang/Object;")})
    if (ClassId owner = hierarchy->lookupClass(name))
      if (MethodId method = hierarchy->lookupMethod(owner, member))
        return method;
  return MethodId();
}

void ReflectionPlugin::addService(ClassId service, InstanceId caller) {
  if (!loadedServices.insert(service).second)
    return;
  bool isSecurity =
      hierarchy->getName(service).getValue() == kServicesByName[0];
  if (isSecurity)
    securityCaller = caller;
  bool isByName =
      llvm::is_contained(kServicesByName, hierarchy->getName(service));
  for (const ServiceProvider &each : services->getProviders(service)) {
    if (!each.factory)
      continue;
    if (isByName && !(isSecurity && asksForSecurity) &&
        hierarchy->getOrigin(each.provider) == jvm::Origin::Platform) {
      context->addUnresolved({Unresolved::Reflection,
                              context->getInstance(caller).method, -1,
                              hierarchy->getName(each.provider)});
      continue;
    }
    Site site{};
    site.caller = caller;
    site.bci = -1;
    site.result = providers;
    if (hierarchy->getMethodName(each.factory) == "<init>") {
      construct(site, each.factory, -1, Reason::Service);
      continue;
    }
    context->addInitialization(caller, -1, each.provider);
    AddedCall call;
    call.caller = caller;
    call.callee = each.factory;
    call.reason = Reason::Service;
    call.result = providers;
    context->addCall(call);
  }
}

/// The service is the last class among the parameters of the constructor.
void ReflectionPlugin::addServiceLoader(InstanceId instance) {
  MethodId method = context->getInstance(instance).method;
  MethodSignature signature = context->getSignature(method);
  Local service = kNoLocal;
  TypeId classType = context->getTypes().getClass("java.lang.Class");
  for (auto [index, type] : llvm::enumerate(context->getParameterTypes(method)))
    if (type == classType)
      service = index + (signature.hasReceiver ? 1 : 0);
  traceService(instance, instance, service);
}

/// Each call is traced by itself: what comes from one everywhere does not hide
/// what comes to another. All go on through one constructor.
void ReflectionPlugin::addServiceLoad(InstanceId instance, const Call &call,
                                      const MethodSummary &summary) {
  TypeId classType = context->getTypes().getClass("java.lang.Class");
  llvm::SmallVector<TypeId> types = context->getParameterTypes(call.resolved);
  for (auto [type, argument] : llvm::zip(types, summary.getArguments(call)))
    if (type == classType)
      traceService(context->getInstance(call.resolved), instance, argument);
}

void ReflectionPlugin::traceService(InstanceId maker, InstanceId instance,
                                    Local service) {
  if (service == kNoLocal)
    return;
  Site site{};
  site.api = Api::LoadClass;
  site.caller = maker;
  site.callee = context->getInstance(maker).method;
  site.bci = -1;
  site.index = sites.size();
  sites.push_back(site);
  tracer.trace(site.index << 3 | unsigned(Role::Service), instance, service);
}

//===----------------------------------------------------------------------===//
// Privileged actions
//===----------------------------------------------------------------------===//

/// All actions of a program go through one call in AccessController; each call
/// of doPrivileged gets what its own action returns.
void ReflectionPlugin::addAction(uint32_t index, ObjectId object) {
  const Site site = sites[index];
  const ObjectInfo info = context->getObject(object);
  if (info.kind == ObjectKind::Unknown) {
    if (site.result)
      context->addToSet(site.result, object);
    events.results.push_back({site.caller, site.bci, InstanceId()});
    return;
  }
  llvm::StringRef interfaceName =
      site.api < Api::PrivilegedTry ? "java.security.PrivilegedAction"
                                    : "java.security.PrivilegedExceptionAction";
  ClassId owner = hierarchy->lookupClass(interfaceName);
  MethodId run = owner
                     ? hierarchy->lookupMethod(owner, "run()Ljava/lang/Object;")
                     : MethodId();
  if (!run)
    return;
  InstanceId callee;
  if (info.kind == ObjectKind::Function) {
    // The implementation itself, where it returns what run does.
    const Function &function =
        context->getSummary(context->getInstance(info.creator).method)
            .functions[info.function];
    if (MethodId target = function.target.method;
        target && !function.target.dispatches &&
        hierarchy->getMethodName(target) != "<init>")
      callee = context->getInstance(target);
  } else if (!info.dispatcher && context->getTypes().isClass(info.type)) {
    if (MethodId target =
            context->getLinkage()
                .select(run, context->getTypes().getClassId(info.type),
                        /*isInterfaceCall=*/true)
                .method)
      callee = context->getInstance(target);
  }
  if (!callee) {
    AddedCall call;
    call.caller = site.caller;
    call.bci = site.bci;
    call.callee = run;
    call.dispatches = true;
    call.isInterfaceCall = true;
    call.reason = Reason::NativeModel;
    call.receiver = context->addNode();
    context->addToSet(call.receiver, object);
    call.result = site.result;
    context->addCall(call);
    events.results.push_back({site.caller, site.bci, InstanceId()});
    return;
  }
  MethodSignature signature =
      context->getSignature(context->getInstance(callee).method);
  if (site.result && signature.returnsReference && !hasContexts)
    context->addCopy(context->getNode(callee, signature.getReturned()),
                     site.result);
  events.results.push_back({site.caller, site.bci, callee});
}
