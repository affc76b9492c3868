//===- TextPattern.h - Regular expressions of a simple kind -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The regular expressions that programs cut names with: characters and sets of
/// them, one after the other, each perhaps repeated. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TEXTPATTERN_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TEXTPATTERN_H

#include "llvm/ADT/StringRef.h"
#include <bitset>
#include <optional>
#include <vector>

namespace jir {

/// A pattern as java.util.regex.Pattern reads it.
class TextPattern {
public:
  /// Nothing for expressions of another kind.
  static std::optional<TextPattern> parse(llvm::StringRef expression);

  /// How many characters at the begin of a text match; nothing if none do.
  std::optional<size_t> match(llvm::StringRef text) const;

private:
  using Characters = std::bitset<256>;

  struct Step {
    Characters characters;
    size_t least = 1, most = 1;
  };

  static bool parseEscape(char escaped, Characters &characters);
  static bool parseSet(llvm::StringRef &rest, Characters &characters);

  std::vector<Step> steps;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TEXTPATTERN_H
