//===- MethodWriter.h - Makes small methods in the dialect ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Adds methods without branches to a class: calls, conversions, a return.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EMIT_METHODWRITER_H
#define JIR_LIB_EMIT_METHODWRITER_H

#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/IR/Builders.h"

namespace jir {

/// The types of a method descriptor with their exact widths.
struct ExactSignature {
  llvm::SmallVector<mlir::Type> parameters;
  /// Null for void.
  mlir::Type result;
};
ExactSignature getExactSignature(mlir::MLIRContext *context,
                                 llvm::StringRef descriptor);

/// Writes one method; it is added to its class at once.
class MethodWriter {
public:
  MethodWriter(jvm::ClassOp owner, llvm::StringRef name,
               llvm::StringRef descriptor, int32_t flags);

  /// `this`, if there is one, and the parameters.
  mlir::Value getArgument(unsigned number) {
    return method.getBody().getArgument(number);
  }
  /// A reference to this method.
  jvm::MethodRefAttr getReference();

  /// A method reference by dotted class name.
  jvm::MethodRefAttr getMethod(llvm::StringRef owner, llvm::StringRef name,
                               llvm::StringRef descriptor);
  /// A call; null if it returns nothing.
  mlir::Value callStatic(jvm::MethodRefAttr target, mlir::ValueRange arguments);
  mlir::Value callVirtual(jvm::MethodRefAttr target,
                          mlir::ValueRange arguments);
  mlir::Value callInterface(jvm::MethodRefAttr target,
                            mlir::ValueRange arguments);
  mlir::Value callSpecial(jvm::MethodRefAttr target,
                          mlir::ValueRange arguments);
  /// A new object of the constructor's class.
  mlir::Value makeObject(jvm::MethodRefAttr constructor,
                         mlir::ValueRange arguments);
  mlir::Value getField(jvm::FieldRefAttr field, mlir::Value object);
  void putField(jvm::FieldRefAttr field, mlir::Value object, mlir::Value value);
  /// The call of the superclass's constructor without arguments.
  mlir::Value initialiseThis(llvm::StringRef superName);
  mlir::Value makeString(llvm::StringRef text);
  mlir::Value makeNumber(mlir::TypedAttr value);

  /// A value of one exact type as another, as LambdaMetafactory converts it:
  /// boxing, unboxing, widening, casts.
  mlir::Value convert(mlir::Value value, mlir::Type from, mlir::Type to);
  /// Returns the value, or nothing if it is null.
  void finish(mlir::Value result = {});

private:
  mlir::Type getResultType(jvm::MethodRefAttr target);
  template <typename CallOp>
  mlir::Value callOn(jvm::MethodRefAttr target, mlir::ValueRange arguments);
  mlir::Value widen(mlir::Value value, mlir::Type to);

  jvm::MethodOp method;
  mlir::OpBuilder builder;
  mlir::Location location;
};

} // namespace jir

#endif // JIR_LIB_EMIT_METHODWRITER_H
