//===- ManifestText.h - Manifests as they are written -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Texts of manifests, and where such files lie in a jar; private to the
/// library.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EMIT_MANIFESTTEXT_H
#define JIR_LIB_EMIT_MANIFESTTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace jir {

constexpr llvm::StringLiteral manifestName = "META-INF/MANIFEST.MF";
constexpr llvm::StringLiteral servicePrefix = "META-INF/services/";

/// A manifest with these attributes; those with an empty value are left out.
std::string makeManifest(
    llvm::ArrayRef<std::pair<llvm::StringRef, std::string>> attributes);

/// \p manifest with `Multi-Release: true` in its main section.
std::string addMultiRelease(llvm::StringRef manifest);

} // namespace jir

#endif // JIR_LIB_EMIT_MANIFESTTEXT_H
