//===- HandleEscapes.cpp - Handles for code that is not seen ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What natives, absent code and unknown objects get may be called by them (rule
// H15).
//
//===----------------------------------------------------------------------===//

#include "HandleReflection.h"
#include <utility>

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

bool HandleReflection::isHandle(TypeId type) {
  TypeTable &types = context.getTypes();
  if (type && types.getKind(type) == TypeKind::Array)
    type = types.getElement(type);
  return type && types.isClass(type) &&
         llvm::any_of(llvm::drop_end(handleTypes), [&](TypeId handle) {
           return types.isKnownToBe(type, handle);
         });
}

void HandleReflection::addEscapes(InstanceId instance, const Call &call,
                                  const MethodFacts &facts) {
  llvm::SmallVector<NodeId, 4> arguments;
  for (Local argument : facts.getArguments(call))
    arguments.push_back(context.getNode(instance, argument));
  addEscapes({instance, call.bci, call.resolved, arguments,
              context.getNode(instance, call.result), NodeId()});
}

/// Natives and what is not there may call handles; methods of the platform that
/// no row names return handles unknown to the analysis.
void HandleReflection::addEscapes(const ReceiverCall &call) {
  if (call.method && !hierarchy.getMethod(call.method).isNative()) {
    if (!shared.isPlatformMethod(call.method))
      return;
    bool takesHandle =
        llvm::any_of(context.getParameterTypes(call.method),
                     [this](TypeId type) { return isHandle(type); });
    if (takesHandle || isHandle(context.getReturnType(call.method)))
      shared.setUnresolved(
          addToken(call.caller, call.bci, call.method, call.result), "handle");
    if (!takesHandle)
      return;
  }
  if (call.method)
    return onUnknownCall(call);
  for (NodeId argument : call.arguments)
    if (argument)
      calls.escape(argument, call.caller, call.bci);
}

bool HandleReflection::mayHandleBe(TypeId declared, TypeId handle) {
  const TypeTable &types = context.getTypes();
  return types.mayBe(declared, handle) || types.mayBe(handle, declared);
}

/// Only what may be a handle is watched: what comes to code that is not seen is
/// mostly large, and none of it.
void HandleReflection::escape(NodeId node, TypeId declared, InstanceId caller,
                              int32_t bci) {
  TypeTable &types = context.getTypes();
  if (!node || !declared)
    return;
  if (types.getKind(declared) == TypeKind::Array) {
    NodeId elements = context.addNode();
    context.addLoad(node, FieldTable::getElements(), elements);
    node = elements;
    declared = types.getElement(declared);
  }
  for (TypeId handle : handleTypes) {
    if (!mayHandleBe(declared, handle))
      continue;
    NodeId escaped = context.addNode();
    context.addCopy(node, escaped, handle);
    bool isCallSite = handle == handleTypes.back();
    calls.escape(isCallSite ? calls.getTargets(escaped) : escaped, caller, bci);
  }
}

/// Rule H15: a call on an unknown object runs code that is not seen. What the
/// platform passes is mostly synthetic, and of all handles.
void HandleReflection::onUnknownCall(const ReceiverCall &call) {
  if (!call.caller ||
      shared.isPlatformMethod(context.getInstance(call.caller).method))
    return;
  for (auto [argument, type] :
       llvm::zip(call.arguments, context.getParameterTypes(call.method)))
    escape(argument, type, call.caller, call.bci);
}

/// The same for what is stored into fields and elements of unknown objects.
/// Most values are not handles, so objects are asked for where one came.
void HandleReflection::addStores(InstanceId instance,
                                 const MethodFacts &facts) {
  TypeTable &types = context.getTypes();
  for (const FieldAccess &store : facts.stores) {
    jir::FieldId field = store.field == FieldTable::getElements()
                             ? jir::FieldId()
                             : context.getFields().getEntry(store.field).field;
    TypeId declared = field ? shared.getReferenceType(field)
                            : types.getClass(hierarchy.getObject());
    NodeId base = context.getNode(instance, store.base),
           value = context.getNode(instance, store.value);
    if (!declared || !base || !value)
      continue;
    Store kept{instance, base, value, declared};
    if (hasHandles)
      watchStore(kept);
    else
      laterStores.push_back(kept);
  }
}

void HandleReflection::watchStore(const Store &store) {
  NodeId handlesOnly = context.addNode();
  bool mayHold = false;
  for (TypeId handle : handleTypes)
    if (mayHandleBe(store.declared, handle)) {
      mayHold = true;
      context.addCopy(store.value, handlesOnly, handle);
    }
  if (!mayHold)
    return;
  uint32_t token = addToken(store.caller, -1,
                            context.getInstance(store.caller).method, NodeId());
  stores[token] = store;
  shared.watch(handlesOnly, token, Role::Object);
}

void HandleReflection::setHandles() {
  if (std::exchange(hasHandles, true))
    return;
  for (const Store &store : laterStores)
    watchStore(store);
  laterStores.clear();
}

void HandleReflection::escapeStores() {
  llvm::erase_if(activeStores, [&](const Store &store) {
    bool isUnknown =
        llvm::any_of(context.getSet(store.base), [&](ObjectId object) {
          return handles.isUnknown(object);
        });
    if (isUnknown)
      escape(store.value, store.declared, store.caller, -1);
    return isUnknown;
  });
}

/// A reflective call that does something unknown gets handles.
void HandleReflection::onGivenUp(const Site &site) {
  if (shared.isPlatformSite(site) ||
      shared.getSite(site.index).mechanism->getKind() != MechanismKind::Calls)
    return;
  for (auto [argument, type] :
       llvm::zip(site.arguments, context.getParameterTypes(site.callee)))
    escape(argument, type, site.caller, site.bci);
}
