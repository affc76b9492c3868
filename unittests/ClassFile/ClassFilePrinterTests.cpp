//===- ClassFilePrinterTests.cpp - Class files for people -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions and constants print as javap prints them; hostile ones print
// too.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/ClassFilePrinter.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using namespace jir::test;

static std::string print(llvm::ArrayRef<uint8_t> bytes) {
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintOptions options;
  options.constants = options.stackMaps = true;
  printClassFile(parseGood(bytes), os, options);
  return text;
}

#define EXPECT_CONTAINS(text, part)                                            \
  EXPECT_TRUE(llvm::StringRef(text).contains(part)) << text

TEST(ClassFilePrinter, SmallClass) {
  std::string text = print(makeSmallClass());
  EXPECT_CONTAINS(text, "class pack/Small extends java/lang/Object implements "
                        "java/io/Serializable\n  version 52.0, flags 0x0021\n");
  EXPECT_CONTAINS(text, "  field five:J flags 0x0018\n"
                        "    ConstantValue (2 bytes): long 5\n");
  EXPECT_CONTAINS(text, "      1: ifle 10\n      4: iinc 0, -1\n");
  EXPECT_CONTAINS(text, "handler [0, 10) -> 12 java/lang/RuntimeException\n");
  EXPECT_CONTAINS(text, "frame 12: locals [int] stack "
                        "[java/lang/RuntimeException]\n");
  EXPECT_CONTAINS(text, "  Strange (3 bytes) unknown\n");
}

TEST(ClassFilePrinter, EscapesText) {
  ClassFileBuilder builder("T");
  builder.getPool().addString("a\nb\\\x01\xC0\x80");
  EXPECT_CONTAINS(print(build(builder)), "String a\\nb\\\\\\u0001\\u0000\n");
}

TEST(ClassFilePrinter, PrintsHostileClasses) {
  // Whatever can be parsed can be printed, with its errors in place.
  HostileClasses classes = makeHostileClasses();
  for (const HostileClass &hostile : classes.get()) {
    auto file = ClassFile::parse(hostile.bytes);
    if (file)
      EXPECT_NE(print(hostile.bytes), "") << hostile.name;
    else
      llvm::consumeError(file.takeError());
  }
}
