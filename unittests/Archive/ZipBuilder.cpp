//===- ZipBuilder.cpp - Zips byte by byte for tests -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the test helpers.
//
//===----------------------------------------------------------------------===//

#include "ZipBuilder.h"

#include <zlib.h>

using namespace jir;
using namespace jir::test;
using namespace llvm;

static std::string little(uint64_t value, unsigned bytes) {
  std::string text;
  for (unsigned i = 0; i != bytes; ++i)
    text.push_back(char(value >> (8 * i)));
  return text;
}

std::string jir::test::le16(uint16_t value) { return little(value, 2); }
std::string jir::test::le32(uint32_t value) { return little(value, 4); }
std::string jir::test::le64(uint64_t value) { return little(value, 8); }

std::string jir::test::deflate(StringRef data) {
  z_stream stream{};
  deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  std::string out(deflateBound(&stream, data.size()) + 16, 0);
  stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(data.data()));
  stream.avail_in = data.size();
  stream.next_out = reinterpret_cast<Bytef *>(out.data());
  stream.avail_out = out.size();
  ::deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

/// What local and central headers have in common, from the version on.
static std::string commonHeader(const ZipSpec &entry, StringRef stored) {
  uint32_t checksum = entry.checksum.value_or(
      crc32(0, reinterpret_cast<const Bytef *>(entry.data.data()),
            entry.data.size()));
  return le16(20) + le16(entry.flags) +
         le16(entry.method.value_or(entry.deflated ? 8 : 0)) + le32(0x21) +
         le32(checksum) + le32(entry.compressedSize.value_or(stored.size())) +
         le32(entry.size.value_or(entry.data.size()));
}

std::string jir::test::buildZip(const std::vector<ZipSpec> &entries,
                                const ZipShape &shape) {
  std::string out = shape.prefix, directory;
  size_t base = shape.offsetsCountPrefix ? 0 : shape.prefix.size();
  for (const ZipSpec &entry : entries) {
    std::string stored = entry.storedData.value_or(
        entry.deflated ? deflate(entry.data) : entry.data);
    std::string common = commonHeader(entry, stored);
    std::string localName = entry.localName.value_or(entry.name);
    directory += "PK\1\2" + le16(20) + common + le16(entry.name.size()) +
                 le16(entry.extra.size()) + le16(entry.comment.size()) +
                 le16(0) + le16(0) + le32(0) +
                 le32(entry.localOffset.value_or(out.size() - base)) +
                 entry.name + entry.extra + entry.comment;
    out += "PK\3\4" + common + le16(localName.size()) + le16(0) + localName +
           stored;
  }
  uint32_t offset = shape.directoryOffset.value_or(out.size() - base);
  uint32_t size = shape.directorySize.value_or(directory.size());
  uint16_t count = shape.count.value_or(entries.size());
  out += directory + shape.gap;
  if (shape.zip64) {
    size_t position = out.size();
    out += "PK\6\6" + le64(44) + le16(45) + le16(45) + le32(0) + le32(0) +
           le64(count) + le64(count) + le64(size) + le64(offset);
    out += "PK\6\7" + le32(0) + le64(position) + le32(1);
    offset = size = 0xffffffff;
    count = 0xffff;
  }
  out += "PK\5\6" + le16(0) + le16(0) + le16(count) + le16(count) + le32(size) +
         le32(offset) + le16(shape.comment.size()) + shape.comment +
         shape.suffix;
  return out;
}

std::string jir::test::tinyClass(StringRef name, uint16_t major) {
  auto big16 = [](uint16_t value) {
    return std::string{char(value >> 8), char(value)};
  };
  auto utf8 = [&](StringRef text) {
    return "\1" + big16(text.size()) + text.str();
  };
  std::string text = "\xca\xfe\xba\xbe" + big16(0) + big16(major) + big16(5);
  text +=
      utf8(name) + "\7" + big16(1) + utf8("java/lang/Object") + "\7" + big16(3);
  return text + big16(0x21) + big16(2) + big16(4) + std::string(8, '\0');
}

Expected<std::shared_ptr<Archive>>
jir::test::openBytes(StringRef bytes, const ArchiveOptions &options,
                     StringRef name) {
  return Archive::openBuffer(MemoryBuffer::getMemBufferCopy(bytes), name,
                             options);
}

std::shared_ptr<Archive> jir::test::openGood(StringRef bytes,
                                             const ArchiveOptions &options) {
  auto archive = openBytes(bytes, options);
  if (archive)
    return *archive;
  ADD_FAILURE() << toString(archive.takeError());
  return cantFail(openBytes(buildZip({})));
}

std::vector<std::string> jir::test::listAll(const Archive &archive) {
  std::vector<std::string> result;
  for (size_t i = 0; i != archive.getEntries().size(); ++i) {
    std::string name = archive.getEntries()[i].name.str();
    auto bytes = archive.getBytes(i);
    if (bytes)
      result.push_back(name + "=" + bytes->getBuffer().str());
    else
      result.push_back(name + "!" + toString(bytes.takeError()));
  }
  return result;
}

std::vector<std::string> jir::test::classNames(const Archive &archive) {
  std::vector<std::string> result;
  for (const ArchiveClass &file : archive.getClasses())
    result.push_back(file.name.str());
  return result;
}

TemporaryFolder::TemporaryFolder() {
  EXPECT_FALSE(sys::fs::createUniqueDirectory("jir-archive", path));
  // As real_path returns it, so that tests can compare.
  SmallString<128> real;
  if (!sys::fs::real_path(path, real))
    path = real;
}

TemporaryFolder::~TemporaryFolder() { sys::fs::remove_directories(path); }

std::string TemporaryFolder::operator/(StringRef name) const {
  return (path + "/" + name).str();
}

std::string TemporaryFolder::write(StringRef name, StringRef data) const {
  std::string file = *this / name;
  EXPECT_FALSE(sys::fs::create_directories(sys::path::parent_path(file)));
  std::error_code code;
  raw_fd_ostream os(file, code);
  EXPECT_FALSE(code) << code.message();
  os << data;
  return file;
}
