//===- UnknownCallees.cpp - What unknown objects may call -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rapid type analysis of the program's own methods, from the calls on unknown
/// objects, with the platform as a caller of all that it can call.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Devirtualization/UnknownCallees.h"

using namespace jir;
using namespace jir::jvm;
using namespace jir::pointsto;

UnknownCallees::UnknownCallees(const PointsToResult &result)
    : result(result), graph(result.getCallGraph()),
      hierarchy(result.getHierarchy()), linkage(hierarchy), bodies(hierarchy) {
  if (!addObjects())
    return;
  addFunctions();
  for (const CallSite &site : graph.getSites())
    if (site.holdsUnknown && site.resolved)
      addDispatch(site.resolved, {Cause::Receiver, site.caller, site.bci});
  while (!pending.empty()) {
    MethodId method = pending.back();
    pending.pop_back();
    scan(method);
  }
}

bool UnknownCallees::isOwn(ClassId id) const {
  return !hierarchy.isPhantom(id) &&
         hierarchy.getOrigin(id) != Origin::Platform;
}

std::string UnknownCallees::explain(MethodId method) const {
  const Cause cause = causes.lookup(method);
  std::string from =
      cause.from ? hierarchy.getQualifiedName(cause.from) : "<root>";
  if (cause.kind == Cause::Override)
    return "the platform may call it on an unknown object, since it "
           "overrides " +
           from;
  if (cause.bci >= 0)
    from += "@" + std::to_string(cause.bci);
  return from + (cause.kind == Cause::Receiver
                     ? " calls it, or what it overrides, on an unknown object"
                     : ", which a call on an unknown object may lead to, calls "
                       "or initialises it");
}

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

bool UnknownCallees::addObjects() {
  const TypeTable &types = result.getTypes();
  bool isUnknown = false;
  for (uint32_t index : llvm::seq<uint32_t>(0, result.getNumObjects()))
    isUnknown |= result.getObject(ObjectId(index)).kind == ObjectKind::Unknown;
  if (!isUnknown)
    return false;
  for (uint32_t index : llvm::seq<uint32_t>(0, result.getNumObjects())) {
    TypeId type = result.getObject(ObjectId(index)).type;
    if (types.isClass(type))
      addClass(types.getClassId(type));
  }
  // Without these, what is unknown may be of a class of which the program makes
  // nothing.
  const AssumptionSet &assumptions = graph.getAssumptions();
  if (assumptions.contains(Assumption::NativesAllocateNothingNew) &&
      (assumptions.contains(Assumption::NoReflectiveCalls) ||
       assumptions.contains(Assumption::ReflectionAsRecorded)))
    return true;
  for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy.getNumClasses()))
    addClass(ClassId(index));
  return true;
}

void UnknownCallees::addClass(ClassId id) {
  if (!isOwn(id) || !hierarchy.isInstantiable(id) || !classes.insert(id).second)
    return;
  addOverrides(id);
  for (ClassId super = id; super; super = hierarchy.getSuperclass(super))
    for (const auto &[resolved, cause] : dispatched.lookup(super))
      addSelected(resolved, id, cause);
  for (ClassId super : hierarchy.getAllInterfaces(id))
    for (const auto &[resolved, cause] : dispatched.lookup(super))
      addSelected(resolved, id, cause);
}

/// What the platform sees of an object are the methods of its own classes and
/// interfaces.
void UnknownCallees::addOverrides(ClassId id) {
  auto addThoseOf = [&](ClassId super) {
    if (isOwn(super))
      return;
    for (uint32_t index : hierarchy.getMethodIndices(super)) {
      const MethodInfo info = hierarchy.getMethod(MethodId(index));
      if (!info.isStatic() && !info.isPrivate() && !info.isFinal() &&
          !hierarchy.getMethodName(MethodId(index)).starts_with("<"))
        addSelected(MethodId(index), id, {Cause::Override, MethodId(index)});
    }
  };
  for (ClassId super = id; super; super = hierarchy.getSuperclass(super))
    addThoseOf(super);
  for (ClassId super : hierarchy.getAllInterfaces(id))
    addThoseOf(super);
}

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

void UnknownCallees::addMethod(MethodId method, const Cause &cause) {
  const MethodInfo info = hierarchy.getMethod(method);
  if (isOwn(info.owner) && !info.isAbstract() &&
      causes.try_emplace(method, cause).second)
    pending.push_back(method);
}

void UnknownCallees::addSelected(MethodId resolved, ClassId receiver,
                                 const Cause &cause) {
  bool isInterface = hierarchy.isInterface(hierarchy.getMethod(resolved).owner);
  MethodId selected = linkage.select(resolved, receiver, isInterface).method;
  if (selected)
    addMethod(selected, cause);
}

void UnknownCallees::addDispatch(MethodId resolved, const Cause &cause) {
  const MethodInfo info = hierarchy.getMethod(resolved);
  // What overrides a method of the platform is there already.
  if (!isOwn(info.owner) || !isDispatched.insert(resolved).second)
    return;
  if (info.isPrivate())
    return addMethod(resolved, cause);
  dispatched[info.owner].push_back({resolved, cause});
  for (ClassId receiver : hierarchy.getSubtypes(info.owner))
    if (classes.contains(receiver))
      addSelected(resolved, receiver, cause);
}

void UnknownCallees::addInitializers(ClassId id, const Cause &cause) {
  if (!hierarchy.isPhantom(id))
    for (MethodId initializer : linkage.getInitializers(id, ClassId()))
      addMethod(initializer, cause);
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

void UnknownCallees::addHandle(const HandleTarget &target, const Cause &cause) {
  if (!target.method)
    return;
  const MethodInfo info = hierarchy.getMethod(target.method);
  if (target.dispatches)
    return addDispatch(target.method, cause);
  addMethod(target.method, cause);
  addInitializers(info.owner, cause);
  if (target.kind == HandleKind::NewInvokeSpecial)
    addClass(info.owner);
}

/// Function objects and handles are called by whatever gets them.
class UnknownCallees::FunctionReader : public BodyReader {
public:
  FunctionReader(UnknownCallees &callees, Cause::Kind kind)
      : BodyReader(callees.linkage, callees.graph.getAssumptions().getRuntime(),
                   /*models=*/nullptr),
        callees(callees), kind(kind) {}

protected:
  void addHandle(HandleAttr handle, const HandleTarget &target, int32_t bci,
                 Reason reason) override {
    callees.addHandle(target, getCause(bci));
  }
  void addFunction(const FunctionFact &function) override {
    callees.addHandle(function.target, getCause(function.bci));
  }

  Cause getCause(int32_t bci) const { return {kind, method, bci}; }

  UnknownCallees &callees;
  const Cause::Kind kind;
};

/// Besides, what a method calls and initialises, and what it makes objects of.
class UnknownCallees::CallReader : public FunctionReader {
public:
  explicit CallReader(UnknownCallees &callees)
      : FunctionReader(callees, Cause::Call) {}

private:
  void readOp(mlir::Operation *op) override {
    BodyReader::readOp(op);
    if (auto allocation = llvm::dyn_cast<NewOp>(op))
      callees.addClass(hierarchy.getClass(allocation.getType().getName()));
  }
  void addInvoke(const InvokeFact &invoke) override {
    MethodId callee = invoke.resolution.method;
    if (!callee)
      return;
    if (isDispatching(invoke.kind))
      callees.addDispatch(callee, getCause(invoke.bci));
    else
      callees.addMethod(callee, getCause(invoke.bci));
  }
  void addTrigger(ClassId id, int32_t bci) override {
    callees.addInitializers(id, getCause(bci));
  }
  void addUnknownResult(mlir::Operation *op, int32_t bci,
                        mlir::StringAttr name) override {
    callees.numOpaque += llvm::isa<InvokeDynamicOp>(op);
  }
};

void UnknownCallees::addFunctions() {
  FunctionReader reader(*this, Cause::Receiver);
  for (MethodId method : graph.getReachable())
    if (isOwn(hierarchy.getMethod(method).owner))
      bodies.visit(method, [&](MethodOp body) { reader.read(method, body); });
}

void UnknownCallees::scan(MethodId method) {
  const MethodInfo info = hierarchy.getMethod(method);
  addInitializers(info.owner, {Cause::Call, method});
  bool isLoaded = bodies.visit(
      method, [&](MethodOp body) { CallReader(*this).read(method, body); });
  numOpaque += !isLoaded && !info.isNative();
}
