//===- ArchiveTests.cpp - Classes, roots, versions, hashes ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a class loader finds in an archive of each form.
//
//===----------------------------------------------------------------------===//

#include "ZipBuilder.h"
#include "jir/Archive/Archive.h"

#include <thread>

using namespace jir;
using namespace jir::test;
using namespace llvm;

using Strings = std::vector<std::string>;

static std::string bytesOf(const Archive &archive, StringRef className) {
  for (const ArchiveClass &file : archive.getClasses())
    if (file.name == className)
      return cantFail(archive.getBytes(file.entry)).getBuffer().str();
  return "no such class";
}

static const char multiRelease[] = "Manifest-Version: 1.0\n"
                                   "Multi-Release: true\n";

static std::string versionedJar() {
  return buildZip({{"META-INF/MANIFEST.MF", multiRelease},
                   {"p/A.class", "base"},
                   {"META-INF/versions/9/p/A.class", "9"},
                   {"META-INF/versions/17/p/A.class", "17"},
                   {"META-INF/versions/21/p/A.class", "21"},
                   {"META-INF/versions/11/p/New.class", "new in 11"},
                   {"META-INF/versions/8/p/A.class", "8"},
                   {"META-INF/versions/7/p/A.class", "7"},
                   {"META-INF/versions/011/p/A.class", "not a number"},
                   {"META-INF/versions/9/META-INF/B.class", "no versions here"},
                   {"META-INF/versions/9/text", "text 9"},
                   {"text", "text"}});
}

TEST(Archive, MultiReleaseViews) {
  struct {
    unsigned release;
    const char *bytes;
    bool hasNew;
  } cases[] = {{8, "base", false}, {9, "9", false},  {10, "9", false},
               {11, "9", true},    {17, "17", true}, {20, "17", true},
               {21, "21", true},   {99, "21", true}};
  for (const auto &one : cases) {
    ArchiveOptions options;
    options.release = one.release;
    auto archive = openGood(versionedJar(), options);
    EXPECT_TRUE(archive->isMultiRelease());
    EXPECT_EQ(bytesOf(*archive, "p/A"), one.bytes) << one.release;
    EXPECT_EQ(classNames(*archive),
              one.hasNew ? (Strings{"p/A", "p/New"}) : Strings{"p/A"});
    auto text = archive->findResource("text");
    ASSERT_TRUE(text);
    EXPECT_EQ(cantFail(archive->getBytes(*text)).getBuffer(),
              one.release < 9 ? "text" : "text 9");
  }
}

TEST(Archive, VersionsWithoutTheManifestAreNoClasses) {
  auto archive = openGood(buildZip({{"META-INF/versions/9/p/A.class", "9"},
                                    {"META-INF/other/B.class", "B"},
                                    {"p/A.class", "base"}}));
  EXPECT_FALSE(archive->isMultiRelease());
  EXPECT_EQ(classNames(*archive), (Strings{"META-INF/other/B", "p/A"}));
  EXPECT_EQ(bytesOf(*archive, "p/A"), "base");
}

TEST(Archive, ManifestOfAnyCase) {
  auto archive =
      openGood(buildZip({{"meta-inf/Manifest.mf", "Main-Class: A\n"},
                         {"META-INF/MANIFEST.MF", "Main-Class: B\n", true}}));
  EXPECT_EQ(archive->getManifest().getMainClass(), "B");
}

TEST(Archive, ModuleInfoIsNoClass) {
  auto archive = openGood(buildZip({{"module-info.class", "m"},
                                    {"package-info.class", "p"},
                                    {".class", ""}}));
  EXPECT_EQ(classNames(*archive), Strings{"package-info"});
  EXPECT_EQ(archive->findModuleInfo(), 0u);
}

TEST(Archive, NamesInModifiedUtf8) {
  // U+1F600 has four bytes in a zip and six in a class file.
  auto archive = openGood(buildZip({{"\xf0\x9f\x98\x80.class", "1"},
                                    {"\xc3\xa9.class", "2"},
                                    {std::string("a\0b.class", 9), "3"}}));
  EXPECT_EQ(classNames(*archive),
            (Strings{"\xed\xa0\xbd\xed\xb8\x80", "\xc3\xa9",
                     "a\xc0\x80"
                     "b"}));
}

TEST(Archive, JarsWithALauncher) {
  auto archive = openGood(
      buildZip({{"BOOT-INF/classes/p/App.class", "app"},
                {"BOOT-INF/classes/p/Both.class", "boot"},
                {"BOOT-INF/classes/text", "resource"},
                {"p/Both.class", "root"},
                {"org/Loader.class", "loader"},
                {"BOOT-INF/lib/b.jar", buildZip({{"B.class", "b"}})},
                {"BOOT-INF/lib/a.jar", buildZip({{"A.class", "a"}}), true},
                {"BOOT-INF/lib/readme.txt", ""},
                {"BOOT-INF/classpath.idx",
                 "- \"BOOT-INF/lib/a.jar\"\n- \"BOOT-INF/lib/b.jar\"\n"}}));
  EXPECT_EQ(archive->getRoots(),
            ArrayRef<std::string>({"", "BOOT-INF/classes/"}));
  EXPECT_EQ(classNames(*archive), (Strings{"p/App", "p/Both", "org/Loader"}));
  EXPECT_EQ(bytesOf(*archive, "p/Both"), "root");
  EXPECT_TRUE(archive->findResource("text"));
  ASSERT_EQ(archive->getNestedJars().size(), 2u);
  auto first = cantFail(archive->openNested(archive->getNestedJars()[0]));
  auto second = cantFail(archive->openNested(archive->getNestedJars()[1]));
  EXPECT_EQ(first->getPath(), "test.jar!/BOOT-INF/lib/a.jar");
  EXPECT_EQ(first->getNesting(), 1u);
  EXPECT_EQ(listAll(*first), Strings{"A.class=a"});
  // The inner jar is a view of the outer one and keeps it.
  archive.reset();
  EXPECT_EQ(listAll(*second), Strings{"B.class=b"});
}

TEST(Archive, Wars) {
  auto archive =
      openGood(buildZip({{"WEB-INF/classes/p/A.class", "a"},
                         {"WEB-INF/lib/x.jar", buildZip({})},
                         {"WEB-INF/lib-provided/y.jar", buildZip({})},
                         {"index.html", ""}}));
  EXPECT_EQ(classNames(*archive), Strings{"p/A"});
  EXPECT_EQ(archive->getNestedJars().size(), 2u);
}

TEST(Archive, Jmods) {
  std::string zip = buildZip({{"classes/p/A.class", "a", true},
                              {"classes/module-info.class", "m"},
                              {"bin/tool.class", "no class"}});
  auto archive = openGood(std::string("JM\1\0", 4) + zip);
  EXPECT_EQ(archive->getKind(), ArchiveKind::Jmod);
  EXPECT_EQ(classNames(*archive), Strings{"p/A"});
  EXPECT_EQ(bytesOf(*archive, "p/A"), "a");
  EXPECT_EQ(archive->findModuleInfo(), 1u);
}

TEST(Archive, Folders) {
  TemporaryFolder folder;
  folder.write("p/B.class", "b");
  folder.write("p/A.class", "a");
  folder.write("META-INF/MANIFEST.MF", multiRelease);
  folder.write("META-INF/versions/9/p/A.class", "9");
  ASSERT_FALSE(sys::fs::create_link(folder.str(), folder / "p/circle"));
  ASSERT_FALSE(sys::fs::create_link("/absent", folder / "p/dangling.class"));
  auto archive = cantFail(Archive::open(folder.str()));
  EXPECT_EQ(archive->getKind(), ArchiveKind::Folder);
  // A folder is never multi-release.
  EXPECT_EQ(classNames(*archive), (Strings{"p/A", "p/B"}));
  EXPECT_EQ(bytesOf(*archive, "p/A"), "a");
  ASSERT_FALSE(sys::fs::remove(folder / "p/A.class"));
  EXPECT_NE(errorText(archive->getBytes(*archive->find("p/A.class")))
                .find("p/A.class"),
            std::string::npos);
}

TEST(Archive, HashOfAFolder) {
  TemporaryFolder a, b, c;
  for (const TemporaryFolder *folder : {&a, &b}) {
    folder->write("x", "1");
    folder->write("y/z", "2");
  }
  c.write("x", "12");
  c.write("y/z", "");
  auto hash = [](const TemporaryFolder &folder) {
    return cantFail(cantFail(Archive::open(folder.str()))->getContentHash());
  };
  EXPECT_EQ(hash(a), hash(b));
  EXPECT_NE(hash(a), hash(c));
}

TEST(Archive, HashOfAJarIsThatOfItsBytes) {
  std::string bytes = versionedJar();
  EXPECT_EQ(cantFail(openGood(bytes)->getContentHash()),
            ContentHash::of(bytes));
}

TEST(Archive, AJarThatIsWrittenMeanwhile) {
  TemporaryFolder folder;
  folder.write("a.jar", buildZip({{"p/A.class", "a"}}));
  auto archive = cantFail(Archive::open(folder / "a.jar"));
  EXPECT_EQ(toString(archive->checkUnchanged()), "");
  folder.write("a.jar", buildZip({{"p/A.class", "ab"}}));
  EXPECT_NE(toString(archive->checkUnchanged())
                .find("a.jar: it changed while it was read"),
            std::string::npos);
}

TEST(Archive, AbsentFile) {
  std::string message = errorText(Archive::open("/absent/file.jar"));
  EXPECT_NE(message.find("/absent/file.jar"), std::string::npos);
}

TEST(Archive, ManyThreadsRead) {
  std::vector<ZipSpec> entries;
  for (int i = 0; i != 200; ++i)
    entries.push_back(
        {std::to_string(i), std::string(i * 37, char('a' + i % 26)), true});
  auto archive = openGood(buildZip(entries));
  std::vector<std::thread> threads;
  std::atomic<unsigned> wrong{0};
  for (int t = 0; t != 4; ++t)
    threads.emplace_back([&] {
      for (int round = 0; round != 5; ++round)
        for (size_t i = 0; i != entries.size(); ++i) {
          auto bytes = archive->getBytes(i);
          if (!bytes || bytes->getBuffer() != entries[i].data)
            ++wrong;
          consumeError(bytes.takeError());
        }
      if (cantFail(archive->getContentHash()) !=
          cantFail(archive->getContentHash()))
        ++wrong;
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(wrong, 0u);
}
