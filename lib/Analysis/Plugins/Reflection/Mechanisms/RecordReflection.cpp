//===- RecordReflection.cpp - Accessors of records --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A record's instance fields are those of its components.
//
//===----------------------------------------------------------------------===//

#include "RecordReflection.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

void RecordReflection::onSite(uint32_t index) {
  if (shared.getSite(index).api == Api::RecordAccessor)
    return found.addReader(index);
  shared.traceAll(index);
}

void RecordReflection::onClass(uint32_t, mlir::Type type) {
  ClassId id = shared.getClassId(type);
  // java.lang.Object and primitive types have no superclass.
  ClassId super = id ? hierarchy.getSuperclass(id) : ClassId();
  if (!super || hierarchy.getName(super) != "java.lang.Record")
    return;
  for (uint32_t index : hierarchy.getFieldIndices(id)) {
    const FieldInfo &field = hierarchy.getField(jir::FieldId(index));
    if (field.flags & access::Static)
      continue;
    auto [name, descriptor] = jvm::splitFieldMember(field.member);
    if (MethodId accessor =
            hierarchy.lookupMethod(id, (name + "()" + descriptor).str()))
      found.addMethod(accessor);
  }
}
