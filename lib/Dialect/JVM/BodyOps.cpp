//===- BodyOps.cpp - The closed set of operations in bodies -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which operations a method body may hold, by the list in BodyOps.def.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

ArrayRef<StringLiteral> jvm::getBodyOpNames() {
  static constexpr StringLiteral names[] = {
#define JIR_BODY_OP(CLASS) CLASS::getOperationName(),
#include "jir/Dialect/JVM/BodyOps.def"
  };
  return names;
}

bool jvm::isLegalInBody(Operation *op) {
  // An unregistered operation has the TypeID of void, which no line has.
  static const llvm::DenseSet<TypeID> legal = {
#define JIR_BODY_OP(CLASS) TypeID::get<CLASS>(),
#include "jir/Dialect/JVM/BodyOps.def"
  };
  return legal.contains(op->getName().getTypeID());
}
