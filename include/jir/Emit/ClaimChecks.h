//===- ClaimChecks.h - Tests of claims in emitted programs ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Puts a test for each claim of a file (docs/Formats.md) into a program, so
/// that the claims are held against every run of what is emitted.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EMIT_CLAIMCHECKS_H
#define JIR_EMIT_CLAIMCHECKS_H

#include "jir/Dialect/JVM/JVMOps.h"
#include "llvm/Support/Error.h"

#include <string>

namespace jir {

/// What became of the claims of a file.
struct ClaimChecks {
  /// Claims that are tested.
  unsigned inserted = 0;
  /// Claims at instructions that the program doesn't have (the platform's).
  unsigned absent = 0;
  /// Claims that rest on class files other than those of the program.
  unsigned stale = 0;
  /// Claims about what no test here looks at: an object before its constructor
  /// has run, what holds under a context only, calls with several targets.
  unsigned untestable = 0;
  /// The resource that the tests read, and its name in the jar.
  std::string table;
  static constexpr llvm::StringLiteral tableName = "jir/claims.tsv";
};

/// Reads \p json, the text of a claims file, inserts the tests into \p program
/// and adds the classes that they call, jir.ClaimCheck and what belongs to it.
/// Errors: no claims file, another schema, a program that was treated already.
llvm::Expected<ClaimChecks> insertClaimChecks(mlir::ModuleOp program,
                                              llvm::StringRef json);

} // namespace jir

#endif // JIR_EMIT_CLAIMCHECKS_H
