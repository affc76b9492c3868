//===- SourceLines.cpp - Lines of instructions ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads the line tables of methods.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/SourceLines.h"

using namespace jir;

jvm::MethodOp SourceLines::getLoaded(MethodId method) {
  jvm::MethodOp op = ops.lookup(method);
  jvm::BodyLoader *loader = hierarchy.getLoader();
  // A body that cannot be loaded has been reported; its lines are unknown.
  if (op && loader && op.getState() == jvm::BodyState::Unloaded &&
      mlir::failed(loader->ensureBody(op)))
    return op;
  return op;
}

int32_t SourceLines::getLine(MethodId method, int32_t bci) {
  jvm::MethodOp op = bci < 0 ? jvm::MethodOp() : getLoaded(method);
  return op ? op.getLine(bci) : -1;
}

llvm::StringRef SourceLines::getFile(MethodId method) {
  jvm::MethodOp op = ops.lookup(method);
  if (!op)
    return "";
  return op.getClass().getSourceFile().value_or("");
}

std::string SourceLines::describe(MethodId method, int32_t bci) {
  int32_t line = getLine(method, bci);
  std::string text = getFile(method).str();
  if (line >= 0)
    text += (text.empty() ? "line " : ":") + std::to_string(line);
  return text;
}
