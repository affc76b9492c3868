//===- AttributeChecks.h - Format checks of attributes ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The part of format checking that concerns single attributes; private to
/// lib/ClassFile.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_CLASSFILE_ATTRIBUTECHECKS_H
#define JIR_LIB_CLASSFILE_ATTRIBUTECHECKS_H

#include "jir/ClassFile/Code.h"

namespace jir {

/// Whether HotSpot accepts these flags of a class or of an InnerClasses entry.
bool areLegalClassFlags(uint16_t flags, uint16_t majorVersion);

/// An error if an attribute that may occur once occurs twice in \p attributes;
/// those of the kinds \p ignored may.
llvm::Error checkNoDuplicates(AttributeList attributes,
                              llvm::ArrayRef<AttributeKind> ignored = {});

/// Checks an attribute of a class, member or record component as far as the JVM
/// reads it when the class is defined; Code and ConstantValue are left out.
llvm::Error checkAttribute(const AttributeInfo &attribute,
                           const ClassFile &file);

/// Checks the debug tables of a method's code.
llvm::Error checkCodeTables(const CodeAttribute &code, const ClassFile &file);

} // namespace jir

#endif // JIR_LIB_CLASSFILE_ATTRIBUTECHECKS_H
