//===- MergedTypes.h - Types whose objects share one ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which objects are not told apart by their allocation sites, by the options.
/// Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_MERGEDTYPES_H
#define JIR_LIB_ANALYSIS_POINTSTO_MERGEDTYPES_H

#include "RunContext.h"

namespace jir::pointsto {

/// Answers by type, each computed once.
class MergedTypes {
public:
  explicit MergedTypes(RunContext &run) : run(run) {}

  /// Whether the objects of a type share one: text, exceptions.
  bool isMerged(TypeId type);
  /// Whether those that \p method allocates do: of the platform's methods, what
  /// refers to text and numbers only as well.
  bool isMergedIn(TypeId type, MethodId method);

private:
  bool computeMerged(ClassId id) const;
  /// Whether objects of exactly a type refer to text and numbers only.
  bool isPlain(TypeId type);
  bool computePlain(ClassId id);

  RunContext &run;
  llvm::DenseMap<TypeId, bool> merged, plain;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_MERGEDTYPES_H
