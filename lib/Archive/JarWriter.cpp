//===- JarWriter.cpp - Making jars ------------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements JarWriter with libzip.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/JarWriter.h"
#include "jir/Support/InputError.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Endian.h"

#include <zip.h>

using namespace jir;
using namespace llvm;

/// The time of an entry that has none: the first of February 1980, as build
/// tools for Java write it, since earlier ones turn into another year in some
/// time zones.
static constexpr uint32_t commonTime = ((0 << 9) | (2 << 5) | 1) << 16;
/// What `jar` and zlib take by default; libzip's own is 9, which takes longer
/// and saves little.
static constexpr zip_uint32_t compressionLevel = 6;

static Error zipError(const Twine &reason) {
  return inputError("cannot write the zip: " + reason);
}

bool JarWriter::add(StringRef name, StringRef bytes, JarEntryForm form) {
  if (!names.insert(name).second)
    return false;
  entries.push_back({name.str(), bytes, form});
  return true;
}

bool JarWriter::addOwned(StringRef name, std::string bytes, JarEntryForm form) {
  owned.push_back(std::make_unique<std::string>(std::move(bytes)));
  return add(name, *owned.back(), form);
}

void JarWriter::adopt(JarWriter &&other) {
  owned.insert(owned.end(), std::make_move_iterator(other.owned.begin()),
               std::make_move_iterator(other.owned.end()));
}

/// The encoding that keeps the bytes of \p name.
static zip_flags_t getNameEncoding(StringRef name) {
  const UTF8 *begin = name.bytes_begin();
  return isLegalUTF8String(&begin, name.bytes_end()) ? ZIP_FL_ENC_UTF_8
                                                     : ZIP_FL_ENC_CP437;
}

static Error addEntry(zip_t *zip, const JarWriter::Entry &entry) {
  const std::string &name = entry.name;
  zip_int64_t index;
  if (StringRef(name).ends_with("/")) {
    index = zip_dir_add(zip, name.c_str(), getNameEncoding(name));
    if (index < 0)
      return zipError(zip_strerror(zip));
  } else {
    zip_source_t *source = zip_source_buffer(zip, entry.bytes.data(),
                                             entry.bytes.size(), /*freep=*/0);
    if (!source)
      return zipError(zip_strerror(zip));
    index = zip_file_add(zip, name.c_str(), source, getNameEncoding(name));
    if (index < 0) {
      zip_source_free(source);
      return zipError(zip_strerror(zip));
    }
    bool isStored = entry.form.stored || entry.bytes.empty();
    if (zip_set_file_compression(zip, index,
                                 isStored ? ZIP_CM_STORE : ZIP_CM_DEFLATE,
                                 isStored ? 0 : compressionLevel))
      return zipError(zip_strerror(zip));
  }
  uint32_t time = entry.form.time ? entry.form.time : commonTime;
  if (zip_file_set_dostime(zip, index, time & 0xFFFF, time >> 16, 0))
    return zipError(zip_strerror(zip));
  return Error::success();
}

/// All bytes of what was written.
static Expected<std::string> readSource(zip_source_t *source) {
  zip_stat_t stat;
  if (zip_source_stat(source, &stat) || zip_source_open(source))
    return zipError(zip_error_strerror(zip_source_error(source)));
  std::string bytes(stat.size, '\0');
  zip_int64_t count = zip_source_read(source, bytes.data(), bytes.size());
  zip_source_close(source);
  if (count < 0 || zip_uint64_t(count) != bytes.size())
    return zipError("it cannot be read back");
  return bytes;
}

/// Marks all names as UTF-8, as java's own tools do; libzip marks those beyond
/// ASCII only, and readers written in Java take another way without the mark.
static void markNamesAsUtf8(std::string &zip) {
  using support::endian::read16le;
  using support::endian::read32le;
  constexpr size_t endSize = 22, centralSize = 46;
  constexpr char utf8Bit = 0x08;
  if (zip.size() < endSize)
    return;
  const char *end = zip.data() + zip.size() - endSize;
  size_t count = read16le(end + 10), place = read32le(end + 16);
  // A larger directory is described elsewhere; the mark is no need.
  if (StringRef(end, 4) != "PK\5\6" || count == 0xFFFF)
    return;
  for (; count-- && place + centralSize <= zip.size();) {
    const char *header = zip.data() + place;
    size_t nameSize = read16le(header + 28);
    size_t local = read32le(header + 42);
    StringRef name(header + centralSize, nameSize);
    if (local == 0xFFFFFFFF || local + 8 > zip.size())
      return;
    if (getNameEncoding(name) == ZIP_FL_ENC_UTF_8) {
      zip[place + 9] |= utf8Bit;
      zip[local + 7] |= utf8Bit;
    }
    place +=
        centralSize + nameSize + read16le(header + 30) + read16le(header + 32);
  }
}

Expected<std::string> JarWriter::finish() const {
  // libzip writes no empty zip: the end record alone is one.
  if (entries.empty())
    return std::string("PK\5\6", 4) + std::string(18, '\0');
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t *target = zip_source_buffer_create(nullptr, 0, 0, &error);
  if (!target)
    return zipError(zip_error_strerror(&error));
  zip_source_keep(target);
  scope_exit release([&] { zip_source_free(target); });
  zip_t *zip = zip_open_from_source(target, ZIP_TRUNCATE, &error);
  if (!zip) {
    zip_source_free(target);
    return zipError(zip_error_strerror(&error));
  }
  for (const Entry &entry : entries)
    if (Error failure = addEntry(zip, entry)) {
      zip_discard(zip);
      return inFile(std::move(failure), entry.name);
    }
  if (zip_close(zip)) {
    std::string reason = zip_strerror(zip);
    zip_discard(zip);
    return zipError(reason);
  }
  Expected<std::string> bytes = readSource(target);
  if (bytes)
    markNamesAsUtf8(*bytes);
  return bytes;
}
