//===- StrictLinkage.h - The option --strict=linkage ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What jir and jir-import share: the loader for the platform of an import, and
/// the check of all its classes.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_TOOLS_STRICTLINKAGE_H
#define JIR_TOOLS_STRICTLINKAGE_H

#include "jir/Import/ProgramImporter.h"

namespace jir {

/// Registers with \p context a loader of the platform that \p files has open;
/// they live as long as it.
void attachImportedPlatform(mlir::MLIRContext *context,
                            const ProgramImportOptions &options,
                            std::shared_ptr<ProgramFiles> files);

/// Prints the classes of \p program that the JVM would refuse to link, at most
/// \p maxProblems (0: all), after `TOOL: error: `. False if there are any. The
/// context has its loader, which has unloaded everything afterwards.
bool checkLinkage(mlir::ModuleOp program, llvm::StringRef tool,
                  unsigned maxProblems);

} // namespace jir

#endif // JIR_TOOLS_STRICTLINKAGE_H
