//===- MethodBodies.cpp - Bodies brought for one look -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loading, lowering, dropping.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/MethodBodies.h"
#include "jir/Dialect/JVM/BodyLoader.h"

using namespace jir;
using namespace jir::jvm;

bool MethodBodies::visit(MethodId method,
                         llvm::function_ref<void(MethodOp)> look) {
  MethodOp op = ops.lookup(method);
  bool isOnLoan = false;
  if (op && op.getState() == BodyState::Unloaded && hierarchy.getLoader()) {
    if (mlir::succeeded(hierarchy.getLoader()->ensureBody(op)))
      isOnLoan = op.getState() == BodyState::Loaded;
    // The bodies of the platform meet no pass before this one.
    if (isOnLoan)
      lowering.run(op);
  }
  if (!op || op.getState() != BodyState::Loaded)
    return false;
  look(op);
  if (isOnLoan)
    hierarchy.getLoader()->dropBody(op);
  return true;
}
