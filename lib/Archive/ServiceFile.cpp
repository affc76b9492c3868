//===- ServiceFile.cpp - META-INF/services ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements parseServiceFile.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/ServiceFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace llvm;

/// Letters beyond ASCII are taken for parts of a name.
static bool isClassName(StringRef text) {
  auto isPart = [](unsigned char c) {
    return isAlnum(c) || c == '_' || c == '$' || c == '.' || c >= 0x80;
  };
  return !text.empty() && !isDigit(text.front()) && text.front() != '.' &&
         all_of(text, isPart);
}

ServiceFile jir::parseServiceFile(StringRef service, StringRef text) {
  ServiceFile result;
  result.service = service.str();
  SmallVector<StringRef> lines;
  text.consume_front("\xef\xbb\xbf");
  text.split(lines, '\n');
  for (StringRef line : lines) {
    line = line.split('#').first.trim();
    if (line.empty())
      continue;
    std::vector<std::string> &list =
        isClassName(line) ? result.providers : result.badLines;
    if (!is_contained(list, line))
      list.push_back(line.str());
  }
  return result;
}
