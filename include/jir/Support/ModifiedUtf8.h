//===- ModifiedUtf8.h - The JVM's own form of UTF-8 -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Modified UTF-8 (JVMS 4.4.7): UTF-16 code units encoded one by one, so that
/// supplementary characters take six bytes, surrogates may be alone, and NUL
/// takes two bytes. jir keeps these bytes as they are and converts them only to
/// show them to people or to write JSON.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_SUPPORT_MODIFIEDUTF8_H
#define JIR_SUPPORT_MODIFIEDUTF8_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace jir {

/// Returns the offset of the first byte sequence that is not modified UTF-8,
/// or nothing if all of it is. \p allowOverlong accepts longer forms than
/// needed, as the JVM does in class files older than version 48.
std::optional<size_t> findInvalidModifiedUtf8(llvm::StringRef bytes,
                                              bool allowOverlong = false);

/// Decodes to UTF-16 code units; a byte that fits no sequence becomes U+FFFD.
void decodeModifiedUtf8(llvm::StringRef bytes,
                        llvm::SmallVectorImpl<char16_t> &units);

/// Converts to standard UTF-8 for people and JSON. Surrogate pairs become one
/// character, a lone surrogate the six characters `\udXXX`, a byte that fits no
/// sequence U+FFFD.
std::string toDisplayUtf8(llvm::StringRef bytes);

/// Converts standard UTF-8 (a name given by a person) to modified UTF-8; bytes
/// that are not UTF-8 become U+FFFD.
std::string fromUtf8(llvm::StringRef utf8);

} // namespace jir

#endif // JIR_SUPPORT_MODIFIEDUTF8_H
