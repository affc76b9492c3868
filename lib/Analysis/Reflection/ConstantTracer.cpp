//===- ConstantTracer.cpp - Which strings reach a variable ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A graph of the variables that strings for reflection come through, made from
// uses to definitions over the summaries of methods.
//
//===----------------------------------------------------------------------===//

#include "ConstantTracer.h"

using namespace jir;
using namespace jir::pointsto;

ConstantTracer::Client::~Client() = default;

ConstantTracer::ConstantTracer(Client &client) : client(client), solver(*this) {
  untraceable = getString(mlir::StringAttr());
}

//===----------------------------------------------------------------------===//
// What is known of strings
//===----------------------------------------------------------------------===//

ObjectId ConstantTracer::getString(mlir::StringAttr value) {
  if (value)
    if (ObjectId known = strings.lookup(value))
      return known;
  ObjectId id = solver.addObject(TypeId(0));
  values.push_back(value);
  if (value)
    strings[value] = id;
  return id;
}

NodeId ConstantTracer::getNode(InstanceId instance, Local local) {
  auto [it, inserted] = nodes.try_emplace({instance.index, local});
  if (inserted) {
    it->second = solver.addNode();
    unexpanded.push_back({instance, local, it->second});
  }
  return it->second;
}

void ConstantTracer::trace(Sink sink, InstanceId instance, Local local) {
  if (local != kNoLocal)
    solver.addWatch(getNode(instance, local), WatchId(sink));
}

void ConstantTracer::run(PluginContext &context) {
  running = &context;
  do {
    while (!unexpanded.empty()) {
      Variable variable = unexpanded.back();
      unexpanded.pop_back();
      expand(context, variable);
    }
    solver.solve();
  } while (!unexpanded.empty());
}

void ConstantTracer::onNewObjects(WatchId watch,
                                  llvm::ArrayRef<ObjectId> objects) {
  for (ObjectId object : objects)
    if (object == untraceable)
      client.onUntraceable(*running, watch.index);
    else
      client.onString(*running, watch.index, values[object.index]);
}

//===----------------------------------------------------------------------===//
// From uses to definitions
//===----------------------------------------------------------------------===//

void ConstantTracer::expand(PluginContext &context, const Variable &variable) {
  auto [instance, local, node] = variable;
  const MethodSummary &summary =
      context.getSummary(context.getInstance(instance).method);
  bool isDefined = false;
  for (const Allocation &allocation : summary.allocations) {
    if (allocation.result != local)
      continue;
    isDefined = true;
    auto value = llvm::dyn_cast_or_null<mlir::StringAttr>(allocation.constant);
    bool isString = allocation.kind == AllocationKind::String && value;
    solver.addToSet(node, isString ? getString(value) : untraceable);
  }
  for (const Move &move : summary.moves)
    if (move.to == local) {
      isDefined = true;
      addFlow(instance, move.from, node);
    }
  for (const FilteredMove &move : summary.filteredMoves)
    if (move.to == local) {
      isDefined = true;
      addFlow(instance, move.from, node);
    }
  if (local < summary.signature.numParameters) {
    parameters[instance].push_back(variable);
    const llvm::SmallVector<CallerSite, 1> sites = callers.lookup(instance);
    for (const CallerSite &site : sites)
      addArgument(context, site, variable);
    return;
  }
  isDefined |= addSources(context, variable, summary);
  if (!isDefined)
    addUntraceable(node);
}

bool ConstantTracer::addSources(PluginContext &context,
                                const Variable &variable,
                                const MethodSummary &summary) {
  auto [instance, local, node] = variable;
  bool isDefined = false;
  for (const StaticAccess &load : summary.staticLoads)
    if (load.value == local) {
      isDefined = true;
      solver.addCopy(getFieldNode(load.field), node);
    }
  for (const FieldAccess &load : summary.loads)
    if (load.value == local) {
      // Elements of arrays say nothing.
      if (load.field == FieldTable::getElements()) {
        addUntraceable(node);
        continue;
      }
      isDefined = true;
      solver.addCopy(getFieldNode(load.field), node);
    }
  for (const Call &call : summary.calls)
    if (call.result == local) {
      isDefined = true;
      SiteKey key{instance.index, uint32_t(call.bci)};
      results[key].push_back(node);
      const llvm::SmallVector<InstanceId, 1> known = callees.lookup(key);
      for (InstanceId callee : known)
        addResult(context, node, callee);
    }
  return isDefined;
}

NodeId ConstantTracer::getFieldNode(FieldId field) {
  auto [it, inserted] = fieldNodes.try_emplace(field);
  if (!inserted)
    return it->second;
  NodeId node = it->second = solver.addNode();
  auto known = stores.find(field);
  if (known != stores.end())
    for (const Stored &store : known->second)
      addFlow(store.instance, store.value, node);
  return node;
}

void ConstantTracer::addResult(PluginContext &context, NodeId to,
                               InstanceId callee) {
  MethodId method = context.getInstance(callee).method;
  MethodSignature signature = context.getSignature(method);
  if (!signature.returnsReference)
    return;
  // A body is looked at when it is reached, and natives make strings.
  if (context.getSummary(method).hasBody)
    addFlow(callee, signature.getReturned(), to);
  else
    addUntraceable(to);
}

void ConstantTracer::addArgument(PluginContext &context, const CallerSite &site,
                                 const Variable &parameter) {
  ClassHierarchy &hierarchy = context.getLinkage().getHierarchy();
  MethodId method = context.getInstance(parameter.instance).method;
  uint32_t position = parameter.local;
  bool isReceiver = context.getSignature(method).hasReceiver && position-- == 0;
  if (isReceiver || !site.caller)
    return addUntraceable(parameter.node);
  const MethodSummary &summary =
      context.getSummary(context.getInstance(site.caller).method);
  bool isFound = false;
  for (const Call &call : summary.calls) {
    if (call.bci != site.bci || !call.resolved ||
        hierarchy.getMethod(call.resolved).selector !=
            hierarchy.getMethod(method).selector)
      continue;
    llvm::ArrayRef<Local> arguments = summary.getArguments(call);
    if (position >= arguments.size())
      continue;
    isFound = true;
    addFlow(site.caller, arguments[position], parameter.node);
  }
  if (!isFound)
    addUntraceable(parameter.node);
}

//===----------------------------------------------------------------------===//
// What the analysis finds
//===----------------------------------------------------------------------===//

void ConstantTracer::addMethod(PluginContext &context, InstanceId instance) {
  const MethodSummary &summary =
      context.getSummary(context.getInstance(instance).method);
  auto add = [&](FieldId field, Local value) {
    if (value == kNoLocal || field == FieldTable::getElements())
      return;
    stores[field].push_back({instance, value});
    if (NodeId node = fieldNodes.lookup(field))
      addFlow(instance, value, node);
  };
  for (const FieldAccess &store : summary.stores)
    add(store.field, store.value);
  for (const StaticAccess &store : summary.staticStores)
    add(store.field, store.value);
}

void ConstantTracer::addCallEdge(PluginContext &context, InstanceId caller,
                                 int32_t bci, InstanceId callee) {
  CallerSite site{caller, bci};
  callers[callee].push_back(site);
  if (caller) {
    SiteKey key{caller.index, uint32_t(bci)};
    callees[key].push_back(callee);
    if (auto it = results.find(key); it != results.end())
      for (NodeId node : it->second)
        addResult(context, node, callee);
  }
  auto it = parameters.find(callee);
  if (it == parameters.end())
    return;
  for (const Variable &parameter : it->second)
    addArgument(context, site, parameter);
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

/// The definition of a variable that is a new array, and nothing else.
static const Allocation *findArray(const MethodSummary &summary, Local array) {
  const Allocation *found = nullptr;
  for (const Allocation &allocation : summary.allocations)
    if (allocation.result == array) {
      if (found || allocation.kind != AllocationKind::Array)
        return nullptr;
      found = &allocation;
    }
  for (const Move &move : summary.moves)
    if (move.to == array)
      return nullptr;
  return found;
}

std::optional<llvm::SmallVector<Local>>
ConstantTracer::findElements(const MethodSummary &summary, Local array) {
  if (array == kNoLocal)
    return llvm::SmallVector<Local>();
  if (!findArray(summary, array))
    return std::nullopt;
  llvm::SmallVector<Local> elements;
  for (const FieldAccess &store : summary.stores)
    if (store.base == array && store.field == FieldTable::getElements())
      elements.push_back(store.value);
  return elements;
}

std::optional<llvm::SmallVector<mlir::Type>>
ConstantTracer::findClassArray(const MethodSummary &summary, Local array) {
  auto elements = findElements(summary, array);
  if (!elements)
    return std::nullopt;
  llvm::SmallVector<mlir::Type> found;
  for (Local element : *elements) {
    mlir::Type type;
    for (const Allocation &allocation : summary.allocations)
      if (allocation.result == element &&
          allocation.kind == AllocationKind::Class)
        if (auto named =
                llvm::dyn_cast_or_null<mlir::TypeAttr>(allocation.constant))
          type = named.getValue();
    found.push_back(type);
  }
  return found;
}
