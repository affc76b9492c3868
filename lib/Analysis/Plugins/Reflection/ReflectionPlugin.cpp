//===- ReflectionPlugin.cpp - Plain reflection, points-to -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds reflective calls, and waits for the classes, names and members that
// they get.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

using namespace jir;
using namespace jir::pointsto;

/// The most class objects and members that were traced, in the program and in
/// the platform.
static constexpr unsigned kTracedProgramLimit = 512, kTracedPlatformLimit = 32;
/// The same for methods that were found by their names' shape.
static constexpr unsigned kShapedLimit = 8192;
/// The most classes of which all members are asked for at a place: no name says
/// which of them are used.
static constexpr unsigned kUnnamedLimit = 8;

/// The constructors of ServiceLoader whose second parameter is the service.
static constexpr llvm::StringLiteral kServiceLoaderConstructors[] = {
    "<init>(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/ClassLoader;)V",
    "<init>(Ljava/lang/Class;Ljava/lang/ModuleLayer;Ljava/lang/Class;)V",
    "<init>(Ljava/lang/Module;Ljava/lang/Class;Ljava/lang/ClassLoader;)V",
    "<init>(Ljava/lang/Class;Ljava/lang/ClassLoader;)V",
};

/// What programs call to get one.
static constexpr llvm::StringLiteral kServiceLoads[] = {
    "load(Ljava/lang/Class;)Ljava/util/ServiceLoader;",
    "load(Ljava/lang/Class;Ljava/lang/ClassLoader;)Ljava/util/ServiceLoader;",
    "load(Ljava/lang/Class;Ljava/lang/ClassLoader;Ljava/lang/Module;)"
    "Ljava/util/ServiceLoader;",
    "load(Ljava/lang/ModuleLayer;Ljava/lang/Class;)Ljava/util/ServiceLoader;",
    "loadInstalled(Ljava/lang/Class;)Ljava/util/ServiceLoader;",
};

void ReflectionPlugin::onStart(PluginContext &started) {
  isActive = started.getConfig().followsReflection;
  if (!isActive)
    return;
  context = &started;
  hasContexts = started.getConfig().context != "ci";
  tracer.start(started, hasContexts);
  hierarchy = &started.getLinkage().getHierarchy();
  services = std::make_unique<ServiceTable>(*hierarchy);
  classNames = std::make_unique<ClassNameTable>(*hierarchy);
  findResources();
  resourceTexts = started.addNode();
  annotationValues = started.addNode();
  boundValues = started.addNode();
  callSiteTargets = started.addNode();
  algorithmObjects = started.addNode();
  providers = started.addNode();
  providerGiver = findProviderGiver();
  puttingProviders = started.addNode();
  takenServices = started.addNode();
  puttingThrows = started.addNode();
  loadedProviders = started.addNode();
  // Which providers nobody asks for is known of calls only that are seen.
  const AssumptionSet &assumptions = started.getConfig().assumptions;
  if (!assumptions.contains(Assumption::NoReflectiveCalls) &&
      !assumptions.contains(Assumption::ReflectionAsRecorded))
    wantsAllServices = configuresProviders = true;
  if (const auto &recording = started.getConfig().recordedReflection) {
    recorded = std::make_unique<RecordedReflection>(started, *recording);
    recorded->addRootCalls();
  }
  auto add = [&](Api api, llvm::StringRef className, llvm::StringRef member,
                 PluginSays says) {
    ClassId owner = hierarchy->lookupClass(className);
    MethodId method =
        owner ? hierarchy->lookupMethod(owner, member) : MethodId();
    if (!method)
      return;
    apis[method] = api;
    // With contexts, the body tells the calls apart.
    if (api < Api::Privileged || api > Api::PrivilegedTryWith || !hasContexts)
      started.setPluginSays(method, says);
  };
#define REFLECTION_API(Enumerator, Class, Member, Says)                        \
  add(Api::Enumerator, Class, Member, PluginSays::Says);
#include "ReflectionApi.def"
  ClassId loader = hierarchy->lookupClass("java.util.ServiceLoader");
  if (!loader)
    return;
  for (llvm::StringRef member : kServiceLoaderConstructors)
    if (MethodId method = hierarchy->lookupMethod(loader, member))
      serviceConstructors.insert(method);
  for (llvm::StringRef member : kServiceLoads)
    if (MethodId method = hierarchy->lookupMethod(loader, member))
      serviceLoads.insert(method);
}

/// Names of the program's own classes keep apart from other strings, wherever
/// they flow; those of the platform's thousands are traced only.
bool ReflectionPlugin::keepsString(llvm::StringRef value) {
  if (!isActive || !value.contains('.'))
    return false;
  ClassId id = hierarchy->lookupClass(value);
  return id && !hierarchy->isPhantom(id) &&
         hierarchy->getOrigin(id) != jvm::Origin::Platform;
}

const MethodSummary &ReflectionPlugin::getSummary(const Site &site) {
  return context->getSummary(context->getInstance(site.caller).method);
}

//===----------------------------------------------------------------------===//
// Sites
//===----------------------------------------------------------------------===//

/// Whether a method is a class loader's loadClass(String).
bool ReflectionPlugin::isLoader(MethodId method) {
  auto [it, inserted] = loaders.try_emplace(method, false);
  if (!inserted)
    return it->second;
  if (hierarchy->getMember(method).getValue() !=
      "loadClass(Ljava/lang/String;)Ljava/lang/Class;")
    return false;
  ClassId loader = hierarchy->lookupClass("java.lang.ClassLoader");
  ClassId owner = hierarchy->getMethod(method).owner;
  return it->second = loader && hierarchy->isSubtype(owner, loader);
}

void ReflectionPlugin::addSite(InstanceId instance, Api api, const Call &call,
                               const MethodSummary &summary) {
  Site site{};
  site.api = api;
  site.caller = instance;
  site.bci = call.bci;
  site.callee = call.resolved;
  site.receiver = context->getNode(instance, call.receiver);
  site.receiverLocal = call.receiver;
  site.result = context->getNode(instance, call.result);
  site.thrown = context->getNode(instance, call.thrown);
  for (Local argument : summary.getArguments(call)) {
    site.locals.push_back(argument);
    site.arguments.push_back(context->getNode(instance, argument));
  }
  site.index = sites.size();
  sites.push_back(std::move(site));
  startSite(sites.size() - 1);
}

void ReflectionPlugin::startSite(uint32_t index) {
  const Site site = sites[index];
  if (site.api >= Api::FindStatic && site.api <= Api::HandleProxy)
    return startHandleSite(index);
  if (site.api >= Api::BeanInfo && site.api <= Api::IndexedWriter)
    return startBeanSite(index);
  if (site.api >= Api::LoaderResource && site.api <= Api::BundleOf)
    return isPlatformSite(site) ? void() : trace(index, 0, Role::Name);
  switch (site.api) {
  case Api::RecordComponents:
    return trace(index, -1, Role::Class);
  case Api::RecordAccessor:
    return addRecordReader(index);
  case Api::ForName:
  case Api::ForNameIn:
  case Api::LoadClass:
  case Api::PrimitiveClass:
  case Api::Algorithm:
    return trace(index, 0, Role::Name);
  case Api::GetClass:
    return watch(site.receiver, index, Role::Receiver);
  case Api::AsSubclass:
    return giveReceiver(site);
  case Api::Method:
  case Api::DeclaredMethod:
  case Api::GetField:
  case Api::DeclaredField:
    trace(index, -1, Role::Class);
    return trace(index, 0, Role::Name);
  case Api::Superclass:
  case Api::Component:
  case Api::Methods:
  case Api::DeclaredMethods:
  case Api::GetConstructor:
  case Api::DeclaredConstructor:
  case Api::Constructors:
  case Api::DeclaredConstructors:
  case Api::Fields:
  case Api::DeclaredFields:
  case Api::ClassNewInstance:
    return trace(index, -1, Role::Class);
  case Api::NewInstance:
  case Api::NewInstanceWithCaller:
  case Api::Invoke:
  case Api::FieldGet:
  case Api::FieldSet:
    return trace(index, -1, Role::Member);
  case Api::InvokeDefault:
    return trace(index, 1, Role::Member);
  case Api::NewArray:
  case Api::AllocateInstance:
  case Api::EnsureInitialized:
    return trace(index, 0, Role::Class);
  case Api::NewProxy:
    return makeProxy(site);
  case Api::Privileged:
  case Api::PrivilegedIn:
  case Api::PrivilegedWith:
  case Api::PrivilegedTry:
  case Api::PrivilegedTryIn:
  case Api::PrivilegedTryWith:
    return watch(site.arguments[0], index, Role::Action);
  case Api::PutService:
  case Api::LoadProvider:
    return startProviderSite(index);
  case Api::OffsetByName:
    trace(index, 0, Role::Class);
    return trace(index, 1, Role::Name);
  case Api::OffsetOf:
  case Api::StaticOffsetOf:
    return trace(index, 0, Role::Member);
  // All others access by offset.
  default:
    return addOffsetSite(index);
  }
}

void ReflectionPlugin::watch(NodeId node, uint32_t site, Role role) {
  if (node)
    context->addWatch(node, *this, uint64_t(site) << 8 | unsigned(role));
}

//===----------------------------------------------------------------------===//
// What arrives
//===----------------------------------------------------------------------===//

bool ReflectionPlugin::isPlatformSite(const Site &site) const {
  ClassId owner =
      hierarchy->getMethod(context->getInstance(site.caller).method).owner;
  return hierarchy->getOrigin(owner) == jvm::Origin::Platform;
}

void ReflectionPlugin::trace(uint32_t index, int argument, Role role) {
  const Site &site = sites[index];
  Local local = argument < 0 ? site.receiverLocal
                : unsigned(argument) < site.locals.size()
                    ? site.locals[argument]
                    : kNoLocal;
  // A name is the same in all contexts; a class may differ, as that of an array
  // which is copied.
  tracer.trace(index << 3 | unsigned(role), site.caller, local,
               /*isInContext=*/role != Role::Name);
}

void ReflectionPlugin::onValue(uint32_t sink, const TracedValue &value) {
  uint32_t index = sink >> 3;
  Role role = Role(sink & 7);
  if (role == Role::Name && value.text)
    return addName(index, value.text);
  if (sites[index].api == Api::Algorithm) {
    wantAny(index);
    if (isPlatformSite(sites[index]))
      return;
  }
  if (role == Role::Name || !value.object)
    return setUnresolved(index, "name");
  if (role != Role::Service) {
    SiteState &site = sites[index];
    bool shaped = isShaped(value.object);
    unsigned limit = shaped                 ? kShapedLimit
                     : isPlatformSite(site) ? kTracedPlatformLimit
                                            : kTracedProgramLimit;
    if (++(shaped ? site.numShaped : site.numTraced) > limit)
      return setUnresolved(index, "objects: too many");
    return useObject(index, value.object);
  }
  if (mlir::Type type = getNamedType(value.object))
    if (ClassId service = getClassId(type))
      addService(service, sites[index].caller);
}

/// The points-to sets know more of what is kept in collections, though mixed.
void ReflectionPlugin::onUntraceable(uint32_t sink) {
  uint32_t index = sink >> 3;
  Role role = Role(sink & 7);
  const Site &site = sites[index];
  if (role == Role::Service)
    return setUnresolved(index, "service");
  if (site.api == Api::Algorithm)
    return wantAny(index);
  if (readsResource(site.api))
    return;
  // Names of the program that the platform gets out of its own collections are
  // properties; all of them come out everywhere.
  if (role == Role::Name && isPlatformSite(site))
    return setUnresolved(index, "name");
  bool isArgument = false;
  unsigned position = 0;
  if (findsHandle(site.api)) {
    // The program's own tables of handles are hardly ever kept so.
    return setUnresolved(index, role == Role::Name ? "name" : "object");
  }
  switch (site.api) {
  case Api::NewArray:
  case Api::AllocateInstance:
  case Api::EnsureInitialized:
  case Api::OffsetOf:
  case Api::StaticOffsetOf:
    isArgument = true;
    break;
  case Api::BeanInfo:
  case Api::BeanInfoWith:
  case Api::BeanInfoBelow:
  case Api::BeanInfoBelowWith:
    isArgument = true;
    break;
  case Api::PropertyBy:
    if (role == Role::Name)
      return setUnresolved(index, "name");
    isArgument = true;
    position = 1;
    break;
  case Api::InvokeDefault:
  case Api::Property:
    isArgument = true;
    position = 1;
    break;
  case Api::PropertyOf:
    return setUnresolved(index, "object");
  case Api::OffsetByName:
    isArgument = true;
    position = role == Role::Name;
    break;
  default:
    isArgument = role == Role::Name;
    break;
  }
  watch(isArgument ? site.arguments[position] : site.receiver, index, role);
}

mlir::StringAttr ReflectionPlugin::getClassName(ObjectId object) {
  mlir::Type named = getNamedType(object);
  ClassId id = named ? getClassId(named) : ClassId();
  return id ? hierarchy->getName(id) : mlir::StringAttr();
}

bool ReflectionPlugin::givesClass(MethodId method) {
  auto it = apis.find(method);
  return it == apis.end()
             ? isLoader(method)
             : it->second == Api::ForName || it->second == Api::ForNameIn ||
                   it->second == Api::LoadClass;
}

bool ReflectionPlugin::isAnswered(MethodId method) {
  auto it = apis.find(method);
  return it == apis.end() ? isLoader(method) : !readsResource(it->second);
}

void ReflectionPlugin::addName(uint32_t index, mlir::StringAttr name) {
  SiteState &site = sites[index];
  if (llvm::is_contained(site.names, name))
    return;
  site.names.push_back(name);
  switch (site.api) {
  case Api::ForName:
  case Api::ForNameIn:
  case Api::LoadClass:
  case Api::PrimitiveClass:
    return name.getValue().contains(kAnyText) ? giveClasses(index, name)
                                              : giveClass(index, name);
  case Api::Algorithm:
    return addAlgorithm(index, name);
  default:
    if (readsResource(site.api))
      return readResource(index, name);
    const llvm::SmallVector<mlir::Type, 1> classes = site.classes;
    for (mlir::Type type : classes)
      if (findsHandle(sites[index].api))
        giveHandles(index, type, name);
      else if (sites[index].api == Api::PropertyBy)
        addNamedProperty(getClassId(type), name);
      else
        giveMembers(index, type, name);
  }
}

bool ReflectionPlugin::asksForAll(Api api) {
  return api == Api::Methods || api == Api::DeclaredMethods ||
         api == Api::Constructors || api == Api::DeclaredConstructors ||
         api == Api::Fields || api == Api::DeclaredFields;
}

void ReflectionPlugin::useClass(uint32_t index, mlir::Type type) {
  SiteState &known = sites[index];
  if (llvm::is_contained(known.classes, type))
    return;
  known.classes.push_back(type);
  if (findsHandle(known.api))
    return findHandles(index, type);
  if (known.api == Api::PropertyBy) {
    const llvm::SmallVector<mlir::StringAttr, 1> names = known.names;
    for (mlir::StringAttr name : names)
      addNamedProperty(getClassId(type), name);
    return;
  }
  if (findsBean(known.api))
    return addBean(getClassId(type));
  if (known.api == Api::RecordComponents)
    return addRecord(getClassId(type));
  if (asksForAll(known.api) &&
      (known.classes.size() > kUnnamedLimit ||
       (!isPlatformSite(known) &&
        isOfPlatform(context->getClassObject(type))))) {
    if (giveComparedMethods(index, getClassId(type)))
      return;
    return setUnresolved(index, "member");
  }
  const Site site = known;
  ClassId id = getClassId(type);
  switch (site.api) {
  case Api::Method:
  case Api::DeclaredMethod:
  case Api::GetField:
  case Api::DeclaredField:
  case Api::OffsetByName: {
    const llvm::SmallVector<mlir::StringAttr, 1> names = known.names;
    for (mlir::StringAttr name : names)
      giveMembers(index, type, name);
    return;
  }
  case Api::Superclass:
    return giveSupertype(site, id);
  case Api::Component:
    if (auto array = llvm::dyn_cast<jvm::ArrayType>(type))
      giveObject(site, context->getClassObject(array.getElementType()));
    return;
  case Api::ClassNewInstance:
    if (id)
      if (MethodId constructor = hierarchy->lookupMethod(id, "<init>()V"))
        construct(site, constructor, -1);
    return;
  case Api::NewArray:
    return makeArray(site, type);
  case Api::AllocateInstance:
    if (id && hierarchy->isInstantiable(id)) {
      context->addInitialization(site.caller, site.bci, id);
      giveObject(site, context->addObject(context->getTypes().getClass(id),
                                          site.caller, site.bci));
    }
    return;
  case Api::EnsureInitialized:
    if (id)
      context->addInitialization(site.caller, site.bci, id);
    return;
  default:
    return giveMembers(index, type, mlir::StringAttr());
  }
}

void ReflectionPlugin::useMember(uint32_t index, const Member &member) {
  const Site site = sites[index];
  if (findsHandle(site.api))
    return giveHandle(site, member);
  switch (site.api) {
  case Api::PropertyOf:
    if (member.method)
      addBeanMethod(member.method);
    return;
  case Api::NewInstance:
  case Api::NewInstanceWithCaller:
    if (member.method)
      construct(site, member.method, 0);
    return;
  case Api::Invoke:
  case Api::InvokeDefault:
    if (member.method)
      invoke(site, member.method);
    return;
  case Api::FieldGet:
  case Api::FieldSet:
    if (member.field)
      accessField(site, member.field);
    return;
  case Api::OffsetOf:
  case Api::StaticOffsetOf:
    if (member.field)
      addOffsetField(member.field);
    return;
  default:
    return;
  }
}

void ReflectionPlugin::setUnresolved(uint32_t index, llvm::StringRef why) {
  SiteState &site = sites[index];
  if (site.isUnresolved)
    return;
  site.isUnresolved = true;
  if (recorded && doAsRecorded(site))
    return;
  MethodId method = context->getInstance(site.caller).method;
  mlir::MLIRContext *mlirContext = hierarchy->getProgram().getContext();
  std::string what =
      (hierarchy->getQualifiedName(site.callee) + ": unknown " + why.str());
  context->addUnresolved({Unresolved::Reflection, method, site.bci,
                          mlir::StringAttr::get(mlirContext, what)});
  if (!site.result)
    return;
  context->addToSet(site.result, context->getUnknown("reflection"));
  events.results.push_back({site.caller, site.bci, InstanceId()});
}

bool ReflectionPlugin::doAsRecorded(const Site &site) {
  auto argument = [&](unsigned position) {
    return position < site.arguments.size() ? site.arguments[position]
                                            : NodeId();
  };
  switch (site.api) {
  case Api::ClassNewInstance:
    recorded->addConstruction(site.callee, NodeId(), site.result);
    return true;
  case Api::NewInstance:
  case Api::NewInstanceWithCaller:
    recorded->addConstruction(site.callee, argument(0), site.result);
    return true;
  case Api::Invoke:
    recorded->addInvocation(site.callee, argument(0), argument(1), site.result);
    return true;
  default:
    return false;
  }
}

void ReflectionPlugin::giveObject(const Site &site, ObjectId object) {
  if (!site.result)
    return;
  context->addToSet(site.result, object);
  tracer.addAnswer({site.caller, site.bci}, {mlir::StringAttr(), object});
}
