//===- PassProperties.h - What passes need, give and keep -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The declarations of passes, and the check of a pipeline against them before
/// anything runs.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_PASSPROPERTIES_H
#define JIR_PASSES_PASSPROPERTIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace jir {

/// An option of a pass that has one of a few values.
struct OptionChoice {
  llvm::StringRef option;
  std::vector<llvm::StringRef> values;
};

/// What one pass requires, establishes and preserves. Results are named by
/// their kind and the pass that gives them (`call graph` of `jvm-cha`), IR
/// properties by a word (`lowered-indy`). A pass without a declaration (cse,
/// canonicalize) keeps IR properties and ends all results.
struct PassProperties {
  llvm::StringRef pass;
  /// The kind of result that the pass gives to later ones; empty for none.
  llvm::StringRef gives = {};
  /// The kind of result that the pass needs; empty for none.
  llvm::StringRef needs = {};
  /// Another kind that serves as well.
  llvm::StringRef needsOr = {};
  /// Whose result it needs, unless the option `from` says otherwise: `cha`.
  llvm::StringRef from = {};
  /// The need stands only when the options hold this (`what=reachable`); empty:
  /// always.
  llvm::StringRef needsOnlyWith = {};
  /// Whether results of earlier passes stay valid.
  bool keepsResults = false;
  /// IR properties that must hold before, that hold after, that no longer hold
  /// after.
  std::vector<llvm::StringRef> requiresOfIR = {};
  std::vector<llvm::StringRef> establishes = {};
  std::vector<llvm::StringRef> ends = {};
  /// Options whose values are known beforehand.
  std::vector<OptionChoice> choices = {};
};

/// The declarations of all passes of jir, sorted by pass.
llvm::ArrayRef<PassProperties> getPassProperties();

/// Checks \p pipeline, in its textual form (`builtin.module(jvm-cha,...)`),
/// against the declarations. The error names the pass that lacks something and
/// what to add, an option with a value that it cannot have, or a file that two
/// passes would write. \p moduleOutput is where the module itself goes.
llvm::Error
checkPipeline(llvm::StringRef pipeline,
              llvm::ArrayRef<PassProperties> declarations = getPassProperties(),
              llvm::StringRef moduleOutput = "");

/// Whether \p pipeline, in its textual form, has a pass that gives a result.
bool hasAnalysis(
    llvm::StringRef pipeline,
    llvm::ArrayRef<PassProperties> declarations = getPassProperties());

} // namespace jir

#endif // JIR_PASSES_PASSPROPERTIES_H
