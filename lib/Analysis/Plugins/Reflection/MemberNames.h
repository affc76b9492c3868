//===- MemberNames.h - Classes of the program by their members --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which methods and fields of the program have a name, or one of which parts
/// are known. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MEMBERNAMES_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MEMBERNAMES_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "llvm/ADT/StringMap.h"

namespace jir::reflection {

/// The members of the application and its libraries. They are read when they
/// are first asked for.
class MemberNames {
public:
  explicit MemberNames(ClassHierarchy &hierarchy) : hierarchy(hierarchy) {}

  /// Visits all methods, initialisers left out, whose names a text may be, in
  /// the order of the program.
  void forEachMethod(llvm::StringRef text,
                     llvm::function_ref<void(MethodId)> visit);
  /// The same for fields.
  void forEachField(llvm::StringRef text,
                    llvm::function_ref<void(FieldId)> visit);

private:
  void read();

  ClassHierarchy &hierarchy;
  bool isRead = false;
  llvm::StringMap<llvm::SmallVector<MethodId, 1>> methods;
  llvm::StringMap<llvm::SmallVector<FieldId, 1>> fields;
  /// All names, sorted.
  std::vector<llvm::StringRef> methodNames, fieldNames;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MEMBERNAMES_H
