//===- SealedFamily.h - Closed families of classes --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The classes that a value of a sealed class can have, without any assumption.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_HIERARCHY_SEALEDFAMILY_H
#define JIR_ANALYSIS_HIERARCHY_SEALEDFAMILY_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"

namespace jir {

/// The classes a sealed family consists of, if it is closed (JLS 8.1.6, JVMS
/// 4.7.31): \p root, and all that it permits, final or closed themselves; a
/// final class alone is one. Empty otherwise, and for interfaces.
llvm::SmallVector<ClassId> getClosedFamily(ClassHierarchy &hierarchy,
                                           ClassId root);

} // namespace jir

#endif // JIR_ANALYSIS_HIERARCHY_SEALEDFAMILY_H
