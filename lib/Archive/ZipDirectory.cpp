//===- ZipDirectory.cpp - The central directory of a zip --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ZipDirectory. Numbers in a zip are little-endian.
//
//===----------------------------------------------------------------------===//

#include "ZipDirectory.h"
#include "Formats.h"

#include "llvm/Support/Endian.h"

using namespace jir;
using namespace llvm;
using support::endian::read16le;
using support::endian::read32le;
using support::endian::read64le;

namespace {

constexpr uint32_t localSignature = 0x04034b50;
constexpr uint32_t centralSignature = 0x02014b50;
constexpr uint32_t endSignature = 0x06054b50;
constexpr uint32_t end64Signature = 0x06064b50;
constexpr uint32_t locator64Signature = 0x07064b50;
constexpr uint64_t localSize = 30;
constexpr uint64_t centralSize = 46;
constexpr uint64_t endSize = 22;
constexpr uint64_t end64Size = 56;
constexpr uint64_t locator64Size = 20;
constexpr uint32_t noValue32 = 0xffffffff;

/// Where the central directory should be.
struct EndRecord {
  uint64_t position = 0;
  uint64_t directorySize = 0;
  uint64_t directoryOffset = 0;
};

/// Finds the END record and with it the directory.
class EndFinder {
public:
  explicit EndFinder(StringRef buffer) : buffer(buffer) {}

  std::optional<EndRecord> find() const;

private:
  bool hasSignature(uint64_t position, uint32_t signature) const {
    return position <= buffer.size() && buffer.size() - position >= 4 &&
           read32le(buffer.data() + position) == signature;
  }
  std::optional<EndRecord> readAt(uint64_t position) const;
  void readZip64(EndRecord &end, uint16_t count) const;

  StringRef buffer;
};

} // namespace

/// Reads the END record at \p position. Its comment must reach exactly to the
/// end of the file, or else its numbers must lead to a directory and a local
/// header: so the JVM tells a record with junk after it from chance bytes.
std::optional<EndRecord> EndFinder::readAt(uint64_t position) const {
  const char *data = buffer.data() + position;
  EndRecord end;
  end.position = position;
  end.directorySize = read32le(data + 12);
  end.directoryOffset = read32le(data + 16);
  if (position + endSize + read16le(data + 20) != buffer.size()) {
    if (end.directorySize > position)
      return std::nullopt;
    uint64_t directory = position - end.directorySize;
    if (end.directoryOffset > directory ||
        !hasSignature(directory, centralSignature) ||
        !hasSignature(directory - end.directoryOffset, localSignature))
      return std::nullopt;
  }
  readZip64(end, read16le(data + 10));
  return end;
}

/// Takes the numbers of a ZIP64 END record where there is one that agrees with
/// the short record.
void EndFinder::readZip64(EndRecord &end, uint16_t count) const {
  if (end.position < locator64Size ||
      !hasSignature(end.position - locator64Size, locator64Signature))
    return;
  uint64_t position =
      read64le(buffer.data() + end.position - locator64Size + 8);
  if (!hasSignature(position, end64Signature) ||
      buffer.size() - position < end64Size)
    return;
  const char *data = buffer.data() + position;
  uint64_t count64 = read64le(data + 32);
  uint64_t size64 = read64le(data + 40);
  uint64_t offset64 = read64le(data + 48);
  if ((size64 != end.directorySize && end.directorySize != noValue32) ||
      (offset64 != end.directoryOffset && end.directoryOffset != noValue32) ||
      (count64 != count && count != 0xffff))
    return;
  end.position = position;
  end.directorySize = size64;
  end.directoryOffset = offset64;
}

/// The last record wins. It is looked for as far from the end as the JVM does,
/// which reads blocks and so gets 79 bytes farther than a comment of full
/// length would reach.
std::optional<EndRecord> EndFinder::find() const {
  constexpr uint64_t farthest = 65636;
  if (buffer.size() < endSize)
    return std::nullopt;
  uint64_t position = buffer.size() - endSize;
  uint64_t lowest = buffer.size() > farthest ? buffer.size() - farthest : 0;
  for (;; --position) {
    if (hasSignature(position, endSignature))
      if (std::optional<EndRecord> end = readAt(position))
        return end;
    if (position == lowest)
      return std::nullopt;
  }
}

/// Takes the sizes and the offset that are too big for their fields from the
/// ZIP64 extra field, in the order of the format.
static void readZip64Extra(StringRef extra, ZipHeader &header) {
  bool wantsSize = header.size == noValue32;
  bool wantsCompressed = header.compressedSize == noValue32;
  bool wantsOffset = header.localOffset == noValue32;
  if (!wantsSize && !wantsCompressed && !wantsOffset)
    return;
  while (extra.size() >= 4) {
    uint16_t tag = read16le(extra.data());
    uint16_t size = read16le(extra.data() + 2);
    extra = extra.drop_front(4);
    if (size > extra.size())
      return;
    StringRef field = extra.take_front(size);
    extra = extra.drop_front(size);
    if (tag != 1)
      continue;
    auto take = [&](bool wanted, uint64_t &value) {
      if (!wanted || field.size() < 8)
        return;
      value = read64le(field.data());
      field = field.drop_front(8);
    };
    take(wantsSize, header.size);
    take(wantsCompressed, header.compressedSize);
    take(wantsOffset, header.localOffset);
    return;
  }
}

Expected<ZipDirectory> ZipDirectory::read(StringRef buffer, StringRef path,
                                          uint64_t maxEntries) {
  std::optional<EndRecord> end = EndFinder(buffer).find();
  if (!end)
    return archiveError(path, "no END record of a zip found");
  ZipDirectory result;
  if (end->position == 0)
    return result;
  if (end->directorySize > end->position)
    return archiveError(path, "the END record has a central directory of " +
                                  Twine(end->directorySize) +
                                  " bytes, but there are only " +
                                  Twine(end->position) + " before it");
  uint64_t start = end->position - end->directorySize;
  if (end->directoryOffset > start)
    return archiveError(path, "the END record has the central directory "
                              "at offset " +
                                  Twine(end->directoryOffset) +
                                  ", but its size puts it at " + Twine(start));
  result.prefixSize = start - end->directoryOffset;

  StringRef rest = buffer.slice(start, end->position);
  while (rest.size() >= centralSize) {
    auto bad = [&](const Twine &what) {
      return archiveError(path,
                          "central directory, header " +
                              Twine(result.headers.size()) + " at offset " +
                              Twine(rest.data() - buffer.data()) + ": " + what);
    };
    const char *data = rest.data();
    if (read32le(data) != centralSignature)
      return bad("bad signature");
    uint64_t nameSize = read16le(data + 28), extraSize = read16le(data + 30),
             commentSize = read16le(data + 32);
    uint64_t total = centralSize + nameSize + extraSize + commentSize;
    if (total > rest.size())
      return bad("goes past the end of the directory");
    if (result.headers.size() == maxEntries)
      return archiveError(path, "more than " + Twine(maxEntries) +
                                    " entries (--max-archive-entries)");
    ZipHeader header;
    header.flags = read16le(data + 8);
    header.method = read16le(data + 10);
    header.time = read32le(data + 12);
    header.compressedSize = read32le(data + 20);
    header.size = read32le(data + 24);
    header.localOffset = read32le(data + 42);
    header.name = rest.substr(centralSize, nameSize);
    readZip64Extra(rest.substr(centralSize + nameSize, extraSize), header);
    // Without the wide field java takes the first for a size that is not known;
    // its class loaders take the second, the largest int, for one.
    constexpr uint64_t largestInt = 0x7FFFFFFF;
    header.hasOpenSize = header.size == noValue32 || header.size == largestInt;
    if (header.hasOpenSize)
      header.size = 0;
    // A sum past 64 bits leaves the buffer, which locateZipData reports.
    header.localOffset = SaturatingAdd(header.localOffset, result.prefixSize);
    result.headers.push_back(header);
    rest = rest.drop_front(total);
  }
  if (!rest.empty())
    return archiveError(path, "central directory: " + Twine(rest.size()) +
                                  " bytes after the last header");
  return result;
}

Expected<StringRef>
jir::locateZipData(StringRef buffer, const ZipHeader &header, StringRef path) {
  auto bad = [&](const Twine &what) {
    return entryError(path, header.name, what);
  };
  uint64_t offset = header.localOffset;
  if (offset > buffer.size() || buffer.size() - offset < localSize)
    return bad("its local header at offset " + Twine(offset) +
               " is past the end of the archive");
  const char *data = buffer.data() + offset;
  if (read32le(data) != localSignature)
    return bad("no local header at offset " + Twine(offset));
  uint64_t start =
      offset + localSize + read16le(data + 26) + read16le(data + 28);
  if (start > buffer.size())
    return bad("its data at offset " + Twine(start) +
               " are past the end of the archive");
  return buffer.substr(start, header.compressedSize);
}
