//===- PrunePlan.cpp - What may leave a program -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Follows names from what runs.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Retention/PrunePlan.h"
#include "jir/Support/Descriptor.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace mlir;

PrunePlan::PrunePlan(const CallGraph &graph, const RetainedMembers &retained,
                     llvm::ArrayRef<MethodId> kept)
    : graph(graph), hierarchy(graph.getHierarchy()), linkage(hierarchy),
      bodies(hierarchy) {
  for (auto classOp : hierarchy.getProgram().getOps<jvm::ClassOp>())
    if (StringAttr host = classOp.getNestHostAttr())
      if (ClassId id = hierarchy.lookupClass(classOp.getSymNameAttr()))
        hosts[id] = host;
  keepOpaque();
  for (MethodId method : graph.getSortedReachable())
    keep(method, MethodFate::Kept);
  for (MethodId method : kept)
    keepOpen(method);
  for (MethodId method : retained.getCalledByGenerated())
    keepOpen(method);
  for (const RetainedClass &known : retained.getClasses())
    keepRetained(known);
  // P3: annotations of packages have no other place.
  for (uint32_t index = 0; index < hierarchy.getNumClasses(); ++index)
    if (hierarchy.getName(ClassId(index)).getValue().ends_with(".package-info"))
      keep(ClassId(index));
  while (!pending.empty()) {
    std::vector<MethodId> methods = std::exchange(pending, {});
    bodies.materialize(methods);
    for (MethodId method : methods)
      scan(method);
    if (pending.empty())
      followOpen();
  }
}

//===----------------------------------------------------------------------===//
// Keeping
//===----------------------------------------------------------------------===//

void PrunePlan::keep(ClassId id) {
  if (!id || !isOwn(id) || !classes.insert(id).second)
    return;
  // P3: the JVM loads what a class extends and implements.
  keep(hierarchy.getSuperclass(id));
  for (ClassId super : hierarchy.getInterfaces(id))
    keep(super);
  // A class asks its nest's host for access to its siblings' private members.
  if (StringAttr host = hosts.lookup(id))
    keep(hierarchy.lookupClass(host));
}

void PrunePlan::keep(MethodId method, MethodFate fate) {
  const MethodInfo info = hierarchy.getMethod(method);
  if (!isOwn(info.owner))
    return;
  MethodFate &known = fates[method];
  if (known >= fate)
    return;
  bool isNew = known == MethodFate::Removed;
  known = fate;
  keep(info.owner);
  if (isNew)
    keepNamed(hierarchy.getMember(method));
  if (info.isNative())
    // P6: native code finds fields by their names.
    wholeFields.insert(info.owner);
  else if (fate == MethodFate::Kept && !info.isAbstract())
    pending.push_back(method);
}

void PrunePlan::keepNamed(StringAttr text) {
  if (!seenText.insert(text).second)
    return;
  if (ClassId id = hierarchy.lookupClass(text))
    return keep(id);
  // P4: the verifier loads classes that descriptors name.
  StringRef rest = text.getValue();
  while (true) {
    size_t begin = rest.find('L');
    if (begin == StringRef::npos)
      return;
    rest = rest.drop_front(begin + 1);
    size_t end = rest.find(';');
    if (end == StringRef::npos)
      return;
    if (ClassId id = hierarchy.lookupClass(toDotted(rest.take_front(end))))
      keep(id);
  }
}

void PrunePlan::keepRetained(const RetainedClass &known) {
  if (!isOwn(known.id))
    return;
  keep(known.id);
  // P6: which fields are looked up by name is not known.
  wholeFields.insert(known.id);
  bool isWhole = known.hasMethods || known.isProxied;
  if (known.isSerialized) {
    // P7: the default serialVersionUID is computed from the members.
    bool hasVersion =
        llvm::any_of(hierarchy.getFieldIndices(known.id), [&](uint32_t index) {
          return hierarchy.getField(FieldId(index)).member.getValue() ==
                 "serialVersionUID:J";
        });
    isWhole |= !hasVersion;
  }
  if (isWhole)
    for (uint32_t index : hierarchy.getMethodIndices(known.id))
      keep(MethodId(index), MethodFate::Named);
}

void PrunePlan::keepOpen(MethodId method) {
  if (!graph.isReachable(method))
    open.insert(method);
  keep(method, MethodFate::Kept);
}

/// Whether a class or interface of the platform, whose code may call it, has
/// the method.
bool PrunePlan::overridesPlatform(MethodId method) {
  const MethodInfo info = hierarchy.getMethod(method);
  if (info.isStatic() || info.isPrivate() ||
      hierarchy.getMethodName(method).starts_with("<"))
    return false;
  auto declares = [&](ClassId id) {
    return hierarchy.getOrigin(id) == jvm::Origin::Platform &&
           hierarchy.lookupMethod(id, info.selector);
  };
  for (ClassId id = hierarchy.getSuperclass(info.owner); id;
       id = hierarchy.getSuperclass(id))
    if (declares(id))
      return true;
  return llvm::any_of(hierarchy.getAllInterfaces(info.owner), declares);
}

/// P9: open methods may call each method of the names that they use, of the
/// classes that stay, and make objects of these, which the platform calls.
void PrunePlan::followOpen() {
  if (open.empty())
    return;
  for (uint32_t index = 0; index < hierarchy.getNumClasses(); ++index) {
    if (!classes.contains(ClassId(index)))
      continue;
    for (uint32_t each : hierarchy.getMethodIndices(ClassId(index))) {
      MethodId method(each);
      if (getFate(method) != MethodFate::Kept &&
          (openSelectors.contains(hierarchy.getMethod(method).selector) ||
           hierarchy.getMethodName(method) == "<clinit>" ||
           overridesPlatform(method)))
        keepOpen(method);
    }
  }
}

/// P8.
void PrunePlan::keepOpaque() {
  MethodOps ops(hierarchy);
  for (uint32_t index = 0; index < hierarchy.getNumClasses(); ++index) {
    ClassId id(index);
    if (!isOwn(id))
      continue;
    bool isOpaque =
        llvm::any_of(hierarchy.getMethodIndices(id), [&](uint32_t method) {
          jvm::MethodOp op = ops.lookup(MethodId(method));
          return op && op.getState() == jvm::BodyState::Failed;
        });
    if (!isOpaque)
      continue;
    opaque.push_back(id);
    keep(id);
    wholeFields.insert(id);
    for (uint32_t method : hierarchy.getMethodIndices(id))
      keepOpen(MethodId(method));
  }
}

bool PrunePlan::isKept(FieldId field) const {
  const FieldInfo &info = hierarchy.getField(field);
  return isKept(info.owner) && (wholeFields.contains(info.owner) ||
                                fieldMembers.contains(info.member));
}

//===----------------------------------------------------------------------===//
// What bodies name
//===----------------------------------------------------------------------===//

void PrunePlan::scan(Operation *op, AttrTypeWalker &walker) {
  walker.walk(op->getAttrDictionary());
  for (Type type : op->getOperandTypes())
    walker.walk(type);
  for (Type type : op->getResultTypes())
    walker.walk(type);
}

void PrunePlan::scan(MethodId method) {
  AttrTypeWalker walker;
  walker.addWalk([&](StringAttr text) { keepNamed(text); });
  walker.addWalk(
      [&](jvm::FieldRefAttr field) { fieldMembers.insert(field.getMember()); });
  // P2: an instruction that names a method links to it.
  bool isOpen = open.contains(method);
  walker.addWalk([&](jvm::MethodRefAttr named) {
    if (MethodId resolved = linkage.resolveMethod(named).method)
      keep(resolved, MethodFate::Named);
    if (isOpen)
      openSelectors.insert(hierarchy.getSelector(named.getMember()));
  });
  // What an analysis wrote onto operations is nothing that the code names.
  walker.addWalk([](jvm::TargetsAttr) { return WalkResult::skip(); });
  walker.addWalk([](jvm::ConeAttr) { return WalkResult::skip(); });
  walker.addWalk([](jvm::ClaimAttr) { return WalkResult::skip(); });
  walker.addWalk([](jvm::ExactTypesAttr) { return WalkResult::skip(); });
  bodies.visit(method, [&](jvm::MethodOp op) {
    for (Block &block : op.getBody()) {
      for (BlockArgument argument : block.getArguments())
        walker.walk(argument.getType());
      for (Operation &each : block)
        scan(&each, walker);
    }
  });
}
