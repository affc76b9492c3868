//===- ByteWriter.h - Big-endian writing ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Appends big-endian numbers to a growing buffer.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_BYTEWRITER_H
#define JIR_CLASSFILE_BYTEWRITER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cassert>

namespace jir {

/// The bytes of a class file, or of a part of one, as they are made.
class ByteWriter {
public:
  ByteWriter &writeU1(uint8_t value) {
    bytes.push_back(value);
    return *this;
  }
  ByteWriter &writeU2(uint16_t value) {
    return writeU1(value >> 8).writeU1(value & 0xFF);
  }
  ByteWriter &writeU4(uint32_t value) {
    return writeU2(value >> 16).writeU2(value & 0xFFFF);
  }
  ByteWriter &writeU8(uint64_t value) {
    return writeU4(value >> 32).writeU4(value & 0xFFFFFFFF);
  }
  ByteWriter &writeBytes(llvm::ArrayRef<uint8_t> data) {
    bytes.append(data.begin(), data.end());
    return *this;
  }
  ByteWriter &writeText(llvm::StringRef text) {
    bytes.append(text.bytes_begin(), text.bytes_end());
    return *this;
  }

  /// Overwrites what was written at \p offset, which must exist.
  void patchU2(size_t offset, uint16_t value) {
    assert(offset + 2 <= bytes.size() && "nothing was written there");
    bytes[offset] = value >> 8;
    bytes[offset + 1] = value & 0xFF;
  }
  void patchU4(size_t offset, uint32_t value) {
    patchU2(offset, value >> 16);
    patchU2(offset + 2, value & 0xFFFF);
  }

  size_t size() const { return bytes.size(); }
  llvm::ArrayRef<uint8_t> getBytes() const { return bytes; }

private:
  llvm::SmallVector<uint8_t, 0> bytes;
};

} // namespace jir

#endif // JIR_CLASSFILE_BYTEWRITER_H
