//===- ProgramAssignability.h - Subtyping over class files ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Assignability as the JVM's verifier sees it, over the class files of a
/// program.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_PROGRAMASSIGNABILITY_H
#define JIR_LIB_IMPORT_PROGRAMASSIGNABILITY_H

#include "BodyImporter.h"
#include "jir/Archive/ProgramFiles.h"
#include "llvm/ADT/StringMap.h"

#include <mutex>
#include <string>

namespace jir {

/// Reads the headers of classes as they are asked for. Several threads may ask.
class ProgramAssignability : public Assignability {
public:
  explicit ProgramAssignability(const ProgramFiles &files) : files(files) {}

  bool isAssignable(llvm::StringRef from, llvm::StringRef to) override;

private:
  struct Header {
    bool isKnown = false;
    bool isInterface = false;
    std::string superName;
  };
  const Header &getHeader(llvm::StringRef name);
  bool isClassAssignable(llvm::StringRef from, llvm::StringRef to);

  const ProgramFiles &files;
  std::mutex mutex;
  llvm::StringMap<Header> headers;
};

} // namespace jir

#endif // JIR_LIB_IMPORT_PROGRAMASSIGNABILITY_H
