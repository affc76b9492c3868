//===- ReflectionContext.cpp - What mechanisms share ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sites, their results, and the objects of classes and members.
//
//===----------------------------------------------------------------------===//

#include "ReflectionContext.h"
#include "MemberSearch.h"
#include "ReflectionMechanism.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

ReflectionContext::ReflectionContext(PluginContext &engine, Plugin &plugin,
                                     ValueTracer::Client &client)
    : engine(engine), plugin(plugin),
      hierarchy(engine.getLinkage().getHierarchy()),
      isWithContexts(engine.getConfig().context != ContextKind::Insensitive),
      jdk(hierarchy), services(hierarchy), tracer(client) {
  tracer.start(engine, engine.getConfig().hasContexts());
}

//===----------------------------------------------------------------------===//
// Sites
//===----------------------------------------------------------------------===//

uint32_t ReflectionContext::addSite(Site site, Mechanism &mechanism) {
  site.index = sites.size();
  sites.emplace_back(std::move(site), mechanism);
  return sites.back().index;
}

void ReflectionContext::addCall(InstanceId instance, Api api, const Call &call,
                                const MethodFacts &facts,
                                Mechanism &mechanism) {
  Site site{};
  site.api = api;
  site.caller = instance;
  site.bci = call.bci;
  site.callee = call.resolved;
  site.receiver = engine.getNode(instance, call.receiver);
  site.receiverLocal = call.receiver;
  site.resultLocal = call.result;
  site.result = engine.getNode(instance, call.result);
  site.thrown = engine.getNode(instance, call.thrown);
  for (Local argument : facts.getArguments(call)) {
    site.locals.push_back(argument);
    site.arguments.push_back(engine.getNode(instance, argument));
  }
  mechanism.onSite(addSite(std::move(site), mechanism));
}

/// Of a call by Method.invoke the array may tell the arguments by their places.
static void findVariables(ClassHierarchy &hierarchy, const MethodFacts &facts,
                          Site &site) {
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  if (!jvm::parseMethodDescriptor(hierarchy.getProgram().getContext(),
                                  hierarchy.getDescriptor(site.callee),
                                  parameters, result))
    return;
  for (const Call &call : facts.calls) {
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    if (call.bci != site.bci || !call.resolved || arguments.size() != 2 ||
        hierarchy.getQualifiedName(call.resolved) !=
            "java.lang.reflect.Method.invoke(Ljava/lang/Object;[Ljava/lang/"
            "Object;)Ljava/lang/Object;")
      continue;
    auto elements = findElements(facts, arguments[1]);
    if (!elements || elements->size() != parameters.size() ||
        arguments[1] == kNoLocal)
      return;
    for (auto [parameter, element] : llvm::zip(parameters, *elements))
      if (jvm::isReference(parameter))
        site.locals.push_back(element);
    site.receiverLocal = arguments[0];
    site.resultLocal = call.result;
    site.isIndirect = false;
    return;
  }
}

void ReflectionContext::addIndirectCall(Api api, const ReceiverCall &call,
                                        Mechanism &mechanism) {
  Site site{};
  site.api = api;
  site.caller = call.caller;
  site.bci = call.bci;
  site.callee = call.method;
  site.receiver = call.receiver;
  site.result = call.result;
  site.thrown = call.thrown;
  site.isIndirect = true;
  site.arguments.assign(call.arguments.begin(), call.arguments.end());
  findVariables(hierarchy, getFacts(site), site);
  mechanism.onSite(addSite(std::move(site), mechanism));
}

const MethodFacts &ReflectionContext::getFacts(const Site &site) {
  return engine.getFacts(engine.getInstance(site.caller).method);
}

std::string ReflectionContext::describe(const Site &site) const {
  MethodId caller = engine.getInstance(site.caller).method;
  return hierarchy.getQualifiedName(caller) + "@" + std::to_string(site.bci) +
         ": " + hierarchy.getQualifiedName(site.callee);
}

bool ReflectionContext::isPlatformSite(const Site &site) const {
  // What a mechanism watches for itself is not code of the program.
  return !site.caller ||
         isPlatformMethod(engine.getInstance(site.caller).method);
}

bool ReflectionContext::isLibrarySite(const Site &site) const {
  if (!site.caller)
    return false;
  MethodId caller = engine.getInstance(site.caller).method;
  return hierarchy.getOrigin(hierarchy.getMethod(caller).owner) ==
         jvm::Origin::Library;
}

bool ReflectionContext::isUnlimitedSite(const Site &site) const {
  return isLibrarySite(site) ||
         (engine.getConfig().reflection.mode == ReflectionMode::Application &&
          !isPlatformSite(site));
}

void ReflectionContext::trace(uint32_t index, int operand, Role role) {
  const SiteState &site = getSite(index);
  if (site.isIndirect)
    return site.mechanism->onUntraceable(index, role);
  // A name is the same in all contexts; a class may differ, as that of an array
  // which is copied.
  tracer.trace(Awaited{index, role}.pack(), site.caller, site.getLocal(operand),
               /*isInContext=*/role != Role::Name);
}

void ReflectionContext::traceAll(uint32_t index) {
  const Asks &asks = getRow(getSite(index).api).asks;
  if (asks.classAt != kNoOperand)
    trace(index, asks.classAt, Role::Class);
  if (asks.nameAt != kNoOperand)
    trace(index, asks.nameAt, Role::Name);
  if (asks.memberAt != kNoOperand)
    trace(index, asks.memberAt, Role::Member);
}

void ReflectionContext::traceOrWatchClass(uint32_t index) {
  const SiteState &site = getSite(index);
  if (!engine.isOfContainer(site.caller))
    return traceAll(index);
  watch(site.getNode(getRow(site.api).asks.classAt), index, Role::Object);
}

void ReflectionContext::trace(uint32_t index, InstanceId instance, Local local,
                              Role role) {
  tracer.trace(Awaited{index, role}.pack(), instance, local);
}

void ReflectionContext::watch(NodeId node, uint32_t index, Role role) {
  if (!node)
    return;
  getSite(index).isOfReceivers |= role == Role::Receiver;
  engine.addWatch(node, plugin, Awaited{index, role}.pack());
}

//===----------------------------------------------------------------------===//
// What sites return
//===----------------------------------------------------------------------===//

ObjectId ReflectionContext::makeObject(const Site &site, TypeId type) {
  constexpr unsigned kMostOwn = 64;
  if (++numMade[{site.caller, site.bci}] <= kMostOwn)
    return engine.addObject(type, site.caller, site.bci);
  ObjectId made = sharedObjects.lookup(type);
  if (!made) {
    made = engine.addObject(type, InstanceId(), -1);
    sharedObjects[type] = made;
  }
  return made;
}

void ReflectionContext::returnObject(const Site &site, ObjectId object) {
  if (!site.result)
    return;
  engine.addToSet(site.result, object);
  tracer.addAnswer({site.caller, site.bci}, {mlir::StringAttr(), object});
}

void ReflectionContext::returnMember(const Site &site, const Member &member) {
  assert(bool(member.method) != bool(member.field) && "a member is one of two");
  if (site.result)
    returnElement(site, getMemberObject(member));
}

void ReflectionContext::returnElement(const Site &site, ObjectId object) {
  if (!site.result)
    return;
  tracer.addAnswer({site.caller, site.bci}, {mlir::StringAttr(), object});
  returnMemberObject(site, object);
}

void ReflectionContext::returnMemberObject(const Site &site, ObjectId object) {
  TypeId returned = engine.getReturnType(site.callee);
  if (!returned || engine.getTypes().getKind(returned) != TypeKind::Array)
    return engine.addToSet(site.result, object);
  ObjectId &array = memberArrays[site.result];
  if (!array) {
    array = engine.addObject(returned, site.caller, site.bci);
    engine.addToSet(site.result, array);
  }
  engine.addToSet(engine.getCell(array, FieldTable::getElements()), object);
}

void ReflectionContext::returnResultOf(const Site &site, InstanceId callee) {
  events.results.push_back({site.caller, site.bci, callee});
}

void ReflectionContext::useClass(uint32_t index, mlir::Type type) {
  SiteState &site = getSite(index);
  if (llvm::is_contained(site.classes, type))
    return;
  LLVM_DEBUG(llvm::dbgs() << describe(site) << " gets the class " << type
                          << '\n');
  site.classes.push_back(type);
  site.mechanism->onClass(index, type);
}

void ReflectionContext::useClassOf(uint32_t index, ObjectId object) {
  if (mlir::Type named = getNamedType(object))
    return useClass(index, named);
  setUnresolved(index, "object");
}

void ReflectionContext::setUnresolved(uint32_t index, llvm::StringRef why) {
  if (getSite(index).isUnresolved)
    return;
  getSite(index).isUnresolved = true;
  const Site site = getSite(index);
  MethodId method = engine.getInstance(site.caller).method;
  std::string what =
      hierarchy.getQualifiedName(site.callee) + ": unknown " + why.str();
  LLVM_DEBUG(llvm::dbgs() << describe(site) << " gives up: unknown " << why
                          << '\n');
  if (getSite(index).mechanism->onUnresolved(site))
    return;
  engine.addUnresolved(
      {Unresolved::Reflection, method, site.bci,
       mlir::StringAttr::get(hierarchy.getProgram().getContext(), what)});
  for (Mechanism *each : observers)
    each->onGivenUp(site);
  if (!site.result)
    return;
  engine.addToSet(site.result, engine.getUnknown("reflection"));
  returnResultOf(site, InstanceId());
}

void ReflectionContext::expose(ClassId id) {
  for (Mechanism *each : observers)
    each->onExposed(id);
}

ObjectId ReflectionContext::addDispatcher(llvm::ArrayRef<ClassId> implemented,
                                          Mechanism &mechanism,
                                          const Site &site) {
  ObjectId object =
      engine.addDispatcher(implemented, plugin, site.caller, site.bci);
  dispatchers[object] = &mechanism;
  return object;
}

//===----------------------------------------------------------------------===//
// Classes and members
//===----------------------------------------------------------------------===//

ClassId ReflectionContext::getClassId(mlir::Type type) const {
  auto ref = llvm::dyn_cast_or_null<jvm::RefType>(type);
  if (!ref || ref.isUnion())
    return ClassId();
  ClassId id = hierarchy.lookupClass(ref.getName());
  return id && !hierarchy.isPhantom(id) ? id : ClassId();
}

mlir::Type ReflectionContext::getNamedType(ObjectId object) const {
  auto named =
      llvm::dyn_cast_or_null<mlir::TypeAttr>(engine.getObject(object).constant);
  return named ? named.getValue() : mlir::Type();
}

ObjectId ReflectionContext::getClassObject(ClassId id) {
  return engine.getClassObject(jvm::RefType::get(hierarchy.getName(id)));
}

ObjectId ReflectionContext::getMemberObject(const Member &member) {
  bool isField = bool(member.field);
  MemberKey key = getKey(member);
  auto it = members.find(key);
  if (it != members.end())
    return it->second;
  TypeId type =
      engine.getTypes().getClass(isField ? "java.lang.reflect.Field"
                                 : isConstructor(hierarchy, member.method)
                                     ? "java.lang.reflect.Constructor"
                                     : "java.lang.reflect.Method");
  ObjectId object = engine.addObject(type, InstanceId(), -1);
  members[key] = object;
  memberOf[object] = member;
  fillMember(object, member);
  return object;
}

/// Only of the program's members: what the platform's own have is not asked by
/// those who look for the program's classes.
void ReflectionContext::fillMember(ObjectId object, const Member &member) {
  ClassId owner = member.method ? hierarchy.getMethod(member.method).owner
                                : hierarchy.getField(member.field).owner;
  if (isPlatformClass(owner))
    return;
  TypeId type = engine.getObject(object).type;
  ClassId memberClass = engine.getTypes().getClassId(type);
  mlir::MLIRContext *mlirContext = hierarchy.getProgram().getContext();
  fillParts(object, memberClass, "owner",
            jvm::RefType::get(hierarchy.getName(owner)));
  if (member.field) {
    if (mlir::Type held = jvm::getFieldType(
            mlirContext,
            jvm::splitFieldMember(hierarchy.getField(member.field).member)
                .second))
      fillParts(object, memberClass, "type", held);
    return;
  }
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  if (!jvm::parseMethodDescriptor(mlirContext,
                                  hierarchy.getDescriptor(member.method),
                                  parameters, result))
    return;
  fillParts(object, memberClass, "parameters", parameters);
  fillParts(object, memberClass, "type",
            result ? result : mlir::NoneType::get(mlirContext));
}

void ReflectionContext::fillParts(ObjectId object, ClassId memberClass,
                                  llvm::StringRef part,
                                  llvm::ArrayRef<mlir::Type> types) {
  TypeTable &table = engine.getTypes();
  auto fill = [&](JdkRange jdks, llvm::StringRef className,
                  llvm::StringRef name) {
    jir::FieldId field = jdk.lookupClass(jdks, className) == memberClass
                             ? lookupField(hierarchy, memberClass, name)
                             : jir::FieldId();
    if (!field)
      return;
    NodeId cell = engine.getCell(object, engine.getFields().get(field));
    if (jvm::splitFieldMember(hierarchy.getField(field).member)
            .second.starts_with("[")) {
      ObjectId array = engine.addObject(
          table.getArray(table.getClass("java.lang.Class")), InstanceId(), -1);
      engine.addToSet(cell, array);
      cell = engine.getCell(array, FieldTable::getElements());
    }
    for (mlir::Type type : types)
      engine.addToSet(cell, engine.getClassObject(type));
  };
#define MEMBER_PART(Part, Jdks, Class, Name)                                   \
  if (part == Part)                                                            \
    fill(JdkRange::Jdks, Class, Name);
#include "ReflectionNames.def"
}

const Member *ReflectionContext::findMember(ObjectId object) const {
  auto it = memberOf.find(object);
  return it == memberOf.end() ? nullptr : &it->second;
}

ClassId ReflectionContext::getOwner(ObjectId object) const {
  if (const Member *member = findMember(object))
    return member->method ? hierarchy.getMethod(member->method).owner
                          : hierarchy.getField(member->field).owner;
  mlir::Type named = getNamedType(object);
  return named ? getClassId(named) : ClassId();
}

bool ReflectionContext::isOfPlatform(ObjectId object) const {
  ClassId owner = getOwner(object);
  return owner && isPlatformClass(owner);
}

bool ReflectionContext::isPlatformClass(ClassId id) const {
  return hierarchy.getOrigin(id) == jvm::Origin::Platform;
}

bool ReflectionContext::isApplicationClass(ClassId id) const {
  return hierarchy.getOrigin(id) == jvm::Origin::Application &&
         !hierarchy.isPhantom(id);
}

bool ReflectionContext::isOfApplication(ObjectId object) const {
  ClassId owner = getOwner(object);
  if (auto array = llvm::dyn_cast_or_null<jvm::ArrayType>(getNamedType(object)))
    owner = getClassId(array.getElementType());
  return owner && isApplicationClass(owner);
}

bool ReflectionContext::isApplicationType(TypeId type) const {
  const TypeTable &types = engine.getTypes();
  if (types.getKind(type) == TypeKind::Array)
    type = types.getElement(type);
  return types.isClass(type) && isApplicationClass(types.getClassId(type));
}

bool ReflectionContext::isPlatformMethod(MethodId method) const {
  return isPlatformClass(hierarchy.getMethod(method).owner);
}

TypeId ReflectionContext::getReferenceType(jir::FieldId field) const {
  mlir::Type type = jvm::getFieldType(
      hierarchy.getProgram().getContext(),
      jvm::splitFieldMember(hierarchy.getField(field).member).second);
  return type && jvm::isReference(type) ? engine.getTypes().get(type)
                                        : TypeId();
}

bool ReflectionContext::isProgramClassName(llvm::StringRef value) const {
  ClassId id = hierarchy.lookupClass(value);
  return id && !hierarchy.isPhantom(id) && !isPlatformClass(id);
}

//===----------------------------------------------------------------------===//
// What was found out
//===----------------------------------------------------------------------===//

bool ReflectionContext::isShaped(ObjectId object) const {
  const Member *member = findMember(object);
  return member && member->method && shapedMethods.contains(member->method);
}

bool ReflectionContext::isNamed(ObjectId object) const {
  const Member *member = findMember(object);
  if (member && (!member->method || !isConstructor(hierarchy, member->method)))
    return false;
  return namedClasses.contains(getOwner(object));
}

/// How little an edge with a reason of reflection is sure.
static unsigned getRank(Reason reason) {
  switch (reason) {
  case Reason::ReflectionSubstring:
    return 1;
  case Reason::ReflectionUse:
    return 2;
  case Reason::ReflectionInvention:
    return 3;
  default:
    return 0;
  }
}

template <typename Map, typename Key>
static void note(Map &map, const Key &key, Reason evidence) {
  auto [it, inserted] = map.try_emplace(key, evidence);
  if (!inserted && getRank(evidence) < getRank(it->second))
    it->second = evidence;
}

void ReflectionContext::noteEvidence(ClassId id, Reason evidence) {
  note(classEvidence, id, evidence);
}

void ReflectionContext::noteEvidence(const Member &member, Reason evidence) {
  note(memberEvidence, getKey(member), evidence);
}

Reason ReflectionContext::getReason(MethodId method) const {
  auto find = [](const auto &map, const auto &key) {
    auto it = map.find(key);
    return it == map.end() ? Reason::Reflection : it->second;
  };
  Reason ofClass = find(classEvidence, hierarchy.getMethod(method).owner);
  Reason ofMember = find(memberEvidence, getKey({method, jir::FieldId()}));
  return getRank(ofClass) < getRank(ofMember) ? ofMember : ofClass;
}
