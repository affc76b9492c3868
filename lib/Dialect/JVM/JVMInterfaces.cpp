//===- JVMInterfaces.cpp - Op interfaces of the jvm dialect -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The generated definitions, and what their verifiers call.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMInterfaces.h"

using namespace mlir;
using namespace jir;

#include "jir/Dialect/JVM/JVMInterfaces.cpp.inc"

LogicalResult jvm::detail::verifyBci(Operation *op, int32_t bci) {
  constexpr int32_t maxCodeLength = 65535;
  if (bci >= -1 && bci < maxCodeLength)
    return success();
  return op->emitOpError() << "has bytecode index " << bci
                           << ": expected -1 for none, or 0 to "
                           << maxCodeLength - 1;
}
