//===- UnknownCauses.h - Why nothing is known of a value --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts the places where knowledge ends: parameters, fields, calls. They say
/// which step of the analysis is worth taking next.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_DEFENSIVE_UNKNOWNCAUSES_H
#define JIR_ANALYSIS_DEFENSIVE_UNKNOWNCAUSES_H

#include "jir/Analysis/Defensive/Solver.h"
#include <string>

namespace jir::defensive {

/// Where what is not known of a value comes from, for people: `parameter:
/// receiver`, `field: private`. Copies, casts and block arguments are looked
/// through, to the first source that nothing is known of. \p activation has
/// values.
std::string getUnknownCause(Solver &solver, const Activation &activation,
                            ValueId value);

} // namespace jir::defensive

#endif // JIR_ANALYSIS_DEFENSIVE_UNKNOWNCAUSES_H
