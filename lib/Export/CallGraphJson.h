//===- CallGraphJson.h - Call graphs as JSON --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The two JSON forms of a call graph, private to lib/Export.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EXPORT_CALLGRAPHJSON_H
#define JIR_LIB_EXPORT_CALLGRAPHJSON_H

#include "jir/Analysis/CallGraph/EdgeFilter.h"
#include "llvm/Support/raw_ostream.h"

namespace jir {

/// jir's own form.
void exportCallGraphJson(const CallGraph &graph, const EdgeFilter &filter,
                         llvm::raw_ostream &os);

/// The form of the JCG project.
void exportCallGraphJcg(const CallGraph &graph, const EdgeFilter &filter,
                        llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_LIB_EXPORT_CALLGRAPHJSON_H
