//===- DeserializedClasses.cpp - Classes that streams make -----*- C++ -*-===//
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
DeserializedClasses::addReading(const MethodFacts &facts,
                                const TypeTable &table, int32_t bci,
                                MethodId read) {
  llvm::SmallVector<ClassId> found;
  for (const Call &call : facts.calls) {
    if (call.bci != bci || call.resolved != read || call.result == kNoLocal)
      continue;
    bool isCast = false;
    for (const FilteredMove &move : facts.filteredMoves) {
      if (move.from != call.result || !move.type)
        continue;
      isCast = true;
      TypeId type = table.getInnermost(move.type);
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

/// A collection with unknown elements, or another type of the platform
/// that may hold anything, adds everything.
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
    addFields(each, found);
}

void DeserializedClasses::addFields(ClassId id,
                                    llvm::SmallVectorImpl<ClassId> &found) {
  readSignatures();
  for (uint32_t index : hierarchy.getFieldIndices(id)) {
    const FieldInfo &field = hierarchy.getField(jir::FieldId(index));
    if (field.flags & (access::Static | access::Transient))
      continue;
    mlir::Type type =
        jvm::getFieldType(hierarchy.getProgram().getContext(),
                          jvm::splitFieldMember(field.member).second);
    mlir::StringAttr signature = signatures.lookup(index);
    if (!signature || !addGeneric(type, signature, found))
      addType(type, found);
  }
}

void DeserializedClasses::readSignatures() {
  if (std::exchange(hasSignatures, true))
    return;
  for (auto op : hierarchy.getProgram().getOps<jvm::ClassOp>()) {
    ClassId id = hierarchy.lookupClass(op.getSymNameAttr());
    if (!id || op.getOrigin() != jvm::Origin::Application)
      continue;
    for (auto field : op.getBody().front().getOps<jvm::FieldOp>())
      if (mlir::DictionaryAttr metadata = field.getMetadataAttr())
        if (auto signature = metadata.getAs<mlir::StringAttr>("Signature"))
          if (jir::FieldId member =
                  hierarchy.lookupField(id, field.getSymNameAttr()))
            signatures[member.index] = signature;
  }
}

/// `Ljava/util/Map<Ljava/lang/String;Lp/Item;>;` (JVMS 4.7.9.1): such a field
/// holds, besides what is of the arguments' types, what of the application is a
/// collection of that type, and what compares elements. Nothing is added if an
/// argument may be anything.
bool DeserializedClasses::addGeneric(mlir::Type type, llvm::StringRef signature,
                                     llvm::SmallVectorImpl<ClassId> &found) {
  auto ref = llvm::dyn_cast_or_null<jvm::RefType>(type);
  ClassId declared =
      ref && !ref.isUnion() ? hierarchy.lookupClass(ref.getName()) : ClassId();
  if (!declared || hierarchy.getOrigin(declared) != jvm::Origin::Platform)
    return false;
  llvm::SmallVector<ClassId, 4> named;
  while (!signature.empty()) {
    char kind = signature.front();
    signature = signature.drop_front();
    if (kind == '>' || kind == ';' || kind == '+' || kind == '[')
      continue;
    // A variable, a bound from below, `?`, or an inner class of a generic one.
    size_t end = signature.find_first_of("<;.");
    if (kind != 'L' || end == llvm::StringRef::npos || signature[end] == '.')
      return false;
    std::string name = signature.take_front(end).str();
    std::replace(name.begin(), name.end(), '/', '.');
    bool isGeneric = signature[end] == '<';
    signature = signature.drop_front(end + 1);
    ClassId id = hierarchy.lookupClass(name);
    if (!id || hierarchy.isPhantom(id))
      return false;
    bool isOfPlatform = hierarchy.getOrigin(id) == jvm::Origin::Platform;
    if (isOfPlatform && !isGeneric && !hierarchy.isFinal(id))
      return false;
    named.push_back(id);
  }
  if (ClassId comparator = hierarchy.lookupClass("java.util.Comparator"))
    named.push_back(comparator);
  for (ClassId id : named)
    for (ClassId each : hierarchy.getSubtypes(id))
      addClass(each, found);
  return true;
}
