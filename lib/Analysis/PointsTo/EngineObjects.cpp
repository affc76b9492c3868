//===- EngineObjects.cpp - The objects of a points-to run -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which objects an allocation and the JVM make, and what is made up where
// nobody says.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "jir/Dialect/JVM/JVMTypes.h"

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
  case ObjectKind::Invented:
    return "invented";
  case ObjectKind::Unknown:
    return "unknown";
  }
  llvm_unreachable("all kinds are covered");
}

ObjectId Engine::addObject(const ObjectInfo &info) {
  ObjectId id = solver.addObject(info.type);
  objects.push_back(info);
  if (info.kind != ObjectKind::Unknown)
    solver.addToSet(all, id);
  return id;
}

ObjectId Engine::addObject(TypeId type, InstanceId where, int32_t bci) {
  isDirty = true;
  if (isMerged(type))
    return getMerged(type);
  ObjectInfo info{ObjectKind::Allocated, type, MethodId(), bci, ContextId(0)};
  if (where)
    info.method = instances[where.index].method;
  if (!where || !hasContexts()) {
    info.site = numAllocations++;
    return addObject(info);
  }
  // One site an instruction, whatever the contexts: a site for each would be a
  // further one in the contexts of the methods that are called on it.
  uint64_t instruction = uint64_t(info.method.index) << 32 | uint32_t(bci);
  auto [it, inserted] = pluginSites.try_emplace({instruction, type.index});
  if (inserted)
    it->second = numAllocations++;
  info.site = it->second;
  return addToSite(info, instances[where.index].context);
}

ObjectId Engine::addDispatcher(llvm::ArrayRef<ClassId> interfaces,
                               Plugin &plugin, InstanceId where, int32_t bci) {
  isDirty = true;
  ObjectInfo info{ObjectKind::Allocated, types.addFunction(interfaces),
                  MethodId(), bci, ContextTable::getEmpty()};
  if (where)
    info.method = instances[where.index].method;
  info.site = numAllocations++;
  info.dispatcher = &plugin;
  return addObject(info);
}

/// The object of a kind of which there is one a type.
ObjectId Engine::getOneOfType(ObjectKind kind, TypeId type) {
  auto [it, inserted] = oneOfType.try_emplace({uint32_t(kind), type.index});
  if (!inserted)
    return it->second;
  ObjectInfo info{kind, type, MethodId(), -1, ContextTable::getEmpty()};
  info.site = numAllocations++;
  ObjectId id = addObject(info);
  oneOfType[{uint32_t(kind), type.index}] = id;
  return id;
}

ObjectId Engine::getMerged(TypeId type) {
  return getOneOfType(ObjectKind::Merged, type);
}

ObjectId Engine::getJvmMade(TypeId type) {
  return isMerged(type) ? getMerged(type)
                        : getOneOfType(ObjectKind::JvmMade, type);
}

ObjectId Engine::getInvented(TypeId type) {
  return isMerged(type) ? getMerged(type)
                        : getOneOfType(ObjectKind::Invented, type);
}

/// The object of a constant, of which there is one a value.
ObjectId Engine::getConstant(mlir::Attribute constant, TypeId type) {
  auto [it, inserted] = oneOfConstant.try_emplace(constant);
  if (!inserted)
    return it->second;
  ObjectInfo info{ObjectKind::Allocated, type, MethodId(), -1,
                  ContextTable::getEmpty()};
  info.site = numAllocations++;
  info.constant = constant;
  ObjectId id = addObject(info);
  oneOfConstant[constant] = id;
  return id;
}

ObjectId Engine::getClassObject(mlir::Type type) {
  return getConstant(mlir::TypeAttr::get(type),
                     types.getClass("java.lang.Class"));
}

ObjectId Engine::getStringObject(mlir::StringAttr value) {
  return getConstant(value, types.getClass("java.lang.String"));
}

/// Whether the objects of a type share one, by the options.
bool Engine::isMerged(TypeId type) {
  if (!types.isClass(type))
    return false;
  auto [it, inserted] = merged.try_emplace(type, false);
  if (!inserted)
    return it->second;
  ClassId id = types.getClassId(type);
  llvm::StringRef name = hierarchy.getName(id);
  ClassId throwable = hierarchy.lookupClass("java.lang.Throwable");
  bool isException = throwable && hierarchy.isSubtype(id, throwable);
  return it->second =
             (name == "java.lang.String" && !config.distinguishStrings) ||
             ((name == "java.lang.StringBuilder" ||
               name == "java.lang.StringBuffer") &&
              !config.distinguishBuilders) ||
             (isException && !config.distinguishExceptions);
}

bool Engine::isPlain(TypeId type) {
  if (types.getKind(type) == TypeKind::Array) {
    TypeId element = types.getElement(type);
    // Tables of names are worth telling apart.
    return types.getKind(element) == TypeKind::Primitive ||
           (types.isExact(element) && isPlain(element));
  }
  if (!types.isClass(type))
    return false;
  auto [it, inserted] = plain.try_emplace(type, false);
  if (!inserted)
    return it->second;
  bool found = computePlain(types.getClassId(type));
  return plain[type] = found;
}

bool Engine::computePlain(ClassId id) {
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
      TypeId type = types.get(declared);
      if (!types.isExact(type) || !(isMerged(type) || isPlain(type)))
        return false;
    }
  }
  return true;
}

bool Engine::isMergedIn(TypeId type, MethodId method) {
  if (isMerged(type))
    return true;
  ClassId owner = hierarchy.getMethod(method).owner;
  return !config.distinguishPlain &&
         hierarchy.getOrigin(owner) == jvm::Origin::Platform && isPlain(type);
}

bool Engine::keepsString(mlir::Attribute constant) {
  auto value = llvm::dyn_cast_or_null<mlir::StringAttr>(constant);
  if (!value)
    return false;
  auto [it, inserted] = keptStrings.try_emplace(constant, false);
  if (inserted)
    for (auto &plugin : plugins)
      it->second |= plugin->keepsString(value);
  return it->second;
}

bool Engine::isObjectArray(TypeId type) const {
  if (types.getKind(type) != TypeKind::Array)
    return false;
  TypeId element = types.getElement(type);
  return types.isClass(element) &&
         types.getClassId(element) == hierarchy.getObject();
}

ObjectId Engine::makeObject(const Allocation &allocation, uint32_t number,
                            InstanceId id, bool isOfMany) {
  switch (allocation.kind) {
  case AllocationKind::UnknownDynamic:
    return getUnknown("invoke-dynamic",
                      getLocalType(getSummary(instances[id.index].method),
                                   allocation.result));
  case AllocationKind::UnknownNative:
    return getUnknown("native", allocation.type);
  case AllocationKind::AbsentClass:
    return getUnknown("absent-class");
  case AllocationKind::Class:
    return getConstant(allocation.constant, allocation.type);
  case AllocationKind::MethodHandle:
  case AllocationKind::MethodType:
    return getConstant(allocation.constant, allocation.type);
  case AllocationKind::String:
    return isMerged(allocation.type) && !keepsString(allocation.constant)
               ? getMerged(allocation.type)
               : getConstant(allocation.constant, allocation.type);
  case AllocationKind::Object:
  case AllocationKind::Array:
  case AllocationKind::VarHandle:
  case AllocationKind::Function:
    break;
  }
  const Instance &instance = instances[id.index];
  if (allocation.kind != AllocationKind::Function &&
      isMergedIn(allocation.type, instance.method))
    return getMerged(allocation.type);
  ObjectInfo info{ObjectKind::Allocated, allocation.type, instance.method,
                  allocation.bci, ContextTable::getEmpty()};
  info.site = firstNumbers[instance.method.index].second + number;
  // An empty array of another type may stand for one of its class that
  // toArray(T[]) makes of what is in a collection.
  info.isEmpty = allocation.isEmpty && isObjectArray(allocation.type);
  if (allocation.kind == AllocationKind::Function) {
    info.kind = ObjectKind::Function;
    info.creator = id;
    info.function = allocation.detail;
    info.context = getHeapContext(instance.context, false);
    return addObject(info);
  }
  if (hasContexts() || isOfMany)
    return addToSite(info, instance.context);
  return addObject(info);
}

/// The object of a site for a context of its method; several may share one.
ObjectId Engine::addToSite(ObjectInfo info, ContextId context) {
  // Two that hold nothing are as good as one.
  if (!info.isEmpty && hasContexts()) {
    info.isPart = isPart(info.type, info.method);
    info.context = getHeapContext(context, info.isPart);
  }
  auto [it, inserted] = siteObjects.try_emplace({info.site, info.context});
  if (!inserted)
    return it->second;
  ObjectId object = addObject(info);
  siteObjects[{info.site, info.context}] = object;
  return object;
}

//===----------------------------------------------------------------------===//
// Made up
//===----------------------------------------------------------------------===//

llvm::SmallVector<TypeId> Engine::getParameterTypes(MethodId method) {
  mlir::MLIRContext *context = hierarchy.getProgram().getContext();
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  llvm::SmallVector<TypeId> found;
  if (!jvm::parseMethodDescriptor(context, hierarchy.getDescriptor(method),
                                  parameters, result))
    return found;
  for (mlir::Type type : parameters)
    if (jvm::isReference(type))
      found.push_back(types.get(type));
  return found;
}

TypeId Engine::getReturnType(MethodId method) {
  auto [it, inserted] = returnTypes.try_emplace(method);
  if (!inserted)
    return it->second;
  TypeId type = readReturnType(method);
  return returnTypes[method] = type;
}

TypeId Engine::readReturnType(MethodId method) {
  mlir::MLIRContext *context = hierarchy.getProgram().getContext();
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  if (!jvm::parseMethodDescriptor(context, hierarchy.getDescriptor(method),
                                  parameters, result) ||
      !result || !jvm::isReference(result))
    return TypeId();
  return types.get(result);
}

NodeId Engine::getInstantiated(TypeId type) {
  FilterId filter = getTypeFilter(type);
  if (!filter)
    return all;
  auto [it, inserted] = instantiated.try_emplace(type);
  if (!inserted)
    return it->second;
  NodeId node = solver.addNode();
  instantiated[type] = node;
  solver.addCopy(all, node, filter);
  return node;
}

NodeId Engine::addArray(NodeId node, ObjectId array) {
  solver.addToSet(node, array);
  TypeId element = types.getElement(objects[array.index].type);
  if (types.getKind(element) == TypeKind::Primitive)
    return NodeId();
  prepareField(FieldTable::getElements());
  return solver.getCell(array, FieldTable::getElements());
}

NodeId Engine::getMadeUp(TypeId type) {
  auto [it, inserted] = madeUp.try_emplace(type);
  if (!inserted)
    return it->second;
  NodeId node = solver.addNode();
  madeUp[type] = node;
  if (types.getKind(type) == TypeKind::Array) {
    if (NodeId elements = addArray(node, getJvmMade(type))) {
      solver.addCopy(getMadeUp(types.getElement(type)), elements);
      solver.addCopy(getInstantiated(type), node);
    }
    return node;
  }
  ClassId id = types.getClassId(type);
  if (id == hierarchy.getObject()) {
    solver.addToSet(node, getUnknown("native"));
    return node;
  }
  if (hierarchy.isInstantiable(id))
    solver.addToSet(node, getJvmMade(type));
  // Which class a Class is for is a question for reflection alone.
  if (hierarchy.getName(id) != "java.lang.Class")
    solver.addCopy(getInstantiated(type), node);
  return node;
}

NodeId Engine::getInventedNode(TypeId type) {
  auto [it, inserted] = inventedNodes.try_emplace(type);
  if (!inserted)
    return it->second;
  NodeId node = solver.addNode();
  inventedNodes[type] = node;
  if (types.getKind(type) == TypeKind::Array) {
    if (NodeId elements = addArray(node, getInvented(type)))
      solver.addCopy(getInventedNode(types.getElement(type)), elements);
    return node;
  }
  ClassId id = types.getClassId(type);
  // Any object may come for a java.lang.Object: those that there are.
  if (id == hierarchy.getObject()) {
    solver.addToSet(node, getInvented(type));
    solver.addCopy(all, node);
    return node;
  }
  for (ClassId sub : getInventedClasses(id))
    solver.addToSet(node, getInvented(types.getClass(sub)));
  solver.addCopy(getInstantiated(type), node);
  return node;
}

llvm::SmallVector<ClassId> Engine::getInventedClasses(ClassId type) {
  llvm::SmallVector<ClassId> found;
  if (config.invention == Invention::None)
    return found;
  if (config.invention == Invention::Exact) {
    if (hierarchy.isInstantiable(type))
      found.push_back(type);
    return found;
  }
  for (ClassId sub : hierarchy.getSubtypes(type))
    if (hierarchy.isInstantiable(sub))
      found.push_back(sub);
  auto isPlatform = [&](ClassId id) {
    return hierarchy.getOrigin(id) == jvm::Origin::Platform;
  };
  if (config.invention == Invention::Program &&
      !llvm::all_of(found, isPlatform))
    llvm::erase_if(found, isPlatform);
  return found;
}
