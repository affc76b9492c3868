//===- AttributeInfo.h - Undecoded attributes -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Attributes as they are found: name, kind and bytes (JVMS 4.7). Attributes.h,
/// Annotations.h, Module.h, Code.h and StackMapTable.h decode them.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_ATTRIBUTEINFO_H
#define JIR_CLASSFILE_ATTRIBUTEINFO_H

#include "jir/ClassFile/ConstantPool.h"

namespace jir {

/// Places of attributes, as bits.
namespace AttributePlaces {
enum : uint8_t {
  Class = 1,
  Field = 2,
  Method = 4,
  Code = 8,
  RecordComponent = 16
};
} // namespace AttributePlaces

/// The attributes that jir knows. Unknown represents all others and for those
/// that the JVM ignores at the place or in the class file version where they
/// are.
enum class AttributeKind : uint8_t {
  Unknown,
#define JIR_ATTRIBUTE(Name, version, places) Name,
#include "jir/ClassFile/AttributeKinds.def"
};

/// Name of the kind, "unknown" for Unknown.
llvm::StringRef getAttributeKindName(AttributeKind kind);
/// The kind that \p name has at \p place (an AttributePlaces bit) in a class
/// file of this major version.
AttributeKind getAttributeKind(llvm::StringRef name, uint8_t place,
                               uint16_t majorVersion);
/// The oldest class file version in which \p kind, which must not be Unknown,
/// is read.
uint16_t getAttributeVersion(AttributeKind kind);

/// An attribute that is not yet decoded. A view into the file.
struct AttributeInfo {
  llvm::StringRef name;
  /// The contents, after name and length.
  llvm::ArrayRef<uint8_t> data;
  /// Offset of the contents in the file.
  uint32_t offset = 0;
  AttributeKind kind = AttributeKind::Unknown;

  /// A reader over the contents.
  ByteReader getReader() const { return ByteReader(data, offset); }
};

/// The attributes of one owner.
class AttributeList {
public:
  AttributeList() = default;
  AttributeList(llvm::ArrayRef<AttributeInfo> attributes)
      : attributes(attributes) {}

  /// The first attribute of this kind, or null.
  const AttributeInfo *find(AttributeKind kind) const {
    for (const AttributeInfo &attribute : attributes)
      if (attribute.kind == kind)
        return &attribute;
    return nullptr;
  }
  bool has(AttributeKind kind) const { return find(kind); }
  auto begin() const { return attributes.begin(); }
  auto end() const { return attributes.end(); }
  size_t size() const { return attributes.size(); }
  bool empty() const { return attributes.empty(); }

private:
  llvm::ArrayRef<AttributeInfo> attributes;
};

/// Reads a counted list of attributes at \p place and appends it to \p result.
/// Contents are skipped, not decoded. Errors: bad name index, length past the
/// end.
llvm::Error readAttributes(ByteReader &reader, const ConstantPool &pool,
                           uint8_t place, uint16_t majorVersion,
                           llvm::SmallVectorImpl<AttributeInfo> &result);

} // namespace jir

#endif // JIR_CLASSFILE_ATTRIBUTEINFO_H
