//===- Manifest.h - META-INF/MANIFEST.MF -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The main section of a jar's manifest, as java.util.jar reads it: names
/// ignore case, a line that starts with a space goes on with the last one.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_MANIFEST_H
#define JIR_ARCHIVE_MANIFEST_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <utility>
#include <vector>

namespace jir {

/// The attributes of a manifest's main section. Text is UTF-8.
class Manifest {
public:
  /// Reads \p text. Lines that are not attributes are skipped and counted.
  static Manifest parse(llvm::StringRef text);

  /// The value of attribute \p name (any case), trimmed; "" if absent. Of
  /// several, the last, as in java.util.jar.Attributes.
  llvm::StringRef get(llvm::StringRef name) const;
  bool has(llvm::StringRef name) const;
  /// All attributes of the main section in their order.
  llvm::ArrayRef<std::pair<std::string, std::string>> getAttributes() const {
    return attributes;
  }
  /// Lines that were not understood.
  unsigned getNumBadLines() const { return numBadLines; }

  /// Dotted name of the main class, or "".
  llvm::StringRef getMainClass() const { return get("Main-Class"); }
  /// The class that Spring Boot's launcher starts, or "".
  llvm::StringRef getStartClass() const { return get("Start-Class"); }
  /// The agent that is started before main from an executable jar, or "".
  llvm::StringRef getLauncherAgentClass() const {
    return get("Launcher-Agent-Class");
  }
  llvm::StringRef getPremainClass() const { return get("Premain-Class"); }
  llvm::StringRef getAgentClass() const { return get("Agent-Class"); }
  llvm::StringRef getAutomaticModuleName() const {
    return get("Automatic-Module-Name");
  }
  /// `Multi-Release: true`, which the JVM wants in any case of letters.
  bool isMultiRelease() const {
    return get("Multi-Release").equals_insensitive("true");
  }
  /// The words of Class-Path: relative URLs, still encoded.
  std::vector<llvm::StringRef> getClassPath() const;

private:
  std::vector<std::pair<std::string, std::string>> attributes;
  unsigned numBadLines = 0;
};

} // namespace jir

#endif // JIR_ARCHIVE_MANIFEST_H
