//===- Subroutines.h - Inlining of jsr and ret ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Subroutines (JVMS 4.10.2.5) are copied to each place that calls them.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_SUBROUTINES_H
#define JIR_LIB_IMPORT_SUBROUTINES_H

#include "MethodCode.h"

namespace jir {

/// Replaces each jsr by a branch to a copy of the subroutine, and each ret by a
/// branch after the jsr that its copy belongs to. The jsr stays, as a branch
/// that pushes the return address, which nothing reads. Errors: more than
/// \p maxInstructions, ret of what no jsr stored. \p pool has the descriptors
/// of members, which tell how many entries of the stack they take.
llvm::Error inlineSubroutines(MethodCode &code, const ConstantPool &pool,
                              size_t maxInstructions);

} // namespace jir

#endif // JIR_LIB_IMPORT_SUBROUTINES_H
