//===- ClassNames.h - Names and references in the assembly ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How class names and member references are written in the text form; private
/// to the dialect.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_DIALECT_JVM_CLASSNAMES_H
#define JIR_LIB_DIALECT_JVM_CLASSNAMES_H

#include "jir/Dialect/JVM/JVMAttributes.h"
#include "mlir/IR/OpImplementation.h"

namespace jir::jvm {

/// Whether `name` is a dotted binary name as the JVM accepts it: non-empty
/// components without `;`, `[` and `/`.
bool isValidClassName(llvm::StringRef name);

/// A class name, bare where it is a bare identifier, quoted otherwise.
mlir::ParseResult parseClassName(mlir::AsmParser &parser,
                                 mlir::StringAttr &name);
void printClassName(mlir::AsmPrinter &printer, mlir::StringAttr name);

/// A method reference: `[interface] @Owner::@"name(descriptor)"`; an array type
/// represents the owner `clone` is called on.
mlir::ParseResult parseMethodRef(mlir::AsmParser &parser, MethodRefAttr &ref);
void printMethodRef(mlir::AsmPrinter &printer, MethodRefAttr ref);

/// A field reference: `@Owner::@"name:descriptor"`.
mlir::ParseResult parseFieldRef(mlir::AsmParser &parser, FieldRefAttr &ref);
void printFieldRef(mlir::AsmPrinter &printer, FieldRefAttr ref);

/// Op-format forms of the same.
inline void printMethodRef(mlir::OpAsmPrinter &printer, mlir::Operation *,
                           MethodRefAttr ref) {
  printMethodRef(printer, ref);
}
inline void printFieldRef(mlir::OpAsmPrinter &printer, mlir::Operation *,
                          FieldRefAttr ref) {
  printFieldRef(printer, ref);
}

/// `[12] protected`: the bytecode index and the mark of an operation that may
/// throw.
mlir::ParseResult parseSite(mlir::OpAsmParser &parser, int32_t &bci,
                            bool &isProtected);
void printSite(mlir::OpAsmPrinter &printer, mlir::Operation *op, int32_t bci,
               bool isProtected);

} // namespace jir::jvm

#endif // JIR_LIB_DIALECT_JVM_CLASSNAMES_H
