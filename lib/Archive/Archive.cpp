//===- Archive.cpp - What all forms of archives share -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the opening of archives and the look-ups in them.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/Archive.h"
#include "Formats.h"
#include "ImageReader.h"
#include "jir/Support/InputError.h"
#include "jir/Support/ModifiedUtf8.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/DebugLog.h"
#include "llvm/Support/FileSystem.h"

#define DEBUG_TYPE "jir-archive"

using namespace jir;
using namespace llvm;

StringRef jir::getArchiveKindName(ArchiveKind kind) {
  switch (kind) {
  case ArchiveKind::Folder:
    return "class folder";
  case ArchiveKind::Zip:
    return "jar";
  case ArchiveKind::Jmod:
    return "jmod";
  case ArchiveKind::Image:
    return "run-time image";
  }
  return "archive";
}

Error jir::archiveError(StringRef path, const Twine &message) {
  return inFile(inputError(message), path);
}

Error jir::entryError(StringRef path, StringRef entry, const Twine &message) {
  return inFile(inputError(message), path + "!/" + toDisplayUtf8(entry));
}

std::unique_ptr<MemoryBuffer> EntryBytes::takeBuffer(StringRef identifier) {
  if (owner)
    return std::move(owner);
  return MemoryBuffer::getMemBuffer(bytes, identifier,
                                    /*RequiresNullTerminator=*/false);
}

Archive::Archive(ArchiveKind kind, StringRef path,
                 const ArchiveOptions &options)
    : kind(kind), path(path), options(options) {}

Archive::~Archive() = default;

/// Opens what \p buffer holds, whatever its name is.
static ArchiveOrError openByContent(std::unique_ptr<MemoryBuffer> buffer,
                                    StringRef path,
                                    const ArchiveOptions &options,
                                    std::shared_ptr<const Archive> keepAlive,
                                    bool onDisk) {
  if (ImageReader::isImage(buffer->getBuffer()))
    return openImageArchive(std::move(buffer), path, options, onDisk);
  return openZipArchive(std::move(buffer), path, options, std::move(keepAlive));
}

ArchiveOrError Archive::open(StringRef path, const ArchiveOptions &options) {
  LDBG() << "opens " << path;
  sys::fs::file_status status;
  if (std::error_code code = sys::fs::status(path, status))
    return archiveError(path, code.message());
  if (status.type() == sys::fs::file_type::directory_file)
    return openFolderArchive(path, options);
  // A device or a pipe named by some Class-Path may never end.
  if (status.type() != sys::fs::file_type::regular_file)
    return archiveError(path, "is neither a regular file nor a folder");
  auto buffer = MemoryBuffer::getFile(path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (!buffer)
    return archiveError(path, buffer.getError().message());
  auto mapped = std::make_unique<MappedFile>(path, (*buffer)->getBuffer());
  ArchiveOrError archive = openByContent(std::move(*buffer), path, options,
                                         nullptr, /*onDisk=*/true);
  if (archive) {
    (*archive)->opened = status;
    (*archive)->mapped = std::move(mapped);
  }
  return archive;
}

Error Archive::checkUnchanged() const {
  if (!opened)
    return Error::success();
  sys::fs::file_status now;
  if (!sys::fs::status(path, now) &&
      now.getUniqueID() == opened->getUniqueID() &&
      now.getSize() == opened->getSize() &&
      now.getLastModificationTime() == opened->getLastModificationTime())
    return Error::success();
  return archiveError(path, "it changed while it was read");
}

ArchiveOrError Archive::openBuffer(std::unique_ptr<MemoryBuffer> buffer,
                                   StringRef displayPath,
                                   const ArchiveOptions &options,
                                   std::shared_ptr<const Archive> keepAlive) {
  return openByContent(std::move(buffer), displayPath, options,
                       std::move(keepAlive), /*onDisk=*/false);
}

ArchiveOrError Archive::openNested(const NestedJar &jar) const {
  std::string jarPath = (path + "!/" + entries[jar.entry].name).str();
  if (nesting >= options.maxNesting)
    return archiveError(jarPath, "more than " + Twine(options.maxNesting) +
                                     " jars inside one another "
                                     "(--max-archive-nesting)");
  Expected<EntryBytes> bytes = getBytes(jar.entry);
  if (!bytes)
    return bytes.takeError();
  std::shared_ptr<const Archive> keepAlive;
  if (bytes->isOwnedByArchive())
    keepAlive = shared_from_this();
  ArchiveOrError nested = openBuffer(bytes->takeBuffer(jarPath), jarPath,
                                     options, std::move(keepAlive));
  if (nested)
    (*nested)->nesting = nesting + 1;
  return nested;
}

std::optional<uint32_t> Archive::find(StringRef name) const {
  auto it = entryByName.find(name);
  if (it == entryByName.end())
    return std::nullopt;
  return it->second;
}

std::optional<uint32_t> Archive::findResource(StringRef name) const {
  auto findFile = [&](const Twine &full) -> std::optional<uint32_t> {
    SmallString<128> storage;
    StringRef key = full.toStringRef(storage);
    if (std::optional<uint32_t> entry = find(key))
      return entry;
    return find((key + "/").str());
  };
  if (multiRelease && !name.starts_with("META-INF/"))
    for (unsigned version : versions)
      if (auto entry =
              findFile("META-INF/versions/" + Twine(version) + "/" + name))
        return entry;
  for (const std::string &root : roots)
    if (auto entry = findFile(root + name))
      return entry;
  return std::nullopt;
}

std::optional<uint32_t> Archive::findModuleInfo(uint32_t module) const {
  if (kind != ArchiveKind::Image)
    return findResource("module-info.class");
  if (module >= modules.size())
    return std::nullopt;
  return find(modules[module] + "/module-info.class");
}

Expected<std::vector<ServiceFile>> Archive::readServiceFiles() const {
  std::vector<ServiceFile> result;
  for (const auto &[index, entry] : enumerate(entries)) {
    StringRef name = entry.name;
    for (StringRef root : reverse(roots))
      if (name.consume_front(root))
        break;
    if (!name.consume_front("META-INF/services/") || name.empty() ||
        name.contains('/'))
      continue;
    Expected<EntryBytes> bytes = getBytes(index);
    if (!bytes)
      return bytes.takeError();
    result.push_back(parseServiceFile(name, bytes->getBuffer()));
    result.back().entry = index;
  }
  return result;
}

Expected<ContentHash> Archive::getContentHash() const {
  std::lock_guard<std::mutex> lock(hashMutex);
  if (hash)
    return *hash;
  Expected<ContentHash> computed = computeContentHash();
  if (computed)
    hash = *computed;
  return computed;
}
