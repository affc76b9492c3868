//===- ZipDirectoryTests.cpp - Zips as the JVM reads them -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Well-formed and odd zips. What java reads of the odd ones is checked against
// java itself in ZipArchiveJavaTests.cpp.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Archive/ZipDirectory.h"
#include "ZipBuilder.h"

using namespace jir;
using namespace jir::test;
using namespace llvm;
using testing::Test;

using Strings = std::vector<std::string>;

static const std::vector<ZipSpec> twoEntries = {
    {"a/A.class", "first", false}, {"b.txt", "second second second", true}};
static const Strings twoListed = {"a/A.class=first",
                                  "b.txt=second second second"};

static std::string refusal(StringRef bytes,
                           const ArchiveOptions &options = {}) {
  return errorText(openBytes(bytes, options));
}

TEST(ZipDirectory, StoredAndDeflatedEntries) {
  auto archive = openGood(buildZip(twoEntries));
  EXPECT_EQ(listAll(*archive), twoListed);
  EXPECT_EQ(archive->getKind(), ArchiveKind::Zip);
  EXPECT_EQ(archive->find("b.txt"), 1u);
  EXPECT_FALSE(archive->find("c.txt"));
}

TEST(ZipDirectory, StoredEntriesAreViews) {
  auto archive = openGood(buildZip(twoEntries));
  EXPECT_TRUE(cantFail(archive->getBytes(0)).isOwnedByArchive());
  EXPECT_FALSE(cantFail(archive->getBytes(1)).isOwnedByArchive());
}

TEST(ZipDirectory, EmptyZip) {
  EXPECT_TRUE(openGood(buildZip({}))->getEntries().empty());
  EXPECT_TRUE(openGood("PK\5\6" + std::string(18, '\0'))->getEntries().empty());
}

TEST(ZipDirectory, EntryCountIsNotBelieved) {
  for (uint16_t count : {0, 1, 3, 0xffff}) {
    ZipShape shape;
    shape.count = count;
    auto archive = openGood(buildZip(twoEntries, shape));
    EXPECT_EQ(listAll(*archive), twoListed) << count;
  }
}

TEST(ZipDirectory, JunkBeforeAndBehind) {
  ZipShape shape;
  shape.prefix = "#!/bin/sh\nexec java -jar $0\n";
  EXPECT_EQ(listAll(*openGood(buildZip(twoEntries, shape))), twoListed);
  shape.offsetsCountPrefix = true;
  EXPECT_EQ(listAll(*openGood(buildZip(twoEntries, shape))), twoListed);
  shape.offsetsCountPrefix = false;
  shape.suffix = std::string(1000, 'x');
  EXPECT_EQ(listAll(*openGood(buildZip(twoEntries, shape))), twoListed);
}

TEST(ZipDirectory, JunkBehindAtMostAsLongAsJavaLooks) {
  ZipShape shape;
  shape.suffix = std::string(65614, 'x');
  EXPECT_EQ(listAll(*openGood(buildZip(twoEntries, shape))), twoListed);
  shape.suffix.push_back('x');
  EXPECT_NE(refusal(buildZip(twoEntries, shape)).find("no END record"),
            std::string::npos);
}

TEST(ZipDirectory, LastEndRecordWins) {
  std::string first = buildZip({{"old", "1"}});
  std::string second = buildZip({{"new", "2"}});
  EXPECT_EQ(listAll(*openGood(first + second)), Strings{"new=2"});
}

TEST(ZipDirectory, EndRecordInCommentIsNone) {
  ZipShape shape;
  shape.comment = "PK\5\6 this is not a record, only looks like one";
  EXPECT_EQ(listAll(*openGood(buildZip(twoEntries, shape))), twoListed);
}

TEST(ZipDirectory, LocalHeadersAndChecksumsAreIgnored) {
  ZipSpec entry{"right", "data", true};
  entry.localName = "wrong name";
  entry.checksum = 0x12345678;
  EXPECT_EQ(listAll(*openGood(buildZip({entry}))), Strings{"right=data"});
}

TEST(ZipDirectory, LastOfDuplicatesWins) {
  auto archive = openGood(buildZip({{"a", "1"}, {"b", "2"}, {"a", "3", true}}));
  EXPECT_EQ(listAll(*archive), (Strings{"b=2", "a=3"}));
}

TEST(ZipDirectory, NamesMayHoldAnyByte) {
  std::string nul("a\0b", 3);
  auto archive = openGood(buildZip({{nul, "1"}, {"\xff\xfe", "2"}}));
  EXPECT_EQ(listAll(*archive), (Strings{nul + "=1", "\xff\xfe=2"}));
  EXPECT_EQ(archive->find(nul), 0u);
}

TEST(ZipDirectory, FolderThatIsAClass) {
  auto archive = openGood(buildZip({{"a/A.class/", "bytes"}, {"d/", ""}}));
  EXPECT_EQ(classNames(*archive), Strings{"a/A"});
  EXPECT_EQ(archive->findResource("a/A.class"), 0u);
  EXPECT_FALSE(archive->find("a/A.class"));
}

TEST(ZipDirectory, FileBeforeFolderOfTheSameName) {
  for (bool folderFirst : {false, true}) {
    std::vector<ZipSpec> entries{{"A.class", "file"}, {"A.class/", "folder"}};
    if (folderFirst)
      std::swap(entries[0], entries[1]);
    auto archive = openGood(buildZip(entries));
    ASSERT_EQ(archive->getClasses().size(), 1u);
    EXPECT_EQ(
        cantFail(archive->getBytes(archive->getClasses()[0].entry)).getBuffer(),
        "file");
  }
}

TEST(ZipDirectory, Zip64) {
  ZipShape shape;
  shape.zip64 = true;
  EXPECT_EQ(listAll(*openGood(buildZip(twoEntries, shape))), twoListed);
  ZipSpec big{"big", "four", false};
  big.size = big.compressedSize = big.localOffset = 0xffffffff;
  big.extra = le16(7) + le16(1) + "x" + le16(1) + le16(24) + le64(4) + le64(4) +
              le64(0);
  EXPECT_EQ(listAll(*openGood(buildZip({big}, shape))), Strings{"big=four"});
}

TEST(ZipDirectory, DeclaredSizeSaysWhatIsRead) {
  // More data than declared are cut, fewer are an error.
  ZipSpec more{"m", "0123456789", true}, fewer = more;
  more.size = 4;
  fewer.size = 11;
  auto archive = openGood(buildZip({more}));
  EXPECT_EQ(listAll(*archive), Strings{"m=0123"});
  archive = openGood(buildZip({fewer}));
  EXPECT_NE(listAll(*archive)[0].find("inflates to 10 of its 11 bytes"),
            std::string::npos);
}

TEST(ZipDirectory, BadDirectoriesAreRefused) {
  ZipShape shape;
  shape.directorySize = 100000;
  EXPECT_NE(refusal(buildZip(twoEntries, shape)).find("before it"),
            std::string::npos);
  shape = {};
  shape.directoryOffset = 100000;
  EXPECT_NE(refusal(buildZip(twoEntries, shape)).find("its size puts it at"),
            std::string::npos);
  shape = {};
  shape.gap = "gap";
  EXPECT_NE(refusal(buildZip(twoEntries, shape)).find("bad signature"),
            std::string::npos);
  std::string bytes = buildZip(twoEntries);
  size_t header = bytes.find("PK\1\2");
  bytes[header + 28] = '\xff';
  bytes[header + 29] = '\xff';
  EXPECT_NE(refusal(bytes).find("goes past the end of the directory"),
            std::string::npos);
}

TEST(ZipDirectory, BadEntriesSpoilOnlyThemselves) {
  ZipSpec encrypted{"encrypted", "x"}, method{"method", "x"};
  encrypted.flags = 1;
  method.method = 12;
  ZipSpec outside{"outside", "x"}, tooLong{"too long", "x"};
  outside.localOffset = 0x7fffffff;
  tooLong.compressedSize = 1000000;
  tooLong.size = 1000000;
  ZipSpec damaged{"damaged", std::string(100, 'y'), true};
  damaged.storedData = std::string(20, '\xff');
  ZipSpec noHeader{"no header", "x"};
  noHeader.localOffset = 3;
  auto archive = openGood(buildZip(
      {encrypted, method, outside, tooLong, damaged, noHeader, {"ok", "1"}}));
  Strings all = listAll(*archive);
  const char *texts[] = {
      "encrypted",    "compression method 12", "past the end of the archive",
      "stored with ", "bad compressed data",   "no local header at offset 3"};
  for (auto [index, text] : enumerate(texts)) {
    EXPECT_NE(all[index].find(text), std::string::npos) << all[index];
    EXPECT_NE(all[index].find("test.jar!/"), std::string::npos) << all[index];
  }
  EXPECT_EQ(all.back(), "ok=1");
}

// java's class loaders take this size, without a ZIP64 field, for unknown, and
// load the class.
TEST(ZipDirectory, ASizeMayBeOpen) {
  ZipSpec stored{"stored", "0123456789"}, deflated{"deflated", "012345", true};
  stored.size = deflated.size = 0xffffffff;
  auto archive = openGood(buildZip({stored, deflated}));
  EXPECT_EQ(listAll(*archive),
            (Strings{"stored=0123456789", "deflated=012345"}));
}

TEST(ZipDirectory, NoZip) {
  EXPECT_NE(refusal("").find("no END record"), std::string::npos);
  EXPECT_NE(refusal("hello").find("test.jar"), std::string::npos);
}

TEST(ZipDirectory, EveryTruncationIsSafe) {
  std::string bytes = buildZip(twoEntries);
  for (size_t size = 0; size != bytes.size(); ++size) {
    auto archive = openBytes(StringRef(bytes).take_front(size));
    EXPECT_FALSE(bool(archive)) << size;
    if (archive)
      listAll(**archive);
    else
      consumeError(archive.takeError());
  }
}

TEST(ZipDirectory, EveryChangedByteIsSafe) {
  ZipShape shape;
  shape.zip64 = true;
  std::string good = buildZip(twoEntries, shape);
  for (size_t at = 0; at != good.size(); ++at)
    for (unsigned char value : {0x00, 0x01, 0x7f, 0x80, 0xff}) {
      std::string bytes = good;
      bytes[at] = value;
      if (auto archive = openBytes(bytes))
        listAll(**archive);
      else
        consumeError(archive.takeError());
    }
}
