//===- HandleValue.cpp - What a method handle does --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Objects of handles, types and lookups; constants become such when they are
// asked for.
//
//===----------------------------------------------------------------------===//

#include "HandleValue.h"
#include "../MemberSearch.h"
#include "jir/Dialect/JVM/MemberNames.h"

using namespace jir;
using namespace jir::jvm;
using namespace jir::pointsto;
using namespace jir::reflection;

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

ObjectId HandleTable::add(HandleValue value) {
  // Collectors override what others do (asFixedArity).
  ObjectId object = context.addObject(
      context.getTypes().getClass(
          isVariable(value.kind) ? "java.lang.invoke.VarHandle"
          : value.isVarargs
              ? "java.lang.invoke.MethodHandleImpl$AsVarargsCollector"
              : "java.lang.invoke.DirectMethodHandle"),
      InstanceId(), -1);
  handles[object] = std::make_unique<HandleValue>(std::move(value));
  return object;
}

ObjectId HandleTable::addMember(HandleValue value) {
  bool isField = bool(value.member.field);
  std::string key = std::to_string(unsigned(value.kind)) +
                    (value.dispatches ? "d" : "s") + (isField ? "f" : "m") +
                    std::to_string(isField ? value.member.field.index
                                           : value.member.method.index) +
                    value.type.print();
  auto it = memberObjects.find(key);
  if (it != memberObjects.end())
    return it->second;
  ObjectId object = add(std::move(value));
  memberObjects[key] = object;
  return object;
}

ObjectId HandleTable::addBound(uint32_t site, ObjectId of, HandleValue value) {
  ObjectId &object = boundObjects[{site, of.index}];
  if (!object)
    object = add(std::move(value));
  return object;
}

ObjectId HandleTable::addType(const HandleType &type) {
  ObjectId &object = typeObjects[type.print()];
  if (!object) {
    object = context.addObject(
        context.getTypes().getClass("java.lang.invoke.MethodType"),
        InstanceId(), -1);
    types[object] = std::make_unique<HandleType>(type);
  }
  return object;
}

ObjectId HandleTable::addLookup(mlir::Type named) {
  ObjectId &object = lookupObjects[named];
  if (!object) {
    object = context.addObject(
        context.getTypes().getClass("java.lang.invoke.MethodHandles$Lookup"),
        InstanceId(), -1);
    lookups[object] = named;
  }
  return object;
}

NodeId HandleTable::getHolder(ObjectId object) {
  NodeId &node = holders[object];
  if (!node) {
    node = context.addNode();
    context.addToSet(node, object);
  }
  return node;
}

const HandleValue *HandleTable::findHandle(ObjectId object) {
  auto it = handles.find(object);
  if (it != handles.end())
    return it->second.get();
  mlir::Attribute constant = context.getObject(object).constant;
  std::optional<HandleValue> value;
  if (auto handle = llvm::dyn_cast_or_null<HandleAttr>(constant))
    value = resolve(handle);
  else if (auto variable = llvm::dyn_cast_or_null<mlir::ArrayAttr>(constant))
    value = resolveVariable(variable);
  if (!value)
    return nullptr;
  std::unique_ptr<HandleValue> &added = handles[object];
  added = std::make_unique<HandleValue>(std::move(*value));
  return added.get();
}

const HandleType *HandleTable::findType(ObjectId object) {
  auto it = types.find(object);
  if (it != types.end())
    return it->second.get();
  auto constant = llvm::dyn_cast_or_null<MethodTypeAttr>(
      context.getObject(object).constant);
  if (!constant)
    return nullptr;
  std::unique_ptr<HandleType> &added = types[object];
  added = std::make_unique<HandleType>(HandleType::get(
      constant.getContext(), constant.getDescriptor().getValue()));
  return added.get();
}

//===----------------------------------------------------------------------===//
// Members and constants
//===----------------------------------------------------------------------===//

HandleValue HandleTable::getMethod(MethodId method, mlir::Type referred,
                                   bool dispatches) {
  const MethodInfo info = hierarchy.getMethod(method);
  HandleType type = HandleType::get(hierarchy.getProgram().getContext(),
                                    hierarchy.getDescriptor(method));
  bool isVarargs = info.flags & access::Varargs;
  if (isConstructor(hierarchy, method))
    return {HandleAction::Constructor,
            type.withResult(referred),
            isVarargs,
            {method, jir::FieldId()}};
  // What is protected gets the class that looks it up.
  if (!info.isStatic())
    type = type.insert(
        0, {info.flags & access::Protected ? mlir::Type() : referred});
  return {HandleAction::Method,
          type,
          isVarargs,
          {method, jir::FieldId()},
          dispatches && !info.isPrivate() && !info.isStatic()};
}

HandleValue HandleTable::getField(jir::FieldId field, mlir::Type referred,
                                  HandleAction kind) {
  const FieldInfo &info = hierarchy.getField(field);
  mlir::MLIRContext *mlirContext = hierarchy.getProgram().getContext();
  mlir::Type type =
      getFieldType(mlirContext, splitFieldMember(info.member).second);
  HandleType handle;
  handle.result = mlir::NoneType::get(mlirContext);
  if (!(info.flags & access::Static))
    handle.parameters.push_back(info.flags & access::Protected ? mlir::Type()
                                                               : referred);
  if (kind == HandleAction::Setter)
    handle.parameters.push_back(type);
  else
    handle.result = type;
  return {kind,
          isVariable(kind) ? HandleType::getUnknown() : handle,
          /*isVarargs=*/false,
          {MethodId(), field}};
}

/// JVMS 5.4.3.5. Whether the class that names it may access it is not asked.
std::optional<HandleValue> HandleTable::resolve(HandleAttr constant) {
  Linkage &linkage = context.getLinkage();
  HandleAction getter = HandleAction::Getter;
  switch (constant.getKind()) {
  case jvm::HandleKind::PutField:
  case jvm::HandleKind::PutStatic:
    getter = HandleAction::Setter;
    [[fallthrough]];
  case jvm::HandleKind::GetField:
  case jvm::HandleKind::GetStatic: {
    auto ref = llvm::cast<FieldRefAttr>(constant.getTarget());
    FieldResolution resolution = linkage.resolveField(ref);
    if (!resolution.field)
      return std::nullopt;
    return getField(resolution.field, RefType::get(ref.getOwner()), getter);
  }
  default:
    break;
  }
  auto ref = llvm::cast<MethodRefAttr>(constant.getTarget());
  MethodResolution resolution = linkage.resolveMethod(ref);
  if (!resolution.method)
    return std::nullopt;
  bool dispatches = constant.getKind() == jvm::HandleKind::InvokeVirtual ||
                    constant.getKind() == jvm::HandleKind::InvokeInterface;
  // An invokespecial handle gets the class that names it.
  HandleValue value = getMethod(
      resolution.method,
      constant.getKind() == jvm::HandleKind::InvokeSpecial ? mlir::Type()
                                                           : ref.getOwner(),
      dispatches);
  if (resolution.isSignaturePolymorphic)
    value = {HandleAction::Invoke,
             HandleType::get(constant.getContext(), ref.getDescriptor())
                 .insert(0, {ref.getOwner()})};
  return value;
}

std::optional<HandleValue>
HandleTable::resolveVariable(mlir::ArrayAttr constant) {
  if (constant.size() < 3)
    return std::nullopt;
  auto isStatic = llvm::dyn_cast<mlir::BoolAttr>(constant[0]);
  auto name = llvm::dyn_cast<mlir::StringAttr>(constant[1]);
  auto owner = llvm::dyn_cast<mlir::TypeAttr>(constant[2]);
  if (!isStatic || !name || !owner)
    return std::nullopt;
  if (llvm::isa<ArrayType>(owner.getValue()))
    return HandleValue{HandleAction::ElementVariable, HandleType::getUnknown()};
  auto ref = llvm::dyn_cast<RefType>(owner.getValue());
  auto type = constant.size() > 3 ? llvm::dyn_cast<mlir::TypeAttr>(constant[3])
                                  : mlir::TypeAttr();
  if (!ref || !type)
    return std::nullopt;
  auto member = mlir::StringAttr::get(
      constant.getContext(),
      joinFieldMember(name.getValue(), getDescriptor(type.getValue())));
  FieldResolution resolution = context.getLinkage().resolveField(
      FieldRefAttr::get(ref.getName(), member));
  if (!resolution.field)
    return std::nullopt;
  return getField(resolution.field, ref, HandleAction::FieldVariable);
}
