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

/// Appends the handlers that cover a bytecode index, each once, up to the first
/// that catches everything.
void MethodCode::addHandlerList(const CodeAttribute &code,
                                const ConstantPool &pool,
                                uint32_t bytecodeIndex) {
  size_t first = handlers.size();
  for (const ExceptionHandler &handler : code.getHandlers()) {
    if (bytecodeIndex < handler.startPc || bytecodeIndex >= handler.endPc)
      continue;
    uint16_t type = handler.catchType.value;
    llvm::StringRef name = pool.getClassNameOrEmpty(type);
    auto isSameClass = [&](const CodeHandler &other) {
      return other.catchType == type ||
             pool.getClassNameOrEmpty(other.catchType) == name;
    };
    if (llvm::none_of(llvm::drop_begin(handlers, first), isSameClass))
      handlers.push_back({type, instructionAt[handler.handlerPc]});
    if (type == 0)
      break;
  }
  handlerLists.push_back(handlers.size());
}

Error MethodCode::assignHandlers(const CodeAttribute &code,
                                 const ConstantPool &pool) {
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
      addHandlerList(code, pool, instruction.bytecodeIndex);
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

Error MethodCode::decode(const CodeAttribute &code, const ConstantPool &pool) {
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
  return assignHandlers(code, pool);
}
