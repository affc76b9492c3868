//===- ValidationJvmTests.cpp - Classes judged by java ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One run of java defines and links all hostile classes and truncations; the
// verdicts agree.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using namespace jir::test;
using llvm::StringRef;

static std::string makeTemporary(StringRef suffix) {
  llvm::SmallString<128> path;
  EXPECT_FALSE(
      llvm::sys::fs::createTemporaryFile("jir-verdicts", suffix, path));
  return path.str().str();
}

/// Writes the class files one after the other, each behind its length.
static void writeClasses(StringRef path, llvm::ArrayRef<HostileClass> classes) {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code);
  EXPECT_FALSE(code);
  for (const HostileClass &hostile : classes) {
    ByteWriter writer;
    writer.writeU4(hostile.bytes.size()).writeBytes(hostile.bytes);
    os.write(reinterpret_cast<const char *>(writer.getBytes().data()),
             writer.size());
  }
}

/// Runs java over the class files and returns its lines.
static std::vector<std::string> askJvm(llvm::ArrayRef<HostileClass> classes) {
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

static StringRef getWord(Verdict verdict) {
  switch (verdict) {
  case Verdict::Ok:
    return "ok";
  case Verdict::Format:
    return "format";
  case Verdict::Verify:
    return "verify";
  }
  return "";
}

TEST(ValidationJvm, TheVerdictsAreTheJvms) {
  HostileClasses classes = makeHostileClasses();
  Bytes small = makeSmallClass();
  classes.addBytes("small class", Verdict::Ok, small);
  for (size_t size = 0; size < small.size(); ++size)
    classes.addBytes("cut to " + std::to_string(size), Verdict::Format,
                     Bytes(small.begin(), small.begin() + size));
  std::vector<std::string> lines = askJvm(classes.get());
  ASSERT_EQ(lines.size(), classes.get().size());
  for (auto [hostile, line] : llvm::zip_equal(classes.get(), lines))
    EXPECT_EQ(StringRef(line).split(' ').first, getWord(hostile.verdict))
        << hostile.name << ": " << line;
}
