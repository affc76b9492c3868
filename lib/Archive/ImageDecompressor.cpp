//===- ImageDecompressor.cpp - Compressed image resources -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ImageReader::decompress: what `jlink --compress` makes. A resource
// is wrapped in headers, the outermost first; each names a compressor:
// "zip" is a zlib stream, "compact-cp" a class file whose constant pool refers
// to the image's strings.
//
//===----------------------------------------------------------------------===//

#include "Formats.h"
#include "ImageReader.h"
#include "jir/Support/InputError.h"

#include "llvm/Support/Endian.h"

using namespace jir;
using namespace llvm;

static constexpr uint32_t resourceMagic = 0xcafefafa;
static constexpr size_t resourceHeaderSize = 29;
/// jlink does not wrap more often.
static constexpr unsigned maxWrappings = 8;

namespace {

/// Rebuilds a class file from its compact-cp form.
class ConstantPoolExpander {
public:
  ConstantPoolExpander(const ImageReader &image, StringRef data,
                       uint64_t maxSize)
      : image(image), rest(data), maxSize(maxSize) {}

  Expected<std::unique_ptr<MemoryBuffer>> run();

private:
  /// Constants that represent a Utf8 entry.
  enum : uint8_t { ExternalString = 23, ExternalDescriptor = 25 };

  Error expandConstant(unsigned &index);
  Error expandString();
  Error expandDescriptor();
  Error copy(uint64_t count);
  Expected<uint32_t> readInt(StringRef &from);
  Expected<StringRef> readString(StringRef &from);
  void appendUtf8(StringRef text);
  Error cutOff() { return inputError("compact-cp: data end early"); }

  const ImageReader &image;
  StringRef rest;
  uint64_t maxSize;
  SmallVector<char, 0> out;
};

} // namespace

Error ConstantPoolExpander::copy(uint64_t count) {
  if (count > rest.size())
    return cutOff();
  out.append(rest.begin(), rest.begin() + count);
  rest = rest.drop_front(count);
  return Error::success();
}

/// An integer of 4 bytes, or, if its top bit is set, of as many bytes as the
/// next two bits encode, with five bits of value in the first.
Expected<uint32_t> ConstantPoolExpander::readInt(StringRef &from) {
  if (from.empty())
    return cutOff();
  uint8_t first = from[0];
  bool isShort = first & 0x80;
  unsigned length = isShort ? (first >> 5) & 3 : 4;
  if (length == 0 || length > from.size())
    return cutOff();
  uint32_t value = isShort ? first & 0x1f : first;
  for (unsigned i = 1; i != length; ++i)
    value = value << 8 | uint8_t(from[i]);
  from = from.drop_front(length);
  return value;
}

Expected<StringRef> ConstantPoolExpander::readString(StringRef &from) {
  Expected<uint32_t> offset = readInt(from);
  if (!offset)
    return offset.takeError();
  return image.getString(*offset);
}

void ConstantPoolExpander::appendUtf8(StringRef text) {
  out.push_back(1);
  out.push_back(text.size() >> 8);
  out.push_back(text.size());
  out.append(text.begin(), text.end());
}

Error ConstantPoolExpander::expandString() {
  Expected<StringRef> text = readString(rest);
  if (!text)
    return text.takeError();
  if (text->size() > 0xffff)
    return inputError("compact-cp: string of " + Twine(text->size()) +
                      " bytes");
  appendUtf8(*text);
  return Error::success();
}

/// A descriptor whose class names were taken out: after each `L` go a package
/// and a class of the strings.
Error ConstantPoolExpander::expandDescriptor() {
  Expected<StringRef> shape = readString(rest);
  if (!shape)
    return shape.takeError();
  Expected<uint32_t> size = readInt(rest);
  if (!size)
    return size.takeError();
  if (*size > rest.size())
    return cutOff();
  StringRef indices = rest.take_front(*size);
  rest = rest.drop_front(*size);
  std::string text;
  for (char c : *shape) {
    text.push_back(c);
    if (c != 'L' || *size == 0)
      continue;
    Expected<StringRef> package = readString(indices);
    if (!package)
      return package.takeError();
    Expected<StringRef> name = readString(indices);
    if (!name)
      return name.takeError();
    text += *package;
    if (!package->empty())
      text.push_back('/');
    text += *name;
    if (text.size() > 0xffff)
      break;
  }
  if (text.size() > 0xffff)
    return inputError("compact-cp: descriptor over 65535 bytes");
  appendUtf8(text);
  return Error::success();
}

Error ConstantPoolExpander::expandConstant(unsigned &index) {
  // Bytes after the tag of each kind of constant (JVMS 4.4); 0: no kind.
  static constexpr uint8_t sizes[] = {0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4,
                                      4, 4, 0, 0, 3, 2, 4, 4, 2, 2};
  if (rest.empty())
    return cutOff();
  uint8_t tag = rest[0];
  if (tag == ExternalString || tag == ExternalDescriptor) {
    rest = rest.drop_front();
    return tag == ExternalString ? expandString() : expandDescriptor();
  }
  if (tag == 1) {
    if (rest.size() < 3)
      return cutOff();
    return copy(3 + support::endian::read16be(rest.data() + 1));
  }
  if (tag >= std::size(sizes) || sizes[tag] == 0)
    return inputError("compact-cp: constant " + Twine(index) + " has tag " +
                      Twine(unsigned(tag)));
  // A long or double takes two indices.
  if (tag == 5 || tag == 6)
    ++index;
  return copy(1 + sizes[tag]);
}

Expected<std::unique_ptr<MemoryBuffer>> ConstantPoolExpander::run() {
  constexpr size_t headerSize = 10;
  if (rest.size() < headerSize)
    return cutOff();
  unsigned count = support::endian::read16be(rest.data() + 8);
  if (Error error = copy(headerSize))
    return error;
  for (unsigned index = 1; index < count; ++index) {
    if (Error error = expandConstant(index))
      return error;
    if (out.size() > maxSize)
      return inputError("compact-cp: makes more than the expected " +
                        Twine(maxSize) + " bytes");
  }
  if (Error error = copy(rest.size()))
    return error;
  return MemoryBuffer::getMemBufferCopy(StringRef(out.data(), out.size()));
}

Expected<std::unique_ptr<MemoryBuffer>>
ImageReader::decompress(const ImageLocation &location, uint64_t maxSize) const {
  auto bad = [&](const Twine &what) {
    return error(location.module + "/" + location.getResourceName() + ": " +
                 what);
  };
  if (location.size > maxSize)
    return bad(Twine(location.size) + " bytes, over the limit of " +
               Twine(maxSize) + " (--max-entry-size)");
  Expected<StringRef> stored = getStoredBytes(location);
  if (!stored)
    return stored.takeError();
  std::unique_ptr<MemoryBuffer> owner;
  StringRef data = *stored;
  for (unsigned depth = 0;
       data.size() >= resourceHeaderSize && read32(data, 0) == resourceMagic;
       ++depth) {
    if (depth == maxWrappings)
      return bad("compressed more than " + Twine(maxWrappings) + " times");
    uint64_t size = read64(data, 4), fullSize = read64(data, 12);
    Expected<StringRef> compressor = getString(read32(data, 20));
    if (!compressor)
      return compressor.takeError();
    data = data.drop_front(resourceHeaderSize);
    if (size > data.size())
      return bad("compressed size " + Twine(size) + " of " +
                 Twine(data.size()) + " bytes that are there");
    if (fullSize > maxSize)
      return bad(Twine(fullSize) + " bytes, over the limit of " +
                 Twine(maxSize) + " (--max-entry-size)");
    data = data.take_front(size);
    Expected<std::unique_ptr<MemoryBuffer>> plain =
        *compressor == "zip" ? inflateRaw(data, fullSize, /*zlibHeader=*/true)
        : *compressor == "compact-cp"
            ? ConstantPoolExpander(*this, data, fullSize).run()
            : Expected<std::unique_ptr<MemoryBuffer>>(
                  inputError("unknown compressor '" + *compressor + "'"));
    if (!plain)
      return bad(toString(plain.takeError()));
    if ((*plain)->getBufferSize() != fullSize)
      return bad(*compressor + ": " + Twine((*plain)->getBufferSize()) +
                 " bytes instead of " + Twine(fullSize));
    owner = std::move(*plain);
    data = owner->getBuffer();
  }
  if (!owner || data.size() != location.size)
    return bad("decompressed to " + Twine(data.size()) + " bytes instead of " +
               Twine(location.size));
  return owner;
}
