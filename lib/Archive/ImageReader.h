//===- ImageReader.h - The run-time image lib/modules ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads the jimage format in place:
///
///     header      magic 0xCAFEDADA, version, flags, number of resources,
///                 length of the tables, sizes of locations and strings
///     redirect    one i32 a slot: perfect hashing of full names
///     offsets     one u32 a slot: where in `locations` its attributes start
///     locations   attribute streams: module, parent, base, extension (string
///                 offsets), content offset, compressed and uncompressed size
///     strings     NUL-terminated modified UTF-8
///     contents    from here on, at the offsets that the locations name
///
/// in the byte order of the machine that made it. A compressed content starts
/// with headers of 29 bytes, one a compressor, outermost first.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ARCHIVE_IMAGEREADER_H
#define JIR_LIB_ARCHIVE_IMAGEREADER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cstdint>
#include <optional>

namespace jir {

/// A resource of an image: `/module/parent/base.extension`. The strings are
/// views of the image.
struct ImageLocation {
  llvm::StringRef module;
  llvm::StringRef parent;
  llvm::StringRef base;
  llvm::StringRef extension;
  /// Offset from the start of the contents.
  uint64_t offset = 0;
  /// 0 if it is not compressed.
  uint64_t compressedSize = 0;
  uint64_t size = 0;

  uint64_t getStoredSize() const {
    return compressedSize ? compressedSize : size;
  }
  /// `parent/base.extension`.
  std::string getResourceName() const;
};

/// The tables of an image over a buffer, which must outlive it. Nothing is
/// copied; every offset is checked when it is used, so a damaged image returns
/// errors for what is damaged.
class ImageReader {
public:
  /// True if \p buffer starts with the magic number in either byte order.
  static bool isImage(llvm::StringRef buffer);

  /// Checks the header and that the tables lie in \p buffer; \p path is for
  /// messages.
  static llvm::Expected<ImageReader> open(llvm::StringRef buffer,
                                          llvm::StringRef path);

  bool isBigEndian() const { return bigEndian; }
  uint32_t getMajorVersion() const { return version >> 16; }
  uint32_t getMinorVersion() const { return version & 0xffff; }
  /// Slots of the tables; every slot may hold a location.
  uint32_t getNumSlots() const { return tableLength; }
  uint32_t getNumResources() const { return resourceCount; }

  /// The location in slot \p slot; none if the slot is empty. Fails if its
  /// attributes or strings leave their tables.
  llvm::Expected<std::optional<ImageLocation>> getLocation(uint32_t slot) const;

  /// The slot where the location of \p fullName
  /// (`/module/parent/base.extension`) is if it has one; its names may differ.
  llvm::Expected<std::optional<uint32_t>>
  findSlot(llvm::StringRef fullName) const;

  /// Finds `/module/resource` by its hash, as the JVM does.
  llvm::Expected<std::optional<ImageLocation>>
  find(llvm::StringRef module, llvm::StringRef resource) const;

  /// The stored bytes of a resource.
  llvm::Expected<llvm::StringRef>
  getStoredBytes(const ImageLocation &location) const;

  /// Undoes the compression ("zip", "compact-cp", both) of a location whose
  /// compressedSize isn't 0. Never makes more than \p maxSize bytes, nor more
  /// than the location states.
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
  decompress(const ImageLocation &location, uint64_t maxSize) const;

  /// The string at \p offset of the strings table.
  llvm::Expected<llvm::StringRef> getString(uint64_t offset) const;

private:
  uint32_t read32(llvm::StringRef table, uint64_t offset) const;
  uint64_t read64(llvm::StringRef table, uint64_t offset) const;
  llvm::Error error(const llvm::Twine &message) const;

  llvm::StringRef path, redirect, offsets, locations, strings, contents;
  bool bigEndian = false;
  uint32_t version = 0, resourceCount = 0, tableLength = 0;
};

} // namespace jir

#endif // JIR_LIB_ARCHIVE_IMAGEREADER_H
