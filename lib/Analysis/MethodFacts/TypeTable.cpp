//===- TypeTable.cpp - Types and fields of a points-to run ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Interning, and the rules of checkcast (JVMS 6.5).
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/MethodFacts/TypeTable.h"
#include "jir/Dialect/JVM/JVMTypes.h"

using namespace jir;
using namespace jir::pointsto;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

TypeTable::TypeTable(ClassHierarchy &hierarchy)
    : hierarchy(hierarchy),
      cloneable(hierarchy.lookupClass("java.lang.Cloneable")),
      serializable(hierarchy.lookupClass("java.io.Serializable")) {
  unknown = add({TypeKind::Unknown, hierarchy.getObject(), TypeId()});
}

TypeId TypeTable::add(const Entry &entry) {
  types.push_back(entry);
  return TypeId(types.size() - 1);
}

TypeId TypeTable::getClass(ClassId id) {
  if (id.index >= classTypes.size())
    classTypes.resize(std::max(id.index + 1, hierarchy.getNumClasses()));
  TypeId &type = classTypes[id.index];
  if (!type)
    type = add({TypeKind::Class, id, TypeId()});
  return type;
}

TypeId TypeTable::getClass(llvm::StringRef name) {
  mlir::MLIRContext *context = hierarchy.getProgram().getContext();
  return getClass(hierarchy.getClass(mlir::StringAttr::get(context, name)));
}

TypeId TypeTable::getArray(TypeId element) {
  if (element.index >= arrayTypes.size())
    arrayTypes.resize(std::max<size_t>(element.index + 1, types.size()));
  if (TypeId type = arrayTypes[element.index])
    return type;
  TypeId type = add({TypeKind::Array, hierarchy.getObject(), element});
  arrayTypes[element.index] = type;
  return type;
}

TypeId TypeTable::getPrimitive(mlir::Type type) {
  primitives.push_back(type);
  return add({TypeKind::Primitive, ClassId(), TypeId(),
              uint32_t(primitives.size() - 1)});
}

TypeId TypeTable::get(mlir::Type type) {
  if (TypeId id = known.lookup(type))
    return id;
  TypeId id;
  if (auto ref = llvm::dyn_cast<jvm::RefType>(type))
    id = getClass(ref.isUnion() ? hierarchy.getObject()
                                : hierarchy.getClass(ref.getName()));
  else if (auto array = llvm::dyn_cast<jvm::ArrayType>(type))
    id = getArray(get(array.getElementType()));
  else if (auto uninit = llvm::dyn_cast<jvm::UninitType>(type))
    id = getClass(hierarchy.getClass(uninit.getName()));
  else if (auto self = llvm::dyn_cast<jvm::UninitThisType>(type))
    id = getClass(hierarchy.getClass(self.getName()));
  else if (llvm::isa<jvm::NullType>(type))
    id = getClass(hierarchy.getObject());
  else
    id = getPrimitive(type);
  known[type] = id;
  return id;
}

TypeId TypeTable::addFunction(llvm::ArrayRef<ClassId> list) {
  std::vector<ClassId> all(list.begin(), list.end());
  for (ClassId id : list)
    llvm::append_range(all, hierarchy.getAllInterfaces(id));
  llvm::sort(all);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  interfaces.push_back(std::move(all));
  return add({TypeKind::Function, hierarchy.getObject(), TypeId(),
              uint32_t(interfaces.size() - 1)});
}

bool TypeTable::isSubtype(TypeId sub, TypeId super) const {
  const Entry &a = types[sub.index], &b = types[super.index];
  if (sub == super)
    return true;
  if (a.kind == TypeKind::Primitive || b.kind == TypeKind::Primitive)
    return false;
  if (a.kind == TypeKind::Unknown && a.element)
    return isSubtype(a.element, super);
  if (b.kind == TypeKind::Array)
    return a.kind == TypeKind::Array && isSubtype(a.element, b.element);
  if (b.kind != TypeKind::Class)
    return false;
  if (b.classId == hierarchy.getObject())
    return true;
  switch (a.kind) {
  case TypeKind::Class:
    return hierarchy.isSubtype(a.classId, b.classId);
  case TypeKind::Array:
    return b.classId == cloneable || b.classId == serializable;
  case TypeKind::Function:
    return llvm::is_contained(interfaces[a.detail], b.classId);
  case TypeKind::Primitive:
  case TypeKind::Unknown:
    break;
  }
  return false;
}

bool TypeTable::isOpen(TypeId sub, TypeId super) const {
  const Entry &a = types[sub.index], &b = types[super.index];
  if (a.kind == TypeKind::Unknown)
    return a.element && isOpen(a.element, super);
  if (a.kind == TypeKind::Array && b.kind == TypeKind::Array)
    return isOpen(a.element, b.element);
  if (a.kind != TypeKind::Class || b.kind != TypeKind::Class ||
      hierarchy.isPhantom(b.classId) == false)
    return false;
  return a.classId != b.classId &&
         (hierarchy.isPhantom(a.classId) || hierarchy.isIncomplete(a.classId));
}

bool TypeTable::isExact(TypeId id) const {
  const Entry &entry = types[id.index];
  switch (entry.kind) {
  case TypeKind::Class:
    return hierarchy.isFinal(entry.classId);
  case TypeKind::Array:
    return isExact(entry.element);
  case TypeKind::Primitive:
    return true;
  case TypeKind::Function:
  case TypeKind::Unknown:
    return false;
  }
  llvm_unreachable("all kinds are covered");
}

bool TypeTable::mayMeet(TypeId a, TypeId b) const {
  if (isKnownToBe(a, b) || isKnownToBe(b, a))
    return true;
  const Entry &first = types[a.index], &second = types[b.index];
  if (first.kind == TypeKind::Array && second.kind == TypeKind::Array)
    return mayMeet(first.element, second.element);
  if (first.kind != TypeKind::Class || second.kind != TypeKind::Class)
    return false;
  // A subclass may add an interface.
  bool isOpenInterface =
      (hierarchy.isInterface(first.classId) && !isExact(b)) ||
      (hierarchy.isInterface(second.classId) && !isExact(a));
  return isOpenInterface || hierarchy.isPhantom(first.classId) ||
         hierarchy.isPhantom(second.classId);
}

bool TypeTable::mayBe(TypeId sub, TypeId super) const {
  const Entry &entry = types[sub.index];
  if (entry.kind == TypeKind::Unknown)
    return !entry.element || mayMeet(entry.element, super);
  return isKnownToBe(sub, super);
}

bool TypeTable::isKnownToBe(TypeId sub, TypeId super) const {
  return isSubtype(sub, super) || isOpen(sub, super);
}

bool TypeTable::mayNotBe(TypeId sub, TypeId super) const {
  return !isSubtype(sub, super);
}

TypeId TypeTable::getUnknown(TypeId bound) {
  if (!bound || getKind(bound) == TypeKind::Unknown ||
      (isClass(bound) && getClassId(bound) == hierarchy.getObject()))
    return unknown;
  auto [it, inserted] = unknownOf.try_emplace(bound);
  if (!inserted)
    return it->second;
  TypeId id = add({TypeKind::Unknown, hierarchy.getObject(), bound});
  return unknownOf[bound] = id;
}

bool TypeTable::isNarrowed(TypeId sub, TypeId type) const {
  const Entry &entry = types[sub.index];
  return entry.kind == TypeKind::Unknown && !isSubtype(sub, type) &&
         mayBe(sub, type);
}

TypeId TypeTable::narrow(TypeId sub, TypeId type) {
  if (!isNarrowed(sub, type))
    return sub;
  TypeId bound = getElement(sub);
  // Of two that do not contain each other the class tells more.
  bool keeps = bound && !isSubtype(type, bound) && isClass(type) &&
               hierarchy.isInterface(getClassId(type));
  return keeps ? sub : getUnknown(type);
}

std::string TypeTable::getName(TypeId id) const {
  const Entry &entry = types[id.index];
  switch (entry.kind) {
  case TypeKind::Class:
    return hierarchy.getName(entry.classId).str();
  case TypeKind::Array:
    return getName(entry.element) + "[]";
  case TypeKind::Primitive: {
    mlir::Type type = primitives[entry.detail];
    if (type.isInteger(1))
      return "boolean";
    if (type.isUnsignedInteger(16))
      return "char";
    if (type.isInteger(8))
      return "byte";
    if (type.isInteger(16))
      return "short";
    if (type.isInteger(32))
      return "int";
    if (type.isInteger(64))
      return "long";
    return type.isF32() ? "float" : "double";
  }
  case TypeKind::Function: {
    std::string text = "function";
    for (ClassId each : interfaces[entry.detail])
      text += " " + hierarchy.getName(each).str();
    return text;
  }
  case TypeKind::Unknown:
    return entry.element ? "unknown " + getName(entry.element) : "unknown";
  }
  llvm_unreachable("all kinds are covered");
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

FieldTable::FieldTable(ClassHierarchy &hierarchy) : hierarchy(hierarchy) {
  fields.emplace_back();
}

FieldId FieldTable::get(jir::FieldId field) {
  auto [it, inserted] = byField.try_emplace(field, FieldId(fields.size()));
  if (inserted)
    fields.push_back({field, {}});
  return it->second;
}

FieldId FieldTable::get(jvm::FieldRefAttr reference) {
  auto [it, inserted] =
      byReference.try_emplace(reference, FieldId(fields.size()));
  if (inserted)
    fields.push_back({jir::FieldId(), reference});
  return it->second;
}

std::string FieldTable::getName(FieldId id) const {
  const FieldEntry &entry = fields[id.index];
  if (entry.reference)
    return (entry.reference.getOwner().getValue() + "." +
            entry.reference.getMember().getValue())
        .str();
  if (!entry.field)
    return "[]";
  const FieldInfo &info = hierarchy.getField(entry.field);
  return (hierarchy.getName(info.owner).getValue() + "." +
          info.member.getValue())
      .str();
}
