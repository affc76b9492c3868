//===- ClassFileMutator.h - Mutations of class files ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A mutator that knows the structure of class files.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_FUZZ_CLASSFILEMUTATOR_H
#define JIR_UNITTESTS_FUZZ_CLASSFILEMUTATOR_H

#include <cstddef>
#include <cstdint>

namespace jir::test {

/// Changes a class file in place, as libFuzzer's LLVMFuzzerCustomMutator does:
/// mostly where it has a meaning (an index, a flag, an opcode, a length), and
/// at times as libFuzzer itself would. Returns the new size, at most \p
/// maxSize.
size_t mutateClassFile(uint8_t *data, size_t size, size_t maxSize,
                       unsigned seed);

} // namespace jir::test

#endif // JIR_UNITTESTS_FUZZ_CLASSFILEMUTATOR_H
