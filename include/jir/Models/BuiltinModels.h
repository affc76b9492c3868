//===- BuiltinModels.h - The models that come with jir ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The texts of lib/Models/*.mlir, which are part of the program.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_MODELS_BUILTINMODELS_H
#define JIR_MODELS_BUILTINMODELS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace jir {

/// A model file: bodies for native methods in the jvm dialect
/// (docs/Analysis/Models.md).
struct ModelFile {
  /// `java.lang.mlir`.
  llvm::StringLiteral name;
  llvm::StringLiteral text;
};

/// The model files, sorted by name.
llvm::ArrayRef<ModelFile> getBuiltinModelFiles();

} // namespace jir

#endif // JIR_MODELS_BUILTINMODELS_H
