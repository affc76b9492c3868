//===- IrTarget.cpp - Fuzzes the readers of the IR --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses a program as text or as MLIR bytecode; what is valid is printed and
// parsed again.
//
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;

static mlir::OwningOpRef<mlir::ModuleOp> parse(mlir::MLIRContext &context,
                                               llvm::StringRef text) {
  mlir::ScopedDiagnosticHandler quiet(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });
  return mlir::parseSourceString<mlir::ModuleOp>(text, &context);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  context.loadDialect<jvm::JVMDialect, mlir::arith::ArithDialect,
                      mlir::cf::ControlFlowDialect>();
  auto module = parse(
      context, llvm::StringRef(reinterpret_cast<const char *>(data), size));
  if (!module)
    return 0;
  std::string text;
  llvm::raw_string_ostream(text) << *module;
  if (!parse(context, text)) {
    llvm::errs() << "does not parse again:\n" << text;
    abort();
  }
  return 0;
}
