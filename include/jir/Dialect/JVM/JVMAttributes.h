//===- JVMAttributes.h - Attributes of the jvm dialect ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Enums, references between classes, bytecode locations, constants.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMATTRIBUTES_H
#define JIR_DIALECT_JVM_JVMATTRIBUTES_H

#include "jir/Dialect/JVM/JVMTypes.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/OpImplementation.h"

#include "jir/Dialect/JVM/JVMEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "jir/Dialect/JVM/JVMAttributes.h.inc"

#endif // JIR_DIALECT_JVM_JVMATTRIBUTES_H
