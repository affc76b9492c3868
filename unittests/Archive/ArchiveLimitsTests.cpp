//===- ArchiveLimitsTests.cpp - Caps against hostile archives ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Zip bombs, nests of jars and masses of entries meet the cap that stops them,
// and the error names its option.
//
//===----------------------------------------------------------------------===//

#include "ZipBuilder.h"
#include "jir/Archive/ClassPath.h"

using namespace jir;
using namespace jir::test;
using namespace llvm;

static std::string openError(StringRef bytes, const ArchiveOptions &options) {
  return errorText(openBytes(bytes, options));
}

#define EXPECT_NAMES(text, option)                                             \
  EXPECT_NE(StringRef(text).find(option), StringRef::npos) << text

TEST(ArchiveLimits, Entries) {
  ArchiveOptions options;
  options.maxEntries = 2;
  std::vector<ZipSpec> entries{{"a", ""}, {"b", ""}};
  openGood(buildZip(entries), options);
  entries.push_back({"c", ""});
  EXPECT_NAMES(openError(buildZip(entries), options), "--max-archive-entries");
}

TEST(ArchiveLimits, ArchiveSize) {
  ArchiveOptions options;
  options.maxArchiveSize = 100;
  std::string half(50, 'x');
  openGood(buildZip({{"a", half, true}, {"b", half}}), options);
  EXPECT_NAMES(openError(buildZip({{"a", half, true}, {"b", half}, {"c", "1"}}),
                         options),
               "--max-archive-size");
}

TEST(ArchiveLimits, EntrySize) {
  ArchiveOptions options;
  options.maxEntrySize = 10;
  auto archive = openGood(
      buildZip({{"a", "0123456789", true}, {"b", "0123456789a", true}}),
      options);
  EXPECT_EQ(listAll(*archive)[0], "a=0123456789");
  EXPECT_NAMES(listAll(*archive)[1], "--max-entry-size");
}

TEST(ArchiveLimits, Ratio) {
  // Zeros deflate to about a thousandth.
  std::string zeros(2 << 20, '\0');
  std::string bytes = buildZip({{"bomb", zeros, true}});
  EXPECT_NAMES(listAll(*openGood(bytes))[0], "--max-inflate-ratio");
  ArchiveOptions options;
  options.maxInflateRatio = 2000;
  EXPECT_EQ(listAll(*openGood(bytes, options))[0], "bomb=" + zeros);
}

TEST(ArchiveLimits, LyingSizeCostsNothing) {
  // 2 GB declared for a few bytes: refused before they are allocated.
  ZipSpec liar{"liar", "tiny", true};
  liar.size = 0x7ffffffe;
  auto archive = openGood(buildZip({liar}));
  EXPECT_NAMES(listAll(*archive)[0], "--max-inflate-ratio");
  ArchiveOptions options;
  options.maxInflateRatio = ~uint64_t(0);
  archive = openGood(buildZip({liar}), options);
  EXPECT_NAMES(listAll(*archive)[0], "inflates to 4 of its 2147483646 bytes");
}

TEST(ArchiveLimits, OverlappingEntriesCountEach) {
  // Many names for the same bytes, as in the flat bombs.
  std::vector<ZipSpec> entries{{"0", std::string(1000, 'x'), true}};
  for (int i = 1; i != 1000; ++i) {
    entries.push_back({std::to_string(i), ""});
    entries.back().localOffset = 0;
    entries.back().method = 8;
    entries.back().compressedSize = 10;
    entries.back().size = 1000;
  }
  ArchiveOptions options;
  options.maxArchiveSize = 999'999;
  EXPECT_NAMES(openError(buildZip(entries), options), "--max-archive-size");
}

/// A jar in a jar, \p depth times.
static std::string nest(unsigned depth) {
  std::string bytes = buildZip({{"A.class", tinyClass("A")}});
  for (unsigned i = 0; i != depth; ++i)
    bytes = buildZip({{"BOOT-INF/lib/inner.jar", bytes, i % 2 == 0}});
  return bytes;
}

TEST(ArchiveLimits, Nesting) {
  TemporaryFolder folder;
  ArchiveOptions options;
  options.maxNesting = 3;
  ClassPath good(options), bad(options);
  cantFail(good.add(folder.write("3.jar", nest(3)), Origin::Application));
  EXPECT_EQ(good.getElements().size(), 4u);
  EXPECT_TRUE(good.getWarnings().empty());
  cantFail(bad.add(folder.write("4.jar", nest(4)), Origin::Application));
  EXPECT_EQ(bad.getElements().size(), 4u);
  ASSERT_EQ(bad.getWarnings().size(), 1u);
  EXPECT_NAMES(bad.getWarnings()[0], "--max-archive-nesting");
}

TEST(ArchiveLimits, ArchivesOfAPath) {
  // Each level holds the next three times: 3, 9, 27, ... jars.
  std::string bytes = buildZip({{"A.class", tinyClass("A")}});
  for (unsigned i = 0; i != 4; ++i)
    bytes = buildZip({{"BOOT-INF/lib/a.jar", bytes, true},
                      {"BOOT-INF/lib/b.jar", bytes, true},
                      {"BOOT-INF/lib/c.jar", bytes, true}});
  TemporaryFolder folder;
  ArchiveOptions options;
  options.maxArchives = 50;
  ClassPath path(options);
  EXPECT_NAMES(
      toString(path.add(folder.write("tree.jar", bytes), Origin::Application)),
      "--max-archives");
}
