//===- MethodConstants.h - Constants and arrays of a method -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a method's own statements state of its variables; private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_METHODCONSTANTS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_METHODCONSTANTS_H

#include "jir/Analysis/MethodFacts/MethodFacts.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace jir {

/// The texts of the variables of a method that are string constants. kNoLocal
/// must not be looked up.
llvm::DenseMap<pointsto::Local, mlir::StringAttr>
findTexts(const pointsto::MethodFacts &facts);

/// The class constants that an array of a method is made of, in order, null
/// where one is not a constant; nothing if it is not a new array of the method.
std::optional<llvm::SmallVector<mlir::Type>>
findClassArray(const pointsto::MethodFacts &facts, pointsto::Local array);

/// Whether a variable is a new array of the method, and nothing else.
bool isNewArray(const pointsto::MethodFacts &facts, pointsto::Local array);

/// The variables that are stored into a new array of the method, by place;
/// nothing if it is not one of constant length, or a place is not filled once.
std::optional<llvm::SmallVector<pointsto::Local>>
findElements(const pointsto::MethodFacts &facts, pointsto::Local array);

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_METHODCONSTANTS_H
