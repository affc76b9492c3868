//===- CollectionMethods.cpp - What methods do to collections ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only the platform's classes count: what others do is in their bodies.
//
//===----------------------------------------------------------------------===//

#include "CollectionMethods.h"

using namespace jir;

CollectionMethods::CollectionMethods(ClassHierarchy &hierarchy)
    : hierarchy(hierarchy) {
  const JdkNames jdk(hierarchy);
#define COLLECTION_CLASS(Which, Jdks, Class)                                   \
  if (ClassId id = jdk.lookupClass(JdkRange::Jdks, Class))                     \
    classes.emplace_back(id, Kind::Which);
#define COLLECTION_METHOD(Does, Jdks, Class, Name)                             \
  if (ClassId id = jdk.lookupClass(JdkRange::Jdks, Class))                     \
    rows.push_back({id, Name, CollectionMethod::Does});
#include "CollectionMethods.def"
}

CollectionMethods::Kind CollectionMethods::getKind(ClassId id) const {
  if (!id || hierarchy.isPhantom(id) ||
      hierarchy.getOrigin(id) != jvm::Origin::Platform)
    return Kind::None;
  auto [it, inserted] = kinds.try_emplace(id, Kind::None);
  if (inserted)
    for (auto [super, kind] : classes)
      if (it->second == Kind::None && hierarchy.isSubtype(id, super))
        it->second = kind;
  return it->second;
}

CollectionMethod CollectionMethods::findCollector(MethodId method) const {
  const MethodInfo &info = hierarchy.getMethod(method);
  for (const Row &row : rows)
    if (row.id == info.owner && row.name == hierarchy.getMethodName(method))
      return row.does;
  return CollectionMethod::Other;
}

std::optional<CollectionMethod> CollectionMethods::find(MethodId method) const {
  Kind kind = getKind(hierarchy.getMethod(method).owner);
  if (kind == Kind::None)
    return std::nullopt;
  auto it = methods.find(method);
  if (it == methods.end())
    it = methods.try_emplace(method, compute(method, kind)).first;
  return it->second;
}

CollectionMethod CollectionMethods::compute(MethodId method, Kind kind) const {
  llvm::StringRef result = hierarchy.getDescriptor(method).split(')').second;
  bool givesObject = result.starts_with("L") || result.starts_with("[");
  if (hierarchy.getMethod(method).isStatic())
    return givesObject ? CollectionMethod::Make : CollectionMethod::Other;
  llvm::StringRef name = hierarchy.getMethodName(method);
  if (name == "<init>")
    return CollectionMethod::Put;
  ClassId owner = hierarchy.getMethod(method).owner;
  for (const Row &row : rows)
    if (row.name == name && hierarchy.isSubtype(owner, row.id))
      return row.does;
  if (givesObject)
    return CollectionMethod::Element;
  // What answers with a number or a truth value changes nothing.
  return result == "V" && kind == Kind::Holder ? CollectionMethod::Other
                                               : CollectionMethod::Ask;
}
