//===- MethodCode.cpp - Decoded code with resolved targets ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decoding, and the handlers of each instruction.
///
//===----------------------------------------------------------------------===//

#include "MethodCode.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"

using namespace jir;
using llvm::Error;

/// Whether loading a constant of this kind may fail: those that name classes,
/// methods or bootstrap methods are resolved first.
static bool mayThrowOnLoad(ConstantTag tag) {
  return tag == ConstantTag::Class || tag == ConstantTag::MethodHandle ||
         tag == ConstantTag::MethodType || tag == ConstantTag::Dynamic;
}

static bool accessesLocal(Opcode opcode) {
  return getOpcodeInfo(opcode).flags &
         (OpcodeFlags::LoadsLocal | OpcodeFlags::StoresLocal);
}

Error MethodCode::resolveTarget(uint32_t from, uint32_t &target) const {
  if (target >= instructionAt.size() || instructionAt[target] == noIndex)
    return codeErrorAt(from, "branch to bytecode index " +
                                 llvm::Twine(int32_t(target)) +
                                 ", where no instruction starts");
  target = instructionAt[target];
  return Error::success();
}

Error MethodCode::resolveTargets() {
  for (CodeInstruction &instruction : instructions) {
    if (!hasBranchTargets(instruction.opcode))
      continue;
    uint32_t from = instruction.bytecodeIndex;
    if (Error error = resolveTarget(from, instruction.target))
      return error;
    if (isSwitch(instruction.opcode))
      for (CodeCase &entry : llvm::MutableArrayRef<CodeCase>(cases).slice(
               instruction.list, instruction.operand2))
        if (Error error = resolveTarget(from, entry.target))
          return error;
  }
  return Error::success();
}

/// Numbers the classes that handlers catch, so that equal names have equal
/// numbers: a pool may have a name twice.
static std::vector<uint32_t> numberCatchClasses(const CodeAttribute &code,
                                                const ConstantPool &pool) {
  std::vector<uint32_t> numbers;
  llvm::StringMap<uint32_t> numberOf;
  for (const ExceptionHandler &handler : code.getHandlers())
    numbers.push_back(
        numberOf
            .try_emplace(pool.getClassNameOrEmpty(handler.catchType.value),
                         numberOf.size())
            .first->second);
  return numbers;
}

/// Appends the handlers that cover a bytecode index, each class once, up to the
/// first that catches everything. `lastLists` has, for each class that is
/// caught, the list that had it last.
void MethodCode::addHandlerList(const CodeAttribute &code,
                                llvm::ArrayRef<uint32_t> catchClasses,
                                std::vector<uint32_t> &lastLists,
                                uint32_t bytecodeIndex) {
  uint32_t list = handlerLists.size();
  for (auto [handler, caught] : llvm::zip(code.getHandlers(), catchClasses)) {
    if (bytecodeIndex < handler.startPc || bytecodeIndex >= handler.endPc)
      continue;
    uint16_t type = handler.catchType.value;
    if (std::exchange(lastLists[caught], list) != list)
      handlers.push_back({type, instructionAt[handler.handlerPc]});
    if (type == 0)
      break;
  }
  handlerLists.push_back(handlers.size());
}

Error MethodCode::assignHandlers(const CodeAttribute &code,
                                 const ConstantPool &pool,
                                 uint64_t maxHandlers) {
  // Between two neighbouring bounds of ranges all instructions have the same
  // handlers.
  llvm::SmallVector<uint32_t, 16> bounds;
  for (auto [index, handler] : llvm::enumerate(code.getHandlers())) {
    auto isStart = [&](uint32_t at) {
      return at < instructionAt.size() && instructionAt[at] != noIndex;
    };
    if (handler.startPc >= handler.endPc || !isStart(handler.startPc) ||
        (handler.endPc != code.getBytes().size() && !isStart(handler.endPc)) ||
        !isStart(handler.handlerPc))
      return codeErrorAt(handler.startPc,
                         "entry " + llvm::Twine(index) +
                             " of the exception table does not name "
                             "instructions: range " +
                             llvm::Twine(handler.startPc) + " to " +
                             llvm::Twine(handler.endPc) + ", handler " +
                             llvm::Twine(handler.handlerPc));
    bounds.push_back(handler.startPc);
    bounds.push_back(handler.endPc);
  }
  llvm::sort(bounds);
  std::vector<uint32_t> catchClasses = numberCatchClasses(code, pool);
  std::vector<uint32_t> lastLists(catchClasses.size(), 0);
  handlerLists.push_back(0);
  size_t nextBound = 0;
  uint32_t list = noIndex;
  bool isListKnown = true;
  for (CodeInstruction &instruction : instructions) {
    while (nextBound < bounds.size() &&
           bounds[nextBound] <= instruction.bytecodeIndex) {
      ++nextBound;
      isListKnown = false;
    }
    if (!instruction.mayThrow)
      continue;
    if (!isListKnown) {
      size_t before = handlers.size();
      addHandlerList(code, catchClasses, lastLists, instruction.bytecodeIndex);
      if (handlers.size() > maxHandlers)
        return inputError("more than " + llvm::Twine(maxHandlers) +
                          " handlers over all ranges (--max-handlers)");
      isListKnown = true;
      list = handlerLists.size() - 2;
      if (handlers.size() == before) {
        handlerLists.pop_back();
        list = noIndex;
      }
    }
    instruction.list = list;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Handlers that many instructions share
//===----------------------------------------------------------------------===//

namespace {
/// Appends the athrow instructions that pass on what was caught.
class HandlerSharing {
public:
  explicit HandlerSharing(MethodCode &code) : code(code) {}

  void run() {
    std::vector<CodeHandler> old = std::move(code.handlers);
    std::vector<uint32_t> oldLists = std::move(code.handlerLists);
    code.handlers.clear();
    code.handlerLists.assign(1, 0);
    // The lists of the rethrows follow those of the instructions.
    for (size_t i = 0; i + 1 < oldLists.size(); ++i) {
      llvm::ArrayRef<CodeHandler> list = llvm::ArrayRef<CodeHandler>(old).slice(
          oldLists[i], oldLists[i + 1] - oldLists[i]);
      if (list.size() > longestHandlerList)
        code.handlers.push_back({0, addRethrows(list)});
      else
        llvm::append_range(code.handlers, list);
      code.handlerLists.push_back(code.handlers.size());
    }
    for (CodeInstruction &rethrow :
         llvm::MutableArrayRef<CodeInstruction>(code.instructions)
             .drop_front(firstRethrow)) {
      const auto &[list, rest] =
          rethrows[&rethrow - &code.instructions[firstRethrow]];
      llvm::append_range(code.handlers, list);
      if (rest != noIndex)
        code.handlers.push_back({0, rest});
      rethrow.list = code.handlerLists.size() - 1;
      code.handlerLists.push_back(code.handlers.size());
    }
  }

private:
  /// The rethrow under the whole list: parts of it are cut off at its end,
  /// where nested ranges have the same handlers.
  uint32_t addRethrows(llvm::ArrayRef<CodeHandler> list) {
    uint32_t rest = noIndex;
    while (!list.empty()) {
      size_t size = std::min(list.size(), longestHandlerList);
      rest = addRethrow(list.take_back(size), rest);
      list = list.drop_back(size);
    }
    return rest;
  }

  uint32_t addRethrow(llvm::ArrayRef<CodeHandler> list, uint32_t rest) {
    llvm::SmallString<512> key;
    auto addToKey = [&](uint32_t number) {
      key.append(llvm::StringRef(reinterpret_cast<const char *>(&number),
                                 sizeof(number)));
    };
    addToKey(rest);
    for (const CodeHandler &handler : list) {
      addToKey(handler.catchType);
      addToKey(handler.target);
    }
    auto [entry, isNew] = numberOf.try_emplace(key, code.instructions.size());
    if (isNew) {
      code.instructions.push_back(
          {noIndex, Opcode::Athrow, true, 0, 0, noIndex, noIndex});
      rethrows.push_back({list, rest});
    }
    return entry->second;
  }

  MethodCode &code;
  size_t firstRethrow = code.instructions.size();
  /// For each rethrow the handlers that it is under, of the lists as they were,
  /// and the rethrow for all others.
  std::vector<std::pair<llvm::ArrayRef<CodeHandler>, uint32_t>> rethrows;
  llvm::StringMap<uint32_t> numberOf;
};
} // namespace

void MethodCode::shareHandlers() {
  for (size_t i = 0; i + 1 < handlerLists.size(); ++i)
    if (handlerLists[i + 1] - handlerLists[i] > longestHandlerList)
      return HandlerSharing(*this).run();
}

//===----------------------------------------------------------------------===//
// Decoding
//===----------------------------------------------------------------------===//

Error MethodCode::decode(const CodeAttribute &code, const ConstantPool &pool,
                         uint64_t maxHandlers) {
  instructions.clear();
  cases.clear();
  handlers.clear();
  handlerLists.clear();
  hasBranches = hasSubroutines = false;
  numUsedLocals = 0;
  llvm::ArrayRef<uint8_t> bytes = code.getBytes();
  if (bytes.empty())
    return codeErrorAt(0, "the code is empty");
  instructionAt.assign(bytes.size(), noIndex);
  Instruction next;
  for (uint32_t at = 0; at < bytes.size(); at = next.getNext()) {
    if (!decodeInstruction(bytes, at, next))
      return explainMalformed(bytes, at);
    Opcode opcode = getBaseOpcode(next.opcode);
    if (accessesLocal(opcode)) {
      uint32_t end = next.getLocal() + (isWideAccess(opcode) ? 2u : 1u);
      numUsedLocals = std::max(numUsedLocals, end);
      if (end > code.getMaxLocals())
        return codeErrorAt(
            at, "local variable " + llvm::Twine(next.getLocal()) +
                    " is past the " + llvm::Twine(code.getMaxLocals()) +
                    " that the method has");
    }
    instructionAt[at] = instructions.size();
    bool throws = mayThrow(opcode) &&
                  ((opcode != Opcode::Ldc && opcode != Opcode::Ldc2W) ||
                   mayThrowOnLoad(pool.getTag(next.getConstantIndex())));
    instructions.push_back(
        {at, opcode, throws, next.operand, next.operand2, noIndex, noIndex});
    if (!hasBranchTargets(opcode)) {
      hasSubroutines |= opcode == Opcode::Ret;
      continue;
    }
    CodeInstruction &branch = instructions.back();
    hasBranches = true;
    hasSubroutines |= opcode == Opcode::Jsr;
    if (!next.isSwitch()) {
      branch.target = next.getBranchTarget();
      continue;
    }
    branch.target = next.getDefaultTarget();
    branch.list = cases.size();
    for (uint32_t i = 0, e = next.getNumCases(); i != e; ++i) {
      SwitchCase entry = next.getCase(i);
      cases.push_back({entry.key, entry.target});
    }
  }
  if (hasBranches)
    if (Error error = resolveTargets())
      return error;
  if (code.getHandlers().empty())
    return Error::success();
  return assignHandlers(code, pool, maxHandlers);
}
