//===- Signals.h - What the programs do on signals --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A message and an end without half-written files, where the program is
/// interrupted or an input file becomes shorter while it is mapped.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_SUPPORT_SIGNALS_H
#define JIR_SUPPORT_SIGNALS_H

#include "llvm/ADT/StringRef.h"
#include <atomic>

namespace jir {

/// Makes SIGINT, SIGTERM and SIGHUP print a line after `TOOL: ` before they end
/// the process, and access to a part of a mapped file that is not there any
/// more (SIGBUS) an error with exit code 1. Unfinished output files go in both
/// cases. Call it once, after llvm::InitLLVM. \p tool must live on.
void handleSignals(llvm::StringLiteral tool);

/// While one of these lives, what handleSignals() does with an interruption
/// waits until its end. For output that takes several steps to remove.
class DelayedInterruption {
public:
  DelayedInterruption();
  ~DelayedInterruption();
  DelayedInterruption(const DelayedInterruption &) = delete;
  DelayedInterruption &operator=(const DelayedInterruption &) = delete;

  /// Whether one is waiting.
  bool isPending() const;
};

/// Names a file while it is mapped, for the message of handleSignals(). May be
/// made in any thread.
class MappedFile {
public:
  /// \p bytes is the mapping.
  MappedFile(llvm::StringRef path, llvm::StringRef bytes);
  ~MappedFile();
  MappedFile(const MappedFile &) = delete;
  MappedFile &operator=(const MappedFile &) = delete;

  /// An entry of the list of mapped files. A signal may come at any time, so
  /// entries are never freed.
  struct Entry {
    std::atomic<const char *> start;
    size_t size;
    char *path;
    Entry *next;
  };

private:
  Entry *entry;
};

} // namespace jir

#endif // JIR_SUPPORT_SIGNALS_H
