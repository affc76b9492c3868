//===- HandleCalls.cpp - What calls of method handles do --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which handles come to which calls, and whether they may be called so.
// docs/Analysis/MethodHandles.md has the rules.
//
//===----------------------------------------------------------------------===//

#include "HandleCalls.h"
#include "../ReflectiveCalls.h"
#include "HandleApi.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// How deep calls are told apart, and how many there may be at one instruction
/// and in all.
static constexpr unsigned kDepthLimit = 12;
static constexpr unsigned kSiteCallLimit = 64;
static constexpr size_t kCallLimit = 5000;

//===----------------------------------------------------------------------===//
// New calls
//===----------------------------------------------------------------------===//

HandleCalls::Key HandleCalls::getKey(NodeId called,
                                     const HandleCall &call) const {
  Key key{called.index,
          call.caller.index,
          uint32_t(call.bci),
          unsigned(call.reason),
          unsigned(call.mode),
          unsigned(call.access),
          call.result.index,
          call.thrown.index,
          call.arguments.rest.index,
          call.arguments.isRestAnything,
          call.ignoresUnknown,
          call.context};
  for (const Argument &argument : call.arguments.fixed) {
    key.push_back(argument.node.index);
    key.push_back(
        reinterpret_cast<uint64_t>(argument.type.getAsOpaquePointer()));
  }
  if (call.mode == CallMode::Exact)
    for (mlir::Type type : call.type.parameters)
      key.push_back(reinterpret_cast<uint64_t>(type.getAsOpaquePointer()));
  key.push_back(
      reinterpret_cast<uint64_t>(call.type.result.getAsOpaquePointer()));
  return key;
}

HandleCalls::MixedCall &HandleCalls::getMixedCall(const HandleCall &call) {
  MixedCall &nodes = mixed[{call.caller.index, call.bci}];
  if (nodes.handles)
    return nodes;
  for (NodeId *node :
       {&nodes.handles, &nodes.values, &nodes.result, &nodes.thrown})
    *node = context.addNode();
  // What handles return may be what others get.
  context.addCopy(nodes.result, nodes.values);
  return nodes;
}

HandleCall HandleCalls::getMixed(const HandleCall &call) {
  const MixedCall nodes = getMixedCall(call);
  context.addCopy(mix(call.arguments), nodes.values);
  if (call.result)
    context.addCopy(nodes.result, call.result);
  if (call.thrown)
    context.addCopy(nodes.thrown, call.thrown);
  HandleCall all;
  all.caller = call.caller;
  all.bci = call.bci;
  all.reason = call.reason;
  all.access = call.access;
  all.arguments.rest = nodes.values;
  all.arguments.isRestAnything = call.arguments.isRestAnything;
  all.result = nodes.result;
  all.thrown = nodes.thrown;
  all.site = call.site;
  return all;
}

void HandleCalls::add(NodeId called, HandleCall call) {
  if (!called)
    return;
  unsigned &numCalls = callsOfSite[{call.caller.index, call.bci}];
  if (call.depth > kDepthLimit || numCalls > kSiteCallLimit ||
      watched.size() > kCallLimit) {
    NodeId all = getMixedCall(call).handles;
    context.addCopy(called, all);
    called = all;
    call = getMixed(call);
    call.isMixed = true;
  }
  uint32_t number = watched.size();
  if (!known.try_emplace(getKey(called, call), number).second)
    return;
  ++numCalls;
  Site site{};
  site.api = Api::FindStatic;
  site.caller = call.caller;
  site.bci = call.bci;
  uint32_t index = shared.addSite(std::move(site), mechanism);
  callOfSite[index] = number;
  watched.push_back(std::make_unique<Watched>());
  watched.back()->called = called;
  watched.back()->call = std::move(call);
  shared.watch(called, index, Role::Object);
}

NodeId HandleCalls::getUnknown() {
  if (!unknown) {
    unknown = context.addNode();
    context.addToSet(unknown, context.getUnknown("method-handle"));
  }
  return unknown;
}

void HandleCalls::escape(NodeId escaped, InstanceId caller, int32_t bci) {
  HandleCall call;
  call.caller = caller;
  call.bci = bci;
  call.arguments.rest = getUnknown();
  call.access = VariableAccess::Any;
  call.ignoresUnknown = true;
  add(escaped, call);
}

bool HandleCalls::onObject(uint32_t site) {
  if (auto it = callOfSite.find(site); it != callOfSite.end()) {
    pending.insert(it->second);
    return true;
  }
  auto getObjects = [&](NodeId node) {
    return std::vector<ObjectId>(context.getSet(node).begin(),
                                 context.getSet(node).end());
  };
  if (auto it = sitesOf.find(site); it != sitesOf.end()) {
    const auto [from, to] = it->second;
    for (ObjectId object : getObjects(from))
      context.addCopy(getTargets(object), to);
    return true;
  }
  auto it = cellsOf.find(site);
  if (it == cellsOf.end())
    return false;
  const auto [from, to] = it->second;
  for (ObjectId object : getObjects(from))
    if (handles.findHandle(object) || handles.isUnknown(object))
      context.addToSet(to, object);
  return true;
}

bool HandleCalls::run() {
  bool hasRun = !pending.empty();
  while (!pending.empty()) {
    uint32_t number = pending.pop_back_val();
    std::vector<ObjectId> found;
    Watched &each = *watched[number];
    for (ObjectId object : context.getSet(each.called))
      if (each.done.test_and_set(object.index))
        found.push_back(object);
    const HandleCall call = each.call;
    bool callsUnknown = false;
    for (ObjectId object : found)
      if (const HandleValue *value = handles.findHandle(object))
        apply(call, *value);
      else
        callsUnknown = callsUnknown || mayBeHandle(object);
    // What is unknown of one is unknown of all.
    if (callsUnknown && !each.callsUnknown) {
      each.callsUnknown = true;
      if (call.access != VariableAccess::None)
        accessUnknown(call);
      callUnknown(call);
    }
  }
  LDBG() << watched.size() << " calls of handles at " << callsOfSite.size()
         << " instructions";
  return hasRun;
}

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

void HandleCalls::callUnknown(const HandleCall &call) {
  if (call.ignoresUnknown)
    return;
  if (call.result)
    context.addCopy(getUnknown(), call.result);
  // It may write what it gets into arrays that it gets, and call handles.
  NodeId values = mix(call.arguments);
  NodeId written = context.addNode();
  context.addCopy(values, written);
  context.addCopy(getUnknown(), written);
  context.addStore(values, FieldTable::getElements(), written);
  escape(values, call.caller, call.bci);
  if (call.site != ~0u)
    shared.setUnresolved(call.site, "handle");
}

/// Whether an object of which is not known what it does may be a handle.
bool HandleCalls::mayBeHandle(ObjectId object) {
  TypeTable &types = context.getTypes();
  TypeId type = context.getObject(object).type;
  return handles.isUnknown(object) ||
         types.mayBe(type, types.getClass("java.lang.invoke.MethodHandle")) ||
         types.mayBe(type, types.getClass("java.lang.invoke.VarHandle"));
}

void HandleCalls::apply(const HandleCall &call, const HandleValue &value) {
  if (isVariable(value.kind)) {
    if (call.access != VariableAccess::None)
      accessVariable(call, value);
    return;
  }
  if (call.access != VariableAccess::None && call.access != VariableAccess::Any)
    return;
  if (call.mode == CallMode::Exact && !value.type.mayEqual(call.type))
    return;
  std::optional<ArgumentList> arguments = adapt(call, value);
  if (!arguments)
    return;
  HandleCall adapted = call;
  adapted.arguments = std::move(*arguments);
  applyValue(adapted, value);
}

void HandleCalls::applyValue(const HandleCall &call, const HandleValue &value) {
  switch (value.kind) {
  case HandleAction::Method:
  case HandleAction::Constructor:
    return callMethod(call, value);
  case HandleAction::Getter:
  case HandleAction::Setter:
    return accessField(call, value);
  case HandleAction::ElementGetter:
  case HandleAction::ElementSetter:
    return accessElement(call, value);
  case HandleAction::NewArray: {
    TypeId type = getType(value.type.result);
    if (type && call.result)
      context.addToSet(call.result,
                       context.addObject(type, call.caller, call.bci));
    return;
  }
  case HandleAction::Constant:
    for (const Argument &each : value.values)
      give(call, getReference(each));
    return;
  case HandleAction::Identity:
    return give(call, take(call.arguments, 0, value.type.result));
  case HandleAction::Throw:
    if (NodeId thrown = take(call.arguments, 0, value.type.getParameter(0));
        thrown && call.thrown)
      context.addCopy(thrown, call.thrown);
    return;
  default:
    if (!call.isMixed || !applyParts(call, value))
      applyCombinator(call, value);
  }
}

std::optional<ArgumentList> HandleCalls::adapt(const HandleCall &call,
                                               const HandleValue &value) {
  if (call.mode != CallMode::Adapted)
    return call.arguments;
  HandleType given;
  for (const Argument &each : call.arguments.fixed)
    given.parameters.push_back(each.type);
  given.hasMore = call.arguments.isOpen();
  bool fits = value.type.mayAdapt(given);
  if (!value.isVarargs || value.type.hasMore || value.type.size() == 0)
    return fits ? std::optional(call.arguments) : std::nullopt;
  // As it is, if the last argument may be the array; else collected.
  mlir::Type last = value.type.parameters.back();
  bool isArray = fits && given.size() == value.type.size() &&
                 (!given.parameters.back() ||
                  !llvm::isa<jvm::RefType>(given.parameters.back()) || !last);
  if (isArray && given.parameters.back() &&
      llvm::isa<jvm::ArrayType>(given.parameters.back()))
    return call.arguments;
  if (given.size() + 1 < value.type.size() && !given.hasMore)
    return std::nullopt;
  return collect(call, value);
}

/// The arguments of a collector's last parameter in an array.
ArgumentList HandleCalls::collect(const HandleCall &call,
                                  const HandleValue &value) {
  ArgumentList collected;
  size_t first = value.type.size() - 1;
  llvm::ArrayRef<Argument> given = call.arguments.fixed;
  collected.fixed.assign(given.begin(),
                         given.begin() + std::min(first, given.size()));
  if (given.size() < first) {
    collected.rest = call.arguments.rest;
    collected.isRestAnything = call.arguments.isRestAnything;
    return collected;
  }
  collected.fixed.push_back(makeArray(call, given.drop_front(first),
                                      call.arguments.rest,
                                      value.type.parameters.back()));
  return collected;
}

/// A new array; past the limit one of each type.
ObjectId HandleCalls::addArray(const HandleCall &call, TypeId type) {
  std::pair<uint32_t, int32_t> instruction{call.caller.index, call.bci};
  if (arraysOfSite[instruction]++ < kSiteCallLimit)
    return context.addObject(type, call.caller, call.bci);
  ObjectId &array = sharedArrays[{instruction, type}];
  if (!array)
    array = context.addObject(type, call.caller, call.bci);
  return array;
}

Argument HandleCalls::makeArray(const HandleCall &call,
                                llvm::ArrayRef<Argument> elements, NodeId rest,
                                mlir::Type type) {
  Argument made{context.addNode(), type};
  TypeTable &types = context.getTypes();
  TypeId arrayType = getType(type);
  // An argument that is the array already.
  for (const Argument &each : elements)
    if (each.node && arrayType)
      context.addCopy(each.node, made.node, arrayType);
  if (!arrayType || types.getKind(arrayType) != TypeKind::Array)
    arrayType = types.getArray(types.getClass(hierarchy.getObject()));
  ObjectId array = addArray(call, arrayType);
  context.addToSet(made.node, array);
  TypeId element = types.getElement(arrayType);
  if (types.getKind(element) == TypeKind::Primitive)
    return made;
  NodeId cell = context.getCell(array, FieldTable::getElements());
  for (const Argument &each : elements)
    if (NodeId node = getReference(each))
      context.addCopy(node, cell, element);
  if (rest)
    context.addCopy(rest, cell, element);
  return made;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

TypeId HandleCalls::getType(mlir::Type type) {
  return type && jvm::isReference(type) ? context.getTypes().get(type)
                                        : TypeId();
}

NodeId HandleCalls::getReference(const Argument &argument) {
  if (argument.node || !argument.type || jvm::isReference(argument.type) ||
      llvm::isa<mlir::NoneType>(argument.type))
    return argument.node;
  NodeId box = context.addNode();
  addBox(context, jvm::getDescriptor(argument.type), box);
  return box;
}

std::optional<Argument> HandleCalls::get(const ArgumentList &arguments,
                                         size_t place) {
  if (place < arguments.fixed.size())
    return arguments.fixed[place];
  if (!arguments.isOpen())
    return std::nullopt;
  if (!arguments.isRestAnything)
    return Argument{arguments.rest, mlir::Type()};
  return Argument{take(arguments, place, mlir::Type()), mlir::Type()};
}

NodeId HandleCalls::take(const ArgumentList &arguments, size_t place,
                         mlir::Type type) {
  TypeId wanted = getType(type);
  if (type && !wanted)
    return NodeId();
  NodeId taken = context.addNode();
  if (place < arguments.fixed.size()) {
    if (NodeId node = getReference(arguments.fixed[place]))
      context.addCopy(node, taken, wanted);
    return taken;
  }
  if (arguments.rest)
    context.addCopy(arguments.rest, taken, wanted);
  if (arguments.isRestAnything)
    context.addCopy(
        context.getInstantiated(
            wanted ? wanted
                   : context.getTypes().getClass(hierarchy.getObject())),
        taken);
  return taken;
}

NodeId HandleCalls::mix(const ArgumentList &arguments) {
  if (arguments.fixed.empty() && arguments.rest)
    return arguments.rest;
  NodeId all = context.addNode();
  for (const Argument &each : arguments.fixed)
    if (NodeId node = getReference(each))
      context.addCopy(node, all);
  if (arguments.rest)
    context.addCopy(arguments.rest, all);
  return all;
}

void HandleCalls::give(const HandleCall &call, NodeId from, mlir::Type type) {
  if (from && call.result)
    context.addCopy(from, call.result, getType(type));
}

//===----------------------------------------------------------------------===//
// Call sites
//===----------------------------------------------------------------------===//

static pointsto::FieldId getTargetField(ReflectionContext &shared) {
  jir::FieldId field = findHandleField(shared, HandleField::SiteTarget);
  return field ? shared.getEngine().getFields().get(field)
               : pointsto::FieldId();
}

NodeId HandleCalls::getTargets(NodeId callSites) {
  pointsto::FieldId field = getTargetField(shared);
  if (!callSites || !field)
    return NodeId();
  NodeId &found = targetsOf[callSites];
  if (found)
    return found;
  NodeId to = found = context.addNode();
  sitesOf[addWatch(callSites)] = {callSites, to};
  return to;
}

uint32_t HandleCalls::addWatch(NodeId node) {
  Site site{};
  site.api = Api::FindStatic;
  uint32_t index = shared.addSite(std::move(site), mechanism);
  shared.watch(node, index, Role::Object);
  return index;
}

NodeId HandleCalls::getTargets(ObjectId callSite) {
  if (handles.isUnknown(callSite))
    return getUnknown();
  auto known = targetsOfObject.find(callSite);
  if (known != targetsOfObject.end())
    return known->second;
  NodeId cell = context.getCell(callSite, getTargetField(shared));
  NodeId to = context.addNode();
  targetsOfObject[callSite] = to;
  MethodId maker = context.getObject(callSite).method;
  // For the program's call sites the platform makes a target that throws, until
  // one is set; for others it makes something unknown.
  if (maker && shared.isPlatformMethod(maker))
    context.addCopy(cell, to);
  else
    cellsOf[addWatch(cell)] = {cell, to};
  return to;
}

void HandleCalls::setTarget(NodeId callSites, NodeId target) {
  if (pointsto::FieldId field = getTargetField(shared);
      field && callSites && target)
    context.addStore(callSites, field, target);
}

//===----------------------------------------------------------------------===//
// Objects that call handles
//===----------------------------------------------------------------------===//

ObjectId HandleCalls::makeFunction(ClassId implemented, NodeId target,
                                   llvm::ArrayRef<Argument> captured,
                                   InstanceId caller, int32_t bci) {
  Site site{};
  site.caller = caller;
  site.bci = bci;
  ObjectId object = shared.addDispatcher({implemented}, mechanism, site);
  functions[object] = {target, {captured.begin(), captured.end()}};
  return object;
}

bool HandleCalls::onReceiver(const ReceiverCall &call, ObjectId object) {
  auto it = functions.find(object);
  if (it == functions.end() ||
      hierarchy.getMethod(call.method).owner == hierarchy.getObject() ||
      !hierarchy.getMethod(call.method).isAbstract())
    return false;
  HandleCall called;
  called.caller = call.caller;
  called.bci = call.bci;
  called.mode = CallMode::Adapted;
  for (const Argument &each : it->second.captured)
    called.arguments.fixed.push_back(each);
  HandleType type = HandleType::get(hierarchy.getProgram().getContext(),
                                    hierarchy.getDescriptor(call.method));
  unsigned next = 0;
  for (mlir::Type each : type.parameters) {
    Argument argument{NodeId(), each};
    if (jvm::isReference(each) && next < call.arguments.size())
      argument.node = call.arguments[next++];
    called.arguments.fixed.push_back(argument);
  }
  if (call.result) {
    NodeId result = context.addNode();
    context.addCopy(result, call.result, context.getReturnType(call.method));
    called.result = result;
  }
  called.thrown = call.thrown;
  add(it->second.target, std::move(called));
  return true;
}
