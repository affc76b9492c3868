//===- Objects.cpp - Abstract objects and sets of them ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Interning of objects and sets, and the joins of sets.
//
//===----------------------------------------------------------------------===//

#include "Objects.h"

using namespace jir;
using namespace jir::defensive;

ObjectTable::ObjectTable(ClassHierarchy &hierarchy) : hierarchy(hierarchy) {
  objects.emplace_back();
  // kUnknown and kNever have no members; they are found by their ids only.
  sets.resize(2);
  internSet({kNull}, 0);
}

ObjectId ObjectTable::intern(const AbstractObject &info) {
  auto key = std::make_tuple(static_cast<uint8_t>(info.kind),
                             info.type.getAsOpaquePointer(), info.method.index,
                             info.number);
  auto [entry, isNew] = objectIds.try_emplace(key, objects.size());
  if (isNew) {
    objects.push_back(info);
    auto ref = llvm::dyn_cast<jvm::RefType>(info.type);
    if (ref && !ref.isUnion())
      objects.back().classId = hierarchy.getClass(ref.getName());
  }
  return entry->second;
}

ObjectId ObjectTable::getExact(mlir::Type type) {
  AbstractObject info;
  info.kind = ObjectKind::Exact;
  info.type = type;
  return intern(info);
}

ObjectId ObjectTable::getSite(MethodId method, uint32_t number,
                              mlir::Type type) {
  AbstractObject info;
  info.kind = ObjectKind::Site;
  info.type = type;
  info.method = method;
  info.number = number;
  return intern(info);
}

ObjectId ObjectTable::getGiven(uint32_t number, mlir::Type type) {
  AbstractObject info;
  info.kind = ObjectKind::Given;
  info.type = type;
  info.number = number;
  return intern(info);
}

SetId ObjectTable::internSet(std::vector<ObjectId> members,
                             PremiseSet premises) {
  auto [entry, isNew] =
      setIds.try_emplace({std::move(members), premises}, sets.size());
  if (isNew)
    sets.push_back({entry->first.first, premises});
  return entry->second;
}

SetId ObjectTable::getSet(llvm::SmallVectorImpl<ObjectId> &members,
                          PremiseSet premises) {
  llvm::sort(members);
  members.erase(std::unique(members.begin(), members.end()), members.end());
  if (members.empty())
    return kNever;
  if (members.size() > kMaxMembers)
    return kUnknown;
  return internSet({members.begin(), members.end()}, premises);
}

SetId ObjectTable::getSingle(ObjectId id, PremiseSet premises) {
  return internSet({id}, premises);
}

SetId ObjectTable::join(SetId a, SetId b) {
  if (a == b || b == kNever)
    return a;
  if (a == kNever)
    return b;
  if (a == kUnknown || b == kUnknown)
    return kUnknown;
  if (a > b)
    std::swap(a, b);
  auto [entry, isNew] = joins.try_emplace({a, b}, kUnknown);
  if (!isNew)
    return entry->second;
  llvm::SmallVector<ObjectId> members;
  llvm::append_range(members, sets[a].members);
  llvm::append_range(members, sets[b].members);
  SetId joined = getSet(members, sets[a].premises | sets[b].premises);
  joins[{a, b}] = joined;
  return joined;
}

SetId ObjectTable::addPremises(SetId id, PremiseSet premises) {
  if (!isKnown(id) || (sets[id].premises | premises) == sets[id].premises)
    return id;
  return internSet(sets[id].members, sets[id].premises | premises);
}

SetId ObjectTable::generalize(SetId id) {
  if (!isKnown(id))
    return id;
  llvm::SmallVector<ObjectId> members;
  for (ObjectId object : llvm::to_vector(getMembers(id)))
    members.push_back(isTracked(object) ? getExact(get(object).type) : object);
  return getSet(members, getPremises(id));
}

SetId ObjectTable::keepInstances(SetId id, mlir::Type type) {
  auto target = llvm::dyn_cast_or_null<jvm::RefType>(type);
  if (!isKnown(id) || !target || target.isUnion())
    return id;
  ClassId wanted = hierarchy.getClass(target.getName());
  llvm::SmallVector<ObjectId> kept;
  for (ObjectId object : getMembers(id)) {
    ClassId exact = get(object).classId;
    bool isExcluded = exact.isValid() && !hierarchy.isPhantom(wanted) &&
                      !hierarchy.isPhantom(exact) &&
                      !hierarchy.isIncomplete(exact) &&
                      !hierarchy.isSubtype(exact, wanted);
    if (!isExcluded)
      kept.push_back(object);
  }
  return getSet(kept, getPremises(id));
}

SetId ObjectTable::dropNull(SetId id) {
  if (!isKnown(id) || !contains(id, kNull))
    return id;
  llvm::SmallVector<ObjectId> kept(getMembers(id));
  llvm::erase(kept, kNull);
  return getSet(kept, getPremises(id));
}

bool ObjectTable::contains(SetId id, ObjectId object) const {
  return llvm::binary_search(sets[id].members, object);
}

bool ObjectTable::mayMeet(SetId a, SetId b) const {
  if (a == kNever || b == kNever)
    return false;
  if (a == kUnknown || b == kUnknown)
    return true;
  for (ObjectId x : sets[a].members)
    for (ObjectId y : sets[b].members) {
      if (x == kNull || y == kNull)
        continue;
      bool isLoose = objects[x].kind == ObjectKind::Exact ||
                     objects[y].kind == ObjectKind::Exact;
      if (x == y || (isLoose && objects[x].type == objects[y].type))
        return true;
    }
  return false;
}
