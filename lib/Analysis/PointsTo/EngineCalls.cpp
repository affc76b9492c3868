//===- EngineCalls.cpp - Calls of a points-to run ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Direct calls, watches on receivers, function objects, and what a call copies.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"

using namespace jir;
using namespace jir::pointsto;

FilterId Engine::getCellFilter(ObjectId object, FieldId field) {
  // What is written into the unknown stays unknown: its one cell a field would
  // otherwise hand whatever anyone stores there to whoever reads there.
  if (objects[object.index].kind == ObjectKind::Unknown) {
    emptyCells.push_back({object, field});
    return solver.getExactFilter({types.getUnknown()});
  }
  if (field != FieldTable::getElements()) {
    // What a field of a class type holds is of that class.
    TypeId declared = maySaturate ? getFieldType(field) : TypeId();
    bool isProved =
        declared && !(types.isClass(declared) &&
                      hierarchy.isInterface(types.getClassId(declared)));
    return isProved ? getTypeFilter(declared) : FilterId();
  }
  // Nobody stores into an array of length 0.
  if (objects[object.index].isEmpty)
    return solver.getExactFilter({});
  TypeId type = objects[object.index].type;
  if (types.getKind(type) != TypeKind::Array)
    return FilterId();
  return getTypeFilter(types.getElement(type));
}

//===----------------------------------------------------------------------===//
// The calls of a body
//===----------------------------------------------------------------------===//

void Engine::addCalls(InstanceId id, const MethodSummary &summary,
                      const StatementPart &part) {
  uint32_t first = firstNumbers[summary.method.index].first;
  for (auto [index, call] : llvm::enumerate(summary.calls)) {
    if (!call.resolved || !part.has(isOwnCall(summary, call, part)) ||
        addIntrinsic(id, summary, call))
      continue;
    Invocation invocation;
    invocation.caller = id;
    invocation.call = index;
    invocation.site = first + index;
    invocation.bci = call.bci;
    invocation.resolved = call.resolved;
    invocation.reason = call.reason;
    invocation.isInterfaceCall = call.isInterfaceCall;
    if (call.isFromRoot) {
      invocation.caller = InstanceId();
      invocation.call = kImplicit;
      invocation.cause = summary.method;
    }
    invocation.result = getNode(id, call.result);
    invocation.thrown = getNode(id, call.thrown);
    llvm::SmallVector<NodeId, 8> arguments;
    for (Local argument : summary.getArguments(call))
      arguments.push_back(getNode(id, argument));
    NodeId receiver = getNode(id, call.receiver);
    if (call.isPolymorphic)
      addPolymorphic(invocation, summary, call.result);
    else if (!call.dispatches)
      addDirect(invocation, arguments, receiver);
    else if (receiver)
      addInvocation(invocation, arguments, receiver);
  }
}

/// Whether a call differs by the caller's context.
bool Engine::isOwnCall(const MethodSummary &summary, const Call &call,
                       const StatementPart &part) {
  if (!part.places)
    return false;
  // A static method is entered in the context of its caller, a native one too.
  return part.isOwn(call.receiver) || part.isOwn(call.result) ||
         llvm::any_of(summary.getArguments(call),
                      [&](Local local) { return part.isOwn(local); }) ||
         (getPlaces(call.resolved) && !isContextFree(call.resolved) &&
          !isByReceiver(call.resolved));
}

/// MethodHandle.invoke and the like: what they call and give back is unknown.
void Engine::addPolymorphic(const Invocation &invocation,
                            const MethodSummary &summary, Local local) {
  addEdge(invocation, getInstance(invocation.resolved), Reason::Dispatch);
  if (invocation.result)
    solver.addToSet(invocation.result,
                    getUnknown("method-handle", getLocalType(summary, local)));
}

void Engine::addDirect(const Invocation &invocation,
                       llvm::ArrayRef<NodeId> arguments, NodeId receiver) {
  ContextId caller = invocation.caller
                         ? instances[invocation.caller.index].context
                         : ContextTable::getEmpty();
  MethodId method = invocation.resolved;
  bool isStatic = hierarchy.getMethod(method).isStatic();
  if (!isStatic && receiver && isByReceiver(method)) {
    // The receivers choose the context, not the method.
    addInvocation(invocation, arguments, receiver, /*isDirect=*/true);
    return;
  }
  InstanceId callee =
      getInstance(method, getDirectContext(caller, invocation.site, method));
  if (!isStatic && receiver && method != objectInit)
    solver.addCopy(receiver, getNode(callee, 0));
  link(invocation, callee, invocation.reason, arguments);
}

bool Engine::addIntrinsic(InstanceId id, const MethodSummary &summary,
                          const Call &call) {
  if (call.resolved != arraycopyMethod)
    return false;
  llvm::ArrayRef<Local> arguments = summary.getArguments(call);
  Invocation invocation;
  invocation.caller = id;
  invocation.call = &call - summary.calls.data();
  invocation.bci = call.bci;
  InstanceId callee = getInstance(call.resolved);
  addEdge(invocation, callee, call.reason);
  if (call.thrown != kNoLocal)
    solver.addCopy(getNode(callee, getSignature(call.resolved).getThrown()),
                   getNode(id, call.thrown));
  if (arguments.size() != 2 || arguments[0] == kNoLocal ||
      arguments[1] == kNoLocal)
    return true;
  // Each call copies between its own arrays.
  NodeId element = solver.addNode();
  FieldId elements = FieldTable::getElements();
  prepareField(elements);
  solver.addLoad(getNode(id, arguments[0]), elements, element);
  solver.addStore(getNode(id, arguments[1]), elements, element);
  return true;
}

uint32_t Engine::addInvocation(Invocation invocation,
                               llvm::ArrayRef<NodeId> arguments,
                               NodeId receiver, bool isDirect) {
  invocation.isDirect = isDirect;
  invocation.argumentsBegin = argumentPool.size();
  argumentPool.insert(argumentPool.end(), arguments.begin(), arguments.end());
  invocation.argumentsEnd = argumentPool.size();
  uint32_t index = invocations.size();
  invocation.index = index;
  invocations.push_back(invocation);
  watches.push_back({nullptr, index});
  solver.addWatch(receiver, WatchId(watches.size() - 1));
  return index;
}

void Engine::callHandle(InstanceId id, const HandleUse &use) {
  AddedCall call;
  call.caller = id;
  call.bci = use.bci;
  call.callee = use.target.method;
  call.dispatches = use.target.dispatches;
  call.isInterfaceCall = use.target.isInterfaceCall;
  call.reason = use.reason;
  const MethodInfo info = hierarchy.getMethod(call.callee);
  if (!info.isStatic())
    call.receiver = getMadeUp(types.getClass(info.owner));
  for (TypeId type : getParameterTypes(call.callee))
    call.arguments.push_back(getLinkArgument(type));
  addCall(call);
}

/// What linking passes for a parameter of a type.
NodeId Engine::getLinkArgument(TypeId type) {
  bool isObject =
      types.isClass(type) && types.getClassId(type) == hierarchy.getObject();
  if (types.getKind(type) == TypeKind::Array) {
    // An array of its own, made for this.
    auto [it, inserted] = linkMade.try_emplace(type);
    if (!inserted)
      return it->second;
    NodeId node = solver.addNode();
    linkMade[type] = node;
    ObjectId array = getJvmMade(type);
    solver.addToSet(node, array);
    TypeId element = types.getElement(type);
    if (types.getKind(element) != TypeKind::Primitive)
      solver.addCopy(getLinkArgument(element),
                     getCell(array, FieldTable::getElements()));
    return node;
  }
  if (!isObject) {
    // What links gets no objects of the program but those it is made for.
    ClassId id = types.getClassId(type);
    if (hierarchy.getName(id).getValue().starts_with("java.lang."))
      return getMadeUp(type);
    auto [it, inserted] = linkMade.try_emplace(type);
    if (!inserted)
      return it->second;
    NodeId node = solver.addNode();
    linkMade[type] = node;
    solver.addToSet(node, hierarchy.isInstantiable(id)
                              ? getJvmMade(type)
                              : getUnknown("method-handle", type));
    return node;
  }
  if (linkArgument)
    return linkArgument;
  linkArgument = solver.addNode();
  for (llvm::StringRef name :
       {"java.lang.String", "java.lang.Class", "java.lang.invoke.MethodType",
        "java.lang.invoke.MethodHandle", "java.lang.Integer", "java.lang.Long",
        "java.lang.Float", "java.lang.Double"})
    if (hierarchy.lookupClass(name))
      solver.addCopy(getMadeUp(types.getClass(name)), linkArgument);
  return linkArgument;
}

//===----------------------------------------------------------------------===//
// Selection and edges
//===----------------------------------------------------------------------===//

Selection Engine::select(MethodId resolved, TypeId receiver,
                         bool isInterfaceCall) {
  uint64_t key = uint64_t(resolved.index) << 32 | receiver.index;
  auto [it, inserted] = selections.try_emplace({key, isInterfaceCall});
  if (!inserted)
    return it->second;
  Selection selection;
  ClassId owner = hierarchy.getMethod(resolved).owner;
  bool fits = types.mayBe(receiver, types.getClass(owner));
  if (types.getKind(receiver) == TypeKind::Function && fits) {
    MethodResolution found =
        linkage.selectInherited(resolved, types.getInterfaces(receiver));
    selection = {found.method, found.outcome};
  } else if (fits) {
    MethodResolution found =
        linkage.select(resolved, types.getClassId(receiver), isInterfaceCall);
    selection = {found.method, found.outcome};
  } else if (isInterfaceCall) {
    selection.outcome = LinkOutcome::IncompatibleClassChangeError;
  }
  return selections[{key, isInterfaceCall}] = selection;
}

void Engine::addEdge(const Invocation &invocation, InstanceId callee,
                     Reason reason) {
  if (invocation.function != ~0u)
    return addFunctionTarget(invocation.function, callee);
  MethodId caller = invocation.caller
                        ? instances[invocation.caller.index].method
                        : MethodId();
  MethodId method = instances[callee.index].method;
  EdgeKey key{caller, invocation.call, invocation.bci, method, reason};
  bool isImplicit = invocation.call == kImplicit;
  std::pair<uint64_t, uint64_t> packed{
      uint64_t(caller.index) << 32 |
          (isImplicit ? uint32_t(invocation.bci) : invocation.call),
      uint64_t(method.index) << 32 | uint64_t(isImplicit) << 16 |
          unsigned(reason)};
  if (!hasContexts() || edgeSet.insert(packed).second)
    edges.push_back(key);
  reach(callee, {caller ? caller : invocation.cause, invocation.bci, reason});
  sayEdge(invocation.caller, {invocation.bci, callee, reason});
  auto it = invocation.caller ? sharers.find(invocation.caller) : sharers.end();
  if (it == sharers.end())
    return;
  it->second.edges.push_back({invocation.bci, callee, reason});
  // Plugins may make more instances meanwhile, which say it themselves.
  for (InstanceId sharer : std::vector<InstanceId>(it->second.instances))
    sayEdge(sharer, {invocation.bci, callee, reason});
}

void Engine::sayEdge(InstanceId caller, const SharedEdge &edge) {
  for (auto &plugin : plugins)
    plugin->onCallEdge(*this, caller, edge.bci, edge.callee, edge.reason);
}

void Engine::addSharer(InstanceId id, InstanceId whole) {
  sharers[whole].instances.push_back(id);
  for (const SharedEdge &edge : std::vector<SharedEdge>(sharers[whole].edges))
    sayEdge(id, edge);
}

void Engine::link(const Invocation &invocation, InstanceId callee,
                  Reason reason, llvm::ArrayRef<NodeId> arguments) {
  auto said = pluginSays.find(instances[callee.index].method);
  PluginSays says = said == pluginSays.end() ? PluginSays::Adds : said->second;
  if (says == PluginSays::Whole)
    return addEdge(invocation, callee, reason);
  MethodSignature signature = getSignature(instances[callee.index].method);
  unsigned offset = signature.hasReceiver ? 1 : 0;
  for (auto [index, argument] : llvm::enumerate(arguments))
    if (argument && offset + index < signature.numParameters)
      solver.addCopy(argument, getNode(callee, offset + index));
  if (invocation.result && signature.returnsReference &&
      says == PluginSays::Adds)
    solver.addCopy(getNode(callee, signature.getReturned()), invocation.result);
  if (invocation.thrown)
    solver.addCopy(getNode(callee, signature.getThrown()), invocation.thrown);
  addEdge(invocation, callee, reason);
}

void Engine::addFailure(const Invocation &invocation, LinkOutcome outcome) {
  MethodId caller = invocation.caller
                        ? instances[invocation.caller.index].method
                        : MethodId();
  failedCalls.insert({caller, invocation.call, outcome});
}
