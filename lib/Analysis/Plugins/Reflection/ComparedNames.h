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

#include "ReflectionContext.h"

namespace jir::reflection {

/// A text that a name is compared with.
struct ComparedName {
  enum class How : uint8_t { Equals, StartsWith, EndsWith, Contains };
  How how;
  /// The variable that holds the text, and the text if it is a constant.
  pointsto::Local local;
  mlir::StringAttr constant;

  /// The constant, with kAnyText where the name may have more.
  std::string getPattern() const;
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
  /// How many parameters its method has.
  int32_t fewestParameters = 0;
  int32_t mostParameters = std::numeric_limits<int32_t>::max();
  /// Types of which the parameter at a position has one.
  struct ParameterTypes {
    uint32_t position;
    llvm::SmallVector<mlir::Type, 1> types;
  };
  llvm::SmallVector<ParameterTypes, 1> parameters;
  /// Patterns of which its name matches one, if there are any.
  llvm::SmallVector<std::string, 1> names;

  bool isEmpty() const {
    return annotations.empty() && !required && !forbidden && results.empty() &&
           fewestParameters <= 0 &&
           mostParameters == std::numeric_limits<int32_t>::max() &&
           parameters.empty() && names.empty();
  }
};

using MemberFilters = llvm::SmallVector<MemberFilter, 1>;

/// What members in an array of a method are asked, by the method itself, by
/// methods that it asks about them, and by filters of a stream of them. All
/// must hold; none where a member may be used that is not asked.
MemberFilters findMemberFilters(ReflectionContext &shared,
                                const pointsto::MethodFacts &facts,
                                pointsto::Local array);

/// The names that members in an array of a method are compared with; nothing if
/// a member may be used whose name equals none of them.
std::optional<llvm::SmallVector<ComparedName, 2>>
findComparedNames(ReflectionContext &shared, const pointsto::MethodFacts &facts,
                  pointsto::Local array);

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_COMPAREDNAMES_H
