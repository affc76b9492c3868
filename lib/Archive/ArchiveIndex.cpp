//===- ArchiveIndex.cpp - What a class loader finds -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements Archive::finishOpening: from entries to the manifest, the roots,
// the classes in their multi-release view, and the nested jars.
//
//===----------------------------------------------------------------------===//

#include "Formats.h"
#include "jir/Archive/Archive.h"
#include "jir/Support/ModifiedUtf8.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace jir;
using namespace llvm;

Error Archive::finishOpening() {
  entryByName.reserve(entries.size());
  for (const auto &[index, entry] : enumerate(entries))
    entryByName[entry.name] = index;
  if (Error error = readManifest())
    return error;
  findRoots();
  findVersions();
  findClasses();
  return findNestedJars();
}

/// Reads the manifest, whose name java finds in any case of letters, the last
/// one of several.
Error Archive::readManifest() {
  for (size_t index = entries.size(); index-- != 0;) {
    if (!entries[index].name.equals_insensitive("META-INF/MANIFEST.MF"))
      continue;
    Expected<EntryBytes> bytes = getBytes(index);
    if (!bytes)
      return bytes.takeError();
    manifest = Manifest::parse(bytes->getBuffer());
    multiRelease = kind == ArchiveKind::Zip && manifest.isMultiRelease();
    break;
  }
  return Error::success();
}

void Archive::findRoots() {
  if (kind == ArchiveKind::Jmod) {
    roots.push_back("classes/");
    return;
  }
  roots.push_back("");
  for (StringRef root : {"BOOT-INF/classes/", "WEB-INF/classes/"})
    if (any_of(entries, [&](const ArchiveEntry &entry) {
          return entry.name.starts_with(root);
        }))
      roots.push_back(root.str());
}

/// The version of `META-INF/versions/N/` at the start of \p name, which is
/// taken off; 0 if it doesn't start so.
static unsigned consumeVersion(StringRef &name) {
  StringRef rest = name;
  unsigned version;
  // java looks for the number without zeros in front.
  if (!rest.consume_front("META-INF/versions/") || rest.starts_with("0") ||
      rest.consumeInteger(10, version) || !rest.consume_front("/"))
    return 0;
  name = rest;
  return version;
}

void Archive::findVersions() {
  // Releases before 9 know no versions; later ones look down to 8, although the
  // specification starts with 9.
  constexpr unsigned firstRelease = 9, firstVersion = 8;
  if (!multiRelease || options.release < firstRelease)
    return;
  for (const ArchiveEntry &entry : entries) {
    StringRef name = entry.name;
    unsigned version = consumeVersion(name);
    if (version >= firstVersion && version <= options.release &&
        !is_contained(versions, version))
      versions.push_back(version);
  }
  llvm::sort(versions, std::greater<unsigned>());
}

namespace {
/// How good a file is as the file of its class name; smaller is better.
struct ClassRank {
  size_t root = 0;
  unsigned versionsBelowRelease = 0;
  bool isFolderName = false;

  bool operator<(const ClassRank &other) const {
    return std::tie(root, versionsBelowRelease, isFolderName) <
           std::tie(other.root, other.versionsBelowRelease, other.isFolderName);
  }
};
} // namespace

/// The name as class files spell it. Names in zips are UTF-8, those in class
/// files modified UTF-8; they differ in NUL and supplementary characters.
static bool needsModifiedUtf8(StringRef name) {
  return any_of(name, [](unsigned char c) { return c == 0 || c >= 0xf0; });
}

void Archive::findClasses() {
  DenseMap<StringRef, std::pair<uint32_t, ClassRank>> byName;
  for (const auto &[index, entry] : enumerate(entries)) {
    StringRef name = entry.name;
    ClassRank rank;
    rank.isFolderName = name.consume_back("/");
    if (!name.consume_back(".class"))
      continue;
    rank.root = roots.size();
    while (rank.root > 0 && !name.consume_front(roots[rank.root - 1]))
      --rank.root;
    if (rank.root-- == 0)
      continue;
    unsigned version = rank.root == 0 ? consumeVersion(name) : 0;
    if (version) {
      // Names in META-INF have no versions.
      if (!is_contained(versions, version) || name.starts_with("META-INF/"))
        continue;
    }
    rank.versionsBelowRelease =
        version ? options.release - version : options.release;
    if (name.empty() || name == "module-info" ||
        (!version && name.starts_with("META-INF/versions/")))
      continue;
    if (needsModifiedUtf8(name))
      name = save(fromUtf8(name));
    auto [it, isNew] = byName.try_emplace(name, uint32_t(classes.size()), rank);
    if (isNew) {
      classes.push_back({name, uint32_t(index), noModule});
    } else if (rank < it->second.second) {
      it->second.second = rank;
      classes[it->second.first].entry = index;
    }
  }
}

/// The order of BOOT-INF/classpath.idx: lines `- "BOOT-INF/lib/a.jar"`.
static StringMap<unsigned> readClassPathIndex(StringRef text) {
  StringMap<unsigned> order;
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (StringRef line : lines) {
    line = line.trim();
    if (line.consume_front("- "))
      order.try_emplace(line.trim(" \"\t"), order.size());
  }
  return order;
}

Error Archive::findNestedJars() {
  for (const auto &[index, entry] : enumerate(entries))
    if (entry.name.ends_with(".jar") &&
        (entry.name.starts_with("BOOT-INF/lib/") ||
         entry.name.starts_with("WEB-INF/lib/") ||
         entry.name.starts_with("WEB-INF/lib-provided/")))
      nestedJars.push_back({uint32_t(index)});
  std::optional<uint32_t> index = find("BOOT-INF/classpath.idx");
  if (!index || nestedJars.empty())
    return Error::success();
  Expected<EntryBytes> bytes = getBytes(*index);
  if (!bytes)
    return bytes.takeError();
  StringMap<unsigned> order = readClassPathIndex(bytes->getBuffer());
  auto place = [&](const NestedJar &jar) {
    auto it = order.find(entries[jar.entry].name);
    return it == order.end() ? ~0u : it->second;
  };
  llvm::stable_sort(nestedJars, [&](const NestedJar &a, const NestedJar &b) {
    return place(a) < place(b);
  });
  return Error::success();
}
