//===- jir.cpp - From class files to results in one process -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The program jir: imports jars and class folders and runs passes over them.
// docs/Tools/jir.md is its manual.
//
//===----------------------------------------------------------------------===//

#include "jir/Tools/Jir.h"
#include "jir/Support/Signals.h"
#include "jir/Tools/Driver.h"
#include "llvm/Support/InitLLVM.h"

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  jir::handleSignals("jir");
  mlir::DialectRegistry registry;
  jir::registerDialectsAndPasses(registry);
  return jir::runJir(argc, argv, registry);
}
