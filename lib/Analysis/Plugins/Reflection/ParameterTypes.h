//===- ParameterTypes.h - Types of parameters that are asked ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The arrays of class objects with which getMethod and getConstructor tell
/// overloads apart (R3, R4). Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_PARAMETERTYPES_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_PARAMETERTYPES_H

#include "ReflectionContext.h"

namespace jir::reflection {

/// Whether a method may have the types of parameters that an argument of a call
/// is made of: something unknown fits.
bool fitsParameters(ReflectionContext &shared, const Site &site,
                    MethodId method, unsigned argument);

/// How many parameters a method has, the receiver left out.
size_t countParameters(const ClassHierarchy &hierarchy, MethodId method);

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_PARAMETERTYPES_H
