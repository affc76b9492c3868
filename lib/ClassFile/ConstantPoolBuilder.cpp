//===- ConstantPoolBuilder.cpp - Constants to be written --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbering and writing of constants.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/ConstantPoolBuilder.h"

using namespace jir;
using llvm::StringRef;

/// Indices go up to 65,534, since the count is one more.
static constexpr unsigned maxCount = 65535;

uint16_t ConstantPoolBuilder::addRaw(uint8_t tag,
                                     llvm::ArrayRef<uint8_t> contents,
                                     unsigned numIndices) {
  if (nextIndex + numIndices > maxCount) {
    full = true;
    return 0;
  }
  entries.writeU1(tag).writeBytes(contents);
  return std::exchange(nextIndex, nextIndex + numIndices);
}

uint16_t ConstantPoolBuilder::add(ConstantTag tag, const ByteWriter &contents) {
  std::string key(1, char(tag));
  for (uint8_t byte : contents.getBytes())
    key += char(byte);
  auto [it, inserted] = known.try_emplace(key, 0);
  if (inserted) {
    bool isWide = tag == ConstantTag::Long || tag == ConstantTag::Double;
    it->second = addRaw(uint8_t(tag), contents.getBytes(), isWide ? 2 : 1);
  }
  return it->second;
}

uint16_t ConstantPoolBuilder::addUtf8(StringRef text) {
  if (text.size() > 0xFFFF) {
    longText = true;
    return 0;
  }
  return add(ConstantTag::Utf8,
             ByteWriter().writeU2(text.size()).writeText(text));
}

uint16_t ConstantPoolBuilder::addText(ConstantTag tag, StringRef text) {
  return add(tag, ByteWriter().writeU2(addUtf8(text)));
}

uint16_t ConstantPoolBuilder::addInteger(int32_t value) {
  return add(ConstantTag::Integer, ByteWriter().writeU4(value));
}

uint16_t ConstantPoolBuilder::addFloatBits(uint32_t bits) {
  return add(ConstantTag::Float, ByteWriter().writeU4(bits));
}

uint16_t ConstantPoolBuilder::addLong(int64_t value) {
  return add(ConstantTag::Long, ByteWriter().writeU8(value));
}

uint16_t ConstantPoolBuilder::addDoubleBits(uint64_t bits) {
  return add(ConstantTag::Double, ByteWriter().writeU8(bits));
}

uint16_t ConstantPoolBuilder::addClass(StringRef name) {
  return addText(ConstantTag::Class, name);
}

uint16_t ConstantPoolBuilder::addString(StringRef text) {
  return addText(ConstantTag::String, text);
}

uint16_t ConstantPoolBuilder::addMethodType(StringRef descriptor) {
  return addText(ConstantTag::MethodType, descriptor);
}

uint16_t ConstantPoolBuilder::addModule(StringRef name) {
  return addText(ConstantTag::Module, name);
}

uint16_t ConstantPoolBuilder::addPackage(StringRef name) {
  return addText(ConstantTag::Package, name);
}

uint16_t ConstantPoolBuilder::addNameAndType(StringRef name,
                                             StringRef descriptor) {
  uint16_t nameIndex = addUtf8(name);
  return add(ConstantTag::NameAndType,
             ByteWriter().writeU2(nameIndex).writeU2(addUtf8(descriptor)));
}

uint16_t ConstantPoolBuilder::addMemberRef(ConstantTag tag, StringRef owner,
                                           StringRef name,
                                           StringRef descriptor) {
  uint16_t ownerIndex = addClass(owner);
  return add(tag, ByteWriter()
                      .writeU2(ownerIndex)
                      .writeU2(addNameAndType(name, descriptor)));
}

uint16_t ConstantPoolBuilder::addMethodHandle(ReferenceKind kind,
                                              uint16_t member) {
  return add(ConstantTag::MethodHandle,
             ByteWriter().writeU1(uint8_t(kind)).writeU2(member));
}

uint16_t ConstantPoolBuilder::addDynamic(ConstantTag tag,
                                         uint16_t bootstrapIndex,
                                         StringRef name, StringRef descriptor) {
  return add(tag, ByteWriter()
                      .writeU2(bootstrapIndex)
                      .writeU2(addNameAndType(name, descriptor)));
}

void ConstantPoolBuilder::write(ByteWriter &writer) const {
  writer.writeU2(nextIndex).writeBytes(entries.getBytes());
}
