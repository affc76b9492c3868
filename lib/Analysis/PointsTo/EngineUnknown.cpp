//===- EngineUnknown.cpp - What nobody knows --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Unknown objects: one for each cause and each type that they are known to be.
// A check for a type passes them on as unknown objects of that type; what is
// read from them, and what calls on them return, is unknown of the declared
// type.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"

using namespace jir;
using namespace jir::pointsto;

ObjectId Engine::getUnknown(llvm::StringRef cause, TypeId type) {
  auto key = mlir::StringAttr::get(hierarchy.getProgram().getContext(), cause);
  return getUnknownOf(key, getProved(type));
}

ObjectId Engine::getUnknownOf(mlir::StringAttr cause, TypeId bound) {
  // One object stands for all strings: no doubt is left.
  if (bound && types.isExact(bound) && isMerged(bound))
    return getMerged(bound);
  // Only a type that leaves no doubt of what calls do is worth objects of its
  // own: with one for each type that somebody checks for, all variables of
  // interface types hold thousands. Saturated sets hold all unknown objects.
  if (!bound || !types.isExact(bound) || config.solver.saturationLimit ||
      solver.getDegradation())
    bound = TypeId();
  TypeId type = types.getUnknown(bound);
  auto [it, inserted] = unknowns.try_emplace({cause, type});
  if (!inserted)
    return it->second;
  ObjectInfo info{ObjectKind::Unknown, type, MethodId(), -1,
                  ContextTable::getEmpty()};
  info.constant = cause;
  ObjectId id = addObject(info);
  return unknowns[{cause, type}] = id;
}

TypeId Engine::getProved(TypeId type) const {
  if (!type || types.getKind(type) == TypeKind::Unknown)
    return TypeId();
  TypeId inner = type;
  while (types.getKind(inner) == TypeKind::Array)
    inner = types.getElement(inner);
  if (types.isClass(inner) && hierarchy.isInterface(types.getClassId(inner)))
    return TypeId();
  return type;
}

TypeId Engine::getLocalType(const MethodSummary &summary, Local local) {
  uint32_t numShared = summary.signature.getNumLocals();
  if (local == summary.signature.getReturned())
    return getReturnType(summary.method);
  if (local == kNoLocal || local < numShared)
    return TypeId();
  return summary.localTypes[local - numShared];
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// A filter for a known type passes what is known to be of it; one for the
/// unknown of a type, the unknown objects of which a check for that type would
/// tell more.
bool Engine::mayBe(TypeId type, TypeId of) {
  if (types.getKind(of) == TypeKind::Unknown)
    return types.isNarrowed(type, types.getElement(of));
  return types.isKnownToBe(type, of);
}

bool Engine::mayNotBe(TypeId type, TypeId of) {
  return types.mayNotBe(type, of);
}

FilterId Engine::getTypeFilter(TypeId type) {
  // Everything is a java.lang.Object.
  if (types.isClass(type) && types.getClassId(type) == hierarchy.getObject())
    return FilterId();
  return solver.getUnion(solver.getTypeFilter(type),
                         solver.getTypeFilter(types.getUnknown(type)));
}

void Engine::addChecked(NodeId from, NodeId to, TypeId type) {
  if (types.isClass(type) && types.getClassId(type) == hierarchy.getObject())
    return solver.addCopy(from, to);
  // Of an unknown object no more is kept than before.
  if (!types.isExact(type))
    return solver.addCopy(from, to, getTypeFilter(type));
  solver.addCopy(from, to, solver.getTypeFilter(type));
  NodeId narrowed = solver.addNode();
  solver.addCopy(from, narrowed, solver.getTypeFilter(types.getUnknown(type)));
  watches.push_back({nullptr, narrowings.size(), /*isNarrowing=*/true});
  narrowings.push_back({to, type});
  solver.addWatch(narrowed, WatchId(watches.size() - 1));
}

void Engine::narrow(const Narrowing &check, llvm::ArrayRef<ObjectId> objects) {
  const Narrowing copy = check;
  for (ObjectId object : objects) {
    // A saturated node holds others, too; these pass by themselves.
    if (getObject(object).kind != ObjectKind::Unknown)
      continue;
    TypeId type = types.narrow(getObject(object).type, copy.type);
    auto cause = llvm::cast<mlir::StringAttr>(getObject(object).constant);
    solver.addToSet(copy.to, getUnknownOf(cause, types.getElement(type)));
  }
}

//===----------------------------------------------------------------------===//
// Where unknown objects come from
//===----------------------------------------------------------------------===//

void Engine::addNativeResult(NodeId node, TypeId type) {
  if (!type)
    return;
  solver.addCopy(getMadeUp(type), node);
  // A class that has no other subtypes leaves no doubt of what it is.
  if (!config.assumptions.contains(Assumption::NativesAllocateNothingNew) &&
      !types.isExact(type))
    solver.addToSet(node, getUnknown("native", type));
}

void Engine::fillUnknownCells() {
  while (!emptyCells.empty()) {
    auto [object, field] = emptyCells.back();
    emptyCells.pop_back();
    const ObjectInfo info = objects[object.index];
    TypeId bound = types.getElement(info.type);
    TypeId type;
    if (field != FieldTable::getElements())
      type = getFieldType(field);
    else if (bound && types.getKind(bound) == TypeKind::Array)
      type = types.getElement(bound);
    auto cause = llvm::cast<mlir::StringAttr>(info.constant);
    addToSet(solver.getCell(object, field),
             getUnknownOf(cause, getProved(type)));
  }
}

void Engine::callUnknown(const Invocation &invocation, ObjectId object) {
  MethodId caller = invocation.caller
                        ? instances[invocation.caller.index].method
                        : MethodId();
  const ObjectInfo unknown = objects[object.index];
  TypeId bound = types.getElement(unknown.type);
  MethodId method = invocation.resolved;
  // What is known of it may select a method that nobody overrides.
  if (bound && !hierarchy.getMethod(method).isPrivate()) {
    Selection selection = select(method, bound, invocation.isInterfaceCall);
    if (selection.method && selection.outcome == LinkOutcome::Found)
      method = selection.method;
  }
  const MethodInfo info = hierarchy.getMethod(method);
  bool isOnly = info.isFinal() || info.isPrivate() ||
                hierarchy.isFinal(info.owner) ||
                (bound && types.isExact(bound));
  auto cause = llvm::cast<mlir::StringAttr>(unknown.constant);
  if (isOnly && !info.isAbstract()) {
    TypeId owner = types.getClass(info.owner);
    TypeId known = types.narrow(unknown.type, owner);
    return callKnown(invocation, method,
                     getUnknownOf(cause, types.getElement(known)));
  }
  bool isFirst = unknownCalls.insert({caller, invocation.call}).second;
  // Implicit calls of a method have one number.
  if (invocation.thrown && (isFirst || invocation.call == kImplicit))
    solver.addCopy(getJvmThrown(~0u), invocation.thrown);
  if (invocation.result)
    solver.addToSet(invocation.result,
                    getUnknownOf(cause, getProved(getReturnType(method))));
}

/// What nobody overrides runs whatever the object is.
void Engine::callKnown(const Invocation &invocation, MethodId method,
                       ObjectId receiver) {
  if (method == cloneMethod) {
    if (invocation.result)
      solver.addToSet(invocation.result, receiver);
    InstanceId clone = getInstance(method);
    if (linked.insert({invocation.index, clone.index}).second)
      addEdge(invocation, clone, invocation.reason);
    return;
  }
  InstanceId callee = getInstance(method);
  if (linked.insert({invocation.index, callee.index}).second) {
    llvm::ArrayRef<NodeId> stored = getArguments(invocation);
    link(invocation, callee, invocation.reason,
         llvm::SmallVector<NodeId, 8>(stored.begin(), stored.end()));
  }
  solver.addToSet(getNode(callee, 0), receiver);
}
