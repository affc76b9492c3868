//===- ReflectionObjects.cpp - What comes out of the sets -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Class objects, members and receivers where the points-to sets tell of them,
// and how many of them are followed.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"

using namespace jir;
using namespace jir::pointsto;

/// The most class objects, members or classes of receivers that a call in the
/// program, or in the platform, is followed for: where everything comes, it
/// tells nothing.
static constexpr unsigned kProgramLimit = 64, kPlatformLimit = 8;
/// The same for classes that the program found by their names, and their
/// constructors.
static constexpr unsigned kNamedLimit = 1024;
/// The most classes of objects whose class is asked for in the program.
static constexpr unsigned kProgramClassLimit = 512;

void ReflectionPlugin::onNewPointsTo(PluginContext &, uint64_t data,
                                     llvm::ArrayRef<ObjectId> objects) {
  uint32_t index = data >> 8;
  for (ObjectId object : objects) {
    switch (Role(data & 0xff)) {
    case Role::Class:
    case Role::Member:
    case Role::Receiver:
      wait(index, object);
      break;
    case Role::Name:
      if (auto name = llvm::dyn_cast_or_null<mlir::StringAttr>(
              context->getObject(object).constant);
          name && context->getObject(object).kind != ObjectKind::Unknown)
        events.names.emplace_back(index, name);
      else
        setUnresolved(index, "name");
      break;
    case Role::Action:
      addAction(index, object);
      break;
    case Role::Handle:
      useHandle(index, object);
      break;
    case Role::Offered:
      offer({index, object});
      break;
    case Role::Service:
      break;
    }
  }
}

ClassId ReflectionPlugin::getOwner(ObjectId object) const {
  auto it = memberOf.find(object);
  if (it != memberOf.end())
    return it->second.method ? hierarchy->getMethod(it->second.method).owner
                             : hierarchy->getField(it->second.field).owner;
  mlir::Type named = getNamedType(object);
  return named ? getClassId(named) : ClassId();
}

bool ReflectionPlugin::isOfPlatform(ObjectId object) const {
  ClassId owner = getOwner(object);
  return owner && hierarchy->getOrigin(owner) == jvm::Origin::Platform;
}

bool ReflectionPlugin::isShaped(ObjectId object) const {
  auto it = memberOf.find(object);
  return it != memberOf.end() && it->second.method &&
         shapedMethods.contains(it->second.method);
}

bool ReflectionPlugin::isNamed(ObjectId object) const {
  auto it = memberOf.find(object);
  if (it != memberOf.end() &&
      (!it->second.method ||
       hierarchy->getMethodName(it->second.method) != "<init>"))
    return false;
  return namedClasses.contains(getOwner(object));
}

void ReflectionPlugin::wait(uint32_t index, ObjectId object) {
  SiteState &site = sites[index];
  bool isOfClass = site.api == Api::GetClass;
  bool isPlatform = isPlatformSite(site);
  // No more than that can come of what has its own limit.
  if (site.isFull && (isOfClass || isPlatform))
    return;
  const ObjectInfo &info = context->getObject(object);
  if (info.kind == ObjectKind::Unknown)
    return setUnresolved(index, "object");
  // One receiver of a class is enough.
  if (isOfClass && !receiverTypes.insert({index, info.type.index}).second)
    return;
  // Classes and members of the platform that come out of the program's
  // collections were mostly put into others.
  if (!isOfClass && !isPlatform && isOfPlatform(object))
    return setUnresolved(index, "object");
  if (site.waiting.empty())
    waitingSites.push_back(index);
  site.waiting.push_back(object);
  if ((isOfClass || isPlatform) &&
      site.numArrived + site.waiting.size() > getLimit(site)) {
    site.isFull = true;
    setUnresolved(index, "objects: too many");
  }
}

unsigned ReflectionPlugin::getLimit(const Site &site) const {
  return isPlatformSite(site)        ? kPlatformLimit
         : site.api == Api::GetClass ? kProgramClassLimit
                                     : kProgramLimit;
}

/// Those of what waits at a site that it is followed for: they are all that
/// came, so it does not matter which came first.
llvm::SmallVector<ObjectId, 1> ReflectionPlugin::takeWaiting(uint32_t index) {
  SiteState &site = sites[index];
  llvm::SmallVector<ObjectId, 1> named, others;
  bool mayBeNamed = site.api != Api::GetClass && !isPlatformSite(site);
  for (ObjectId object : site.waiting)
    (mayBeNamed && (isNamed(object) || isShaped(object)) ? named : others)
        .push_back(object);
  site.waiting.clear();
  site.isFull |= site.numArrived + others.size() > getLimit(site);
  if (site.isFull && !others.empty()) {
    others.clear();
    setUnresolved(index, "objects: too many");
  }
  site.numArrived += others.size();
  sortObjects(named);
  if (site.numNamed + named.size() > kNamedLimit) {
    named.resize(kNamedLimit - site.numNamed);
    setUnresolved(index, "objects: too many");
  }
  site.numNamed += named.size();
  sortObjects(others);
  llvm::append_range(named, others);
  return named;
}

void ReflectionPlugin::onFixpoint(PluginContext &) {
  std::vector<uint32_t> indices;
  std::swap(indices, waitingSites);
  llvm::sort(indices);
  for (uint32_t index : indices)
    for (ObjectId object : takeWaiting(index))
      useObject(index, object);
}

void ReflectionPlugin::useObject(uint32_t index, ObjectId object) {
  if (sites[index].api == Api::GetClass) {
    if (ObjectId known = getClassOf(context->getObject(object).type))
      giveObject(sites[index], known);
    return;
  }
  if (mlir::Type named = getNamedType(object))
    return useClass(index, named);
  auto member = memberOf.find(object);
  if (member != memberOf.end())
    return useMember(index, Member(member->second));
  setUnresolved(index, "object");
}
