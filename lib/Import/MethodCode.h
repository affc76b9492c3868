//===- MethodCode.h - Decoded code with resolved targets --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The instructions of a method as the importer works on them: branch targets
/// are instruction numbers, and each instruction knows the handlers that cover
/// it. Instruction numbers are bytecode order, but for copies of subroutines.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_METHODCODE_H
#define JIR_LIB_IMPORT_METHODCODE_H

#include "jir/ClassFile/Code.h"
#include <vector>

namespace jir {

/// No instruction, no handler list.
constexpr uint32_t noIndex = ~uint32_t(0);

/// The most handlers that an instruction has of its own. Real code has a few;
/// the operations of an instruction cost the square of it.
constexpr size_t longestHandlerList = 64;

/// An instruction. The opcode is the base opcode (Iload for iload_2).
struct CodeInstruction {
  uint32_t bytecodeIndex;
  Opcode opcode;
  /// Whether a Java exception may arise, and the instruction becomes an
  /// operation that may throw.
  bool mayThrow;
  /// Meaning as in Instruction: local, constant pool index, immediate.
  int32_t operand;
  int32_t operand2;
  /// Branches: the target. Switches: the default target.
  uint32_t target;
  /// Switches: the first of `operand2` entries of MethodCode::cases. Otherwise
  /// the number of the list of handlers, or noIndex.
  uint32_t list;
};

/// A handler of an instruction, in the order of the exception table.
struct CodeHandler {
  /// Constant pool index of the class; 0: any.
  uint16_t catchType;
  uint32_t target;
};

/// A case of a switch.
struct CodeCase {
  int32_t key;
  uint32_t target;
};

/// The code of one method; reused from method to method.
struct MethodCode {
  std::vector<CodeInstruction> instructions;
  std::vector<CodeCase> cases;
  std::vector<CodeHandler> handlers;
  /// Handler list number i is handlers[handlerLists[i], handlerLists[i + 1]).
  std::vector<uint32_t> handlerLists;
  /// Instruction number by bytecode index; noIndex inside instructions.
  std::vector<uint32_t> instructionAt;
  /// One more than the largest local that is loaded or stored. max_locals may
  /// be far more.
  uint32_t numUsedLocals = 0;
  bool hasBranches = false, hasSubroutines = false;

  llvm::ArrayRef<CodeHandler> getHandlers(uint32_t list) const {
    if (list == noIndex)
      return {};
    return llvm::ArrayRef<CodeHandler>(handlers).slice(
        handlerLists[list], handlerLists[list + 1] - handlerLists[list]);
  }
  llvm::ArrayRef<CodeCase> getCases(const CodeInstruction &instruction) const {
    return llvm::ArrayRef<CodeCase>(cases).slice(instruction.list,
                                                 instruction.operand2);
  }

  /// Decodes \p code. Errors: malformed instructions, targets and ranges that
  /// are not instructions, local variables past max_locals, handler lists with
  /// more than \p maxHandlers entries together.
  llvm::Error decode(const CodeAttribute &code, const ConstantPool &pool,
                     uint64_t maxHandlers);

  /// Makes instructions that have many handlers share them: all but the last
  /// few go to an athrow that is appended to the code, and that throws what was
  /// caught again, under a part of the list. So no instruction has more than
  /// longestHandlerList + 1 handlers. Call it once all targets are final.
  void shareHandlers();
  /// Whether the instruction was appended by shareHandlers(). It has no
  /// bytecode index.
  bool isRethrow(const CodeInstruction &instruction) const {
    return instruction.bytecodeIndex == noIndex;
  }
  bool hasRethrows() const {
    return !instructions.empty() && isRethrow(instructions.back());
  }

private:
  llvm::Error resolveTargets();
  llvm::Error assignHandlers(const CodeAttribute &code,
                             const ConstantPool &pool, uint64_t maxHandlers);
  void addHandlerList(const CodeAttribute &code,
                      llvm::ArrayRef<uint32_t> catchClasses,
                      std::vector<uint32_t> &lastLists, uint32_t bytecodeIndex);
  llvm::Error resolveTarget(uint32_t from, uint32_t &target) const;
};

inline bool isSwitch(Opcode opcode) {
  return opcode == Opcode::Tableswitch || opcode == Opcode::Lookupswitch;
}

/// Whether a load or store of a local takes two of them.
inline bool isWideAccess(Opcode opcode) {
  return opcode == Opcode::Lload || opcode == Opcode::Dload ||
         opcode == Opcode::Lstore || opcode == Opcode::Dstore;
}

} // namespace jir

#endif // JIR_LIB_IMPORT_METHODCODE_H
