//===- JVMOps.h - Operations of the jvm dialect -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The operations, their effect resources, and the one way to replace a
/// protected operation.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMOPS_H
#define JIR_DIALECT_JVM_JVMOPS_H

#include "jir/Dialect/JVM/JVMAttributes.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Dialect/JVM/JVMInterfaces.h"
#include "jir/Dialect/JVM/JVMTypes.h"
#include "jir/Support/AccessFlags.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace jir::jvm {

/// Exceptions and class initialisation, as an effect: see
/// docs/Dialects/JVM/Rationale.md.
struct ExceptionResource
    : mlir::SideEffects::Resource::Base<ExceptionResource> {
  llvm::StringRef getName() final { return "<jvm exception>"; }
};
/// Fields and array elements.
struct HeapResource : mlir::SideEffects::Resource::Base<HeapResource> {
  llvm::StringRef getName() final { return "<jvm heap>"; }
};

} // namespace jir::jvm

#define GET_OP_CLASSES
#include "jir/Dialect/JVM/JVMOps.h.inc"

namespace jir::jvm {

/// The protected operation that runs under the handlers of `unwind`: the one
/// directly before it, if it is marked; null otherwise.
mlir::Operation *getProtectedOp(UnwindOp unwind);

/// Replaces `op`, which may throw, by values that throw nothing here: when `op`
/// is protected, its unwind becomes a branch. Patterns replace operations that
/// may throw by these two functions only.
void replaceThrowingOp(mlir::PatternRewriter &rewriter, mlir::Operation *op,
                       mlir::ValueRange replacement);

/// Replaces `op`, which may throw, by another operation with results of the
/// same types, which is moved to its place. When `op` is protected and
/// `replacement` may throw, the mark is carried over; when it may not, the
/// unwind becomes a branch.
void replaceThrowingOp(mlir::PatternRewriter &rewriter, mlir::Operation *op,
                       mlir::Operation *replacement);

/// The closed op set of method bodies, by name, in the order of BodyOps.def:
/// what an analysis has to know (docs/Dialects/JVM/Rationale.md).
llvm::ArrayRef<llvm::StringLiteral> getBodyOpNames();

/// Whether the closed op set of method bodies holds this operation.
bool isLegalInBody(mlir::Operation *op);

} // namespace jir::jvm

#endif // JIR_DIALECT_JVM_JVMOPS_H
