//===- DeserializedClasses.cpp - Classes that streams bring -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From casts through the types of fields.
//
//===----------------------------------------------------------------------===//

#include "DeserializedClasses.h"

using namespace jir;
using namespace jir::pointsto;

llvm::SmallVector<ClassId>
DeserializedClasses::addReading(const MethodSummary &summary,
                                const TypeTable &table, int32_t bci,
                                MethodId read) {
  llvm::SmallVector<ClassId> found;
  for (const Call &call : summary.calls) {
    if (call.bci != bci || call.resolved != read || call.result == kNoLocal)
      continue;
    bool isCast = false;
    for (const FilteredMove &move : summary.filteredMoves) {
      if (move.from != call.result || !move.type)
        continue;
      isCast = true;
      TypeId type = move.type;
      while (table.getKind(type) == TypeKind::Array)
        type = table.getElement(type);
      if (table.isClass(type))
        addSubtypes(table.getClassId(type), found);
    }
    if (!isCast)
      addAll(found);
  }
  return found;
}

void DeserializedClasses::addAll(llvm::SmallVectorImpl<ClassId> &found) {
  if (std::exchange(hasAll, true))
    return;
  for (uint32_t i = 0; i != hierarchy.getNumClasses(); ++i)
    addClass(ClassId(i), found);
}

void DeserializedClasses::addType(mlir::Type type,
                                  llvm::SmallVectorImpl<ClassId> &found) {
  while (auto array = llvm::dyn_cast_or_null<jvm::ArrayType>(type))
    type = array.getElementType();
  auto ref = llvm::dyn_cast_or_null<jvm::RefType>(type);
  if (ref && !ref.isUnion())
    if (ClassId id = hierarchy.lookupClass(ref.getName()))
      addSubtypes(id, found);
}

/// A collection, or another type of the platform that may hold anything, brings
/// everything.
void DeserializedClasses::addSubtypes(ClassId type,
                                      llvm::SmallVectorImpl<ClassId> &found) {
  if (!types.insert(type).second)
    return;
  if (hierarchy.getOrigin(type) == jvm::Origin::Platform) {
    if (!hierarchy.isFinal(type))
      addAll(found);
    return;
  }
  for (ClassId each : hierarchy.getSubtypes(type))
    addClass(each, found);
}

void DeserializedClasses::addClass(ClassId id,
                                   llvm::SmallVectorImpl<ClassId> &found) {
  if (hierarchy.isPhantom(id) ||
      hierarchy.getOrigin(id) != jvm::Origin::Application ||
      !model.isSerializable(id) || !classes.insert(id).second)
    return;
  if (hierarchy.isInstantiable(id))
    found.push_back(id);
  for (ClassId each = id; each && model.isSerializable(each);
       each = hierarchy.getSuperclass(each))
    for (uint32_t index : hierarchy.getFieldIndices(each)) {
      const FieldInfo &field = hierarchy.getField(jir::FieldId(index));
      if (!(field.flags & (access::Static | access::Transient)))
        addType(jvm::getFieldType(hierarchy.getProgram().getContext(),
                                  jvm::splitFieldMember(field.member).second),
                found);
    }
}
