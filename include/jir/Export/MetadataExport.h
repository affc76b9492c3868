//===- MetadataExport.h - For AOT compilers and CDS -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What GraalVM's native-image and HotSpot's class data sharing want to know.
/// docs/Passes/ExportMetadata.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_METADATAEXPORT_H
#define JIR_EXPORT_METADATAEXPORT_H

#include "jir/Analysis/Retention/RetainedMembers.h"
#include "llvm/Support/raw_ostream.h"

namespace jir {

/// Writes reachability-metadata.json (version 1.2 of its schema): types with
/// the members that reflection and native code use, proxies, what is
/// serialized, and resources that the program asks for by constants. Sorted.
void exportNativeImageMetadata(const CallGraph &graph,
                               const RetainedMembers &retained,
                               llvm::raw_ostream &os);

/// Writes a class list for `-XX:SharedClassListFile`: the classes of the
/// methods that the graph reaches, each after what it extends and implements.
void exportClassList(const CallGraph &graph, llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_METADATAEXPORT_H
