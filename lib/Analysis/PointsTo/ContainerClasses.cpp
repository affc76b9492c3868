//===- ContainerClasses.cpp - Classes that keep what they get ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A fixpoint: a container's class, and the interfaces of it that hand out
// objects, count as contents of others, so an iterator, which keeps a list and
// returns an object, is one as well.
//
//===----------------------------------------------------------------------===//

#include "ContainerClasses.h"

using namespace jir;
using namespace jir::pointsto;

void ContainerClasses::addMethod(MethodId method,
                                 const MethodSignature &signature,
                                 llvm::ArrayRef<TypeId> parameters,
                                 TypeId returned,
                                 llvm::ArrayRef<Allocation> allocations) {
  Method added;
  added.method = method;
  // A native method of any class works for its caller.
  added.isStatic =
      !signature.hasReceiver || hierarchy.getMethod(method).isNative();
  added.isProgram = hierarchy.getOrigin(hierarchy.getMethod(method).owner) !=
                    jvm::Origin::Platform;
  added.parameters.append(parameters.begin(), parameters.end());
  added.returned = returned;
  for (auto [index, type] : llvm::enumerate(parameters))
    if (flow.getSinks(method, index + signature.hasReceiver) &
        (ContextFlow::KeptByThis | ContextFlow::KeptByOthers))
      added.kept.push_back(type);
  // What a builder builds holds what it was given.
  uint8_t given = ContextFlow::Returned;
  if (added.isProgram)
    given |= ContextFlow::Wrapped;
  added.givesBack = !added.isStatic && flow.getSinks(method, 0) & given;
  for (const Allocation &each : allocations)
    if (types.isClass(each.type))
      added.made.push_back(types.getClassId(each.type));
  numbers[method] = methods.size();
  methods.push_back(std::move(added));
}

bool ContainerClasses::isContent(TypeId type, bool isProgram) const {
  if (!type)
    return false;
  type = types.getInnermost(type);
  if (!types.isClass(type))
    return false;
  ClassId id = types.getClassId(type);
  return id == hierarchy.getObject() || content.contains(id) ||
         (isProgram && hierarchy.getSubtypes(id).size() > 1);
}

bool ContainerClasses::has(const llvm::DenseSet<ClassId> &property,
                           ClassId id) const {
  for (; id; id = hierarchy.getSuperclass(id))
    if (property.contains(id))
      return true;
  return false;
}

/// Whether a method of an interface returns a java.lang.Object.
bool ContainerClasses::handsOut(ClassId interface) const {
  return llvm::any_of(hierarchy.getMethodIndices(interface),
                      [&](uint32_t index) {
                        return hierarchy.getMember(MethodId(index))
                            .getValue()
                            .ends_with(")Ljava/lang/Object;");
                      });
}

void ContainerClasses::addContainer(ClassId id) {
  for (; id && id != hierarchy.getObject() && containers.insert(id).second;
       id = hierarchy.getSuperclass(id)) {
    content.insert(id);
    llvm::SmallVector<ClassId> open(hierarchy.getInterfaces(id));
    while (!open.empty()) {
      ClassId interface = open.pop_back_val();
      bool isNew = handsOut(interface) && content.insert(interface).second;
      if (isNew)
        containers.insert(interface);
      llvm::append_range(open, hierarchy.getInterfaces(interface));
    }
  }
}

/// Whether more is known than before.
bool ContainerClasses::update(const Method &method) {
  if (method.isStatic)
    return false;
  ClassId owner = hierarchy.getMethod(method.method).owner;
  size_t before = keeping.size() + giving.size() + containers.size();
  if (llvm::any_of(method.kept, [&](TypeId type) {
        return isContent(type, method.isProgram);
      }))
    keeping.insert(owner);
  // Nodes that only their list looks into return nothing by a method.
  if (containers.contains(owner))
    for (ClassId made : method.made)
      if (!containers.contains(made) && has(keeping, made))
        addContainer(made);
  if (method.givesBack && isContent(method.returned, method.isProgram))
    giving.insert(owner);
  if (!containers.contains(owner) && has(keeping, owner) && has(giving, owner))
    addContainer(owner);
  return keeping.size() + giving.size() + containers.size() != before;
}

void ContainerClasses::solve() {
  bool changed = true;
  while (changed) {
    changed = false;
    for (const Method &method : methods)
      changed |= update(method);
  }
}

bool ContainerClasses::isChosen(MethodId method) const {
  auto it = numbers.find(method);
  if (it == numbers.end())
    return false;
  const Method &info = methods[it->second];
  if (!info.isStatic)
    return containers.contains(hierarchy.getMethod(method).owner);
  return isContent(info.returned, info.isProgram) ||
         llvm::any_of(info.kept, [&](TypeId type) {
           return isContent(type, info.isProgram);
         });
}
