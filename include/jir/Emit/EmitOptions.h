//===- EmitOptions.h - How classes are written ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The choices a user has when the dialect becomes class files.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EMIT_EMITOPTIONS_H
#define JIR_EMIT_EMITOPTIONS_H

namespace jir {

/// How classes are written.
struct EmitOptions {
  /// Function objects become instances of ordinary classes, not call sites of
  /// LambdaMetafactory.
  bool desugarLambdas = false;
  /// String concatenation becomes calls of a builder, not call sites of
  /// StringConcatFactory.
  bool desugarStrings = false;
  /// Write the tables of line numbers.
  bool lineNumbers = true;
};

} // namespace jir

#endif // JIR_EMIT_EMITOPTIONS_H
