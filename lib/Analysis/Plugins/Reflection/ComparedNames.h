//===- ComparedNames.h - Names that a loop compares -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a loop over all members of a class compares their names with before it
/// uses one (R19), and what else it asks of them (R21). Private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_COMPAREDNAMES_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_COMPAREDNAMES_H

#include "jir/Analysis/MethodFacts/MethodFacts.h"

namespace jir::reflection {

/// A text that a name is compared with.
struct ComparedName {
  enum class How : uint8_t { Equals, StartsWith, EndsWith, Contains };
  How how;
  /// The variable that holds the text, and the text if it is a constant.
  pointsto::Local local;
  mlir::StringAttr constant;
};

/// What a member is asked before it is used. Each part that is there must hold.
struct MemberFilter {
  /// It carries one of these annotations, if there are any.
  llvm::SmallVector<mlir::Type, 1> annotations;
  /// It has these access flags, and none of those (JVMS 4.5, 4.6).
  uint16_t required = 0, forbidden = 0;
  /// Its method returns, or its field holds, one of these types, if there are
  /// any.
  llvm::SmallVector<mlir::Type, 1> results;
  /// Whether its method has parameters.
  std::optional<bool> hasParameters;

  bool isEmpty() const {
    return annotations.empty() && !required && !forbidden && results.empty() &&
           !hasParameters;
  }
};

/// What members in an array of a method are asked; an empty one if that is
/// nothing, or a member may be used that is not asked.
MemberFilter findMemberFilter(const ClassHierarchy &hierarchy,
                              const pointsto::MethodFacts &facts,
                              pointsto::Local array);

/// The names that members in an array of a method are compared with; nothing if
/// a member may be used whose name equals none of them.
std::optional<llvm::SmallVector<ComparedName, 2>>
findComparedNames(const ClassHierarchy &hierarchy,
                  const pointsto::MethodFacts &facts, pointsto::Local array);

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_COMPAREDNAMES_H
