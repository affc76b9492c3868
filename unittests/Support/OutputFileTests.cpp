//===- OutputFileTests.cpp - Files that appear only when whole --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nothing is under the requested name before commit; what was there stays.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/OutputFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace jir;
namespace fs = llvm::sys::fs;

namespace {

class OutputFileTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(fs::createUniqueDirectory("jir-output", folder));
  }
  void TearDown() override { fs::remove_directories(folder); }

  std::string pathOf(llvm::StringRef name) {
    llvm::SmallString<128> path(folder);
    llvm::sys::path::append(path, name);
    return path.str().str();
  }
  static std::string read(llvm::StringRef path) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    return buffer ? (*buffer)->getBuffer().str() : "<absent>";
  }
  size_t countFiles() {
    size_t count = 0;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; it != end && !error;
         it.increment(error))
      ++count;
    return count;
  }
  std::unique_ptr<OutputFile> open(llvm::StringRef path) {
    auto file = OutputFile::create(path);
    return file ? std::move(*file)
                : (llvm::consumeError(file.takeError()), nullptr);
  }

  llvm::SmallString<128> folder;
};

TEST_F(OutputFileTest, AppearsAtCommit) {
  std::string path = pathOf("new");
  auto file = open(path);
  ASSERT_TRUE(file);
  file->os() << "text";
  EXPECT_FALSE(fs::exists(path));
  EXPECT_FALSE(bool(file->commit()));
  EXPECT_EQ(read(path), "text");
  EXPECT_EQ(countFiles(), 1u);
}

TEST_F(OutputFileTest, OldContentStaysWithoutCommit) {
  std::string path = pathOf("old");
  auto first = open(path);
  first->os() << "old";
  EXPECT_FALSE(bool(first->commit()));
  {
    auto file = open(path);
    file->os() << "new";
  }
  EXPECT_EQ(read(path), "old");
  EXPECT_EQ(countFiles(), 1u);
}

TEST_F(OutputFileTest, KeepsPermissionsAndLinks) {
  std::string path = pathOf("file"), link = pathOf("link");
  EXPECT_FALSE(bool(open(path)->commit()));
  ASSERT_FALSE(fs::setPermissions(path, fs::perms(0640)));
  ASSERT_FALSE(fs::create_link(path, link));
  auto file = open(link);
  file->os() << "through the link";
  EXPECT_FALSE(bool(file->commit()));
  EXPECT_EQ(read(path), "through the link");
  EXPECT_TRUE(fs::is_symlink_file(link));
  EXPECT_EQ(*fs::getPermissions(path), fs::perms(0640));
}

TEST_F(OutputFileTest, AnInterruptedProcessLeavesNothing) {
  pid_t child = fork();
  if (child == 0) {
    auto file = open(pathOf("cut"));
    file->os() << "half";
    file->os().flush();
    raise(SIGTERM);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(countFiles(), 0u);
}

TEST_F(OutputFileTest, DevicesAreWrittenDirectly) {
  auto file = open("/dev/null");
  ASSERT_TRUE(file);
  file->os() << "gone";
  EXPECT_FALSE(bool(file->commit()));
}

TEST_F(OutputFileTest, ErrorsNameThePath) {
  for (std::string path : {folder.str().str(), pathOf("no/such/folder")}) {
    auto file = OutputFile::create(path);
    ASSERT_FALSE(bool(file));
    std::string message = llvm::toString(file.takeError());
    EXPECT_NE(message.find(path + ": cannot write: "), std::string::npos)
        << message;
  }
}

} // namespace
