//===- jir-test-opt.cpp - jir-opt with the passes of the tests --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mlir-opt with the passes of jir and those of its tests. The checks of
// pipelines that jir-opt makes beforehand are left out.
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "jir/Import/ImportOptions.h"
#include "jir/Tools/Driver.h"
#include "llvm/Support/InitLLVM.h"

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  mlir::DialectRegistry registry;
  jir::registerDialectsAndPasses(registry);
  jir::registerTestDefensivePass();
  jir::registerTestDefensiveLawsPass();
  jir::LoaderCommandLine loader;
  jir::registerClassFileLoader(registry, [&] { return loader.getOptions(); });
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "jir-opt for tests\n", registry));
}
