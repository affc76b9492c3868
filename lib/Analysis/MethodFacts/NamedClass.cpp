//===- NamedClass.cpp - The class that an instruction names -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// By operation.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/MethodFacts/NamedClass.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace jir;
using namespace jir::jvm;

static mlir::StringAttr getClassOf(mlir::Type type) {
  while (auto array = llvm::dyn_cast_if_present<ArrayType>(type))
    type = array.getElementType();
  auto ref = llvm::dyn_cast_if_present<RefType>(type);
  return ref ? ref.getName() : mlir::StringAttr();
}

mlir::StringAttr jir::getNamedClass(mlir::Operation *op) {
  return llvm::TypeSwitch<mlir::Operation *, mlir::StringAttr>(op)
      .Case<GetStaticOp, PutStaticOp, GetFieldOp, PutFieldOp>(
          [](auto access) { return access.getField().getOwner(); })
      .Case([](NewOp allocation) {
        return llvm::cast<UninitType>(allocation.getResult().getType())
            .getName();
      })
      .Case<CheckCastOp, NewArrayOp, MultiNewArrayOp>(
          [](auto cast) { return getClassOf(cast.getResult().getType()); })
      .Case([](InstanceOfOp test) { return getClassOf(test.getTested()); })
      .Case([](ClassOfOp constant) { return getClassOf(constant.getNamed()); })
      .Case([](InvokeOpInterface call) {
        return getClassOf(call.getMethod().getOwner());
      })
      .Default([](mlir::Operation *) { return mlir::StringAttr(); });
}
