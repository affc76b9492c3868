//===- Csv.h - Comma-separated values ---------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Fields of CSV files (RFC 4180; lines end with a line feed alone).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EXPORT_CSV_H
#define JIR_LIB_EXPORT_CSV_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace jir {

/// Appends a field to a line: \p bytes (modified UTF-8) as UTF-8, in quotes
/// where a comma, a quote or a line break asks for them.
void appendCsvField(std::string &line, llvm::StringRef bytes);

} // namespace jir

#endif // JIR_LIB_EXPORT_CSV_H
