//===- CHABuilderCones.cpp - Targets that many sites share ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cones: what the hierarchy selects, and what objects made at run time add.
//
//===----------------------------------------------------------------------===//

#include "CHABuilder.h"

using namespace jir;

/// Whether classes unknown to the analysis may be receivers below the root.
bool CHABuilder::isOpen(MethodId resolved, ClassId root) const {
  AssumptionSet closed = AssumptionSet::closedWorld();
  const MethodInfo &info = hierarchy.getMethod(resolved);
  if (info.isFinal() || info.isPrivate() || hierarchy.isFinal(root))
    return false;
  // A proxy class is a subclass of java.lang.reflect.Proxy only.
  if (!hierarchy.isInterface(root) && root != hierarchy.getObject())
    closed.erase(Assumption::NoProxies);
  return !closed.isSubsetOf(options.assumptions);
}

ConeId CHABuilder::addCone(Cone cone, size_t selected) {
  numSelected.push_back(selected);
  coneCauses.emplace_back();
  followers.emplace_back();
  return graph.addCone(std::move(cone));
}

/// What reflection calls is not known to be all: no claim may rest on it.
ConeId CHABuilder::addReflectiveCone(MethodId resolved) {
  Cone cone;
  cone.resolved = resolved;
  cone.root = hierarchy.getMethod(resolved).owner;
  cone.isOpen = true;
  return addCone(std::move(cone), 0);
}

void CHABuilder::addReflectiveTarget(ConeId cone, MethodId callee,
                                     Reason reason) {
  graph.getCone(cone).targets.push_back({callee, reason});
  if (std::optional<CallGraph::Cause> cause = coneCauses[cone.index]) {
    cause->reason = reason;
    addReachable(callee, *cause);
  }
}

ConeId CHABuilder::getCone(MethodId resolved, ClassId root,
                           bool isInterfaceCall) {
  uint64_t key = uint64_t(resolved.index) << 32 | root.index;
  auto [it, inserted] = coneIds.try_emplace({key, isInterfaceCall});
  if (!inserted)
    return it->second;
  DispatchTargets selected = linkage.selectAll(resolved, root, isInterfaceCall);
  Cone cone;
  cone.resolved = resolved;
  cone.root = root;
  cone.isInterfaceCall = isInterfaceCall;
  cone.throwsAbstractMethodError = selected.throwsAbstractMethodError;
  cone.throwsIncompatibleClassChangeError =
      selected.throwsIncompatibleClassChangeError;
  cone.throwsIllegalAccessError = selected.throwsIllegalAccessError;
  cone.isOpen = isOpen(resolved, root);
  cone.numReceivers = selected.numReceivers;
  cone.numUnknown = selected.numUnknown;
  cone.targets.reserve(selected.methods.size());
  for (MethodId method : selected.methods)
    cone.targets.push_back({method, Reason::Dispatch});
  ConeId id = addCone(std::move(cone), selected.methods.size());
  coneIds[{key, isInterfaceCall}] = id;

  // Objects made so far, of a class below the root.
  RootInfo &info = roots[root];
  info.cones.push_back(id);
  std::vector<uint32_t> objects = info.objects;
  for (uint32_t object : objects)
    offer(id, madeObjects[object]);
  return id;
}

void CHABuilder::reachCone(ConeId cone, const CallGraph::Cause &cause) {
  if (coneCauses[cone.index])
    return;
  coneCauses[cone.index] = cause;
  for (const CallEdge &edge : graph.getCone(cone).targets)
    addReachable(edge.callee, cause);
}

/// Adds a target that the hierarchy did not find.
void CHABuilder::addTarget(ConeId cone, MethodId callee, Reason reason) {
  Cone &data = graph.getCone(cone);
  auto selected =
      llvm::ArrayRef(data.targets).take_front(numSelected[cone.index]);
  bool isSelected = std::binary_search(
      selected.begin(), selected.end(), CallEdge{callee, Reason::Dispatch},
      [](const CallEdge &a, const CallEdge &b) { return a.callee < b.callee; });
  if (isSelected || !added.insert({cone, callee}).second)
    return;
  data.targets.push_back({callee, reason});
  if (std::optional<CallGraph::Cause> cause = coneCauses[cone.index]) {
    cause->reason = reason;
    addReachable(callee, *cause);
  }
  llvm::SmallVector<ConeId> list(followers[cone.index].begin(),
                                 followers[cone.index].end());
  for (ConeId follower : list)
    addTarget(follower, callee, reason);
}

void CHABuilder::addMadeObject(MadeObject object) {
  uint32_t index = madeObjects.size();
  // The classes that bound cones which the object may be a receiver of.
  llvm::SmallVector<ClassId> above{hierarchy.getObject()};
  for (ClassId interface : object.interfaces) {
    above.push_back(interface);
    llvm::append_range(above, hierarchy.getAllInterfaces(interface));
  }
  llvm::sort(above);
  above.erase(std::unique(above.begin(), above.end()), above.end());
  madeObjects.push_back(std::move(object));
  for (ClassId root : above) {
    roots[root].objects.push_back(index);
    std::vector<ConeId> cones = roots[root].cones;
    for (ConeId cone : cones)
      offer(cone, madeObjects[index]);
  }
}

/// Adds to a cone what its method selects on the object.
void CHABuilder::offer(ConeId cone, const MadeObject &object) {
  MethodId resolved = graph.getCone(cone).resolved;
  SelectorId selector = hierarchy.getMethod(resolved).selector;
  if (hierarchy.getMethod(resolved).isPrivate() ||
      !llvm::is_contained(object.selectors, selector)) {
    MethodResolution selection =
        linkage.selectInherited(resolved, object.interfaces);
    if (selection.method)
      addTarget(cone, selection.method, Reason::Dispatch);
    // An abstract method of an object that is not understood has a body.
    bool isUnknown = selection.outcome == LinkOutcome::Phantom ||
                     (selection.outcome == LinkOutcome::AbstractMethodError &&
                      object.selectors.empty());
    if (isUnknown)
      ++graph.getCone(cone).numUnknown;
    return;
  }
  if (object.target) {
    addTarget(cone, object.target, object.reason);
  } else if (object.targets) {
    ConeId source = object.targets;
    if (source == cone || llvm::is_contained(followers[source.index], cone))
      return;
    followers[source.index].push_back(cone);
    std::vector<CallEdge> targets = graph.getCone(source).targets;
    for (const CallEdge &edge : targets)
      addTarget(cone, edge.callee, Reason::Lambda);
  } else {
    ++graph.getCone(cone).numUnknown;
  }
}
