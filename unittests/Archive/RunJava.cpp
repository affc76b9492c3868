//===- RunJava.cpp - Runs java for tests ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements RunJava.h.
//
//===----------------------------------------------------------------------===//

#include "RunJava.h"
#include "ZipBuilder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Program.h"

using namespace jir::test;
using namespace llvm;

int jir::test::runJdkTool(StringRef tool, ArrayRef<std::string> arguments,
                          StringRef output) {
  std::string path = (JIR_TEST_JDK "/bin/" + Twine(tool)).str();
  std::vector<StringRef> words{path};
  llvm::append_range(words, arguments);
  std::optional<StringRef> redirects[] = {std::nullopt, output, StringRef("")};
  return sys::ExecuteAndWait(path, words, std::nullopt, redirects);
}

std::vector<std::string> jir::test::runJava(StringRef classPath,
                                            StringRef program,
                                            ArrayRef<std::string> arguments) {
  // Compiled apart: javac refuses some jars of a class path that java reads.
  TemporaryFolder folder;
  std::string source = (JIR_TEST_INPUTS "/" + Twine(program) + ".java").str();
  EXPECT_EQ(
      runJdkTool("javac", {"-proc:none", "-d", folder.str().str(), source}, ""),
      0);
  std::vector<std::string> words{"-XX:TieredStopAtLevel=1", "-cp",
                                 (classPath + ":" + folder.str()).str(),
                                 program.str()};
  llvm::append_range(words, arguments);
  EXPECT_EQ(runJdkTool("java", words, folder / "output"), 0);
  std::vector<std::string> result;
  if (auto buffer = MemoryBuffer::getFile(folder / "output")) {
    SmallVector<StringRef> lines;
    (*buffer)->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
    for (StringRef line : lines)
      result.push_back(line.str());
  }
  return result;
}
