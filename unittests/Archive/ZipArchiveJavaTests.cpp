//===- ZipArchiveJavaTests.cpp - Odd zips, judged by java -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes odd zips, lets one run of java read them all, and compares entries and
// bytes. Where we read more than java does, the case reports it.
//
//===----------------------------------------------------------------------===//

#include "RunJava.h"
#include "ZipBuilder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace jir;
using namespace jir::test;
using namespace llvm;

namespace {

/// How our reading relates to java's.
enum class Relation {
  Same,
  /// java refuses the zip; we read the entries that are sound.
  JavaRefuses,
  /// Later updates of a JDK refuse the zip (17.0.21 does, 17.0.15 does not);
  /// where java reads it, it reads the same.
  JavaMayRefuse,
};

struct Case {
  std::string name;
  std::string bytes;
  Relation relation = Relation::Same;
};

} // namespace

static std::vector<ZipSpec> sample() {
  return {{"a/A.class", tinyClass("a/A")},
          {"b.txt", std::string(300, 'b'), true},
          {"empty", "", false}};
}

static void addShapes(std::vector<Case> &cases) {
  ZipShape shape;
  cases.push_back({"plain", buildZip(sample())});
  shape.comment = "a comment";
  cases.push_back({"comment", buildZip(sample(), shape)});
  shape.comment = "PK\5\6 no record at all, only a comment";
  cases.push_back({"record-in-comment", buildZip(sample(), shape)});
  for (uint16_t count : {0, 1, 2, 4, 0xffff}) {
    shape = {};
    shape.count = count;
    // The sample has three entries.
    Relation relation = count > 3 ? Relation::JavaMayRefuse : Relation::Same;
    cases.push_back({"count-" + std::to_string(count),
                     buildZip(sample(), shape), relation});
  }
  shape = {};
  shape.prefix = "#!/bin/sh\n";
  cases.push_back({"prefix", buildZip(sample(), shape)});
  shape.suffix = "trailing";
  cases.push_back({"prefix-suffix", buildZip(sample(), shape)});
  shape.offsetsCountPrefix = true;
  cases.push_back({"prefix-counted-suffix", buildZip(sample(), shape)});
  shape.suffix.clear();
  cases.push_back({"prefix-counted", buildZip(sample(), shape)});
  shape = {};
  // java looks a little farther than a comment can reach.
  for (size_t size : {0xffff, 65614, 65615}) {
    shape.suffix = std::string(size, 's');
    cases.push_back(
        {"suffix-" + std::to_string(size), buildZip(sample(), shape)});
  }
  shape = {};
  shape.zip64 = true;
  cases.push_back({"zip64", buildZip(sample(), shape)});
  shape = {};
  shape.gap = "gap";
  cases.push_back({"gap", buildZip(sample(), shape)});
  shape = {};
  shape.directorySize = 10;
  cases.push_back({"directory-short", buildZip(sample(), shape)});
  shape.directorySize = 1000000;
  cases.push_back({"directory-long", buildZip(sample(), shape)});
  shape = {};
  shape.directoryOffset = 1;
  cases.push_back({"offset-small", buildZip(sample(), shape)});
  shape.directoryOffset = 0x7fffffff;
  cases.push_back({"offset-large", buildZip(sample(), shape)});
  cases.push_back(
      {"two-zips", buildZip({{"old", "1"}}) + buildZip({{"new", "2"}})});
  cases.push_back({"empty-zip", buildZip({})});
  cases.push_back({"no-zip", "hello"});
}

static void addEntries(std::vector<Case> &cases) {
  cases.push_back({"duplicates", buildZip({{"a", "1"},
                                           {"b", "2"},
                                           {"a", "3"},
                                           {"c", "4"},
                                           {"a", "5", true}})});
  cases.push_back({"class-folder", buildZip({{"a/A.class/", "bytes"}})});
  cases.push_back({"class-folder-and-file",
                   buildZip({{"A.class", "file"}, {"A.class/", "folder"}})});
  cases.push_back({"outside", buildZip({{"../../etc/x", "1"},
                                        {"/abs", "2"},
                                        {"a//b", "3"},
                                        {"./c", "4"}})});
  cases.push_back({"nul", buildZip({{std::string("a\0b", 3), "1"}})});
  cases.push_back(
      {"supplementary", buildZip({{"\xf0\x9f\x98\x80.class", "1"}})});
  cases.push_back(
      {"bad-utf8", buildZip({{"\xff\xfe", "1"}}), Relation::JavaRefuses});
  ZipSpec spec{"x", "some data", true};
  spec.localName = "another name";
  cases.push_back({"local-name", buildZip({spec})});
  spec = {"x", "some data", true};
  spec.checksum = 1;
  cases.push_back({"checksum", buildZip({spec})});
  spec.deflated = false;
  cases.push_back({"checksum-stored", buildZip({spec})});
  spec = {"x", "0123456789", true};
  spec.size = 4;
  cases.push_back({"size-small", buildZip({spec})});
  spec.size = 11;
  cases.push_back({"size-large", buildZip({spec})});
  spec = {"x", "0123456789"};
  spec.size = 4;
  cases.push_back({"stored-size-small", buildZip({spec})});
  for (bool isDeflated : {false, true})
    for (uint32_t lie : {0x80000000, 0xffffffff}) {
      std::string what =
          (isDeflated ? "-deflated-" : "-stored-") + utohexstr(lie);
      spec = {"x", "0123456789", isDeflated};
      spec.compressedSize = lie;
      cases.push_back({"compressed-size" + what, buildZip({spec}),
                       Relation::JavaMayRefuse});
    }
  for (bool isDeflated : {false, true}) {
    spec = {"x", "0123456789", isDeflated};
    spec.size = 0x7fffffff;
    cases.push_back({isDeflated ? "largest-int-deflated" : "largest-int-stored",
                     buildZip({spec})});
  }
  spec = {"x", std::string(100, 'y'), true};
  spec.storedData = std::string(20, '\xff');
  cases.push_back({"damaged", buildZip({spec, {"ok", "1"}})});
  spec = {"x", "data"};
  spec.localOffset = 3;
  cases.push_back({"no-local-header", buildZip({spec, {"ok", "1"}})});
  spec.localOffset = 0x7fffff00;
  cases.push_back({"local-outside", buildZip({spec, {"ok", "1"}})});
  spec = {"x", "data"};
  spec.flags = 1;
  cases.push_back(
      {"encrypted", buildZip({spec, {"ok", "1"}}), Relation::JavaRefuses});
  spec.flags = 8;
  cases.push_back({"data-descriptor-flag", buildZip({spec})});
  spec = {"x", "data"};
  spec.method = 12;
  cases.push_back(
      {"method", buildZip({spec, {"ok", "1"}}), Relation::JavaRefuses});
  spec = {"x", "data"};
  spec.extra = le16(1) + le16(8) + le64(4);
  cases.push_back({"zip64-extra-unneeded", buildZip({spec})});
  spec.size = spec.compressedSize = 0xffffffff;
  spec.extra = le16(1) + le16(16) + le64(4) + le64(4);
  cases.push_back({"zip64-extra", buildZip({spec})});
  spec = {"x", "data"};
  spec.comment = "entry comment";
  cases.push_back({"entry-comment", buildZip({spec, {"ok", "1"}})});
}

/// In the form of ReadZips.java.
static std::string describe(StringRef bytes) {
  auto archive = openBytes(bytes);
  if (!archive) {
    consumeError(archive.takeError());
    return "refused\n";
  }
  std::vector<std::string> lines;
  for (size_t i = 0; i != (*archive)->getEntries().size(); ++i) {
    auto data = (*archive)->getBytes(i);
    std::string hex =
        data ? toHex(data->getBuffer(), /*LowerCase=*/true) : "error";
    if (!data)
      consumeError(data.takeError());
    lines.push_back("entry " + toHex((*archive)->getEntries()[i].name, true) +
                    " " + hex + "\n");
  }
  llvm::sort(lines);
  return join(lines, "");
}

/// What java reads of the zips of a folder, by zip.
static StringMap<std::string> askJava(StringRef folder) {
  StringMap<std::string> result;
  std::string *current = nullptr;
  for (StringRef line : runJava("", "ReadZips", {folder.str()})) {
    if (line.consume_front("zip "))
      current = &result[line];
    else if (current)
      *current += (line + "\n").str();
  }
  return result;
}

TEST(ZipArchiveJava, ReadsWhatJavaReads) {
  std::vector<Case> cases;
  addShapes(cases);
  addEntries(cases);
  TemporaryFolder folder;
  for (const Case &one : cases)
    folder.write(one.name, one.bytes);
  StringMap<std::string> java = askJava(folder.str());
  ASSERT_EQ(java.size(), cases.size());
  for (const Case &one : cases) {
    if (one.relation == Relation::JavaRefuses) {
      EXPECT_EQ(java[one.name], "refused\n") << one.name;
      EXPECT_NE(describe(one.bytes), "refused\n") << one.name;
    } else if (one.relation == Relation::JavaMayRefuse &&
               java[one.name] == "refused\n") {
      EXPECT_NE(describe(one.bytes), "refused\n") << one.name;
    } else {
      EXPECT_EQ(describe(one.bytes), java[one.name]) << one.name;
    }
  }
}
