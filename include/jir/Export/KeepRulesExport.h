//===- KeepRulesExport.h - What a shrinker must keep ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rules for shrinkers. docs/Passes/ExportKeepRules.md defines what they rest
/// on (K1 to K7).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_KEEPRULESEXPORT_H
#define JIR_EXPORT_KEEPRULESEXPORT_H

#include "jir/Analysis/Retention/RetainedMembers.h"
#include "llvm/Support/raw_ostream.h"

namespace jir {

/// Writes the rules as ProGuard's configuration: a block for each class of the
/// application and its libraries, sorted by name, with the place that asks for
/// it. Names that the language cannot hold are counted in a comment.
void exportProGuardRules(const CallGraph &graph,
                         const RetainedMembers &retained,
                         llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_KEEPRULESEXPORT_H
