//===- RuntimeCallIndex.cpp - The run-time model in a program ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which methods of a program the rows of the table name.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/JdkModel/RuntimeModel.h"

using namespace jir;

RuntimeCallIndex::RuntimeCallIndex(ClassHierarchy &hierarchy,
                                   RuntimeKind runtime)
    : hierarchy(hierarchy),
      calls(getRuntimeCalls(runtime, findJdkRelease(hierarchy.getProgram()))) {
  for (const RuntimeCall *call : calls) {
    if (call->event != RuntimeEvent::Reached &&
        call->event != RuntimeEvent::ReachedNative)
      continue;
    ClassId owner = hierarchy.lookupClass(call->triggerClass);
    if (!owner)
      continue;
    if (call->triggerMember == "*") {
      for (uint32_t index : hierarchy.getMethodIndices(owner))
        if (hierarchy.getMethod(MethodId(index)).isNative())
          triggers[MethodId(index)].push_back(call);
    } else if (MethodId method =
                   hierarchy.lookupMethod(owner, call->triggerMember)) {
      if (call->event == RuntimeEvent::Reached ||
          hierarchy.getMethod(method).isNative())
        triggers[method].push_back(call);
    }
  }
}

llvm::SmallVector<const RuntimeCall *>
RuntimeCallIndex::getCalls(RuntimeEvent event) const {
  llvm::SmallVector<const RuntimeCall *> found;
  for (const RuntimeCall *call : calls)
    if (call->event == event)
      found.push_back(call);
  return found;
}

llvm::ArrayRef<const RuntimeCall *>
RuntimeCallIndex::getTriggeredBy(MethodId method) const {
  auto found = triggers.find(method);
  if (found == triggers.end())
    return {};
  return found->second;
}

/// The classes that a row names; several if it has a `*`.
static llvm::SmallVector<ClassId> findClasses(const ClassHierarchy &hierarchy,
                                              llvm::StringRef name) {
  llvm::SmallVector<ClassId> found;
  if (!name.contains('*')) {
    ClassId id = hierarchy.lookupClass(name);
    if (id && !hierarchy.isPhantom(id))
      found.push_back(id);
    return found;
  }
  auto [prefix, suffix] = name.split('*');
  llvm::StringRef infix = suffix.split('*').first;
  for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy.getNumClasses())) {
    llvm::StringRef each = hierarchy.getName(ClassId(index));
    if (each.consume_front(prefix) && each.contains(infix) &&
        !hierarchy.isPhantom(ClassId(index)))
      found.push_back(ClassId(index));
  }
  return found;
}

llvm::SmallVector<RuntimeTarget>
RuntimeCallIndex::getTargets(const RuntimeCall &call) {
  llvm::SmallVector<RuntimeTarget> targets;
  for (ClassId owner : findClasses(hierarchy, call.calleeClass)) {
    if (call.calleeMember == "<clinit>()V") {
      targets.push_back({owner, MethodId()});
    } else if (call.calleeMember == "*") {
      for (uint32_t index : hierarchy.getMethodIndices(owner))
        if (!hierarchy.getMethod(MethodId(index)).isAbstract())
          targets.push_back({owner, MethodId(index)});
    } else if (MethodId callee =
                   hierarchy.lookupMethod(owner, call.calleeMember)) {
      targets.push_back({owner, callee});
    }
  }
  return targets;
}
