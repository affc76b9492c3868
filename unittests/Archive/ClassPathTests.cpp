//===- ClassPathTests.cpp - Class paths -------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From words to archives in search order. The order is compared with java's in
// ProgramFilesJavaTests.cpp.
//
//===----------------------------------------------------------------------===//

#include "ZipBuilder.h"
#include "jir/Archive/ClassPath.h"

using namespace jir;
using namespace jir::test;
using namespace llvm;

using Strings = std::vector<std::string>;

/// A jar with a class of that name.
static std::string jar(StringRef name, StringRef classPath = "") {
  std::vector<ZipSpec> entries{{name.str() + ".class", tinyClass(name)}};
  if (!classPath.empty())
    entries.push_back(
        {"META-INF/MANIFEST.MF", "Class-Path: " + classPath.str() + "\n"});
  return buildZip(entries);
}

/// "NAME origin [< added by]" of each element.
static Strings list(const ClassPath &path) {
  Strings result;
  for (const ClassPathElement &element : path.getElements()) {
    auto name = [](StringRef path) { return sys::path::filename(path).str(); };
    result.push_back(
        name(element.archive->getPath()) + " " +
        getOriginName(element.origin).str() +
        (element.addedBy.empty() ? "" : " < " + name(element.addedBy)));
  }
  return result;
}

TEST(ClassPath, WordsInTheirOrder) {
  TemporaryFolder folder;
  std::string b = folder.write("b.jar", jar("B")),
              a = folder.write("a.jar", jar("A"));
  folder.write("classes/C.class", tinyClass("C"));
  ClassPath path;
  cantFail(path.add(b + ":" + (folder / "classes"), Origin::Application));
  cantFail(path.add(a, Origin::Library));
  cantFail(path.add(b, Origin::Library));
  EXPECT_EQ(list(path), (Strings{"b.jar application", "classes application",
                                 "a.jar library"}));
}

TEST(ClassPath, Wildcards) {
  TemporaryFolder folder;
  folder.write("b.jar", jar("B"));
  folder.write("a.JAR", jar("A"));
  folder.write("c.zip", jar("C"));
  folder.write("sub/d.jar", jar("D"));
  ClassPath path;
  cantFail(path.add((folder.str() + "/*").str(), Origin::Application));
  EXPECT_EQ(list(path), (Strings{"a.JAR application", "b.jar application"}));
  EXPECT_NE(toString(path.add("/absent/*", Origin::Application)).find("absent"),
            std::string::npos);
}

TEST(ClassPath, ArgumentFiles) {
  TemporaryFolder folder;
  std::string a = folder.write("a.jar", jar("A")),
              b = folder.write("b.jar", jar("B"));
  std::string file =
      folder.write("args", a + ":" + b + " # comment\n\"" + a + "\"\n");
  ClassPath path;
  cantFail(path.add("@" + file, Origin::Application));
  EXPECT_EQ(list(path), (Strings{"a.jar application", "b.jar application"}));
}

TEST(ClassPath, ManifestsAreFollowedInPlace) {
  TemporaryFolder folder;
  std::string app =
      folder.write("app.jar", jar("App", "lib/one.jar gone.jar lib/t%20o.jar "
                                         "http://host/x.jar classes/"));
  folder.write("lib/one.jar", jar("One", "../app.jar two.jar"));
  folder.write("lib/two.jar", jar("Two", "one.jar"));
  folder.write("lib/t o.jar", jar("T"));
  folder.write("classes/C.class", tinyClass("C"));
  std::string last = folder.write("last.jar", jar("Last"));
  ClassPath path;
  cantFail(path.add(app + ":" + last, Origin::Application));
  EXPECT_EQ(list(path),
            (Strings{"app.jar application", "one.jar library < app.jar",
                     "two.jar library < one.jar", "t o.jar library < app.jar",
                     "classes library < app.jar", "last.jar application"}));
  EXPECT_EQ(path.getNumMissing(), 2u);
  ASSERT_EQ(path.getWarnings().size(), 1u);
  EXPECT_NE(path.getWarnings()[0].find("gone.jar http://host/x.jar"),
            std::string::npos);
  // Named by the user as well: still at its first place, but the user's.
  cantFail(path.add(folder / "lib/two.jar", Origin::Application));
  EXPECT_EQ(list(path)[2], "two.jar application");
}

TEST(ClassPath, LongChainsOfManifests) {
  TemporaryFolder folder;
  size_t length = 3000;
  for (size_t i = 0; i != length; ++i)
    folder.write(std::to_string(i) + ".jar",
                 jar("A", std::to_string(i + 1) + ".jar"));
  ClassPath path;
  cantFail(path.add(folder / "0.jar", Origin::Application));
  EXPECT_EQ(path.getElements().size(), length);
}

TEST(ClassPath, ManifestsNeedNotBeFollowed) {
  TemporaryFolder folder;
  std::string app = folder.write("app.jar", jar("App", "one.jar"));
  folder.write("one.jar", jar("One"));
  ClassPath path;
  path.setFollowManifest(false);
  cantFail(path.add(app, Origin::Application));
  EXPECT_EQ(list(path), Strings{"app.jar application"});
}

TEST(ClassPath, BrokenJarsOfAManifestAreWarnings) {
  TemporaryFolder folder;
  std::string app =
      folder.write("app.jar", jar("App", "bad.jar bad.jar ok.jar"));
  folder.write("bad.jar", "no zip");
  folder.write("ok.jar", jar("Ok"));
  ClassPath path;
  cantFail(path.add(app, Origin::Application));
  EXPECT_EQ(list(path),
            (Strings{"app.jar application", "ok.jar library < app.jar"}));
  ASSERT_EQ(path.getWarnings().size(), 2u);
  EXPECT_NE(path.getWarnings()[0].find("bad.jar"), std::string::npos);
}

TEST(ClassPath, NestedJarsFollowTheirJar) {
  TemporaryFolder folder;
  std::string app = folder.write(
      "app.jar", buildZip({{"BOOT-INF/lib/x.jar", jar("X", "y.jar")},
                           {"BOOT-INF/lib/bad.jar", "no zip"}}));
  std::string last = folder.write("last.jar", jar("Last"));
  ClassPath path;
  cantFail(path.add(app + ":" + last, Origin::Application));
  EXPECT_EQ(list(path),
            (Strings{"app.jar application", "x.jar library < app.jar",
                     "last.jar application"}));
  ASSERT_EQ(path.getWarnings().size(), 1u);
  EXPECT_NE(path.getWarnings()[0].find("app.jar!/BOOT-INF/lib/bad.jar"),
            std::string::npos);
}

TEST(ClassPath, AbsentWordsAreErrors) {
  ClassPath path;
  EXPECT_NE(toString(path.add("/absent/a.jar", Origin::Application))
                .find("/absent/a.jar"),
            std::string::npos);
}
