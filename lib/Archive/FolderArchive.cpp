//===- FolderArchive.cpp - Class folders ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements folders on disk as archives.
//
//===----------------------------------------------------------------------===//

#include "Formats.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace jir;
using namespace llvm;

namespace {

class FolderArchive final : public Archive {
public:
  FolderArchive(StringRef path, const ArchiveOptions &options)
      : Archive(ArchiveKind::Folder, path, options) {}

  Error readFolder();
  Expected<EntryBytes> getBytes(uint32_t index) const override;

protected:
  Expected<ContentHash> computeContentHash() const override;

private:
  /// A folder that is being listed, and its own folders above.
  using Ancestors = SmallVector<sys::fs::UniqueID, 16>;
  Error listFolder(const Twine &folder, StringRef prefix, Ancestors &ancestors);
};

} // namespace

/// Adds the files below \p folder. Symbolic links are followed, as java does;
/// one to a folder around it is not followed again.
Error FolderArchive::listFolder(const Twine &folder, StringRef prefix,
                                Ancestors &ancestors) {
  std::error_code code;
  for (sys::fs::directory_iterator it(folder, code), end; it != end && !code;
       it.increment(code)) {
    sys::fs::file_status status;
    // A dangling link, or a file that is gone by now, is not an entry.
    if (sys::fs::status(it->path(), status))
      continue;
    std::string name = (prefix + sys::path::filename(it->path())).str();
    if (status.type() == sys::fs::file_type::directory_file) {
      sys::fs::UniqueID id = status.getUniqueID();
      if (is_contained(ancestors, id))
        continue;
      ancestors.push_back(id);
      if (Error error = listFolder(it->path(), name + "/", ancestors))
        return error;
      ancestors.pop_back();
      continue;
    }
    if (status.type() != sys::fs::file_type::regular_file)
      continue;
    if (entries.size() == options.maxEntries)
      return archiveError(path, "more than " + Twine(options.maxEntries) +
                                    " files (--max-archive-entries)");
    entries.push_back({save(name), status.getSize(), status.getSize()});
  }
  if (code)
    return archiveError(folder.str(), code.message());
  return Error::success();
}

Error FolderArchive::readFolder() {
  Ancestors ancestors;
  sys::fs::UniqueID id;
  if (!sys::fs::getUniqueID(path, id))
    ancestors.push_back(id);
  if (Error error = listFolder(path, "", ancestors))
    return error;
  llvm::sort(entries, [](const ArchiveEntry &a, const ArchiveEntry &b) {
    return a.name < b.name;
  });
  return finishOpening();
}

Expected<EntryBytes> FolderArchive::getBytes(uint32_t index) const {
  const ArchiveEntry &entry = entries[index];
  if (entry.size > options.maxEntrySize)
    return entryError(path, entry.name,
                      Twine(entry.size) + " bytes, over the limit of " +
                          Twine(options.maxEntrySize) + " (--max-entry-size)");
  SmallString<256> file(path);
  sys::path::append(file, entry.name);
  // Read, not mapped: a compiler may write the folder meanwhile.
  auto buffer = MemoryBuffer::getFile(file, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false,
                                      /*IsVolatile=*/true);
  if (!buffer)
    return archiveError(file, buffer.getError().message());
  return EntryBytes(std::move(*buffer));
}

Expected<ContentHash> FolderArchive::computeContentHash() const {
  ContentHasher hasher;
  for (const auto &[index, entry] : enumerate(entries)) {
    Expected<EntryBytes> bytes = getBytes(index);
    if (!bytes)
      return bytes.takeError();
    // The lengths keep name and bytes of neighbours apart.
    hasher.update((Twine(entry.name.size()) + ":" + Twine(bytes->size()) + ":" +
                   entry.name)
                      .str());
    hasher.update(bytes->getBuffer());
  }
  return hasher.finish();
}

ArchiveOrError jir::openFolderArchive(StringRef path,
                                      const ArchiveOptions &options) {
  auto archive = std::make_shared<FolderArchive>(path, options);
  if (Error error = archive->readFolder())
    return error;
  return archive;
}
