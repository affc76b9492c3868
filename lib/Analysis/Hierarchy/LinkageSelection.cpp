//===- LinkageSelection.cpp - Which method runs -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Overriding (JVMS 5.4.5), selection for one class and for a cone of classes
// (5.4.6), and what initialisation of a class implies (5.5).
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/Linkage.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;

bool Linkage::canOverride(MethodId overrider, MethodId overridden) {
  if (overrider == overridden)
    return true;
  const MethodInfo &above = hierarchy.getMethod(overridden);
  const MethodInfo &below = hierarchy.getMethod(overrider);
  if (below.selector != above.selector || below.isPrivate() ||
      below.isStatic() || above.isPrivate())
    return false;
  if (!above.isPackagePrivate() ||
      hierarchy.isSamePackage(below.owner, above.owner))
    return true;
  // Through a method in between that overrides it and is overridden.
  for (ClassId id = hierarchy.getSuperclass(below.owner);
       id && id != above.owner; id = hierarchy.getSuperclass(id)) {
    if (hierarchy.isPhantom(id))
      return false;
    MethodId between = hierarchy.lookupMethod(id, above.selector);
    if (between && canOverride(overrider, between) &&
        canOverride(between, overridden))
      return true;
  }
  return false;
}

MethodResolution Linkage::finishSelection(MethodId selected,
                                          bool isInterfaceCall) {
  MethodResolution result;
  result.method = selected;
  const MethodInfo &info = hierarchy.getMethod(selected);
  if (isInterfaceCall && !info.isPublic() && !info.isPrivate())
    result = {LinkOutcome::IllegalAccessError, MethodId(), ClassId(), false};
  else if (info.isAbstract())
    result = {LinkOutcome::AbstractMethodError, MethodId(), ClassId(), false};
  else
    result.outcome = LinkOutcome::Found;
  return result;
}

/// The one that is not abstract, or the error that the JVM throws. Where
/// several conflict, JVMS 6.5 wants IncompatibleClassChangeError; HotSpot
/// throws AbstractMethodError for invokeinterface.
MethodResolution Linkage::chooseDefault(llvm::ArrayRef<MethodId> candidates,
                                        bool isInterfaceCall) {
  MethodResolution result;
  result.outcome = LinkOutcome::AbstractMethodError;
  for (MethodId method : candidates) {
    if (hierarchy.getMethod(method).isAbstract())
      continue;
    if (result.method)
      return {isInterfaceCall ? LinkOutcome::AbstractMethodError
                              : LinkOutcome::IncompatibleClassChangeError,
              MethodId(), ClassId(), false};
    result.outcome = LinkOutcome::Found;
    result.method = method;
  }
  return result;
}

MethodResolution Linkage::select(MethodId resolved, ClassId receiver,
                                 bool isInterfaceCall) {
  const MethodInfo info = hierarchy.getMethod(resolved);
  if (info.isPrivate() || info.isStatic())
    return finishSelection(resolved, false);
  for (ClassId id = receiver; id; id = hierarchy.getSuperclass(id)) {
    if (hierarchy.isPhantom(id))
      return {LinkOutcome::Phantom, info.isAbstract() ? MethodId() : resolved,
              id, false};
    MethodId method = hierarchy.lookupMethod(id, info.selector);
    if (method && canOverride(method, resolved))
      return finishSelection(method, isInterfaceCall);
  }
  MethodResolution result = chooseDefault(
      getMaximallySpecific(hierarchy.getAllInterfaces(receiver), info.selector),
      isInterfaceCall);
  if (hierarchy.isIncomplete(receiver))
    result.outcome = LinkOutcome::Phantom;
  return result;
}

MethodResolution Linkage::selectInherited(MethodId resolved,
                                          llvm::ArrayRef<ClassId> interfaces) {
  const MethodInfo info = hierarchy.getMethod(resolved);
  if (info.isPrivate())
    return finishSelection(resolved, false);
  MethodId method =
      hierarchy.lookupMethod(hierarchy.getObject(), info.selector);
  if (method && canOverride(method, resolved))
    return finishSelection(method, false);
  llvm::SmallVector<ClassId> all;
  bool isIncomplete = false;
  for (ClassId interface : interfaces) {
    all.push_back(interface);
    llvm::append_range(all, hierarchy.getAllInterfaces(interface));
    isIncomplete |= hierarchy.isIncomplete(interface);
  }
  llvm::sort(all);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  MethodResolution result =
      chooseDefault(getMaximallySpecific(all, info.selector));
  if (isIncomplete)
    result.outcome = LinkOutcome::Phantom;
  return result;
}

//===----------------------------------------------------------------------===//
// Cones
//===----------------------------------------------------------------------===//

void Linkage::addSelection(const MethodResolution &selection,
                           DispatchTargets &out) {
  ++out.numReceivers;
  if (selection.method)
    out.methods.push_back(selection.method);
  switch (selection.outcome) {
  case LinkOutcome::Phantom:
    ++out.numUnknown;
    break;
  case LinkOutcome::AbstractMethodError:
    out.throwsAbstractMethodError = true;
    break;
  case LinkOutcome::IncompatibleClassChangeError:
    out.throwsIncompatibleClassChangeError = true;
    break;
  case LinkOutcome::IllegalAccessError:
    out.throwsIllegalAccessError = true;
    break;
  default:
    break;
  }
}

/// Walks the superclass tree downwards, so that each class takes over what its
/// superclass selects unless it declares an overriding method itself.
void Linkage::selectInClassCone(MethodId resolved, ClassId root,
                                bool isInterfaceCall, DispatchTargets &out) {
  llvm::ArrayRef<ClassId> cone = hierarchy.getSubtypes(root);
  SelectorId selector = hierarchy.getMethod(resolved).selector;
  // Default methods, errors and unknowns are for each class to find out.
  auto isOfClass = [&](const MethodResolution &selection) {
    return selection.isFound() &&
           !hierarchy.isInterface(hierarchy.getMethod(selection.method).owner);
  };
  // From the root down to the superclass of the class at hand, with selections.
  std::vector<std::pair<ClassId, MethodResolution>> path;
  for (ClassId id : cone) {
    while (!path.empty() && path.back().first != hierarchy.getSuperclass(id))
      path.pop_back();
    MethodResolution selection;
    MethodId declared = hierarchy.lookupMethod(id, selector);
    if (declared && canOverride(declared, resolved))
      selection = finishSelection(declared, isInterfaceCall);
    else if (!path.empty() && isOfClass(path.back().second))
      selection = path.back().second;
    else
      selection = select(resolved, id, isInterfaceCall);
    path.push_back({id, selection});
    if (hierarchy.isInstantiable(id))
      addSelection(selection, out);
  }
}

DispatchTargets Linkage::selectAll(MethodId resolved, ClassId root,
                                   bool isInterfaceCall) {
  DispatchTargets targets;
  const MethodInfo info = hierarchy.getMethod(resolved);
  bool isFixed = info.isPrivate() || info.isFinal();
  if (hierarchy.isPhantom(root)) {
    addSelection({LinkOutcome::Phantom, resolved, root, false}, targets);
  } else if (isFixed) {
    llvm::ArrayRef<ClassId> cone = hierarchy.getSubtypes(root);
    if (llvm::any_of(cone,
                     [&](ClassId id) { return hierarchy.isInstantiable(id); }))
      addSelection(finishSelection(resolved, isInterfaceCall), targets);
  } else if (hierarchy.isInterface(root)) {
    for (ClassId id : hierarchy.getSubtypes(root))
      if (hierarchy.isInstantiable(id))
        addSelection(select(resolved, id, isInterfaceCall), targets);
    // Arrays are Cloneable and Serializable.
    llvm::StringRef name = hierarchy.getName(root).getValue();
    if (info.owner == hierarchy.getObject() &&
        (name == "java.lang.Cloneable" || name == "java.io.Serializable"))
      addSelection(finishSelection(resolved, false), targets);
  } else {
    selectInClassCone(resolved, root, isInterfaceCall, targets);
  }
  llvm::sort(targets.methods);
  targets.methods.erase(
      std::unique(targets.methods.begin(), targets.methods.end()),
      targets.methods.end());
  return targets;
}

//===----------------------------------------------------------------------===//
// Initialisation (JVMS 5.5)
//===----------------------------------------------------------------------===//

bool Linkage::declaresDefault(ClassId interfaceId) {
  return llvm::any_of(
      hierarchy.getMethodIndices(interfaceId), [&](uint32_t index) {
        const MethodInfo &info = hierarchy.getMethod(MethodId(index));
        return !info.isAbstract() && !info.isStatic();
      });
}

llvm::ArrayRef<ClassId> Linkage::getInitialized(ClassId id) {
  if (auto it = initialized.find(id); it != initialized.end())
    return *it->second;
  auto list = std::make_unique<std::vector<ClassId>>();
  auto add = [&](ClassId each) {
    if (hierarchy.getClassInitializer(each) && !llvm::is_contained(*list, each))
      list->push_back(each);
  };
  if (!hierarchy.isPhantom(id)) {
    llvm::SmallVector<ClassId> chain;
    if (!hierarchy.isInterface(id))
      for (ClassId above = hierarchy.getSuperclass(id); above;
           above = hierarchy.getSuperclass(above))
        chain.push_back(above);
    for (ClassId above : llvm::reverse(chain))
      add(above);
    if (!hierarchy.isInterface(id))
      for (ClassId interface : hierarchy.getAllInterfaces(id))
        if (declaresDefault(interface))
          add(interface);
    add(id);
  }
  return *(initialized[id] = std::move(list));
}

llvm::SmallVector<MethodId> Linkage::getInitializers(ClassId id, ClassId from) {
  llvm::SmallVector<MethodId> initializers;
  for (ClassId each : getInitialized(id)) {
    // The code of a class runs after its initialisation began, and its
    // superclasses' before.
    bool isBegun = from && (each == from || (!hierarchy.isInterface(each) &&
                                             hierarchy.isSubtype(from, each)));
    if (!isBegun)
      initializers.push_back(hierarchy.getClassInitializer(each));
  }
  return initializers;
}
