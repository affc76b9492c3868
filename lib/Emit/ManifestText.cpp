//===- ManifestText.cpp - Manifests as they are written ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lines of at most 72 bytes, as the JAR specification wants them.
//
//===----------------------------------------------------------------------===//

#include "ManifestText.h"
#include "llvm/ADT/Twine.h"

using namespace jir;
using namespace llvm;

static constexpr StringLiteral version = "Manifest-Version: 1.0\r\n";

std::string
jir::makeManifest(ArrayRef<std::pair<StringRef, std::string>> attributes) {
  constexpr size_t maxLine = 72;
  std::string text = version.str();
  for (const auto &[name, value] : attributes) {
    if (value.empty())
      continue;
    std::string line = (name + ": " + value).str();
    StringRef rest = line;
    text += rest.take_front(maxLine).str() + "\r\n";
    rest = rest.drop_front(std::min(rest.size(), maxLine));
    // Each line that goes on begins with a space, which counts.
    for (; !rest.empty();
         rest = rest.drop_front(std::min(rest.size(), maxLine - 1)))
      text += " " + rest.take_front(maxLine - 1).str() + "\r\n";
  }
  return text + "\r\n";
}

std::string jir::addMultiRelease(StringRef manifest) {
  // The version comes first; the new line follows it, in its style.
  size_t end = manifest.find('\n');
  if (end == StringRef::npos)
    return version.str() + "Multi-Release: true\r\n\r\n";
  StringRef style = manifest.take_front(end).ends_with("\r") ? "\r\n" : "\n";
  return (manifest.take_front(end + 1) + "Multi-Release: true" + style +
          manifest.drop_front(end + 1))
      .str();
}
