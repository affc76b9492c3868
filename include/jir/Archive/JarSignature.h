//===- JarSignature.h - Signed jars -----------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a signature leaves in a jar. One that no longer fits makes the JVM
/// refuse the classes, so whatever changes a jar takes it out.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_JARSIGNATURE_H
#define JIR_ARCHIVE_JARSIGNATURE_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace jir {

/// Whether an entry of this name is part of a signature: META-INF/*.SF, *.RSA,
/// *.DSA, *.EC and SIG-*, in any case of letters, as java.util.jar sees it.
bool isSignatureFile(llvm::StringRef entryName);

/// The text of a manifest without the digests of its entries; sections that
/// held nothing else are gone. All other bytes stay as they are.
std::string removeDigests(llvm::StringRef manifest);

} // namespace jir

#endif // JIR_ARCHIVE_JARSIGNATURE_H
