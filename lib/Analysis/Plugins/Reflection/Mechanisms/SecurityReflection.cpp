//===- SecurityReflection.cpp - Security providers and algorithms ---------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The platform's security providers register the names of classes by kind and
// algorithm.
//
//===----------------------------------------------------------------------===//

#include "SecurityReflection.h"
#include "../ReflectiveCalls.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// Without what tells ways of writing apart: `SHA-1` and `sha1`; the mode of
/// `AES/CBC/PKCS5Padding` is the class's own matter.
static std::string normalize(llvm::StringRef algorithm) {
  std::string result;
  for (char c : algorithm.split('/').first.upper())
    if (c != '-' && c != '_')
      result += c;
  return result == "SHA1" ? "SHA" : result;
}

static std::string getKey(llvm::StringRef kind, llvm::StringRef algorithm) {
  return (kind + " " + normalize(algorithm)).str();
}

SecurityReflection::SecurityReflection(ReflectionContext &shared,
                                       ServiceReflection &services)
    : Mechanism(MechanismKind::Security, shared), services(services),
      provider(hierarchy.lookupClass("java.security.Provider")),
      service(hierarchy.lookupClass("java.security.Provider$Service")),
      algorithmObjects(context.addNode()), puttingProviders(context.addNode()),
      takenServices(context.addNode()), puttingThrows(context.addNode()),
      loadedProviders(context.addNode()) {
  // Which providers are not asked for is known of calls only that are seen.
  const AssumptionSet &assumptions = context.getConfig().assumptions;
  if (!assumptions.contains(Assumption::NoReflectiveCalls) &&
      !assumptions.contains(Assumption::ReflectionAsRecorded))
    wantsAllServices = configuresProviders = true;
  auto find = [&](Api api) {
    const ApiRow &row = getRow(api);
    return shared.getJdk().lookupMethod(row.jdks, row.className, row.member);
  };
  putService = find(Api::PutService);
  loadProvider = find(Api::LoadProvider);
}

/// X.getInstance(algorithm, ...) of the engines of security.
std::optional<Api> SecurityReflection::classify(MethodId method) {
  if (hierarchy.getMethodName(method) != "getInstance" ||
      !hierarchy.getDescriptor(method).starts_with("(Ljava/lang/String;") ||
      !hierarchy.getMethod(method).isStatic())
    return std::nullopt;
  llvm::StringRef owner =
      hierarchy.getName(hierarchy.getMethod(method).owner).getValue();
#define ALGORITHM_PACKAGE(Jdks, Prefix)                                        \
  if (shared.getJdk().contains(JdkRange::Jdks) && owner.starts_with(Prefix))   \
    return Api::Algorithm;
#include "../ReflectionNames.def"
  return std::nullopt;
}

llvm::StringRef SecurityReflection::getEngine(const Site &site) const {
  ClassId owner = hierarchy.getMethod(site.callee).owner;
  return hierarchy.getName(owner).getValue().rsplit('.').second;
}

ClassId SecurityReflection::getOutermost(ClassId id) const {
  llvm::StringRef name = hierarchy.getName(id).getValue();
  return name.contains('$') ? hierarchy.lookupClass(name.split('$').first) : id;
}

void SecurityReflection::onReachableMethod(InstanceId instance,
                                           NodeId returned) {
  MethodId method = context.getInstance(instance).method;
  if (service && hierarchy.getMethod(method).owner == service &&
      hierarchy.getMethodName(method) == "newInstance")
    context.addCopy(algorithmObjects, returned);
  addGate(instance, returned);
}

void SecurityReflection::onMethod(InstanceId, const MethodFacts &facts) {
  addRegistrations(facts);
  requestByCalls(facts);
}

//===----------------------------------------------------------------------===//
// Algorithms
//===----------------------------------------------------------------------===//

/// Of what the platform asks for only digests are made here: its protocols ask
/// for all the rest, and use what a peer wants. The services of providers that
/// offer it are taken. Once the program asks for an algorithm, the platform
/// makes its providers one after the other until one has it.
void SecurityReflection::onName(uint32_t index, mlir::StringAttr algorithm) {
  const Site site = shared.getSite(index);
  llvm::StringRef engine = getEngine(site);
  bool isPlatform = shared.isPlatformSite(site);
  if (!isPlatform)
    services.makeSecurityProviders();
  if (algorithm.getValue().contains(kAnyText))
    return requestKind(engine);
  AlgorithmEntry &entry = algorithms[getKey(engine, algorithm)];
  if (isPlatform) {
    wantsMore |= !entry.isAskedByPlatform;
    entry.isAskedByPlatform = true;
    if (engine != "MessageDigest")
      return;
  }
  if (entry.site)
    return;
  entry.site = index;
  wantsMore = true;
  for (ClassId each : llvm::SmallVector<ClassId, 1>(entry.classes))
    makeAlgorithm(index, each);
}

void SecurityReflection::onStrangeName(uint32_t index) {
  requestAny(index);
  if (!shared.isPlatformSite(shared.getSite(index)))
    shared.setUnresolved(index, "name");
}

/// The first constructor that Provider.Service calls. What it makes comes out
/// of newInstance.
void SecurityReflection::makeAlgorithm(uint32_t index, ClassId id) {
  Site site = shared.getSite(index);
  site.result = algorithmObjects;
  for (llvm::StringRef each :
       {"<init>()V", "<init>(Ljava/security/SecureRandomParameters;)V"})
    if (MethodId constructor = hierarchy.lookupMethod(id, each))
      construct(shared, site, constructor, -1, Reason::Service);
}

//===----------------------------------------------------------------------===//
// Registrations
//===----------------------------------------------------------------------===//

/// Whether methods of a class may register what a provider has.
bool SecurityReflection::mayRegister(ClassId owner) const {
  ClassId outermost = getOutermost(owner);
  if (!provider || !outermost)
    return false;
  if (hierarchy.isSubtype(outermost, provider))
    return true;
  return shared.isPlatformClass(owner)
             ? hierarchy.getName(owner).getValue().ends_with("Entries")
             : hierarchy.isSubtype(owner, provider);
}

/// The calls of a provider that return a kind, an algorithm and the name of a
/// class; or, as a property, `kind.algorithm` and the name.
void SecurityReflection::addRegistrations(const MethodFacts &facts) {
  ClassId owner = hierarchy.getMethod(facts.method).owner;
  if (!mayRegister(owner))
    return;
  const llvm::DenseMap<Local, mlir::StringAttr> texts = findTexts(facts);
  for (const Call &call : facts.calls) {
    llvm::SmallVector<llvm::StringRef> known;
    for (Local argument : facts.getArguments(call))
      if (mlir::StringAttr text =
              argument == kNoLocal ? nullptr : texts.lookup(argument))
        known.push_back(text.getValue());
    if (known.size() == 2 && call.resolved &&
        hierarchy.getMethodName(call.resolved).starts_with("put")) {
      auto [kind, algorithm] = known[0].split('.');
      known = {kind, algorithm, known[1]};
    }
    if (known.size() >= 3)
      addRegistration(getOutermost(owner), getKey(known[0], known[1]),
                      hierarchy.lookupClass(known[2]));
  }
}

void SecurityReflection::addRegistration(ClassId provider,
                                         const std::string &key, ClassId made) {
  if (!made || hierarchy.isPhantom(made))
    return;
  registered[provider].push_back(key);
  wantsMore = true;
  AlgorithmEntry &entry = algorithms[key];
  if (llvm::is_contained(entry.classes, made))
    return;
  entry.classes.push_back(made);
  if (entry.site)
    makeAlgorithm(*entry.site, made);
}
