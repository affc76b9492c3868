//===- ProxyReflection.cpp - Proxies ----------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A proxy's object, the call of its constructor, and of its handler.
//
//===----------------------------------------------------------------------===//

#include "ProxyReflection.h"
#include "../ReflectiveCalls.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

void ProxyReflection::onSite(uint32_t index) {
  const Site site = shared.getSite(index);
  bool isOfClass = site.api == Api::ProxyClass;
  if (!site.result || (!isOfClass && !site.getNode(2)))
    return;
  if (annotations.isParser(context.getInstance(site.caller).method))
    return annotations.makeAll(
        site, [&](ClassId annotation) { addProxy(site, {annotation}); });
  std::optional<llvm::SmallVector<mlir::Type>> interfaces;
  if (!site.isIndirect)
    interfaces = findClassArray(shared.getFacts(site), site.getLocal(1));
  llvm::SmallVector<ClassId> implemented;
  bool isKnown = bool(interfaces);
  if (interfaces)
    for (mlir::Type type : *interfaces) {
      ClassId id = shared.getClassId(type);
      isKnown &= bool(id);
      if (id)
        implemented.push_back(id);
    }
  if (!isKnown) {
    shared.setUnresolved(index, "interfaces");
    NodeId elements = context.addNode();
    context.addLoad(site.getNode(1), FieldTable::getElements(), elements);
    shared.watch(elements, index, Role::Class);
  }
  if (!implemented.empty())
    give(site, implemented);
}

/// An interface that comes in an unknown array: which others it has for company
/// is not asked.
void ProxyReflection::onClass(uint32_t index, mlir::Type type) {
  ClassId id = shared.getClassId(type);
  if (id && hierarchy.isInterface(id) && shared.isApplicationClass(id))
    give(Site(shared.getSite(index)), {id});
}

void ProxyReflection::give(const Site &site,
                           llvm::ArrayRef<ClassId> implemented) {
  if (site.api != Api::ProxyClass)
    return addProxy(site, implemented);
  // No archive has the class: what makes an object of it is not resolved.
  shared.setUnresolved(site.index, "generated class");
  proxyClasses.emplace_back(implemented);
  const llvm::SmallVector<uint32_t> known = constructions;
  for (uint32_t index : known)
    construct(shared.getSite(index), implemented);
}

void ProxyReflection::onGivenUp(const Site &site) {
  if (site.api != Api::NewInstance || shared.isPlatformSite(site) ||
      shared.getSite(site.index).mechanism->getKind() != MechanismKind::Calls)
    return;
  constructions.push_back(site.index);
  for (const llvm::SmallVector<ClassId> &implemented : proxyClasses)
    construct(site, implemented);
}

/// A constructor of such a class gets the handler.
void ProxyReflection::construct(Site site,
                                llvm::ArrayRef<ClassId> implemented) {
  ClassId handler =
      hierarchy.lookupClass("java.lang.reflect.InvocationHandler");
  if (!site.result || !site.getNode(0) || !handler)
    return;
  NodeId elements = context.addNode(), handlers = context.addNode();
  context.addLoad(site.arguments[0], FieldTable::getElements(), elements);
  context.addCopy(elements, handlers, context.getTypes().getClass(handler));
  site.arguments.assign({NodeId(), NodeId(), handlers});
  addProxy(site, implemented);
}

void ProxyReflection::addProxy(const Site &site,
                               llvm::ArrayRef<ClassId> implemented) {
  ObjectId proxy = shared.addDispatcher(implemented, *this, site);
  handlers[proxy] = site.arguments[2];
  context.addToSet(site.result, proxy);
  ClassId owner = hierarchy.lookupClass("java.lang.reflect.Proxy");
  AddedCall call;
  call.callee = hierarchy.lookupMethod(owner, "<init>(Ljava/lang/reflect/"
                                              "InvocationHandler;)V");
  if (!call.callee)
    return;
  call.caller = site.caller;
  call.bci = site.bci;
  call.reason = Reason::Proxy;
  call.receiver = context.addNode();
  call.arguments = {site.arguments[2]};
  context.addToSet(call.receiver, proxy);
  context.addCall(call);
}

/// A call of a proxy's method calls its handler.
bool ProxyReflection::onReceiver(const ReceiverCall &call, ObjectId object) {
  NodeId handler = handlers.lookup(object);
  const MethodInfo info = hierarchy.getMethod(call.method);
  llvm::StringRef name = hierarchy.getMethodName(call.method);
  bool isOfObject = info.owner == hierarchy.getObject();
  if (!handler || info.isStatic() || info.isFinal() || info.isPrivate() ||
      (isOfObject && name != "hashCode" && name != "equals" &&
       name != "toString"))
    return false;
  ClassId owner = hierarchy.lookupClass("java.lang.reflect.InvocationHandler");
  MethodId invoked =
      owner ? hierarchy.lookupMethod(
                  owner, "invoke(Ljava/lang/Object;Ljava/lang/reflect/Method;"
                         "[Ljava/lang/Object;)Ljava/lang/Object;")
            : MethodId();
  if (!invoked)
    return false;
  // The proxy, the method, and the arguments in an array.
  TypeTable &types = context.getTypes();
  AddedCall added;
  added.caller = call.caller;
  added.bci = call.bci;
  added.callee = invoked;
  added.dispatches = true;
  added.isInterfaceCall = true;
  added.reason = Reason::Proxy;
  // One reflective call may call several of the proxy's methods, each of which
  // is a call of the handler with other arguments.
  added.receiver = context.addNode();
  context.addCopy(handler, added.receiver);
  NodeId self = context.addNode(), method = context.addNode(),
         array = context.addNode();
  context.addToSet(self, object);
  context.addToSet(method,
                   shared.getMemberObject({call.method, jir::FieldId()}));
  // Handlers take the arrays of all calls, so that one an instruction does.
  ObjectId arguments = arrays.lookup({call.caller, call.bci});
  if (!arguments) {
    arguments =
        context.addObject(types.getArray(types.getClass(hierarchy.getObject())),
                          call.caller, call.bci);
    arrays[{call.caller, call.bci}] = arguments;
  }
  context.addToSet(array, arguments);
  NodeId elements = context.getCell(arguments, FieldTable::getElements());
  for (NodeId argument : call.arguments)
    if (argument)
      context.addCopy(argument, elements);
  // Primitives come in boxes.
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  jvm::parseMethodDescriptor(hierarchy.getProgram().getContext(),
                             hierarchy.getDescriptor(call.method), parameters,
                             result);
  for (mlir::Type parameter : parameters)
    if (!jvm::isReference(parameter))
      addBox(context, jvm::getDescriptor(parameter), elements);
  added.arguments = {self, method, array};
  added.thrown = call.thrown;
  if (call.result) {
    // What the handler returns is cast to the method's type.
    added.result = context.addNode();
    context.addCopy(added.result, call.result,
                    context.getReturnType(call.method));
  }
  context.addCall(added);
  return true;
}
