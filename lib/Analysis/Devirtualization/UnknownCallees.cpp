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
#include "llvm/ADT/TypeSwitch.h"

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

void UnknownCallees::addHandle(HandleAttr handle, const Cause &cause) {
  if (auto field = llvm::dyn_cast<FieldRefAttr>(handle.getTarget()))
    return scanField(field, cause);
  auto ref = llvm::cast<MethodRefAttr>(handle.getTarget());
  MethodId method = linkage.resolveMethod(ref).method;
  if (!method)
    return;
  const MethodInfo info = hierarchy.getMethod(method);
  if (handle.getKind() == HandleKind::InvokeVirtual ||
      handle.getKind() == HandleKind::InvokeInterface)
    return addDispatch(method, cause);
  addMethod(method, cause);
  addInitializers(info.owner, cause);
  if (handle.getKind() == HandleKind::NewInvokeSpecial)
    addClass(info.owner);
}

void UnknownCallees::addHandles(mlir::Attribute constant, const Cause &cause) {
  if (auto handle = llvm::dyn_cast<HandleAttr>(constant)) {
    addHandle(handle, cause);
  } else if (auto dynamic = llvm::dyn_cast<DynamicAttr>(constant)) {
    addHandle(dynamic.getBootstrap(), cause);
    for (mlir::Attribute argument : dynamic.getArguments())
      addHandles(argument, cause);
  }
}

/// Function objects and handles are called by whoever gets them.
void UnknownCallees::scanFunctions(mlir::Operation *op, const Cause &cause) {
  llvm::TypeSwitch<mlir::Operation *>(op)
      .Case([&](LambdaOp lambda) {
        addHandle(lambda.getImplementation(), cause);
      })
      .Case([&](MethodHandleOp constant) {
        addHandle(constant.getHandle(), cause);
      })
      .Case([&](DynamicConstantOp constant) {
        addHandles(constant.getConstant(), cause);
      });
}

void UnknownCallees::addFunctions() {
  for (MethodId method : graph.getReachable())
    if (isOwn(hierarchy.getMethod(method).owner))
      bodies.visit(method, [&](MethodOp body) {
        for (mlir::Block &block : body.getBody())
          for (mlir::Operation &op : block)
            if (auto site = llvm::dyn_cast<SiteOpInterface>(op))
              scanFunctions(&op, {Cause::Receiver, method, site.getBci()});
      });
}

void UnknownCallees::scanField(FieldRefAttr field, const Cause &cause) {
  FieldResolution resolution = linkage.resolveField(field);
  if (resolution.field)
    addInitializers(hierarchy.getField(resolution.field).owner, cause);
}

void UnknownCallees::scanInvoke(InvokeOpInterface call, const Cause &cause) {
  mlir::Operation *op = call.getOperation();
  bool isInterface = llvm::isa<InvokeInterfaceOp>(op);
  bool isDispatch = isInterface || llvm::isa<InvokeVirtualOp>(op);
  bool isStatic = llvm::isa<InvokeStaticOp>(op);
  InvokeKind kind = isInterface  ? InvokeKind::Interface
                    : isDispatch ? InvokeKind::Virtual
                    : isStatic   ? InvokeKind::Static
                                 : InvokeKind::Special;
  ClassId from = hierarchy.getMethod(cause.from).owner;
  MethodId method = linkage.link(kind, call.getMethod(), from).method;
  if (!method)
    return;
  if (isDispatch)
    return addDispatch(method, cause);
  addMethod(method, cause);
  if (isStatic)
    addInitializers(hierarchy.getMethod(method).owner, cause);
}

void UnknownCallees::scanOp(mlir::Operation *op, const Cause &cause) {
  llvm::TypeSwitch<mlir::Operation *>(op)
      .Case([&](InvokeOpInterface call) { scanInvoke(call, cause); })
      .Case([&](GetStaticOp get) { scanField(get.getField(), cause); })
      .Case([&](PutStaticOp put) { scanField(put.getField(), cause); })
      .Case([&](NewOp allocation) {
        auto type = llvm::cast<UninitType>(allocation.getResult().getType());
        ClassId made = hierarchy.getClass(type.getName());
        addInitializers(made, cause);
        addClass(made);
      })
      .Case([&](EnumConstantOp constant) {
        if (auto type = llvm::dyn_cast<RefType>(constant.getResult().getType()))
          addInitializers(hierarchy.getClass(type.getName()), cause);
      })
      .Case([&](VarHandleOp handle) {
        if (auto type = llvm::dyn_cast<RefType>(handle.getOwner()))
          addInitializers(hierarchy.getClass(type.getName()), cause);
      })
      .Case([&](InvokeDynamicOp) { ++numOpaque; })
      .Default([&](mlir::Operation *other) { scanFunctions(other, cause); });
}

void UnknownCallees::scan(MethodId method) {
  const MethodInfo info = hierarchy.getMethod(method);
  addInitializers(info.owner, {Cause::Call, method});
  bool isLoaded = bodies.visit(method, [&](MethodOp body) {
    for (mlir::Block &block : body.getBody())
      for (mlir::Operation &op : block)
        if (auto site = llvm::dyn_cast<SiteOpInterface>(op))
          scanOp(&op, {Cause::Call, method, site.getBci()});
  });
  numOpaque += !isLoaded && !info.isNative();
}
