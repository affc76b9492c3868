//===- DeclaredTypes.cpp - What declared types imply ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A filter for a type passes the unknown objects that a check for it would tell
// more of, too.
//
//===----------------------------------------------------------------------===//

#include "DeclaredTypes.h"

using namespace jir;
using namespace jir::pointsto;

FilterId DeclaredTypes::getFilter(TypeId type) {
  TypeTable &types = run.types;
  if (types.isClass(type) &&
      types.getClassId(type) == run.hierarchy.getObject())
    return FilterId();
  return run.solver.getUnion(run.solver.getTypeFilter(type),
                             run.solver.getTypeFilter(types.getUnknown(type)));
}

bool DeclaredTypes::isInterface(TypeId type) const {
  return run.types.isClass(type) &&
         run.hierarchy.isInterface(run.types.getClassId(type));
}

TypeId DeclaredTypes::getProved(TypeId type) const {
  if (!type || run.types.getKind(type) == TypeKind::Unknown)
    return TypeId();
  return isInterface(run.types.getInnermost(type)) ? TypeId() : type;
}

FilterId DeclaredTypes::getCellFilter(const ObjectInfo &object, FieldId field) {
  assert(object.kind != ObjectKind::Unknown && "UnknownObjects has its filter");
  if (field != FieldTable::getElements()) {
    // What a field of a class type holds is of that class.
    TypeId declared = run.maySaturate ? methods.getFieldType(field) : TypeId();
    return declared && !isInterface(declared) ? getFilter(declared)
                                              : FilterId();
  }
  // Nothing is stored into an array of length 0.
  if (object.isEmpty)
    return run.solver.getExactFilter({});
  if (run.types.getKind(object.type) != TypeKind::Array)
    return FilterId();
  return getFilter(run.types.getElement(object.type));
}

void DeclaredTypes::declare(NodeId node, TypeId type) {
  // The JVM's verifier proves classes; an interface may be anything (JVMS
  // 4.10.1.2).
  if (!run.maySaturate || !type || isInterface(type))
    return;
  if (FilterId filter = getFilter(type))
    run.solver.setDeclaredType(node, filter);
}

void DeclaredTypes::prepareField(FieldId field) {
  if (field.index >= isPrepared.size())
    isPrepared.resize(std::max(field.index + 1, run.fields.size()));
  if (isPrepared[field.index])
    return;
  isPrepared[field.index] = true;
  if (jir::FieldId declared = run.fields.getEntry(field).field) {
    ClassId owner = run.hierarchy.getField(declared).owner;
    run.solver.setFieldOwners(field, getFilter(run.types.getClass(owner)));
  } else if (field == FieldTable::getElements()) {
    TypeId object = run.types.getClass(run.hierarchy.getObject());
    run.solver.setFieldOwners(field, getFilter(run.types.getArray(object)));
  }
}
