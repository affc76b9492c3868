//===- DebugOption.h - The option -debug-only -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Turns LLVM_DEBUG on by name.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_SUPPORT_DEBUGOPTION_H
#define JIR_SUPPORT_DEBUGOPTION_H

namespace jir {

/// Registers `-debug-only=NAME,...` in a build with assertions, unless LLVM has
/// done so: a packaged LLVM keeps what LLVM_DEBUG needs but leaves the option
/// out. Does nothing in other builds. Call it before the command line is
/// parsed; more calls change nothing. docs/Contributing.md has the names.
void registerDebugOption();

} // namespace jir

#endif // JIR_SUPPORT_DEBUGOPTION_H
