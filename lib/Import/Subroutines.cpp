//===- Subroutines.cpp - Inlining of jsr and ret ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Copies the instructions reachable from the entry, one copy for each stack of
/// subroutine calls (a context) that they can run in.
///
//===----------------------------------------------------------------------===//

#include "Subroutines.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <numeric>

using namespace jir;
using llvm::Error;
using llvm::Twine;

namespace {

/// A call of a subroutine that has not returned.
struct Activation {
  /// Where the subroutine starts, and the jsr that called it.
  uint32_t subroutine, caller;
  /// The local that holds the return address.
  uint32_t local;
  bool operator<(const Activation &other) const {
    return std::tie(subroutine, caller) <
           std::tie(other.subroutine, other.caller);
  }
};
using CallStack = std::vector<Activation>;

/// An instruction in a context.
struct Place {
  uint32_t context, instruction;
  uint64_t getKey() const { return (uint64_t(context) << 32) | instruction; }
};

class Inliner {
public:
  explicit Inliner(MethodCode &code) : code(code) {
    getContext({});
    connectPredecessors();
  }
  Error run();

private:
  uint32_t getContext(CallStack stack);
  Place leaveFinished(Place place);
  Error enter(uint32_t caller, uint32_t context, Place &target);
  Error leave(uint32_t at, uint32_t context, Place &target);
  void connectPredecessors();
  const std::vector<bool> &getReturning(uint32_t local);
  Error emitTrace(Place place);
  Error emit(const CodeInstruction &old, uint32_t number, uint32_t context);
  uint32_t copyHandlers(uint32_t list, uint32_t context);
  void request(Place target, std::vector<uint64_t> &keys);
  void finish();

  MethodCode &code;
  /// The predecessors of instruction i are
  /// predecessors[firstPredecessor[i], firstPredecessor[i + 1]).
  std::vector<uint32_t> firstPredecessor, predecessors;
  std::vector<CallStack> stacks;
  std::map<CallStack, uint32_t> contexts;
  /// By local: the instructions from which a ret of it may be reached.
  std::map<uint32_t, std::vector<bool>> returning;

  std::vector<CodeInstruction> instructions;
  std::vector<CodeCase> cases;
  std::vector<CodeHandler> handlers;
  std::vector<uint32_t> handlerLists{0};
  llvm::DenseMap<uint64_t, uint32_t> copies;
  llvm::DenseMap<uint64_t, uint32_t> copiedLists;
  /// Targets as keys of places, parallel to the tables above.
  std::vector<uint64_t> targetKeys, caseKeys, handlerKeys;
  std::vector<Place> worklist;
};

} // namespace

static constexpr uint64_t noKey = ~uint64_t(0);

uint32_t Inliner::getContext(CallStack stack) {
  auto [entry, isNew] = contexts.try_emplace(stack, stacks.size());
  if (isNew)
    stacks.push_back(std::move(stack));
  return entry->second;
}

/// Calls `visit` with each instruction that may run after number `from`. A jsr
/// leads both into its subroutine and behind itself.
static void forEachSuccessor(const MethodCode &code, uint32_t from,
                             llvm::function_ref<void(uint32_t)> visit) {
  const CodeInstruction &at = code.instructions[from];
  if ((!endsBlock(at.opcode) || at.opcode == Opcode::Jsr) &&
      from + 1 < code.instructions.size())
    visit(from + 1);
  if (hasBranchTargets(at.opcode))
    visit(at.target);
  if (isSwitch(at.opcode))
    for (const CodeCase &entry : code.getCases(at))
      visit(entry.target);
  if (at.mayThrow)
    for (const CodeHandler &handler : code.getHandlers(at.list))
      visit(handler.target);
}

void Inliner::connectPredecessors() {
  uint32_t count = code.instructions.size();
  firstPredecessor.assign(count + 1, 0);
  for (uint32_t i = 0; i != count; ++i)
    forEachSuccessor(code, i, [&](uint32_t to) { ++firstPredecessor[to + 1]; });
  std::partial_sum(firstPredecessor.begin(), firstPredecessor.end(),
                   firstPredecessor.begin());
  predecessors.resize(firstPredecessor.back());
  std::vector<uint32_t> next = firstPredecessor;
  for (uint32_t i = 0; i != count; ++i)
    forEachSuccessor(code, i,
                     [&](uint32_t to) { predecessors[next[to]++] = i; });
}

/// Walks backward from each ret of a local.
const std::vector<bool> &Inliner::getReturning(uint32_t local) {
  auto [entry, isNew] = returning.try_emplace(local);
  std::vector<bool> &reaches = entry->second;
  if (!isNew)
    return reaches;
  uint32_t count = code.instructions.size();
  reaches.assign(count, false);
  std::vector<uint32_t> open;
  auto visit = [&](uint32_t number) {
    if (!reaches[number])
      open.push_back(number);
    reaches[number] = true;
  };
  for (uint32_t i = 0; i != count; ++i)
    if (code.instructions[i].opcode == Opcode::Ret &&
        uint32_t(code.instructions[i].operand) == local)
      visit(i);
  while (!open.empty()) {
    uint32_t number = open.back();
    open.pop_back();
    for (uint32_t i = firstPredecessor[number];
         i != firstPredecessor[number + 1]; ++i)
      visit(predecessors[i]);
  }
  return reaches;
}

/// Drops the innermost calls that cannot return from here any more: the code
/// has left those subroutines by a branch.
Place Inliner::leaveFinished(Place place) {
  CallStack stack = stacks[place.context];
  while (!stack.empty() && !getReturning(stack.back().local)[place.instruction])
    stack.pop_back();
  return {getContext(std::move(stack)), place.instruction};
}

/// The target of a jsr.
Error Inliner::enter(uint32_t caller, uint32_t context, Place &target) {
  uint32_t subroutine = code.instructions[caller].target;
  CallStack stack = stacks[context];
  // A subroutine is called again only once it has been left.
  for (size_t i = 0; i != stack.size(); ++i)
    if (stack[i].subroutine == subroutine) {
      stack.resize(i);
      break;
    }
  uint32_t first = subroutine;
  while (code.instructions[first].opcode == Opcode::Nop &&
         first + 1 < code.instructions.size())
    ++first;
  const CodeInstruction &store = code.instructions[first];
  if (store.opcode == Opcode::Astore)
    stack.push_back({subroutine, caller, uint32_t(store.operand)});
  else if (store.opcode != Opcode::Pop)
    return codeErrorAt(code.instructions[subroutine].bytecodeIndex,
                       "expected a subroutine to start with astore or pop of "
                       "the return address, found " +
                           getMnemonic(store.opcode));
  target = {getContext(std::move(stack)), subroutine};
  return Error::success();
}

/// The target of a ret.
Error Inliner::leave(uint32_t at, uint32_t context, Place &target) {
  CallStack stack = stacks[context];
  auto local = uint32_t(code.instructions[at].operand);
  while (!stack.empty() && stack.back().local != local)
    stack.pop_back();
  uint32_t bytecodeIndex = code.instructions[at].bytecodeIndex;
  if (stack.empty())
    return codeErrorAt(bytecodeIndex,
                       "ret of local variable " + Twine(local) +
                           ", which holds no return address here");
  uint32_t next = stack.back().caller + 1;
  if (next == code.instructions.size())
    return codeErrorAt(bytecodeIndex, "ret leads behind the end of the code");
  stack.pop_back();
  target = leaveFinished({getContext(std::move(stack)), next});
  return Error::success();
}

void Inliner::request(Place target, std::vector<uint64_t> &keys) {
  keys.push_back(target.getKey());
  if (!copies.count(target.getKey()))
    worklist.push_back(target);
}

uint32_t Inliner::copyHandlers(uint32_t list, uint32_t context) {
  auto [entry, isNew] = copiedLists.try_emplace(Place{context, list}.getKey(),
                                                handlerLists.size() - 1);
  if (!isNew)
    return entry->second;
  uint32_t result = entry->second;
  for (const CodeHandler &handler : code.getHandlers(list)) {
    request(leaveFinished({context, handler.target}), handlerKeys);
    handlers.push_back(handler);
  }
  handlerLists.push_back(handlers.size());
  return result;
}

/// Copies one instruction and asks for its targets.
Error Inliner::emit(const CodeInstruction &old, uint32_t number,
                    uint32_t context) {
  copies[Place{context, number}.getKey()] = instructions.size();
  CodeInstruction copy = old;
  if (instructions.size() >= maxInlinedInstructions)
    return codeErrorAt(old.bytecodeIndex,
                       "more than " + Twine(maxInlinedInstructions) +
                           " instructions when subroutines are inlined");
  Place target{0, 0};
  bool hasTarget = true;
  if (old.opcode == Opcode::Jsr) {
    if (Error error = enter(number, context, target))
      return error;
  } else if (old.opcode == Opcode::Ret) {
    if (Error error = leave(number, context, target))
      return error;
    copy.opcode = Opcode::Goto;
  } else if (hasBranchTargets(old.opcode)) {
    target = leaveFinished({context, old.target});
  } else {
    hasTarget = false;
  }
  if (isSwitch(old.opcode)) {
    copy.list = cases.size();
    for (const CodeCase &entry : code.getCases(old)) {
      request(leaveFinished({context, entry.target}), caseKeys);
      cases.push_back(entry);
    }
  } else if (old.mayThrow && old.list != noIndex) {
    copy.list = copyHandlers(old.list, context);
  }
  instructions.push_back(copy);
  if (hasTarget)
    request(target, targetKeys);
  else
    targetKeys.push_back(noKey);
  return Error::success();
}

/// Copies instructions from a place on, up to where control does not go on or
/// reaches a copy.
Error Inliner::emitTrace(Place place) {
  if (copies.count(place.getKey()))
    return Error::success();
  for (;;) {
    const CodeInstruction &old = code.instructions[place.instruction];
    if (Error error = emit(old, place.instruction, place.context))
      return error;
    if (endsBlock(old.opcode))
      return Error::success();
    if (place.instruction + 1 == code.instructions.size())
      return codeErrorAt(old.bytecodeIndex,
                         "control falls off the end of the code");
    place = leaveFinished({place.context, place.instruction + 1});
    if (!copies.count(place.getKey()))
      continue;
    instructions.push_back({old.bytecodeIndex, Opcode::Goto,
                            /*mayThrow=*/false, 0, 0, noIndex, noIndex});
    targetKeys.push_back(place.getKey());
    return Error::success();
  }
}

void Inliner::finish() {
  for (size_t i = 0; i != instructions.size(); ++i)
    if (targetKeys[i] != noKey)
      instructions[i].target = copies.lookup(targetKeys[i]);
  for (size_t i = 0; i != cases.size(); ++i)
    cases[i].target = copies.lookup(caseKeys[i]);
  for (size_t i = 0; i != handlers.size(); ++i)
    handlers[i].target = copies.lookup(handlerKeys[i]);
  code.instructions = std::move(instructions);
  code.cases = std::move(cases);
  code.handlers = std::move(handlers);
  code.handlerLists = std::move(handlerLists);
}

Error Inliner::run() {
  worklist.push_back({0, 0});
  while (!worklist.empty()) {
    Place place = worklist.back();
    worklist.pop_back();
    if (Error error = emitTrace(place))
      return error;
  }
  finish();
  return Error::success();
}

Error jir::inlineSubroutines(MethodCode &code) { return Inliner(code).run(); }
