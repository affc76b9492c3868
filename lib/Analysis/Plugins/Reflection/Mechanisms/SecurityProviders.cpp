//===- SecurityProviders.cpp - Security providers ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which services of which providers go into the tables.
//
//===----------------------------------------------------------------------===//

#include "SecurityReflection.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

static constexpr llvm::StringLiteral kConfigure =
    "configure(Ljava/lang/String;)Ljava/security/Provider;";

//===----------------------------------------------------------------------===//
// The tables
//===----------------------------------------------------------------------===//

/// Calls pass putService nothing by themselves; a list of providers gets what
/// its loader finds and is wanted.
void SecurityReflection::onSite(uint32_t index) {
  const Site site = shared.getSite(index);
  if (site.api == Api::Algorithm)
    return shared.traceAll(index);
  if (site.api == Api::LoadProvider)
    return shared.watch(loadedProviders, index, Role::Object);
  if (site.receiver)
    context.addCopy(site.receiver, puttingProviders);
  if (site.thrown)
    context.addCopy(puttingThrows, site.thrown);
  shared.watch(site.getNode(0), index, Role::Object);
}

/// What the methods get and return that calls are not led into.
void SecurityReflection::addGate(InstanceId instance, NodeId returned) {
  MethodId method = context.getInstance(instance).method;
  if (method == loadProvider)
    return context.addCopy(returned, loadedProviders);
  if (method != putService)
    return;
  MethodSignature signature = context.getSignature(method);
  context.addCopy(puttingProviders, context.getNode(instance, 0));
  context.addCopy(takenServices, context.getNode(instance, 1));
  context.addCopy(context.getNode(instance, signature.getThrown()),
                  puttingThrows);
}

void SecurityReflection::offer(Offer offered) {
  if (isWanted(offered))
    return accept(offered);
  held.push_back(offered);
}

void SecurityReflection::accept(const Offer &offered) {
  const Site &site = shared.getSite(offered.site);
  if (site.api == Api::PutService)
    return context.addToSet(takenServices, offered.object);
  if (site.result)
    context.addToSet(site.result, offered.object);
}

void SecurityReflection::onSettled() {
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

bool SecurityReflection::isWanted(const Offer &offered) const {
  TypeId type = context.getObject(offered.object).type;
  if (!context.getTypes().isClass(type) ||
      context.getObject(offered.object).kind == ObjectKind::Unknown)
    return true;
  ClassId id = context.getTypes().getClassId(type);
  if (!shared.isPlatformClass(id))
    return true;
  if (shared.getSite(offered.site).api == Api::LoadProvider)
    // The list configures its providers where java.security has an argument
    // after the name: it has none unless it is added.
    return configuresProviders || !hierarchy.lookupMethod(id, kConfigure);
  return id == service || isWanted(getOutermost(id));
}

/// Whether anything of a provider's is asked for. One that is configured first
/// has nothing until it is.
bool SecurityReflection::isWanted(ClassId provider) const {
  if (!provider || wantsAllServices)
    return true;
  if (hierarchy.lookupMethod(provider, kConfigure))
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

void SecurityReflection::requestKind(llvm::StringRef kind) {
  wantsMore |= wantedKinds.insert(kind).second;
}

void SecurityReflection::requestAny(uint32_t index) {
  const Site site = shared.getSite(index);
  if (!shared.isPlatformSite(site))
    services.makeSecurityProviders();
  requestKind(getEngine(site));
}

/// SASL and GSS look through all providers for kinds that have no getInstance.
void SecurityReflection::requestByPlatform(ClassId owner) {
  llvm::StringRef name = hierarchy.getName(owner).getValue();
#define KIND_SEARCH(Kind, Jdks, Class)                                         \
  if (name == Class && shared.getJdk().contains(JdkRange::Jdks))               \
    requestKind(Kind);
#include "../ReflectionNames.def"
}

/// A program looks through providers for whatever it likes, makes or configures
/// providers of the platform itself, too.
void SecurityReflection::requestByCalls(const MethodFacts &facts) {
  ClassId owner = hierarchy.getMethod(facts.method).owner;
  if (shared.isPlatformClass(owner))
    return requestByPlatform(owner);
  if (!provider || !service)
    return;
  for (const Call &call : facts.calls) {
    if (!call.resolved)
      continue;
    ClassId called = hierarchy.getMethod(call.resolved).owner;
    bool isOfProvider = hierarchy.isSubtype(called, provider);
    if (!isOfProvider && !hierarchy.isSubtype(called, service))
      continue;
    llvm::StringRef name = hierarchy.getMethodName(call.resolved);
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
