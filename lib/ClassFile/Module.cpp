//===- Module.cpp - Decoded attributes of module-info -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoding and encoding of the Module attribute (JVMS 4.7.25) and of the JDK's
// module hashes.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/Module.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;

static TableView<IndexEntry> readIndices(ByteReader &reader) {
  size_t count = reader.readU2();
  return TableView<IndexEntry>(reader, count);
}

static void readExports(ByteReader &reader,
                        llvm::SmallVectorImpl<ModuleExports> &result) {
  unsigned count = reader.readU2();
  for (unsigned i = 0; i < count && !reader.hasFailed(); ++i) {
    ModuleExports entry;
    entry.package = reader.readU2();
    entry.flags = reader.readU2();
    entry.to = readIndices(reader);
    result.push_back(entry);
  }
}

Expected<ModuleAttribute>
ModuleAttribute::parse(const AttributeInfo &attribute) {
  ByteReader reader = attribute.getReader();
  ModuleAttribute module;
  module.name = reader.readU2();
  module.flags = reader.readU2();
  module.version = Utf8Index(reader.readU2());
  size_t numRequirements = reader.readU2();
  module.requirements = TableView<ModuleRequires>(reader, numRequirements);
  readExports(reader, module.exports);
  readExports(reader, module.opens);
  module.uses = readIndices(reader);
  unsigned numProvides = reader.readU2();
  for (unsigned i = 0; i < numProvides && !reader.hasFailed(); ++i) {
    ModuleProvides entry;
    entry.service = ClassIndex(reader.readU2());
    entry.implementations = readIndices(reader);
    module.provides.push_back(entry);
  }
  if (Error error = reader.checkEnd("the attribute"))
    return inAttribute(std::move(error), attribute.name);
  return module;
}

Expected<ModuleHashesAttribute>
ModuleHashesAttribute::parse(const AttributeInfo &attribute) {
  ByteReader reader = attribute.getReader();
  ModuleHashesAttribute hashes;
  hashes.algorithm = Utf8Index(reader.readU2());
  unsigned count = reader.readU2();
  for (unsigned i = 0; i < count && !reader.hasFailed(); ++i) {
    Entry entry;
    entry.module = reader.readU2();
    size_t length = reader.readU2();
    entry.hash = reader.readBytes(length);
    hashes.entries.push_back(entry);
  }
  if (Error error = reader.checkEnd("the attribute"))
    return inAttribute(std::move(error), attribute.name);
  return hashes;
}

static void writeClauses(ByteWriter &writer,
                         llvm::ArrayRef<ModuleContents::Clause> clauses,
                         bool withFlags) {
  writer.writeU2(clauses.size());
  for (const ModuleContents::Clause &clause : clauses) {
    writer.writeU2(clause.index);
    if (withFlags)
      writer.writeU2(clause.flags);
    writer.writeBytes(writeTable<IndexEntry>(clause.list).getBytes());
  }
}

ByteWriter ModuleContents::write() const {
  ByteWriter writer;
  writer.writeU2(name).writeU2(flags).writeU2(version.value);
  writer.writeBytes(writeTable<ModuleRequires>(requirements).getBytes());
  writeClauses(writer, exports, /*withFlags=*/true);
  writeClauses(writer, opens, /*withFlags=*/true);
  writer.writeBytes(writeTable<IndexEntry>(uses).getBytes());
  writeClauses(writer, provides, /*withFlags=*/false);
  return writer;
}

ByteWriter ModuleHashesAttribute::write() const {
  ByteWriter writer;
  writer.writeU2(algorithm.value).writeU2(entries.size());
  for (const Entry &entry : entries)
    writer.writeU2(entry.module)
        .writeU2(entry.hash.size())
        .writeBytes(entry.hash);
  return writer;
}
