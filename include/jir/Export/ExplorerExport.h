//===- ExplorerExport.h - A call graph for browsers -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One HTML file with a call graph and the program that shows it.
/// docs/Passes/ExportExplorer.md describes the page and its data.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_EXPLOREREXPORT_H
#define JIR_EXPORT_EXPLOREREXPORT_H

#include "jir/Analysis/CallGraph/EdgeFilter.h"
#include "jir/Analysis/Claims/Claims.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace jir {

/// The version of the page's data.
constexpr int kExplorerSchema = 1;

/// Writes the page: the edges that \p filter keeps, for each method at their
/// ends the path from an entry point, how much of each class runs, what was not
/// resolved, and \p claims where they are not null.
void exportExplorer(const CallGraph &graph, const ClaimSet *claims,
                    const EdgeFilter &filter, const std::string &title,
                    llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_EXPLOREREXPORT_H
