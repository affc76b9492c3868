//===- Facts.cpp - Keeping facts true ---------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What has to hold of a state after each instruction: objects that have not
// escaped are referred to by values and paths of known sets only.
//
//===----------------------------------------------------------------------===//

#include "MethodRun.h"

using namespace jir;
using namespace jir::defensive;

/// A value is one for the whole activation: its set covers all times that it is
/// computed. If it becomes unknown, what it may have been escapes.
void MethodRun::assign(ValueId value, SetId set, State &state) {
  SetId joined = objects.join(values[value], set);
  if (joined != values[value]) {
    values[value] = joined;
    changed = true;
  }
  if (joined == kUnknown)
    escape(set, state);
}

SetId MethodRun::orBound(ValueId value, SetId set) {
  return set == kUnknown && value != kNoValue ? solver.getBound(code, value)
                                              : set;
}

SetId MethodRun::getSet(ValueId value) {
  if (value == kNoValue)
    return kUnknown;
  bool isDisturbed = false;
  if (!code.handlersInto.empty()) {
    const llvm::BitVector &passed =
        code.handlersBelow[code.values[code.values[value].base].block];
    isDisturbed = passed.anyCommon(code.handlersInto[currentBlock]);
  }
  PremiseSet premises = isDisturbed ? PremiseHandler : 0;
  SetId set = applyTests(value, objects.addPremises(values[value], premises));
  return objects.addPremises(set, premises);
}

SetId MethodRun::getPathSet(PathId path, const State &state) const {
  return paths.getLength(path) == 0 ? values[paths.getBase(path)]
                                    : state.find(path);
}

void MethodRun::dropBase(ValueId base, State &state) {
  llvm::erase_if(state.facts, [&](const State::Fact &fact) {
    return paths.getBase(fact.first) == base;
  });
}

void MethodRun::dropPrefix(PathId prefix, State &state) {
  llvm::erase_if(state.facts, [&](const State::Fact &fact) {
    return paths.isPrefix(prefix, fact.first);
  });
}

/// A fact about a path whose prefix is not known is about an object that is not
/// known.
void MethodRun::dropOrphans(State &state) {
  bool again = true;
  while (again) {
    again = false;
    llvm::erase_if(state.facts, [&](const State::Fact &fact) {
      bool isOrphan = paths.getLength(fact.first) > 1 &&
                      state.find(paths.getParent(fact.first)) == kUnknown;
      again |= isOrphan;
      return isOrphan;
    });
  }
}

void MethodRun::addFact(PathId path, SetId set, State &state) {
  constexpr size_t kMaxFacts = 200;
  if (paths.getLength(path) > config.pathLength ||
      (state.facts.size() >= kMaxFacts && state.find(path) == kUnknown))
    return;
  state.set(path, set);
}

/// Assigns the path \p to all facts of \p from in \p source, longer ones only.
void MethodRun::copyFacts(PathId from, PathId to, const State &source,
                          State &state) {
  for (const State::Fact &fact : source.facts)
    if (fact.first != from && paths.isPrefix(from, fact.first))
      addFact(paths.replacePrefix(fact.first, from, to), fact.second, state);
  dropOrphans(state);
}

//===----------------------------------------------------------------------===//
// Escape
//===----------------------------------------------------------------------===//

bool MethodRun::escapeObject(ObjectId object, State &state) {
  if (!objects.isTracked(object) || !state.addEscaped(object))
    return false;
  llvm::SmallVector<ObjectId, 8> pending = {object};
  while (!pending.empty()) {
    ObjectId current = pending.pop_back_val();
    for (auto [holder, held] : state.holds)
      if (holder == current && state.addEscaped(held))
        pending.push_back(held);
  }
  llvm::erase_if(state.holds,
                 [&](const auto &pair) { return state.isEscaped(pair.first); });
  return true;
}

void MethodRun::escape(SetId set, State &state) {
  bool any = false;
  for (ObjectId object : objects.getMembers(set))
    any |= escapeObject(object, state);
  if (any)
    dropEscaped(state);
}

void MethodRun::escapeOperands(const FlowInstruction &instruction,
                               State &state) {
  for (ValueId operand : code.getOperands(instruction))
    escape(getSet(operand), state);
}

/// Something was read from these objects that no fact describes: it may have
/// been anything that they hold.
void MethodRun::escapeHeld(SetId set, State &state) {
  llvm::SmallVector<ObjectId, 8> held;
  for (ObjectId object : objects.getMembers(set))
    for (auto [holder, each] : state.holds)
      if (holder == object)
        held.push_back(each);
  bool any = false;
  for (ObjectId object : held)
    any |= escapeObject(object, state);
  if (any)
    dropEscaped(state);
}

bool MethodRun::isLocal(SetId set, const State &state) const {
  if (set == kUnknown)
    return false;
  return llvm::all_of(objects.getMembers(set), [&](ObjectId object) {
    return object == kNull ||
           (objects.isTracked(object) && !state.isEscaped(object));
  });
}

bool MethodRun::mayAlias(SetId holder, SetId other, const State &state) const {
  if (!isLocal(holder, state))
    return objects.mayMeet(holder, other);
  // References to such objects are in known sets only.
  return llvm::any_of(objects.getMembers(holder), [&](ObjectId object) {
    return object != kNull && objects.contains(other, object);
  });
}

/// Whether all objects along the path, its end aside, are reached by no other
/// code.
bool MethodRun::isFactLocal(PathId path, const State &state) const {
  while (paths.getLength(path) > 0) {
    path = paths.getParent(path);
    if (!isLocal(getPathSet(path, state), state))
      return false;
  }
  return true;
}

/// Facts about objects that others may reach: none in the relaxed model;
/// conditional ones in the strict one.
void MethodRun::dropEscaped(State &state) {
  llvm::SmallVector<PathId, 8> gone;
  for (State::Fact &fact : state.facts) {
    if (isFactLocal(fact.first, state))
      continue;
    if (config.isStrict)
      fact.second = objects.addPremises(fact.second, PremiseLocks);
    else
      gone.push_back(fact.first);
  }
  for (PathId path : gone)
    state.set(path, kUnknown);
  if (!gone.empty())
    dropOrphans(state);
}

bool MethodRun::canForget(ObjectId object, ValueId except,
                          const State &state) const {
  const CodeBlock &block = code.blocks[currentBlock];
  for (ValueId base = 0; base < code.values.size(); ++base)
    if (base != except && code.values[base].base == base &&
        (block.liveIn.test(base) || block.defined.test(base)) &&
        objects.contains(values[base], object))
      return false;
  for (const State::Fact &fact : state.facts)
    if (objects.contains(fact.second, object))
      return false;
  return llvm::none_of(state.holds,
                       [&](const auto &pair) { return pair.second == object; });
}

/// The allocation makes a new object: it has not escaped, whatever became of
/// the earlier ones that nothing refers to any more.
void MethodRun::renew(ObjectId object, ValueId result, State &state) {
  if (!state.isEscaped(object) || !canForget(object, result, state))
    return;
  state.escaped.erase(llvm::find(state.escaped, object));
}
