//===- StackMapTable.h - Types at branch targets ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The StackMapTable attribute (JVMS 4.7.4): the first frame, which follows
/// from the descriptor, and the full frames that the deltas describe.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_STACKMAPTABLE_H
#define JIR_CLASSFILE_STACKMAPTABLE_H

#include "jir/ClassFile/Code.h"

namespace jir {

/// A verification type.
struct VerificationType {
  enum Kind : uint8_t {
    Top = 0,
    Integer = 1,
    Float = 2,
    Double = 3,
    Long = 4,
    Null = 5,
    UninitializedThis = 6,
    Object = 7,
    Uninitialized = 8,
  };
  Kind kind = Top;
  /// Uninitialized: bytecode index of the `new`.
  uint16_t newIndex = 0;
  /// Object: internal name or array descriptor.
  llvm::StringRef className;

  /// Slots that it takes: 2 for Long and Double, else 1.
  unsigned getSlots() const { return kind == Double || kind == Long ? 2 : 1; }
  bool operator==(const VerificationType &other) const {
    return kind == other.kind && newIndex == other.newIndex &&
           className == other.className;
  }
  /// `int`, `top`, `java/lang/String`, `uninitialized 7`, ...
  void print(llvm::raw_ostream &os) const;
};

/// The types of all locals and of the stack at a bytecode index. Long and
/// double are one entry each, although they take two slots; locals after the
/// last entry are Top.
struct StackMapFrame {
  uint32_t bytecodeIndex = 0;
  llvm::SmallVector<VerificationType, 8> locals;
  llvm::SmallVector<VerificationType, 4> stack;
};

/// Steps through the frames of a method in the order of the code:
///
///     auto reader = StackMapReader::create(file, method, code);
///     for (;;) { use(reader->getFrame()); auto more = reader->advance(); ... }
class StackMapReader {
public:
  /// Starts at the implicit first frame; a method without StackMapTable has
  /// only that. Errors: bad descriptor.
  static llvm::Expected<StackMapReader> create(const ClassFile &file,
                                               const MemberInfo &method,
                                               const CodeAttribute &code);

  /// The present frame.
  const StackMapFrame &getFrame() const { return frame; }
  /// Goes to the next frame; false at the end. Errors: bad frame type, class
  /// index, chop or append beyond the locals, bytecode index outside the code,
  /// more locals or stack than the method has, bytes left.
  llvm::Expected<bool> advance();

private:
  llvm::Expected<bool> readFrame();
  llvm::Error readFrameBody(unsigned type, uint64_t offset, unsigned &delta);
  llvm::Error readTypes(unsigned count,
                        llvm::SmallVectorImpl<VerificationType> &types);
  llvm::Error checkSizes() const;

  const ConstantPool *pool = nullptr;
  ByteReader reader;
  unsigned remaining = 0;
  bool isFirst = true;
  uint32_t codeLength = 0;
  unsigned maxLocals = 0, maxStack = 0;
  StackMapFrame frame;
};

/// All frames that the StackMapTable lists, without the implicit first one.
llvm::Expected<std::vector<StackMapFrame>>
readStackMapFrames(const ClassFile &file, const MemberInfo &method,
                   const CodeAttribute &code);

} // namespace jir

#endif // JIR_CLASSFILE_STACKMAPTABLE_H
