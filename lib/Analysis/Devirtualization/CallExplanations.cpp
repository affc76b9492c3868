//===- CallExplanations.cpp - What a call reaches, and why ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Joins sites, cones, claims and the instructions themselves.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Devirtualization/CallExplanations.h"
#include "jir/Analysis/Devirtualization/Devirtualization.h"

using namespace jir;
using namespace jir::jvm;

/// The most receivers, and objects, that are named for one target.
static constexpr size_t kMaxReceivers = 3;
static constexpr size_t kMaxObjects = 5;

CallExplanations::CallExplanations(const CallGraph &graph, Linkage &linkage,
                                   SourceLines &lines,
                                   const pointsto::PointsToResult *result)
    : graph(graph), linkage(linkage), hierarchy(linkage.getHierarchy()),
      lines(lines), result(result) {}

static std::string describe(MethodRefAttr method) {
  mlir::StringAttr owner = method.getOwnerClass();
  return (owner ? owner.str() : getDescriptor(method.getOwner())) + "." +
         method.getMember().str();
}

/// How selections may fail at a cone or a site of its own.
template <typename Selecting, typename Failures>
static void addFailures(const Selecting &selecting, Failures &failures) {
  if (selecting.throwsAbstractMethodError)
    failures.push_back(LinkOutcome::AbstractMethodError);
  if (selecting.throwsIllegalAccessError)
    failures.push_back(LinkOutcome::IllegalAccessError);
  if (selecting.throwsIncompatibleClassChangeError)
    failures.push_back(LinkOutcome::IncompatibleClassChangeError);
}

void CallExplanations::explainCone(ExplainedCall &call, const Cone &cone) {
  call.bound = cone.root;
  call.numReceivers = cone.numReceivers;
  call.numUnknown = cone.numUnknown;
  call.isOpen = cone.isOpen;
  addFailures(cone, call.failures);
  llvm::DenseMap<MethodId, ExplainedTarget *> targets;
  for (ExplainedTarget &target : call.targets)
    targets[target.method] = &target;
  for (ClassId id : hierarchy.getSubtypes(cone.root)) {
    if (!hierarchy.isInstantiable(id))
      continue;
    MethodResolution selected =
        linkage.select(cone.resolved, id, cone.isInterfaceCall);
    auto it = targets.find(selected.method);
    if (!selected.method || it == targets.end())
      continue;
    ExplainedTarget &target = *it->second;
    if (target.numReceivers++ < kMaxReceivers)
      target.receivers.push_back(id);
  }
}

MethodId CallExplanations::getTarget(pointsto::ObjectId object,
                                     MethodId resolved, bool isInterfaceCall) {
  const pointsto::ObjectInfo &info = result->getObject(object);
  const pointsto::TypeTable &types = result->getTypes();
  switch (types.getKind(info.type)) {
  case pointsto::TypeKind::Class:
    return linkage
        .select(resolved, types.getClassId(info.type), isInterfaceCall)
        .method;
  case pointsto::TypeKind::Array:
    return linkage.select(resolved, hierarchy.getObject()).method;
  case pointsto::TypeKind::Function: {
    const pointsto::MethodFacts *creator = result->getFacts(info.method);
    SelectorId called = hierarchy.getMethod(resolved).selector;
    if (creator && info.function < creator->functions.size()) {
      const pointsto::Function &function = creator->functions[info.function];
      if (llvm::is_contained(function.selectors, called))
        return function.target.method;
    }
    return linkage.selectInherited(resolved, types.getInterfaces(info.type))
        .method;
  }
  case pointsto::TypeKind::Primitive:
  case pointsto::TypeKind::Unknown:
    return MethodId();
  }
  return MethodId();
}

void CallExplanations::explainObjects(ExplainedCall &call) {
  std::vector<pointsto::ObjectId> objects =
      result->getReceivers(call.caller, call.bci);
  call.numObjects = objects.size();
  for (pointsto::ObjectId object : objects) {
    MethodId method = getTarget(object, call.resolved,
                                call.kind == SiteKind::InvokeInterface);
    auto target =
        llvm::find_if(call.targets, [&](const ExplainedTarget &known) {
          return known.method == method;
        });
    if (target == call.targets.end())
      continue;
    if (target->numObjects++ < kMaxObjects)
      target->objects.push_back(result->describe(object));
  }
}

ExplainedCall CallExplanations::explainSite(MethodId caller,
                                            const CallSite &site) {
  ExplainedCall call;
  call.caller = caller;
  call.bci = site.bci;
  call.kind = site.kind;
  call.outcome = site.outcome;
  call.resolved = site.resolved;
  graph.forEachTarget(site, [&](const CallEdge &edge) {
    for (ExplainedTarget &known : call.targets)
      if (known.method == edge.callee) {
        known.reasons |= edge.reasons;
        return;
      }
    ExplainedTarget target;
    target.method = edge.callee;
    target.reasons = edge.reasons;
    call.targets.push_back(std::move(target));
  });
  // By name, as everywhere.
  llvm::sort(call.targets,
             [&](const ExplainedTarget &a, const ExplainedTarget &b) {
               return hierarchy.getQualifiedName(a.method) <
                      hierarchy.getQualifiedName(b.method);
             });
  if (site.cone)
    explainCone(call, graph.getCone(site.cone));
  call.holdsUnknown = site.holdsUnknown;
  addFailures(site, call.failures);
  if (result && call.resolved && site.kind != SiteKind::Implicit)
    explainObjects(call);
  for (const Unresolved &fact : graph.getUnresolved())
    if (fact.caller == caller && fact.bci == site.bci)
      call.unresolved.push_back(fact);
  return call;
}

std::vector<ExplainedCall>
CallExplanations::explain(MethodId caller, std::optional<int32_t> bci) {
  MethodOp method = lines.getLoaded(caller);
  llvm::DenseMap<int32_t, std::string> named;
  ClaimSet claims;
  if (method && method.getState() == BodyState::Loaded) {
    for (mlir::Block &block : method.getBody())
      for (mlir::Operation &op : block)
        if (auto invoke = llvm::dyn_cast<InvokeOpInterface>(op))
          named.try_emplace(llvm::cast<SiteOpInterface>(op).getBci(),
                            describe(invoke.getMethod()));
    Devirtualization devirtualization(linkage, &graph);
    devirtualization.run(method);
    claims = devirtualization.takeClaims("");
  }
  std::vector<ExplainedCall> calls;
  for (const CallSite &site : graph.getSitesOf(caller)) {
    if (bci && site.bci != *bci)
      continue;
    calls.push_back(explainSite(caller, site));
    ExplainedCall &call = calls.back();
    bool isDispatch = site.kind == SiteKind::InvokeVirtual ||
                      site.kind == SiteKind::InvokeInterface;
    if (site.kind != SiteKind::Implicit)
      call.named = named.lookup(site.bci);
    if (!isDispatch)
      continue;
    for (const Claim &claim : claims.claims)
      if (claim.site.bci == site.bci)
        call.claim = claim;
    for (const UnclaimedSite &left : claims.unclaimed)
      if (left.site.bci == site.bci)
        call.unclaimed = left.reason;
  }
  return calls;
}
