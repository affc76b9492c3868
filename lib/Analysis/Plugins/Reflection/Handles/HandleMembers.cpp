//===- HandleMembers.cpp - Handles of methods and fields --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What direct handles and variable handles do (JVMS 5.4.3.5).
//
//===----------------------------------------------------------------------===//

#include "HandleCalls.h"

#include "../ReflectiveCalls.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

HandleCalls::Target &HandleCalls::getTarget(const HandleCall &call,
                                            const HandleValue &value) {
  MethodId method = value.member.method;
  auto [it, inserted] = targets.try_emplace(
      {call.caller.index, call.bci, method.index,
       unsigned(call.reason) << 1 | value.dispatches, call.context});
  Target &target = it->second;
  if (!inserted)
    return target;
  const MethodInfo info = hierarchy.getMethod(method);
  AddedCall added;
  added.caller = call.caller;
  added.bci = call.bci;
  added.callee = method;
  added.reason = call.reason;
  added.context = call.context;
  target.result = added.result = context.addNode();
  target.thrown = added.thrown = context.addNode();
  if (!info.isStatic())
    target.receiver = added.receiver = context.addNode();
  if (value.kind == HandleAction::Constructor) {
    target.made = context.addObject(context.getTypes().getClass(info.owner),
                                    call.caller, call.bci);
    context.addToSet(target.receiver, target.made);
  } else {
    added.dispatches = value.dispatches;
    added.isInterfaceCall =
        value.dispatches && hierarchy.isInterface(info.owner);
  }
  if (value.kind == HandleAction::Constructor || info.isStatic())
    context.addInitialization(call.caller, call.bci, info.owner);
  for (size_t i = 0, size = context.getParameterTypes(method).size(); i < size;
       ++i)
    target.arguments.push_back(context.addNode());
  added.arguments.assign(target.arguments.begin(), target.arguments.end());
  context.addCall(added);
  return target;
}

void HandleCalls::callMethod(const HandleCall &call, const HandleValue &value) {
  MethodId method = value.member.method;
  const MethodInfo info = hierarchy.getMethod(method);
  bool constructs = value.kind == HandleAction::Constructor;
  if (constructs && !hierarchy.isInstantiable(info.owner))
    return;
  const Target target = getTarget(call, value);
  size_t place = 0, next = 0;
  if (!info.isStatic() && !constructs) {
    mlir::Type type = value.type.getParameter(place);
    if (!type)
      type = jvm::RefType::get(hierarchy.getName(info.owner));
    if (NodeId receiver = take(call.arguments, place++, type))
      context.addCopy(receiver, target.receiver);
  }
  HandleType declared = HandleType::get(hierarchy.getProgram().getContext(),
                                        hierarchy.getDescriptor(method));
  for (mlir::Type type : declared.parameters) {
    if (jvm::isReference(type) && next < target.arguments.size()) {
      if (NodeId argument = take(call.arguments, place, type))
        context.addCopy(argument, target.arguments[next]);
      ++next;
    }
    ++place;
  }
  if (call.thrown)
    context.addCopy(target.thrown, call.thrown);
  if (constructs && call.result)
    context.addToSet(call.result, target.made);
  if (constructs)
    return;
  give(call, target.result);
  if (call.result && !declared.isVoid())
    addBox(context, getReturned(hierarchy, method), call.result);
}

//===----------------------------------------------------------------------===//
// Fields and elements
//===----------------------------------------------------------------------===//

/// The object is the first argument, unless the field is static.
void HandleCalls::moveField(const HandleCall &call, jir::FieldId declared,
                            bool reads, const Argument *written) {
  const FieldInfo &info = hierarchy.getField(declared);
  TypeId type = shared.getReferenceType(declared);
  if (info.flags & access::Static)
    context.addInitialization(call.caller, call.bci, info.owner);
  if (!type) {
    if (reads && call.result)
      addBox(context, jvm::splitFieldMember(info.member).second, call.result);
    return;
  }
  pointsto::FieldId field = context.getFields().get(declared);
  NodeId value = context.addNode(), read = context.addNode();
  // The platform's own fields keep what its code stores.
  if (written && !shared.isPlatformClass(info.owner))
    shared.getTracer().addFieldWrite(field, call.caller, kNoLocal);
  if (written)
    if (NodeId node = getReference(*written))
      context.addCopy(node, value, type);
  if (info.flags & access::Static) {
    if (written)
      context.addCopy(value, context.getStaticField(field));
    context.addCopy(context.getStaticField(field), read);
  } else if (NodeId bases =
                 take(call.arguments, 0,
                      jvm::RefType::get(hierarchy.getName(info.owner)))) {
    if (written)
      context.addStore(bases, field, value);
    context.addLoad(bases, field, read);
  }
  if (reads)
    give(call, read);
}

void HandleCalls::accessField(const HandleCall &call,
                              const HandleValue &value) {
  bool isStatic = hierarchy.getField(value.member.field).flags & access::Static;
  std::optional<Argument> written = get(call.arguments, isStatic ? 0 : 1);
  bool writes = value.kind == HandleAction::Setter;
  moveField(call, value.member.field, !writes,
            writes && written ? &*written : nullptr);
}

void HandleCalls::accessElement(const HandleCall &call,
                                const HandleValue &value) {
  NodeId arrays = take(call.arguments, 0, value.type.getParameter(0));
  if (!arrays)
    return;
  if (value.kind == HandleAction::ElementGetter) {
    NodeId read = context.addNode();
    context.addLoad(arrays, FieldTable::getElements(), read);
    return give(call, read, value.type.result);
  }
  if (NodeId written = take(call.arguments, 2, value.type.getParameter(2)))
    context.addStore(arrays, FieldTable::getElements(), written);
}

//===----------------------------------------------------------------------===//
// Variable handles
//===----------------------------------------------------------------------===//

void HandleCalls::accessVariable(const HandleCall &call,
                                 const HandleValue &value) {
  if (value.kind == HandleAction::PrimitiveVariable)
    return;
  bool reads = call.access != VariableAccess::Write;
  bool writes = call.access != VariableAccess::Read;
  // Whatever else is passed is compared, or written last.
  Argument written{mix(call.arguments), mlir::Type()};
  const auto &fixed = call.arguments.fixed;
  if (!call.arguments.isOpen() && call.access != VariableAccess::Any &&
      !fixed.empty())
    written = fixed.back();
  if (value.kind == HandleAction::FieldVariable)
    return moveField(call, value.member.field, reads,
                     writes ? &written : nullptr);
  NodeId arrays = take(call.arguments, 0, mlir::Type());
  NodeId read = context.addNode();
  if (writes)
    if (NodeId node = getReference(written))
      context.addStore(arrays, FieldTable::getElements(), node);
  context.addLoad(arrays, FieldTable::getElements(), read);
  if (reads)
    give(call, read);
}

/// A variable handle unknown to the analysis: any field of reference type of
/// the static type of the object, and of those below it.
void HandleCalls::accessUnknown(const HandleCall &call) {
  if (call.arguments.fixed.empty())
    return;
  auto type =
      llvm::dyn_cast_or_null<jvm::RefType>(call.arguments.fixed.front().type);
  ClassId named = type ? shared.getClassId(type) : ClassId();
  if (!named || named == hierarchy.getObject())
    return;
  Argument written{mix(call.arguments), mlir::Type()};
  llvm::SmallVector<ClassId> owners;
  for (ClassId super = hierarchy.getSuperclass(named); super;
       super = hierarchy.getSuperclass(super))
    owners.push_back(super);
  llvm::append_range(owners, hierarchy.getSubtypes(named));
  for (ClassId owner : owners)
    for (uint32_t index : hierarchy.getFieldIndices(owner))
      if (!(hierarchy.getField(jir::FieldId(index)).flags & access::Static))
        moveField(call, jir::FieldId(index), /*reads=*/true, &written);
}
