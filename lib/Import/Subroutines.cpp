//===- Subroutines.cpp - Inlining of jsr and ret ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Copies the instructions reachable from the entry, one copy for each set of
/// return addresses (a context) that they can run with. Return addresses are
/// followed through the stack and the locals, as the JVM's old verifier does
/// (JVMS 4.10.2.5), so a subroutine may begin with any instruction.
///
//===----------------------------------------------------------------------===//

#include "Subroutines.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <numeric>

using namespace jir;
using llvm::Error;
using llvm::Twine;

namespace {

/// A return address that a ret may still use (JVMS 4.9.2), and where it is.
struct ReturnAddress {
  bool isOnStack;
  /// The local, or the entries of the stack above it.
  uint32_t slot;
  /// The jsr that pushed it.
  uint32_t caller;
  bool operator<(const ReturnAddress &other) const {
    return std::tie(isOnStack, slot, caller) <
           std::tie(other.isOnStack, other.slot, other.caller);
  }
};
/// All of them, ordered.
using ReturnAddresses = std::vector<ReturnAddress>;

/// An instruction in a context.
struct Place {
  uint32_t context, instruction;
  uint64_t getKey() const { return (uint64_t(context) << 32) | instruction; }
};

class Inliner {
public:
  Inliner(MethodCode &code, const ConstantPool &pool, size_t maxInstructions)
      : code(code), pool(pool), maxInstructions(maxInstructions) {
    getContext({});
    connectPredecessors();
  }
  Error run();

private:
  uint32_t getContext(ReturnAddresses addresses);
  Place getPlace(ReturnAddresses addresses, uint32_t instruction);
  ReturnAddresses step(const CodeInstruction &old, uint32_t number,
                       const ReturnAddresses &before) const;
  Error leave(uint32_t at, uint32_t context, Place &target);
  void connectPredecessors();
  const std::vector<bool> &getReturning(uint32_t local);
  Error emitTrace(Place place);
  Error emit(const CodeInstruction &old, uint32_t number, uint32_t context,
             const ReturnAddresses &after);
  uint32_t copyHandlers(uint32_t list, uint32_t context);
  void request(Place target, std::vector<uint64_t> &keys);
  void finish();

  MethodCode &code;
  const ConstantPool &pool;
  size_t maxInstructions;
  /// The predecessors of instruction i are
  /// predecessors[firstPredecessor[i], firstPredecessor[i + 1]).
  std::vector<uint32_t> firstPredecessor, predecessors;
  std::vector<ReturnAddresses> states;
  std::map<ReturnAddresses, uint32_t> contexts;
  /// In all states. Code that no verifier accepts may pile them up.
  size_t numAddresses = 0;
  /// By local: the instructions before which a ret may still use what the local
  /// holds.
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

//===----------------------------------------------------------------------===//
// What an instruction does to return addresses
//===----------------------------------------------------------------------===//

/// Stack entries that an instruction takes and leaves.
static std::pair<unsigned, unsigned> getStackEffect(const CodeInstruction &at,
                                                    const ConstantPool &pool) {
  const OpcodeInfo &info = getOpcodeInfo(at.opcode);
  if (info.pops >= 0 && info.pushes >= 0)
    return {info.pops, info.pushes};
  if (at.opcode == Opcode::Multianewarray)
    return {at.operand2, 1};
  // A malformed constant is reported where the operation is made.
  unsigned base = at.opcode != Opcode::Invokestatic &&
                  at.opcode != Opcode::Getstatic &&
                  at.opcode != Opcode::Putstatic;
  llvm::StringRef descriptor = pool.getMemberRefOrEmpty(at.operand).descriptor;
  if (descriptor.starts_with("(")) {
    auto method = MethodDescriptor::parse(descriptor);
    if (!method) {
      llvm::consumeError(method.takeError());
      return {0, 0};
    }
    return {base + method->getParameterSlots(),
            method->getReturnType().getSlots()};
  }
  unsigned slots = descriptor == "J" || descriptor == "D" ? 2 : 1;
  bool isRead = at.opcode == Opcode::Getfield || at.opcode == Opcode::Getstatic;
  return isRead ? std::pair(base, slots) : std::pair(base + slots, 0u);
}

/// For instructions that only move entries: which entry from the top each of
/// those left was, the top first. Empty for others.
static llvm::ArrayRef<uint8_t> getMovedEntries(Opcode opcode) {
  static constexpr uint8_t swap[] = {1, 0};
  static constexpr uint8_t dup[] = {0, 0};
  static constexpr uint8_t dupX1[] = {0, 1, 0};
  static constexpr uint8_t dupX2[] = {0, 1, 2, 0};
  static constexpr uint8_t dup2[] = {0, 1, 0, 1};
  static constexpr uint8_t dup2X1[] = {0, 1, 2, 0, 1};
  static constexpr uint8_t dup2X2[] = {0, 1, 2, 3, 0, 1};
  switch (opcode) {
  case Opcode::Swap:
    return swap;
  case Opcode::Dup:
    return dup;
  case Opcode::DupX1:
    return dupX1;
  case Opcode::DupX2:
    return dupX2;
  case Opcode::Dup2:
    return dup2;
  case Opcode::Dup2X1:
    return dup2X1;
  case Opcode::Dup2X2:
    return dup2X2;
  default:
    return {};
  }
}

static bool overwrites(const CodeInstruction &at, uint32_t local) {
  if (!(getOpcodeInfo(at.opcode).flags & OpcodeFlags::StoresLocal))
    return false;
  uint32_t stored = uint16_t(at.operand);
  return stored == local || (isWideAccess(at.opcode) && stored + 1 == local);
}

/// The return addresses after instruction number `number`, which is not a ret.
ReturnAddresses Inliner::step(const CodeInstruction &old, uint32_t number,
                              const ReturnAddresses &before) const {
  ReturnAddresses after;
  if (before.empty() && old.opcode != Opcode::Jsr)
    return after;
  auto [pops, pushes] = getStackEffect(old, pool);
  llvm::ArrayRef<uint8_t> moved = getMovedEntries(old.opcode);
  for (const ReturnAddress &each : before) {
    if (!each.isOnStack) {
      if (!overwrites(old, each.slot))
        after.push_back(each);
    } else if (each.slot >= pops) {
      after.push_back({true, each.slot - pops + pushes, each.caller});
    } else if (old.opcode == Opcode::Astore) {
      after.push_back({false, uint16_t(old.operand), each.caller});
    } else {
      for (uint32_t i = 0; i != moved.size(); ++i)
        if (moved[i] == each.slot)
          after.push_back({true, i, each.caller});
    }
  }
  if (old.opcode == Opcode::Jsr)
    after.push_back({true, 0, number});
  llvm::sort(after);
  return after;
}

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

uint32_t Inliner::getContext(ReturnAddresses addresses) {
  auto [entry, isNew] = contexts.try_emplace(addresses, states.size());
  if (isNew) {
    numAddresses += addresses.size();
    states.push_back(std::move(addresses));
  }
  return entry->second;
}

/// Calls `visit` with each instruction that may run after number `from`. A jsr
/// leads both into its subroutine and after itself.
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

/// Walks backward from each ret of a local, up to what overwrites it. A ret of
/// another local may lead after any jsr.
const std::vector<bool> &Inliner::getReturning(uint32_t local) {
  auto [entry, isNew] = returning.try_emplace(local);
  std::vector<bool> &reaches = entry->second;
  if (!isNew)
    return reaches;
  uint32_t count = code.instructions.size();
  reaches.assign(count, false);
  std::vector<uint32_t> open;
  auto visit = [&](uint32_t number) {
    if (!reaches[number] && !overwrites(code.instructions[number], local))
      open.push_back(number);
    reaches[number] = true;
  };
  auto visitRets = [&](bool ofLocal) {
    for (uint32_t i = 0; i != count; ++i)
      if (code.instructions[i].opcode == Opcode::Ret &&
          (uint32_t(code.instructions[i].operand) == local) == ofLocal)
        visit(i);
  };
  visitRets(true);
  bool isBehindJsr = false;
  while (!open.empty()) {
    uint32_t number = open.back();
    open.pop_back();
    for (uint32_t i = firstPredecessor[number];
         i != firstPredecessor[number + 1]; ++i) {
      uint32_t from = predecessors[i];
      if (!overwrites(code.instructions[from], local))
        visit(from);
    }
    if (!isBehindJsr && number != 0 &&
        code.instructions[number - 1].opcode == Opcode::Jsr) {
      isBehindJsr = true;
      visitRets(false);
    }
  }
  return reaches;
}

/// An instruction with those of the return addresses that it may come to use:
/// others would only multiply its copies.
Place Inliner::getPlace(ReturnAddresses addresses, uint32_t instruction) {
  llvm::erase_if(addresses, [&](const ReturnAddress &each) {
    return !each.isOnStack && !getReturning(each.slot)[instruction];
  });
  return {getContext(std::move(addresses)), instruction};
}

/// The target of a ret.
Error Inliner::leave(uint32_t at, uint32_t context, Place &target) {
  ReturnAddresses addresses = states[context];
  auto local = uint32_t(code.instructions[at].operand);
  auto used = llvm::find_if(addresses, [&](const ReturnAddress &each) {
    return !each.isOnStack && each.slot == local;
  });
  uint32_t bytecodeIndex = code.instructions[at].bytecodeIndex;
  if (used == addresses.end())
    return codeErrorAt(bytecodeIndex,
                       "ret of local variable " + Twine(local) +
                           ", which holds no return address here");
  uint32_t caller = used->caller;
  if (caller + 1 == code.instructions.size())
    return codeErrorAt(bytecodeIndex, "ret leads past the end of the code");
  // A return address is used once (JVMS 4.9.2).
  llvm::erase_if(addresses, [&](const ReturnAddress &each) {
    return each.caller == caller;
  });
  target = getPlace(std::move(addresses), caller + 1);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

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
    // An exception clears the stack.
    ReturnAddresses addresses = states[context];
    llvm::erase_if(addresses,
                   [](const ReturnAddress &each) { return each.isOnStack; });
    request(getPlace(std::move(addresses), handler.target), handlerKeys);
    handlers.push_back(handler);
  }
  handlerLists.push_back(handlers.size());
  return result;
}

/// Copies one instruction and asks for its targets.
Error Inliner::emit(const CodeInstruction &old, uint32_t number,
                    uint32_t context, const ReturnAddresses &after) {
  copies[Place{context, number}.getKey()] = instructions.size();
  CodeInstruction copy = old;
  if (instructions.size() >= maxInstructions ||
      numAddresses >= 16 * maxInstructions)
    return codeErrorAt(old.bytecodeIndex,
                       "more than " + Twine(maxInstructions) +
                           " instructions when subroutines are inlined "
                           "(--max-subroutine-instructions)");
  Place target{0, 0};
  bool hasTarget = true;
  if (old.opcode == Opcode::Ret) {
    if (Error error = leave(number, context, target))
      return error;
    copy.opcode = Opcode::Goto;
  } else if (hasBranchTargets(old.opcode)) {
    target = getPlace(after, old.target);
  } else {
    hasTarget = false;
  }
  if (isSwitch(old.opcode)) {
    copy.list = cases.size();
    for (const CodeCase &entry : code.getCases(old)) {
      request(getPlace(after, entry.target), caseKeys);
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
    ReturnAddresses after = step(old, place.instruction, states[place.context]);
    if (Error error = emit(old, place.instruction, place.context, after))
      return error;
    if (endsBlock(old.opcode))
      return Error::success();
    if (place.instruction + 1 == code.instructions.size())
      return codeErrorAt(old.bytecodeIndex,
                         "control falls off the end of the code");
    place = getPlace(std::move(after), place.instruction + 1);
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

Error jir::inlineSubroutines(MethodCode &code, const ConstantPool &pool,
                             size_t maxInstructions) {
  return Inliner(code, pool, maxInstructions).run();
}
