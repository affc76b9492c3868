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

void reflection::forEachMethod(ClassHierarchy &hierarchy, ClassId id,
                               MemberScope scope,
                               llvm::function_ref<void(MethodId)> callback) {
  forEachOwner(hierarchy, id, scope, [&](ClassId owner) {
    for (uint32_t index : hierarchy.getMethodIndices(owner)) {
      MethodId method(index);
      if (!hierarchy.getMethodName(method).starts_with("<") &&
          (scope != MemberScope::Public ||
           hierarchy.getMethod(method).isPublic()))
        callback(method);
    }
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
