//===- MemberSearch.cpp - The members of a class ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks over a class and its supertypes.
//
//===----------------------------------------------------------------------===//

#include "MemberSearch.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

using namespace jir;
using namespace jir::reflection;

/// A class, and those whose members count as its own.
static void forEachOwner(ClassHierarchy &hierarchy, ClassId id,
                         MemberScope scope,
                         llvm::function_ref<void(ClassId)> look) {
  if (scope == MemberScope::Declared)
    return look(id);
  for (ClassId each = id; each; each = hierarchy.getSuperclass(each))
    look(each);
  for (ClassId each : hierarchy.getAllInterfaces(id))
    look(each);
}

static bool isInitialiser(ClassHierarchy &hierarchy, MethodId method) {
  return hierarchy.getMethodName(method).starts_with("<");
}

/// As Class.getMethods has it: of those with one name and descriptor the most
/// specific, a class's before an interface's; no static ones of
/// superinterfaces.
static void forEachPublicMethod(ClassHierarchy &hierarchy, ClassId id,
                                llvm::function_ref<void(MethodId)> callback) {
  auto isMember = [&](MethodId method) {
    return hierarchy.getMethod(method).isPublic() &&
           !isInitialiser(hierarchy, method);
  };
  llvm::DenseSet<SelectorId> ofClasses;
  for (ClassId each = id; each; each = hierarchy.getSuperclass(each))
    for (uint32_t index : hierarchy.getMethodIndices(each))
      if (isMember(MethodId(index)) &&
          ofClasses.insert(hierarchy.getMethod(MethodId(index)).selector)
              .second)
        callback(MethodId(index));
  llvm::MapVector<SelectorId, llvm::SmallVector<MethodId, 1>> ofInterfaces;
  for (ClassId each : hierarchy.getAllInterfaces(id))
    for (uint32_t index : hierarchy.getMethodIndices(each)) {
      const MethodInfo info = hierarchy.getMethod(MethodId(index));
      if (isMember(MethodId(index)) && !info.isStatic() &&
          !ofClasses.contains(info.selector))
        ofInterfaces[info.selector].push_back(MethodId(index));
    }
  for (const auto &entry : ofInterfaces)
    for (MethodId method : entry.second) {
      ClassId owner = hierarchy.getMethod(method).owner;
      if (llvm::none_of(entry.second, [&](MethodId other) {
            ClassId of = hierarchy.getMethod(other).owner;
            return of != owner && hierarchy.isSubtype(of, owner);
          }))
        callback(method);
    }
}

void reflection::forEachMethod(ClassHierarchy &hierarchy, ClassId id,
                               MemberScope scope,
                               llvm::function_ref<void(MethodId)> callback) {
  if (scope == MemberScope::Public)
    return forEachPublicMethod(hierarchy, id, callback);
  forEachOwner(hierarchy, id, scope, [&](ClassId owner) {
    for (uint32_t index : hierarchy.getMethodIndices(owner))
      if (!isInitialiser(hierarchy, MethodId(index)))
        callback(MethodId(index));
  });
}

void reflection::forEachField(ClassHierarchy &hierarchy, ClassId id,
                              MemberScope scope,
                              llvm::function_ref<void(jir::FieldId)> callback) {
  forEachOwner(hierarchy, id, scope, [&](ClassId owner) {
    for (uint32_t index : hierarchy.getFieldIndices(owner)) {
      jir::FieldId field(index);
      if (scope != MemberScope::Public ||
          hierarchy.getField(field).flags & access::Public)
        callback(field);
    }
  });
}

void reflection::forEachConstructor(
    ClassHierarchy &hierarchy, ClassId id,
    llvm::function_ref<void(MethodId)> callback) {
  for (uint32_t index : hierarchy.getMethodIndices(id))
    if (isConstructor(hierarchy, MethodId(index)))
      callback(MethodId(index));
}

jir::FieldId reflection::lookupField(ClassHierarchy &hierarchy, ClassId id,
                                     llvm::StringRef name) {
  for (uint32_t index : hierarchy.getFieldIndices(id))
    if (getFieldName(hierarchy, jir::FieldId(index)) == name)
      return jir::FieldId(index);
  return jir::FieldId();
}

bool reflection::isConstructor(ClassHierarchy &hierarchy, MethodId method) {
  return hierarchy.getMethodName(method) == "<init>";
}

llvm::StringRef reflection::getFieldName(ClassHierarchy &hierarchy,
                                         jir::FieldId field) {
  return jvm::splitFieldMember(hierarchy.getField(field).member).first;
}
