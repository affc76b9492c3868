//===- ResourceNames.cpp - Class names in text resources --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements findClassNames and findResourceNames.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/ResourceNames.h"
#include "jir/Archive/Archive.h"
#include "jir/Support/Descriptor.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;
using namespace llvm;

/// Letters beyond ASCII are taken for parts of a name.
static bool isNamePart(unsigned char c) {
  return isAlnum(c) || c == '_' || c == '$' || c >= 0x80;
}

/// Whether a word looks like a class in a package, as people name them.
static bool looksLikeClass(StringRef word) {
  auto [package, name] = word.rsplit('.');
  if (name.empty() || !isUpper(name.front()))
    return false;
  SmallVector<StringRef> parts;
  package.split(parts, '.');
  return all_of(parts, [](StringRef part) {
    return !part.empty() && (isLower(part.front()) || part.front() == '_');
  });
}

std::vector<std::string>
jir::findClassNames(StringRef text, function_ref<bool(StringRef)> isClass) {
  std::vector<std::string> names;
  StringSet<> seen;
  while (!text.empty() && names.size() < kMostResourceNames) {
    text = text.drop_until([](char c) { return isNamePart(c); });
    StringRef word =
        text.take_while([](char c) { return isNamePart(c) || c == '.'; });
    text = text.drop_front(word.size());
    // A dot at the end is one of a sentence.
    word = word.rtrim('.');
    if (!word.contains('.') || isDigit(word.front()) || word.contains(".."))
      continue;
    if ((looksLikeClass(word) || isClass(word)) && seen.insert(word).second)
      names.push_back(word.str());
  }
  llvm::sort(names);
  return names;
}

std::vector<std::string>
jir::findEncodedClassNames(StringRef bytes,
                           function_ref<bool(StringRef)> isClass) {
  std::vector<std::string> names;
  StringSet<> seen;
  while (bytes.size() > 2 && names.size() < kMostResourceNames) {
    size_t length = uint8_t(bytes[0]) << 8 | uint8_t(bytes[1]);
    StringRef word = bytes.substr(2, length);
    if (!word.empty() && word.size() == length && isClass(word)) {
      if (seen.insert(word).second)
        names.push_back(word.str());
      bytes = bytes.drop_front(2 + length);
      continue;
    }
    bytes = bytes.drop_front();
  }
  llvm::sort(names);
  return names;
}

/// Whether a program reads no names of classes out of a file of this name.
static bool isLeftOut(StringRef path) {
  static constexpr StringLiteral binaryKinds[] = {
      ".class", ".png", ".gif",  ".jpg", ".jpeg", ".ico", ".jar",
      ".zip",   ".gz",  ".ttf",  ".pfb", ".so",   ".dll", ".wav",
      ".html",  ".htm", ".java", ".SF",  ".RSA",  ".DSA", ".EC"};
  static constexpr StringLiteral places[] = {
      "META-INF/services/", "META-INF/maven/", "META-INF/versions/",
      "META-INF/MANIFEST.MF", "META-INF/INDEX.LIST"};
  return path.empty() || path.ends_with("/") ||
         any_of(binaryKinds,
                [&](StringRef kind) { return path.ends_with(kind); }) ||
         any_of(places,
                [&](StringRef place) { return path.starts_with(place); });
}

std::vector<ResourceNames> jir::findResourceNames(const Archive &archive) {
  std::vector<ResourceNames> result;
  StringSet<> classes;
  for (const ArchiveClass &each : archive.getClasses())
    classes.insert(toDotted(each.name));
  for (const auto &[index, entry] : enumerate(archive.getEntries())) {
    StringRef path = entry.name;
    for (StringRef root : reverse(archive.getRoots()))
      if (path.consume_front(root))
        break;
    if (isLeftOut(path) || entry.size > kMostResourceBytes)
      continue;
    Expected<EntryBytes> bytes = archive.getBytes(index);
    if (!bytes) {
      consumeError(bytes.takeError());
      continue;
    }
    StringRef text = bytes->getBuffer();
    auto isClass = [&](StringRef word) { return classes.contains(word); };
    std::vector<std::string> names = text.take_front(512).contains('\0')
                                         ? findEncodedClassNames(text, isClass)
                                         : findClassNames(text, isClass);
    if (!names.empty())
      result.push_back({path.str(), std::move(names)});
  }
  return result;
}
