//===- ClaimsTarget.cpp - Fuzzes the reader of claims -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads claims in each of their formats, and prints them.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Claims/ClaimsReader.h"
#include "mlir/IR/MLIRContext.h"

using namespace jir;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::ScopedDiagnosticHandler quiet(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  llvm::Expected<ClaimSet> claims = parseClaims(context, text, "x");
  if (!claims) {
    llvm::consumeError(claims.takeError());
    return 0;
  }
  claims->print(llvm::nulls());
  return 0;
}
