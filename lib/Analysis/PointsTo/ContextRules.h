//===- ContextRules.h - What contexts are given to --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Methods, receivers and types that contexts tell nothing of, whatever the
/// policy. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CONTEXTRULES_H
#define JIR_LIB_ANALYSIS_POINTSTO_CONTEXTRULES_H

#include "MergedTypes.h"
#include "MethodTable.h"
#include "llvm/ADT/SetVector.h"

namespace jir::pointsto {

/// Each rule only merges: what it leaves apart may be merged soundly.
class ContextRules {
public:
  ContextRules(RunContext &run, MethodTable &methods, MergedTypes &merged)
      : run(run), methods(methods), merged(merged) {}

  /// Whether all contexts of a method are one.
  bool isContextFree(MethodId method);
  /// Whether contexts begin at what a method without a context calls or
  /// allocates: with contexts for containers alone, not in the platform, unless
  /// all of them have contexts.
  bool mayBegin(MethodId method) const;
  /// Whether methods keep apart by a receiver.
  bool givesContext(const ObjectInfo &receiver);
  /// Whether what a method makes is a part of what made it.
  bool isPart(TypeId type, MethodId maker) const;
  /// Whether all values of a type are alike: text, classes, boxed numbers.
  bool isUniform(TypeId type);

private:
  /// What values of a type refer to.
  enum class Content {
    /// Text and numbers.
    None,
    /// What the fields of their class hold.
    OfClass,
    /// Perhaps anything.
    Some
  };

  Content getContent(TypeId type);
  /// Whether values of a type are not worth telling apart.
  bool isContextIrrelevant(TypeId type);
  bool hasContent(ClassId id);
  bool addReferred(ClassId id, llvm::SetVector<ClassId> &classes);
  bool computeContextFree(MethodId method);
  bool makesConstants(MethodId method) const;

  RunContext &run;
  MethodTable &methods;
  MergedTypes &merged;
  llvm::DenseMap<ClassId, bool> contentOf;
  /// By method: 0 not known, 1 yes, 2 no.
  std::vector<uint8_t> contextFree;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CONTEXTRULES_H
