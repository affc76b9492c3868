//===- jir-emit.cpp - From the jvm dialect to class files -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The program jir-emit: reads a module of the jvm dialect, and writes jars or a
// folder of class files. docs/Tools/jir-emit.md is its manual.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/Signals.h"
#include "jir/Tools/JirEmit.h"
#include "llvm/Support/InitLLVM.h"

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  jir::handleSignals("jir-emit");
  return jir::runJirEmit(argc, argv);
}
