//===- CHABuilderScan.cpp - The calls of one body ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sites and targets that become of the facts of a body, and what constants
// state of reflection.
//
//===----------------------------------------------------------------------===//

#include "CHABuilder.h"

using namespace jir;
using namespace jir::jvm;

//===----------------------------------------------------------------------===//
// Sites
//===----------------------------------------------------------------------===//

void CHABuilder::addSite(int32_t bci, SiteKind kind, MethodId callee,
                         Reason reason) {
  CallSite site;
  site.caller = current;
  site.bci = bci;
  site.kind = kind;
  site.resolved = callee;
  graph.addSite(site);
  graph.addEdge(callee, reason);
  addReachable(callee, makeCause(bci, reason));
}

/// Adds a site with a cone; caller is the method at hand.
void CHABuilder::addConeSite(CallSite site) {
  site.caller = current;
  graph.addSite(site);
  // Reported once, at the first site.
  bool isFirst = !coneCauses[site.cone.index];
  if (isFirst && graph.getCone(site.cone).numUnknown)
    addUnresolved(Unresolved::AbsentClass, site.bci,
                  hierarchy.getMember(site.resolved));
  reachCone(site.cone, makeCause(site.bci, site.coneReason));
}

void CHABuilder::addUnresolved(Unresolved::Kind kind, int32_t bci,
                               mlir::StringAttr what) {
  graph.addUnresolved({kind, current, bci, what});
}

void CHABuilder::addTrigger(ClassId id, int32_t bci) {
  llvm::SmallVector<MethodId> initializers =
      linkage.getInitializers(id, current ? currentClass : ClassId());
  if (initializers.empty())
    return;
  CallSite site;
  site.caller = current;
  site.bci = bci;
  site.kind = current ? SiteKind::Implicit : SiteKind::Root;
  graph.addSite(site);
  for (MethodId initializer : initializers) {
    graph.addEdge(initializer, Reason::ClassInit);
    addReachable(initializer, makeCause(bci, Reason::ClassInit));
  }
}

//===----------------------------------------------------------------------===//
// Invocations
//===----------------------------------------------------------------------===//

void CHABuilder::addInvoke(const InvokeFact &invoke) {
  addCall(invoke);
  if (!isModel)
    addReflective(reflective.addInvoke(current, currentClass, invoke),
                  invoke.resolution.method, invoke.bci);
  else if (invoke.resolution.method)
    reflective.addUnseenCall(invoke.resolution.method);
}

void CHABuilder::addReflective(const ReflectiveCalls::Targets &targets,
                               MethodId api, int32_t bci, Reason reason) {
  if (!targets.cone)
    return;
  CallSite site;
  site.bci = bci;
  site.kind = current ? SiteKind::Implicit : SiteKind::Root;
  site.resolved = api;
  site.cone = targets.cone;
  site.coneReason = reason;
  addConeSite(site);
  for (const CallEdge &edge : targets.more) {
    graph.addEdge(edge.callee, edge.reasons);
    addReachable(edge.callee, makeCause(bci, reason));
  }
}

void CHABuilder::addCall(const InvokeFact &invoke) {
  InvokeOpInterface op = invoke.op;
  MethodRefAttr ref = op.getMethod();
  mlir::Value receiver = op.getReceiverOrNull();
  const MethodResolution &resolution = invoke.resolution;
  if (resolution.isSignaturePolymorphic && resolution.method)
    return addSite(invoke.bci, invoke.siteKind, resolution.method,
                   invoke.reason);
  CallSite site;
  site.caller = current;
  site.bci = invoke.bci;
  site.kind = invoke.siteKind;
  site.outcome = resolution.outcome;
  site.resolved = resolution.method;
  if (!resolution.method) {
    graph.addSite(site);
    return;
  }
  // The methods of an array are those of java.lang.Object.
  if (!isDispatching(invoke.kind) || !ref.getOwnerClass() ||
      llvm::isa<ArrayType>(receiver.getType())) {
    graph.addSite(site);
    graph.addEdge(resolution.method, invoke.reason);
    addReachable(resolution.method, makeCause(invoke.bci, invoke.reason));
    return;
  }
  site.cone = getCone(resolution.method, getRoot(receiver.getType(), ref),
                      invoke.kind == InvokeKind::Interface);
  site.coneReason = invoke.reason;
  addConeSite(site);
}

ClassId CHABuilder::getRoot(mlir::Type type, MethodRefAttr named) {
  ClassId root = hierarchy.getClass(named.getOwnerClass());
  auto ref = llvm::dyn_cast<RefType>(type);
  if (!ref || ref.isUnion())
    return root;
  // The verifier vouches for a class as the static type, not for an interface.
  ClassId narrower = hierarchy.getClass(ref.getName());
  return !hierarchy.isPhantom(narrower) && !hierarchy.isInterface(narrower) &&
                 hierarchy.isSubtype(narrower, root)
             ? narrower
             : root;
}

void CHABuilder::addObjectCall(const ObjectCallFact &call) {
  if (llvm::isa<ArrayType>(call.type))
    return addSite(call.bci, SiteKind::Implicit, call.method, call.reason);
  auto ref = llvm::dyn_cast<RefType>(call.type);
  ClassId root = ref && !ref.isUnion() ? hierarchy.getClass(ref.getName())
                                       : hierarchy.getObject();
  bool isEvidence =
      !hierarchy.isPhantom(root) &&
      (!hierarchy.isInterface(root) ||
       options.assumptions.contains(Assumption::InterfacesRespected));
  CallSite site;
  site.bci = call.bci;
  site.kind = SiteKind::Implicit;
  site.resolved = call.method;
  site.cone =
      getCone(call.method, isEvidence ? root : hierarchy.getObject(), false);
  site.coneReason = call.reason;
  addConeSite(site);
}

//===----------------------------------------------------------------------===//
// Method handles and invokedynamic
//===----------------------------------------------------------------------===//

ConeId CHABuilder::getHandleCone(HandleAttr handle,
                                 const HandleTarget &target) {
  mlir::StringAttr named =
      llvm::cast<MethodRefAttr>(handle.getTarget()).getOwnerClass();
  if (!target.dispatches || !named)
    return ConeId();
  return getCone(target.method, hierarchy.getClass(named),
                 target.isInterfaceCall);
}

void CHABuilder::addHandle(HandleAttr handle, const HandleTarget &target,
                           int32_t bci, Reason reason) {
  CallSite site;
  site.bci = bci;
  site.kind = SiteKind::Implicit;
  site.resolved = target.method;
  site.cone = getHandleCone(handle, target);
  site.coneReason = reason;
  if (site.cone)
    addConeSite(site);
  else
    addSite(bci, SiteKind::Implicit, target.method, reason);
  addReflective(
      reflective.addHandle(current, currentClass, handle, target.method, bci),
      target.method, bci);
}

void CHABuilder::addFunction(const FunctionFact &function) {
  MadeObject object;
  object.interfaces = function.interfaces;
  object.selectors.assign(function.selectors.begin(), function.selectors.end());
  if (function.target.method) {
    object.targets = getHandleCone(function.implementation, function.target);
    if (!object.targets)
      object.target = function.target.method;
  }
  ++statistics.numLambdas;
  addMadeObject(std::move(object));
  addReflective(reflective.addHandle(current, currentClass,
                                     function.implementation,
                                     function.target.method, function.bci),
                function.target.method, function.bci);
}

void CHABuilder::addUnknownResult(mlir::Operation *op, int32_t bci,
                                  mlir::StringAttr name) {
  // The objects of dynamic constants are not followed.
  auto call = llvm::dyn_cast<InvokeDynamicOp>(op);
  if (!call)
    return;
  addUnresolved(Unresolved::InvokeDynamic, bci, name);
  // It may make an object that implements the interface it returns.
  auto type = call.getResult()
                  ? llvm::dyn_cast<RefType>(call.getResult().getType())
                  : RefType();
  if (!type)
    return;
  ClassId id = hierarchy.getClass(type.getName());
  if (!hierarchy.isInterface(id))
    return;
  MadeObject object;
  object.interfaces.push_back(id);
  addMadeObject(std::move(object));
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

void CHABuilder::addLoading(int32_t bci) {
  if (loadClass)
    addSite(bci, SiteKind::Implicit, loadClass, Reason::ClassLoading);
}

void CHABuilder::readOp(mlir::Operation *op) {
  if (isModel) {
    // A thread has no caller.
    if (NativeModels::getReason(op) == Reason::ThreadStart) {
      rootCause = method;
      current = MethodId();
    }
    BodyReader::readOp(op);
    current = method;
    rootCause = MethodId();
    return;
  }
  BodyReader::readOp(op);
  addNamedClass(op);
  if (auto store = llvm::dyn_cast<PutFieldOp>(op))
    reflective.addStore(current, store.getField(), store.getValue());
  if (auto store = llvm::dyn_cast<PutStaticOp>(op))
    reflective.addStore(current, store.getField(), store.getValue());
  if (auto call = llvm::dyn_cast<InvokeVirtualOp>(op))
    addLookup(call);
}

void CHABuilder::addMade(ClassId id, MethodId callee, Reason reason) {
  if (hierarchy.isPhantom(id) || !namedClasses.insert({id, reason}).second)
    return;
  addTrigger(id, -1);
  if (callee)
    addSite(-1, SiteKind::Implicit, callee, reason);
}

/// Reflection is not followed, but a string constant that is the name of a
/// class is there to load it, nearly always: its initialiser and its
/// constructor without arguments may run; one that is the base name of resource
/// bundles makes these, one that names a charset its class. Of an enum whose
/// class is named the JDK calls values() by reflection, and of a service it
/// makes the providers.
void CHABuilder::addNamedClass(mlir::Operation *op) {
  if (auto string = llvm::dyn_cast<StringOp>(op)) {
    // The charsets' own package lists all of them.
    ClassId charset =
        hierarchy.getName(currentClass).getValue().starts_with("sun.nio.cs.")
            ? ClassId()
            : library.getCharset(string.getValue());
    if (charset)
      addMade(charset, hierarchy.lookupMethod(charset, "<init>()V"),
              Reason::Reflection);
    if (hierarchy.getOrigin(currentClass) != Origin::Platform)
      addLocaleData(JdkConventions::getLanguage(string.getValue()));
    for (ClassId bundle : library.getBundles(string.getValue()))
      addMade(bundle, hierarchy.lookupMethod(bundle, "<init>()V"),
              Reason::ResourceBundle);
    ClassId named = hierarchy.lookupClass(string.getValue());
    // The platform's words are not names of classes without a package.
    if (named && (string.getValue().contains('.') ||
                  hierarchy.getOrigin(currentClass) != Origin::Platform))
      addMade(named, hierarchy.lookupMethod(named, "<init>()V"),
              Reason::Reflection);
    return;
  }
  if (auto field = llvm::dyn_cast<GetStaticOp>(op);
      field && hierarchy.getOrigin(currentClass) != Origin::Platform)
    if (field.getField().getOwner().getValue() == "java.util.Locale")
      return addLocaleData(
          JdkConventions::getLanguageOfField(field.getField().getFieldName()));
  auto constant = llvm::dyn_cast<ClassOfOp>(op);
  auto type =
      constant ? llvm::dyn_cast<RefType>(constant.getNamed()) : RefType();
  if (!type || type.isUnion())
    return;
  ClassId named = hierarchy.getClass(type.getName());
  if (MethodId values = library.getEnumValues(named))
    addMade(named, values, Reason::Reflection);
  for (const ServiceProvider &provider : services.getProviders(named))
    addMade(provider.provider, provider.factory, Reason::Service);
}

void CHABuilder::addLocaleData(llvm::StringRef language) {
  if (!language.empty() && languages.insert(language).second)
    for (ClassId id : library.getLocaleData(language))
      addMade(id, hierarchy.lookupMethod(id, "<init>()V"),
              Reason::ResourceBundle);
}

/// A member that is asked for by a constant class and a constant name is there
/// to be called: `lookup.findStatic(C.class, "m", type)`.
void CHABuilder::addLookup(InvokeVirtualOp call) {
  mlir::StringAttr asked = call.getMethod().getOwnerClass();
  if (!asked)
    return;
  llvm::StringRef what = call.getMethod().getMethodName();
  bool isHandle = asked == "java.lang.invoke.MethodHandles$Lookup";
  if (!isHandle && asked != "java.lang.Class")
    return;
  mlir::Value named = isHandle && call.getArgs().size() > 1
                          ? call.getArgs()[0]
                          : call.getReceiver();
  while (auto upcast = named.getDefiningOp<UpcastOp>())
    named = upcast.getValue();
  if (isHandle && what == "bind")
    return addBound(call, named.getType());
  auto constant = named.getDefiningOp<ClassOfOp>();
  auto type =
      constant ? llvm::dyn_cast<RefType>(constant.getNamed()) : RefType();
  ClassId owner =
      type && !type.isUnion() ? hierarchy.getClass(type.getName()) : ClassId();
  if (!owner || hierarchy.isPhantom(owner))
    return;
  Reason reason = isHandle ? Reason::MethodHandle : Reason::Reflection;
  if (what == "findConstructor" || what == "getConstructor" ||
      what == "getDeclaredConstructor" || what == "newInstance")
    return addLookedUp(owner, "<init>", call.getBci(), reason);
  if (!llvm::is_contained({"findStatic", "findVirtual", "findSpecial",
                           "getMethod", "getDeclaredMethod"},
                          what))
    return;
  mlir::Value name = call.getArgs()[isHandle ? 1 : 0];
  if (auto text = name.getDefiningOp<StringOp>())
    addLookedUp(owner, text.getValue(), call.getBci(), reason);
}

/// The receiver's class is where the method is looked for.
void CHABuilder::addBound(InvokeVirtualOp call, mlir::Type receiver) {
  auto type = llvm::dyn_cast<RefType>(receiver);
  ClassId owner =
      type && !type.isUnion() ? hierarchy.getClass(type.getName()) : ClassId();
  auto text = call.getArgs()[1].getDefiningOp<StringOp>();
  if (owner && !hierarchy.isPhantom(owner) && text)
    addLookedUp(owner, text.getValue(), call.getBci(), Reason::MethodHandle);
}

void CHABuilder::addLookedUp(ClassId owner, llvm::StringRef name, int32_t bci,
                             Reason reason) {
  bool isConstructor = name == "<init>";
  if (isConstructor && !hierarchy.isInstantiable(owner))
    return;
  llvm::SmallVector<ClassId> owners{owner};
  if (!isConstructor) {
    for (ClassId id = hierarchy.getSuperclass(owner); id;
         id = hierarchy.getSuperclass(id))
      owners.push_back(id);
    llvm::append_range(owners, hierarchy.getAllInterfaces(owner));
  }
  addTrigger(owner, bci);
  for (ClassId id : owners)
    for (uint32_t index : hierarchy.getMethodIndices(id)) {
      MethodId method(index);
      const MethodInfo info = hierarchy.getMethod(method);
      if (hierarchy.getMethodName(method) != name)
        continue;
      if (isConstructor || info.isStatic() || info.isPrivate()) {
        addSite(bci, SiteKind::Implicit, method, reason);
        continue;
      }
      CallSite site;
      site.bci = bci;
      site.kind = SiteKind::Implicit;
      site.resolved = method;
      site.cone = getCone(method, owner, hierarchy.isInterface(owner));
      site.coneReason = reason;
      addConeSite(site);
    }
}
