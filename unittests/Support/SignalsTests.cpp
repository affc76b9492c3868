//===- SignalsTests.cpp - Ends without half-written files -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An interruption and a file that becomes shorter: message, exit, files.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/OutputFile.h"
#include "jir/Support/Signals.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "gtest/gtest.h"
#include <csignal>
#include <sys/mman.h>

using namespace jir;
namespace fs = llvm::sys::fs;

namespace {

class SignalsTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(fs::createUniqueDirectory("jir-signals", folder));
    path = folder;
    llvm::sys::path::append(path, "file");
  }
  void TearDown() override { fs::remove_directories(folder); }

  /// What llvm::InitLLVM and the programs do first.
  static void start() {
    llvm::sys::PrintStackTraceOnErrorSignal("");
    handleSignals("tool");
  }

  unsigned countFiles() {
    unsigned count = 0;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; it != end && !error;
         it.increment(error))
      ++count;
    return count;
  }

  llvm::SmallString<128> folder, path;
};

TEST_F(SignalsTest, InterruptionRemovesUnfinishedFiles) {
  // The others may be ignored where tests run.
  EXPECT_EXIT(
      {
        start();
        auto file = llvm::cantFail(OutputFile::create(path));
        file->os() << "half";
        raise(SIGTERM);
      },
      testing::KilledBySignal(SIGTERM), "tool: interrupted");
  EXPECT_EQ(countFiles(), 0u);
}

TEST_F(SignalsTest, DelayedInterruptionComesAtTheEnd) {
  EXPECT_EXIT(
      {
        start();
        {
          DelayedInterruption delay;
          raise(SIGTERM);
          if (delay.isPending())
            llvm::errs() << "pending, ";
        }
        _exit(0);
      },
      testing::KilledBySignal(SIGTERM), "pending, tool: interrupted");
}

/// Maps a file of two pages, cuts it, and reads the second page.
static void readPastEnd(llvm::StringRef path) {
  constexpr size_t size = 1 << 14;
  int fd;
  if (fs::openFileForReadWrite(path, fd, fs::CD_CreateAlways, fs::OF_None) ||
      fs::resize_file(fd, size))
    _exit(2);
  auto *start = static_cast<const char *>(
      mmap(nullptr, size, PROT_READ, MAP_PRIVATE, fd, 0));
  MappedFile mapped(path, {start, size});
  if (fs::resize_file(fd, 1))
    _exit(2);
  volatile char last = start[size - 1];
  _exit(last);
}

TEST_F(SignalsTest, ShorterFileIsAnError) {
  EXPECT_EXIT(
      {
        start();
        readPastEnd(path);
      },
      testing::ExitedWithCode(1),
      "tool: error: .*file: it became shorter while it was read");
}

} // namespace
