//===- GeneratedClasses.cpp - Classes made at run time ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who defines classes, and what generated ones do.
//
//===----------------------------------------------------------------------===//

#include "GeneratedClasses.h"
#include "../MemberSearch.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

//===----------------------------------------------------------------------===//
// Who defines classes
//===----------------------------------------------------------------------===//

bool GeneratedClasses::isDefinerName(llvm::StringRef name) {
#define CLASS_DEFINER(Jdks, Class, Name)                                       \
  if (shared.getJdk().contains(JdkRange::Jdks) && name == Name)                \
    return true;
#include "../ReflectionNames.def"
  return false;
}

bool GeneratedClasses::isDefiner(MethodId method) {
  ClassId owner = hierarchy.getMethod(method).owner;
  llvm::StringRef name = hierarchy.getMethodName(method);
  auto isOf = [&](JdkRange jdks, llvm::StringRef className) {
    ClassId id = shared.getJdk().lookupClass(jdks, className);
    return id && hierarchy.isSubtype(owner, id);
  };
#define CLASS_DEFINER(Jdks, Class, Name)                                       \
  if (name == Name && isOf(JdkRange::Jdks, Class))                             \
    return true;
#include "../ReflectionNames.def"
  return false;
}

/// It calls a method that defines classes. A library that calls one by
/// reflection has its name.
void GeneratedClasses::onMethod(InstanceId instance, const MethodFacts &facts) {
  if (definer || shared.isPlatformMethod(facts.method))
    return;
  for (const Call &call : facts.calls)
    if (call.resolved && isDefiner(call.resolved))
      return start(instance);
  for (const Allocation &each : facts.allocations)
    if (auto text = llvm::dyn_cast_or_null<mlir::StringAttr>(each.constant);
        text && each.kind == AllocationKind::String && isDefinerName(text))
      return start(instance);
}

void GeneratedClasses::start(InstanceId instance) {
  definer = instance;
  context.noteGeneratedClasses();
  LLVM_DEBUG(llvm::dbgs() << "classes are defined by "
                          << hierarchy.getQualifiedName(
                                 context.getInstance(instance).method)
                          << '\n');
  findInterceptors();
  TypeTable &types = context.getTypes();
  arguments = context.addObject(
      types.getArray(types.getClass(hierarchy.getObject())), definer, -1);
  for (MethodId each : std::vector<MethodId>(interceptors))
    callInterceptor(each, definer, -1, NodeId());
  for (ClassId each : llvm::SmallVector<ClassId>(exposed.getArrayRef()))
    addSubclass(each);
}

//===----------------------------------------------------------------------===//
// Interceptors
//===----------------------------------------------------------------------===//

llvm::DenseSet<MethodId> GeneratedClasses::findBound() {
  llvm::DenseSet<MethodId> found;
  for (auto op : hierarchy.getProgram().getOps<jvm::ClassOp>()) {
    ClassId id = hierarchy.lookupClass(op.getSymNameAttr());
    if (!id || shared.isPlatformClass(id))
      continue;
    for (auto method : op.getBody().front().getOps<jvm::MethodOp>()) {
      mlir::DictionaryAttr metadata = method.getMetadataAttr();
      if (metadata && metadata.get("RuntimeVisibleParameterAnnotations"))
        if (MethodId each = hierarchy.lookupMethod(id, method.getSymName()))
          found.insert(each);
    }
  }
  return found;
}

bool GeneratedClasses::isInterceptor(MethodId method) {
  bool takesMethod = false, takesArguments = false;
  TypeTable &types = context.getTypes();
  TypeId array = types.getArray(types.getClass(hierarchy.getObject()));
  TypeId ofMethod = types.getClass("java.lang.reflect.Method");
  for (TypeId type : context.getParameterTypes(method)) {
    takesMethod |= type == ofMethod;
    takesArguments |= type == array;
  }
  return takesMethod && takesArguments;
}

void GeneratedClasses::findInterceptors() {
  const llvm::DenseSet<MethodId> bound = findBound();
  for (uint32_t i = 0, end = hierarchy.getNumClasses(); i != end; ++i) {
    ClassId id(i);
    if (hierarchy.isPhantom(id) || shared.isPlatformClass(id))
      continue;
    for (uint32_t index : hierarchy.getMethodIndices(id)) {
      MethodId method(index);
      if ((hierarchy.isInterface(id) || bound.contains(method)) &&
          isInterceptor(method))
        interceptors.push_back(method);
    }
  }
}

void GeneratedClasses::callInterceptor(MethodId method, InstanceId caller,
                                       int32_t bci, NodeId result) {
  const MethodInfo info = hierarchy.getMethod(method);
  TypeTable &types = context.getTypes();
  AddedCall call;
  call.caller = caller;
  call.bci = bci;
  call.callee = method;
  call.reason = Reason::Proxy;
  call.result = result;
  if (info.isStatic()) {
    context.addInitialization(caller, bci, info.owner);
  } else {
    call.receiver = context.getInstantiated(types.getClass(info.owner));
    call.dispatches = !info.isPrivate();
    call.isInterfaceCall = call.dispatches && hierarchy.isInterface(info.owner);
  }
  TypeId object = types.getClass(hierarchy.getObject());
  TypeId ofMethod = types.getClass("java.lang.reflect.Method");
  NodeId array = context.addNode();
  context.addToSet(array, arguments);
  for (TypeId type : context.getParameterTypes(method))
    call.arguments.push_back(type == object     ? objects
                             : type == ofMethod ? methods
                             : type == types.getArray(object)
                                 ? array
                                 : context.getBoundedBy(type));
  context.addCall(call);
}

//===----------------------------------------------------------------------===//
// Generated subclasses
//===----------------------------------------------------------------------===//

void GeneratedClasses::onExposed(ClassId id) {
  if (exposed.insert(id) && definer)
    addSubclass(id);
}

void GeneratedClasses::addSubclass(ClassId id) {
  if (hierarchy.isFinal(id) ||
      (hierarchy.getFlags(id) & (access::Enum | access::Annotation)))
    return;
  TypeTable &types = context.getTypes();
  NodeId elements = context.getCell(arguments, FieldTable::getElements());
  forEachMethod(hierarchy, id, MemberScope::Inherited, [&](MethodId method) {
    const MethodInfo &info = hierarchy.getMethod(method);
    if (info.isStatic() || info.isFinal() || info.isPrivate() ||
        !shared.isApplicationClass(info.owner))
      return;
    context.addToSet(methods, shared.getMemberObject({method, jir::FieldId()}));
    for (TypeId type : context.getParameterTypes(method))
      if (shared.isApplicationType(type))
        context.addCopy(context.getInstantiated(type), elements);
  });
  if (hierarchy.isInterface(id)) {
    Site site{};
    site.caller = definer;
    site.bci = -1;
    context.addToSet(objects, shared.addDispatcher({id}, *this, site));
  } else if (hierarchy.isInstantiable(id)) {
    ObjectId object = context.getJvmMade(types.getClass(id));
    context.addToSet(objects, object);
    construct(id, object);
  }
}

void GeneratedClasses::construct(ClassId id, ObjectId object) {
  context.addInitialization(definer, -1, id);
  forEachConstructor(hierarchy, id, [&](MethodId constructor) {
    if (hierarchy.getMethod(constructor).isPrivate())
      return;
    AddedCall call = makeConstruction(context, definer, constructor, object,
                                      Reason::Reflection);
    for (TypeId type : context.getParameterTypes(constructor))
      call.arguments.push_back(context.getBoundedBy(type));
    context.addCall(call);
  });
}

/// What makes objects of classes unknown to the analysis makes these.
void GeneratedClasses::onGivenUp(const Site &site) {
  bool makes = site.api == Api::ClassNewInstance ||
               site.api == Api::NewInstance ||
               site.api == Api::AllocateInstance;
  if (makes && site.result && shared.isLibrarySite(site))
    context.addCopy(objects, site.result);
}

/// A method of a generated class that implements an interface.
bool GeneratedClasses::onReceiver(const ReceiverCall &call, ObjectId) {
  const MethodInfo info = hierarchy.getMethod(call.method);
  if (!info.isAbstract())
    return false;
  NodeId result = call.result ? context.addNode() : NodeId();
  TypeId returned = context.getReturnType(call.method);
  if (result && returned) {
    context.addCopy(result, call.result, returned);
    context.addCopy(context.getBoundedBy(returned), call.result);
  }
  for (MethodId each : interceptors)
    callInterceptor(each, call.caller, call.bci, result);
  return true;
}
