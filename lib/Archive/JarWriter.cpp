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

static bool isUtf8(StringRef name) {
  const UTF8 *begin = name.bytes_begin();
  return isLegalUTF8String(&begin, name.bytes_end());
}

/// Whether libzip takes a name: it refuses control characters.
static bool isNameForLibzip(StringRef name) {
  return isUtf8(name) &&
         llvm::none_of(name, [](unsigned char c) { return c < ' '; });
}

/// Names for libzip, by entry: it takes C strings in an encoding that it knows,
/// while java finds a name of any bytes. Another of the same length is a
/// placeholder that restoreNames replaces.
static std::vector<std::string>
getNamesForLibzip(ArrayRef<JarWriter::Entry> entries) {
  StringSet<> taken;
  for (const JarWriter::Entry &entry : entries)
    taken.insert(entry.name);
  std::vector<std::string> names;
  uint64_t number = 0;
  for (const JarWriter::Entry &entry : entries) {
    names.push_back(entry.name);
    std::string &name = names.back();
    if (isNameForLibzip(name))
      continue;
    do {
      std::string digits = utohexstr(number++);
      digits.insert(
          0, entry.name.size() - std::min(entry.name.size(), digits.size()),
          '_');
      name = digits.substr(digits.size() - entry.name.size());
    } while (!taken.insert(name).second && number < 2 * entries.size() + 16);
  }
  return names;
}

static Error addEntry(zip_t *zip, const JarWriter::Entry &entry,
                      const std::string &name) {
  zip_int64_t index;
  // An entry with bytes is a file, whatever its name: java finds a class in
  // `Main.class/`.
  if (StringRef(name).ends_with("/") && entry.bytes.empty()) {
    index = zip_dir_add(zip, name.c_str(), ZIP_FL_ENC_UTF_8);
    if (index < 0)
      return zipError(zip_strerror(zip));
  } else {
    zip_source_t *source = zip_source_buffer(zip, entry.bytes.data(),
                                             entry.bytes.size(), /*freep=*/0);
    if (!source)
      return zipError(zip_strerror(zip));
    index = zip_file_add(zip, name.c_str(), source, ZIP_FL_ENC_UTF_8);
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

/// Puts the real names in the place of the placeholders, and marks names as
/// UTF-8, as java's own tools do: libzip marks those beyond ASCII only, and
/// readers written in Java take another way without the mark.
static Error restoreNames(std::string &zip, ArrayRef<JarWriter::Entry> entries,
                          ArrayRef<std::string> written) {
  using support::endian::read16le;
  using support::endian::read32le;
  constexpr size_t endSize = 22, centralSize = 46, localSize = 30;
  constexpr char utf8Bit = 0x08;
  assert(zip.size() >= endSize && "libzip wrote no end record");
  const char *end = zip.data() + zip.size() - endSize;
  size_t place = read32le(end + 16);
  bool isFound =
      StringRef(end, 4) == "PK\5\6" && read16le(end + 10) == entries.size();
  for (auto [entry, name] : zip_equal(entries, written)) {
    const char *header = zip.data() + place;
    size_t local = isFound ? read32le(header + 42) : 0xFFFFFFFF;
    isFound &= local != 0xFFFFFFFF;
    // A larger directory is described elsewhere; it needs no marks.
    if (!isFound && name != entry.name)
      return zipError("entry '" + entry.name +
                      "': names that are not UTF-8 need a zip of less than 4 "
                      "GiB and 65535 entries");
    if (!isFound)
      continue;
    if (name != entry.name) {
      llvm::copy(entry.name, zip.begin() + place + centralSize);
      llvm::copy(entry.name, zip.begin() + local + localSize);
    }
    if (isUtf8(entry.name)) {
      zip[place + 9] |= utf8Bit;
      zip[local + 7] |= utf8Bit;
    }
    place += centralSize + read16le(header + 28) + read16le(header + 30) +
             read16le(header + 32);
  }
  return Error::success();
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
  std::vector<std::string> zipNames = getNamesForLibzip(entries);
  for (auto [entry, name] : zip_equal(entries, zipNames))
    if (Error failure = addEntry(zip, entry, name)) {
      zip_discard(zip);
      return inFile(std::move(failure), entry.name);
    }
  if (zip_close(zip)) {
    std::string reason = zip_strerror(zip);
    zip_discard(zip);
    return zipError(reason);
  }
  Expected<std::string> bytes = readSource(target);
  if (!bytes)
    return bytes;
  if (Error failure = restoreNames(*bytes, entries, zipNames))
    return failure;
  return bytes;
}
