//===- UnknownCauses.h - Why nothing is known of a value --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts the places where knowledge ends: parameters, fields, calls. They tell
/// which step of the analysis is worth taking next.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_UNKNOWNCAUSES_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_UNKNOWNCAUSES_H

#include "FlowSolver.h"
#include <string>

namespace jir::defensive {

/// The source of a value that is not known, in words.
struct UnknownCause {
  /// `parameter: receiver`, `load: private field`.
  std::string kind;
  /// The method called, the field read, or the method whose parameter it is;
  /// empty for the rest.
  std::string source;
};

/// Copies, casts and block arguments are looked through, to the first source
/// that nothing is known of, or only what its declared type implies. \p
/// activation has values.
UnknownCause getUnknownCause(FlowSolver &solver, const Activation &activation,
                             ValueId value);

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_UNKNOWNCAUSES_H
