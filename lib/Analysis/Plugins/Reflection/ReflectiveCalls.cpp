//===- ReflectiveCalls.cpp - What reflective calls call ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Objects, arguments and results of calls by reflection.
//
//===----------------------------------------------------------------------===//

#include "ReflectiveCalls.h"
#include "MemberSearch.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

bool reflection::isCalledByFramework(ReflectionContext &shared,
                                     const Site &site, ClassId owner) {
  return site.caller && shared.isApplicationClass(owner) &&
         shared.isLibrarySite(site);
}

std::optional<llvm::SmallVector<Local>>
reflection::findArgumentElements(ReflectionContext &shared, const Site &site,
                                 int array) {
  if (site.isIndirect)
    return std::nullopt;
  return findElements(shared.getFacts(site), site.getLocal(array));
}

void reflection::unpackArguments(ReflectionContext &shared, const Site &site,
                                 int array, MethodId callee,
                                 llvm::SmallVectorImpl<NodeId> &arguments) {
  PluginContext &context = shared.getEngine();
  ClassHierarchy &hierarchy = shared.getHierarchy();
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  if (array < 0 || array >= int(site.arguments.size()) ||
      !jvm::parseMethodDescriptor(hierarchy.getProgram().getContext(),
                                  hierarchy.getDescriptor(callee), parameters,
                                  result))
    return;
  auto elements = findArgumentElements(shared, site, array);
  // Stores of primitives' boxes count too; with another number of stores than
  // parameters it is unknown which is which.
  bool isKnown = elements && elements->size() == parameters.size();
  bool isOfFramework =
      isCalledByFramework(shared, site, hierarchy.getMethod(callee).owner);
  for (auto [index, parameter] : llvm::enumerate(parameters)) {
    if (!jvm::isReference(parameter))
      continue;
    NodeId argument = context.addNode();
    TypeId type = context.getTypes().get(parameter);
    if (isKnown) {
      if (NodeId element = context.getNode(site.caller, (*elements)[index]))
        context.addCopy(element, argument, type);
    } else if (site.arguments[array]) {
      NodeId any = context.addNode();
      context.addLoad(site.arguments[array], FieldTable::getElements(), any);
      context.addCopy(any, argument, type);
    }
    if (isOfFramework && shared.isApplicationType(type))
      context.addCopy(context.getInstantiated(type), argument);
    arguments.push_back(argument);
  }
}

void reflection::construct(ReflectionContext &shared, const Site &site,
                           MethodId constructor, int array, Reason reason) {
  PluginContext &context = shared.getEngine();
  ClassHierarchy &hierarchy = shared.getHierarchy();
  ClassId owner = hierarchy.getMethod(constructor).owner;
  if (!hierarchy.isInstantiable(owner) ||
      !isConstructor(hierarchy, constructor))
    return;
  LLVM_DEBUG(llvm::dbgs() << "constructs "
                          << hierarchy.getQualifiedName(constructor) << '\n');
  context.addInitialization(site.caller, site.bci, owner);
  ObjectId object = shared.makeObject(site, context.getTypes().getClass(owner));
  AddedCall call =
      makeConstruction(context, site.caller, constructor, object, reason);
  call.bci = site.bci;
  unpackArguments(shared, site, array, constructor, call.arguments);
  context.addCall(call);
  shared.returnObject(site, object);
}

llvm::StringRef reflection::getBoxClass(char kind) {
  return llvm::StringSwitch<llvm::StringRef>(llvm::StringRef(&kind, 1))
      .Case("Z", "java.lang.Boolean")
      .Case("B", "java.lang.Byte")
      .Case("C", "java.lang.Character")
      .Case("S", "java.lang.Short")
      .Case("I", "java.lang.Integer")
      .Case("J", "java.lang.Long")
      .Case("F", "java.lang.Float")
      .Case("D", "java.lang.Double")
      .Default("");
}

static ObjectId getBox(PluginContext &context, llvm::StringRef descriptor) {
  llvm::StringRef name =
      descriptor.size() == 1 ? getBoxClass(descriptor.front()) : "";
  if (name.empty() || !context.getLinkage().getHierarchy().lookupClass(name))
    return ObjectId();
  return context.getJvmMade(context.getTypes().getClass(name));
}

void reflection::addBox(PluginContext &context, llvm::StringRef descriptor,
                        NodeId to) {
  if (ObjectId box = getBox(context, descriptor); box && to)
    context.addToSet(to, box);
}

llvm::StringRef reflection::getReturned(ClassHierarchy &hierarchy,
                                        MethodId method) {
  return hierarchy.getDescriptor(method).split(')').second;
}
