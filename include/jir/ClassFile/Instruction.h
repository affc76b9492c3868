//===- Instruction.h - Decoded instructions ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One instruction at a time, decoded by the format that Opcodes.def names:
///
///     for (const Instruction &instruction : code.getInstructions())
///       switch (getBaseOpcode(instruction.opcode)) { ... }
///
/// Short forms carry their implied operand, so iload_2, iload 2 and wide iload
/// 2 all answer 2 to getLocal(), and iconst_m1, bipush and sipush answer to
/// getImmediate().
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_INSTRUCTION_H
#define JIR_CLASSFILE_INSTRUCTION_H

#include "jir/ClassFile/ByteReader.h"
#include "jir/ClassFile/Opcodes.h"
#include <cassert>

namespace jir {

/// A case of a switch.
struct SwitchCase {
  int32_t key;
  /// Bytecode index; may lie outside the code until validateCode has run.
  uint32_t target;
};

/// A decoded instruction. A view into the code for the cases of switches.
struct Instruction {
  /// Where it starts in the code.
  uint32_t bytecodeIndex = 0;
  /// Bytes, with operands, padding and wide prefix; 0: no instruction.
  uint32_t length = 0;
  /// After wide: the widened opcode.
  Opcode opcode = Opcode::Nop;
  bool isWide = false;
  /// Meaning by format: local, constant pool index, value, branch distance
  /// from the instruction, array type code.
  int32_t operand = 0;
  /// Increment of iinc, count of invokeinterface, dimensions of multianewarray,
  /// number of cases of switches.
  int32_t operand2 = 0;
  /// Switches: the default distance, after the padding.
  const uint8_t *switchData = nullptr;

  const OpcodeInfo &getInfo() const { return getOpcodeInfo(opcode); }
  /// Bytecode index of the next instruction in the code.
  uint32_t getNext() const { return bytecodeIndex + length; }

  /// Local variable of loads, stores, ret and iinc.
  uint16_t getLocal() const { return operand; }
  /// Value of iconst_x, lconst_x, fconst_x, dconst_x, bipush, sipush.
  int32_t getImmediate() const { return operand; }
  /// Increment of iinc.
  int32_t getIncrement() const { return operand2; }
  /// Constant pool index of ldc, field, invoke and class instructions.
  uint16_t getConstantIndex() const { return operand; }
  /// Count operand of invokeinterface.
  uint8_t getCount() const { return operand2; }
  /// Dimensions operand of multianewarray.
  uint8_t getDimensions() const { return operand2; }
  /// Type code of newarray (JVMS table 6.5.newarray-A): 4 boolean, 5 char, 6
  /// float, 7 double, 8 byte, 9 short, 10 int, 11 long.
  uint8_t getArrayType() const { return operand; }
  /// Target of if, goto and jsr. May lie outside the code until validateCode
  /// has run.
  uint32_t getBranchTarget() const { return bytecodeIndex + uint32_t(operand); }

  bool isSwitch() const { return switchData; }
  uint32_t getDefaultTarget() const {
    assert(isSwitch() && "only switches have a default target");
    return bytecodeIndex + readBigU4(switchData);
  }
  uint32_t getNumCases() const { return operand2; }
  /// \p index must be less than getNumCases().
  SwitchCase getCase(uint32_t index) const {
    assert(index < getNumCases() && "no such case");
    if (opcode == Opcode::Tableswitch)
      return {int32_t(readBigU4(switchData + 4) + index),
              bytecodeIndex + readBigU4(switchData + 12 + 4 * size_t(index))};
    const uint8_t *pair = switchData + 8 + 8 * size_t(index);
    return {int32_t(readBigU4(pair)), bytecodeIndex + readBigU4(pair + 4)};
  }
};

/// Decodes the instruction at \p bytecodeIndex. Returns false, with length 0,
/// if there is none: past the end, unassigned or reserved opcode, bad wide,
/// operands past the end, impossible number of cases.
bool decodeInstruction(llvm::ArrayRef<uint8_t> code, uint32_t bytecodeIndex,
                       Instruction &result);
/// Explains why decodeInstruction returned false.
llvm::Error explainMalformed(llvm::ArrayRef<uint8_t> code,
                             uint32_t bytecodeIndex);

/// Walks over the instructions; ends at the end of the code or at the first
/// malformed instruction (which findInstructionStarts and validateCode report).
class InstructionIterator
    : public llvm::iterator_facade_base<
          InstructionIterator, std::forward_iterator_tag, const Instruction> {
public:
  InstructionIterator() = default;
  InstructionIterator(llvm::ArrayRef<uint8_t> code, uint32_t bytecodeIndex)
      : code(code) {
    decodeInstruction(code, bytecodeIndex, current);
  }

  bool operator==(const InstructionIterator &other) const {
    return current.length == 0
               ? other.current.length == 0
               : other.current.length != 0 &&
                     current.bytecodeIndex == other.current.bytecodeIndex;
  }
  const Instruction &operator*() const { return current; }
  using iterator_facade_base::operator++;
  InstructionIterator &operator++() {
    decodeInstruction(code, current.getNext(), current);
    return *this;
  }

private:
  llvm::ArrayRef<uint8_t> code;
  Instruction current;
};

} // namespace jir

#endif // JIR_CLASSFILE_INSTRUCTION_H
