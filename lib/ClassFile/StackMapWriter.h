//===- StackMapWriter.h - Frames in their shortest forms --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes StackMapTable attributes (JVMS 4.7.4).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_CLASSFILE_STACKMAPWRITER_H
#define JIR_LIB_CLASSFILE_STACKMAPWRITER_H

#include "jir/ClassFile/ConstantPoolBuilder.h"
#include "jir/ClassFile/StackMapTable.h"

namespace jir {

/// Writes one frame after the other, each as its difference from the one
/// before: same, same with one stack entry, chop, append or full.
class StackMapWriter {
public:
  /// \p initialLocals are those of the implicit first frame: `this` and the
  /// parameters.
  StackMapWriter(ConstantPoolBuilder &pool,
                 llvm::ArrayRef<VerificationType> initialLocals)
      : pool(pool), locals(initialLocals.begin(), initialLocals.end()) {}

  /// Adds a frame; its bytecode index is larger than that of the one before.
  /// Long and double are one entry each; Top at the end of the locals may be
  /// there or not.
  void add(uint32_t bytecodeIndex, llvm::ArrayRef<VerificationType> frameLocals,
           llvm::ArrayRef<VerificationType> stack);

  bool empty() const { return count == 0; }
  /// Writes the contents of the attribute.
  void write(ByteWriter &writer) const;

private:
  void writeType(const VerificationType &type);
  void writeTypes(llvm::ArrayRef<VerificationType> types);
  bool writeDifference(llvm::ArrayRef<VerificationType> frameLocals,
                       uint16_t delta);

  ConstantPoolBuilder &pool;
  /// The locals of the frame before.
  llvm::SmallVector<VerificationType, 8> locals;
  int64_t previousIndex = -1;
  ByteWriter frames;
  unsigned count = 0;
};

} // namespace jir

#endif // JIR_LIB_CLASSFILE_STACKMAPWRITER_H
