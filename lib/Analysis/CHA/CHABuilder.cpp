//===- CHABuilder.cpp - Roots and worklist of a CHA call graph --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Entry points, the run-time model, and the order in which methods are looked
// at.
//
//===----------------------------------------------------------------------===//

#include "CHABuilder.h"

using namespace jir;
using namespace jir::jvm;

CHABuilder::CHABuilder(Linkage &linkage, CallGraph &graph,
                       CHAStatistics &statistics, const CHAConfig &options)
    : linkage(linkage), hierarchy(linkage.getHierarchy()), graph(graph),
      statistics(statistics), options(options), bodies(hierarchy),
      runtimeCalls(hierarchy, options.assumptions.getRuntime()),
      library(hierarchy), services(hierarchy) {}

void CHABuilder::run() {
  ClassId loader = hierarchy.lookupClass("java.lang.ClassLoader");
  if (loader && options.assumptions.getRuntime() == RuntimeKind::HotSpot)
    loadClass = hierarchy.lookupMethod(
        loader, "loadClass(Ljava/lang/String;)Ljava/lang/Class;");
  addEntries();
  addStartCalls();
  while (!classQueue.empty()) {
    ClassId owner = classQueue.front();
    classQueue.pop_front();
    // What becomes reachable meanwhile is processed on the same visit.
    for (size_t index = 0; index < pending[owner].size(); ++index)
      process(pending[owner][index]);
    pending.erase(owner);
    addLambdaForms();
  }
}

void CHABuilder::addReachable(MethodId method, const CallGraph::Cause &cause) {
  if (!graph.addReachable(method, cause))
    return;
  ClassId owner = hierarchy.getMethod(method).owner;
  auto [it, inserted] = pending.try_emplace(owner);
  if (inserted)
    classQueue.push_back(owner);
  it->second.push_back(method);
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

void CHABuilder::addEntries() {
  for (EntryOp entry : hierarchy.getProgram().getOps<EntryOp>())
    addEntry(entry, entry.getMethod());
}

void CHABuilder::addEntry(mlir::Operation *where, MethodRefAttr ref) {
  current = MethodId();
  MethodResolution resolution = linkage.resolveMethod(ref);
  if (!resolution.method) {
    graph.addUnresolved({resolution.outcome == LinkOutcome::Phantom
                             ? Unresolved::AbsentClass
                             : Unresolved::LinkError,
                         MethodId(), -1, ref.getMember()});
    return;
  }
  addInit(hierarchy.getMethod(resolution.method).owner, -1);
  if (ref.getOwnerClass())
    addInit(hierarchy.getClass(ref.getOwnerClass()), -1);
  if (hierarchy.getMethod(resolution.method).isStatic() ||
      hierarchy.getMethodName(resolution.method) == "<init>") {
    addSite(-1, SiteKind::Root, resolution.method, Reason::Entry);
    return;
  }
  // An instance method is entered on any object that its class allows.
  CallSite site;
  site.resolved = resolution.method;
  site.cone = getCone(resolution.method,
                      hierarchy.getMethod(resolution.method).owner, false);
  site.coneReason = Reason::Entry;
  addConeSite(site);
}

void CHABuilder::addStartCalls() {
  for (const RuntimeCall *call : runtimeCalls.getCalls(RuntimeEvent::Start))
    addRuntimeCall(*call, MethodId(), -1);
}

void CHABuilder::addRuntimeCall(const RuntimeCall &call, MethodId trigger,
                                int32_t bci) {
  if (call.fromRoot && !rootCalls.insert(&call).second)
    return;
  MethodId savedMethod = current;
  current = call.fromRoot ? MethodId() : trigger;
  rootCause = trigger;
  if (call.fromRoot)
    bci = -1;
  for (const RuntimeTarget &target : runtimeCalls.getTargets(call)) {
    addInit(target.initialized, bci);
    if (target.callee)
      addRuntimeTarget(call, target.callee, bci);
  }
  current = savedMethod;
  rootCause = MethodId();
}

void CHABuilder::addRuntimeTarget(const RuntimeCall &call, MethodId callee,
                                  int32_t bci) {
  SiteKind kind = current ? SiteKind::Implicit : SiteKind::Root;
  if (!call.dispatches)
    return addSite(bci, kind, callee, call.reason);
  ClassId owner = hierarchy.getMethod(callee).owner;
  CallSite site;
  site.bci = bci;
  site.kind = kind;
  site.resolved = callee;
  site.cone = getCone(callee, owner, hierarchy.isInterface(owner));
  site.coneReason = call.reason;
  addConeSite(site);
}

/// What lambda forms call, once something has been linked.
void CHABuilder::addLambdaForms() {
  if (!hasLinked || hasLambdaForms)
    return;
  hasLambdaForms = true;
  for (const RuntimeCall *call : runtimeCalls.getCalls(RuntimeEvent::FirstLink))
    addRuntimeCall(*call, MethodId(), -1);
}

void CHABuilder::addLinking(RuntimeEvent event, int32_t bci) {
  hasLinked = true;
  for (const RuntimeCall *call : runtimeCalls.getCalls(event))
    addRuntimeCall(*call, current, bci);
}

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

void CHABuilder::process(MethodId method) {
  current = method;
  currentClass = hierarchy.getMethod(method).owner;
  ++statistics.numScanned;
  if (options.progress && statistics.numScanned % 1024 == 0)
    options.progress(statistics.numScanned);
  if (hierarchy.getMethod(method).isNative()) {
    processNative(method);
  } else if (!hierarchy.getMethod(method).isAbstract()) {
    if (!bodies.visit(method, [&](MethodOp op) { scan(op); }))
      graph.addUnresolved(
          {Unresolved::FailedBody, method, -1, hierarchy.getMember(method)});
  }
  processReached(method);
}

void CHABuilder::processNative(MethodId method) {
  ++statistics.numNatives;
  MethodOp model = options.models ? options.models->lookup(method) : MethodOp();
  bool isModelled = bool(model);
  if (model)
    scanModel(model);
  for (const RuntimeCall *call : runtimeCalls.getTriggeredBy(method)) {
    isModelled = true;
    if (!call->fromRoot)
      addRuntimeCall(*call, method, -1);
  }
  for (const RuntimeCall *call : runtimeCalls.getCalls(RuntimeEvent::AnyNative))
    addRuntimeCall(*call, method, -1);
  addReflection(method);
  if (!isModelled)
    graph.addUnresolved(
        {Unresolved::Native, method, -1, hierarchy.getMember(method)});
}

/// What native methods of reflection may reach, if the assumptions allow
/// reflective calls at all: everything, or with encapsulation respected the
/// public members and those of the program's own packages.
void CHABuilder::addReflection(MethodId native) {
  ClassId accessor = hierarchy.getMethod(native).owner;
  if (options.assumptions.contains(Assumption::NoReflectiveCalls) ||
      hierarchy.getOrigin(accessor) != Origin::Platform)
    return;
  llvm::StringRef name = hierarchy.getMethodName(native);
  bool constructs = name == "newInstance0";
  bool invokes = name == "invoke0";
  bool initialises = name == "forName0" || name == "ensureClassInitialized0";
  if (!constructs && !invokes && !initialises)
    return;
  bool isEncapsulated =
      options.assumptions.contains(Assumption::EncapsulationRespected);
  CallSite site;
  site.caller = native;
  site.kind = SiteKind::Implicit;
  graph.addSite(site);
  for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy.getNumClasses())) {
    ClassId owner(index);
    bool isOwn = hierarchy.getOrigin(owner) != Origin::Platform;
    for (uint32_t each : hierarchy.getMethodIndices(owner)) {
      MethodId method(each);
      const MethodInfo &info = hierarchy.getMethod(method);
      llvm::StringRef member = hierarchy.getMethodName(method);
      bool fits = member == "<init>"     ? constructs
                  : member == "<clinit>" ? initialises
                                         : invokes;
      // The JVM runs class initialisers, whose access nobody asks for.
      bool isAllowed =
          !isEncapsulated || info.isPublic() || isOwn || initialises;
      if (!fits || !isAllowed || info.isAbstract())
        continue;
      graph.addEdge(method, Reason::Reflection);
      addReachable(method, {native, -1, Reason::Reflection});
    }
  }
}

/// The calls of the run-time model that a method's being reached brings, after
/// its own sites.
void CHABuilder::processReached(MethodId method) {
  bool isNative = hierarchy.getMethod(method).isNative();
  for (const RuntimeCall *call : runtimeCalls.getTriggeredBy(method))
    if (!isNative || call->fromRoot)
      addRuntimeCall(*call, method, -1);
  llvm::StringRef owner =
      hierarchy.getName(hierarchy.getMethod(method).owner).getValue();
  if (owner == "java.io.ObjectStreamClass" ||
      owner == "java.io.ObjectInputStream")
    addSerialization(method);
  if (owner == "java.lang.invoke.SerializedLambda" &&
      hierarchy.getMethodName(method) == "readResolve")
    addLambdaReaders(method);
  if (owner == "sun.reflect.annotation.AnnotationParser" &&
      hierarchy.getMethodName(method) == "annotationForMap" && !hasAnnotations)
    addAnnotations(method);
  if (!hasLocaleData && library.makesLocaleData(method)) {
    hasLocaleData = true;
    current = method;
    for (ClassId id : library.getLocaleData(""))
      addMade(id, hierarchy.lookupMethod(id, "<init>()V"),
              Reason::ResourceBundle);
  }
}

void CHABuilder::addAnnotations(MethodId method) {
  hasAnnotations = true;
  current = method;
  currentClass = hierarchy.getMethod(method).owner;
  ClassId handler = hierarchy.lookupClass(
      "sun.reflect.annotation.AnnotationInvocationHandler");
  MethodId invoke =
      handler ? hierarchy.lookupMethod(
                    handler, "invoke(Ljava/lang/Object;Ljava/lang/reflect/"
                             "Method;[Ljava/lang/Object;)Ljava/lang/Object;")
              : MethodId();
  if (!invoke)
    return;
  if (ClassId proxy = hierarchy.lookupClass("java.lang.reflect.Proxy"))
    if (MethodId constructor = hierarchy.lookupMethod(
            proxy, "<init>(Ljava/lang/reflect/InvocationHandler;)V"))
      addSite(-1, SiteKind::Implicit, constructor, Reason::Proxy);
  for (ClassId each : library.getAnnotations()) {
    MadeObject proxy;
    proxy.interfaces.push_back(each);
    proxy.target = invoke;
    proxy.reason = Reason::Proxy;
    llvm::SmallVector<ClassId> declaring{each};
    llvm::append_range(declaring, hierarchy.getAllInterfaces(each));
    for (ClassId owner : declaring)
      for (uint32_t index : hierarchy.getMethodIndices(owner))
        if (hierarchy.getMethod(MethodId(index)).isAbstract())
          proxy.selectors.push_back(
              hierarchy.getMethod(MethodId(index)).selector);
    addMadeObject(std::move(proxy));
    for (ClassId constants : library.getAnnotationEnums(each))
      addMade(constants, library.getEnumValues(constants), Reason::Reflection);
  }
}

void CHABuilder::addSerialization(MethodId method) {
  ClassId serializable = hierarchy.lookupClass("java.io.Serializable");
  llvm::StringRef member = hierarchy.getMember(method);
  current = method;
  currentClass = hierarchy.getMethod(method).owner;
  for (const SerializationCallback &callback : getSerializationCallbacks())
    if (member == callback.caller)
      for (ClassId id : hierarchy.getSubtypes(serializable))
        for (MethodId callee : library.getCallbacks(callback, id))
          if (hierarchy.getMethod(callee).owner == id)
            addSite(-1, SiteKind::Implicit, callee, Reason::Serialization);
  llvm::StringRef name = hierarchy.getMethodName(method);
  bool makesObjects = member == "newInstance()Ljava/lang/Object;";
  bool makesRecords = name == "readRecord", makesEnums = name == "readEnum";
  if (!makesObjects && !makesRecords && !makesEnums)
    return;
  // Of the platform's classes those are read that somebody wrote: their
  // constructors are found without this, but for those of an Externalizable,
  // which need not be the ones that made the object.
  for (ClassId id : hierarchy.getSubtypes(serializable)) {
    if (hierarchy.getOrigin(id) == Origin::Platform &&
        !(makesObjects && library.isExternalizable(id)))
      continue;
    MethodId callee = makesEnums ? library.getEnumValues(id)
                      : makesRecords == library.isRecord(id)
                          ? library.getReadingConstructor(id)
                          : MethodId();
    if (!callee)
      continue;
    addInit(id, -1);
    addSite(-1, SiteKind::Implicit, callee, Reason::Serialization);
  }
  // What writes a lambda is in the class that the JVM makes for it.
  ClassId lambda = hierarchy.lookupClass("java.lang.invoke.SerializedLambda");
  if (makesObjects && lambda)
    for (uint32_t index : hierarchy.getMethodIndices(lambda))
      if (hierarchy.getMethodName(MethodId(index)) == "<init>")
        addSite(-1, SiteKind::Implicit, MethodId(index), Reason::Serialization);
}

void CHABuilder::addLambdaReaders(MethodId method) {
  current = method;
  currentClass = hierarchy.getMethod(method).owner;
  for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy.getNumClasses()))
    if (MethodId callee = library.getLambdaReader(ClassId(index)))
      addSite(-1, SiteKind::Implicit, callee, Reason::Serialization);
}
