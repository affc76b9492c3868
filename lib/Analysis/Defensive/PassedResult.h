//===- PassedResult.h - Results that are arguments --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What holds for all callers of a method that returns its arguments.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_PASSEDRESULT_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_PASSEDRESULT_H

#include "Objects.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <set>
#include <tuple>

namespace jir::defensive {

/// A result that is one of the arguments, or of what is known beside them.
struct PassedResult {
  bool isKnown = false;
  /// Numbers of reference parameters.
  std::set<uint32_t> parameters;
  SetId beside = kNever;
  /// What that rests on.
  PremiseSet premises = 0;

  friend bool operator==(const PassedResult &a, const PassedResult &b) {
    return std::tie(a.isKnown, a.parameters, a.beside, a.premises) ==
           std::tie(b.isKnown, b.parameters, b.beside, b.premises);
  }

  /// One of these or of those.
  void add(const PassedResult &other, ObjectTable &objects);
  /// The result's set for these arguments: \p otherwise where that is traced,
  /// or where an argument is not.
  SetId get(llvm::function_ref<SetId(uint32_t)> getArgument, SetId otherwise,
            ObjectTable &objects) const;
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_PASSEDRESULT_H
