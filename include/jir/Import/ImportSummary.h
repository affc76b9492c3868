//===- ImportSummary.h - What came of an import -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Numbers of an imported program, for people and for programs.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_IMPORT_IMPORTSUMMARY_H
#define JIR_IMPORT_IMPORTSUMMARY_H

#include "jir/Import/ProgramImporter.h"
#include "llvm/Support/raw_ostream.h"

namespace jir {

/// What a module holds, counted in the IR (classes that earlier imports loaded
/// included), and what the import met.
struct ImportSummary {
  /// Counts `import.module`.
  explicit ImportSummary(const ProgramImport &import);

  uint64_t archives = 0, modules = 0, services = 0, entries = 0;
  /// By jvm::Origin.
  uint64_t classes[3] = {};
  uint64_t failedClasses = 0;
  uint64_t fields = 0, methods = 0, bodies = 0, failedMethods = 0;
  uint64_t operations = 0;
  std::string platformVersion;

  bool hasFailures() const { return failedClasses || failedMethods; }

  /// Several lines for people, with the run's time and memory.
  void print(llvm::raw_ostream &os, const ProgramImport &import,
             const Progress &progress) const;
  /// One JSON object on a line.
  void printJson(llvm::raw_ostream &os, const ProgramImport &import,
                 const Progress &progress) const;
};

/// Prints warnings and problems, at most \p max of each (0: all), each on a
/// line after `TOOL: warning: `.
void printProblems(llvm::raw_ostream &os, llvm::StringRef tool,
                   const ProgramImport &import, size_t max);

} // namespace jir

#endif // JIR_IMPORT_IMPORTSUMMARY_H
