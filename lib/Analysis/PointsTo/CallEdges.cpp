//===- CallEdges.cpp - The edges that a run finds ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contexts are left out of the graph, and kept for plugins.
//
//===----------------------------------------------------------------------===//

#include "CallEdges.h"

using namespace jir;
using namespace jir::pointsto;

void CallEdges::add(const Invocation &invocation, InstanceId callee,
                    Reason reason) {
  if (invocation.function != ~0u)
    return addTarget(invocation.function, callee);
  MethodId caller = instances.getMethod(invocation.caller);
  MethodId method = instances[callee].method;
  EdgeKey key{caller, invocation.call, invocation.bci, method, reason};
  bool isImplicit = invocation.call == kImplicit;
  std::pair<uint64_t, uint64_t> packed{
      uint64_t(caller.index) << 32 |
          (isImplicit ? uint32_t(invocation.bci) : invocation.call),
      uint64_t(method.index) << 32 | uint64_t(isImplicit) << 16 |
          unsigned(reason)};
  if (!contexts.areKept() || edgeSet.insert(packed).second)
    edges.push_back(key);
  queue.reach(callee,
              {caller ? caller : invocation.cause, invocation.bci, reason});
  const SharedEdge edge{invocation.bci, callee, reason};
  plugins.notifyCallEdge(invocation.caller, edge);
  auto it = invocation.caller ? sharers.find(invocation.caller) : sharers.end();
  if (it == sharers.end())
    return;
  it->second.edges.push_back(edge);
  // Plugins may make more instances meanwhile, which report it themselves.
  for (InstanceId sharer : std::vector<InstanceId>(it->second.instances))
    plugins.notifyCallEdge(sharer, edge);
}

void CallEdges::addSharer(InstanceId id, InstanceId whole) {
  sharers[whole].instances.push_back(id);
  for (const SharedEdge &edge : std::vector<SharedEdge>(sharers[whole].edges))
    plugins.notifyCallEdge(id, edge);
}

uint32_t CallEdges::addForwarder() {
  forwarders.emplace_back();
  return forwarders.size() - 1;
}

void CallEdges::addForwarded(uint32_t number, const Invocation &caller) {
  assert(number < forwarders.size() && "no such forwarder");
  forwarders[number].callers.push_back(caller);
  // More targets may come meanwhile; they see this caller already.
  const std::vector<InstanceId> targets = forwarders[number].targets;
  for (InstanceId target : targets)
    add(caller, target, Reason::Lambda);
}

void CallEdges::addTarget(uint32_t number, InstanceId target) {
  assert(number < forwarders.size() && "no such forwarder");
  Forwarder &forwarder = forwarders[number];
  if (llvm::is_contained(forwarder.targets, target))
    return;
  forwarder.targets.push_back(target);
  const std::vector<Invocation> callers = forwarder.callers;
  for (const Invocation &caller : callers)
    add(caller, target, Reason::Lambda);
}

bool CallEdges::addUnknown(const Invocation &invocation) {
  return unknownCalls
      .insert({instances.getMethod(invocation.caller), invocation.call})
      .second;
}

void CallEdges::addUnoverridden(const Invocation &invocation) {
  unoverriddenCalls.insert(
      {instances.getMethod(invocation.caller), invocation.call});
}

void CallEdges::addFailure(const Invocation &invocation, LinkOutcome outcome) {
  failedCalls.insert(
      {instances.getMethod(invocation.caller), invocation.call, outcome});
}

llvm::ArrayRef<EdgeKey> CallEdges::getSorted() {
  llvm::sort(edges);
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  return edges;
}

std::vector<std::pair<MethodId, uint32_t>> CallEdges::getUnknownCalls() const {
  auto all = unknownCalls;
  if (hasGeneratedClasses)
    all.insert(unoverriddenCalls.begin(), unoverriddenCalls.end());
  return {all.begin(), all.end()};
}
