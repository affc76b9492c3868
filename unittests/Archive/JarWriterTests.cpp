//===- JarWriterTests.cpp - Making jars -------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is written is read again, in order, byte for byte, always as the same
// zip.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/Archive.h"
#include "jir/Archive/JarWriter.h"
#include "gtest/gtest.h"

using namespace jir;
using namespace llvm;

static std::shared_ptr<Archive> open(StringRef bytes) {
  return cantFail(
      Archive::openBuffer(MemoryBuffer::getMemBufferCopy(bytes), "x.jar"));
}

TEST(JarWriter, EntriesComeBack) {
  std::string large(100000, 'x');
  JarWriter writer;
  EXPECT_TRUE(writer.add("META-INF/", ""));
  EXPECT_TRUE(writer.addOwned("b.txt", "text"));
  EXPECT_TRUE(writer.add("a.txt", large));
  EXPECT_TRUE(writer.add("stored", large, {/*stored=*/true}));
  EXPECT_TRUE(writer.add("empty", ""));
  EXPECT_FALSE(writer.add("b.txt", "another"));
  std::string bytes = cantFail(writer.finish());
  EXPECT_EQ(cantFail(writer.finish()), bytes);

  std::shared_ptr<Archive> archive = open(bytes);
  ArrayRef<ArchiveEntry> entries = archive->getEntries();
  ASSERT_EQ(entries.size(), 5u);
  EXPECT_EQ(entries[0].name, "META-INF/");
  EXPECT_EQ(entries[1].name, "b.txt");
  EXPECT_EQ(cantFail(archive->getBytes(1)).getBuffer(), "text");
  EXPECT_EQ(cantFail(archive->getBytes(2)).getBuffer(), large);
  EXPECT_LT(entries[2].storedSize, 1000u);
  EXPECT_EQ(entries[3].storedSize, large.size());
  EXPECT_EQ(entries[4].size, 0u);
}

TEST(JarWriter, TimesAreTheEntriesOwn) {
  // 2022-12-21 20:54.
  uint32_t time = (42 << 25 | 12 << 21 | 21 << 16) | (20 << 11 | 54 << 5);
  JarWriter writer;
  writer.add("a.class", "a", {/*stored=*/false, time});
  writer.add("b.class", "b");
  std::shared_ptr<Archive> archive = open(cantFail(writer.finish()));
  EXPECT_EQ(archive->getEntries()[0].time, time);
  // The first of February 1980.
  EXPECT_EQ(archive->getEntries()[1].time, uint32_t(2 << 21 | 1 << 16));
}

TEST(JarWriter, NamesBeyondAscii) {
  JarWriter writer;
  writer.add("caf\xc3\xa9.class", "a");
  // No UTF-8, as old tools wrote names.
  writer.add("caf\xe9.class", "b");
  std::shared_ptr<Archive> archive = open(cantFail(writer.finish()));
  ASSERT_EQ(archive->getEntries().size(), 2u);
  EXPECT_EQ(archive->getEntries()[0].name, "caf\xc3\xa9.class");
  EXPECT_EQ(archive->getEntries()[1].name, "caf\xe9.class");
}

// Obfuscators write such names, and java finds them.
TEST(JarWriter, NamesMayHoldAnyByte) {
  StringRef names[] = {StringRef("A\0a.class", 9),
                       StringRef("A\0b.class", 9),
                       StringRef("\0", 1),
                       "\xff",
                       "0",
                       "A\x01\n\x1f\x7f.class",
                       "\x1b",
                       "\xe2\x82\xac\x02"};
  JarWriter writer;
  for (StringRef name : names)
    EXPECT_TRUE(writer.add(name, name));
  std::shared_ptr<Archive> archive = open(cantFail(writer.finish()));
  ASSERT_EQ(archive->getEntries().size(), std::size(names));
  for (auto [index, name] : enumerate(names)) {
    EXPECT_EQ(archive->getEntries()[index].name, name);
    EXPECT_EQ(cantFail(archive->getBytes(index)).getBuffer(), name);
  }
}

// java finds a class `Main` in an entry `Main.class/`.
TEST(JarWriter, AFilesNameMayEndWithASlash) {
  JarWriter writer;
  writer.add("Main.class/", "a class");
  std::shared_ptr<Archive> archive = open(cantFail(writer.finish()));
  ASSERT_EQ(archive->getEntries().size(), 1u);
  EXPECT_EQ(archive->getEntries()[0].name, "Main.class/");
  EXPECT_EQ(cantFail(archive->getBytes(0)).getBuffer(), "a class");
}

TEST(JarWriter, NamesAreMarkedAsUtf8) {
  JarWriter writer;
  writer.add("a", "1");
  writer.add("caf\xe9", "2");
  std::string bytes = cantFail(writer.finish());
  // The flags of both local headers, then those of the directory.
  std::vector<int> marks;
  for (size_t i = 0; i + 10 < bytes.size(); ++i) {
    StringRef rest = StringRef(bytes).substr(i);
    if (rest.starts_with("PK\3\4"))
      marks.push_back(rest[7]);
    else if (rest.starts_with("PK\1\2"))
      marks.push_back(rest[9]);
  }
  EXPECT_EQ(marks, (std::vector<int>{8, 0, 8, 0}));
}

TEST(JarWriter, Empty) {
  EXPECT_TRUE(open(cantFail(JarWriter().finish()))->getEntries().empty());
}
