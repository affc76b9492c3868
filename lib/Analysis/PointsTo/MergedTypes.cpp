//===- MergedTypes.cpp - Types whose objects share one ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text and exceptions by their classes, plain objects by their fields.
//
//===----------------------------------------------------------------------===//

#include "MergedTypes.h"
#include "JdkNames.h"
#include "jir/Dialect/JVM/JVMTypes.h"

using namespace jir;
using namespace jir::pointsto;

bool MergedTypes::isMerged(TypeId type) {
  if (!run.types.isClass(type))
    return false;
  auto [it, inserted] = merged.try_emplace(type, false);
  if (inserted)
    it->second = computeMerged(run.types.getClassId(type));
  return it->second;
}

bool MergedTypes::computeMerged(ClassId id) const {
  llvm::StringRef name = run.hierarchy.getName(id);
  ClassId throwable =
      run.hierarchy.lookupClass(getJdkClasses(JdkRole::Throwable).front());
  bool isException = throwable && run.hierarchy.isSubtype(id, throwable);
  return (hasJdkRole(name, JdkRole::Text) && !run.config.distinguishStrings) ||
         (hasJdkRole(name, JdkRole::TextBuilder) &&
          !run.config.distinguishBuilders) ||
         (isException && !run.config.distinguishExceptions);
}

bool MergedTypes::isPlain(TypeId type) {
  if (run.types.getKind(type) == TypeKind::Array) {
    TypeId element = run.types.getElement(type);
    // Tables of names are worth telling apart.
    return run.types.getKind(element) == TypeKind::Primitive ||
           (run.types.isExact(element) && isPlain(element));
  }
  if (!run.types.isClass(type))
    return false;
  auto [it, inserted] = plain.try_emplace(type, false);
  if (!inserted)
    return it->second;
  bool found = computePlain(run.types.getClassId(type));
  return plain[type] = found;
}

bool MergedTypes::computePlain(ClassId id) {
  ClassHierarchy &hierarchy = run.hierarchy;
  mlir::MLIRContext *context = hierarchy.getProgram().getContext();
  for (; id; id = hierarchy.getSuperclass(id)) {
    if (hierarchy.isPhantom(id) || hierarchy.isInterface(id))
      return false;
    for (uint32_t index : hierarchy.getFieldIndices(id)) {
      const FieldInfo &info = hierarchy.getField(jir::FieldId(index));
      mlir::Type declared =
          jvm::getFieldType(context, jvm::splitFieldMember(info.member).second);
      bool isStatic = info.flags & access::Static;
      if (isStatic || !declared || !jvm::isReference(declared))
        continue;
      TypeId type = run.types.get(declared);
      if (!run.types.isExact(type) || !(isMerged(type) || isPlain(type)))
        return false;
    }
  }
  return true;
}

bool MergedTypes::isMergedIn(TypeId type, MethodId method) {
  if (isMerged(type))
    return true;
  ClassId owner = run.hierarchy.getMethod(method).owner;
  return !run.config.distinguishPlain &&
         run.hierarchy.getOrigin(owner) == jvm::Origin::Platform &&
         isPlain(type);
}
