//===- CallGraphStatistics.cpp - A call graph in numbers --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts methods, edges, sites, casts and what was not resolved.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph/CallGraphStatistics.h"
#include "jir/Analysis/Hierarchy/TypeVerifier.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace jir;
using namespace jir::jvm;

/// The number of reasons and of kinds of unresolved facts.
static constexpr size_t kNumReasons = 0
#define CALL_REASON(Enumerator, Name, Meaning) +1
#include "jir/Analysis/CallGraph/CallReasons.def"
    ;
static constexpr Unresolved::Kind kUnresolvedKinds[] = {
    Unresolved::AbsentClass,   Unresolved::LinkError,
    Unresolved::InvokeDynamic, Unresolved::Native,
    Unresolved::FailedBody,    Unresolved::UnknownReceiver};

static bool isOfPlatform(const ClassHierarchy &hierarchy, MethodId method) {
  return hierarchy.getOrigin(hierarchy.getMethod(method).owner) ==
         Origin::Platform;
}

CallGraphStatistics::CallGraphStatistics(const CallGraph &graph) {
  countMethods(graph);
  countEdges(graph);
  countSites(graph);
  countCasts(graph);
  countUnresolved(graph);
}

void CallGraphStatistics::set(llvm::StringRef name, uint64_t value) {
  for (Figure &figure : figures)
    if (figure.first == name) {
      figure.second = value;
      return;
    }
  figures.emplace_back(name.str(), value);
}

uint64_t CallGraphStatistics::get(llvm::StringRef name) const {
  for (const Figure &figure : figures)
    if (figure.first == name)
      return figure.second;
  return 0;
}

void CallGraphStatistics::countMethods(const CallGraph &graph) {
  const ClassHierarchy &hierarchy = graph.getHierarchy();
  uint64_t application = 0, library = 0, platform = 0;
  for (MethodId method : graph.getReachable())
    switch (hierarchy.getOrigin(hierarchy.getMethod(method).owner)) {
    case Origin::Application:
      ++application;
      break;
    case Origin::Library:
      ++library;
      break;
    case Origin::Platform:
      ++platform;
      break;
    }
  set("reachable methods", graph.getReachable().size());
  set("reachable methods, application", application);
  set("reachable methods, library", library);
  set("reachable methods, platform", platform);
}

void CallGraphStatistics::countEdges(const CallGraph &graph) {
  uint64_t edges = 0, pairs = 0, dispatchPairs = 0;
  uint64_t byReason[kNumReasons] = {};
  // All targets of one caller, each with whether it is dispatched to.
  std::vector<std::pair<MethodId, bool>> callees;
  auto look = [&](MethodId caller) {
    callees.clear();
    for (const CallSite &site : graph.getSitesOf(caller))
      graph.forEachTarget(site, [&](const CallEdge &edge) {
        ++edges;
        edge.reasons.forEach(
            [&](Reason reason) { ++byReason[size_t(reason)]; });
        callees.push_back(
            {edge.callee, edge.reasons.contains(Reason::Dispatch)});
      });
    llvm::sort(callees);
    for (size_t i = 0; i < callees.size(); ++i) {
      bool isLast =
          i + 1 == callees.size() || callees[i + 1].first != callees[i].first;
      pairs += isLast;
      dispatchPairs += isLast && callees[i].second;
    }
  };
  look(MethodId());
  for (MethodId method : graph.getReachable())
    look(method);
  set("edges", edges);
  set("pairs of caller and callee", pairs);
  set("pairs of caller and callee, dispatch", dispatchPairs);
  for (size_t i = 0; i < kNumReasons; ++i)
    if (byReason[i])
      set(("edges, " + getName(Reason(i))).str(), byReason[i]);
}

void CallGraphStatistics::countSites(const CallGraph &graph) {
  const ClassHierarchy &hierarchy = graph.getHierarchy();
  // By number of targets (none, one, more), of the application and libraries,
  // and of all.
  uint64_t own[3] = {}, all[3] = {};
  for (const CallSite &site : graph.getSites()) {
    if (site.kind != SiteKind::InvokeVirtual &&
        site.kind != SiteKind::InvokeInterface)
      continue;
    size_t targets = graph.getEdges(site).size();
    if (site.cone)
      targets += graph.getCone(site.cone).targets.size();
    size_t index = std::min<size_t>(targets, 2);
    ++all[index];
    own[index] += site.caller && !isOfPlatform(hierarchy, site.caller);
  }
  set("virtual calls without a target", all[0]);
  set("virtual calls with one target", all[1]);
  set("polymorphic calls", all[2]);
  set("virtual calls without a target, application", own[0]);
  set("virtual calls with one target, application", own[1]);
  set("polymorphic calls, application", own[2]);
}

/// Whether the static type of the value leaves open that the cast fails.
static bool mayCastFail(const ClassHierarchy &hierarchy, CheckCastOp cast) {
  mlir::Value value = cast.getValue();
  while (auto upcast = value.getDefiningOp<UpcastOp>())
    value = upcast.getValue();
  mlir::Type from = value.getType(), to = cast.getType();
  auto target = llvm::dyn_cast<RefType>(to);
  ClassId wanted = target && !target.isUnion()
                       ? hierarchy.lookupClass(target.getName())
                       : ClassId();
  if (!wanted || !hierarchy.isInterface(wanted))
    return isAssignable(hierarchy, from, to) != Assignability::Yes;
  // The verifier vouches for classes only: a value of an interface's type need
  // not implement it.
  if (llvm::isa<NullType>(from))
    return false;
  auto source = llvm::dyn_cast<RefType>(from);
  ClassId known = source && !source.isUnion()
                      ? hierarchy.lookupClass(source.getName())
                      : ClassId();
  return !known || hierarchy.isInterface(known) ||
         !hierarchy.isSubtype(known, wanted);
}

void CallGraphStatistics::countCasts(const CallGraph &graph) {
  ClassHierarchy &hierarchy = graph.getHierarchy();
  uint64_t casts = 0, mayFail = 0;
  for (auto classOp : hierarchy.getProgram().getOps<ClassOp>()) {
    ClassId owner = hierarchy.lookupClass(classOp.getSymNameAttr());
    if (!owner || classOp.getOrigin() == Origin::Platform)
      continue;
    for (auto method : classOp.getBody().getOps<MethodOp>()) {
      MethodId id = hierarchy.lookupMethod(
          owner, hierarchy.getSelector(method.getSymNameAttr()));
      if (!id || !graph.isReachable(id))
        continue;
      for (mlir::Block &block : method.getBody())
        for (auto cast : block.getOps<CheckCastOp>()) {
          ++casts;
          mayFail += mayCastFail(hierarchy, cast);
        }
    }
  }
  set("casts, application", casts);
  set("casts that may fail, application", mayFail);
}

void CallGraphStatistics::countUnresolved(const CallGraph &graph) {
  set("unresolved", graph.getUnresolved().size());
  for (Unresolved::Kind kind : kUnresolvedKinds) {
    uint64_t count =
        llvm::count_if(graph.getUnresolved(), [&](const Unresolved &fact) {
          return fact.kind == kind;
        });
    if (count)
      set(("unresolved, " + getName(kind)).str(), count);
  }
}

void CallGraphStatistics::print(llvm::raw_ostream &os) const {
  for (const auto &[name, value] : figures)
    os << llvm::format("%12llu  ", (unsigned long long)value) << name << '\n';
}
