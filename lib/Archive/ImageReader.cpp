//===- ImageReader.cpp - The tables of a run-time image ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ImageReader but for the compression of resources.
//
//===----------------------------------------------------------------------===//

#include "ImageReader.h"
#include "Formats.h"

#include "llvm/Support/Endian.h"

using namespace jir;
using namespace llvm;

static constexpr uint32_t imageMagic = 0xcafedada;
static constexpr uint64_t imageHeaderSize = 28;
/// Seed and multiplier of the hash of names.
static constexpr uint32_t hashMultiplier = 0x01000193;

std::string ImageLocation::getResourceName() const {
  std::string name;
  name.reserve(parent.size() + base.size() + extension.size() + 2);
  if (!parent.empty())
    name.append(parent.begin(), parent.end()).push_back('/');
  name.append(base.begin(), base.end());
  if (!extension.empty())
    name.append(1, '.').append(extension.begin(), extension.end());
  return name;
}

static uint32_t read32(const char *data, bool bigEndian) {
  return bigEndian ? support::endian::read32be(data)
                   : support::endian::read32le(data);
}

bool ImageReader::isImage(StringRef buffer) {
  return buffer.size() >= 4 && (::read32(buffer.data(), true) == imageMagic ||
                                ::read32(buffer.data(), false) == imageMagic);
}

Error ImageReader::error(const Twine &message) const {
  return archiveError(path, "run-time image: " + message);
}

uint32_t ImageReader::read32(StringRef table, uint64_t offset) const {
  return ::read32(table.data() + offset, bigEndian);
}

uint64_t ImageReader::read64(StringRef table, uint64_t offset) const {
  const char *data = table.data() + offset;
  return bigEndian ? support::endian::read64be(data)
                   : support::endian::read64le(data);
}

Expected<ImageReader> ImageReader::open(StringRef buffer, StringRef path) {
  ImageReader image;
  image.path = path;
  if (!isImage(buffer))
    return image.error("bad magic number");
  if (buffer.size() < imageHeaderSize)
    return image.error("header of " + Twine(imageHeaderSize) +
                       " bytes is cut off");
  image.bigEndian = ::read32(buffer.data(), true) == imageMagic;
  image.version = image.read32(buffer, 4);
  image.resourceCount = image.read32(buffer, 12);
  image.tableLength = image.read32(buffer, 16);
  uint64_t locationsSize = image.read32(buffer, 20);
  uint64_t stringsSize = image.read32(buffer, 24);
  if (image.getMajorVersion() != 1)
    return image.error("format version " + Twine(image.getMajorVersion()) +
                       "." + Twine(image.getMinorVersion()) +
                       ", only 1.x is known");

  StringRef rest = buffer.drop_front(imageHeaderSize);
  bool complete = true;
  auto take = [&](uint64_t size, StringRef &table, StringRef name) {
    complete &= size <= rest.size();
    table = rest.take_front(size);
    rest = rest.drop_front(table.size());
  };
  uint64_t tableSize = uint64_t(image.tableLength) * 4;
  take(tableSize, image.redirect, "redirect table");
  take(tableSize, image.offsets, "offset table");
  take(locationsSize, image.locations, "locations");
  take(stringsSize, image.strings, "strings");
  image.contents = rest;
  if (!complete)
    return image.error("its tables (" + Twine(tableSize) + " bytes twice, " +
                       Twine(locationsSize) + " of locations, " +
                       Twine(stringsSize) + " of strings) leave the file of " +
                       Twine(buffer.size()) + " bytes");
  return image;
}

Expected<StringRef> ImageReader::getString(uint64_t offset) const {
  if (offset >= strings.size())
    return error("string at offset " + Twine(offset) + " of a table of " +
                 Twine(strings.size()) + " bytes");
  size_t end = strings.find('\0', offset);
  if (end == StringRef::npos)
    return error("string at offset " + Twine(offset) + " has no end");
  return strings.slice(offset, end);
}

namespace {
/// Kinds of location attributes.
enum AttributeKind : unsigned {
  End,
  Module,
  Parent,
  Base,
  Extension,
  Offset,
  Compressed,
  Uncompressed,
  NumKinds
};
} // namespace

Expected<std::optional<ImageLocation>>
ImageReader::getLocation(uint32_t slot) const {
  if (slot >= tableLength)
    return error("slot " + Twine(slot) + " of " + Twine(tableLength));
  uint64_t at = read32(offsets, uint64_t(slot) * 4);
  // Offset 0 represents no location, as do attributes that end at once.
  uint64_t values[NumKinds] = {};
  bool any = false;
  while (true) {
    if (at >= locations.size())
      return error("location of slot " + Twine(slot) +
                   " leaves the table of locations");
    uint8_t head = locations[at++];
    unsigned kind = head >> 3, length = (head & 7) + 1;
    if (kind == End)
      break;
    if (kind >= NumKinds)
      return error("location of slot " + Twine(slot) +
                   ": unknown attribute kind " + Twine(kind));
    if (length > locations.size() - at)
      return error("location of slot " + Twine(slot) +
                   " leaves the table of locations");
    uint64_t value = 0;
    for (unsigned i = 0; i != length; ++i)
      value = value << 8 | uint8_t(locations[at++]);
    values[kind] = value;
    any = true;
  }
  if (!any)
    return std::optional<ImageLocation>();

  ImageLocation location;
  for (auto [kind, text] :
       {std::pair(Module, &location.module),
        std::pair(Parent, &location.parent), std::pair(Base, &location.base),
        std::pair(Extension, &location.extension)}) {
    Expected<StringRef> string = getString(values[kind]);
    if (!string)
      return string.takeError();
    *text = *string;
  }
  location.offset = values[Offset];
  location.compressedSize = values[Compressed];
  location.size = values[Uncompressed];
  return location;
}

/// The hash by which names are placed: FNV with 31 bits kept.
static int32_t hashName(StringRef text, uint32_t seed) {
  for (unsigned char c : text)
    seed = (seed * hashMultiplier) ^ c;
  return seed & 0x7fffffff;
}

Expected<std::optional<uint32_t>>
ImageReader::findSlot(StringRef fullName) const {
  if (tableLength == 0)
    return std::nullopt;
  uint32_t first = hashName(fullName, hashMultiplier) % tableLength;
  int32_t action = read32(redirect, uint64_t(first) * 4);
  if (action == 0)
    return std::nullopt;
  // Negative: the slot itself. Positive: the seed of a second hash.
  uint32_t slot = action < 0 ? uint32_t(-1 - action)
                             : hashName(fullName, action) % tableLength;
  if (slot >= tableLength)
    return error("redirect to slot " + Twine(slot) + " of " +
                 Twine(tableLength));
  return slot;
}

Expected<std::optional<ImageLocation>>
ImageReader::find(StringRef module, StringRef resource) const {
  std::string name = ("/" + module + "/" + resource).str();
  Expected<std::optional<uint32_t>> slot = findSlot(name);
  if (!slot)
    return slot.takeError();
  if (!*slot)
    return std::optional<ImageLocation>();
  Expected<std::optional<ImageLocation>> location = getLocation(**slot);
  if (!location || !*location)
    return location;
  if ((*location)->module != module ||
      (*location)->getResourceName() != resource)
    return std::optional<ImageLocation>();
  return location;
}

Expected<StringRef>
ImageReader::getStoredBytes(const ImageLocation &location) const {
  uint64_t size = location.getStoredSize();
  if (location.offset > contents.size() ||
      contents.size() - location.offset < size)
    return error(location.module + "/" + location.getResourceName() + ": " +
                 Twine(size) + " bytes at offset " + Twine(location.offset) +
                 " leave the contents of " + Twine(contents.size()) + " bytes");
  return contents.substr(location.offset, size);
}
