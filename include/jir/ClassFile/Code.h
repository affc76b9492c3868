//===- Code.h - The Code attribute ------------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The Code attribute of a method (JVMS 4.7.3).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_CODE_H
#define JIR_CLASSFILE_CODE_H

#include "jir/ClassFile/ClassFile.h"
#include "jir/ClassFile/Instruction.h"
#include "llvm/ADT/BitVector.h"

namespace jir {

/// An entry of the exception table. Order matters: the first match wins.
struct ExceptionHandler {
  static constexpr size_t size = 8;
  /// Bytecode indices: the range [startPc, endPc) and the handler.
  uint16_t startPc, endPc, handlerPc;
  /// 0: catches everything.
  ClassIndex catchType;
  static ExceptionHandler read(const uint8_t *p) {
    return {readBigU2(p), readBigU2(p + 2), readBigU2(p + 4),
            ClassIndex(readBigU2(p + 6))};
  }
};

/// The Code attribute. A view; its contents are undecoded.
class CodeAttribute {
public:
  /// Reads the Code attribute of \p method, which must have one (else an
  /// error). Errors name class, method, attribute and offset.
  static llvm::Expected<CodeAttribute> parse(const ClassFile &file,
                                             const MemberInfo &method);

  uint16_t getMaxStack() const { return maxStack; }
  uint16_t getMaxLocals() const { return maxLocals; }
  /// The bytes of the instructions.
  llvm::ArrayRef<uint8_t> getBytes() const { return code; }
  /// Offset in the file of bytecode index 0.
  uint32_t getOffset() const { return codeOffset; }
  llvm::iterator_range<InstructionIterator> getInstructions() const {
    return {InstructionIterator(code, 0), InstructionIterator()};
  }
  TableView<ExceptionHandler> getHandlers() const { return handlers; }
  AttributeList getAttributes() const {
    return AttributeList(llvm::ArrayRef<AttributeInfo>(attributes));
  }

private:
  uint16_t maxStack = 0, maxLocals = 0;
  uint32_t codeOffset = 0;
  llvm::ArrayRef<uint8_t> code;
  TableView<ExceptionHandler> handlers;
  llvm::SmallVector<AttributeInfo, 4> attributes;
};

/// Marks in \p starts (resized to the code's length) where instructions start.
/// Errors: the first malformed instruction, by bytecode index.
llvm::Error findInstructionStarts(llvm::ArrayRef<uint8_t> code,
                                  llvm::BitVector &starts);

} // namespace jir

#endif // JIR_CLASSFILE_CODE_H
