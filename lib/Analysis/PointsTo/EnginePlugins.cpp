//===- EnginePlugins.cpp - What plugins ask of a points-to run --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The context that plugins see.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"

using namespace jir;
using namespace jir::pointsto;

PluginContext::~PluginContext() = default;
Plugin::~Plugin() = default;

InstanceId Engine::getInstance(MethodId method) {
  return getInstance(method, ContextTable::getEmpty());
}

NodeId Engine::getStaticField(FieldId field) {
  if (field.index >= staticFields.size())
    staticFields.resize(std::max(field.index + 1, fields.size()));
  if (!staticFields[field.index]) {
    NodeId node = solver.addNode();
    staticFields[field.index] = node;
    if (maySaturate)
      declare(node, getFieldType(field));
  }
  return staticFields[field.index];
}

void Engine::addToSet(NodeId node, ObjectId object) {
  isDirty |= solver.addToSet(node, object);
}

void Engine::addCopy(NodeId from, NodeId to, TypeId type) {
  isDirty = true;
  if (type)
    addChecked(from, to, type);
  else
    solver.addCopy(from, to);
}

void Engine::addLoad(NodeId base, FieldId field, NodeId to) {
  isDirty = true;
  prepareField(field);
  solver.addLoad(base, field, to);
}

void Engine::addStore(NodeId base, FieldId field, NodeId from) {
  isDirty = true;
  prepareField(field);
  solver.addStore(base, field, from);
}

NodeId Engine::getCell(ObjectId object, FieldId field) {
  prepareField(field);
  return solver.getCell(object, field);
}

void Engine::addWatch(NodeId node, Plugin &plugin, uint64_t data) {
  isDirty = true;
  watches.push_back({&plugin, data});
  solver.addWatch(node, WatchId(watches.size() - 1));
}

void Engine::addCall(const AddedCall &call) {
  isDirty = true;
  auto key = std::make_tuple(call.caller, call.bci, call.callee, call.receiver,
                             unsigned(call.reason));
  if (!addedCalls.insert(key).second)
    return;
  Invocation invocation;
  invocation.caller = call.caller;
  invocation.site = numSites++;
  invocation.bci = call.bci;
  invocation.resolved = call.callee;
  invocation.reason = call.reason;
  invocation.isInterfaceCall = call.isInterfaceCall;
  invocation.result = call.result;
  invocation.thrown = call.thrown;
  invocation.cause = call.cause;
  if (!call.dispatches)
    addDirect(invocation, call.arguments, call.receiver);
  else if (call.receiver)
    addInvocation(invocation, call.arguments, call.receiver);
}

void Engine::addInitialization(InstanceId caller, int32_t bci, ClassId id) {
  ClassId from = caller
                     ? hierarchy.getMethod(instances[caller.index].method).owner
                     : ClassId();
  for (MethodId initializer : linkage.getInitializers(id, from)) {
    Invocation invocation;
    invocation.caller = caller;
    invocation.bci = bci;
    InstanceId callee = getInstance(initializer);
    if (!isReached[callee.index])
      passErrors(callee);
    addEdge(invocation, callee, Reason::ClassInit);
  }
}

void Engine::addUnresolved(const Unresolved &fact) {
  graph.addUnresolved(fact);
}
