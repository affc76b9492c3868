//===- Signals.cpp - What the programs do on signals ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the handlers. They call what a handler of signals may call only.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/Signals.h"
#include "llvm/Support/Signals.h"
#include <array>
#include <csignal>
#include <cstring>
#include <unistd.h>

using namespace jir;

static constexpr int interruptions[] = {SIGINT, SIGTERM, SIGHUP};

/// Those that were ignored when the process started, as a shell does it for the
/// background, stay so. Asked before main, since llvm::InitLLVM has handlers of
/// its own.
static const auto wereIgnored = [] {
  std::array<bool, std::size(interruptions)> result;
  for (size_t i = 0; i != result.size(); ++i) {
    struct sigaction found;
    result[i] = sigaction(interruptions[i], nullptr, &found) == 0 &&
                found.sa_handler == SIG_IGN;
  }
  return result;
}();

static llvm::StringRef toolName;
/// LLVM's handlers, which remove unfinished files and end the process.
static struct sigaction oldInterruptions[std::size(interruptions)], oldFault;
static std::atomic<MappedFile::Entry *> mappedFiles;
static std::atomic<int> numDelays, pendingSignal;

MappedFile::MappedFile(llvm::StringRef path, llvm::StringRef bytes)
    : entry(new Entry{{bytes.data()},
                      bytes.size(),
                      strdup(path.str().c_str()),
                      mappedFiles.load()}) {
  while (!mappedFiles.compare_exchange_weak(entry->next, entry)) {
  }
}

MappedFile::~MappedFile() { entry->start = nullptr; }

DelayedInterruption::DelayedInterruption() { ++numDelays; }

DelayedInterruption::~DelayedInterruption() {
  if (--numDelays == 0 && pendingSignal)
    raise(pendingSignal.exchange(0));
}

bool DelayedInterruption::isPending() const { return pendingSignal != 0; }

static void print(std::initializer_list<llvm::StringRef> parts) {
  for (llvm::StringRef part : parts)
    if (write(STDERR_FILENO, part.data(), part.size()) < 0)
      return;
}

static void handleInterruption(int signal) {
  if (numDelays) {
    pendingSignal = signal;
    return;
  }
  print({toolName, ": interrupted; unfinished files are removed\n"});
  for (size_t i = 0; i != std::size(interruptions); ++i)
    if (interruptions[i] == signal)
      sigaction(signal, &oldInterruptions[i], nullptr);
  raise(signal);
}

static void handleFault(int signal, siginfo_t *info, void *) {
  // A fault outside the mapped files is one of the program: LLVM's handler
  // prints it when the instruction is run again.
  if (info->si_code != BUS_ADRERR) {
    sigaction(signal, &oldFault, nullptr);
    return;
  }
  const char *path = "an input";
  auto *address = static_cast<const char *>(info->si_addr);
  for (const MappedFile::Entry *each = mappedFiles; each; each = each->next)
    if (const char *start = each->start;
        start && address >= start && address < start + each->size)
      path = each->path;
  print(
      {toolName, ": error: ", path, ": it became shorter while it was read\n"});
  llvm::sys::RunInterruptHandlers();
  _exit(1);
}

void jir::handleSignals(llvm::StringLiteral tool) {
  toolName = tool;
  struct sigaction action = {};
  sigemptyset(&action.sa_mask);
  action.sa_handler = handleInterruption;
  action.sa_flags = SA_ONSTACK;
  for (size_t i = 0; i != std::size(interruptions); ++i) {
    sigaction(interruptions[i], &action, &oldInterruptions[i]);
    if (wereIgnored[i])
      signal(interruptions[i], SIG_IGN);
  }
  action.sa_sigaction = handleFault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction(SIGBUS, &action, &oldFault);
}
