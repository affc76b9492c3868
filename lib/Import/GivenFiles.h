//===- GivenFiles.h - Files and settings beside archives --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a program is given besides its archives: files, system properties,
/// arguments. Private to lib/Import.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_GIVENFILES_H
#define JIR_LIB_IMPORT_GIVENFILES_H

#include "jir/Dialect/JVM/JVMOps.h"
#include "jir/Import/ProgramImporter.h"

namespace jir {

/// An archive of the kind "given" whose resources are the names of classes in
/// what was given: under the paths of the files, below that of a folder, and
/// under "-D" and "--args". Null if nothing was given. Errors: a file that
/// can't be read.
llvm::Expected<mlir::OwningOpRef<jvm::ArchiveOp>>
describeGiven(mlir::MLIRContext *context, const GivenFiles &given,
              const ProgramFiles &files);

} // namespace jir

#endif // JIR_LIB_IMPORT_GIVENFILES_H
