//===- AttributeInfo.cpp - Undecoded attributes -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kinds and extents of attributes (JVMS 4.7).
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/AttributeInfo.h"

using namespace jir;
using llvm::Error;
using llvm::StringRef;

namespace {
struct KindRow {
  StringRef name;
  AttributeKind kind;
  uint16_t version;
  uint8_t places;
};
} // namespace

static constexpr KindRow makeRow(StringRef name, AttributeKind kind,
                                 uint16_t version, uint8_t places) {
  return {name, kind, version, places};
}

static llvm::ArrayRef<KindRow> getKindRows() {
  using namespace AttributePlaces;
  static constexpr KindRow rows[] = {
#define JIR_ATTRIBUTE(Name, version, places)                                   \
  makeRow(#Name, AttributeKind::Name, version, places),
#include "jir/ClassFile/AttributeKinds.def"
  };
  return rows;
}

StringRef jir::getAttributeKindName(AttributeKind kind) {
  if (kind == AttributeKind::Unknown)
    return "unknown";
  return getKindRows()[unsigned(kind) - 1].name;
}

uint16_t jir::getAttributeVersion(AttributeKind kind) {
  return getKindRows()[unsigned(kind) - 1].version;
}

AttributeKind jir::getAttributeKind(StringRef name, uint8_t place,
                                    uint16_t majorVersion) {
  for (const KindRow &row : getKindRows())
    if (row.name == name)
      return (row.places & place) && majorVersion >= row.version
                 ? row.kind
                 : AttributeKind::Unknown;
  return AttributeKind::Unknown;
}

Error jir::readAttributes(ByteReader &reader, const ConstantPool &pool,
                          uint8_t place, uint16_t majorVersion,
                          llvm::SmallVectorImpl<AttributeInfo> &result) {
  unsigned count = reader.readU2();
  if (reader.hasFailed())
    return reader.checkRead("the attributes' count");
  for (unsigned i = 0; i < count; ++i) {
    uint64_t start = reader.getFileOffset();
    uint16_t nameIndex = reader.readU2();
    uint32_t length = reader.readU4();
    if (reader.hasFailed())
      return reader.checkRead("an attribute");
    llvm::Expected<StringRef> name = pool.getUtf8(nameIndex);
    if (!name)
      return completePlace(name.takeError(),
                           [&](InputPlace &place) { place.offset = start; });
    AttributeInfo attribute;
    attribute.name = *name;
    attribute.offset = reader.getFileOffset();
    attribute.data = reader.readBytes(length);
    if (reader.hasFailed())
      return inAttribute(reader.checkRead("the attribute (length " +
                                          llvm::Twine(length) + ")"),
                         *name);
    attribute.kind = getAttributeKind(*name, place, majorVersion);
    result.push_back(attribute);
  }
  return Error::success();
}
