//===- ReflectionRecords.cpp - Accessors of records -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The JVM makes the descriptions of a record's components, with the methods
// that give them: those with the name and type of a component (JLS 8.10.3).
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"

using namespace jir;
using namespace jir::pointsto;

/// A class whose components are asked for: its fields are those of the
/// components.
void ReflectionPlugin::addRecord(ClassId id) {
  // java.lang.Object and primitive types have no superclass.
  ClassId super = id ? hierarchy->getSuperclass(id) : ClassId();
  if (!super || hierarchy->getName(super) != "java.lang.Record")
    return;
  for (uint32_t index : hierarchy->getFieldIndices(id)) {
    const FieldInfo &field = hierarchy->getField(jir::FieldId(index));
    if (field.flags & access::Static)
      continue;
    auto [name, descriptor] = jvm::splitFieldMember(field.member);
    MethodId accessor =
        hierarchy->lookupMethod(id, (name + "()" + descriptor).str());
    if (!accessor || !recordAccessors.insert(accessor))
      continue;
    shapedMethods.insert(accessor);
    for (uint32_t reader : std::vector<uint32_t>(recordReaders))
      giveMember(sites[reader], {accessor, jir::FieldId()});
  }
}

/// Which component a description is of is not asked.
void ReflectionPlugin::addRecordReader(uint32_t index) {
  recordReaders.push_back(index);
  for (MethodId accessor :
       llvm::SmallVector<MethodId>(recordAccessors.getArrayRef()))
    giveMember(sites[index], {accessor, jir::FieldId()});
}
