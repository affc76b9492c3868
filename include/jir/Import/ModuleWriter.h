//===- ModuleWriter.h - Writing an imported program -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes a module in the form that the name of the file asks for.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_IMPORT_MODULEWRITER_H
#define JIR_IMPORT_MODULEWRITER_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace jir {

/// Writes \p module to \p path: text to `*.mlir` and to `-` (the standard
/// output), bytecode to all others. A file appears under its name only when it
/// is whole. \p withLocations: text names the bytecode index of operations that
/// have it as their location only. Errors name the path.
llvm::Error writeModule(mlir::ModuleOp module, llvm::StringRef path,
                        bool withLocations);

} // namespace jir

#endif // JIR_IMPORT_MODULEWRITER_H
