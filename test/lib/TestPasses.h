//===- TestPasses.h - Passes that only tests need ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What jir-test-opt has beside the passes of the product.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_TEST_LIB_TESTPASSES_H
#define JIR_TEST_LIB_TESTPASSES_H

namespace jir {

/// Registers `test-defensive`.
void registerTestDefensivePass();
/// Registers `test-defensive-laws`.
void registerTestDefensiveLawsPass();

} // namespace jir

#endif // JIR_TEST_LIB_TESTPASSES_H
