//===- ContextRules.cpp - What contexts are given to ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// By what objects refer to, and by the classes that link for the JVM.
//
//===----------------------------------------------------------------------===//

#include "ContextRules.h"
#include "EngineParts.h"
#include "JdkNames.h"
#include "jir/Dialect/JVM/JVMTypes.h"

using namespace jir;
using namespace jir::pointsto;

/// What values of a type refer to, as far as their type tells.
ContextRules::Content ContextRules::getContent(TypeId type) {
  type = run.types.getInnermost(type);
  if (run.types.getKind(type) == TypeKind::Primitive)
    return Content::None;
  if (!run.types.isClass(type))
    return Content::Some;
  ClassId id = run.types.getClassId(type);
  if (merged.isMerged(type) ||
      hasJdkRole(run.hierarchy.getName(id), JdkRole::Class))
    return Content::None;
  bool isOpen = run.hierarchy.isInterface(id) ||
                id == run.hierarchy.getObject() || run.hierarchy.isPhantom(id);
  return isOpen ? Content::Some : Content::OfClass;
}

bool ContextRules::isContextIrrelevant(TypeId type) {
  Content content = getContent(type);
  if (content != Content::OfClass)
    return content == Content::None;
  // Numbers, dates and the like refer to nothing that has contexts.
  return !hasContent(run.types.getClassId(run.types.getInnermost(type)));
}

/// Whether all values of a type are alike: text, classes, boxed numbers.
bool ContextRules::isUniform(TypeId type) {
  type = run.types.getInnermost(type);
  return run.types.getKind(type) == TypeKind::Primitive ||
         (run.types.isClass(type) && isContextIrrelevant(type) &&
          (merged.isMerged(type) || run.types.isExact(type)));
}

/// Whether methods of a class have something to tell apart by its objects: its
/// fields, or those of what they refer to, hold more than text and numbers.
bool ContextRules::hasContent(ClassId id) {
  if (auto it = contentOf.find(id); it != contentOf.end())
    return it->second;
  // Classes refer to each other, so the answer is none only for all of them.
  llvm::SetVector<ClassId> visited;
  visited.insert(id);
  for (size_t next = 0; next != visited.size(); ++next) {
    ClassId each = visited[next];
    auto it = contentOf.find(each);
    bool isFound =
        it == contentOf.end() ? addReferred(each, visited) : it->second;
    if (isFound)
      return contentOf[id] = true;
  }
  for (ClassId each : visited)
    contentOf[each] = false;
  return false;
}

/// Adds the classes that the fields of a class are declared with, and its
/// superclass. True if a field holds more than these.
bool ContextRules::addReferred(ClassId id, llvm::SetVector<ClassId> &classes) {
  if (isLinkingClass(run.hierarchy.getName(id)))
    return false;
  mlir::MLIRContext *context = run.hierarchy.getProgram().getContext();
  for (uint32_t index : run.hierarchy.getFieldIndices(id)) {
    const FieldInfo &info = run.hierarchy.getField(jir::FieldId(index));
    if (info.flags & access::Static)
      continue;
    mlir::Type type =
        jvm::getFieldType(context, jvm::splitFieldMember(info.member).second);
    if (!type || !jvm::isReference(type))
      continue;
    TypeId known = run.types.getInnermost(run.types.get(type));
    Content content = getContent(known);
    if (content == Content::Some)
      return true;
    if (content == Content::OfClass)
      classes.insert(run.types.getClassId(known));
  }
  if (ClassId super = run.hierarchy.getSuperclass(id))
    classes.insert(super);
  return false;
}

bool ContextRules::isContextFree(MethodId method) {
  if (method.index >= contextFree.size())
    contextFree.resize(
        std::max<size_t>(method.index + 1, run.hierarchy.getNumMethods()));
  uint8_t &known = contextFree[method.index];
  if (known == 0)
    known = computeContextFree(method) ? 1 : 2;
  return known == 1;
}

bool ContextRules::computeContextFree(MethodId method) {
  const MethodInfo info = run.hierarchy.getMethod(method);
  if (method == run.known.objectInit || method == run.known.clone ||
      method == run.known.arraycopy)
    return true;
  // What a model states is done for the caller, as by Unsafe.
  if (info.isNative() && !methods.getFacts(method).hasBody)
    return true;
  if (isLinkingClass(run.hierarchy.getName(info.owner)))
    return true;
  // A static method sees of its caller what it is given, and what it makes is
  // made for the caller.
  TypeId returned = methods.getReturnType(method);
  return info.isStatic() && (!returned || isUniform(returned)) &&
         llvm::all_of(methods.getParameterTypes(method),
                      [&](TypeId type) { return isContextIrrelevant(type); });
}

bool ContextRules::mayBegin(MethodId method) const {
  return run.config.context != ContextKind::Insensitive ||
         run.config.shortcuts == ShortcutMode::AllContainers || !method ||
         run.hierarchy.getOrigin(run.hierarchy.getMethod(method).owner) !=
             jvm::Origin::Platform;
}

/// Whether a method makes constants that are parts of a container, as the
/// platform's empty list: they would merge what is empty with all that is
/// merged.
bool ContextRules::makesConstants(MethodId method) const {
  const MethodInfo info = run.hierarchy.getMethod(method);
  return run.hierarchy.getMethodName(method) == "<clinit>" &&
         hasJdkRole(getOutermost(run.hierarchy.getName(info.owner)),
                    JdkRole::Container);
}

bool ContextRules::givesContext(const ObjectInfo &receiver) {
  if (receiver.context == ContextTable::getEmpty() &&
      !mayBegin(receiver.method) &&
      !(receiver.isPart && makesConstants(receiver.method)))
    return false;
  // What a plugin makes out of nothing is one object a member or class.
  return ((receiver.kind == ObjectKind::Allocated && receiver.method) ||
          receiver.kind == ObjectKind::Synthetic) &&
         !receiver.constant && run.types.isClass(receiver.type) &&
         hasContent(run.types.getClassId(receiver.type));
}

bool ContextRules::isPart(TypeId type, MethodId maker) const {
  if (run.types.getKind(type) == TypeKind::Array)
    return true;
  if (!run.types.isClass(type))
    return false;
  // The platform's nested classes are parts of what makes them, or its views; a
  // program's may be anything. A stage made by a stage is not part of it.
  ClassId id = run.types.getClassId(type),
          owner = run.hierarchy.getMethod(maker).owner;
  llvm::StringRef name = run.hierarchy.getName(id);
  return run.hierarchy.getOrigin(id) == jvm::Origin::Platform &&
         name.contains('$') &&
         getOutermost(name) == getOutermost(run.hierarchy.getName(owner)) &&
         !run.hierarchy.isSubtype(id, owner);
}
