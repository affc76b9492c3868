//===- JVMTypes.h - Types of the jvm dialect --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reference types, and the mapping from descriptors (JVMS 4.3) to types.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMTYPES_H
#define JIR_DIALECT_JVM_JVMTYPES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Types.h"

#define GET_TYPEDEF_CLASSES
#include "jir/Dialect/JVM/JVMTypes.h.inc"

namespace jir::jvm {

/// Whether `type` is a reference, objects not yet initialised included.
bool isReference(mlir::Type type);

/// The type of a field descriptor with its exact width (`Z` is i1, `C` is
/// ui16); null when it is malformed.
mlir::Type getFieldType(mlir::MLIRContext *context, llvm::StringRef descriptor);

/// The type the operand stack holds for a value of `type`: i32 for boolean,
/// byte, short and char, else `type` itself.
mlir::Type getStackType(mlir::Type type);

/// Parses a method descriptor into exact types. `result` is null for void.
/// Returns false when it is malformed.
bool parseMethodDescriptor(mlir::MLIRContext *context,
                           llvm::StringRef descriptor,
                           llvm::SmallVectorImpl<mlir::Type> &parameters,
                           mlir::Type &result);

/// Splits the symbol of a field, `name:descriptor`, into its parts. Names may
/// hold colons (JVMS 4.2.2): the descriptor begins after the first colon that a
/// field descriptor follows. Both parts are empty when there is none.
std::pair<llvm::StringRef, llvm::StringRef>
splitFieldMember(llvm::StringRef member);

/// Splits the symbol of a method, `name(parameters)result`, into name and
/// descriptor. Names may hold parentheses: the descriptor begins at the first
/// one where a method descriptor begins. Both parts are empty when there is
/// none.
std::pair<llvm::StringRef, llvm::StringRef>
splitMethodMember(llvm::StringRef member);

/// The descriptor of a reference or exact type, with slashes in class names; of
/// a union, of its first class.
std::string getDescriptor(mlir::Type type);

} // namespace jir::jvm

#endif // JIR_DIALECT_JVM_JVMTYPES_H
