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
    : BodyReader(linkage, options.assumptions.getRuntime(),
                 options.models.get()),
      RuntimeCalls(hierarchy, runtime), graph(graph), statistics(statistics),
      options(options), bodies(hierarchy), library(hierarchy),
      services(hierarchy),
      reflective(linkage, graph, options, statistics, *this) {}

void CHABuilder::run() {
  ClassId loader = hierarchy.lookupClass("java.lang.ClassLoader");
  if (loader && options.assumptions.getRuntime() == RuntimeKind::HotSpot)
    loadClass = hierarchy.lookupMethod(
        loader, "loadClass(Ljava/lang/String;)Ljava/lang/Class;");
  forEachEntry(
      linkage, graph, [&](ClassId id) { addTrigger(id, -1); },
      [&](MethodId method) { addEntry(method); });
  addStart();
  do {
    while (!queue.empty()) {
      queue.visitFirst([&](MethodId method) { process(method); });
      addLambdaForms();
    }
  } while (reflective.update());
  reflective.finish();
}

void CHABuilder::addReachable(MethodId method, const CallGraph::Cause &cause) {
  if (!graph.addReachable(method, cause))
    return;
  queue.push(hierarchy.getMethod(method).owner, method);
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

void CHABuilder::addEntry(MethodId method) {
  reflective.addUnseenCall(method);
  const MethodInfo info = hierarchy.getMethod(method);
  if (info.isStatic() || hierarchy.getMethodName(method) == "<init>")
    return addSite(-1, SiteKind::Root, method, Reason::Entry);
  // An instance method is entered on any object that its class allows.
  CallSite site;
  site.resolved = method;
  site.cone = getCone(method, info.owner, false);
  site.coneReason = Reason::Entry;
  addConeSite(site);
}

void CHABuilder::addTarget(const RuntimeCall &row, const RuntimeTarget &target,
                           MethodId trigger, int32_t bci) {
  MethodId savedMethod = current;
  current = row.fromRoot ? MethodId() : trigger;
  rootCause = trigger;
  addTrigger(target.initialized, bci);
  if (target.callee)
    addRuntimeTarget(row, target.callee, bci);
  current = savedMethod;
  rootCause = MethodId();
}

void CHABuilder::addRuntimeTarget(const RuntimeCall &call, MethodId callee,
                                  int32_t bci) {
  reflective.addUnseenCall(callee);
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

void CHABuilder::addLink(RuntimeEvent event, int32_t bci) {
  addLinked(event, current, bci);
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
    if (!bodies.visit(method, [&](MethodOp op) { read(method, op); }))
      graph.addUnresolved(
          {Unresolved::FailedBody, method, -1, hierarchy.getMember(method)});
  }
  processReached(method);
}

void CHABuilder::processNative(MethodId method) {
  ++statistics.numNatives;
  MethodOp model = models ? models->lookup(method) : MethodOp();
  bool isModelled = bool(model);
  if (model)
    read(method, model, /*isModel=*/true);
  for (const RuntimeCall *row : getTriggeredBy(method)) {
    isModelled = true;
    if (!row->fromRoot)
      addRow(*row, method, -1);
  }
  addNative(method);
  addNativeReflection(method);
  if (isModelled)
    return;
  graph.addUnresolved(
      {Unresolved::Native, method, -1, hierarchy.getMember(method)});
  addCallbacks(method);
}

/// Unsafe initialises classes for the JDK's own reflection.
void CHABuilder::addNativeReflection(MethodId native) {
  ClassId accessor = hierarchy.getMethod(native).owner;
  if (reflective.isOn() && hierarchy.getOrigin(accessor) == Origin::Platform &&
      hierarchy.getMethodName(native) == "ensureClassInitialized0")
    addReflective({reflective.getInitializerCone(native), {}}, native, -1);
}

/// A native method without a model may call back whatever foreign code may
/// name: `<root>` calls it, once for all of them.
void CHABuilder::addCallbacks(MethodId native) {
  if (hasCallbacks ||
      options.assumptions.contains(Assumption::NativesCallNothingNew))
    return;
  hasCallbacks = true;
  current = MethodId();
  rootCause = native;
  addReflective({reflective.getNativeCone(native), {}}, native, -1,
                Reason::NativeModel);
  current = native;
  rootCause = MethodId();
}

/// The calls of the run-time model that a method's being reached adds, after
/// its own sites.
void CHABuilder::processReached(MethodId method) {
  bool isNative = hierarchy.getMethod(method).isNative();
  for (const RuntimeCall *row : getTriggeredBy(method))
    if (!isNative || row->fromRoot)
      addRow(*row, method, -1);
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
  // Of the platform's classes those are read that the program writes: their
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
    addTrigger(id, -1);
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
