//===- Validation.h - Complete checks of class files ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The checks that reading on demand leaves out. HotSpot's verdict is the
/// measure: what it accepts from a user's class loader is accepted. All errors
/// are InputErrors that name class, member, attribute, and offset or bytecode
/// index; the first one found is returned.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_VALIDATION_H
#define JIR_CLASSFILE_VALIDATION_H

#include "jir/ClassFile/Code.h"

namespace jir {

/// Format checking (JVMS 4.8), as done when a class is defined: constants and
/// what they refer to, names and descriptors, flags, members, attributes as far
/// as the JVM reads them, extents of code and its tables. Not the instructions.
llvm::Error validateFormat(const ClassFile &file);

/// Only the constants.
llvm::Error validateConstantPool(const ClassFile &file);

/// The static constraints on the code of a method (JVMS 4.9.1), as checked when
/// a class is linked: instructions, branch targets, operands and the kinds of
/// constants they name, exception table, and the structure of StackMapTable.
/// No dataflow.
llvm::Error validateCode(const ClassFile &file, const MemberInfo &method,
                         const CodeAttribute &code);

/// Decodes every attribute that jir knows, metadata that the JVM reads only for
/// reflection, or not at all, included. The JVM accepts a class with errors of
/// this kind.
llvm::Error validateAttributes(const ClassFile &file);

/// What the JVM checks: validateFormat, and validateCode of all methods.
llvm::Error validateClassFile(const ClassFile &file);

} // namespace jir

#endif // JIR_CLASSFILE_VALIDATION_H
