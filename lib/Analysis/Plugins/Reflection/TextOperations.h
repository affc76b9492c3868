//===- TextOperations.h - What methods make of texts ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Texts of which parts may be unknown, and what the library's methods of
/// strings make of them (rule R30 of docs/Analysis/Reflection.md). Knows no
/// program. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TEXTOPERATIONS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TEXTOPERATIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace jir {

/// In a text: something unknown to the analysis. No name has this character.
constexpr char kAnyText = '\1';

/// Whether a name is one of those that a text represents.
bool matchesText(llvm::StringRef text, llvm::StringRef name);

/// Whether the known characters of a text show enough about a member: \p prefix
/// of them at the begin, or \p suffix together elsewhere. A text without
/// unknown parts does (APLAS 2015, section 3.1).
bool tellsMember(llvm::StringRef text, unsigned prefix, unsigned suffix);

/// What is made of one or more texts.
enum class TextOperation : uint8_t {
  /// One after the other; of one a copy.
  Concatenate,
  Trim,
  /// The same of each line; only a text of one line is known.
  TrimIndent,
  TrimFront,
  TrimBack,
  Lower,
  Upper,
  /// The numbers are the two characters.
  ReplaceCharacter,
  /// Each of the second by the third.
  Replace,
  /// The same of a regular expression.
  ReplaceAll,
  ReplaceFirst,
  /// From the first number to the second, if there is one.
  Substring,
  /// The first with the second in the place of what is from the first number to
  /// the second.
  Splice,
  /// The parts between matches of the second. The first number is the one that
  /// is taken, the second the most parts.
  Split,
  /// Any word of it, and whatever else code takes out of a text.
  Words,
  /// The first is the format.
  Format,
  /// The same of a MessageFormat.
  FormatMessage,
  /// All one after the other, from the back.
  Reverse,
  /// Some of them, each once, one after the other in whatever order.
  AnyOrder,
  /// Some of all but the first, which is between them.
  JoinAnyOrder,
  /// What was encoded for an address, or in base 64.
  DecodeAddress,
  DecodeBase64,
  /// The number is how often.
  Repeat,
  /// Of a class's name: what follows the package and the enclosing classes, the
  /// package, the name in source code.
  SimpleName,
  PackageName,
  CanonicalName,
};

/// A number, as far as it is known.
struct TextNumber {
  enum class Kind : uint8_t {
    /// Left out.
    None,
    Unknown,
    Constant,
    /// Where the first text has another one, from the front or from the back.
    IndexOf,
    LastIndexOf,
    /// The first text's.
    Length
  };
  Kind kind = Kind::None;
  /// Added.
  int32_t value = 0;
  /// What is looked for.
  std::string looked;
};

/// What an operation makes of its operands: all that it may be. The text
/// kAnyText is among it where it may be something else, too; nothing is, where
/// it throws.
llvm::SmallVector<std::string, 1>
evaluate(TextOperation operation, llvm::ArrayRef<llvm::StringRef> texts,
         llvm::ArrayRef<TextNumber> numbers);

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TEXTOPERATIONS_H
