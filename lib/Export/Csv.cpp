//===- Csv.cpp - Comma-separated values -------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Quoting of CSV fields.
///
//===----------------------------------------------------------------------===//

#include "Csv.h"
#include "jir/Support/ModifiedUtf8.h"

void jir::appendCsvField(std::string &line, llvm::StringRef bytes) {
  std::string text = toDisplayUtf8(bytes);
  if (llvm::StringRef(text).find_first_of(",\"\r\n") == llvm::StringRef::npos) {
    line += text;
    return;
  }
  line += '"';
  for (char c : text) {
    if (c == '"')
      line += '"';
    line += c;
  }
  line += '"';
}
