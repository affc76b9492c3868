//===- JarSignature.cpp - Signed jars ---------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the parts of a signature in entries and manifests.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/JarSignature.h"

using namespace jir;
using namespace llvm;

bool jir::isSignatureFile(StringRef entryName) {
  std::string upper = entryName.upper();
  StringRef name = upper;
  if (!name.consume_front("META-INF/") || name.contains('/'))
    return false;
  return name.starts_with("SIG-") || name.ends_with(".SF") ||
         name.ends_with(".RSA") || name.ends_with(".DSA") ||
         name.ends_with(".EC");
}

/// Takes a line off \p text, its end included.
static StringRef takeLine(StringRef &text) {
  size_t end = text.find_first_of("\r\n");
  size_t size = end == StringRef::npos                 ? text.size()
                : text.substr(end).starts_with("\r\n") ? end + 2
                                                       : end + 1;
  StringRef line = text.take_front(size);
  text = text.drop_front(size);
  return line;
}

/// Whether a line begins an attribute that holds a digest: `SHA-256-Digest`,
/// and `SHA-256-Digest-fr` for a translation; `Magic` names the signer's.
static bool isDigest(StringRef line) {
  std::string name = line.take_until([](char c) { return c == ':'; }).upper();
  StringRef upper = name;
  return upper.ends_with("-DIGEST") || upper.contains("-DIGEST-") ||
         upper == "MAGIC";
}

std::string jir::removeDigests(StringRef manifest) {
  std::string result, section;
  bool isMain = true, hasDigest = false, hasOther = false, isSkipping = false;
  auto endSection = [&] {
    if (isMain || !hasDigest || hasOther)
      result += section;
    section.clear();
    hasDigest = hasOther = isSkipping = false;
  };
  while (!manifest.empty()) {
    StringRef line = takeLine(manifest);
    if (line.trim("\r\n").empty()) {
      // Several empty lines may follow each other.
      section += line;
      endSection();
      isMain = false;
      continue;
    }
    if (!line.starts_with(" ")) {
      isSkipping = isDigest(line);
      hasDigest |= isSkipping;
      hasOther |= !isSkipping && !line.starts_with_insensitive("Name:");
    }
    if (!isSkipping)
      section += line;
  }
  endSection();
  return result;
}
