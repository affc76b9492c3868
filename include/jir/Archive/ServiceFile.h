//===- ServiceFile.h - META-INF/services -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Provider-configuration files, as java.util.ServiceLoader reads them.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_SERVICEFILE_H
#define JIR_ARCHIVE_SERVICEFILE_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace jir {

/// One file META-INF/services/SERVICE.
struct ServiceFile {
  /// Dotted name of the service type.
  std::string service;
  /// Dotted names of the provider classes, in order, each once.
  std::vector<std::string> providers;
  /// Lines that are not class names; ServiceLoader throws at the first of them.
  std::vector<std::string> badLines;
  /// Index of the entry in its archive.
  uint32_t entry = 0;
};

/// Reads the lines of a provider-configuration file: `#` starts a comment, a
/// name is alone on its line.
ServiceFile parseServiceFile(llvm::StringRef service, llvm::StringRef text);

} // namespace jir

#endif // JIR_ARCHIVE_SERVICEFILE_H
