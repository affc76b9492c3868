//===- MemberSearch.h - The members of a class ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which methods, constructors and fields a class has for reflection; private
/// to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MEMBERSEARCH_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MEMBERSEARCH_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"

namespace jir::reflection {

/// Where members are looked for.
enum class MemberScope {
  /// In the class itself.
  Declared,
  /// Public ones, in the class and its supertypes.
  Public,
  /// All, in the class and its supertypes.
  Inherited
};

/// Methods that are not initialisers.
void forEachMethod(ClassHierarchy &hierarchy, ClassId id, MemberScope scope,
                   llvm::function_ref<void(MethodId)> callback);
void forEachField(ClassHierarchy &hierarchy, ClassId id, MemberScope scope,
                  llvm::function_ref<void(jir::FieldId)> callback);
/// The constructors that a class declares.
void forEachConstructor(ClassHierarchy &hierarchy, ClassId id,
                        llvm::function_ref<void(MethodId)> callback);
/// The field of a name that a class declares; invalid without one.
jir::FieldId lookupField(ClassHierarchy &hierarchy, ClassId id,
                         llvm::StringRef name);
bool isConstructor(ClassHierarchy &hierarchy, MethodId method);
llvm::StringRef getFieldName(ClassHierarchy &hierarchy, jir::FieldId field);

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MEMBERSEARCH_H
