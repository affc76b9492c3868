//===- SourceLines.h - Lines of instructions --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Source files and lines of bytecode indices, for people.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_HIERARCHY_SOURCELINES_H
#define JIR_ANALYSIS_HIERARCHY_SOURCELINES_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include <string>

namespace jir {

/// Materializes bodies, which have the line tables, and leaves them to the end
/// of the run: for a few methods. Lives no longer than the operations.
class SourceLines {
public:
  explicit SourceLines(ClassHierarchy &hierarchy)
      : hierarchy(hierarchy), ops(hierarchy) {}

  /// The method with its body where there is one to load; null when the class
  /// cannot be loaded.
  jvm::MethodOp getLoaded(MethodId method);
  /// The line of an instruction; -1 when the class file does not tell.
  int32_t getLine(MethodId method, int32_t bci);
  /// The name of the source file; empty when the class file does not tell.
  llvm::StringRef getFile(MethodId method);
  /// `Main.java:7`, `Main.java`, or nothing.
  std::string describe(MethodId method, int32_t bci);

private:
  ClassHierarchy &hierarchy;
  MethodOps ops;
};

} // namespace jir

#endif // JIR_ANALYSIS_HIERARCHY_SOURCELINES_H
