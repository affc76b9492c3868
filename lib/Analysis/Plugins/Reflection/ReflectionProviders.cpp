//===- ReflectionProviders.cpp - Services of providers ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The platform makes its security providers one after the other until one has
// what is asked for. All put their services into tables that the points-to sets
// cannot tell apart, and a service of its own class makes whatever its provider
// has. So a provider's services go into its table once somebody asks for one of
// them.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"

using namespace jir;
using namespace jir::pointsto;

static constexpr llvm::StringLiteral kProvider = "java.security.Provider";
static constexpr llvm::StringLiteral kService =
    "java.security.Provider$Service";
static constexpr llvm::StringLiteral kConfigure =
    "configure(Ljava/lang/String;)Ljava/security/Provider;";

ClassId ReflectionPlugin::getOutermost(ClassId id) const {
  llvm::StringRef name = hierarchy->getName(id).getValue();
  return name.contains('$') ? hierarchy->lookupClass(name.split('$').first)
                            : id;
}

//===----------------------------------------------------------------------===//
// The tables
//===----------------------------------------------------------------------===//

/// Calls give putService nothing by themselves; a list of providers gets what
/// its loader finds and is wanted.
void ReflectionPlugin::startProviderSite(uint32_t index) {
  const Site site = sites[index];
  if (site.api == Api::LoadProvider)
    return watch(loadedProviders, index, Role::Offered);
  if (site.receiver)
    context->addCopy(site.receiver, puttingProviders);
  if (site.thrown)
    context->addCopy(puttingThrows, site.thrown);
  watch(site.arguments[0], index, Role::Offered);
}

void ReflectionPlugin::addProviderGate(InstanceId instance) {
  auto it = apis.find(context->getInstance(instance).method);
  if (it == apis.end() ||
      (it->second != Api::PutService && it->second != Api::LoadProvider))
    return;
  MethodSignature signature =
      context->getSignature(context->getInstance(instance).method);
  if (it->second == Api::LoadProvider)
    return context->addCopy(context->getNode(instance, signature.getReturned()),
                            loadedProviders);
  context->addCopy(puttingProviders, context->getNode(instance, 0));
  context->addCopy(takenServices, context->getNode(instance, 1));
  context->addCopy(context->getNode(instance, signature.getThrown()),
                   puttingThrows);
}

void ReflectionPlugin::offer(Offer offered) {
  if (isWanted(offered))
    return accept(offered);
  held.push_back(offered);
}

void ReflectionPlugin::accept(const Offer &offered) {
  const Site &site = sites[offered.site];
  if (site.api == Api::PutService)
    return context->addToSet(takenServices, offered.object);
  if (site.result)
    context->addToSet(site.result, offered.object);
}

void ReflectionPlugin::takeWanted() {
  if (!wantsMore)
    return;
  wantsMore = false;
  std::vector<Offer> offers;
  std::swap(offers, held);
  for (const Offer &each : offers)
    offer(each);
}

//===----------------------------------------------------------------------===//
// What is wanted
//===----------------------------------------------------------------------===//

bool ReflectionPlugin::isWanted(const Offer &offered) const {
  TypeId type = context->getObject(offered.object).type;
  if (!context->getTypes().isClass(type) ||
      context->getObject(offered.object).kind == ObjectKind::Unknown)
    return true;
  ClassId id = context->getTypes().getClassId(type);
  if (hierarchy->getOrigin(id) != jvm::Origin::Platform)
    return true;
  if (sites[offered.site].api == Api::LoadProvider)
    // The list configures its providers where java.security has an argument
    // behind the name: it has none unless somebody adds it.
    return configuresProviders || !hierarchy->lookupMethod(id, kConfigure);
  return hierarchy->getName(id) == kService || isWanted(getOutermost(id));
}

/// Whether anything of a provider's is asked for. One that is configured first
/// has nothing until it is.
bool ReflectionPlugin::isWanted(ClassId provider) const {
  if (!provider || wantsAllServices)
    return true;
  if (hierarchy->lookupMethod(provider, kConfigure))
    return configuresProviders;
  auto it = registered.find(provider);
  return it == registered.end() ||
         llvm::any_of(it->second, [&](llvm::StringRef key) {
           auto asked = algorithms.find(key);
           return wantedKinds.contains(key.split(' ').first) ||
                  (asked != algorithms.end() &&
                   (asked->second.site || asked->second.isAskedByPlatform));
         });
}

void ReflectionPlugin::wantKind(llvm::StringRef kind) {
  wantsMore |= wantedKinds.try_emplace(kind, true).second;
}

void ReflectionPlugin::wantAny(uint32_t index) {
  if (!isPlatformSite(sites[index]))
    askForSecurity();
  wantKind(getEngine(sites[index]));
}

/// Those who look through all providers: SASL and GSS for kinds that have no
/// getInstance; a program for whatever it likes, that makes or configures
/// providers of the platform itself, too.
void ReflectionPlugin::wantByCalls(const MethodSummary &summary) {
  ClassId owner = hierarchy->getMethod(summary.method).owner;
  if (hierarchy->getOrigin(owner) == jvm::Origin::Platform) {
    llvm::StringRef name = hierarchy->getName(owner).getValue();
    if (name == "javax.security.sasl.Sasl") {
      wantKind("SaslClientFactory");
      wantKind("SaslServerFactory");
    } else if (name == "sun.security.jgss.ProviderList") {
      wantKind("GssApiMechanism");
    }
    return;
  }
  ClassId provider = hierarchy->lookupClass(kProvider);
  ClassId service = hierarchy->lookupClass(kService);
  if (!provider || !service)
    return;
  for (const Call &call : summary.calls) {
    if (!call.resolved)
      continue;
    ClassId called = hierarchy->getMethod(call.resolved).owner;
    bool isOfProvider = hierarchy->isSubtype(called, provider);
    if (!isOfProvider && !hierarchy->isSubtype(called, service))
      continue;
    llvm::StringRef name = hierarchy->getMethodName(call.resolved);
    bool configures = name == "configure" ||
                      (name == "<init>" && isOfProvider && called != provider);
    bool looks =
        name == "getService" || name == "getServices" || name == "newInstance";
    wantsMore |=
        (configures && !configuresProviders) || (looks && !wantsAllServices);
    configuresProviders |= configures;
    wantsAllServices |= looks;
  }
}
