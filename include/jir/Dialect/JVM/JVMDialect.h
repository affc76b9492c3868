//===- JVMDialect.h - The jvm dialect ---------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The dialect class: it owns the body loader and counts changes of meaning.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMDIALECT_H
#define JIR_DIALECT_JVM_JVMDIALECT_H

#include "jir/Dialect/JVM/BodyLoader.h"
#include "jir/Dialect/JVM/JVMAttributes.h"
#include "mlir/IR/Dialect.h"

#include "jir/Dialect/JVM/JVMDialect.h.inc"

#endif // JIR_DIALECT_JVM_JVMDIALECT_H
