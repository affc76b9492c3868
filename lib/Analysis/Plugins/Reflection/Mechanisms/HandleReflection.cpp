//===- HandleReflection.cpp - Method handles at run time --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From calls in bodies to what makes and calls handles.
//
//===----------------------------------------------------------------------===//

#include "HandleReflection.h"
#include "../MemberSearch.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

HandleReflection::HandleReflection(ReflectionContext &shared)
    : Mechanism(MechanismKind::Handles, shared), api(shared), handles(shared),
      calls(shared, *this, handles), makers(shared, handles, calls),
      dynamicSites(shared, handles, calls,
                   [this](HandleOp op, const ReceiverCall &call) {
                     addSite(makers.read(op, call), call.method);
                   }) {
  for (llvm::StringRef name :
       {"java.lang.invoke.MethodHandle", "java.lang.invoke.VarHandle",
        "java.lang.invoke.CallSite"})
    handleTypes.push_back(context.getTypes().getClass(name));
}

bool HandleReflection::isOfHandles(MethodId method) const {
  return shared.isPlatformMethod(method) &&
         hierarchy.getPackage(hierarchy.getMethod(method).owner) ==
             "java.lang.invoke";
}

uint32_t HandleReflection::addToken(InstanceId instance, int32_t bci,
                                    MethodId callee, NodeId result) {
  Site token{};
  token.api = Api::FindStatic;
  token.caller = instance;
  token.bci = bci;
  token.callee = callee;
  token.result = result;
  return shared.addSite(std::move(token), *this);
}

//===----------------------------------------------------------------------===//
// Calls in bodies
//===----------------------------------------------------------------------===//

void HandleReflection::onCall(InstanceId instance, const Call &call,
                              const MethodFacts &facts) {
  bool isPlatform = shared.isPlatformMethod(facts.method);
  std::optional<HandleOp> op = api.find(call.resolved);
  if (op && !call.isPolymorphic) {
    if (!isPlatform || *op == HandleOp::SetTarget)
      return addSite(makers.read(*op, instance, call, facts), call.resolved);
    if (api.givesResult(call.resolved))
      applyModel(call.resolved, context.getNode(instance, call.result));
    return;
  }
  if (!isPlatform && !call.isPolymorphic)
    addEscapes(instance, call, facts);
}

/// The same of a call by reflection, by a handle or of a function object.
void HandleReflection::onIndirectCall(const ReceiverCall &call) {
  std::optional<HandleOp> op = api.find(call.method);
  bool isPlatform =
      shared.isPlatformMethod(context.getInstance(call.caller).method);
  if (op && (!isPlatform || *op == HandleOp::SetTarget))
    return addSite(makers.read(*op, call), call.method);
  if (op && api.givesResult(call.method))
    return applyModel(call.method, call.result);
  if (!op && !isPlatform)
    addEscapes(call);
}

/// What the platform makes for itself its own code states.
void HandleReflection::applyModel(MethodId method, NodeId result) {
  if (result)
    context.addCopy(context.getNode(context.getInstance(method),
                                    context.getSignature(method).getReturned()),
                    result);
}

void HandleReflection::addSite(HandleSite site, MethodId callee) {
  setHandles();
  site.site = addToken(site.caller, site.bci, callee, site.result);
  for (NodeId operand : site.getOperands())
    shared.watch(operand, site.site, Role::Object);
  if (site.op == HandleOp::TypeOfSite)
    shared.watch(calls.getTargets(site.receiver), site.site, Role::Object);
  // Null operands never come.
  changed.insert(site.site);
  const HandleSite &added = sites[site.site] = std::move(site);
  makers.start(HandleSite(added));
}

void HandleReflection::onMethod(InstanceId instance, const MethodFacts &facts) {
  bool isPlatform = shared.isPlatformMethod(facts.method);
  if (!isPlatform) {
    addStores(instance, facts);
    for (const Call &call : facts.calls)
      if (!call.resolved)
        addEscapes(instance, call, facts);
  }
  if (isOfHandles(facts.method))
    return;
  for (const DynamicCall &dynamic : facts.dynamicCalls) {
    if (dynamic.call != DynamicCall::kNoCall) {
      callPolymorphic(instance, dynamic, facts);
      continue;
    }
    if (isPlatform)
      continue;
    auto ref =
        llvm::dyn_cast<jvm::MethodRefAttr>(dynamic.bootstrap.getTarget());
    MethodId callee =
        ref ? context.getLinkage().resolveMethod(ref).method : MethodId();
    setHandles();
    uint32_t token =
        addToken(instance, dynamic.bci, callee ? callee : facts.method,
                 context.getNode(instance, dynamic.result));
    namesOfDynamic[token] = dynamic.name;
    dynamicSites.add(token, instance, dynamic, facts);
  }
}

/// A site of which it is not known what it links to may call anything.
bool HandleReflection::onUnresolved(const Site &site) {
  mlir::StringAttr name = namesOfDynamic.lookup(site.index);
  if (!name)
    return false;
  context.addUnresolved({Unresolved::InvokeDynamic,
                         context.getInstance(site.caller).method, site.bci,
                         name});
  if (site.result)
    context.addToSet(site.result, context.getUnknown("invoke-dynamic"));
  return true;
}

static VariableAccess getAccess(std::optional<HandleOp> op) {
  if (op == HandleOp::ReadVariable)
    return VariableAccess::Read;
  if (op == HandleOp::WriteVariable)
    return VariableAccess::Write;
  // Those that compute with numbers have no row.
  return VariableAccess::Swap;
}

void HandleReflection::callPolymorphic(InstanceId instance,
                                       const DynamicCall &dynamic,
                                       const MethodFacts &facts) {
  const Call &call = facts.calls[dynamic.call];
  bool isPlatform = shared.isPlatformMethod(facts.method);
  std::optional<HandleOp> op = api.find(call.resolved);
  HandleCall made;
  made.caller = instance;
  made.bci = call.bci;
  made.result = context.getNode(instance, call.result);
  made.thrown = context.getNode(instance, call.thrown);
  made.type =
      HandleType::get(dynamic.descriptor.getContext(), dynamic.descriptor);
  made.mode = op == HandleOp::CallExact ? CallMode::Exact : CallMode::Adapted;
  if (op != HandleOp::CallExact && op != HandleOp::CallAdapted) {
    // The platform's own are read and written by the types of their calls.
    if (isPlatform)
      return;
    made.access = getAccess(op);
    made.mode = CallMode::Fitting;
  }
  for (auto [local, type] :
       llvm::zip(facts.getArguments(dynamic), made.type.parameters))
    made.arguments.fixed.push_back({context.getNode(instance, local), type});
  // The platform's own handles are called where they are found.
  made.ignoresUnknown = isPlatform;
  if (!isPlatform)
    made.site = addToken(instance, call.bci, call.resolved, made.result);
  if (made.result && made.type.result && jvm::isReference(made.type.result)) {
    NodeId result = context.addNode();
    context.addCopy(result, made.result, calls.getType(made.type.result));
    made.result = result;
  }
  calls.add(context.getNode(instance, call.receiver), std::move(made));
}

void HandleReflection::onObject(uint32_t index, ObjectId object) {
  if (auto it = stores.find(index); it != stores.end()) {
    activeStores.push_back(it->second);
    stores.erase(it);
    escapingTokens.insert(index);
    return;
  }
  if (!escapingTokens.contains(index) && !calls.onObject(index))
    changed.insert(index);
}

void HandleReflection::onSettled() {
  escapeStores();
  while (!changed.empty()) {
    uint32_t index = changed.pop_back_val();
    auto it = sites.find(index);
    if (it != sites.end())
      makers.evaluate(HandleSite(it->second));
    else
      find(index);
  }
  calls.run();
}

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

/// The argument that is a method type; none for fields and members.
static NodeId getTypeOperand(const Site &site) {
  switch (site.api) {
  case Api::FindStatic:
  case Api::FindVirtual:
  case Api::FindSpecial:
  case Api::Bind:
    return site.getNode(2);
  case Api::FindConstructor:
    return site.getNode(1);
  default:
    return NodeId();
  }
}

void HandleReflection::onSite(uint32_t index) {
  const Site &site = shared.getSite(index);
  bool isPlatform = shared.isPlatformSite(site);
  if (isPlatform) {
    applyModel(site.callee, site.result);
    // Of an unknown caller: unknown.
    if (site.api == Api::LookupClass)
      shared.returnResultOf(site, InstanceId());
    return shared.traceAll(index);
  }
  setHandles();
  if (site.api == Api::LookupClass || site.api == Api::Bind)
    shared.watch(site.getNode(site.api == Api::Bind ? 0 : kThis), index,
                 Role::Object);
  shared.watch(getTypeOperand(shared.getSite(index)), index, Role::Object);
  shared.traceAll(index);
}

void HandleReflection::onUntraceable(uint32_t index, Role role) {
  if (!shared.isPlatformSite(shared.getSite(index)))
    return Mechanism::onUntraceable(index, role);
  // The platform's own tables of handles are hardly ever kept so.
  shared.setUnresolved(index, role == Role::Name ? "name" : "object");
}

void HandleReflection::onClass(uint32_t index, mlir::Type type) {
  const Site site = shared.getSite(index);
  ClassId id = shared.getClassId(type);
  if (!id)
    return;
  if (site.api != Api::HandleProxy) {
    changed.insert(index);
    return;
  }
  if (shared.isPlatformSite(site) || !site.result || !site.getNode(1) ||
      !hierarchy.isInterface(id))
    return;
  context.addToSet(site.result, calls.makeFunction(id, site.getNode(1), {},
                                                   site.caller, site.bci));
}

void HandleReflection::onName(uint32_t index, mlir::StringAttr name) {
  changed.insert(index);
}

void HandleReflection::find(uint32_t index) {
  const SiteState &state = shared.getSite(index);
  const Site site = state;
  const llvm::SmallVector<mlir::Type, 1> classes = state.classes;
  const llvm::SmallVector<mlir::StringAttr, 1> names = state.names;
  if (site.api == Api::LookupClass) {
    const std::vector<ObjectId> lookups(context.getSet(site.receiver).begin(),
                                        context.getSet(site.receiver).end());
    for (ObjectId lookup : lookups) {
      if (mlir::Type named = handles.findLookup(lookup))
        shared.returnObject(site, context.getClassObject(named));
      else
        shared.setUnresolved(index, "lookup");
    }
    return;
  }
  if (site.api == Api::TypeFromDescriptor) {
    for (mlir::StringAttr name : names)
      give(site, handles.addType(
                     HandleType::get(name.getContext(), name.getValue())));
    return;
  }
  llvm::SmallVector<HandleType> types;
  if (shared.isPlatformSite(site))
    types.push_back(
        makers.readConstantType(shared.getFacts(site), site.getLocal(2), api));
  else
    types = makers.getTypes(getTypeOperand(site));
  if (site.api == Api::Bind)
    return bind(site, types);
  for (mlir::Type named : classes) {
    if (site.api == Api::FindConstructor) {
      findMembers(site, named, "<init>", types);
      continue;
    }
    for (mlir::StringAttr name : names) {
      if (site.api == Api::FindStatic || site.api == Api::FindVirtual ||
          site.api == Api::FindSpecial)
        findMembers(site, named, name, types);
      else
        findAccess(site, named, name);
    }
  }
}

void HandleReflection::findMembers(const Site &site, mlir::Type named,
                                   llvm::StringRef name,
                                   llvm::ArrayRef<HandleType> types) {
  ClassId id = shared.getClassId(named);
  if (!id)
    return;
  llvm::DenseSet<SelectorId> seen;
  auto add = [&](MethodId method) {
    const MethodInfo info = hierarchy.getMethod(method);
    bool isConstructor = reflection::isConstructor(hierarchy, method);
    if ((!isConstructor && info.isStatic() != (site.api == Api::FindStatic)) ||
        !matchesText(name, hierarchy.getMethodName(method)))
      return;
    std::optional<HandleOp> op = api.find(method);
    bool isPolymorphic =
        op == HandleOp::CallExact || op == HandleOp::CallAdapted;
    HandleType declared = HandleType::get(hierarchy.getProgram().getContext(),
                                          hierarchy.getDescriptor(method));
    for (const HandleType &type : types) {
      if (isPolymorphic)
        give(site, handles.addMember(
                       {HandleAction::Invoke, type.insert(0, {named})}));
      else if (declared.mayEqual(type) && seen.insert(info.selector).second)
        returnHandle(site, {method, jir::FieldId()},
                     site.api == Api::FindSpecial ? mlir::Type() : named);
    }
  };
  if (name == "<init>")
    forEachConstructor(hierarchy, id, add);
  else
    forEachMethod(hierarchy, id, MemberScope::Inherited, add);
}

static bool readsStatic(Api api) {
  return api == Api::StaticFinal || api == Api::OwnStaticFinal;
}

void HandleReflection::findAccess(const Site &site, mlir::Type named,
                                  llvm::StringRef name) {
  ClassId id = shared.getClassId(named);
  if (!id)
    return;
  bool isStatic =
      site.api == Api::FindStaticGetter || site.api == Api::FindStaticSetter ||
      site.api == Api::FindStaticVarHandle ||
      site.api == Api::ConstantStaticVarHandle || readsStatic(site.api);
  forEachField(hierarchy, id, MemberScope::Inherited, [&](jir::FieldId field) {
    if (bool(hierarchy.getField(field).flags & access::Static) == isStatic &&
        matchesText(name, getFieldName(hierarchy, field))) {
      if (readsStatic(site.api))
        readStatic(site, field);
      else
        returnHandle(site, {MethodId(), field}, named);
    }
  });
}

/// ConstantBootstraps.getStaticFinal.
void HandleReflection::readStatic(const Site &site, jir::FieldId field) {
  context.addInitialization(site.caller, site.bci,
                            hierarchy.getField(field).owner);
  if (site.result && shared.getReferenceType(field))
    context.addCopy(context.getStaticField(context.getFields().get(field)),
                    site.result);
}

/// The receiver's class is where the method is looked for.
void HandleReflection::bind(const Site &site,
                            llvm::ArrayRef<HandleType> types) {
  NodeId receivers = site.getNode(0);
  if (!receivers || !site.result || shared.isPlatformSite(site))
    return;
  const llvm::SmallVector<mlir::StringAttr, 1> names =
      shared.getSite(site.index).names;
  const std::vector<ObjectId> objects(context.getSet(receivers).begin(),
                                      context.getSet(receivers).end());
  for (ObjectId object : objects) {
    TypeId type = context.getObject(object).type;
    if (handles.isUnknown(object) || !context.getTypes().isClass(type)) {
      shared.setUnresolved(site.index, "object");
      continue;
    }
    Site found = site;
    found.api = Api::FindVirtual;
    found.result = context.addNode();
    mlir::Type named = jvm::RefType::get(
        hierarchy.getName(context.getTypes().getClassId(type)));
    for (mlir::StringAttr name : names)
      findMembers(found, named, name, types);
    const std::vector<ObjectId> methods(context.getSet(found.result).begin(),
                                        context.getSet(found.result).end());
    for (ObjectId method : methods) {
      HandleValue bound{HandleAction::Insert, HandleType::getUnknown()};
      if (const HandleValue *value = handles.findHandle(method)) {
        bound.type = value->type.erase(0, 1);
        bound.isVarargs = value->isVarargs;
      }
      bound.parts.push_back(handles.getHolder(method));
      bound.values.push_back({receivers, mlir::Type()});
      context.addToSet(site.result,
                       handles.addBound(site.index, method, std::move(bound)));
    }
  }
}

//===----------------------------------------------------------------------===//
// What is found
//===----------------------------------------------------------------------===//

static HandleAction getAction(Api api) {
  switch (api) {
  case Api::FindVarHandle:
  case Api::FindStaticVarHandle:
  case Api::UnreflectVarHandle:
  case Api::ConstantVarHandle:
  case Api::ConstantStaticVarHandle:
    return HandleAction::FieldVariable;
  case Api::FindSetter:
  case Api::FindStaticSetter:
  case Api::UnreflectSetter:
    return HandleAction::Setter;
  default:
    return HandleAction::Getter;
  }
}

void HandleReflection::returnHandle(Site site, const Member &member,
                                    mlir::Type referred) {
  assert(bool(member.field) != bool(member.method) && "a member is one of two");
  bool isPlatform = shared.isPlatformSite(site);
  bool dispatches = site.api == Api::FindVirtual || site.api == Api::Unreflect;
  // A member of another kind came out of a collection: a cast throws.
  bool isMethodAsked =
      site.api == Api::Unreflect || site.api == Api::UnreflectSpecial;
  bool isConstructorAsked = site.api == Api::UnreflectConstructor;
  bool isMember = isMethodAsked || isConstructorAsked;
  if (isMember &&
      (!member.method || reflection::isConstructor(hierarchy, member.method) !=
                             isConstructorAsked))
    return;
  if ((site.api == Api::UnreflectGetter || site.api == Api::UnreflectSetter ||
       site.api == Api::UnreflectVarHandle) &&
      !member.field)
    return;
  if (member.method && isPlatform)
    return callFound(site, member.method, dispatches);
  if (isPlatform)
    return;
  ClassId owner = member.method ? hierarchy.getMethod(member.method).owner
                                : hierarchy.getField(member.field).owner;
  // findSpecial returns a handle of the class that asks.
  if (!referred && site.api != Api::FindSpecial)
    referred = jvm::RefType::get(hierarchy.getName(owner));
  give(site, handles.addMember(
                 member.method
                     ? handles.getMethod(member.method, referred, dispatches)
                     : handles.getField(member.field, referred,
                                        getAction(site.api))));
}

void HandleReflection::give(const Site &site, ObjectId object) {
  if (site.result && !shared.isPlatformSite(site))
    context.addToSet(site.result, object);
}

void HandleReflection::callFound(const Site &site, MethodId method,
                                 bool dispatches) {
  const MethodInfo info = hierarchy.getMethod(method);
  bool isConstructor = reflection::isConstructor(hierarchy, method);
  TypeId owner = context.getTypes().getClass(info.owner);
  AddedCall call;
  call.caller = site.caller;
  call.bci = site.bci;
  call.callee = method;
  call.reason = Reason::MethodHandle;
  if (isConstructor) {
    if (!hierarchy.isInstantiable(info.owner))
      return;
    call.receiver = context.addNode();
    context.addToSet(call.receiver, context.getJvmMade(owner));
  } else if (!info.isStatic()) {
    call.receiver = context.getBoundedBy(owner);
    call.dispatches = dispatches && !info.isPrivate();
    call.isInterfaceCall = call.dispatches && hierarchy.isInterface(info.owner);
  }
  if (isConstructor || info.isStatic())
    context.addInitialization(site.caller, site.bci, info.owner);
  for (TypeId type : context.getParameterTypes(method))
    call.arguments.push_back(context.getLinkArgument(type));
  context.addCall(call);
}
