//===- ImageArchive.cpp - Run-time images as archives -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements lib/modules as an archive, whose entries are named
// `module/package/Class.class`.
//
//===----------------------------------------------------------------------===//

#include "ContentHashCache.h"
#include "Formats.h"
#include "ImageReader.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace llvm;

namespace {

class ImageArchive final : public Archive {
public:
  ImageArchive(std::unique_ptr<MemoryBuffer> buffer, StringRef path,
               const ArchiveOptions &options, bool onDisk)
      : Archive(ArchiveKind::Image, path, options), buffer(std::move(buffer)),
        onDisk(onDisk) {}

  Error readImage();
  std::optional<uint32_t> find(StringRef name) const override;
  Expected<EntryBytes> getBytes(uint32_t index) const override;

protected:
  Expected<ContentHash> computeContentHash() const override;

private:
  /// A location with its slot; sorted into the order of entries.
  struct Resource {
    ImageLocation location;
    uint32_t slot;
  };
  Error readLocations(std::vector<Resource> &resources);
  void addResource(const Resource &resource, StringRef &lastParent,
                   StringRef &lastPackage);

  std::unique_ptr<MemoryBuffer> buffer;
  bool onDisk;
  std::optional<ImageReader> image;
  /// Slot of each entry, and entry of each slot (~0u: none).
  std::vector<uint32_t> slotOfEntry, entryOfSlot;
};

} // namespace

/// Collects the resources of modules; the image also holds listings of packages
/// and modules, which are not resources of a program.
Error ImageArchive::readLocations(std::vector<Resource> &resources) {
  resources.reserve(std::min(image->getNumResources(), image->getNumSlots()));
  for (uint32_t slot = 0, e = image->getNumSlots(); slot != e; ++slot) {
    Expected<std::optional<ImageLocation>> location = image->getLocation(slot);
    if (!location)
      return location.takeError();
    if (!*location || (*location)->module.empty() ||
        (*location)->module == "packages" || (*location)->module == "modules")
      continue;
    if (resources.size() == options.maxEntries)
      return archiveError(path, "more than " + Twine(options.maxEntries) +
                                    " entries (--max-archive-entries)");
    resources.push_back({**location, slot});
  }
  // Each string is in the image once: equal parts are the same bytes, which is
  // found out without reading them.
  auto compare = [](StringRef a, StringRef b) {
    return a.data() == b.data() ? 0 : a.compare(b);
  };
  llvm::sort(resources, [&](const Resource &a, const Resource &b) {
    const ImageLocation &x = a.location, &y = b.location;
    if (int order = compare(x.module, y.module))
      return order < 0;
    if (int order = compare(x.parent, y.parent))
      return order < 0;
    if (int order = compare(x.base, y.base))
      return order < 0;
    return compare(x.extension, y.extension) < 0;
  });
  return Error::success();
}

Error ImageArchive::readImage() {
  Expected<ImageReader> reader = ImageReader::open(buffer->getBuffer(), path);
  if (!reader)
    return reader.takeError();
  image = *reader;
  // A number of slots that the tables have room for, so not a wild one.
  entryOfSlot.assign(image->getNumSlots(), ~0u);
  std::vector<Resource> resources;
  if (Error error = readLocations(resources))
    return error;
  entries.reserve(resources.size());
  classes.reserve(resources.size());
  roots.push_back("");
  for (const Resource &resource : resources) {
    const ImageLocation &location = resource.location;
    if (modules.empty() || modules.back() != location.module)
      modules.push_back(location.module.str());
    uint32_t index = entries.size();
    entryOfSlot[resource.slot] = index;
    slotOfEntry.push_back(resource.slot);
    StringRef name =
        save(location.module + "/" + location.parent +
             (location.parent.empty() ? "" : "/") + location.base +
             (location.extension.empty() ? "" : ".") + location.extension);
    entries.push_back({name, location.size, location.getStoredSize()});
    if (location.extension == "class" && location.base != "module-info")
      classes.push_back({name.drop_front(location.module.size() + 1)
                             .drop_back(strlen(".class")),
                         index, uint32_t(modules.size() - 1)});
  }
  return Error::success();
}

std::optional<uint32_t> ImageArchive::find(StringRef name) const {
  Expected<std::optional<uint32_t>> slot = image->findSlot(("/" + name).str());
  if (!slot) {
    consumeError(slot.takeError());
    return std::nullopt;
  }
  if (!*slot)
    return std::nullopt;
  uint32_t entry = entryOfSlot[**slot];
  if (entry == ~0u || entries[entry].name != name)
    return std::nullopt;
  return entry;
}

Expected<EntryBytes> ImageArchive::getBytes(uint32_t index) const {
  Expected<std::optional<ImageLocation>> location =
      image->getLocation(slotOfEntry[index]);
  if (!location)
    return location.takeError();
  if ((*location)->compressedSize != 0) {
    auto plain = image->decompress(**location, options.maxEntrySize);
    if (!plain)
      return plain.takeError();
    return EntryBytes(std::move(*plain));
  }
  Expected<StringRef> bytes = image->getStoredBytes(**location);
  if (!bytes)
    return bytes.takeError();
  return EntryBytes(*bytes);
}

Expected<ContentHash> ImageArchive::computeContentHash() const {
  if (!onDisk)
    return ContentHash::of(buffer->getBuffer());
  ContentHashCache cache;
  if (std::optional<ContentHash> known = cache.lookup(path))
    return *known;
  ContentHash computed = ContentHash::of(buffer->getBuffer());
  cache.store(path, computed);
  return computed;
}

ArchiveOrError jir::openImageArchive(std::unique_ptr<MemoryBuffer> buffer,
                                     StringRef path,
                                     const ArchiveOptions &options,
                                     bool onDisk) {
  auto archive =
      std::make_shared<ImageArchive>(std::move(buffer), path, options, onDisk);
  if (Error error = archive->readImage())
    return error;
  return archive;
}
