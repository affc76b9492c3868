//===- UnknownObjects.cpp - Unknown objects ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A check for a type passes unknown objects on as unknown objects of that type;
// what is read from them is unknown of the declared type.
//
//===----------------------------------------------------------------------===//

#include "UnknownObjects.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jvm-points-to"

using namespace jir;
using namespace jir::pointsto;

mlir::StringAttr UnknownObjects::getCause(ObjectId object) const {
  assert(heap[object].kind == ObjectKind::Unknown && "others have no cause");
  return llvm::cast<mlir::StringAttr>(heap[object].constant);
}

ObjectId UnknownObjects::get(llvm::StringRef cause, TypeId type) {
  auto key =
      mlir::StringAttr::get(run.hierarchy.getProgram().getContext(), cause);
  return getOf(key, declared.getProved(type));
}

ObjectId UnknownObjects::getDeclared(ObjectId of, TypeId type) {
  return getOf(getCause(of), declared.getProved(type));
}

ObjectId UnknownObjects::getNarrowed(ObjectId of, TypeId type) {
  TypeId known = run.types.narrow(heap[of].type, type);
  return getOf(getCause(of), run.types.getElement(known));
}

TypeId UnknownObjects::getKept(TypeId type) {
  if (run.types.getKind(type) == TypeKind::Array) {
    TypeId element = getKept(run.types.getElement(type));
    return element ? run.types.getArray(element) : TypeId();
  }
  if (run.types.isExact(type))
    return type;
  if (!run.types.isClass(type))
    return TypeId();
  ClassId id = run.types.getClassId(type);
  if (run.hierarchy.isInterface(id) || id == run.hierarchy.getObject())
    return TypeId();
  ClassId top;
  for (; id != run.hierarchy.getObject();
       id = run.hierarchy.getSuperclass(id)) {
    // What an absent class extends is not known.
    if (!id || run.hierarchy.isPhantom(id))
      return TypeId();
    top = id;
  }
  return run.types.getClass(top);
}

ObjectId UnknownObjects::getOf(mlir::StringAttr cause, TypeId bound) {
  // One object represents all strings: no doubt is left.
  if (bound && run.types.isExact(bound) && merged.isMerged(bound))
    return heap.getMerged(bound);
  // Saturated sets hold all unknown objects.
  if (bound)
    bound = run.config.solver.saturationLimit || run.solver.getDegradation()
                ? TypeId()
                : getKept(bound);
  TypeId type = run.types.getUnknown(bound);
  auto [it, inserted] = unknowns.try_emplace({cause, type});
  if (inserted) {
    ObjectInfo info{ObjectKind::Unknown, type, MethodId(), -1,
                    ContextTable::getEmpty()};
    info.constant = cause;
    it->second = heap.add(info);
    LDBG() << "object " << it->second.index << " is unknown, by "
           << cause.getValue() << ", as " << run.types.getName(type);
  }
  return it->second;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

void UnknownObjects::addChecked(NodeId from, NodeId to, TypeId type) {
  TypeTable &types = run.types;
  if (types.isClass(type) &&
      types.getClassId(type) == run.hierarchy.getObject())
    return run.solver.addCopy(from, to);
  // Of an unknown object no more is kept than before.
  if (!isNarrowing(type))
    return run.solver.addCopy(from, to, declared.getFilter(type));
  run.solver.addCopy(from, to, run.solver.getTypeFilter(type));
  NodeId narrowed = run.solver.addNode();
  run.solver.addCopy(from, narrowed,
                     run.solver.getTypeFilter(types.getUnknown(type)));
  watches.add(narrowed, {Watch::Check, nullptr, checks.size()});
  checks.push_back({to, type});
}

void UnknownObjects::check(uint32_t number, llvm::ArrayRef<ObjectId> objects) {
  const Check check = checks[number];
  for (ObjectId object : objects)
    // A saturated node holds others, too; these pass by themselves.
    if (heap[object].kind == ObjectKind::Unknown)
      run.solver.addToSet(check.to, getNarrowed(object, check.type));
}

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

FilterId UnknownObjects::addCell(ObjectId object, FieldId field) {
  emptyCells.push_back({object, field});
  return run.solver.getExactFilter({run.types.getUnknown()});
}

bool UnknownObjects::fillCells() {
  bool isNew = false;
  while (!emptyCells.empty()) {
    auto [object, field] = emptyCells.back();
    emptyCells.pop_back();
    TypeId bound = run.types.getElement(heap[object].type);
    TypeId type;
    if (field != FieldTable::getElements())
      type = methods.getFieldType(field);
    else if (bound && run.types.getKind(bound) == TypeKind::Array)
      type = run.types.getElement(bound);
    NodeId cell = run.solver.getCell(object, field);
    isNew |= run.solver.addToSet(cell, getDeclared(object, type));
  }
  return isNew;
}
