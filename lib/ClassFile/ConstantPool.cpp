//===- ConstantPool.cpp - Constants of a class file -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Indexing and resolving of constants (JVMS 4.4).
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/ConstantPool.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

/// Bytes of a constant with its tag; 0 for Utf8 and for what is not a tag.
static constexpr uint8_t constantSizes[] = {0, 0, 0, 5, 5, 9, 9, 3, 3, 5, 5,
                                            5, 5, 0, 0, 4, 3, 5, 5, 3, 3};

StringRef jir::getConstantTagName(ConstantTag tag) {
  switch (tag) {
  case ConstantTag::Unusable:
    return "Unusable";
  case ConstantTag::Utf8:
    return "Utf8";
  case ConstantTag::Integer:
    return "Integer";
  case ConstantTag::Float:
    return "Float";
  case ConstantTag::Long:
    return "Long";
  case ConstantTag::Double:
    return "Double";
  case ConstantTag::Class:
    return "Class";
  case ConstantTag::String:
    return "String";
  case ConstantTag::FieldRef:
    return "Fieldref";
  case ConstantTag::MethodRef:
    return "Methodref";
  case ConstantTag::InterfaceMethodRef:
    return "InterfaceMethodref";
  case ConstantTag::NameAndType:
    return "NameAndType";
  case ConstantTag::MethodHandle:
    return "MethodHandle";
  case ConstantTag::MethodType:
    return "MethodType";
  case ConstantTag::Dynamic:
    return "Dynamic";
  case ConstantTag::InvokeDynamic:
    return "InvokeDynamic";
  case ConstantTag::Module:
    return "Module";
  case ConstantTag::Package:
    return "Package";
  }
  return "Unusable";
}

StringRef jir::getReferenceKindName(ReferenceKind kind) {
  static constexpr const char *names[] = {
      "REF_invalid",        "REF_getField",      "REF_getStatic",
      "REF_putField",       "REF_putStatic",     "REF_invokeVirtual",
      "REF_invokeStatic",   "REF_invokeSpecial", "REF_newInvokeSpecial",
      "REF_invokeInterface"};
  return names[unsigned(kind) < std::size(names) ? unsigned(kind) : 0];
}

Expected<ConstantPool> ConstantPool::parse(llvm::ArrayRef<uint8_t> file,
                                           ByteReader &reader) {
  ConstantPool pool;
  pool.file = file;
  unsigned count = reader.readU2();
  if (reader.hasFailed())
    return reader.checkRead("the constant pool's count");
  if (count == 0)
    return inputErrorAt(reader.getFileOffset() - 2,
                        "the constant pool's count is 0");
  pool.offsets.assign(count, 0);
  const uint8_t *p = reader.getPointer();
  const uint8_t *end = p + reader.getRemaining();
  auto fail = [&](unsigned index, const Twine &message) {
    return inputErrorAt(p - file.data(),
                        "constant pool index " + Twine(index) + ": " + message);
  };
  for (unsigned index = 1; index < count; ++index) {
    // At least a tag and two more bytes, which every constant has.
    if (end - p < 3)
      return fail(index, "truncated: the constant goes past the end");
    uint8_t tag = *p;
    size_t size = 3;
    if (tag == uint8_t(ConstantTag::Utf8))
      size += readBigU2(p + 1);
    else if (tag < std::size(constantSizes) && constantSizes[tag])
      size = constantSizes[tag];
    else
      return fail(index, "unknown constant tag " + Twine(unsigned(tag)));
    if (size > size_t(end - p))
      return fail(index, "truncated: the constant goes past the end");
    pool.offsets[index] = p - file.data();
    p += size;
    if (tag == uint8_t(ConstantTag::Long) ||
        tag == uint8_t(ConstantTag::Double)) {
      if (++index >= count)
        return fail(index - 1, "a long or double needs two indices");
    }
  }
  reader.skip(p - reader.getPointer());
  return pool;
}

Error ConstantPool::makeTagError(uint16_t index, const Twine &expected) const {
  std::string prefix =
      ("expected " + expected + " at constant pool index " + Twine(index))
          .str();
  if (index == 0 || index >= size())
    return inputError(prefix + ", which is not within 1.." + Twine(size() - 1));
  if (!offsets[index])
    return inputError(prefix + ", found the second half of a long or double");
  return inputErrorAt(offsets[index], prefix + ", found CONSTANT_" +
                                          getConstantTagName(getTag(index)));
}

//===----------------------------------------------------------------------===//
// Constants that hold one index or a number
//===----------------------------------------------------------------------===//

Expected<StringRef> ConstantPool::getUtf8(uint16_t index) const {
  if (LLVM_UNLIKELY(!find(index, ConstantTag::Utf8)))
    return makeTagError(index, "CONSTANT_Utf8");
  return getUtf8OrEmpty(index);
}

/// Text of the Utf8 that the constant with this tag refers to.
static Expected<StringRef> getTextOf(const ConstantPool &pool, uint16_t index,
                                     ConstantTag tag) {
  const uint8_t *p = pool.find(index, tag);
  if (LLVM_UNLIKELY(!p))
    return pool.makeTagError(index, "CONSTANT_" + getConstantTagName(tag));
  return pool.getUtf8(readBigU2(p + 1));
}

Expected<StringRef> ConstantPool::getClassName(uint16_t index) const {
  return getTextOf(*this, index, ConstantTag::Class);
}

Expected<StringRef> ConstantPool::getString(uint16_t index) const {
  return getTextOf(*this, index, ConstantTag::String);
}

Expected<StringRef> ConstantPool::getMethodType(uint16_t index) const {
  return getTextOf(*this, index, ConstantTag::MethodType);
}

Expected<StringRef> ConstantPool::getModuleName(uint16_t index) const {
  return getTextOf(*this, index, ConstantTag::Module);
}

Expected<StringRef> ConstantPool::getPackageName(uint16_t index) const {
  return getTextOf(*this, index, ConstantTag::Package);
}

Expected<int32_t> ConstantPool::getInteger(uint16_t index) const {
  if (const uint8_t *p = find(index, ConstantTag::Integer))
    return int32_t(readBigU4(p + 1));
  return makeTagError(index, "CONSTANT_Integer");
}

Expected<uint32_t> ConstantPool::getFloatBits(uint16_t index) const {
  if (const uint8_t *p = find(index, ConstantTag::Float))
    return readBigU4(p + 1);
  return makeTagError(index, "CONSTANT_Float");
}

Expected<int64_t> ConstantPool::getLong(uint16_t index) const {
  if (const uint8_t *p = find(index, ConstantTag::Long))
    return int64_t(llvm::support::endian::read64be(p + 1));
  return makeTagError(index, "CONSTANT_Long");
}

Expected<uint64_t> ConstantPool::getDoubleBits(uint16_t index) const {
  if (const uint8_t *p = find(index, ConstantTag::Double))
    return llvm::support::endian::read64be(p + 1);
  return makeTagError(index, "CONSTANT_Double");
}

//===----------------------------------------------------------------------===//
// Constants that refer to others. None can refer to its own kind (only a
// method handle's member and a name and type are followed), so that cycles end
// in a tag error.
//===----------------------------------------------------------------------===//

Expected<Utf8Constant> Utf8Constant::resolve(const ConstantPool &pool,
                                             uint16_t index) {
  Expected<StringRef> text = pool.getUtf8(index);
  if (!text)
    return text.takeError();
  return Utf8Constant{*text};
}

Expected<ClassConstant> ClassConstant::resolve(const ConstantPool &pool,
                                               uint16_t index) {
  Expected<StringRef> name = pool.getClassName(index);
  if (!name)
    return name.takeError();
  return ClassConstant{*name};
}

Expected<NameAndTypeConstant>
NameAndTypeConstant::resolve(const ConstantPool &pool, uint16_t index) {
  const uint8_t *p = pool.find(index, ConstantTag::NameAndType);
  if (LLVM_UNLIKELY(!p))
    return pool.makeTagError(index, "CONSTANT_NameAndType");
  Expected<StringRef> name = pool.getUtf8(readBigU2(p + 1));
  if (!name)
    return name.takeError();
  Expected<StringRef> descriptor = pool.getUtf8(readBigU2(p + 3));
  if (!descriptor)
    return descriptor.takeError();
  return NameAndTypeConstant{*name, *descriptor};
}

Expected<MemberRefConstant> MemberRefConstant::resolve(const ConstantPool &pool,
                                                       uint16_t index) {
  ConstantTag tag = pool.getTag(index);
  const uint8_t *p =
      tag >= ConstantTag::FieldRef && tag <= ConstantTag::InterfaceMethodRef
          ? pool.find(index, tag)
          : nullptr;
  if (LLVM_UNLIKELY(!p))
    return pool.makeTagError(index, "a field or method reference");
  Expected<StringRef> owner = pool.getClassName(readBigU2(p + 1));
  if (!owner)
    return owner.takeError();
  Expected<NameAndTypeConstant> member =
      NameAndTypeConstant::resolve(pool, readBigU2(p + 3));
  if (!member)
    return member.takeError();
  return MemberRefConstant{tag, *owner, member->name, member->descriptor};
}

Expected<MethodHandleConstant>
MethodHandleConstant::resolve(const ConstantPool &pool, uint16_t index) {
  const uint8_t *p = pool.find(index, ConstantTag::MethodHandle);
  if (LLVM_UNLIKELY(!p))
    return pool.makeTagError(index, "CONSTANT_MethodHandle");
  if (p[1] < 1 || p[1] > 9)
    return inputErrorAt(pool.getOffset(index),
                        "method handle at constant pool index " + Twine(index) +
                            " has the unknown kind " + Twine(unsigned(p[1])));
  Expected<MemberRefConstant> member =
      MemberRefConstant::resolve(pool, readBigU2(p + 2));
  if (!member)
    return member.takeError();
  ReferenceKind kind = ReferenceKind(p[1]);
  if (member->isField() != (kind <= ReferenceKind::PutStatic))
    return inputErrorAt(pool.getOffset(index),
                        "method handle at constant pool index " + Twine(index) +
                            " is a " + getReferenceKindName(kind) +
                            " of the wrong kind of member");
  return MethodHandleConstant{kind, *member};
}

Expected<DynamicConstant> DynamicConstant::resolve(const ConstantPool &pool,
                                                   uint16_t index) {
  ConstantTag tag = pool.getTag(index);
  const uint8_t *p =
      tag == ConstantTag::Dynamic || tag == ConstantTag::InvokeDynamic
          ? pool.find(index, tag)
          : nullptr;
  if (LLVM_UNLIKELY(!p))
    return pool.makeTagError(index,
                             "CONSTANT_Dynamic or CONSTANT_InvokeDynamic");
  Expected<NameAndTypeConstant> member =
      NameAndTypeConstant::resolve(pool, readBigU2(p + 3));
  if (!member)
    return member.takeError();
  return DynamicConstant{tag, readBigU2(p + 1), member->name,
                         member->descriptor};
}

NameAndTypeConstant ConstantPool::getNameAndTypeOrEmpty(uint16_t index) const {
  const uint8_t *p = find(index, ConstantTag::NameAndType);
  if (!p)
    return {};
  return {getUtf8OrEmpty(readBigU2(p + 1)), getUtf8OrEmpty(readBigU2(p + 3))};
}

MemberRefConstant ConstantPool::getMemberRefOrEmpty(uint16_t index) const {
  ConstantTag tag = getTag(index);
  if (tag < ConstantTag::FieldRef || tag > ConstantTag::InterfaceMethodRef)
    return {};
  const uint8_t *p = find(index, tag);
  NameAndTypeConstant member = getNameAndTypeOrEmpty(readBigU2(p + 3));
  return {tag, getClassNameOrEmpty(readBigU2(p + 1)), member.name,
          member.descriptor};
}
