//===- AutomaticModule.cpp - Modules without a descriptor -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Derives descriptors as java.lang.module.ModuleFinder.of describes it.
//
//===----------------------------------------------------------------------===//

#include "Formats.h"
#include "jir/Archive/ModuleDescriptor.h"
#include "jir/Support/Descriptor.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

using namespace jir;
using namespace llvm;

static bool isJavaIdentifier(StringRef text) {
  static const StringSet<> reserved = {
      "_",          "abstract",  "assert",     "boolean",   "break",
      "byte",       "case",      "catch",      "char",      "class",
      "const",      "continue",  "default",    "do",        "double",
      "else",       "enum",      "extends",    "false",     "final",
      "finally",    "float",     "for",        "goto",      "if",
      "implements", "import",    "instanceof", "int",       "interface",
      "long",       "native",    "new",        "null",      "package",
      "private",    "protected", "public",     "return",    "short",
      "static",     "strictfp",  "super",      "switch",    "synchronized",
      "this",       "throw",     "throws",     "transient", "true",
      "try",        "void",      "volatile",   "while"};
  auto isPart = [](unsigned char c) {
    return isAlnum(c) || c == '_' || c == '$' || c >= 0x80;
  };
  return !text.empty() && !isDigit(text.front()) && all_of(text, isPart) &&
         !reserved.contains(text);
}

static bool isDottedName(StringRef name) {
  SmallVector<StringRef> parts;
  name.split(parts, '.');
  return all_of(parts, isJavaIdentifier);
}

/// Where `-` and a number, followed by `.` or the end, starts.
static size_t findVersion(StringRef name) {
  for (size_t at = name.find('-'); at != StringRef::npos;
       at = name.find('-', at + 1)) {
    StringRef rest = name.drop_front(at + 1);
    StringRef number = rest.take_while(isDigit);
    if (!number.empty() &&
        (number.size() == rest.size() || rest[number.size()] == '.'))
      return at;
  }
  return StringRef::npos;
}

std::string ModuleDescriptor::deriveAutomaticName(StringRef fileName,
                                                  std::string *version) {
  StringRef stem = fileName;
  stem.consume_back(".jar");
  size_t dash = findVersion(stem);
  if (version)
    *version = dash == StringRef::npos ? "" : stem.drop_front(dash + 1).str();
  std::string name;
  for (char c : stem.take_front(dash)) {
    if (isAlnum(c))
      name.push_back(c);
    else if (!name.empty() && name.back() != '.')
      name.push_back('.');
  }
  if (!name.empty() && name.back() == '.')
    name.pop_back();
  return name;
}

/// Turns the service files of \p archive into provides clauses.
static Error addProvides(const Archive &archive, ModuleDescriptor &result) {
  Expected<std::vector<ServiceFile>> files = archive.readServiceFiles();
  if (!files)
    return files.takeError();
  for (ServiceFile &file : *files) {
    if (!isDottedName(file.service) || file.providers.empty())
      continue;
    for (StringRef provider : file.providers) {
      std::string package = toInternal(provider.rsplit('.').first);
      if (!provider.contains('.') ||
          !llvm::binary_search(result.packages, package))
        return entryError(
            archive.getPath(), "META-INF/services/" + file.service,
            "provider " + provider + " is not in this automatic module");
    }
    result.provides.push_back(
        {std::move(file.service), std::move(file.providers)});
  }
  return Error::success();
}

Expected<ModuleDescriptor>
ModuleDescriptor::deriveAutomatic(const Archive &archive) {
  ModuleDescriptor result;
  result.automatic = true;
  StringRef path = archive.getPath();
  std::string derived =
      deriveAutomaticName(sys::path::filename(path), &result.version);
  StringRef declared = archive.getManifest().getAutomaticModuleName();
  result.name = declared.empty() ? derived : declared.str();
  if (!isDottedName(result.name))
    return archiveError(
        path, "'" + result.name + "' is not a module name (it comes from " +
                  (declared.empty() ? "the file's name)" : "its manifest)"));
  for (const ArchiveClass &file : archive.getClasses()) {
    StringRef package = getPackageName(file.name);
    if (package.empty())
      return archiveError(path, "class " + file.name +
                                    " is in the unnamed package, which a "
                                    "module can't have");
    if (isDottedName(toDotted(package)))
      result.packages.push_back(package.str());
  }
  result.normalizePackages();
  if (Error error = addProvides(archive, result))
    return error;

  std::string mainPackage =
      toInternal(archive.getManifest().getMainClass().rsplit('.').first);
  if (llvm::binary_search(result.packages, mainPackage))
    result.mainClass = archive.getManifest().getMainClass().str();
  return result;
}
