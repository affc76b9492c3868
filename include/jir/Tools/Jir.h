//===- Jir.h - Import and pipeline in one process ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The tool jir: what jir-import and jir-opt do, without a file between.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_TOOLS_JIR_H
#define JIR_TOOLS_JIR_H

#include "mlir/IR/DialectRegistry.h"

namespace jir {

/// The whole of jir: parses the command line, imports, runs the pipeline.
/// Returns an ExitCode.
int runJir(int argc, char **argv, mlir::DialectRegistry &registry);

} // namespace jir

#endif // JIR_TOOLS_JIR_H
