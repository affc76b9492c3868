//===- ModelsTarget.cpp - Fuzzes the reader of models -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a file of models for a small program, which the reader gets by its
// path.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "jir/Analysis/JdkModel/Models.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;

/// What the seeds model.
static constexpr llvm::StringLiteral kProgram = R"mlir(
jvm.class public @java.lang.Object platform {
}
jvm.class public super @a.A extends @java.lang.Object application {
  jvm.method public static native @"make()Ljava/lang/Object;"()
}
)mlir";

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  context.loadDialect<jvm::JVMDialect, mlir::arith::ArithDialect,
                      mlir::cf::ControlFlowDialect>();
  mlir::ScopedDiagnosticHandler quiet(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });
  auto program = mlir::parseSourceString<mlir::ModuleOp>(kProgram, &context);
  ClassHierarchy hierarchy(*program);
  static const std::string path = [] {
    llvm::SmallString<64> made;
    if (llvm::sys::fs::createTemporaryFile("jir-fuzz", "mlir", made))
      abort();
    return made.str().str();
  }();
  std::error_code error;
  llvm::raw_fd_ostream(path, error)
      .write(reinterpret_cast<const char *>(data), size);
  if (std::shared_ptr<const NativeModels> models =
          NativeModels::create(hierarchy, path))
    models->forEach(
        [&](jvm::MethodOp model, MethodId) { models->checkReferences(model); });
  return 0;
}
