//===- JVMBytecode.h - The dialect in bytecode files ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The binary form of types and attributes, and the version; private to the
/// dialect.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_DIALECT_JVM_JVMBYTECODE_H
#define JIR_LIB_DIALECT_JVM_JVMBYTECODE_H

namespace jir::jvm {

class JVMDialect;

/// Registers the binary form with the dialect.
void addBytecodeInterface(JVMDialect &dialect);

} // namespace jir::jvm

#endif // JIR_LIB_DIALECT_JVM_JVMBYTECODE_H
