//===- ImportLimits.h - What a class file may cost --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The limits that are jir's own, with their options. docs/Limits.md lists
/// them, and what happens past each.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_IMPORT_IMPORTLIMITS_H
#define JIR_IMPORT_IMPORTLIMITS_H

#include "jir/ClassFile/Annotations.h"
#include "llvm/Support/CommandLine.h"

namespace jir {

/// Limits on one class or one method. Only code made to be big reaches them.
struct ImportLimits {
  /// Annotations and arrays in one another. `--max-annotation-nesting`.
  unsigned annotationNesting = defaultAnnotationDepth;
  /// Dynamic constants in one another's bootstrap arguments.
  /// `--max-constant-nesting`.
  unsigned constantNesting = 200;
  /// Instructions of a method once subroutines (jsr) are copied.
  /// `--max-subroutine-instructions`.
  unsigned subroutineInstructions = 200000;
  /// Blocks of a method times its locals, of eight bytes each.
  /// `--max-block-locals`.
  uint64_t blockLocals = uint64_t(1) << 26;
  /// Handlers of a method, counted in each range that has handlers of its own,
  /// of eight bytes each. `--max-handlers`.
  uint64_t handlers = uint64_t(1) << 26;
};

/// The most that the limits on nesting may be raised to: what the stack of a
/// thread has room for.
constexpr unsigned maxImportNesting = maxAnnotationDepth;

/// Reads a limit on nesting.
struct NestingParser : llvm::cl::parser<unsigned> {
  using llvm::cl::parser<unsigned>::parser;
  bool parse(llvm::cl::Option &option, llvm::StringRef name,
             llvm::StringRef text, unsigned &value);
};

/// Registers the options when constructed, before the command line is parsed;
/// at most one object a process.
class ImportLimitsCommandLine {
public:
  ImportLimitsCommandLine();

  /// What was given, once the command line is parsed.
  ImportLimits getLimits() const;

private:
  llvm::cl::OptionCategory category;
  llvm::cl::opt<unsigned, false, NestingParser> annotationNesting,
      constantNesting;
  llvm::cl::opt<unsigned> subroutineInstructions;
  llvm::cl::opt<uint64_t> blockLocals, handlers;
};

} // namespace jir

#endif // JIR_IMPORT_IMPORTLIMITS_H
