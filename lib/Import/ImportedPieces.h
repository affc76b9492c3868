//===- ImportedPieces.h - Files of earlier imports --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Files of earlier imports among the words of a class path.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_IMPORTEDPIECES_H
#define JIR_LIB_IMPORT_IMPORTEDPIECES_H

#include "jir/Archive/ProgramFiles.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace jir {

/// A file of an earlier import and its place on the class path.
struct ImportedPiece {
  std::string path;
  /// Whether `--library` names it: then all of it is a library.
  bool isLibrary = false;
  /// How many archives of the class path are before it.
  size_t position = 0;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

/// Whether \p path is a module of MLIR, in bytecode (by its first bytes) or in
/// text (by its extension).
bool isImportedPiece(llvm::StringRef path);

/// Takes the pieces out of the words of \p options, reads and verifies them,
/// and finds their places. Errors: files that can't be read, that are not a
/// module, or whose dialect has another version (told on the context).
llvm::Expected<std::vector<ImportedPiece>>
takeImportedPieces(mlir::MLIRContext *context, ProgramOptions &options);

} // namespace jir

#endif // JIR_LIB_IMPORT_IMPORTEDPIECES_H
