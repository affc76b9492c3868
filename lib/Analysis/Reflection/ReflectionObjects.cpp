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
        addName(index, name);
      else
        setUnresolved(index, "name");
      break;
    case Role::Action:
      addAction(index, object);
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

bool ReflectionPlugin::isNamed(ObjectId object) const {
  auto it = memberOf.find(object);
  if (it != memberOf.end() &&
      (!it->second.method ||
       hierarchy->getMethodName(it->second.method) != "<init>"))
    return false;
  return namedClasses.contains(getOwner(object));
}

bool ReflectionPlugin::wait(uint32_t index, ObjectId object) {
  Site &site = sites[index];
  bool isFound = site.api != Api::GetClass && isNamed(object);
  if (site.isFull && !isFound)
    return false;
  const ObjectInfo &info = context->getObject(object);
  if (info.kind == ObjectKind::Unknown) {
    setUnresolved(index, "object");
    return true;
  }
  // One receiver of a class is enough.
  if (site.api == Api::GetClass &&
      !receiverTypes.insert({index, info.type.index}).second)
    return true;
  // Classes and members of the platform that come out of the program's
  // collections were mostly put into others.
  if (site.api != Api::GetClass && !isPlatformSite(site) &&
      isOfPlatform(object)) {
    setUnresolved(index, "object");
    return true;
  }
  unsigned limit = isPlatformSite(site)        ? kPlatformLimit
                   : site.api == Api::GetClass ? kProgramClassLimit
                                               : kProgramLimit;
  if (isFound && !isPlatformSite(site)) {
    if (++site.numNamed > kNamedLimit) {
      setUnresolved(index, "objects: too many");
      return false;
    }
  } else if (++site.numArrived > limit) {
    site.isFull = true;
    llvm::erase_if(site.waiting, [&](ObjectId each) { return !isNamed(each); });
    setUnresolved(index, "objects: too many");
    return false;
  }
  if (site.waiting.empty())
    waitingSites.push_back(index);
  site.waiting.push_back(object);
  return true;
}

void ReflectionPlugin::onFixpoint(PluginContext &) {
  std::vector<uint32_t> indices;
  std::swap(indices, waitingSites);
  for (uint32_t index : indices) {
    llvm::SmallVector<ObjectId, 1> objects;
    std::swap(objects, sites[index].waiting);
    for (ObjectId object : objects)
      useObject(index, object);
  }
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
