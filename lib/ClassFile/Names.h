//===- Names.h - Which names and descriptors are legal ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rules for names in class files (JVMS 4.2) as HotSpot applies them: from
/// version 49 on nearly all characters are allowed, before it only those of
/// Java identifiers. Where HotSpot asks Java whether a character beyond ASCII
/// may be in an identifier, all are accepted here.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_CLASSFILE_NAMES_H
#define JIR_LIB_CLASSFILE_NAMES_H

#include "llvm/ADT/StringRef.h"

namespace jir {

/// Whether \p name may be in a CONSTANT_Class: an internal name or the
/// descriptor of an array.
bool isLegalClassName(llvm::StringRef name, uint16_t majorVersion);
bool isLegalFieldName(llvm::StringRef name, uint16_t majorVersion);
/// `<init>` and `<clinit>` are legal.
bool isLegalMethodName(llvm::StringRef name, uint16_t majorVersion);
bool isLegalFieldDescriptor(llvm::StringRef descriptor, uint16_t majorVersion);
/// The descriptor of a method of this name: those whose names start with `<`
/// return void, and from version 51 on `<clinit>` takes no parameters. The
/// number of parameters is not limited here.
bool isLegalMethodDescriptor(llvm::StringRef name, llvm::StringRef descriptor,
                             uint16_t majorVersion);

} // namespace jir

#endif // JIR_LIB_CLASSFILE_NAMES_H
