//===- JirEmit.h - From a program to jars -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The tool jir-emit: reads a program in the jvm dialect, and writes it as
/// class files.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_TOOLS_JIREMIT_H
#define JIR_TOOLS_JIREMIT_H

namespace jir {

/// The whole of jir-emit: parses the command line, reads, emits, writes.
/// Returns an ExitCode; the output appears only when it is ExitDone.
int runJirEmit(int argc, char **argv);

} // namespace jir

#endif // JIR_TOOLS_JIREMIT_H
