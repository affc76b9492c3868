//===- ClassNameTable.h - Classes by parts of their names -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Looks classes up by texts with parts unknown to the analysis. Private to
/// lib/Analysis/Reflection.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_CLASSNAMETABLE_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_CLASSNAMETABLE_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"

#include "llvm/ADT/ArrayRef.h"

#include <bitset>
#include <vector>

namespace jir {

/// The names of the classes that exist, sorted from the front and from the
/// back. They are sorted when they are first asked for.
class ClassNameTable {
public:
  explicit ClassNameTable(const ClassHierarchy &hierarchy)
      : hierarchy(hierarchy) {}

  /// Classes among which all are that a text (ValueTracer.h) may name: those
  /// that begin as it does, or end so, whichever are fewer; none if it has
  /// characters that no name has.
  llvm::ArrayRef<ClassId> find(llvm::StringRef text);

private:
  void sort();

  const ClassHierarchy &hierarchy;
  bool isSorted = false;
  std::bitset<256> characters;
  std::vector<ClassId> fromFront, fromBack;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_CLASSNAMETABLE_H
