//===- ZipBuilder.h - Zips byte by byte for tests ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds zips of which every number can be made wrong, and files for tests.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_ARCHIVE_ZIPBUILDER_H
#define JIR_UNITTESTS_ARCHIVE_ZIPBUILDER_H

#include "jir/Archive/Archive.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <optional>
#include <string>
#include <vector>

namespace jir::test {

/// One entry; what is absent is computed.
struct ZipSpec {
  std::string name;
  std::string data;
  bool deflated = false;
  uint16_t flags = 0;
  std::optional<std::string> localName = {};
  std::optional<std::string> storedData = {};
  std::optional<uint32_t> size = {}, compressedSize = {}, checksum = {};
  std::optional<uint32_t> localOffset = {};
  std::optional<uint16_t> method = {};
  std::string extra = {};
  std::string comment = {};
};

/// Numbers of the archive as a whole.
struct ZipShape {
  std::string prefix = {}, suffix = {}, comment = {};
  std::optional<uint16_t> count = {};
  std::optional<uint32_t> directorySize = {}, directoryOffset = {};
  /// Offsets count the prefix too, as some tools write it.
  bool offsetsCountPrefix = false;
  /// Add a ZIP64 END record; the short one has ~0.
  bool zip64 = false;
  /// Bytes between the last header and the END record.
  std::string gap = {};
};

/// The bytes of a zip.
std::string buildZip(const std::vector<ZipSpec> &entries,
                     const ZipShape &shape = {});

/// A raw deflate stream of \p data.
std::string deflate(llvm::StringRef data);

/// Little-endian numbers.
std::string le16(uint16_t value);
std::string le32(uint32_t value);
std::string le64(uint64_t value);

/// A class file of an empty class that states its name only.
std::string tinyClass(llvm::StringRef name, uint16_t major = 52);

/// Opens bytes as an archive.
llvm::Expected<std::shared_ptr<Archive>>
openBytes(llvm::StringRef bytes, const ArchiveOptions &options = {},
          llvm::StringRef name = "test.jar");
/// The same; fails the test if it can't be opened.
std::shared_ptr<Archive> openGood(llvm::StringRef bytes,
                                  const ArchiveOptions &options = {});

/// The text of the error, "" if there is none.
template <typename T>
std::string errorText(llvm::Expected<T> value) {
  return value ? "" : llvm::toString(value.takeError());
}

/// "name=data" of every entry; "name!error" for one that can't be read.
std::vector<std::string> listAll(const Archive &archive);
/// The names of the classes.
std::vector<std::string> classNames(const Archive &archive);

/// A folder that goes with the test.
class TemporaryFolder {
public:
  TemporaryFolder();
  ~TemporaryFolder();

  /// Full path of a name in it.
  std::string operator/(llvm::StringRef name) const;
  /// Writes a file, making folders; returns its full path.
  std::string write(llvm::StringRef name, llvm::StringRef data) const;
  llvm::StringRef str() const { return path; }

private:
  llvm::SmallString<128> path;
};

} // namespace jir::test

#endif // JIR_UNITTESTS_ARCHIVE_ZIPBUILDER_H
