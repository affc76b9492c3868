//===- Manifest.cpp - META-INF/MANIFEST.MF ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements Manifest.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/Manifest.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace llvm;

/// Takes a line off \p text; it ends in CR, LF, CR LF or at the end.
static StringRef takeLine(StringRef &text) {
  size_t end = text.find_first_of("\r\n");
  StringRef line = text.take_front(end);
  text = text.drop_front(line.size());
  if (!text.consume_front("\r\n") && !text.empty())
    text = text.drop_front();
  return line;
}

Manifest Manifest::parse(StringRef text) {
  Manifest result;
  text.consume_front("\xef\xbb\xbf");
  bool hasLast = false;
  while (!text.empty()) {
    StringRef line = takeLine(text);
    // An empty line ends the main section.
    if (line.empty())
      break;
    if (line.consume_front(" ")) {
      if (hasLast)
        result.attributes.back().second += line;
      else
        ++result.numBadLines;
      continue;
    }
    auto [name, value] = line.split(':');
    hasLast = name.size() < line.size() && !name.empty() &&
              (value.empty() || value.consume_front(" "));
    if (hasLast)
      result.attributes.emplace_back(name, value);
    else
      ++result.numBadLines;
  }
  return result;
}

bool Manifest::has(StringRef name) const {
  return any_of(attributes, [&](const auto &attribute) {
    return name.equals_insensitive(attribute.first);
  });
}

StringRef Manifest::get(StringRef name) const {
  for (const auto &[key, value] : reverse(attributes))
    if (name.equals_insensitive(key))
      return StringRef(value).trim();
  return {};
}

std::vector<StringRef> Manifest::getClassPath() const {
  std::vector<StringRef> words;
  StringRef rest = get("Class-Path");
  while (!(rest = rest.ltrim()).empty()) {
    words.push_back(rest.take_until([](char c) { return isSpace(c); }));
    rest = rest.drop_front(words.back().size());
  }
  return words;
}
