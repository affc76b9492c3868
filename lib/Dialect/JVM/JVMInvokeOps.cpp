//===- JVMInvokeOps.cpp - Invocations ---------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks of the invoke instructions.
///
//===----------------------------------------------------------------------===//

#include "VerifyHelpers.h"
#include "jir/Dialect/JVM/JVMOps.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

/// The names that only invokespecial may carry (JVMS 4.9.1).
static LogicalResult verifyOrdinaryName(Operation *op, MethodRefAttr method) {
  StringRef name = method.getMethodName();
  if (name.starts_with("<"))
    return op->emitOpError()
           << "calls " << name
           << ": constructors are called by jvm.init, class initialisers never";
  return success();
}

template <typename OpT>
static LogicalResult verifyOrdinaryInvoke(OpT op) {
  if (failed(verifyOrdinaryName(op, op.getMethod())))
    return failure();
  return verifyCallSignature(op, op.getMethod().getDescriptor(),
                             op.getArgs().getTypes(), op->getResultTypes());
}

LogicalResult InvokeVirtualOp::verify() { return verifyOrdinaryInvoke(*this); }

LogicalResult InvokeInterfaceOp::verify() {
  return verifyOrdinaryInvoke(*this);
}

LogicalResult InvokeSpecialOp::verify() { return verifyOrdinaryInvoke(*this); }

LogicalResult InvokeStaticOp::verify() { return verifyOrdinaryInvoke(*this); }

LogicalResult InvokeDirectOp::verify() { return verifyOrdinaryInvoke(*this); }

LogicalResult InitOp::verify() {
  if (getMethod().getMethodName() != "<init>")
    return emitOpError() << "calls " << getMethod().getMethodName()
                         << ", which is not a constructor";
  Type object = getObject().getType();
  auto uninit = dyn_cast<UninitType>(object);
  StringAttr name =
      uninit ? uninit.getName() : cast<UninitThisType>(object).getName();
  if (getType() != RefType::get(name))
    return emitOpError() << "initialises " << object << ", but its result is "
                         << getType();
  if (uninit && getMethod().getOwnerClass() != name)
    return emitOpError() << "initialises " << object << " by a constructor of "
                         << getMethod().getOwner();
  return verifyCallSignature(*this, getMethod().getDescriptor(),
                             getArgs().getTypes(), TypeRange());
}

LogicalResult InvokeDynamicOp::verify() {
  return verifyCallSignature(*this, getDescriptor(), getArgs().getTypes(),
                             (*this)->getResultTypes());
}
