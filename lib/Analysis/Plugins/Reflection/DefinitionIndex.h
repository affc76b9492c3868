//===- DefinitionIndex.h - Where a method's variables come from -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The statements of a method by the variable that they assign a value, and its
/// calls by instruction. Searches that go backwards ask a large method for
/// thousands of its variables: a walk over all statements for each would be
/// quadratic. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_DEFINITIONINDEX_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_DEFINITIONINDEX_H

#include "jir/Analysis/MethodFacts/MethodFacts.h"

namespace jir {

/// A statement that assigns a value to a variable.
struct Definition {
  enum class Kind : uint8_t {
    Allocation,
    Move,
    FilteredMove,
    StaticLoad,
    Load,
    Call
  };
  Kind kind;
  /// Its place in the facts's list of that kind.
  uint32_t index;
};

/// The definitions of one method's variables. Holds numbers only: the facts
/// may be moved meanwhile.
class DefinitionIndex {
public:
  explicit DefinitionIndex(const pointsto::MethodFacts &facts);

  /// The definitions of a variable of the method by kind, those of one kind in
  /// the facts's order. Valid as long as the index.
  llvm::ArrayRef<Definition> getDefinitions(pointsto::Local local) const {
    return llvm::ArrayRef(definitions)
        .slice(begins[local], begins[local + 1] - begins[local]);
  }

  /// A call and where it is in `calls`.
  struct CallAt {
    int32_t bci;
    uint32_t index;
  };
  /// The calls at an instruction, in the facts's order.
  llvm::ArrayRef<CallAt> getCallsAt(int32_t bci) const;

private:
  /// By variable the first of its definitions, and after the last one the end.
  std::vector<uint32_t> begins;
  std::vector<Definition> definitions;
  std::vector<CallAt> callsAt;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_DEFINITIONINDEX_H
