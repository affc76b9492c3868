//===- Help.h - What the tools say of themselves ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The text of `--help`. LLVM's own lists every option of every code generator.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_TOOLS_HELP_H
#define JIR_LIB_TOOLS_HELP_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace jir {

/// Whether the command line asks for help, by `--help`, `-help` or `-h`.
bool asksForHelp(int argc, char **argv);

/// Prints the help of jir-opt on standard output.
void printJirOptHelp();

/// Prints the help of jir on standard output; \p printImportOptions prints the
/// part about what is imported.
void printJirHelp(llvm::function_ref<void()> printImportOptions);

/// Prints what jir-opt and jir share: options of a run, pipelines, passes, exit
/// codes.
void printPipelineHelp();

} // namespace jir

#endif // JIR_LIB_TOOLS_HELP_H
