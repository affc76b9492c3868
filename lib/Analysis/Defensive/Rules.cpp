//===- Rules.cpp - Allocation, copies, loads and stores ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules ALLOC, MOVE, LOAD, STORE-1, STORE-2 and the frame rules, named as
// in docs/Analysis/Defensive.md.
//
//===----------------------------------------------------------------------===//

#include "MethodRun.h"

using namespace jir;
using namespace jir::defensive;

/// ALLOC: the value is the new object, and its fields are null.
void MethodRun::allocate(uint32_t number, State &state) {
  const FlowInstruction &instruction = code.instructions[number];
  if (instruction.isBarrier)
    barrier(state);
  dropBase(instruction.result, state);
  ObjectId object = objects.getSite(code.method, number, instruction.type);
  renew(object, instruction.result, state);
  assign(instruction.result, objects.getSingle(object), state);
  const std::vector<uint32_t> *fields =
      solver.getFields(objects.get(object).classId);
  // Finalizers and the collector reach such objects by themselves.
  if (!fields)
    return escape(objects.getSingle(object), state);
  if (state.isEscaped(object) && !config.isStrict)
    return;
  PathId root = paths.getRoot(instruction.result);
  for (uint32_t field : *fields)
    addFact(paths.getField(root, field), kOnlyNull, state);
  dropEscaped(state);
}

void MethodRun::allocateArray(uint32_t number, State &state) {
  const FlowInstruction &instruction = code.instructions[number];
  dropBase(instruction.result, state);
  ObjectId object = objects.getSite(code.method, number, instruction.type);
  renew(object, instruction.result, state);
  assign(instruction.result, objects.getSingle(object), state);
  auto type = llvm::cast<jvm::ArrayType>(instruction.type);
  bool isNested = instruction.aux != 0;
  if (isNested || !jvm::isReference(type.getElementType()) ||
      (state.isEscaped(object) && !config.isStrict))
    return;
  addFact(paths.getField(paths.getRoot(instruction.result), kElements),
          kOnlyNull, state);
  dropEscaped(state);
}

/// MOVE: the same object by another name; a test lets fewer through.
void MethodRun::cast(const FlowInstruction &instruction, State &state) {
  ValueId value = code.getOperands(instruction)[0];
  SetId set = getSet(value);
  if (ObjectTable::isKnown(set))
    set = orOpen(objects.keepInstances(set, instruction.type), set);
  assign(instruction.result, orBound(instruction.result, set), state);
  if (config.useTests && value != kNoValue && instruction.type)
    currentTests.push_back(
        {getBase(value), ValueTest::NullOrInstance, instruction.type});
}

/// LOAD: what the path points to, and all that is known beyond. A field that
/// nothing is known of may hold whatever was stored in the object.
void MethodRun::load(const FlowInstruction &instruction, State &state) {
  ValueId object = code.getOperands(instruction)[0];
  if (object == kNoValue || instruction.aux == kNoField) {
    dropBase(instruction.result, state);
    assign(instruction.result, orBound(instruction.result, kUnknown), state);
    return escapeHeld(getSet(object), state);
  }
  PathId path = paths.getField(paths.getRoot(getBase(object)), instruction.aux);
  SetId set = state.find(path);
  State before = state;
  dropBase(instruction.result, state);
  if (set == kUnknown) {
    // What the field's class ever stores, if that is known: it may be one of
    // the objects held, which are told by their class from here.
    set = instruction.aux == kElements
              ? kUnknown
              : solver.getContents().get(FieldId(instruction.aux));
    assign(instruction.result, orBound(instruction.result, set), state);
    return escapeHeld(getSet(object), state);
  }
  assign(instruction.result,
         objects.addPremises(set, before.premises | PremiseHeap), state);
  copyFacts(path, paths.getRoot(instruction.result), before, state);
}

void MethodRun::storeToOthers(const FlowInstruction &instruction,
                              const State &before, State &state) {
  ValueId object = code.getOperands(instruction)[0];
  ValueId value = code.getOperands(instruction)[1];
  SetId objectSet = getSet(object), set = getSet(value);
  PathId stored =
      paths.getField(paths.getRoot(getBase(object)), instruction.aux);
  for (const State::Fact &fact : before.facts) {
    for (PathId step = fact.first; paths.getLength(step) > 0;
         step = paths.getParent(step)) {
      bool isStrong = step == stored && instruction.aux != kElements;
      if (paths.getLastField(step) != instruction.aux || isStrong)
        continue;
      SetId holder = getPathSet(paths.getParent(step), before);
      bool isSame = step == stored;
      if (!isSame && !mayAlias(holder, objectSet, before)) {
        // Told apart by their classes, as far as these are certain.
        if (!isLocal(holder, before))
          state.set(fact.first,
                    objects.addPremises(state.find(fact.first),
                                        (objects.getPremises(holder) |
                                         objects.getPremises(objectSet)) &
                                            PremiseAssumptions));
        continue;
      }
      // Where the path goes on after the field, the same path from the new
      // value counts too.
      SetId other = set;
      if (step != fact.first)
        other =
            value == kNoValue
                ? kUnknown
                : getPathSet(paths.replacePrefix(fact.first, step,
                                                 paths.getRoot(getBase(value))),
                             before);
      state.set(fact.first, other == kUnknown
                                ? kUnknown
                                : objects.join(state.find(fact.first), other));
      if (state.find(fact.first) == kUnknown)
        break;
    }
  }
}

/// STORE-1 and FRAME-3.
void MethodRun::store(const FlowInstruction &instruction, State &state) {
  ValueId object = code.getOperands(instruction)[0];
  ValueId value = code.getOperands(instruction)[1];
  SetId objectSet = getSet(object), set = getSet(value);
  bool isTracked = isLocal(objectSet, state);
  isQuiet &= isTracked;
  if (!isTracked || object == kNoValue || instruction.aux == kNoField)
    escape(set, state);
  else
    for (ObjectId holder : objects.getMembers(objectSet))
      for (ObjectId held : objects.getMembers(set))
        if (holder != kNull && objects.isTracked(held) &&
            !state.isEscaped(held))
          state.addHolds(holder, held);
  if (instruction.aux == kNoField || object == kNoValue) {
    // No facts about a field that is unknown: only arrays' elements and fields
    // by their ids have any.
    return;
  }
  State before = state;
  PathId root = paths.getRoot(getBase(object));
  PathId stored = paths.getField(root, instruction.aux);
  storeToOthers(instruction, before, state);
  dropOrphans(state);
  if (instruction.aux == kElements)
    return;
  // STORE-1: the old contents are gone.
  dropPrefix(stored, state);
  if (set == kUnknown || (!isTracked && !config.isStrict))
    return;
  PremiseSet premises = isTracked ? 0 : PremiseLocks;
  addFact(stored, objects.addPremises(set, premises | before.premises), state);
  if (state.find(stored) != kUnknown && value != kNoValue)
    copyFacts(paths.getRoot(getBase(value)), stored, before, state);
  dropEscaped(state);
}

/// An instruction that is not analysed.
void MethodRun::opaque(const FlowInstruction &instruction, State &state) {
  escapeOperands(instruction, state);
  barrier(state);
  if (instruction.result == kNoValue)
    return;
  dropBase(instruction.result, state);
  assign(instruction.result,
         instruction.type
             ? objects.getSingle(objects.getExact(instruction.type))
             : orBound(instruction.result, kUnknown),
         state);
}

/// FRAME-2: what other code and other threads may change meanwhile.
void MethodRun::barrier(State &state) {
  isQuiet = false;
  if (!config.isStrict)
    return;
  llvm::erase_if(state.facts, [&](const State::Fact &fact) {
    return objects.getPremises(fact.second) & PremiseLocks;
  });
  llvm::SmallVector<PathId, 8> gone;
  for (const State::Fact &fact : state.facts)
    if (!isFactLocal(fact.first, state))
      gone.push_back(fact.first);
  for (PathId path : gone)
    state.set(path, kUnknown);
  dropOrphans(state);
}
