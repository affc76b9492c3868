//===- Subroutines.cpp - Inlining of jsr and ret ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Copies subroutines.
///
//===----------------------------------------------------------------------===//

#include "Subroutines.h"
#include "jir/Support/InputError.h"

using namespace jir;
using llvm::Error;

Error jir::inlineSubroutines(MethodCode &code) {
  return inputError("subroutines are not inlined yet");
}
