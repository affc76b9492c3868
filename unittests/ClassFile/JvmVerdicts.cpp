//===- JvmVerdicts.cpp - Class files judged by java -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs java over a file of class files.
//
//===----------------------------------------------------------------------===//

#include "JvmVerdicts.h"
#include "jir/ClassFile/ByteWriter.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace jir;
using llvm::StringRef;

static std::string makeTemporary(StringRef suffix) {
  llvm::SmallString<128> path;
  EXPECT_FALSE(
      llvm::sys::fs::createTemporaryFile("jir-verdicts", suffix, path));
  return path.str().str();
}

/// Writes the class files one after the other, each after its length.
static void writeClasses(StringRef path,
                         llvm::ArrayRef<llvm::ArrayRef<uint8_t>> classes) {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code);
  EXPECT_FALSE(code);
  for (llvm::ArrayRef<uint8_t> bytes : classes) {
    ByteWriter writer;
    writer.writeU4(bytes.size()).writeBytes(bytes);
    os.write(reinterpret_cast<const char *>(writer.getBytes().data()),
             writer.size());
  }
}

std::vector<std::string>
jir::test::askJvm(llvm::ArrayRef<llvm::ArrayRef<uint8_t>> classes) {
  std::string input = makeTemporary("in"), output = makeTemporary("out");
  llvm::FileRemover removeInput(input), removeOutput(output);
  writeClasses(input, classes);
  std::string java = JIR_TEST_JDK "/bin/java";
  std::string program = JIR_TEST_INPUTS "/JvmVerdicts.java";
  std::optional<StringRef> redirects[] = {std::nullopt, StringRef(output),
                                          std::nullopt};
  constexpr unsigned secondsToWait = 120;
  int status = llvm::sys::ExecuteAndWait(
      java, {java, "-XX:TieredStopAtLevel=1", program, input}, std::nullopt,
      redirects, secondsToWait);
  EXPECT_EQ(status, 0);
  auto buffer = llvm::MemoryBuffer::getFile(output);
  if (!buffer)
    return {};
  llvm::SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
  return std::vector<std::string>(lines.begin(), lines.end());
}
