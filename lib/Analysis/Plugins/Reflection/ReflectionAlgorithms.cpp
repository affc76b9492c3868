//===- ReflectionAlgorithms.cpp - Providers by algorithm --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MessageDigest.getInstance("MD5") and the like: the platform's security
// providers register the names of classes by kind and algorithm.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"

using namespace jir;
using namespace jir::pointsto;

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

/// X.getInstance(algorithm, ...) of the engines of security.
bool ReflectionPlugin::asksForAlgorithm(MethodId method) const {
  if (hierarchy->getMethodName(method) != "getInstance" ||
      !hierarchy->getDescriptor(method).starts_with("(Ljava/lang/String;") ||
      !hierarchy->getMethod(method).isStatic())
    return false;
  llvm::StringRef owner =
      hierarchy->getName(hierarchy->getMethod(method).owner).getValue();
  return llvm::any_of(
      llvm::ArrayRef<llvm::StringRef>({"java.security.", "javax.crypto.",
                                       "javax.net.ssl.", "javax.xml.crypto.",
                                       "javax.smartcardio.",
                                       "javax.security.auth.login."}),
      [&](llvm::StringRef package) { return owner.starts_with(package); });
}

llvm::StringRef ReflectionPlugin::getEngine(const Site &site) const {
  ClassId owner = hierarchy->getMethod(site.callee).owner;
  return hierarchy->getName(owner).getValue().rsplit('.').second;
}

/// Once the program asks for an algorithm, the platform makes its providers one
/// after the other until one has it.
void ReflectionPlugin::askForSecurity() {
  if (asksForSecurity)
    return;
  asksForSecurity = true;
  ClassId service = hierarchy->lookupClass("java.security.Provider");
  if (!service || !loadedServices.erase(service))
    return;
  addService(service, securityCaller);
}

/// Of what the platform asks for only digests are made here: its protocols ask
/// for all the rest, and use what a peer wants. The services of providers that
/// offer it are taken.
void ReflectionPlugin::addAlgorithm(uint32_t index, llvm::StringRef algorithm) {
  llvm::StringRef engine = getEngine(sites[index]);
  bool isPlatform = isPlatformSite(sites[index]);
  if (!isPlatform)
    askForSecurity();
  if (algorithm.contains(kAnyText))
    return wantKind(engine);
  AlgorithmEntry &entry = algorithms[getKey(engine, algorithm)];
  if (isPlatform) {
    wantsMore |= !entry.isAskedByPlatform;
    entry.isAskedByPlatform = true;
    if (engine != "MessageDigest")
      return;
  }
  if (entry.site)
    return;
  entry.site = index + 1;
  wantsMore = true;
  for (ClassId each : llvm::SmallVector<ClassId, 1>(entry.classes))
    makeAlgorithm(index, each);
}

/// The first constructor that Provider.Service calls. What it makes comes out
/// of newInstance.
void ReflectionPlugin::makeAlgorithm(uint32_t index, ClassId id) {
  Site site = sites[index];
  site.result = algorithmObjects;
  for (llvm::StringRef each :
       {"<init>()V", "<init>(Ljava/security/SecureRandomParameters;)V"})
    if (MethodId constructor = hierarchy->lookupMethod(id, each))
      construct(site, constructor, -1, Reason::Service);
}

/// Whether methods of a class may register what a provider has.
bool ReflectionPlugin::mayRegister(ClassId owner) const {
  ClassId outermost = getOutermost(owner);
  ClassId provider = hierarchy->lookupClass("java.security.Provider");
  if (!provider || !outermost)
    return false;
  if (hierarchy->isSubtype(outermost, provider))
    return true;
  return hierarchy->getOrigin(owner) == jvm::Origin::Platform
             ? hierarchy->getName(owner).getValue().ends_with("Entries")
             : hierarchy->isSubtype(owner, provider);
}

/// The calls of a provider that give a kind, an algorithm and the name of a
/// class; or, as a property, `kind.algorithm` and the name.
void ReflectionPlugin::addRegistrations(const MethodSummary &summary) {
  ClassId owner = hierarchy->getMethod(summary.method).owner;
  if (!mayRegister(owner))
    return;
  const llvm::DenseMap<Local, mlir::StringAttr> texts = findTexts(summary);
  for (const Call &call : summary.calls) {
    llvm::SmallVector<llvm::StringRef> known;
    for (Local argument : summary.getArguments(call))
      if (mlir::StringAttr text =
              argument == kNoLocal ? nullptr : texts.lookup(argument))
        known.push_back(text.getValue());
    if (known.size() == 2 && call.resolved &&
        hierarchy->getMethodName(call.resolved).starts_with("put")) {
      auto [kind, algorithm] = known[0].split('.');
      known = {kind, algorithm, known[1]};
    }
    if (known.size() >= 3)
      addRegistration(getOutermost(owner), getKey(known[0], known[1]),
                      hierarchy->lookupClass(known[2]));
  }
}

void ReflectionPlugin::addRegistration(ClassId provider, const std::string &key,
                                       ClassId made) {
  if (!made || hierarchy->isPhantom(made))
    return;
  registered[provider].push_back(key);
  wantsMore = true;
  AlgorithmEntry &entry = algorithms[key];
  if (llvm::is_contained(entry.classes, made))
    return;
  entry.classes.push_back(made);
  if (entry.site)
    makeAlgorithm(entry.site - 1, made);
}
