//===- ClassPath.cpp - Archives in java's search order ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ClassPath.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/ClassPath.h"
#include "Formats.h"
#include "jir/Archive/ArgumentFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace jir;
using namespace llvm;

StringRef jir::getOriginName(Origin origin) {
  switch (origin) {
  case Origin::Application:
    return "application";
  case Origin::Library:
    return "library";
  case Origin::Platform:
    return "platform";
  }
  return "unknown";
}

Error ClassPath::add(StringRef word, Origin origin) {
  Expected<std::vector<std::string>> parts = expandPath(word.str());
  if (!parts)
    return parts.takeError();
  for (StringRef part : *parts)
    if (Error error = addPart(part, origin))
      return error;
  return Error::success();
}

Error ClassPath::addPart(StringRef part, Origin origin) {
  if (part == "*" || part.ends_with("/*"))
    return addWildcard(part.drop_back(1), origin);
  if (part.size() > 1)
    part = part.rtrim('/');
  if (ClassPathElement *element = findElement(part)) {
    // A jar's Class-Path may have named it; now the user names it.
    element->origin = std::min(element->origin, origin);
    element->addedBy.clear();
    return Error::success();
  }
  ArchiveOrError archive = Archive::open(part, options);
  if (!archive)
    return archive.takeError();
  return addTree(std::move(*archive), origin);
}

/// Adds the jars of a folder; java leaves their order open, we take their
/// names'.
Error ClassPath::addWildcard(StringRef folder, Origin origin) {
  if (folder.empty())
    folder = "./";
  std::vector<std::string> jars;
  std::error_code code;
  for (sys::fs::directory_iterator it(folder, code), end; it != end && !code;
       it.increment(code))
    if (StringRef path = it->path();
        path.ends_with(".jar") || path.ends_with(".JAR"))
      jars.push_back(path.str());
  if (code)
    return archiveError((folder + "*").str(), code.message());
  llvm::sort(jars);
  for (const std::string &jar : jars)
    if (Error error = addPart(jar, origin))
      return error;
  return Error::success();
}

ClassPathElement *ClassPath::findElement(StringRef path) {
  SmallString<256> real;
  if (sys::fs::real_path(path, real))
    return nullptr;
  auto it = places.find(real);
  return it == places.end() ? nullptr : &elements[it->second];
}

/// Puts an archive after the others and remembers its place.
Error ClassPath::append(std::shared_ptr<Archive> archive, Origin origin,
                        StringRef addedBy) {
  if (elements.size() >= options.maxArchives)
    return archiveError(archive->getPath(),
                        "more than " + Twine(options.maxArchives) +
                            " archives on the path (--max-archives)");
  SmallString<256> real;
  if (archive->getNesting() == 0 &&
      !sys::fs::real_path(archive->getPath(), real))
    places.try_emplace(real, elements.size());
  elements.push_back({std::move(archive), origin, addedBy.str()});
  return Error::success();
}

/// Puts an archive after the others; the jars inside follow it, as their
/// launcher has it, then what its manifest names, each with its own. A stack of
/// our own, for a chain of jars may be long.
Error ClassPath::addTree(std::shared_ptr<Archive> archive, Origin origin) {
  SmallVector<Pending> stack;
  if (Error error = append(archive, origin, ""))
    return error;
  pushAdded(std::move(archive), stack);
  while (!stack.empty()) {
    Pending next = stack.pop_back_val();
    if (!next.nested && findElement(next.path))
      continue;
    ArchiveOrError opened = next.nested ? next.parent->openNested(*next.nested)
                                        : Archive::open(next.path, options);
    if (!opened) {
      std::string by =
          next.nested ? "" : (next.parent->getPath() + ": Class-Path: ").str();
      warnings.push_back(by + toString(opened.takeError()));
      continue;
    }
    if (Error error = append(*opened, Origin::Library, next.parent->getPath()))
      return error;
    pushAdded(std::move(*opened), stack);
  }
  return Error::success();
}

/// The file that a word of Class-Path means: a URL relative to the jar's
/// folder, with %XX for odd characters. "" for a URL of another scheme.
static std::string resolveClassPathWord(StringRef word, StringRef jar) {
  if (word.consume_front("file:"))
    while (word.starts_with("//"))
      word = word.drop_front();
  size_t colon = word.find(':');
  if (colon != StringRef::npos && colon > 1 &&
      all_of(word.take_front(colon), [](char c) { return isAlnum(c); }))
    return "";
  std::string name;
  while (!word.empty()) {
    if (std::string byte; word.size() >= 3 && word[0] == '%' &&
                          tryGetFromHex(word.substr(1, 2), byte)) {
      name += byte;
      word = word.drop_front(3);
    } else {
      name.push_back(word[0]);
      word = word.drop_front();
    }
  }
  SmallString<256> path;
  if (!sys::path::is_absolute(name))
    path = sys::path::parent_path(jar);
  sys::path::append(path, StringRef(name).rtrim('/'));
  return path.str().str();
}

/// Pushes what an archive adds, the first on top.
void ClassPath::pushAdded(std::shared_ptr<Archive> archive,
                          SmallVectorImpl<Pending> &stack) {
  size_t bottom = stack.size();
  for (const NestedJar &jar : archive->getNestedJars())
    stack.push_back({archive, jar, ""});
  std::string missing;
  if (followManifest && archive->getKind() == ArchiveKind::Zip &&
      archive->getNesting() == 0)
    for (StringRef word : archive->getManifest().getClassPath()) {
      std::string path = resolveClassPathWord(word, archive->getPath());
      if (!path.empty() && sys::fs::exists(path)) {
        stack.push_back({archive, std::nullopt, path});
        continue;
      }
      ++numMissing;
      missing += (" " + word).str();
    }
  if (!missing.empty())
    warnings.push_back((archive->getPath() +
                        ": its Class-Path names absent files, which java "
                        "ignores:" +
                        missing)
                           .str());
  std::reverse(stack.begin() + bottom, stack.end());
}
