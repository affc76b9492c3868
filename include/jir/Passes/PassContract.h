//===- PassContract.h - What passes read, provide and write -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What one pass, with its options, promises to the passes around it.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_PASSCONTRACT_H
#define JIR_PASSES_PASSCONTRACT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace jir {

/// The kinds of results that passes provide for later ones.
enum class ResultKind {
  /// A CallGraph.
  CallGraph,
  /// A pointsto::PointsToResult, with the sets of a call graph.
  PointsToSets,
  /// A ClaimSet.
  Claims
};

/// The name of a kind in messages: `call graph`.
llvm::StringRef getName(ResultKind kind);

/// The passes of jir that add a kind of result, sorted. Messages name them.
llvm::ArrayRef<llvm::StringLiteral> getGivers(ResultKind kind);

/// A result that a pass reads.
struct ResultNeed {
  /// The kinds that serve, the one that messages name first.
  llvm::SmallVector<ResultKind, 2> kinds;
  /// The pass that adds it, as an option `from` names it (`cha`); empty: the
  /// last one that added such a result.
  std::string from;
};

/// What a pass reads, adds, preserves and writes with the options that it has.
/// The check of a pipeline compares the contracts of its passes before anything
/// is read.
class PassContract {
public:
  /// The pass reads a result of \p kind that \p from names.
  PassContract &reads(ResultKind kind, llvm::StringRef from) {
    return readsAny({kind}, from);
  }
  /// The same, of one of several kinds.
  PassContract &readsAny(llvm::ArrayRef<ResultKind> kinds,
                         llvm::StringRef from) {
    needs.push_back({llvm::SmallVector<ResultKind, 2>(kinds), from.str()});
    return *this;
  }
  /// Later passes get a result of \p kind.
  PassContract &provides(ResultKind kind) {
    given.push_back(kind);
    return *this;
  }
  /// The pass changes what the program means: results of earlier passes end.
  PassContract &endsResults() {
    keeps = false;
    return *this;
  }
  /// The pass writes the file of its option `output`, which must have a name.
  PassContract &writes(llvm::StringRef path) {
    outputs.push_back(path.str());
    return *this;
  }
  /// The same, but without a name it writes none.
  PassContract &mayWrite(llvm::StringRef path) {
    return path.empty() ? *this : writes(path);
  }

  llvm::ArrayRef<ResultNeed> getNeeds() const { return needs; }
  llvm::ArrayRef<ResultKind> getGiven() const { return given; }
  bool keepsResults() const { return keeps; }
  llvm::ArrayRef<std::string> getOutputs() const { return outputs; }

private:
  std::vector<ResultNeed> needs;
  llvm::SmallVector<ResultKind, 2> given;
  std::vector<std::string> outputs;
  bool keeps = true;
};

} // namespace jir

#endif // JIR_PASSES_PASSCONTRACT_H
