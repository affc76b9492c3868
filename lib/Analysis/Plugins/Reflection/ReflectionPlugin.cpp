//===- ReflectionPlugin.cpp - Plain reflection, points-to -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the engine's and the search's callbacks to mechanisms.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"
#include "Mechanisms/ApplicationReflection.h"
#include "Mechanisms/BeanReflection.h"
#include "Mechanisms/CallReflection.h"
#include "Mechanisms/GeneratedClasses.h"
#include "Mechanisms/HandleReflection.h"
#include "Mechanisms/MemberReflection.h"
#include "Mechanisms/MemberTexts.h"
#include "Mechanisms/NamedCalls.h"
#include "Mechanisms/OffsetAccess.h"
#include "Mechanisms/PrivilegedActions.h"
#include "Mechanisms/ProxyReflection.h"
#include "Mechanisms/RecordReflection.h"
#include "Mechanisms/RelatedClasses.h"
#include "Mechanisms/ResourceReflection.h"
#include "Mechanisms/SecurityReflection.h"
#include "Mechanisms/UseReflection.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// The most class objects and members that were traced, in the program and in
/// the platform.
static constexpr unsigned kTracedProgramLimit = 512, kTracedPlatformLimit = 32;
/// The same for methods that were found by their names' shape.
static constexpr unsigned kShapedLimit = 8192;

//===----------------------------------------------------------------------===//
// Mechanisms
//===----------------------------------------------------------------------===//

/// One line a mechanism. Those that another one uses come before it.
void ReflectionPlugin::addMechanisms() {
  mechanisms.resize(kNumMechanisms);
  auto add = [&](auto mechanism) -> auto & {
    auto &added = *mechanism;
    std::unique_ptr<Mechanism> &place = mechanisms[unsigned(added.getKind())];
    assert(!place && "two mechanisms of a kind");
    place = std::move(mechanism);
    return added;
  };
  add(std::make_unique<ResourceReflection>(*shared));
  annotated = &add(std::make_unique<AnnotationReflection>(*shared));
  shared->addObserver(
      add(std::make_unique<ProxyReflection>(*shared, *annotated)));
  shared->addObserver(add(std::make_unique<HandleReflection>(*shared)));
  auto &services = add(std::make_unique<ServiceReflection>(*shared));
  add(std::make_unique<SecurityReflection>(*shared, services));
  classes = &add(std::make_unique<ClassReflection>(*shared));
  add(std::make_unique<MemberReflection>(*shared));
  add(std::make_unique<CallReflection>(*shared));
  add(std::make_unique<OffsetAccess>(*shared));
  add(std::make_unique<PrivilegedActions>(*shared));
  add(std::make_unique<BeanReflection>(*shared));
  add(std::make_unique<RecordReflection>(*shared));
  add(std::make_unique<NamedCalls>(*shared));
  add(std::make_unique<MemberTexts>(*shared));
  add(std::make_unique<RelatedClasses>(*shared));
  shared->addObserver(add(std::make_unique<ApplicationReflection>(
      *shared, unknown == UnknownReflection::Application)));
  shared->addObserver(add(std::make_unique<GeneratedClasses>(*shared)));
  add(std::make_unique<UseReflection>(*shared));
  assert(llvm::all_of(mechanisms, [](auto &each) { return bool(each); }) &&
         "a mechanism of ReflectionApi.def is missing");
}

void ReflectionPlugin::addRows(PluginContext &context) {
  for (const ApiRow &row : getApiRows()) {
    MethodId method =
        shared->getJdk().lookupMethod(row.jdks, row.className, row.member);
    if (!method)
      continue;
    apis[method] = row.api;
    if (mechanisms[unsigned(row.mechanism)]->replacesBodies())
      context.setBodyOverride(method, row.bodyOverride);
  }
}

std::optional<Api> ReflectionPlugin::findApi(MethodId method) {
  auto it = apis.find(method);
  if (it != apis.end())
    return it->second;
  std::optional<Api> found;
  for (auto &each : mechanisms)
    if (!found)
      found = each->classify(method);
  return apis[method] = found;
}

//===----------------------------------------------------------------------===//
// Told by the engine
//===----------------------------------------------------------------------===//

void ReflectionPlugin::onStart(PluginContext &context) {
  if (context.getConfig().reflection.mode == ReflectionMode::None)
    return;
  shared = std::make_unique<ReflectionContext>(context, *this, *this);
  waiting = std::make_unique<WaitingObjects>(*shared);
  addMechanisms();
  addRows(context);
}

/// Names of the program's own classes keep apart from other strings, wherever
/// they flow; those of the platform's thousands are traced only.
bool ReflectionPlugin::keepsString(llvm::StringRef value) {
  return shared && shared->isProgramClassName(value);
}

void ReflectionPlugin::onCallEdge(PluginContext &, InstanceId caller,
                                  int32_t bci, InstanceId callee,
                                  Reason reason) {
  if (!shared)
    return;
  shared->getEvents().edges.push_back({caller, bci, callee});
  // What a reflective call returns that is the body of a function object is
  // answered where the object is made.
  if (reason == Reason::Lambda && caller &&
      isAnswered(shared->getEngine().getInstance(callee).method))
    shared->getEvents().results.push_back({caller, bci, InstanceId()});
}

/// What has no limit is done at once.
void ReflectionPlugin::onReachableMethod(PluginContext &context,
                                         InstanceId instance) {
  if (!shared)
    return;
  shared->getEvents().methods.push_back(instance);
  const MethodFacts &facts =
      context.getFacts(context.getInstance(instance).method);
  NodeId returned = context.getNode(instance, facts.signature.getReturned());
  for (auto &each : mechanisms)
    each->onReachableMethod(instance, returned);
}

void ReflectionPlugin::onNewPointsTo(PluginContext &context, uint64_t data,
                                     llvm::ArrayRef<ObjectId> objects) {
  auto [index, role] = Awaited::unpack(data);
  for (ObjectId object : objects) {
    if (shared->isMarker(object))
      continue;
    switch (role) {
    case Role::Class:
    case Role::Member:
    case Role::Receiver:
      waiting->add(index, object);
      break;
    case Role::Name:
      if (auto name = llvm::dyn_cast_or_null<mlir::StringAttr>(
              context.getObject(object).constant);
          name && context.getObject(object).kind != ObjectKind::Unknown)
        shared->getEvents().names.emplace_back(index, name);
      else
        setNameUnknown(index);
      break;
    case Role::Object:
      shared->getSite(index).mechanism->onObject(index, object);
      break;
    }
  }
}

/// A reflective call that is in no body: Object::getClass as a function,
/// forName by Method.invoke or a handle. What the platform finds for itself is
/// called with what linking passes, which tells nothing.
void ReflectionPlugin::onIndirectCall(PluginContext &context,
                                      const ReceiverCall &call) {
  if (!shared || !call.caller || !shared->isPlatformMethod(call.method) ||
      (call.reason == Reason::MethodHandle && !call.result &&
       shared->isPlatformMethod(context.getInstance(call.caller).method)))
    return;
  if (std::optional<Api> api = findApi(call.method))
    return shared->addIndirectCall(
        *api, call, *mechanisms[unsigned(getRow(*api).mechanism)]);
  for (auto &each : mechanisms)
    each->onIndirectCall(call);
}

void ReflectionPlugin::onUnknownCall(PluginContext &,
                                     const ReceiverCall &call) {
  if (!shared)
    return;
  for (auto &each : mechanisms)
    each->onUnknownCall(call);
}

bool ReflectionPlugin::onReceiver(PluginContext &, const ReceiverCall &call,
                                  ObjectId object) {
  Mechanism *mechanism = shared->getDispatcher(object);
  assert(mechanism && "an object of another plugin");
  return mechanism->onReceiver(call, object);
}

void ReflectionPlugin::onSettled(PluginContext &context) {
  if (!shared)
    return;
  // Looking at them makes more.
  while (!shared->getEvents().empty()) {
    Events taken = std::move(shared->getEvents());
    shared->getEvents() = Events();
    taken.sort(context);
    replay(taken);
  }
  for (auto &each : mechanisms)
    each->onSettled();
}

void ReflectionPlugin::onFixpoint(PluginContext &) {
  if (!shared)
    return;
  shared->getTracer().matchCollections();
  shared->getTracer().checkBuilders();
  waiting->takeAll(
      [&](uint32_t index, ObjectId object) { useObject(index, object); });
  for (auto &each : mechanisms)
    each->onFixpoint();
}

//===----------------------------------------------------------------------===//
// In order
//===----------------------------------------------------------------------===//

void ReflectionPlugin::replay(const Events &taken) {
  ValueTracer &tracer = shared->getTracer();
  tracer.pause();
  for (const FoundEdge &edge : taken.edges)
    tracer.addCallEdge(edge.caller, edge.bci, edge.callee);
  for (InstanceId instance : taken.methods)
    tracer.addMethod(instance);
  for (InstanceId instance : taken.methods)
    addSites(instance);
  for (const FoundEdge &result : taken.results) {
    if (result.callee)
      tracer.addCallee({result.caller, result.bci}, result.callee);
    else
      tracer.addUnknownAnswer({result.caller, result.bci});
  }
  tracer.resume();
  for (auto [site, name] : taken.names)
    addName(site, name);
}

void ReflectionPlugin::addSites(InstanceId instance) {
  PluginContext &context = shared->getEngine();
  const MethodFacts &facts =
      context.getFacts(context.getInstance(instance).method);
  for (const Call &call : facts.calls) {
    if (!call.resolved)
      continue;
    if (std::optional<Api> api = findApi(call.resolved))
      shared->addCall(instance, *api, call, facts,
                      *mechanisms[unsigned(getRow(*api).mechanism)]);
    else
      for (auto &each : mechanisms)
        each->onCall(instance, call, facts);
  }
  for (auto &each : mechanisms)
    each->onMethod(instance, facts);
}

//===----------------------------------------------------------------------===//
// Told by the search
//===----------------------------------------------------------------------===//

void ReflectionPlugin::onValue(uint32_t sink, const TracedValue &value) {
  auto [index, role] = Awaited::unpack(sink);
  if (role == Role::Name && value.text)
    return addName(index, value.text);
  Mechanism &mechanism = *shared->getSite(index).mechanism;
  if (role == Role::Name)
    return mechanism.onStrangeName(index);
  if (!value.object)
    return shared->setUnresolved(index, "name");
  if (role == Role::Object)
    return mechanism.onObject(index, value.object);
  useTraced(index, value.object);
}

void ReflectionPlugin::useTraced(uint32_t index, ObjectId object) {
  SiteState &site = shared->getSite(index);
  // Rule R21.
  if (shared->isUnlimitedSite(site) && shared->isOfApplication(object))
    return useObject(index, object);
  bool shaped = shared->isShaped(object);
  unsigned limit = shaped                         ? kShapedLimit
                   : shared->isPlatformSite(site) ? kTracedPlatformLimit
                                                  : kTracedProgramLimit;
  if (++(shaped ? site.numShaped : site.numTraced) > limit)
    return shared->setUnresolved(index, "objects: too many");
  useObject(index, object);
}

void ReflectionPlugin::onUntraceable(uint32_t sink) {
  auto [index, role] = Awaited::unpack(sink);
  shared->getSite(index).mechanism->onUntraceable(index, role);
}

mlir::StringAttr ReflectionPlugin::getClassName(ObjectId object) {
  mlir::Type named = shared->getNamedType(object);
  ClassId id = named ? shared->getClassId(named) : ClassId();
  return id ? shared->getHierarchy().getName(id) : mlir::StringAttr();
}

std::optional<unsigned> ReflectionPlugin::findNameOperand(MethodId method) {
  std::optional<Api> api = findApi(method);
  return api ? ClassReflection::findNameOperand(*api) : std::nullopt;
}

bool ReflectionPlugin::isOwnLoader(MethodId method) {
  return classes->isOwnLoader(method);
}

const llvm::SmallVectorImpl<mlir::StringAttr> *
ReflectionPlugin::findAnnotationTexts(MethodId method) {
  return annotated->findTexts(method);
}

bool ReflectionPlugin::givesReceiver(MethodId method) {
  return findApi(method) == Api::AsSubclass;
}

bool ReflectionPlugin::isAnswered(MethodId method) {
  std::optional<Api> api = findApi(method);
  return api && mechanisms[unsigned(getRow(*api).mechanism)]->answers();
}

bool ReflectionPlugin::findClasses(mlir::StringAttr text, bool isPlatform,
                                   llvm::SmallVectorImpl<ObjectId> &found) {
  return classes->findClasses(text, isPlatform, found);
}

//===----------------------------------------------------------------------===//
// What comes to sites
//===----------------------------------------------------------------------===//

void ReflectionPlugin::setNameUnknown(uint32_t index) {
  shared->getSite(index).isNameUnknown = true;
  shared->setUnresolved(index, "name");
}

void ReflectionPlugin::addName(uint32_t index, mlir::StringAttr name) {
  SiteState &site = shared->getSite(index);
  if (llvm::is_contained(site.names, name))
    return;
  LLVM_DEBUG(llvm::dbgs() << shared->describe(site) << " gets the name " << name
                          << '\n');
  site.names.push_back(name);
  site.mechanism->onName(index, name);
}

void ReflectionPlugin::useObject(uint32_t index, ObjectId object) {
  SiteState &site = shared->getSite(index);
  Mechanism &mechanism = *site.mechanism;
  if (site.isOfReceivers)
    return mechanism.onObject(index, object);
  if (mlir::Type named = shared->getNamedType(object))
    return shared->useClass(index, named);
  if (const Member *member = shared->findMember(object)) {
    LLVM_DEBUG(llvm::dbgs() << shared->describe(site) << " gets a member\n");
    return mechanism.onMember(index, Member(*member));
  }
  shared->setUnresolved(index, "object");
}
