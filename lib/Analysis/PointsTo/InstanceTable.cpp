//===- InstanceTable.cpp - Methods in their contexts ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The nodes of an instance follow each other; those that contexts share are the
// nodes of the instance without a context.
//
//===----------------------------------------------------------------------===//

#include "InstanceTable.h"
#include "JdkNames.h"

using namespace jir;
using namespace jir::pointsto;

InstanceId InstanceTable::get(MethodId method, ContextId context) {
  if (isMerged(context))
    context = firstMerged;
  auto found = ids.find({method, context});
  if (found != ids.end())
    return found->second;
  Instance instance{method, context, NodeId(), NodeId(), NodeId()};
  bool isWhole = context == ContextTable::getEmpty();
  const ContextChoice::Places *places = isWhole ? nullptr : getPlaces(method);
  InstanceId whole;
  if (!isWhole)
    whole = get(method);
  // Only variables that contexts distinguish have nodes of their own.
  if (places)
    instance.whole = whole;
  instance.first = NodeId(run.solver.getNumNodes());
  size_t numNodes =
      places ? places->size() - llvm::count(*places, ContextChoice::kShared)
             : methods.getSignature(method).getThrown();
  for (size_t i = 0; i < numNodes; ++i)
    run.solver.addNode();
  instance.thrown = isWhole || run.config.distinguishExceptions
                        ? run.solver.addNode()
                        : instances[whole.index].thrown;
  InstanceId id(instances.size());
  if (!isWhole)
    numContextNodes += numNodes;
  ids[{method, context}] = id;
  instances.push_back(instance);
  reached.push_back(false);
  if (run.maySaturate)
    declareSignature(id);
  return id;
}

void InstanceTable::declareSignature(InstanceId id) {
  const Instance instance = instances[id.index];
  MethodSignature signature = methods.getSignature(instance.method);
  Local local = 0;
  if (signature.hasReceiver)
    declared.declare(
        getNode(id, local++),
        run.types.getClass(run.hierarchy.getMethod(instance.method).owner));
  for (TypeId type : methods.getParameterTypes(instance.method))
    declared.declare(getNode(id, local++), type);
  if (signature.returnsReference)
    declared.declare(getNode(id, local),
                     methods.getReturnType(instance.method));
  llvm::StringRef throwable = getJdkClasses(JdkRole::Throwable).front();
  if (run.hierarchy.lookupClass(throwable))
    declared.declare(instance.thrown, run.types.getClass(throwable));
}

const ContextChoice::Places *InstanceTable::getPlaces(MethodId method) const {
  // Exceptions that are told apart need all variables of handlers.
  return choice && !run.config.distinguishExceptions ? choice->lookup(method)
                                                     : nullptr;
}

NodeId InstanceTable::getNode(InstanceId id, Local local) {
  if (local == kNoLocal)
    return NodeId();
  const Instance &instance = instances[id.index];
  uint32_t numShared = methods.getSignature(instance.method).getNumLocals();
  if (local + 1 == numShared)
    return instance.thrown;
  if (instance.whole) {
    uint32_t place = (*getPlaces(instance.method))[local];
    return place == ContextChoice::kShared
               ? getNode(instance.whole, local)
               : NodeId(instance.first.index + place);
  }
  assert((local < numShared || instance.hasBody) && "its body is not there");
  return local < numShared ? NodeId(instance.first.index + local)
                           : NodeId(instance.body.index + local - numShared);
}

void InstanceTable::makeBody(InstanceId id, const MethodFacts &facts) {
  assert(!instances[id.index].whole && "the whole instance has the body");
  if (instances[id.index].hasBody)
    return;
  instances[id.index].hasBody = true;
  uint32_t numShared = facts.signature.getNumLocals();
  if (instances[id.index].context != ContextTable::getEmpty())
    numContextNodes += facts.numLocals - numShared;
  instances[id.index].body = NodeId(run.solver.getNumNodes());
  for (uint32_t i = numShared; i < facts.numLocals; ++i)
    declared.declare(run.solver.addNode(), facts.localTypes[i - numShared]);
}

void InstanceTable::noteMerged(ContextId context) {
  assert(context != ContextTable::getEmpty() && "there is nothing to merge");
  merged.insert(context);
  if (firstMerged == ContextTable::getEmpty())
    firstMerged = context;
}

InstanceId InstanceTable::represent(InstanceId id) {
  assert(isMerged(instances[id.index].context) && "it has its own context");
  InstanceId first =
      ids.try_emplace({instances[id.index].method, firstMerged}, id)
          .first->second;
  if (first != id)
    represented.insert(id);
  return first;
}

bool InstanceTable::noteShared(InstanceId id) {
  bool isFirst = !instances[id.index].hasShared;
  instances[id.index].hasShared = true;
  return isFirst;
}

bool InstanceTable::noteReached(InstanceId id) {
  bool isFirst = !reached[id.index];
  reached[id.index] = true;
  return isFirst;
}
