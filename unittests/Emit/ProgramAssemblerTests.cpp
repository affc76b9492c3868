//===- ProgramAssemblerTests.cpp - Joined archives --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Archives join as a class loader sees them, and folders hold what belongs
// there.
//
//===----------------------------------------------------------------------===//

#include "jir/Emit/ProgramAssembler.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

using namespace jir;
using namespace llvm;

/// The contents of an entry, or "absent".
static StringRef get(const JarWriter &jar, StringRef name) {
  for (const JarWriter::Entry &entry : jar.getEntries())
    if (entry.name == name)
      return entry.bytes;
  return "absent";
}

static AssembledArchive make(StringRef name,
                             ArrayRef<std::pair<StringRef, StringRef>> entries,
                             bool isPlatform = false) {
  AssembledArchive archive;
  archive.name = name.str();
  archive.isPlatform = isPlatform;
  for (auto [entry, bytes] : entries)
    archive.entries.add(entry, bytes);
  return archive;
}

TEST(MergeArchives, FirstEntryWins) {
  std::vector<AssembledArchive> archives;
  archives.push_back(make("a.jar", {{"x", "1"}, {"module-info.class", "m"}}));
  archives.push_back(make("b.jar", {{"x", "2"}, {"y", "3"}}));
  AssemblyNotes notes;
  AssembledArchive all = mergeArchives(std::move(archives), notes);
  EXPECT_EQ(get(all.entries, "x"), "1");
  EXPECT_EQ(get(all.entries, "y"), "3");
  EXPECT_EQ(get(all.entries, "module-info.class"), "absent");
  EXPECT_EQ(notes.warnings.size(), 2u);
}

TEST(MergeArchives, ServicesAndManifests) {
  std::vector<AssembledArchive> archives;
  archives.push_back(make("a.jar", {{"META-INF/MANIFEST.MF", "A: b\n\n"},
                                    {"META-INF/services/S", "one"}}));
  archives.push_back(
      make("b.jar", {{"META-INF/MANIFEST.MF", "Multi-Release: true\n\n"},
                     {"META-INF/services/S", "two\n"}}));
  AssemblyNotes notes;
  AssembledArchive all = mergeArchives(std::move(archives), notes);
  EXPECT_EQ(get(all.entries, "META-INF/services/S"), "one\ntwo\n");
  EXPECT_EQ(get(all.entries, "META-INF/MANIFEST.MF"),
            "A: b\nMulti-Release: true\n\n");
  EXPECT_TRUE(notes.warnings.empty());
}

TEST(MergeArchives, ModulesOfThePlatformStandApart) {
  std::vector<AssembledArchive> archives;
  archives.push_back(
      make("java.base", {{"java/lang/Object.class", "o"}}, true));
  AssemblyNotes notes;
  AssembledArchive all = mergeArchives(std::move(archives), notes);
  EXPECT_EQ(get(all.entries, "java.base/java/lang/Object.class"), "o");
}

TEST(WriteFolder, NoEntryLeavesTheFolder) {
  SmallString<128> folder;
  ASSERT_FALSE(sys::fs::createUniqueDirectory("jir-assembler", folder));
  for (StringRef name : {"../x", "/x", "a/../../x"}) {
    JarWriter jar;
    jar.add(name, "evil");
    std::string message = toString(writeFolder(jar, (folder + "/out").str()));
    EXPECT_NE(message.find("leads out of it"), std::string::npos) << message;
    EXPECT_FALSE(sys::fs::exists(folder + "/out"));
  }
  JarWriter jar;
  jar.add("a/b", "c");
  EXPECT_EQ(toString(writeFolder(jar, (folder + "/out/").str())), "");
  EXPECT_TRUE(sys::fs::exists(folder + "/out/a/b"));
  EXPECT_NE(toString(writeFolder(jar, (folder + "/out").str())), "");
  sys::fs::remove_directories(folder);
}
