//===- TracedFields.cpp - Values in fields ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What any method stores into a field of any object, and what reflection,
// handles and offsets store there. What a method stores into its new array.
//
//===----------------------------------------------------------------------===//

#include "ValueTracer.h"

using namespace jir;
using namespace jir::pointsto;

void ValueTracer::followField(const State &state, FieldId field) {
  if (!visitedFields.insert({state.sink, field.index, state.depth}).second)
    return;
  // Who stores is any method: the calls on the way prove nothing about it.
  State next = state;
  next.stack = 0;
  waitingFields[field].push_back(next);
  const llvm::SmallVector<Stored, 1> known = stores.lookup(field);
  for (const Stored &store : known) {
    next.instance = store.instance;
    next.local = store.value;
    follow(next);
  }
  if (writtenElsewhere.contains(field))
    fail(state.sink);
  if (!state.depth)
    return;
  --next.depth;
  const llvm::SmallVector<Stored, 1> elements = elementStores.lookup(field);
  for (const Stored &store : elements) {
    next.instance = store.instance;
    next.local = store.value;
    follow(next);
  }
}

void ValueTracer::addStored(FieldId field, InstanceId instance, Local value) {
  if (value == kNoLocal)
    return;
  stores[field].push_back({instance, value});
  const llvm::SmallVector<State, 1> waiting = waitingFields.lookup(field);
  for (State state : waiting) {
    if (isFull(state.sink)) {
      fail(state.sink);
      continue;
    }
    state.instance = instance;
    state.local = value;
    follow(state);
  }
}

void ValueTracer::addStoredElement(FieldId field, InstanceId instance,
                                   Local value) {
  elementStores[field].push_back({instance, value});
  const llvm::SmallVector<State, 1> waiting = waitingFields.lookup(field);
  for (State state : waiting) {
    if (!state.depth)
      continue;
    if (isFull(state.sink)) {
      fail(state.sink);
      continue;
    }
    state.instance = instance;
    state.local = value;
    --state.depth;
    follow(state);
  }
}

void ValueTracer::addFieldRead(Place place, FieldId field) {
  auto add = [&](Place at) {
    PlaceKey key = getKey(at);
    auto &read = readFields[key];
    if (llvm::is_contained(read, field))
      return;
    read.push_back(field);
    const llvm::SmallVector<State, 1> waiting = waitingResults.lookup(key);
    for (const State &state : waiting)
      followField(state, field);
  };
  place.instance = reduce(place.instance);
  InstanceId whole = getWhole(place.instance);
  add({whole, place.bci});
  if (whole != place.instance)
    add(place);
}

void ValueTracer::addFieldWrite(FieldId field, InstanceId instance,
                                Local value) {
  if (value != kNoLocal)
    return addStored(field, getWhole(instance), value);
  if (!writtenElsewhere.insert(field).second)
    return;
  const llvm::SmallVector<State, 1> waiting = waitingFields.lookup(field);
  for (const State &state : waiting)
    fail(state.sink);
}

void ValueTracer::followNewArray(const State &state, const MethodFacts &facts,
                                 const Allocation &array) {
  State next = state;
  bool isFilled = array.isEmpty, isPassed = false;
  --next.depth;
  for (const FieldAccess &store : facts.stores)
    if (store.base == state.local && store.field == FieldTable::getElements()) {
      isFilled = true;
      next.local = store.value;
      follow(next);
    }
  for (const Call &call : facts.calls) {
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    if (!llvm::is_contained(arguments, state.local))
      continue;
    isPassed = true;
    if (!call.resolved || arguments.size() != 2 ||
        arguments[1] != state.local ||
        hierarchy->getQualifiedName(call.resolved) !=
            "java.lang.System.arraycopy(Ljava/lang/Object;ILjava/lang/"
            "Object;II)V")
      continue;
    isFilled = true;
    follow(
        {state.sink, state.instance, arguments[0], state.stack, state.depth});
  }
  // Who gets an empty array of the program fills it.
  if (isPassed && !isFilled && isOfProgram(state.instance))
    fail(state.sink);
}
