//===- CHABuilderScan.cpp - The calls of one body ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What each operation of a method body calls, initialises and links.
//
//===----------------------------------------------------------------------===//

#include "CHABuilder.h"
#include "jir/Analysis/MethodFacts/NamedClass.h"
#include "llvm/ADT/TypeSwitch.h"

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
  // Said once, at the first site.
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

void CHABuilder::addInit(ClassId id, int32_t bci) {
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

void CHABuilder::addField(FieldRefAttr ref, int32_t bci) {
  if (modelReason && options.models->lookupCell(ref))
    return;
  FieldResolution resolution = linkage.resolveField(ref, getAccessor());
  if (resolution.isFound())
    addInit(hierarchy.getField(resolution.field).owner, bci);
  else
    addUnresolved(resolution.outcome == LinkOutcome::Phantom
                      ? Unresolved::AbsentClass
                      : Unresolved::LinkError,
                  bci, ref.getMember());
}

ClassId CHABuilder::getClassOf(mlir::Type type) {
  if (auto ref = llvm::dyn_cast<RefType>(type))
    return ref.isUnion() ? hierarchy.getObject()
                         : hierarchy.getClass(ref.getName());
  return hierarchy.getObject();
}

//===----------------------------------------------------------------------===//
// Invocations
//===----------------------------------------------------------------------===//

void CHABuilder::scanInvoke(InvokeKind kind, SiteKind siteKind,
                            mlir::Operation *op, MethodRefAttr ref, int32_t bci,
                            mlir::Value receiver) {
  MethodResolution resolution = linkage.link(kind, ref, getAccessor());
  CallSite site;
  site.caller = current;
  site.bci = bci;
  site.kind = modelReason ? SiteKind::Implicit : siteKind;
  site.outcome = resolution.outcome;
  site.resolved = resolution.method;
  if (resolution.outcome != LinkOutcome::Found)
    addUnresolved(resolution.outcome == LinkOutcome::Phantom
                      ? Unresolved::AbsentClass
                      : Unresolved::LinkError,
                  bci, ref.getMember());
  if (!resolution.method) {
    graph.addSite(site);
    return;
  }
  const MethodInfo info = hierarchy.getMethod(resolution.method);
  bool isDispatch =
      kind == InvokeKind::Virtual || kind == InvokeKind::Interface;
  Reason reason = modelReason                  ? *modelReason
                  : isDispatch                 ? Reason::Dispatch
                  : kind == InvokeKind::Static ? Reason::Static
                                               : Reason::Special;
  // The methods of an array are those of java.lang.Object.
  bool isArray = receiver && llvm::isa<ArrayType>(receiver.getType());
  if (resolution.isSignaturePolymorphic) {
    addSite(bci, site.kind, resolution.method, reason);
    addLinking(RuntimeEvent::LinkPolymorphic, bci);
    return;
  }
  if (!isDispatch || isArray || !ref.getOwnerClass()) {
    graph.addSite(site);
    graph.addEdge(resolution.method, reason);
    addReachable(resolution.method, makeCause(bci, reason));
    if (kind == InvokeKind::Static)
      addInit(info.owner, bci);
    return;
  }
  ClassId root = hierarchy.getClass(ref.getOwnerClass());
  // The verifier vouches for a class as the static type, not for an interface.
  if (auto type = llvm::dyn_cast<RefType>(receiver.getType());
      type && !type.isUnion()) {
    ClassId narrower = hierarchy.getClass(type.getName());
    if (!hierarchy.isPhantom(narrower) && !hierarchy.isInterface(narrower) &&
        hierarchy.isSubtype(narrower, root))
      root = narrower;
  }
  site.cone = getCone(resolution.method, root, kind == InvokeKind::Interface);
  site.coneReason = reason;
  addConeSite(site);
}

void CHABuilder::addObjectCall(llvm::StringRef member, mlir::Type type,
                               int32_t bci, Reason reason) {
  MethodId method = hierarchy.lookupMethod(hierarchy.getObject(), member);
  if (!method || !isReference(type))
    return;
  if (llvm::isa<ArrayType>(type)) {
    addSite(bci, SiteKind::Implicit, method, reason);
    return;
  }
  ClassId root = getClassOf(type);
  bool isEvidence =
      !hierarchy.isPhantom(root) &&
      (!hierarchy.isInterface(root) ||
       options.assumptions.contains(Assumption::InterfacesRespected));
  CallSite site;
  site.bci = bci;
  site.kind = SiteKind::Implicit;
  site.resolved = method;
  site.cone = getCone(method, isEvidence ? root : hierarchy.getObject(), false);
  site.coneReason = reason;
  addConeSite(site);
}

//===----------------------------------------------------------------------===//
// Method handles and invokedynamic
//===----------------------------------------------------------------------===//

CHABuilder::MadeObject CHABuilder::addHandle(HandleAttr handle, int32_t bci,
                                             Reason reason) {
  MadeObject object;
  if (auto field = llvm::dyn_cast<FieldRefAttr>(handle.getTarget())) {
    if (handle.getKind() == HandleKind::GetStatic ||
        handle.getKind() == HandleKind::PutStatic)
      addField(field, bci);
    return object;
  }
  auto ref = llvm::cast<MethodRefAttr>(handle.getTarget());
  HandleKind handleKind = handle.getKind();
  InvokeKind kind =
      handleKind == HandleKind::InvokeStatic      ? InvokeKind::Static
      : handleKind == HandleKind::InvokeVirtual   ? InvokeKind::Virtual
      : handleKind == HandleKind::InvokeInterface ? InvokeKind::Interface
                                                  : InvokeKind::Special;
  MethodResolution resolution = linkage.link(kind, ref, currentClass);
  if (!resolution.method) {
    addUnresolved(resolution.outcome == LinkOutcome::Phantom
                      ? Unresolved::AbsentClass
                      : Unresolved::LinkError,
                  bci, ref.getMember());
    return object;
  }
  const MethodInfo info = hierarchy.getMethod(resolution.method);
  if (handleKind == HandleKind::InvokeStatic ||
      handleKind == HandleKind::NewInvokeSpecial)
    addInit(info.owner, bci);
  bool isDispatch =
      kind == InvokeKind::Virtual || kind == InvokeKind::Interface;
  if (!isDispatch || resolution.isSignaturePolymorphic ||
      !ref.getOwnerClass()) {
    object.target = resolution.method;
    if (reason != Reason::Lambda)
      addSite(bci, SiteKind::Implicit, resolution.method, reason);
    return object;
  }
  CallSite site;
  site.bci = bci;
  site.kind = SiteKind::Implicit;
  site.resolved = resolution.method;
  site.cone =
      getCone(resolution.method, hierarchy.getClass(ref.getOwnerClass()),
              kind == InvokeKind::Interface);
  site.coneReason = reason;
  object.targets = site.cone;
  if (reason != Reason::Lambda)
    addConeSite(site);
  return object;
}

/// The handles among bootstrap arguments, those inside dynamic constants too.
void CHABuilder::addHandles(mlir::Attribute argument, int32_t bci) {
  if (auto handle = llvm::dyn_cast<HandleAttr>(argument)) {
    addHandle(handle, bci, Reason::MethodHandle);
  } else if (auto dynamic = llvm::dyn_cast<DynamicAttr>(argument)) {
    addBootstrap(dynamic.getBootstrap(), bci,
                 RuntimeEvent::LinkDynamicConstant);
    for (mlir::Attribute nested : dynamic.getArguments())
      addHandles(nested, bci);
  }
}

void CHABuilder::addBootstrap(HandleAttr bootstrap, int32_t bci,
                              RuntimeEvent event) {
  addLinking(event, bci);
  // An ahead-of-time compiler links before the program runs.
  if (options.assumptions.getRuntime() == RuntimeKind::HotSpot)
    addHandle(bootstrap, bci, Reason::Bootstrap);
}

void CHABuilder::scanLambda(LambdaOp op) {
  int32_t bci = op.getBci();
  addBootstrap(op.getBootstrap(), bci, RuntimeEvent::LinkInvokeDynamic);
  MadeObject object = addHandle(op.getImplementation(), bci, Reason::Lambda);
  auto type = llvm::cast<RefType>(op.getResult().getType());
  object.interfaces.push_back(hierarchy.getClass(type.getName()));
  for (mlir::Attribute marker : op.getMarkers())
    object.interfaces.push_back(
        hierarchy.getClass(llvm::cast<mlir::StringAttr>(marker)));
  if (ClassId serializable = hierarchy.lookupClass("java.io.Serializable");
      serializable && op.getIsSerializable())
    object.interfaces.push_back(serializable);
  object.selectors.push_back(hierarchy.getSelector(op.getSamMethodAttr()));
  llvm::StringRef name = op.getSamMethod().split('(').first;
  for (mlir::Attribute bridge : op.getBridges()) {
    llvm::StringRef text = llvm::cast<mlir::StringAttr>(bridge).getValue();
    object.selectors.push_back(hierarchy.getSelector(mlir::StringAttr::get(
        op.getContext(),
        text.starts_with("(") ? name + text : llvm::Twine(text))));
  }
  ++statistics.numLambdas;
  addMadeObject(std::move(object));
}

void CHABuilder::scanInvokeDynamic(InvokeDynamicOp op) {
  int32_t bci = op.getBci();
  addBootstrap(op.getBootstrap(), bci, RuntimeEvent::LinkInvokeDynamic);
  for (mlir::Attribute argument : op.getBootstrapArguments())
    addHandles(argument, bci);
  addUnresolved(Unresolved::InvokeDynamic, bci, op.getNameAttr());
  // It may make an object that implements the interface it returns.
  auto type = op.getResult() ? llvm::dyn_cast<RefType>(op.getResult().getType())
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

void CHABuilder::scanRecordMethod(RecordMethodOp op) {
  int32_t bci = op.getBci();
  addBootstrap(op.getBootstrap(), bci, RuntimeEvent::LinkInvokeDynamic);
  llvm::StringRef member = op.getKind() == RecordMethodKind::Equals
                               ? "equals(Ljava/lang/Object;)Z"
                           : op.getKind() == RecordMethodKind::HashCode
                               ? "hashCode()I"
                               : "toString()Ljava/lang/String;";
  for (mlir::Attribute getter : op.getGetters()) {
    auto handle = llvm::dyn_cast<HandleAttr>(getter);
    auto field = handle ? llvm::dyn_cast<FieldRefAttr>(handle.getTarget())
                        : FieldRefAttr();
    if (!field)
      continue;
    if (mlir::Type type = getFieldType(op.getContext(), field.getDescriptor()))
      addObjectCall(member, type, bci, Reason::RecordMethod);
  }
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

void CHABuilder::scanSynthetic(mlir::Operation *op) {
  llvm::TypeSwitch<mlir::Operation *>(op)
      .Case([&](LambdaOp lambda) { scanLambda(lambda); })
      .Case([&](InvokeDynamicOp indy) { scanInvokeDynamic(indy); })
      .Case([&](RecordMethodOp record) { scanRecordMethod(record); })
      .Case([&](StringConcatOp concat) {
        addBootstrap(concat.getBootstrap(), concat.getBci(),
                     RuntimeEvent::LinkInvokeDynamic);
        for (mlir::Value operand : concat.getArgs())
          addObjectCall("toString()Ljava/lang/String;", operand.getType(),
                        concat.getBci(), Reason::StringConcat);
      })
      .Case([&](TypeSwitchOp match) {
        addBootstrap(match.getBootstrap(), match.getBci(),
                     RuntimeEvent::LinkInvokeDynamic);
      })
      .Case([&](EnumConstantOp constant) {
        addBootstrap(constant.getBootstrap(), constant.getBci(),
                     RuntimeEvent::LinkDynamicConstant);
        addInit(getClassOf(constant.getResult().getType()), constant.getBci());
      })
      .Case([&](VarHandleOp handle) {
        addBootstrap(handle.getBootstrap(), handle.getBci(),
                     RuntimeEvent::LinkDynamicConstant);
        if (handle.getIsStatic())
          addInit(getClassOf(handle.getOwner()), handle.getBci());
      })
      .Case([&](MethodHandleOp handle) {
        addLinking(RuntimeEvent::LinkMethodHandle, handle.getBci());
        addHandle(handle.getHandle(), handle.getBci(), Reason::MethodHandle);
      })
      .Case([&](MethodTypeOp type) {
        addLinking(RuntimeEvent::LinkMethodType, type.getBci());
      })
      .Case([&](DynamicConstantOp constant) {
        addHandles(constant.getConstant(), constant.getBci());
      });
}

void CHABuilder::scanOp(mlir::Operation *op) {
  llvm::TypeSwitch<mlir::Operation *>(op)
      .Case([&](InvokeVirtualOp call) {
        scanInvoke(InvokeKind::Virtual, SiteKind::InvokeVirtual, op,
                   call.getMethod(), call.getBci(), call.getReceiver());
      })
      .Case([&](InitOp call) {
        scanInvoke(InvokeKind::Special, SiteKind::InvokeSpecial, op,
                   call.getMethod(), call.getBci(), call.getObject());
      })
      .Case([&](InvokeStaticOp call) {
        scanInvoke(InvokeKind::Static, SiteKind::InvokeStatic, op,
                   call.getMethod(), call.getBci(), nullptr);
      })
      .Case([&](InvokeInterfaceOp call) {
        scanInvoke(InvokeKind::Interface, SiteKind::InvokeInterface, op,
                   call.getMethod(), call.getBci(), call.getReceiver());
      })
      .Case([&](InvokeSpecialOp call) {
        scanInvoke(InvokeKind::Special, SiteKind::InvokeSpecial, op,
                   call.getMethod(), call.getBci(), call.getReceiver());
      })
      .Case([&](GetStaticOp get) { addField(get.getField(), get.getBci()); })
      .Case([&](PutStaticOp put) { addField(put.getField(), put.getBci()); })
      .Case([&](NewOp allocation) {
        auto type = llvm::cast<UninitType>(allocation.getResult().getType());
        addInit(hierarchy.getClass(type.getName()), allocation.getBci());
      })
      .Default([&](mlir::Operation *other) { scanSynthetic(other); });
}

void CHABuilder::addClassLoading(mlir::Operation *op) {
  mlir::StringAttr named = getNamedClass(op);
  if (named && named != hierarchy.getName(currentClass))
    addSite(llvm::cast<SiteOpInterface>(op).getBci(), SiteKind::Implicit,
            loadClass, Reason::ClassLoading);
}

void CHABuilder::addMade(ClassId id, MethodId callee, Reason reason) {
  if (hierarchy.isPhantom(id) || !namedClasses.insert({id, reason}).second)
    return;
  addInit(id, -1);
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
      addLocaleData(LibraryModel::getLanguage(string.getValue()));
    for (ClassId bundle : library.getBundles(string.getValue()))
      addMade(bundle, hierarchy.lookupMethod(bundle, "<init>()V"),
              Reason::ResourceBundle);
    ClassId named = string.getValue().contains('.')
                        ? hierarchy.lookupClass(string.getValue())
                        : ClassId();
    if (named)
      addMade(named, hierarchy.lookupMethod(named, "<init>()V"),
              Reason::Reflection);
    return;
  }
  if (auto field = llvm::dyn_cast<GetStaticOp>(op);
      field && hierarchy.getOrigin(currentClass) != Origin::Platform)
    if (field.getField().getOwner().getValue() == "java.util.Locale")
      return addLocaleData(LibraryModel::getLanguageOfField(
          field.getField().getMember().getValue().split(':').first));
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
  llvm::StringRef what =
      call.getMethod().getMember().getValue().split('(').first;
  bool isHandle = asked == "java.lang.invoke.MethodHandles$Lookup";
  if (!isHandle && asked != "java.lang.Class")
    return;
  mlir::Value named = isHandle && call.getArgs().size() > 1
                          ? call.getArgs()[0]
                          : call.getReceiver();
  while (auto upcast = named.getDefiningOp<UpcastOp>())
    named = upcast.getValue();
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
  addInit(owner, bci);
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

void CHABuilder::scan(MethodOp method) {
  // Platform classes come from loaders that are not asked in Java.
  bool asksLoader =
      loadClass && hierarchy.getOrigin(currentClass) != Origin::Platform;
  for (mlir::Block &block : method.getBody())
    for (mlir::Operation &op : block) {
      if (asksLoader)
        addClassLoading(&op);
      scanOp(&op);
      addNamedClass(&op);
      if (auto call = llvm::dyn_cast<InvokeVirtualOp>(op))
        addLookup(call);
    }
}

void CHABuilder::scanModel(MethodOp model) {
  MethodId native = current;
  for (mlir::Block &block : model.getBody())
    for (mlir::Operation &op : block) {
      modelReason = ModelLibrary::getReason(&op);
      // A thread has no caller.
      if (modelReason == Reason::ThreadStart) {
        rootCause = native;
        current = MethodId();
      }
      scanOp(&op);
      current = native;
      rootCause = MethodId();
    }
  modelReason.reset();
}
