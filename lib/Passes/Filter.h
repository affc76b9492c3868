//===- Filter.h - The option filter of printing passes ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Globs over names, given as an option of a pass.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_PASSES_FILTER_H
#define JIR_LIB_PASSES_FILTER_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/GlobPattern.h"

namespace jir {

/// The glob that \p text represents, braces included. A malformed one is an
/// error at \p program that names \p pass.
inline mlir::FailureOr<llvm::GlobPattern> parseFilter(mlir::ModuleOp program,
                                                      llvm::StringRef pass,
                                                      llvm::StringRef text) {
  llvm::Expected<llvm::GlobPattern> glob =
      llvm::GlobPattern::create(text, /*MaxSubPatterns=*/1024);
  if (!glob)
    return program.emitError() << pass << ": bad filter '" << text
                               << "': " << llvm::toString(glob.takeError());
  return std::move(*glob);
}

} // namespace jir

#endif // JIR_LIB_PASSES_FILTER_H
