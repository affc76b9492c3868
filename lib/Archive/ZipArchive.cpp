//===- ZipArchive.cpp - Jars and jmods --------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements zips as archives. libzip is not the reader: it refuses zips that
// the JVM reads, checks checksums that the JVM ignores, does not tell where the
// data of an entry are, which zero-copy reading needs, and a zip_t serves one
// thread.
//
//===----------------------------------------------------------------------===//

#include "Formats.h"
#include "ZipDirectory.h"
#include "jir/Support/InputError.h"
#include "jir/Support/ModifiedUtf8.h"

#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace llvm;

namespace {

class ZipArchive final : public Archive {
public:
  ZipArchive(ArchiveKind kind, std::unique_ptr<MemoryBuffer> buffer,
             StringRef path, const ArchiveOptions &options,
             std::shared_ptr<const Archive> keepAlive)
      : Archive(kind, path, options), keepAlive(std::move(keepAlive)),
        buffer(std::move(buffer)) {
    zip = this->buffer->getBuffer();
    if (kind == ArchiveKind::Jmod)
      zip = zip.drop_front(jmodHeaderSize);
  }

  Error readDirectory();
  Expected<EntryBytes> getBytes(uint32_t index) const override;

  static constexpr size_t jmodHeaderSize = 4;

protected:
  Expected<ContentHash> computeContentHash() const override {
    return ContentHash::of(buffer->getBuffer());
  }

private:
  Error checkCaps() const;
  Error checkSize(const ZipHeader &header) const;

  std::shared_ptr<const Archive> keepAlive;
  std::unique_ptr<MemoryBuffer> buffer;
  StringRef zip;
  /// Parallel to `entries`.
  std::vector<ZipHeader> headers;
};

} // namespace

Error ZipArchive::readDirectory() {
  Expected<ZipDirectory> directory =
      ZipDirectory::read(zip, path, options.maxEntries);
  if (!directory)
    return directory.takeError();

  // Of several entries of one name, java reads the last.
  const std::vector<ZipHeader> &all = directory->getHeaders();
  DenseMap<StringRef, size_t> last;
  last.reserve(all.size());
  for (const auto &[index, header] : enumerate(all))
    last[header.name] = index;
  headers.reserve(last.size());
  entries.reserve(last.size());
  for (const auto &[index, header] : enumerate(all)) {
    if (last.lookup(header.name) != index)
      continue;
    headers.push_back(header);
    entries.push_back(
        {header.name, header.size, header.compressedSize, header.time});
  }
  if (Error error = checkCaps())
    return error;
  return finishOpening();
}

/// What the directory alone shows to be too much.
Error ZipArchive::checkCaps() const {
  uint64_t sum = 0;
  for (const ZipHeader &header : headers)
    sum = SaturatingAdd(sum, header.size);
  if (sum > options.maxArchiveSize)
    return archiveError(path, "its entries inflate to " + Twine(sum) +
                                  " bytes, over the limit of " +
                                  Twine(options.maxArchiveSize) +
                                  " (--max-archive-size)");
  return Error::success();
}

Error ZipArchive::checkSize(const ZipHeader &header) const {
  if (header.size > options.maxEntrySize)
    return entryError(path, header.name,
                      Twine(header.size) + " bytes, over the limit of " +
                          Twine(options.maxEntrySize) + " (--max-entry-size)");
  constexpr uint64_t smallEntry = 1 << 20;
  if (header.method != 0 && header.size > smallEntry &&
      header.size / options.maxInflateRatio > header.compressedSize)
    return entryError(path, header.name,
                      "inflates from " + Twine(header.compressedSize) + " to " +
                          Twine(header.size) + " bytes, over the limit of " +
                          Twine(options.maxInflateRatio) +
                          " times (--max-inflate-ratio)");
  return Error::success();
}

Expected<EntryBytes> ZipArchive::getBytes(uint32_t index) const {
  const ZipHeader &header = headers[index];
  if (header.flags & 1)
    return entryError(path, header.name, "encrypted");
  if (header.method != 0 && header.method != 8)
    return entryError(path, header.name,
                      "compression method " + Twine(header.method) +
                          "; the JVM reads stored (0) and deflated (8)");
  if (Error error = checkSize(header))
    return error;
  Expected<StringRef> data = locateZipData(zip, header, path);
  if (!data)
    return data.takeError();
  if (header.method == 0) {
    if (header.hasOpenSize)
      return EntryBytes(*data);
    if (data->size() < header.size)
      return entryError(path, header.name,
                        "stored with " + Twine(data->size()) + " of its " +
                            Twine(header.size) + " bytes");
    return EntryBytes(data->take_front(header.size));
  }
  auto inflated = inflateRaw(*data, header.hasOpenSize ? options.maxEntrySize
                                                       : header.size);
  if (!inflated)
    return entryError(path, header.name, toString(inflated.takeError()));
  if ((*inflated)->getBufferSize() < header.size)
    return entryError(path, header.name,
                      "inflates to " + Twine((*inflated)->getBufferSize()) +
                          " of its " + Twine(header.size) + " bytes");
  return EntryBytes(std::move(*inflated));
}

ArchiveOrError jir::openZipArchive(std::unique_ptr<MemoryBuffer> buffer,
                                   StringRef path,
                                   const ArchiveOptions &options,
                                   std::shared_ptr<const Archive> keepAlive) {
  StringRef jmodHeader("JM\1\0", ZipArchive::jmodHeaderSize);
  ArchiveKind kind = buffer->getBuffer().starts_with(jmodHeader)
                         ? ArchiveKind::Jmod
                         : ArchiveKind::Zip;
  auto archive = std::make_shared<ZipArchive>(kind, std::move(buffer), path,
                                              options, std::move(keepAlive));
  if (Error error = archive->readDirectory())
    return error;
  return archive;
}
