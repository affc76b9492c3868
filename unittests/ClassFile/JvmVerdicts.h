//===- JvmVerdicts.h - Class files judged by java ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Asks the JVM of the tests for its verdict on class files.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_CLASSFILE_JVMVERDICTS_H
#define JIR_UNITTESTS_CLASSFILE_JVMVERDICTS_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace jir::test {

/// Lets java define, link and initialise the class files, and returns a line
/// for each: "ok", "format", "verify" or another error, then its message
/// (Inputs/JvmVerdicts.java).
std::vector<std::string>
askJvm(llvm::ArrayRef<llvm::ArrayRef<uint8_t>> classes);

} // namespace jir::test

#endif // JIR_UNITTESTS_CLASSFILE_JVMVERDICTS_H
