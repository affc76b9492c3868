//===- JdkNames.h - Classes and methods of a JDK by name --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Looks up what rows of tables name, in a program of a JDK.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_JDKMODEL_JDKNAMES_H
#define JIR_ANALYSIS_JDKMODEL_JDKNAMES_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "jir/Analysis/JdkModel/JdkRange.h"

namespace jir {

/// The names of one program's JDK. It keeps the hierarchy.
class JdkNames {
public:
  explicit JdkNames(ClassHierarchy &hierarchy)
      : hierarchy(hierarchy), release(findJdkRelease(hierarchy.getProgram())) {}

  /// Whether rows for some JDKs are for this one.
  bool contains(JdkRange jdks) const { return jdks.contains(release); }
  /// What a row names; invalid where it is for other JDKs, or the program lacks
  /// it.
  ClassId lookupClass(JdkRange jdks, llvm::StringRef name) const {
    return contains(jdks) ? hierarchy.lookupClass(name) : ClassId();
  }
  MethodId lookupMethod(JdkRange jdks, llvm::StringRef className,
                        llvm::StringRef member) const {
    ClassId owner = lookupClass(jdks, className);
    return owner ? hierarchy.lookupMethod(owner, member) : MethodId();
  }

private:
  ClassHierarchy &hierarchy;
  std::optional<unsigned> release;
};

} // namespace jir

#endif // JIR_ANALYSIS_JDKMODEL_JDKNAMES_H
