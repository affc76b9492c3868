//===- jir-opt.cpp - Runs passes over the jvm dialect -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The program jir-opt: reads a module, runs the passes that its options name,
// and prints it.
//
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<jir::jvm::JVMDialect, mlir::arith::ArithDialect,
                  mlir::cf::ControlFlowDialect>();
  mlir::registerTransformsPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "jir-opt: passes over the jvm dialect\n", registry));
}
