//===- ConstantTracer.cpp - Which strings reach a variable ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A search over the summaries of methods, from uses to definitions.
//
//===----------------------------------------------------------------------===//

#include "ConstantTracer.h"

using namespace jir;
using namespace jir::pointsto;

ConstantTracer::Client::~Client() = default;

void ConstantTracer::trace(PluginContext &context, Sink sink,
                           InstanceId instance, Local local) {
  // Null names nothing: what asks for it throws.
  if (local == kNoLocal ||
      !visited.insert({sink, uint64_t(instance.index) << 32 | local}).second)
    return;
  MethodId method = context.getInstance(instance).method;
  const MethodSummary &summary = context.getSummary(method);
  bool isDefined = false;
  for (const Allocation &allocation : summary.allocations) {
    if (allocation.result != local)
      continue;
    isDefined = true;
    auto value = llvm::dyn_cast_or_null<mlir::StringAttr>(allocation.constant);
    if (allocation.kind != AllocationKind::String || !value)
      client.onUntraceable(context, sink);
    else if (said.insert({sink, value}).second)
      client.onString(context, sink, {value, method, allocation.bci});
  }
  // Callbacks may add to the summaries of other methods only.
  for (const Move &move : summary.moves)
    if (move.to == local) {
      isDefined = true;
      trace(context, sink, instance, move.from);
    }
  for (const FilteredMove &move : summary.filteredMoves)
    if (move.to == local) {
      isDefined = true;
      trace(context, sink, instance, move.from);
    }
  if (local < summary.signature.numParameters) {
    waiting[instance].push_back({local, sink});
    const llvm::SmallVector<CallerSite, 1> sites = callers.lookup(instance);
    for (const CallerSite &site : sites)
      traceArgument(context, sink, site, instance, local);
    return;
  }
  isDefined |= traceSources(context, sink, instance, summary, local);
  if (!isDefined)
    client.onUntraceable(context, sink);
}

bool ConstantTracer::traceSources(PluginContext &context, Sink sink,
                                  InstanceId instance,
                                  const MethodSummary &summary, Local local) {
  bool isDefined = false;
  for (const StaticAccess &load : summary.staticLoads)
    if (load.value == local) {
      isDefined = true;
      traceField(context, sink, load.field);
    }
  for (const FieldAccess &load : summary.loads)
    if (load.value == local) {
      // Elements of arrays say nothing.
      if (load.field == FieldTable::getElements()) {
        client.onUntraceable(context, sink);
        continue;
      }
      isDefined = true;
      traceField(context, sink, load.field);
    }
  for (const Call &call : summary.calls)
    if (call.result == local) {
      isDefined = true;
      SiteKey key{instance.index, uint32_t(call.bci)};
      waitingResults[key].push_back(sink);
      const llvm::SmallVector<InstanceId, 1> known = callees.lookup(key);
      for (InstanceId callee : known)
        traceResult(context, sink, callee);
    }
  return isDefined;
}

void ConstantTracer::traceField(PluginContext &context, Sink sink,
                                FieldId field) {
  if (!visitedFields.insert({sink, field.index}).second)
    return;
  waitingFields[field].push_back(sink);
  const llvm::SmallVector<Stored, 1> known = stores.lookup(field);
  for (const Stored &store : known)
    trace(context, sink, store.instance, store.value);
}

void ConstantTracer::traceResult(PluginContext &context, Sink sink,
                                 InstanceId callee) {
  MethodId method = context.getInstance(callee).method;
  MethodSignature signature = context.getSignature(method);
  if (!signature.returnsReference)
    return;
  // A body is looked at when it is reached, and natives make strings.
  if (!context.getSummary(method).hasBody)
    return client.onUntraceable(context, sink);
  trace(context, sink, callee, signature.getReturned());
}

void ConstantTracer::addMethod(PluginContext &context, InstanceId instance) {
  const MethodSummary &summary =
      context.getSummary(context.getInstance(instance).method);
  auto add = [&](FieldId field, Local value) {
    if (value == kNoLocal || field == FieldTable::getElements())
      return;
    stores[field].push_back({instance, value});
    auto it = waitingFields.find(field);
    if (it == waitingFields.end())
      return;
    const llvm::SmallVector<Sink, 1> sinks = it->second;
    for (Sink sink : sinks)
      trace(context, sink, instance, value);
  };
  for (const FieldAccess &store : summary.stores)
    add(store.field, store.value);
  for (const StaticAccess &store : summary.staticStores)
    add(store.field, store.value);
}

void ConstantTracer::traceArgument(PluginContext &context, Sink sink,
                                   const CallerSite &site, InstanceId callee,
                                   Local parameter) {
  ClassHierarchy &hierarchy = context.getLinkage().getHierarchy();
  MethodId method = context.getInstance(callee).method;
  MethodSignature signature = context.getSignature(method);
  uint32_t position = parameter;
  if (signature.hasReceiver && position-- == 0)
    return client.onUntraceable(context, sink);
  if (!site.caller)
    return client.onUntraceable(context, sink);
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
    trace(context, sink, site.caller, arguments[position]);
  }
  if (!isFound)
    client.onUntraceable(context, sink);
}

void ConstantTracer::addCallEdge(PluginContext &context, InstanceId caller,
                                 int32_t bci, InstanceId callee) {
  CallerSite site{caller, bci};
  callers[callee].push_back(site);
  if (caller) {
    SiteKey key{caller.index, uint32_t(bci)};
    callees[key].push_back(callee);
    if (auto it = waitingResults.find(key); it != waitingResults.end()) {
      const llvm::SmallVector<Sink, 1> sinks = it->second;
      for (Sink sink : sinks)
        traceResult(context, sink, callee);
    }
  }
  auto it = waiting.find(callee);
  if (it == waiting.end())
    return;
  const llvm::SmallVector<Waiting, 1> sinks = it->second;
  for (const Waiting &each : sinks)
    traceArgument(context, each.sink, site, callee, each.parameter);
}

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
