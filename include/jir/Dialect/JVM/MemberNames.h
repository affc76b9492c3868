//===- MemberNames.h - Symbols of fields and methods ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The symbol of a member is its name and its descriptor. A name may hold what
/// a descriptor begins with (JVMS 4.2.2), so the text alone can be cut apart in
/// two ways: `f(La` with `(Lb;)V`, or `f` with `(La(Lb;)V`. Where the first way
/// is not the right one, a dot is between the two: neither of them holds one.
/// splitFieldMember and splitMethodMember (JVMTypes.h) undo this.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_MEMBERNAMES_H
#define JIR_DIALECT_JVM_MEMBERNAMES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace jir::jvm {

/// The symbol of a field: `name:descriptor`, or `name.:descriptor`. Only for a
/// name and a descriptor that are valid does splitFieldMember return them.
std::string joinFieldMember(llvm::StringRef name, llvm::StringRef descriptor);

/// The symbol of a method: `name(parameters)result`, or
/// `name.(parameters)result`. Only for a name and a descriptor that are valid
/// does splitMethodMember return them.
std::string joinMethodMember(llvm::StringRef name, llvm::StringRef descriptor);

} // namespace jir::jvm

#endif // JIR_DIALECT_JVM_MEMBERNAMES_H
