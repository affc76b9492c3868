//===- ReflectionEvents.cpp - What is found, in a fixed order ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches have limits, so it matters in what order they meet calls, stores and
// names. The solver's order is nobody's promise: what it finds waits until
// nothing changes, and is looked at sorted by what it is in the program.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <tuple>

using namespace jir;
using namespace jir::pointsto;

void ReflectionPlugin::onCallEdge(PluginContext &, InstanceId caller,
                                  int32_t bci, InstanceId callee, Reason) {
  if (isActive)
    events.edges.push_back({caller, bci, callee});
}

/// What has no limit is done at once.
void ReflectionPlugin::onReachableMethod(PluginContext &, InstanceId instance) {
  if (!isActive)
    return;
  events.methods.push_back(instance);
  MethodId method = context->getInstance(instance).method;
  const MethodSummary &summary = context->getSummary(method);
  NodeId returned = context->getNode(instance, summary.signature.getReturned());
  if (givesText(method))
    context->addCopy(resourceTexts, returned);
  if (givesAnnotationValue(method))
    context->addCopy(annotationValues, returned);
  if (method == providerGiver)
    context->addCopy(providers, returned);
  if (hierarchy->getMethodName(method) == "newInstance" &&
      hierarchy->getName(hierarchy->getMethod(method).owner) ==
          "java.security.Provider$Service")
    context->addCopy(algorithmObjects, returned);
  addProviderGate(instance);
}

void ReflectionPlugin::onSettled(PluginContext &) {
  // Looking at them makes more.
  while (!events.empty()) {
    Events taken = std::move(events);
    events = Events();
    replay(taken);
  }
  takeWanted();
}

/// Numbers of methods are those of the program; numbers of contexts come in the
/// order in which they are made, and decide only between equal methods.
std::pair<uint32_t, uint32_t>
ReflectionPlugin::getOrder(InstanceId instance) const {
  if (!instance)
    return {0, 0};
  const Instance &found = context->getInstance(instance);
  return {found.method.index + 1, found.context.index};
}

std::string ReflectionPlugin::getOrder(ObjectId object) const {
  const ObjectInfo &info = context->getObject(object);
  std::string text = context->getTypes().getName(info.type);
  llvm::raw_string_ostream os(text);
  if (info.constant)
    os << '\0' << info.constant;
  if (info.method)
    os << '\0' << info.method.index << ' ' << info.bci;
  auto member = memberOf.find(object);
  if (member != memberOf.end())
    os << '\0' << member->second.method.index << ' '
       << member->second.field.index;
  return text;
}

void ReflectionPlugin::sortObjects(
    llvm::SmallVectorImpl<ObjectId> &objects) const {
  std::vector<std::pair<std::string, ObjectId>> keyed;
  for (ObjectId object : objects)
    keyed.emplace_back(getOrder(object), object);
  llvm::stable_sort(keyed, llvm::less_first());
  for (auto [at, each] : llvm::zip(objects, keyed))
    at = each.second;
}

void ReflectionPlugin::sortEdges(std::vector<FoundEdge> &edges) const {
  // Looked up once each: there are millions of edges.
  using Key = std::tuple<std::pair<uint32_t, uint32_t>, int32_t,
                         std::pair<uint32_t, uint32_t>>;
  std::vector<std::pair<Key, FoundEdge>> keyed;
  keyed.reserve(edges.size());
  for (const FoundEdge &edge : edges)
    keyed.emplace_back(
        Key(getOrder(edge.caller), edge.bci, getOrder(edge.callee)), edge);
  llvm::sort(keyed, llvm::less_first());
  edges.clear();
  for (size_t i = 0; i != keyed.size(); ++i)
    if (i == 0 || keyed[i].first != keyed[i - 1].first)
      edges.push_back(keyed[i].second);
}

void ReflectionPlugin::replay(Events &taken) {
  tracer.pause();
  sortEdges(taken.edges);
  for (const FoundEdge &edge : taken.edges)
    tracer.addCallEdge(edge.caller, edge.bci, edge.callee);
  llvm::sort(taken.methods, [&](InstanceId a, InstanceId b) {
    return getOrder(a) < getOrder(b);
  });
  for (InstanceId instance : taken.methods)
    tracer.addMethod(instance);
  for (InstanceId instance : taken.methods)
    addSites(instance);
  sortEdges(taken.results);
  for (const FoundEdge &result : taken.results) {
    if (result.callee)
      tracer.addCallee({result.caller, result.bci}, result.callee);
    else
      tracer.addUnknownAnswer({result.caller, result.bci});
  }
  tracer.resume();
  llvm::sort(taken.names, [](const auto &a, const auto &b) {
    return std::make_pair(a.first, a.second.getValue()) <
           std::make_pair(b.first, b.second.getValue());
  });
  for (auto [site, name] : taken.names)
    addName(site, name);
}

/// Reflective calls of a method.
void ReflectionPlugin::addSites(InstanceId instance) {
  MethodId method = context->getInstance(instance).method;
  const MethodSummary &summary = context->getSummary(method);
  for (const Call &call : summary.calls) {
    if (!call.resolved)
      continue;
    auto it = apis.find(call.resolved);
    if (asksForAlgorithm(call.resolved))
      addSite(instance, Api::Algorithm, call, summary);
    else if (it != apis.end())
      addSite(instance, it->second, call, summary);
    else if (isLoader(call.resolved))
      addSite(instance, Api::LoadClass, call, summary);
    else if (serviceLoads.contains(call.resolved))
      addServiceLoad(instance, call, summary);
    else
      addHandleUse(instance, call, summary);
  }
  if (serviceConstructors.contains(method))
    addServiceLoader(instance);
  addRegistrations(summary);
  wantByCalls(summary);
}
