//===- ProgramAssemblerOutput.cpp - Archives to one, or files ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements mergeArchives and writeFolder.
//
//===----------------------------------------------------------------------===//

#include "ManifestText.h"
#include "jir/Archive/Manifest.h"
#include "jir/Emit/ProgramAssembler.h"
#include "jir/Support/InputError.h"
#include "jir/Support/Signals.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace jir;
using namespace llvm;

//===----------------------------------------------------------------------===//
// One for all
//===----------------------------------------------------------------------===//

/// The manifest of all: the first one, multi-release if any is.
static std::string mergeManifests(ArrayRef<AssembledArchive> archives) {
  StringRef first;
  bool isMultiRelease = false;
  for (const AssembledArchive &archive : archives)
    for (const JarWriter::Entry &entry : archive.entries.getEntries()) {
      if (entry.name != manifestName)
        continue;
      if (first.empty())
        first = entry.bytes;
      isMultiRelease |= Manifest::parse(entry.bytes)
                            .get("Multi-Release")
                            .equals_insensitive("true");
    }
  if (!isMultiRelease || Manifest::parse(first).has("Multi-Release"))
    return first.str();
  return addMultiRelease(first);
}

/// The service files of each name, joined in order.
static StringMap<std::string>
mergeServices(ArrayRef<AssembledArchive> archives) {
  StringMap<std::string> services;
  for (const AssembledArchive &archive : archives)
    for (const JarWriter::Entry &entry : archive.entries.getEntries()) {
      StringRef name = entry.name;
      if (archive.isPlatform || !name.starts_with(servicePrefix) ||
          name.ends_with("/"))
        continue;
      std::string &text = services[name];
      if (!text.empty() && text.back() != '\n')
        text += '\n';
      text += entry.bytes;
    }
  return services;
}

AssembledArchive jir::mergeArchives(std::vector<AssembledArchive> archives,
                                    AssemblyNotes &notes) {
  size_t numPlain = llvm::count_if(
      archives, [](const AssembledArchive &one) { return !one.isPlatform; });
  if (archives.size() == 1 && numPlain == 1)
    return std::move(archives.front());
  AssembledArchive result;
  std::string manifest = mergeManifests(archives);
  StringMap<std::string> services = mergeServices(archives);
  if (!manifest.empty())
    result.entries.addOwned(manifestName, manifest);
  unsigned numShadowed = 0, numModules = 0;
  for (AssembledArchive &archive : archives) {
    std::string prefix = archive.isPlatform ? archive.name + "/" : "";
    for (const JarWriter::Entry &entry : archive.entries.getEntries()) {
      StringRef name = entry.name;
      if (!archive.isPlatform && numPlain > 1 && name == "module-info.class") {
        ++numModules;
      } else if (auto it = services.find(name);
                 !archive.isPlatform && it != services.end()) {
        if (!result.entries.has(name))
          result.entries.addOwned(name, it->second);
      } else if (!result.entries.add(prefix + entry.name, entry.bytes,
                                     entry.form) &&
                 name != manifestName && !name.ends_with("/")) {
        ++numShadowed;
      }
    }
    result.entries.adopt(std::move(archive.entries));
  }
  if (numModules)
    notes.warnings.push_back("one jar holds several archives, so it is not "
                             "a module: " +
                             std::to_string(numModules) +
                             " module descriptors are left out (--jars keeps "
                             "archives apart)");
  if (numShadowed)
    notes.warnings.push_back(
        std::to_string(numShadowed) +
        " entries are in several archives: the first of each is taken (--jars "
        "keeps archives apart)");
  return result;
}

//===----------------------------------------------------------------------===//
// Folders
//===----------------------------------------------------------------------===//

static Error cannotWrite(const Twine &path, std::error_code code) {
  return inFile(inputError("cannot write: " + code.message()), path);
}

/// Whether \p name stays below the folder that it is put into.
static bool staysInside(StringRef name) {
  if (name.empty() || name.starts_with("/") || name.contains('\0'))
    return false;
  SmallVector<StringRef> parts;
  name.split(parts, '/');
  return !llvm::is_contained(parts, "..");
}

static Error writeFile(const Twine &path, StringRef bytes) {
  std::error_code code;
  raw_fd_ostream os(path.str(), code, sys::fs::OF_None);
  if (code)
    return cannotWrite(path, code);
  os << bytes;
  os.flush();
  if ((code = os.error())) {
    os.clear_error();
    return cannotWrite(path, code);
  }
  return Error::success();
}

static Error writeEntries(const JarWriter &entries, StringRef folder,
                          const DelayedInterruption &interruption) {
  StringSet<> made;
  for (const JarWriter::Entry &entry : entries.getEntries()) {
    StringRef name = entry.name;
    if (interruption.isPending())
      return inFile(inputError("interrupted"), folder);
    if (!staysInside(name))
      return inFile(inputError("the entry '" + name + "' leads out of it"),
                    folder);
    bool isFolder = name.ends_with("/");
    std::string path = (folder + "/" + name.rtrim('/')).str();
    StringRef parent =
        isFolder ? StringRef(path) : sys::path::parent_path(path);
    if (made.insert(parent).second)
      if (std::error_code code = sys::fs::create_directories(parent))
        return cannotWrite(parent, code);
    if (!isFolder)
      if (Error error = writeFile(path, entry.bytes))
        return error;
  }
  return Error::success();
}

Error jir::writeFolder(const JarWriter &entries, StringRef folder) {
  folder = folder.rtrim('/');
  if (folder.empty())
    return inputError("the output can't be '/'");
  std::error_code code;
  if (sys::fs::exists(folder)) {
    sys::fs::directory_iterator it(folder, code), end;
    if (code || it != end)
      return inFile(inputError(code ? "it is not a folder"
                                    : "it exists and is not empty"),
                    folder);
  }
  // A folder is removed file by file.
  DelayedInterruption interruption;
  SmallString<128> prefix(folder), aside;
  sys::fs::make_absolute(prefix);
  if ((code = sys::fs::createUniqueDirectory(prefix, aside)))
    return cannotWrite(folder, code);
  Error error = writeEntries(entries, aside, interruption);
  if (!error) {
    sys::fs::remove(folder);
    if ((code = sys::fs::rename(aside, folder)))
      error = cannotWrite(folder, code);
  }
  if (error)
    sys::fs::remove_directories(aside);
  return error;
}
