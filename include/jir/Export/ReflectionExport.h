//===- ReflectionExport.h - Reflective calls to files -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a call graph knows of reflective calls, as CSV.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_REFLECTIONEXPORT_H
#define JIR_EXPORT_REFLECTIONEXPORT_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "llvm/Support/raw_ostream.h"

namespace jir {

/// Writes a row for each target of a reflective call, and one for each reason
/// why a call may have others; docs/Formats.md describes it. With
/// \p withPlatform the calls in the platform's own code are there, too. Errors
/// of writing stay with the stream.
void exportReflection(const CallGraph &graph, bool withPlatform,
                      llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_REFLECTIONEXPORT_H
