//===- ConstantPoolBuilder.h - Constants to be written ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Collects the constants of a class file that is being made (JVMS 4.4).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_CONSTANTPOOLBUILDER_H
#define JIR_CLASSFILE_CONSTANTPOOLBUILDER_H

#include "jir/ClassFile/ByteWriter.h"
#include "jir/ClassFile/ConstantPool.h"
#include "llvm/ADT/StringMap.h"

namespace jir {

/// Assigns each constant an index; equal constants share one. When the 65,534
/// indices are used up, further constants get index 0 and isFull() is true. A
/// text of more than 65,535 bytes gets index 0, and hasLongText() is true.
class ConstantPoolBuilder {
public:
  /// \p text is modified UTF-8 and not checked.
  uint16_t addUtf8(llvm::StringRef text);
  uint16_t addInteger(int32_t value);
  uint16_t addFloatBits(uint32_t bits);
  uint16_t addLong(int64_t value);
  uint16_t addDoubleBits(uint64_t bits);
  uint16_t addClass(llvm::StringRef name);
  uint16_t addString(llvm::StringRef text);
  uint16_t addMethodType(llvm::StringRef descriptor);
  uint16_t addModule(llvm::StringRef name);
  uint16_t addPackage(llvm::StringRef name);
  uint16_t addNameAndType(llvm::StringRef name, llvm::StringRef descriptor);
  /// \p tag is FieldRef, MethodRef or InterfaceMethodRef.
  uint16_t addMemberRef(ConstantTag tag, llvm::StringRef owner,
                        llvm::StringRef name, llvm::StringRef descriptor);
  uint16_t addField(llvm::StringRef owner, llvm::StringRef name,
                    llvm::StringRef descriptor) {
    return addMemberRef(ConstantTag::FieldRef, owner, name, descriptor);
  }
  uint16_t addMethod(llvm::StringRef owner, llvm::StringRef name,
                     llvm::StringRef descriptor) {
    return addMemberRef(ConstantTag::MethodRef, owner, name, descriptor);
  }
  uint16_t addInterfaceMethod(llvm::StringRef owner, llvm::StringRef name,
                              llvm::StringRef descriptor) {
    return addMemberRef(ConstantTag::InterfaceMethodRef, owner, name,
                        descriptor);
  }
  /// \p member is the index of a field or method reference.
  uint16_t addMethodHandle(ReferenceKind kind, uint16_t member);
  /// \p tag is Dynamic or InvokeDynamic.
  uint16_t addDynamic(ConstantTag tag, uint16_t bootstrapIndex,
                      llvm::StringRef name, llvm::StringRef descriptor);

  /// Adds a constant as it is, right or wrong, always at a new index.
  uint16_t addRaw(uint8_t tag, llvm::ArrayRef<uint8_t> contents,
                  unsigned numIndices = 1);

  /// One more than the largest index.
  unsigned size() const { return nextIndex; }
  bool isFull() const { return full; }
  bool hasLongText() const { return longText; }
  /// Writes count and constants.
  void write(ByteWriter &writer) const;

private:
  uint16_t add(ConstantTag tag, const ByteWriter &contents);
  uint16_t addText(ConstantTag tag, llvm::StringRef text);

  ByteWriter entries;
  /// From tag and contents to the index.
  llvm::StringMap<uint16_t> known;
  unsigned nextIndex = 1;
  bool full = false;
  bool longText = false;
};

} // namespace jir

#endif // JIR_CLASSFILE_CONSTANTPOOLBUILDER_H
