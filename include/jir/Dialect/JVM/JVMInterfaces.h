//===- JVMInterfaces.h - Op interfaces of the jvm dialect -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What analyses ask of operations without knowing each.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMINTERFACES_H
#define JIR_DIALECT_JVM_JVMINTERFACES_H

#include "jir/Dialect/JVM/JVMAttributes.h"
#include "mlir/IR/OpDefinition.h"

namespace jir::jvm {

/// An invoke instruction.
enum class InvokeKind : uint8_t { Static, Special, Virtual, Interface };

/// What the JVM links by calling Java: a call site, or a constant.
enum class LinkKind : uint8_t {
  InvokeDynamic,
  MethodHandle,
  MethodType,
  DynamicConstant,
};

/// Whether the receiver's class selects what an instruction calls.
constexpr bool isDispatching(InvokeKind kind) {
  return kind == InvokeKind::Virtual || kind == InvokeKind::Interface;
}

} // namespace jir::jvm

namespace jir::jvm::detail {
/// Whether `bci` is an index into a code array (JVMS 4.7.3: under 65,535) or
/// -1.
llvm::LogicalResult verifyBci(mlir::Operation *op, int32_t bci);

/// Whether an operation of models alone is in one: in a module that has
/// `jvm.jdk` (docs/Analysis/Models.md).
llvm::LogicalResult verifyInModel(mlir::Operation *op);
} // namespace jir::jvm::detail

#include "jir/Dialect/JVM/JVMInterfaces.h.inc"

#endif // JIR_DIALECT_JVM_JVMINTERFACES_H
