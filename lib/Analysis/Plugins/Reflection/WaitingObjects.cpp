//===- WaitingObjects.cpp - What waits for the fixpoint ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Limits: where everything comes, it tells nothing.
//
//===----------------------------------------------------------------------===//

#include "WaitingObjects.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// The most class objects, members or classes of receivers that a call in the
/// program, or in the platform, is followed for.
static constexpr unsigned kProgramLimit = 64, kPlatformLimit = 8;
/// The same for classes that the program found by their names, and their
/// constructors.
static constexpr unsigned kNamedLimit = 1024;
/// The most classes of objects whose class is asked for in the program.
static constexpr unsigned kProgramClassLimit = 512;

void WaitingObjects::add(uint32_t index, ObjectId object) {
  SiteState &site = shared.getSite(index);
  bool isPlatform = shared.isPlatformSite(site);
  const ObjectInfo &info = context.getObject(object);
  bool isOwn = isUnlimited(site, object);
  // No more than that can come of what has its own limit.
  bool isLimited =
      (site.isOfReceivers || isPlatform) && !isOwnReceiver(site, object);
  if (site.isFull && isLimited && !isOwn)
    return;
  if (info.kind == ObjectKind::Unknown)
    return shared.setUnresolved(index, "object");
  // One receiver of a class is enough.
  if (site.isOfReceivers &&
      !receiverTypes.insert({index, info.type.index}).second)
    return;
  // Classes and members of the platform that come out of the program's
  // collections were mostly put into others.
  if (!site.isOfReceivers && !isPlatform && shared.isOfPlatform(object) &&
      !isPassedByProxy(site, object))
    return shared.setUnresolved(index, "object");
  if (site.waiting.empty() && site.waitingOwn.empty())
    sites.push_back(index);
  if (isOwn) {
    site.waitingOwn.push_back(object);
    return;
  }
  site.waiting.push_back(object);
  if (isLimited && site.numArrived + site.waiting.size() > getLimit(site)) {
    site.isFull = true;
    shared.setUnresolved(index, "objects: too many");
  }
}

/// A method of the platform's that comes to where a handler of the application
/// invokes one: a call of a proxy passed it.
bool WaitingObjects::isPassedByProxy(const SiteState &site,
                                     ObjectId object) const {
  const ClassHierarchy &hierarchy = shared.getHierarchy();
  const Member *member = shared.findMember(object);
  MethodId caller = context.getInstance(site.caller).method;
  return site.api == Api::Invoke && member && member->method &&
         shared.isApplicationClass(hierarchy.getMethod(caller).owner) &&
         hierarchy.getDescriptor(caller).ends_with(
             "Ljava/lang/Object;Ljava/lang/reflect/Method;"
             "[Ljava/lang/Object;)Ljava/lang/Object;");
}

/// Rule R21.
bool WaitingObjects::isUnlimited(const SiteState &site, ObjectId object) const {
  if (!shared.isUnlimitedSite(site))
    return false;
  return site.isOfReceivers
             ? shared.isApplicationType(context.getObject(object).type)
             : shared.isOfApplication(object);
}

bool WaitingObjects::isOwnReceiver(const SiteState &site,
                                   ObjectId object) const {
  return site.isOfReceivers && !shared.isPlatformSite(site) &&
         shared.isApplicationType(context.getObject(object).type);
}

unsigned WaitingObjects::getLimit(const SiteState &site) const {
  return shared.isPlatformSite(site) ? kPlatformLimit
         : site.isOfReceivers        ? kProgramClassLimit
                                     : kProgramLimit;
}

llvm::SmallVector<ObjectId, 1> WaitingObjects::take(uint32_t index) {
  SiteState &site = shared.getSite(index);
  llvm::SmallVector<ObjectId, 1> own, named, others;
  std::swap(own, site.waitingOwn);
  bool mayBeNamed = !site.isOfReceivers && !shared.isPlatformSite(site);
  for (ObjectId object : site.waiting)
    (isOwnReceiver(site, object) ||
             (mayBeNamed && (shared.isNamed(object) || shared.isShaped(object)))
         ? named
         : others)
        .push_back(object);
  site.waiting.clear();
  site.isFull |= site.numArrived + others.size() > getLimit(site);
  if (site.isFull && !others.empty()) {
    others.clear();
    shared.setUnresolved(index, "objects: too many");
  }
  site.numArrived += others.size();
  sort(named);
  assert(site.numNamed <= kNamedLimit && "no more are taken");
  if (site.numNamed + named.size() > kNamedLimit) {
    named.resize(kNamedLimit - site.numNamed);
    shared.setUnresolved(index, "objects: too many");
  }
  site.numNamed += named.size();
  sort(others);
  sort(own);
  llvm::append_range(own, named);
  llvm::append_range(own, others);
  return own;
}

void WaitingObjects::takeAll(llvm::function_ref<void(uint32_t, ObjectId)> use) {
  std::vector<uint32_t> indices;
  std::swap(indices, sites);
  llvm::sort(indices);
  for (uint32_t index : indices)
    for (ObjectId object : take(index))
      use(index, object);
}

std::string WaitingObjects::getOrder(ObjectId object) const {
  const ObjectInfo &info = context.getObject(object);
  std::string text = context.getTypes().getName(info.type);
  llvm::raw_string_ostream os(text);
  if (info.constant)
    os << '\0' << info.constant;
  if (info.method)
    os << '\0' << info.method.index << ' ' << info.bci;
  if (const Member *member = shared.findMember(object))
    os << '\0' << member->method.index << ' ' << member->field.index;
  return text;
}

void WaitingObjects::sort(llvm::SmallVectorImpl<ObjectId> &objects) const {
  std::vector<std::pair<std::string, ObjectId>> keyed;
  for (ObjectId object : objects)
    keyed.emplace_back(getOrder(object), object);
  llvm::stable_sort(keyed, llvm::less_first());
  for (auto [at, each] : llvm::zip(objects, keyed))
    at = each.second;
}
