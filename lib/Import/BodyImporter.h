//===- BodyImporter.h - From bytecode to a body in SSA form -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The import of the body of one method. docs/Import/BodyImporter.md explains
/// how it works.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_BODYIMPORTER_H
#define JIR_LIB_IMPORT_BODYIMPORTER_H

#include "ImportContext.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "jir/Import/ClassImportOptions.h"

namespace jir {

/// Builds the body of \p method, whose Code attribute \p member of \p file
/// holds, into the empty region of \p op. Op's symbol, type and flags must be
/// those of the method; its state stays as it is and is the caller's business.
///
/// On failure the region is empty and the error names class, method and
/// bytecode index. Several threads may import into methods of one MLIRContext
/// at a time, each with its own \p context, as long as the methods are
/// different; the methods need not be in a class yet.
llvm::Error importBody(const ClassFile &file, const MemberInfo &member,
                       jvm::MethodOp op, ImportContext &context,
                       const BodyImportOptions &options = {});

} // namespace jir

#endif // JIR_LIB_IMPORT_BODYIMPORTER_H
