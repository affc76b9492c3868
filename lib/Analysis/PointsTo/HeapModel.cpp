//===- HeapModel.cpp - The objects of a run ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Objects by their allocation and heap context, or one a type or value.
//
//===----------------------------------------------------------------------===//

#include "HeapModel.h"

using namespace jir;
using namespace jir::pointsto;

llvm::StringRef jir::pointsto::getName(ObjectKind kind) {
  switch (kind) {
  case ObjectKind::Allocated:
    return "allocated";
  case ObjectKind::Merged:
    return "merged";
  case ObjectKind::Function:
    return "function";
  case ObjectKind::JvmMade:
    return "jvm-made";
  case ObjectKind::Synthetic:
    return "synthetic";
  case ObjectKind::Unknown:
    return "unknown";
  }
  llvm_unreachable("all kinds are covered");
}

HeapModel::HeapModel(RunContext &run, MethodTable &methods,
                     DeclaredTypes &declared, MergedTypes &merged,
                     ContextRules &rules, InstanceTable &instances,
                     CallContexts &contexts)
    : run(run), methods(methods), declared(declared), merged(merged),
      rules(rules), instances(instances), contexts(contexts),
      all(run.solver.addNode()) {}

ObjectId HeapModel::add(const ObjectInfo &info) {
  ObjectId id = run.solver.addObject(info.type);
  assert(id.index == objects.size() && "the solver's objects are the heap's");
  objects.push_back(info);
  if (info.kind != ObjectKind::Unknown)
    run.solver.addToSet(all, id);
  return id;
}

//===----------------------------------------------------------------------===//
// One a type or value
//===----------------------------------------------------------------------===//

ObjectId HeapModel::getOneOfType(ObjectKind kind, TypeId type) {
  auto [it, inserted] = oneOfType.try_emplace({uint32_t(kind), type.index});
  if (inserted) {
    ObjectInfo info{kind, type, MethodId(), -1, ContextTable::getEmpty()};
    info.site = methods.addAllocation();
    it->second = add(info);
  }
  return it->second;
}

ObjectId HeapModel::getMerged(TypeId type) {
  return getOneOfType(ObjectKind::Merged, type);
}

ObjectId HeapModel::getJvmMade(TypeId type) {
  return merged.isMerged(type) ? getMerged(type)
                               : getOneOfType(ObjectKind::JvmMade, type);
}

ObjectId HeapModel::getSynthetic(TypeId type) {
  return merged.isMerged(type) ? getMerged(type)
                               : getOneOfType(ObjectKind::Synthetic, type);
}

ObjectId HeapModel::getConstant(mlir::Attribute constant, TypeId type) {
  auto [it, inserted] = oneOfConstant.try_emplace(constant);
  if (inserted) {
    ObjectInfo info{ObjectKind::Allocated, type, MethodId(), -1,
                    ContextTable::getEmpty()};
    info.site = methods.addAllocation();
    info.constant = constant;
    it->second = add(info);
  }
  return it->second;
}

//===----------------------------------------------------------------------===//
// By allocation
//===----------------------------------------------------------------------===//

bool HeapModel::isObjectArray(TypeId type) const {
  if (run.types.getKind(type) != TypeKind::Array)
    return false;
  TypeId element = run.types.getElement(type);
  return run.types.isClass(element) &&
         run.types.getClassId(element) == run.hierarchy.getObject();
}

ObjectId HeapModel::getAllocated(const Allocation &allocation, uint32_t number,
                                 InstanceId id, bool isOfMany) {
  const Instance &instance = instances[id];
  bool isFunction = allocation.kind == AllocationKind::Function;
  if (!isFunction && merged.isMergedIn(allocation.type, instance.method))
    return getMerged(allocation.type);
  ObjectInfo info{ObjectKind::Allocated, allocation.type, instance.method,
                  allocation.bci, ContextTable::getEmpty()};
  info.site = methods.getFirstAllocation(instance.method) + number;
  // An empty array of another type may represent one of its class that
  // toArray(T[]) makes of what is in a collection.
  info.isEmpty = allocation.isEmpty && isObjectArray(allocation.type);
  if (isFunction) {
    info.kind = ObjectKind::Function;
    info.creator = id;
    info.function = allocation.detail;
    info.context = contexts.getHeap(instance.context, false);
    return add(info);
  }
  if (contexts.areKept() || isOfMany)
    return addToSite(info, instance.context);
  return add(info);
}

/// The object of a site for a context of its method; several may share one.
ObjectId HeapModel::addToSite(ObjectInfo info, ContextId context) {
  // Two that hold nothing are as good as one.
  if (!info.isEmpty && contexts.areKept()) {
    info.isPart = rules.isPart(info.type, info.method);
    info.context = contexts.getHeap(context, info.isPart);
  }
  auto [it, inserted] = siteObjects.try_emplace({info.site, info.context});
  if (inserted)
    it->second = add(info);
  return it->second;
}

ObjectId HeapModel::addMade(TypeId type, InstanceId where, int32_t bci) {
  if (merged.isMerged(type))
    return getMerged(type);
  ObjectInfo info{ObjectKind::Allocated, type, instances.getMethod(where), bci,
                  ContextTable::getEmpty()};
  if (!where || !contexts.areKept()) {
    info.site = methods.addAllocation();
    return add(info);
  }
  // One site an instruction, whatever the contexts: a site for each would be a
  // further one in the contexts of the methods that are called on it.
  uint64_t instruction = uint64_t(info.method.index) << 32 | uint32_t(bci);
  auto [it, inserted] = madeSites.try_emplace({instruction, type.index});
  if (inserted)
    it->second = methods.addAllocation();
  info.site = it->second;
  return addToSite(info, instances[where].context);
}

ObjectId HeapModel::addDispatcher(llvm::ArrayRef<ClassId> interfaces,
                                  Plugin &plugin, InstanceId where,
                                  int32_t bci) {
  ObjectInfo info{ObjectKind::Allocated, run.types.addFunction(interfaces),
                  instances.getMethod(where), bci, ContextTable::getEmpty()};
  info.site = methods.addAllocation();
  info.dispatcher = &plugin;
  return add(info);
}

ObjectId HeapModel::getConstructed(const ObjectInfo &function, TypeId type) {
  auto [it, inserted] =
      constructed.try_emplace({function.creator.index, function.function});
  if (!inserted)
    return it->second;
  ObjectId object = getMerged(type);
  if (!merged.isMerged(type)) {
    ObjectInfo info{ObjectKind::Allocated, type, function.method, function.bci,
                    function.context};
    info.site = methods.addAllocation();
    object = add(info);
  }
  return it->second = object;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

NodeId HeapModel::getInstantiated(TypeId type) {
  FilterId filter = declared.getFilter(type);
  if (!filter)
    return all;
  auto [it, inserted] = instantiated.try_emplace(type);
  if (inserted) {
    it->second = run.solver.addNode();
    run.solver.addCopy(all, it->second, filter);
  }
  return it->second;
}

NodeId HeapModel::getStaticField(FieldId field) {
  if (field.index >= staticFields.size())
    staticFields.resize(std::max(field.index + 1, run.fields.size()));
  if (!staticFields[field.index]) {
    NodeId node = run.solver.addNode();
    staticFields[field.index] = node;
    if (run.maySaturate)
      declared.declare(node, methods.getFieldType(field));
  }
  return staticFields[field.index];
}

NodeId HeapModel::getCell(ObjectId object, FieldId field) {
  declared.prepareField(field);
  return run.solver.getCell(object, field);
}

NodeId HeapModel::addArray(NodeId node, ObjectId array) {
  run.solver.addToSet(node, array);
  TypeId element = run.types.getElement(objects[array.index].type);
  if (run.types.getKind(element) == TypeKind::Primitive)
    return NodeId();
  return getCell(array, FieldTable::getElements());
}
