//===- Opcodes.h - Opcodes and what the table has of them ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The opcode enumeration and its properties, made from Opcodes.def.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_OPCODES_H
#define JIR_CLASSFILE_OPCODES_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace jir {

/// All opcodes; `Opcode(byte)` of an unassigned byte is a valid value whose
/// format is Unassigned.
enum class Opcode : uint8_t {
#define JIR_OPCODE(value, Name, mnemonic, Format, pops, pushes, flags, Base,   \
                   implied)                                                    \
  Name = value,
#include "jir/ClassFile/Opcodes.def"
};

/// What follows an opcode in the code array.
enum class OperandFormat : uint8_t {
  Unassigned,      ///< No such opcode.
  Reserved,        ///< breakpoint, impdep1, impdep2.
  None,            ///< Nothing.
  Implied,         ///< Nothing; the opcode implies a local or a constant.
  Immediate8,      ///< s1 value.
  Immediate16,     ///< s2 value.
  Constant8,       ///< u1 constant pool index.
  Constant16,      ///< u2 constant pool index.
  Local,           ///< u1 local (u2 after wide).
  Increment,       ///< u1 local, s1 value (u2, s2 after wide).
  Branch16,        ///< s2 distance.
  Branch32,        ///< s4 distance.
  TableSwitch,     ///< Padding, s4 default, low, high, distances.
  LookupSwitch,    ///< Padding, s4 default, count, (key, distance) pairs.
  Field,           ///< u2 index of a field reference.
  Method,          ///< u2 index of a method reference.
  InterfaceMethod, ///< u2 index of a method reference, u1 count, 0.
  Dynamic,         ///< u2 index of an InvokeDynamic constant, 0, 0.
  Class,           ///< u2 index of a class.
  ArrayType,       ///< u1 primitive type code.
  MultiArray,      ///< u2 index of a class, u1 number of dimensions.
  Wide,            ///< The widened opcode and its operands.
};

/// Bits that Opcodes.def sets.
namespace OpcodeFlags {
enum : uint8_t {
  None = 0,
  MayThrow = 1,    ///< May throw a Java exception, link errors included.
  Branches = 2,    ///< Has explicit branch targets (jsr included, ret not).
  EndsBlock = 4,   ///< Never falls through to the next instruction.
  Returns = 8,     ///< Leaves the method normally.
  LoadsLocal = 16, ///< Reads a local variable.
  StoresLocal = 32 ///< Writes a local variable.
};
} // namespace OpcodeFlags

/// One row of the table.
struct OpcodeInfo {
  const char *mnemonic = nullptr;
  OperandFormat format = OperandFormat::Unassigned;
  /// Bytes with operands, without wide; 0 for switches, wide and what is not an
  /// instruction.
  uint8_t length = 0;
  /// Stack entries taken and left; -1 where the operand decides.
  int8_t pops = 0, pushes = 0;
  uint8_t flags = 0;
  /// The general opcode of a short or wide form, else the opcode itself.
  Opcode base = Opcode::Nop;
  /// The local or constant of an Implied format.
  int8_t implied = 0;
};

/// The table, one row for each byte value.
extern const OpcodeInfo *const opcodeTable;

inline const OpcodeInfo &getOpcodeInfo(Opcode opcode) {
  return opcodeTable[uint8_t(opcode)];
}
/// The mnemonic, or "unassigned".
llvm::StringRef getMnemonic(Opcode opcode);
inline OperandFormat getFormat(Opcode opcode) {
  return getOpcodeInfo(opcode).format;
}
/// E.g. Iload for Iload2, Ldc for LdcW, Sipush for Iconst0 and Bipush, Goto for
/// GotoW.
inline Opcode getBaseOpcode(Opcode opcode) {
  return getOpcodeInfo(opcode).base;
}
inline bool mayThrow(Opcode opcode) {
  return getOpcodeInfo(opcode).flags & OpcodeFlags::MayThrow;
}
inline bool hasBranchTargets(Opcode opcode) {
  return getOpcodeInfo(opcode).flags & OpcodeFlags::Branches;
}
inline bool endsBlock(Opcode opcode) {
  return getOpcodeInfo(opcode).flags & OpcodeFlags::EndsBlock;
}
inline bool isReturn(Opcode opcode) {
  return getOpcodeInfo(opcode).flags & OpcodeFlags::Returns;
}

} // namespace jir

#endif // JIR_CLASSFILE_OPCODES_H
