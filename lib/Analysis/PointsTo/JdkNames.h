//===- JdkNames.h - Names of the JDK that matter -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Questions about JdkNames.def. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_JDKNAMES_H
#define JIR_LIB_ANALYSIS_POINTSTO_JDKNAMES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace jir::pointsto {

/// Why a class of the JDK is named.
enum class JdkRole : uint8_t {
  Text,
  TextBuilder,
  Throwable,
  Error,
  Class,
  /// It finds members by their names.
  Lookup,
  /// Linking passes objects of it for a java.lang.Object.
  LinkArgument,
  /// Its objects keep what they are given, and return it:
  /// `shortcuts=containers` analyses its methods, and those of its nested
  /// classes, for each receiver.
  Container,
};

/// The classes of a role, at least one.
llvm::SmallVector<llvm::StringRef> getJdkClasses(JdkRole role);
/// Whether the class of that name has that role.
bool hasJdkRole(llvm::StringRef name, JdkRole role);
/// The class that boxes a primitive, by the character of its descriptor; empty
/// for void.
llvm::StringRef getBoxName(char kind);
/// Whether a member, `name(descriptor)`, keeps nothing of what it is given by
/// its contract, whatever class declares it.
bool isPureMember(llvm::StringRef member);
/// Whether the class of that name links for the JVM.
bool isLinkingClass(llvm::StringRef name);

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_JDKNAMES_H
