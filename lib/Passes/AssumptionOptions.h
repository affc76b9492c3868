//===- AssumptionOptions.h - Assumptions that passes take -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the passes with an option `assumptions` have in common.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_PASSES_ASSUMPTIONOPTIONS_H
#define JIR_LIB_PASSES_ASSUMPTIONOPTIONS_H

#include "jir/Analysis/Claims/Assumptions.h"

namespace jir {

/// An error if \p given has an assumption that is not in \p effective: a result
/// would carry it for no reason. \p effective is what the analysis takes, and
/// the error lists it.
llvm::Error rejectIdleAssumptions(const AssumptionSet &given,
                                  const AssumptionSet &effective);

} // namespace jir

#endif // JIR_LIB_PASSES_ASSUMPTIONOPTIONS_H
