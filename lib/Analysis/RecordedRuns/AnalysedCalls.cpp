//===- AnalysedCalls.cpp - Recorded calls that a graph has ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The edges of a call graph that no plain call instruction makes.
///
//===----------------------------------------------------------------------===//

#include "AnalysedCalls.h"

using namespace jir;

static ReasonSet getPlainReasons() {
  ReasonSet plain;
  for (Reason reason : {Reason::Dispatch, Reason::Static, Reason::Special})
    plain |= reason;
  return plain;
}

/// What a method of the platform calls for the program: the graph may have the
/// edge at another method of the same mechanism than the run.
static ReasonSet getPlatformReasons() {
  ReasonSet reasons;
  for (Reason reason : {Reason::Service, Reason::Serialization, Reason::JvmRoot,
                        Reason::ResourceBundle, Reason::ThreadStart,
                        Reason::ClassInit, Reason::Proxy, Reason::Linking})
    reasons |= reason;
  return reasons;
}

static bool intersects(ReasonSet reasons, ReasonSet others) {
  bool found = false;
  reasons.forEach([&](Reason reason) { found |= others.contains(reason); });
  return found;
}

AnalysedCalls::AnalysedCalls(const RecordedProgram &program,
                             const CallGraph *graph)
    : program(program), graph(graph) {
  for (auto [method, bci, callee] : program.getRecording().getRequests())
    requests[callee].push_back({method, bci});
  if (!graph)
    return;
  ReasonSet plain = getPlainReasons(), platform = getPlatformReasons();
  auto addSites = [&](llvm::ArrayRef<CallSite> sites) {
    for (const CallSite &site : sites)
      for (const CallEdge &edge : graph->getEdges(site)) {
        ReasonSet all = plain;
        all |= edge.reasons;
        if (all == plain)
          continue;
        callees.insert(edge.callee.index);
        if (site.caller)
          calls.insert({site.caller.index, edge.callee.index});
        if (intersects(edge.reasons, platform))
          platformCallees.insert(edge.callee.index);
      }
  };
  addSites(graph->getSites());
  addSites(graph->getSitesOf(MethodId()));
}

bool AnalysedCalls::isReachable(uint32_t row) const {
  MethodId method = program.getMethod(row);
  return graph && method && graph->isReachable(method);
}

bool AnalysedCalls::hasCall(uint32_t caller, uint32_t callee) const {
  MethodId from = program.getMethod(caller), to = program.getMethod(callee);
  return from && to && calls.contains({from.index, to.index});
}

bool AnalysedCalls::hasRequest(MethodId from, MethodId callee) const {
  return platformCallees.contains(callee.index) ||
         (from && calls.contains({from.index, callee.index}));
}

std::optional<std::pair<uint32_t, int32_t>>
AnalysedCalls::findLackingRequest(uint32_t callee) const {
  MethodId method = program.getMethod(callee);
  auto found = requests.find(callee);
  if (found == requests.end())
    return std::nullopt;
  for (auto request : found->second)
    if (!method || !hasRequest(program.getMethod(request.first), method))
      return request;
  return std::nullopt;
}

bool AnalysedCalls::lacksReflectiveCall(uint32_t callee) const {
  MethodId method = program.getMethod(callee);
  if (!graph || !method)
    return true;
  if (requests.contains(callee))
    return findLackingRequest(callee).has_value();
  return !callees.contains(method.index);
}
