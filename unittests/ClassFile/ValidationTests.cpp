//===- ValidationTests.cpp - Hostile class files ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each hostile class gets the JVM's verdict, and a small class is refused cut
// anywhere.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/Validation.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;
using namespace jir::test;

TEST(Validation, GivesTheRecordedVerdict) {
  llvm::StringSet<> names;
  HostileClasses classes = makeHostileClasses();
  for (const HostileClass &hostile : classes.get()) {
    auto [verdict, text] = judge(hostile.bytes);
    EXPECT_EQ(int(verdict), int(hostile.verdict))
        << hostile.name << ": " << text;
    EXPECT_TRUE(names.insert(hostile.name).second) << hostile.name;
  }
}

TEST(Validation, ErrorsSayWhere) {
  // All faults lie in class T, and those of code in method m.
  HostileClasses classes;
  addHostileInstructions(classes);
  for (const HostileClass &hostile : classes.get()) {
    auto [verdict, text] = judge(hostile.bytes);
    if (verdict != Verdict::Ok) {
      EXPECT_TRUE(llvm::StringRef(text).starts_with(
          "class T: method m()V: attribute Code: bytecode index "))
          << hostile.name << ": " << text;
    }
  }
}

TEST(Validation, AcceptsTheSmallClass) {
  Bytes bytes = makeSmallClass();
  EXPECT_EQ(judge(bytes).second, "");
  EXPECT_EQ(textOf(validateClassFile(parseGood(bytes))), "");
}

TEST(Validation, RefusesEveryTruncation) {
  Bytes bytes = makeSmallClass();
  for (size_t size = 0; size < bytes.size(); ++size) {
    // A copy of its own, so that a sanitizer sees reads past the end.
    Bytes cut(bytes.begin(), bytes.begin() + size);
    EXPECT_NE(errorOf(ClassFile::parse(cut)), "") << size;
  }
}

TEST(Validation, RefusesMore) {
  Bytes bytes = makeSmallClass();
  bytes.push_back(0);
  EXPECT_NE(llvm::StringRef(errorOf(ClassFile::parse(bytes)))
                .find("after the end of the class"),
            llvm::StringRef::npos);
}

TEST(Validation, MalformedAnnotationsAreNoFormatError) {
  ClassFileBuilder builder("T");
  builder.addAttribute("RuntimeVisibleAnnotations", {1});
  Bytes bytes = build(builder);
  ClassFile file = parseGood(bytes);
  EXPECT_EQ(textOf(validateFormat(file)), "");
  EXPECT_EQ(textOf(validateClassFile(file)), "");
  EXPECT_NE(textOf(validateAttributes(file)), "");
}

TEST(Validation, ChecksTheSmallClassWithAnyByteChanged) {
  // Whatever the verdict is: no crash, and nothing read out of bounds.
  Bytes bytes = makeSmallClass();
  unsigned accepted = 0;
  for (size_t at = 0; at < bytes.size(); ++at)
    for (uint8_t change : {0x01, 0x80, 0xFF}) {
      Bytes changed(bytes);
      changed[at] ^= change;
      accepted += judge(changed).first == Verdict::Ok;
    }
  EXPECT_GT(accepted, 0u);
}
