//===- jir-opt.cpp - Runs passes over the jvm dialect -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The program jir-opt: reads a module, runs the passes that its options name,
// and writes it.
//
//===----------------------------------------------------------------------===//

#include "jir/Import/ImportOptions.h"
#include "jir/Support/Signals.h"
#include "jir/Tools/Driver.h"
#include "llvm/Support/InitLLVM.h"

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  jir::handleSignals("jir-opt");
  mlir::DialectRegistry registry;
  jir::registerDialectsAndPasses(registry);
  jir::LoaderCommandLine loader;
  jir::registerClassFileLoader(registry, [&] { return loader.getOptions(); });
  return jir::runJirOpt(argc, argv, registry);
}
