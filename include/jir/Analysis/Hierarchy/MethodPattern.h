//===- MethodPattern.h - Methods named by people ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Patterns over methods, as options of passes take them.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_HIERARCHY_METHODPATTERN_H
#define JIR_ANALYSIS_HIERARCHY_METHODPATTERN_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "llvm/Support/GlobPattern.h"
#include <memory>
#include <optional>
#include <string>

namespace jir {

/// A glob over `class.name(descriptor)`. Without a `(` it is one over
/// `class.name`: descriptors do not matter. After the `(` a `[` is an array
/// type and no set of characters. Names are as shown to people (UTF-8).
class MethodPattern {
public:
  /// An error for a malformed glob.
  static llvm::Expected<MethodPattern> create(llvm::StringRef text);

  bool matches(const ClassHierarchy &hierarchy, MethodId method) const;
  /// Whether a method of the class of this (dotted) name can match.
  bool mayMatchClass(llvm::StringRef className) const;

  llvm::StringRef getText() const { return text; }
  /// The pattern up to the last dot of the name: a class, or a glob of classes.
  llvm::StringRef getClassText() const;
  /// The method's name after that dot, without descriptor.
  llvm::StringRef getNameText() const;

private:
  MethodPattern() = default;

  /// A glob with the text that it refers to.
  struct Glob {
    std::unique_ptr<const std::string> text;
    std::optional<llvm::GlobPattern> pattern;

    llvm::Error set(llvm::StringRef glob);
    bool match(llvm::StringRef name) const {
      return pattern && pattern->match(name);
    }
  };

  std::string text;
  /// Over `class.name(descriptor)` or `class.name`.
  Glob whole;
  /// Over classes: the part before the last dot, and where the name after it
  /// holds a star, which matches dots too, all up to the star.
  Glob classes, openClasses;
};

} // namespace jir

#endif // JIR_ANALYSIS_HIERARCHY_METHODPATTERN_H
