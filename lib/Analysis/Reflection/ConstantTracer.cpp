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
  if (!isDefined)
    client.onUntraceable(context, sink);
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
