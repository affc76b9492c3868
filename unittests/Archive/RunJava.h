//===- RunJava.h - Runs java for tests --------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs one of the Java programs in Inputs/ and returns what it prints.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_ARCHIVE_RUNJAVA_H
#define JIR_UNITTESTS_ARCHIVE_RUNJAVA_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace jir::test {

/// Compiles Inputs/PROGRAM.java and runs it after \p classPath; fails the test
/// if that fails. Returns the lines of its output.
std::vector<std::string> runJava(llvm::StringRef classPath,
                                 llvm::StringRef program,
                                 llvm::ArrayRef<std::string> arguments);

/// Runs a program of the JDK; returns its exit code. Its standard output goes
/// to the file \p output.
int runJdkTool(llvm::StringRef tool, llvm::ArrayRef<std::string> arguments,
               llvm::StringRef output);

} // namespace jir::test

#endif // JIR_UNITTESTS_ARCHIVE_RUNJAVA_H
