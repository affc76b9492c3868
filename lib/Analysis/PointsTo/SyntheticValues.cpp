//===- SyntheticValues.cpp - Values from outside the program ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Objects that the program made, and one more a type.
//
//===----------------------------------------------------------------------===//

#include "SyntheticValues.h"
#include "JdkNames.h"

using namespace jir;
using namespace jir::pointsto;

NodeId SyntheticValues::getBoundedBy(TypeId type) {
  auto [it, inserted] = bounded.try_emplace(type);
  if (!inserted)
    return it->second;
  NodeId node = run.solver.addNode();
  it->second = node;
  if (run.types.getKind(type) == TypeKind::Array) {
    if (NodeId elements = heap.addArray(node, heap.getJvmMade(type))) {
      run.solver.addCopy(getBoundedBy(run.types.getElement(type)), elements);
      run.solver.addCopy(heap.getInstantiated(type), node);
    }
    return node;
  }
  ClassId id = run.types.getClassId(type);
  if (id == run.hierarchy.getObject()) {
    run.solver.addToSet(node, unknowns.get("native"));
    return node;
  }
  if (run.hierarchy.isInstantiable(id))
    run.solver.addToSet(node, heap.getJvmMade(type));
  // Which class a Class is for is a question for reflection alone.
  if (!hasJdkRole(run.hierarchy.getName(id), JdkRole::Class))
    run.solver.addCopy(heap.getInstantiated(type), node);
  return node;
}

void SyntheticValues::addNativeResult(NodeId node, TypeId type) {
  if (!type)
    return;
  run.solver.addCopy(getBoundedBy(type), node);
  // A class that has no other subtypes leaves no doubt of what it is.
  if (!run.config.assumptions.contains(Assumption::NativesAllocateNothingNew) &&
      !run.types.isExact(type))
    run.solver.addToSet(node, unknowns.get("native", type));
}

NodeId SyntheticValues::getBoxed(char kind) {
  llvm::StringRef name = getBoxName(kind);
  if (name.empty() || !run.hierarchy.lookupClass(name))
    return NodeId();
  TypeId type = run.types.getClass(name);
  auto [it, inserted] = boxed.try_emplace(type);
  if (inserted) {
    it->second = run.solver.addNode();
    run.solver.addToSet(it->second, heap.getJvmMade(type));
  }
  return it->second;
}

//===----------------------------------------------------------------------===//
// Callers of entry points
//===----------------------------------------------------------------------===//

NodeId SyntheticValues::getSynthetic(TypeId type) {
  auto [it, inserted] = synthetic.try_emplace(type);
  if (!inserted)
    return it->second;
  NodeId node = run.solver.addNode();
  it->second = node;
  if (run.types.getKind(type) == TypeKind::Array) {
    if (NodeId elements = heap.addArray(node, heap.getSynthetic(type)))
      run.solver.addCopy(getSynthetic(run.types.getElement(type)), elements);
    return node;
  }
  ClassId id = run.types.getClassId(type);
  // Any object may come for a java.lang.Object: those that there are.
  if (id == run.hierarchy.getObject()) {
    run.solver.addToSet(node, heap.getSynthetic(type));
    run.solver.addCopy(heap.getAll(), node);
    return node;
  }
  for (ClassId sub : getSyntheticClasses(id))
    run.solver.addToSet(node, heap.getSynthetic(run.types.getClass(sub)));
  run.solver.addCopy(heap.getInstantiated(type), node);
  return node;
}

llvm::SmallVector<ClassId>
SyntheticValues::getSyntheticClasses(ClassId type) const {
  const ClassHierarchy &hierarchy = run.hierarchy;
  llvm::SmallVector<ClassId> found;
  if (run.config.syntheticClasses == SyntheticClasses::None)
    return found;
  if (run.config.syntheticClasses == SyntheticClasses::Exact) {
    if (hierarchy.isInstantiable(type))
      found.push_back(type);
    return found;
  }
  for (ClassId sub : run.hierarchy.getSubtypes(type))
    if (hierarchy.isInstantiable(sub))
      found.push_back(sub);
  auto isPlatform = [&](ClassId id) {
    return hierarchy.getOrigin(id) == jvm::Origin::Platform;
  };
  if (run.config.syntheticClasses == SyntheticClasses::Program &&
      !llvm::all_of(found, isPlatform))
    llvm::erase_if(found, isPlatform);
  return found;
}

//===----------------------------------------------------------------------===//
// Linking
//===----------------------------------------------------------------------===//

NodeId SyntheticValues::getLinkArgument(TypeId type) {
  if (run.types.getKind(type) == TypeKind::Array)
    return getLinkedArray(type);
  if (!run.types.isClass(type) ||
      run.types.getClassId(type) != run.hierarchy.getObject())
    return getLinkedObject(type);
  if (linkArgument)
    return linkArgument;
  linkArgument = run.solver.addNode();
  for (llvm::StringRef name : getJdkClasses(JdkRole::LinkArgument))
    if (run.hierarchy.lookupClass(name))
      run.solver.addCopy(getBoundedBy(run.types.getClass(name)), linkArgument);
  return linkArgument;
}

/// An array of its own, made for this.
NodeId SyntheticValues::getLinkedArray(TypeId type) {
  auto [it, inserted] = linked.try_emplace(type);
  if (!inserted)
    return it->second;
  NodeId node = run.solver.addNode();
  it->second = node;
  ObjectId array = heap.getJvmMade(type);
  run.solver.addToSet(node, array);
  TypeId element = run.types.getElement(type);
  if (run.types.getKind(element) != TypeKind::Primitive) {
    NodeId cell = heap.getCell(array, FieldTable::getElements());
    run.solver.addCopy(getLinkArgument(element), cell);
  }
  return node;
}

/// What links gets no objects of the program but those it is made for.
NodeId SyntheticValues::getLinkedObject(TypeId type) {
  ClassId id = run.types.getClassId(type);
  if (run.hierarchy.getName(id).getValue().starts_with("java.lang."))
    return getBoundedBy(type);
  auto [it, inserted] = linked.try_emplace(type);
  if (!inserted)
    return it->second;
  NodeId node = run.solver.addNode();
  it->second = node;
  run.solver.addToSet(node, run.hierarchy.isInstantiable(id)
                                ? heap.getJvmMade(type)
                                : unknowns.get("method-handle", type));
  return node;
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

NodeId SyntheticValues::getJvmThrown(uint32_t exceptions) {
  auto [it, inserted] = jvmThrown.try_emplace(exceptions);
  if (!inserted)
    return it->second;
  NodeId node = run.solver.addNode();
  it->second = node;
  for (auto [index, name] : llvm::enumerate(getJvmExceptionNames()))
    if ((exceptions >> index & 1) && run.hierarchy.lookupClass(name))
      run.solver.addToSet(node, heap.getJvmMade(run.types.getClass(name)));
  if (exceptions & kPassedErrors)
    run.solver.addCopy(passedErrors, node);
  return node;
}

void SyntheticValues::passErrors(NodeId thrown) {
  llvm::StringRef error = getJdkClasses(JdkRole::Error).front();
  if (run.hierarchy.lookupClass(error))
    run.solver.addCopy(thrown, passedErrors,
                       declared.getFilter(run.types.getClass(error)));
}
