//===- EngineContexts.cpp - What contexts are given to ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Methods and receivers that contexts tell nothing of, whatever the policy, and
// the end of the budget for contexts. All of it only merges: what it leaves
// apart may be merged soundly.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "jir/Dialect/JVM/JVMTypes.h"

using namespace jir;
using namespace jir::pointsto;

/// Packages of the code that links for the JVM: it is entered from everywhere,
/// and what it does with objects nobody sees.
static constexpr llvm::StringLiteral kLinkingPackages[] = {
    "java.lang.invoke.", "sun.invoke.", "jdk.internal.reflect."};

bool Engine::isDull(TypeId type) {
  if (types.getKind(type) == TypeKind::Primitive)
    return true;
  if (types.getKind(type) == TypeKind::Array)
    return isDull(types.getElement(type));
  if (!types.isClass(type))
    return false;
  ClassId id = types.getClassId(type);
  if (isMerged(type) || hierarchy.getName(id) == "java.lang.Class")
    return true;
  // Numbers, dates and the like: what they refer to is as dull as they are.
  return !hierarchy.isInterface(id) && id != hierarchy.getObject() &&
         !hierarchy.isPhantom(id) && !hasContent(id);
}

/// Whether all values of a type are alike: text, classes, boxed numbers.
bool Engine::isUniform(TypeId type) {
  while (types.getKind(type) == TypeKind::Array)
    type = types.getElement(type);
  return types.getKind(type) == TypeKind::Primitive ||
         (types.isClass(type) && isDull(type) &&
          (isMerged(type) || types.isExact(type)));
}

/// Whether methods of a class have something to tell apart by its objects: a
/// field that holds references to more than text and numbers.
bool Engine::hasContent(ClassId id) {
  auto [it, inserted] = contentOf.try_emplace(id, false);
  if (!inserted)
    return it->second;
  llvm::StringRef name = hierarchy.getName(id);
  for (llvm::StringRef prefix : kLinkingPackages)
    if (name.starts_with(prefix))
      return false;
  mlir::MLIRContext *context = hierarchy.getProgram().getContext();
  bool found = false;
  for (uint32_t index : hierarchy.getFieldIndices(id)) {
    const FieldInfo &info = hierarchy.getField(jir::FieldId(index));
    mlir::Type type =
        jvm::getFieldType(context, jvm::splitFieldMember(info.member).second);
    bool isStatic = info.flags & access::Static;
    found |=
        !isStatic && type && jvm::isReference(type) && !isDull(types.get(type));
  }
  if (ClassId super = hierarchy.getSuperclass(id); super && !found)
    found = hasContent(super);
  return contentOf[id] = found;
}

bool Engine::isContextFree(MethodId method) {
  if (method.index >= contextFree.size())
    contextFree.resize(
        std::max<size_t>(method.index + 1, hierarchy.getNumMethods()));
  uint8_t &known = contextFree[method.index];
  if (known == 0)
    known = computeContextFree(method) ? 1 : 2;
  return known == 1;
}

bool Engine::computeContextFree(MethodId method) {
  const MethodInfo info = hierarchy.getMethod(method);
  if (method == objectInit || method == cloneMethod ||
      method == arraycopyMethod)
    return true;
  // What a model says is done for the caller, as by Unsafe.
  if (info.isNative() && !getSummary(method).hasBody)
    return true;
  llvm::StringRef name = hierarchy.getName(info.owner);
  for (llvm::StringRef prefix : kLinkingPackages)
    if (name.starts_with(prefix))
      return true;
  // A static method sees of its caller what it is given, and what it makes is
  // made for the caller.
  TypeId returned = getReturnType(method);
  return info.isStatic() && (!returned || isUniform(returned)) &&
         llvm::all_of(getParameterTypes(method),
                      [&](TypeId type) { return isDull(type); });
}

bool Engine::givesContext(const ObjectInfo &receiver) {
  // What a plugin makes out of nothing is one object a member or class.
  return ((receiver.kind == ObjectKind::Allocated && receiver.method) ||
          receiver.kind == ObjectKind::Invented) &&
         !receiver.constant && types.isClass(receiver.type) &&
         hasContent(types.getClassId(receiver.type));
}

bool Engine::isPart(TypeId type, MethodId maker) {
  if (types.getKind(type) == TypeKind::Array)
    return true;
  if (!types.isClass(type))
    return false;
  // The platform's nested classes are parts of what makes them, or its views;
  // a program's may be anything. A stage made by a stage is no part of it.
  ClassId id = types.getClassId(type), owner = hierarchy.getMethod(maker).owner;
  llvm::StringRef name = hierarchy.getName(id);
  return hierarchy.getOrigin(id) == jvm::Origin::Platform &&
         name.contains('$') &&
         getOutermost(name) == getOutermost(hierarchy.getName(owner)) &&
         !hierarchy.isSubtype(id, owner);
}

bool Engine::haveContextsEnded() {
  if (statistics.contextEnd)
    return true;
  bool isOver =
      (config.contextNodes && solver.getNumNodes() > config.contextNodes) ||
      (config.contextFacts &&
       solver.getPropagations() >= config.contextFacts) ||
      solver.getDegradation();
  if (isOver)
    statistics.contextEnd = instances.size();
  return isOver;
}
