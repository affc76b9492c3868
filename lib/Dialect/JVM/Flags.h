//===- Flags.h - Access flags in the assembly -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// access_flags (JVMS 4.1, 4.5, 4.6) as keywords; private to the dialect.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_DIALECT_JVM_FLAGS_H
#define JIR_LIB_DIALECT_JVM_FLAGS_H

#include "mlir/IR/OpImplementation.h"

namespace jir::jvm {

/// Whose flags: the same bit means different things.
enum class FlagsOf { Class, Field, Method };

/// Keywords in the order of the bits; bits without a name as one hexadecimal
/// number: `public final 0x8000`.
void printFlags(mlir::OpAsmPrinter &printer, FlagsOf kind, uint32_t flags);
mlir::ParseResult parseFlags(mlir::OpAsmParser &parser, FlagsOf kind,
                             int32_t &flags);

} // namespace jir::jvm

#endif // JIR_LIB_DIALECT_JVM_FLAGS_H
