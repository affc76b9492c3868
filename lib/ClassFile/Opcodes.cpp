//===- Opcodes.cpp - The table of opcodes -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the table from Opcodes.def.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/Opcodes.h"

using namespace jir;

/// Bytes of an instruction of this format, 0 if variable or none.
static constexpr uint8_t getFormatLength(OperandFormat format) {
  switch (format) {
  case OperandFormat::None:
  case OperandFormat::Implied:
    return 1;
  case OperandFormat::Immediate8:
  case OperandFormat::Constant8:
  case OperandFormat::Local:
  case OperandFormat::ArrayType:
    return 2;
  case OperandFormat::Immediate16:
  case OperandFormat::Constant16:
  case OperandFormat::Increment:
  case OperandFormat::Branch16:
  case OperandFormat::Field:
  case OperandFormat::Method:
  case OperandFormat::Class:
    return 3;
  case OperandFormat::MultiArray:
    return 4;
  case OperandFormat::Branch32:
  case OperandFormat::InterfaceMethod:
  case OperandFormat::Dynamic:
    return 5;
  case OperandFormat::Unassigned:
  case OperandFormat::Reserved:
  case OperandFormat::TableSwitch:
  case OperandFormat::LookupSwitch:
  case OperandFormat::Wide:
    return 0;
  }
  return 0;
}

namespace {
struct OpcodeTable {
  OpcodeInfo rows[256];
  constexpr OpcodeTable() : rows() {
    using namespace OpcodeFlags;
#define JIR_OPCODE(value, Name, mnemonic, Format, pops, pushes, flags, Base,   \
                   implied)                                                    \
  rows[value] = {mnemonic,                                                     \
                 OperandFormat::Format,                                        \
                 getFormatLength(OperandFormat::Format),                       \
                 pops,                                                         \
                 pushes,                                                       \
                 uint8_t(flags),                                               \
                 Opcode::Base,                                                 \
                 implied};
#include "jir/ClassFile/Opcodes.def"
  }
};
} // namespace

static constexpr OpcodeTable table;

const OpcodeInfo *const jir::opcodeTable = table.rows;

llvm::StringRef jir::getMnemonic(Opcode opcode) {
  const char *mnemonic = getOpcodeInfo(opcode).mnemonic;
  return mnemonic ? mnemonic : "unassigned";
}
