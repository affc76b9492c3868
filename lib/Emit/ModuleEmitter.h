//===- ModuleEmitter.h - A jvm.module to module-info.class ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes a module's descriptor as the class file that declares it.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EMIT_MODULEEMITTER_H
#define JIR_LIB_EMIT_MODULEEMITTER_H

#include "jir/Dialect/JVM/JVMOps.h"
#include "llvm/Support/Error.h"

namespace jir {

/// Whether \p module has a module-info.class: an automatic module has none.
bool hasModuleInfo(jvm::ModuleDescriptorOp module);

/// The bytes of module-info.class (JVMS 4.7.25). Errors name the attribute that
/// is malformed.
llvm::Expected<llvm::SmallVector<uint8_t, 0>>
emitModule(jvm::ModuleDescriptorOp module);

} // namespace jir

#endif // JIR_LIB_EMIT_MODULEEMITTER_H
