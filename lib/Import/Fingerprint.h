//===- Fingerprint.h - Has an operation changed? ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Hashes of what operations mean, valid within one process and context;
/// locations and discardable attributes (annotations) aside. Private to the
/// library.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_FINGERPRINT_H
#define JIR_LIB_IMPORT_FINGERPRINT_H

#include "jir/Dialect/JVM/JVMOps.h"

namespace jir {

/// Of a body: operations, properties, types and how they are connected.
uint64_t getFingerprint(mlir::Region &body);

/// Of the header of a class: its properties, its state aside.
uint64_t getHeaderFingerprint(jvm::ClassOp classOp);

/// Of the members of a class: fields, and names, flags and types of methods.
uint64_t getMembersFingerprint(jvm::ClassOp classOp);

} // namespace jir

#endif // JIR_LIB_IMPORT_FINGERPRINT_H
