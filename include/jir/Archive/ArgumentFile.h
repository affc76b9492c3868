//===- ArgumentFile.h - @argfile of the java launcher ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Words that are in files: the `@argfile` syntax of the java launcher.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_ARGUMENTFILE_H
#define JIR_ARCHIVE_ARGUMENTFILE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace jir {

/// Splits the text of an argument file into words: white space separates, `#`
/// outside a word starts a comment, single or double quotes hold together,
/// inside them `\n \r \t \f \\` are escapes and a `\` at the end of a line
/// joins it with the next.
std::vector<std::string> parseArgumentFile(llvm::StringRef text);

/// Replaces every `@file` of \p arguments by the words in it and every `@@x` by
/// `@x`. As in java, words of a file are not expanded again. Fails if a file
/// can't be read.
llvm::Expected<std::vector<std::string>>
expandArgumentFiles(llvm::ArrayRef<std::string> arguments);

/// The elements of a class path or module path: argument files expanded, then
/// split at `:`. Fails as expandArgumentFiles.
llvm::Expected<std::vector<std::string>>
expandPath(llvm::ArrayRef<std::string> words);

} // namespace jir

#endif // JIR_ARCHIVE_ARGUMENTFILE_H
