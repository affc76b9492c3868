//===- jir-reduce.cpp - Smaller programs that still fail --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The program jir-reduce: MLIR's reducer for files of the jvm dialect.
// docs/Tools/jir-reduce.md is its manual.
//
//===----------------------------------------------------------------------===//

#include "jir/Tools/Driver.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "llvm/Support/InitLLVM.h"

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  mlir::DialectRegistry registry;
  jir::registerDialectsAndPasses(registry);
  mlir::MLIRContext context(registry);
  return failed(mlir::mlirReduceMain(argc, argv, context));
}
