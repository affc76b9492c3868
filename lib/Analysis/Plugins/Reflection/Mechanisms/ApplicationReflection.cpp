//===- ApplicationReflection.cpp - What frameworks call ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who asks for an annotation, and what is reached then.
//
//===----------------------------------------------------------------------===//

#include "ApplicationReflection.h"
#include "../MemberSearch.h"
#include "../ReflectiveCalls.h"
#include "jir/Support/Descriptor.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

//===----------------------------------------------------------------------===//
// Generic signatures
//===----------------------------------------------------------------------===//

/// Rule R23. Which signature is read is not asked.
void ApplicationReflection::onReachableMethod(InstanceId instance,
                                              NodeId returned) {
  MethodId method = context.getInstance(instance).method;
  auto matches = [&](JdkRange jdks, llvm::StringRef className,
                     llvm::StringRef member) {
    return method == shared.getJdk().lookupMethod(jdks, className, member);
  };
#define SIGNATURE_CLASS(Jdks, Class, Member)                                   \
  if (matches(JdkRange::Jdks, Class, Member))                                  \
    for (ClassId each : index.getInSignatures())                               \
      context.addToSet(returned, shared.getClassObject(each));
#include "../ReflectionNames.def"
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

/// Rule R22: the class of an annotation is a constant, or its name or
/// descriptor a text.
void ApplicationReflection::onMethod(InstanceId instance,
                                     const MethodFacts &facts) {
  if (shared.isPlatformMethod(facts.method))
    return;
  for (const Allocation &each : facts.allocations) {
    ClassId named;
    if (auto type = llvm::dyn_cast_or_null<mlir::TypeAttr>(each.constant);
        type && each.kind == AllocationKind::Class)
      named = shared.getClassId(type.getValue());
    else if (auto text =
                 llvm::dyn_cast_or_null<mlir::StringAttr>(each.constant);
             text && each.kind == AllocationKind::String) {
      llvm::StringRef name = text.getValue();
      if (name.consume_front("L"))
        name.consume_back(";");
      else
        name = text.getValue();
      named = hierarchy.lookupClass(toDotted(name));
    }
    if (named && (hierarchy.getFlags(named) & access::Annotation))
      ask(named, instance);
  }
}

void ApplicationReflection::ask(ClassId annotation, InstanceId instance) {
  if (!asked.insert(annotation).second)
    return;
  for (const Element &each : index.getCarriers(annotation))
    reach(each, instance);
}

void ApplicationReflection::reach(const Element &element, InstanceId asker) {
  returnClass(element.owner);
  if (element.field)
    return reachField(element.field);
  if (element.method && !isConstructor(hierarchy, element.method))
    return reachMethod(element.method, asker);
  if (element.method)
    return construct(element.method, asker);
  make(element.owner, asker);
}

NodeId ApplicationReflection::getPassed(TypeId type) {
  return context.getBoundedBy(type);
}

void ApplicationReflection::reachMethod(MethodId method, InstanceId asker) {
  if (!reachedMethods.insert(method).second)
    return;
  LLVM_DEBUG(llvm::dbgs() << "annotated: " << hierarchy.getQualifiedName(method)
                          << '\n');
  const MethodInfo info = hierarchy.getMethod(method);
  AddedCall call;
  call.caller = asker;
  call.callee = method;
  call.reason = Reason::Reflection;
  if (info.isStatic()) {
    context.addInitialization(asker, -1, info.owner);
  } else {
    make(info.owner, asker);
    call.receiver =
        context.getInstantiated(context.getTypes().getClass(info.owner));
    call.dispatches = !info.isPrivate();
    call.isInterfaceCall = call.dispatches && hierarchy.isInterface(info.owner);
  }
  for (TypeId type : context.getParameterTypes(method))
    call.arguments.push_back(getPassed(type));
  context.addCall(call);
}

/// Injected: whatever fits.
void ApplicationReflection::reachField(jir::FieldId field) {
  TypeId type = shared.getReferenceType(field);
  if (!type || !reachedFields.insert(field).second)
    return;
  const FieldInfo info = hierarchy.getField(field);
  pointsto::FieldId cell = context.getFields().get(field);
  NodeId value = context.getInstantiated(type);
  if (info.flags & access::Static)
    return context.addCopy(value, context.getStaticField(cell));
  context.addStore(
      context.getInstantiated(context.getTypes().getClass(info.owner)), cell,
      value);
}

void ApplicationReflection::make(ClassId id, InstanceId asker) {
  if (!hierarchy.isInstantiable(id) || (hierarchy.getFlags(id) & access::Enum))
    return;
  forEachConstructor(hierarchy, id, [&](MethodId constructor) {
    construct(constructor, asker);
  });
}

void ApplicationReflection::construct(MethodId constructor, InstanceId asker) {
  ClassId owner = hierarchy.getMethod(constructor).owner;
  if (!hierarchy.isInstantiable(owner) ||
      !reachedMethods.insert(constructor).second)
    return;
  context.addInitialization(asker, -1, owner);
  AddedCall call =
      makeConstruction(context, asker, constructor,
                       context.getJvmMade(context.getTypes().getClass(owner)),
                       Reason::Reflection);
  for (TypeId type : context.getParameterTypes(constructor))
    call.arguments.push_back(getPassed(type));
  context.addCall(call);
}

//===----------------------------------------------------------------------===//
// Classes with unknown names
//===----------------------------------------------------------------------===//

/// Rule R24. The application's own calls are followed to the files that they
/// read (R13).
void ApplicationReflection::onGivenUp(const Site &site) {
  if (givesAll && !shared.isPlatformSite(site))
    pending.push_back(site.index);
  if (!shared.isLibrarySite(site) || !site.result ||
      getRow(site.api).mechanism != MechanismKind::Classes ||
      getRow(site.api).asks.nameAt == kNoOperand)
    return;
  classSites.push_back(site);
  for (ClassId each : llvm::SmallVector<ClassId>(given.getArrayRef()))
    shared.returnObject(site, shared.getClassObject(each));
  for (ClassId each : index.getInResources())
    returnClass(each);
}

void ApplicationReflection::onSettled() {
  std::vector<uint32_t> sites;
  std::swap(sites, pending);
  llvm::sort(sites);
  for (uint32_t each : sites)
    returnAll(each);
}

void ApplicationReflection::returnAll(uint32_t site) {
  Mechanism &mechanism = *shared.getSite(site).mechanism;
  const Asks asks = getRow(shared.getSite(site).api).asks;
  bool givesClasses = mechanism.getKind() == MechanismKind::Classes &&
                      asks.nameAt != kNoOperand;
  for (uint32_t i = 0, end = hierarchy.getNumClasses(); i != end; ++i) {
    ClassId id(i);
    if (!shared.isApplicationClass(id))
      continue;
    if (givesClasses)
      shared.returnObject(Site(shared.getSite(site)),
                          shared.getClassObject(id));
    else if (asks.classAt != kNoOperand)
      shared.useClass(site, jvm::RefType::get(hierarchy.getName(id)));
    if (asks.memberAt == kNoOperand)
      continue;
    for (uint32_t index : hierarchy.getMethodIndices(id))
      if (MethodId method(index); hierarchy.getMethodName(method) != "<clinit>")
        mechanism.onMember(site, {method, jir::FieldId()});
    for (uint32_t index : hierarchy.getFieldIndices(id))
      mechanism.onMember(site, {MethodId(), jir::FieldId(index)});
  }
}

void ApplicationReflection::returnClass(ClassId id) {
  if (!given.insert(id))
    return;
  for (const Site &site : std::vector<Site>(classSites))
    shared.returnObject(site, shared.getClassObject(id));
}
