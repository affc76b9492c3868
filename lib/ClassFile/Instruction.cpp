//===- Instruction.cpp - Decoding of instructions ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The decoder of instructions, driven by the formats of Opcodes.def.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/Instruction.h"
#include "llvm/Support/MathExtras.h"

using namespace jir;
using llvm::ArrayRef;

/// Reads the operands of a wide instruction; \p p points to the wide opcode.
static bool decodeWide(const uint8_t *p, size_t available,
                       Instruction &result) {
  if (available < 2)
    return false;
  result.opcode = Opcode(p[1]);
  result.isWide = true;
  OperandFormat format = getFormat(result.opcode);
  if (format == OperandFormat::Local && available >= 4) {
    result.length = 4;
  } else if (format == OperandFormat::Increment && available >= 6) {
    result.length = 6;
    result.operand2 = int16_t(readBigU2(p + 4));
  } else {
    return false;
  }
  result.operand = readBigU2(p + 2);
  return true;
}

/// Reads a switch, whose operands are aligned to 4 bytes from the code's start.
static bool decodeSwitch(ArrayRef<uint8_t> code, Instruction &result) {
  size_t at = llvm::alignTo(size_t(result.bytecodeIndex) + 1, 4);
  bool isTable = result.opcode == Opcode::Tableswitch;
  size_t fixed = isTable ? 12 : 8;
  if (at + fixed > code.size())
    return false;
  const uint8_t *data = code.data() + at;
  int64_t count = int32_t(readBigU4(data + 4));
  if (isTable)
    count = int64_t(int32_t(readBigU4(data + 8))) - count + 1;
  // Counts beyond the code's length are refused before they are multiplied.
  if (count < (isTable ? 1 : 0) || count > int64_t(code.size()))
    return false;
  size_t end = at + fixed + size_t(count) * (isTable ? 4 : 8);
  if (end > code.size())
    return false;
  result.operand2 = int32_t(count);
  result.switchData = data;
  result.length = end - result.bytecodeIndex;
  return true;
}

bool jir::decodeInstruction(ArrayRef<uint8_t> code, uint32_t bytecodeIndex,
                            Instruction &result) {
  result = Instruction();
  result.bytecodeIndex = bytecodeIndex;
  if (bytecodeIndex >= code.size())
    return false;
  const uint8_t *p = code.data() + bytecodeIndex;
  size_t available = code.size() - bytecodeIndex;
  result.opcode = Opcode(*p);
  const OpcodeInfo &info = getOpcodeInfo(result.opcode);
  if (LLVM_UNLIKELY(info.length == 0)) {
    switch (info.format) {
    case OperandFormat::Wide:
      return decodeWide(p, available, result);
    case OperandFormat::TableSwitch:
    case OperandFormat::LookupSwitch:
      return decodeSwitch(code, result);
    default:
      return false;
    }
  }
  if (LLVM_UNLIKELY(info.length > available))
    return false;
  result.length = info.length;
  switch (info.format) {
  case OperandFormat::Implied:
    result.operand = info.implied;
    break;
  case OperandFormat::Immediate8:
    result.operand = int8_t(p[1]);
    break;
  case OperandFormat::Constant8:
  case OperandFormat::Local:
  case OperandFormat::ArrayType:
    result.operand = p[1];
    break;
  case OperandFormat::Increment:
    result.operand = p[1];
    result.operand2 = int8_t(p[2]);
    break;
  case OperandFormat::Immediate16:
  case OperandFormat::Branch16:
    result.operand = int16_t(readBigU2(p + 1));
    break;
  case OperandFormat::Constant16:
  case OperandFormat::Field:
  case OperandFormat::Method:
  case OperandFormat::Class:
  case OperandFormat::Dynamic:
    result.operand = readBigU2(p + 1);
    break;
  case OperandFormat::InterfaceMethod:
  case OperandFormat::MultiArray:
    result.operand = readBigU2(p + 1);
    result.operand2 = p[3];
    break;
  case OperandFormat::Branch32:
    result.operand = int32_t(readBigU4(p + 1));
    break;
  default:
    break;
  }
  return true;
}

llvm::Error jir::explainMalformed(ArrayRef<uint8_t> code,
                                  uint32_t bytecodeIndex) {
  if (bytecodeIndex >= code.size())
    return codeErrorAt(bytecodeIndex, "the code ends before this instruction");
  Opcode opcode = Opcode(code[bytecodeIndex]);
  llvm::StringRef name = getMnemonic(opcode);
  switch (getFormat(opcode)) {
  case OperandFormat::Unassigned:
  case OperandFormat::Reserved:
    return codeErrorAt(bytecodeIndex, "opcode " +
                                          llvm::Twine(unsigned(opcode)) + " (" +
                                          name + ") is not allowed");
  case OperandFormat::Wide:
    return codeErrorAt(bytecodeIndex,
                       "wide is followed by no instruction that can be wide");
  case OperandFormat::TableSwitch:
  case OperandFormat::LookupSwitch:
    return codeErrorAt(bytecodeIndex,
                       name + " has an impossible number of cases");
  default:
    return codeErrorAt(bytecodeIndex,
                       "the operands of " + name + " go past the code's end");
  }
}
