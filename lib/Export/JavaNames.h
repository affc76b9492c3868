//===- JavaNames.h - Types as Java writes them ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Types in the notation of Java's source, private to lib/Export.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EXPORT_JAVANAMES_H
#define JIR_LIB_EXPORT_JAVANAMES_H

#include "jir/Support/Descriptor.h"
#include <string>

namespace jir {

/// `int`, `java.lang.String[]`, `void`; UTF-8.
std::string getJavaName(const DescriptorType &type);

} // namespace jir

#endif // JIR_LIB_EXPORT_JAVANAMES_H
