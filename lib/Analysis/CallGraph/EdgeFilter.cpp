//===- EdgeFilter.cpp - A part of a call graph ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Evaluates the conditions of a filter once a method.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph/EdgeFilter.h"
#include "jir/Analysis/CallGraph/ReachabilityPaths.h"
#include "jir/Analysis/Hierarchy/MethodPattern.h"
#include "jir/Support/InputError.h"

using namespace jir;

EdgeFilter::EdgeFilter(const CallGraph &graph, const Options &options)
    : options(options), hierarchy(&graph.getHierarchy()) {}

llvm::Error EdgeFilter::match(const CallGraph &graph, llvm::StringRef text,
                              std::vector<bool> &matched) {
  llvm::Expected<MethodPattern> pattern = MethodPattern::create(text);
  if (!pattern)
    return pattern.takeError();
  matched.resize(hierarchy->getNumMethods());
  bool isAny = false;
  for (MethodId method : graph.getReachable())
    if (pattern->mayMatchClass(
            hierarchy->getName(hierarchy->getMethod(method).owner)) &&
        pattern->matches(*hierarchy, method))
      isAny = matched[method.index] = true;
  if (!isAny)
    return inputError(llvm::Twine("'") + text +
                      "' matches no reachable method");
  return llvm::Error::success();
}

llvm::Expected<EdgeFilter> EdgeFilter::create(const CallGraph &graph,
                                              Options options) {
  if (options.scope == EdgeScope::Auto)
    options.scope = options.methods.empty() && options.to.empty()
                        ? EdgeScope::Touching
                        : EdgeScope::All;
  EdgeFilter filter(graph, options);
  if (!options.methods.empty())
    if (llvm::Error error = filter.match(graph, options.methods, filter.named))
      return error;
  if (options.to.empty())
    return filter;
  std::vector<bool> wanted;
  if (llvm::Error error = filter.match(graph, options.to, wanted))
    return error;
  std::vector<MethodId> ends;
  for (MethodId method : graph.getReachable())
    if (wanted[method.index])
      ends.push_back(method);
  filter.onPaths = ReachabilityPaths(graph).getShortestEdges(ends);
  return filter;
}

bool EdgeFilter::keeps(MethodId caller, MethodId callee) const {
  auto isOwn = [&](MethodId method) {
    return method && hierarchy->getOrigin(hierarchy->getMethod(method).owner) !=
                         jvm::Origin::Platform;
  };
  auto isNamed = [&](MethodId method) { return method && named[method.index]; };
  if (options.scope == EdgeScope::Application && !isOwn(caller))
    return false;
  if (options.scope == EdgeScope::Touching && !isOwn(caller) && !isOwn(callee))
    return false;
  if (!options.methods.empty() && !isNamed(caller) && !isNamed(callee))
    return false;
  return options.to.empty() || onPaths.contains({caller, callee});
}

void EdgeFilter::forEachRow(
    const CallGraph &graph,
    llvm::function_ref<void(const CallGraph::Row &)> visit) const {
  if (isTrivial())
    return graph.forEachRow(visit);
  graph.forEachRow(visit, [&](MethodId caller, MethodId callee) {
    return keeps(caller, callee);
  });
}

std::vector<MethodId> EdgeFilter::getMethods(const CallGraph &graph) const {
  std::vector<MethodId> methods = graph.getSortedReachable();
  if (isTrivial())
    return methods;
  std::vector<bool> isEnd(hierarchy->getNumMethods());
  auto look = [&](MethodId caller) {
    for (const CallSite &site : graph.getSitesOf(caller))
      graph.forEachTarget(site, [&](const CallEdge &edge) {
        if (!keeps(caller, edge.callee))
          return;
        isEnd[edge.callee.index] = true;
        if (caller)
          isEnd[caller.index] = true;
      });
  };
  look(MethodId());
  for (MethodId method : methods)
    look(method);
  llvm::erase_if(methods,
                 [&](MethodId method) { return !isEnd[method.index]; });
  return methods;
}
