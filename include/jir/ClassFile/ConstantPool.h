//===- ConstantPool.h - Constants of a class file ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The constant pool (JVMS 4.4) as a table of offsets into the class file's
/// bytes. Constants are decoded when asked for, each kind through an index type
/// that tells what it may point to and resolves itself:
///
///     Expected<StringRef> name = Utf8Index(7).resolve(pool);
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_CONSTANTPOOL_H
#define JIR_CLASSFILE_CONSTANTPOOL_H

#include "jir/ClassFile/ByteReader.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace jir {

/// Tags of JVMS table 4.4-A. Unusable: index 0, the index after a long or
/// double, and indices past the end.
enum class ConstantTag : uint8_t {
  Unusable = 0,
  Utf8 = 1,
  Integer = 3,
  Float = 4,
  Long = 5,
  Double = 6,
  Class = 7,
  String = 8,
  FieldRef = 9,
  MethodRef = 10,
  InterfaceMethodRef = 11,
  NameAndType = 12,
  MethodHandle = 15,
  MethodType = 16,
  Dynamic = 17,
  InvokeDynamic = 18,
  Module = 19,
  Package = 20,
};

/// "Utf8", "Class", ..., as the specification writes them after CONSTANT_.
llvm::StringRef getConstantTagName(ConstantTag tag);

/// The kinds of method handles (JVMS table 5.4.3.5-A).
enum class ReferenceKind : uint8_t {
  GetField = 1,
  GetStatic = 2,
  PutField = 3,
  PutStatic = 4,
  InvokeVirtual = 5,
  InvokeStatic = 6,
  InvokeSpecial = 7,
  NewInvokeSpecial = 8,
  InvokeInterface = 9,
};

/// "REF_getField", ...; "REF_invalid" for other values.
llvm::StringRef getReferenceKindName(ReferenceKind kind);

class ConstantPool;

/// An index into the constant pool that must denote a \p Constant.
template <typename Constant>
struct PoolIndex {
  uint16_t value = 0;

  PoolIndex() = default;
  explicit PoolIndex(uint16_t value) : value(value) {}
  /// Whether it is not 0, which often means "none".
  explicit operator bool() const { return value != 0; }

  /// Decodes the constant and what it refers to. Errors: an InputError that
  /// names the index and what was expected and found.
  llvm::Expected<Constant> resolve(const ConstantPool &pool) const {
    return Constant::resolve(pool, value);
  }
};

/// A CONSTANT_Utf8: raw modified UTF-8.
struct Utf8Constant {
  llvm::StringRef text;
  static llvm::Expected<Utf8Constant> resolve(const ConstantPool &pool,
                                              uint16_t index);
};

/// A CONSTANT_Class: an internal name or the descriptor of an array.
struct ClassConstant {
  llvm::StringRef name;
  static llvm::Expected<ClassConstant> resolve(const ConstantPool &pool,
                                               uint16_t index);
};

/// A CONSTANT_NameAndType.
struct NameAndTypeConstant {
  llvm::StringRef name, descriptor;
  static llvm::Expected<NameAndTypeConstant> resolve(const ConstantPool &pool,
                                                     uint16_t index);
};

/// A CONSTANT_Fieldref, CONSTANT_Methodref or CONSTANT_InterfaceMethodref.
struct MemberRefConstant {
  ConstantTag tag = ConstantTag::Unusable;
  llvm::StringRef owner, name, descriptor;
  bool isField() const { return tag == ConstantTag::FieldRef; }
  /// Whether the owner is referred to as an interface.
  bool isInterface() const { return tag == ConstantTag::InterfaceMethodRef; }
  static llvm::Expected<MemberRefConstant> resolve(const ConstantPool &pool,
                                                   uint16_t index);
};

/// A CONSTANT_MethodHandle.
struct MethodHandleConstant {
  ReferenceKind kind = ReferenceKind::InvokeStatic;
  MemberRefConstant member;
  static llvm::Expected<MethodHandleConstant> resolve(const ConstantPool &pool,
                                                      uint16_t index);
};

/// A CONSTANT_Dynamic or CONSTANT_InvokeDynamic.
struct DynamicConstant {
  ConstantTag tag = ConstantTag::Unusable;
  /// Index into the BootstrapMethods attribute.
  uint16_t bootstrapIndex = 0;
  llvm::StringRef name, descriptor;
  static llvm::Expected<DynamicConstant> resolve(const ConstantPool &pool,
                                                 uint16_t index);
};

using Utf8Index = PoolIndex<Utf8Constant>;
using ClassIndex = PoolIndex<ClassConstant>;
using NameAndTypeIndex = PoolIndex<NameAndTypeConstant>;
using MemberRefIndex = PoolIndex<MemberRefConstant>;
using MethodHandleIndex = PoolIndex<MethodHandleConstant>;
using DynamicIndex = PoolIndex<DynamicConstant>;

/// The constants of one class file. A view: the bytes must outlive it. Parsing
/// checks tags and bounds; that constants refer to the right kinds is checked
/// when they are resolved, or for all by validateFormat (Validation.h).
class ConstantPool {
public:
  ConstantPool() = default;
  /// Reads the pool, count included, at \p reader's place in \p file.
  static llvm::Expected<ConstantPool> parse(llvm::ArrayRef<uint8_t> file,
                                            ByteReader &reader);

  /// One more than the largest index.
  unsigned size() const { return offsets.size(); }
  ConstantTag getTag(uint16_t index) const {
    return index < offsets.size() && offsets[index]
               ? ConstantTag(file[offsets[index]])
               : ConstantTag::Unusable;
  }
  /// Offset in the file of the constant's tag, 0 for unusable indices.
  uint32_t getOffset(uint16_t index) const {
    return index < offsets.size() ? offsets[index] : 0;
  }
  /// Offset in the file of a byte of the file.
  uint32_t getOffset(const uint8_t *pointer) const {
    return pointer - file.data();
  }

  /// Resolving accessors; errors as PoolIndex::resolve.
  llvm::Expected<llvm::StringRef> getUtf8(uint16_t index) const;
  llvm::Expected<llvm::StringRef> getClassName(uint16_t index) const;
  /// Text of a CONSTANT_String.
  llvm::Expected<llvm::StringRef> getString(uint16_t index) const;
  /// Descriptor of a CONSTANT_MethodType.
  llvm::Expected<llvm::StringRef> getMethodType(uint16_t index) const;
  llvm::Expected<llvm::StringRef> getModuleName(uint16_t index) const;
  /// Internal name of a CONSTANT_Package.
  llvm::Expected<llvm::StringRef> getPackageName(uint16_t index) const;
  llvm::Expected<int32_t> getInteger(uint16_t index) const;
  llvm::Expected<int64_t> getLong(uint16_t index) const;
  /// Bits of a CONSTANT_Float or CONSTANT_Double.
  llvm::Expected<uint32_t> getFloatBits(uint16_t index) const;
  llvm::Expected<uint64_t> getDoubleBits(uint16_t index) const;
  llvm::Expected<NameAndTypeConstant> getNameAndType(uint16_t index) const {
    return NameAndTypeConstant::resolve(*this, index);
  }
  llvm::Expected<MemberRefConstant> getMemberRef(uint16_t index) const {
    return MemberRefConstant::resolve(*this, index);
  }
  llvm::Expected<MethodHandleConstant> getMethodHandle(uint16_t index) const {
    return MethodHandleConstant::resolve(*this, index);
  }
  llvm::Expected<DynamicConstant> getDynamic(uint16_t index) const {
    return DynamicConstant::resolve(*this, index);
  }

  /// Accessors without errors, for code that runs after validation (and for
  /// printers): what does not resolve is empty.
  llvm::StringRef getUtf8OrEmpty(uint16_t index) const {
    const uint8_t *p = find(index, ConstantTag::Utf8);
    return p ? llvm::StringRef(reinterpret_cast<const char *>(p + 3),
                               readBigU2(p + 1))
             : llvm::StringRef();
  }
  llvm::StringRef getClassNameOrEmpty(uint16_t index) const {
    const uint8_t *p = find(index, ConstantTag::Class);
    return p ? getUtf8OrEmpty(readBigU2(p + 1)) : llvm::StringRef();
  }
  NameAndTypeConstant getNameAndTypeOrEmpty(uint16_t index) const;
  MemberRefConstant getMemberRefOrEmpty(uint16_t index) const;

  /// The constant's bytes from its tag on if it has this tag, else null.
  /// Parsing has checked that the whole constant is there.
  const uint8_t *find(uint16_t index, ConstantTag tag) const {
    return getTag(index) == tag && tag != ConstantTag::Unusable
               ? file.data() + offsets[index]
               : nullptr;
  }
  /// "expected CONSTANT_x at constant pool index i, found CONSTANT_y".
  llvm::Error makeTagError(uint16_t index, const llvm::Twine &expected) const;

private:
  llvm::ArrayRef<uint8_t> file;
  llvm::SmallVector<uint32_t, 0> offsets;
};

} // namespace jir

#endif // JIR_CLASSFILE_CONSTANTPOOL_H
