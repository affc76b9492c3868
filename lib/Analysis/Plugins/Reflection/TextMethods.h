//===- TextMethods.h - The library's methods of texts -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rows of TextMethods.def for a program. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TEXTMETHODS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TEXTMETHODS_H

#include "jir/Analysis/JdkModel/JdkNames.h"
#include "jir/Analysis/MethodFacts/MethodFacts.h"

namespace jir {

/// What a method makes of its receiver and arguments.
enum class TextMethod : uint8_t {
  /// The same text, as whatever object holds one.
  Copy,
  /// The same of the argument of a method that has a receiver.
  CopyArgument,
  /// Of a number: the character, the digits.
  Character,
  Decimal,
  /// Characters: the one at a place; the same one in another case.
  CharacterAt,
  UpperCharacter,
  LowerCharacter,
  // As in TextOperation.
  Trim,
  TrimIndent,
  TrimFront,
  TrimBack,
  Lower,
  Upper,
  Concatenate,
  ReplaceCharacter,
  Replace,
  ReplaceAll,
  ReplaceFirst,
  /// Of a match, with the pattern that it is made of.
  ReplaceMatches,
  ReplaceFirstMatch,
  Substring,
  Split,
  /// The same with a limit: the last part may be longer.
  SplitSome,
  Repeat,
  /// Of a format and an array of arguments; the other one has a locale before.
  Format,
  FormatIn,
  /// The same of a MessageFormat.
  FormatMessage,
  /// Of a separator and an array; of a separator and a collection.
  Join,
  JoinAll,
  /// What a reader, a scanner or a match takes out of the text that it has.
  Words,
  /// An array or a stream of such, of the last argument or the receiver.
  WordsOf,
  DecodeAddress,
  DecodeBase64,
  // Numbers.
  IndexOf,
  LastIndexOf,
  Length,
  // Of classes.
  ClassName,
  SimpleName,
  CanonicalName,
  PackageName,
  /// Of a constant of an enum.
  ConstantName,
  /// The last argument, or something unknown.
  Default,
  Unknown
};

/// What a method does to the builder of a text that is its receiver.
enum class BuilderMethod : uint8_t {
  /// Returns what was put together.
  Text,
  Make,
  /// Of what is between the parts, and perhaps before and after all of them.
  MakeJoiner,
  AddJoined,
  Append,
  Insert,
  /// From a place to another one; at one place.
  Delete,
  DeleteAt,
  Replace,
  SetAt,
  Reverse,
  SetLength,
  /// Returns something else, and changes nothing.
  Read,
  /// Changes it in another way.
  Change
};

/// The methods of texts of one program.
class TextMethods {
public:
  explicit TextMethods(ClassHierarchy &hierarchy);

  /// What a method makes; nothing for others.
  std::optional<TextMethod> find(MethodId method) const;
  /// What a method of a builder does; nothing for methods of other classes.
  std::optional<BuilderMethod> findOfBuilder(MethodId method) const;
  /// Whether a class is that of strings.
  bool isString(ClassId id) const { return id == string; }
  /// Whether values of a type are builders of texts.
  bool isBuilder(const pointsto::TypeTable &types, pointsto::TypeId type) const;

private:
  ClassHierarchy &hierarchy;
  ClassId string;
  /// The classes of builders.
  llvm::SmallVector<ClassId, 3> builders;
  llvm::DenseMap<MethodId, TextMethod> methods;
  struct BuilderRow {
    ClassId owner;
    llvm::StringRef name;
    BuilderMethod does;
  };
  llvm::SmallVector<BuilderRow, 32> ofBuilders;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TEXTMETHODS_H
