//===- jir-lsp-server.cpp - The dialect in editors --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The program jir-lsp-server: MLIR's language server for files of the jvm
// dialect. docs/Tools/jir-lsp-server.md is its manual.
//
//===----------------------------------------------------------------------===//

#include "jir/Tools/Driver.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  // The server registers its own options below; LLVM's code generators have
  // hundreds that it does not use.
  for (auto &[name, option] : llvm::cl::getRegisteredOptions())
    if (name != "help" && name != "version")
      option->setHiddenFlag(llvm::cl::Hidden);
  mlir::DialectRegistry registry;
  jir::registerDialectsAndPasses(registry);
  return failed(mlir::MlirLspServerMain(argc, argv, registry));
}
