//===- PlatformSearchTests.cpp - A JDK by its hash --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A JDK is found by its hash in each place where one may be; otherwise the
// error lists the places.
//
//===----------------------------------------------------------------------===//

#include "ZipBuilder.h"
#include "jir/Archive/Platform.h"

#include <cstdlib>

using namespace jir;
using namespace jir::test;
using namespace llvm;

namespace {

/// Two JDKs of version 8 that differ, an empty cache, and an environment that
/// names no JDK.
class PlatformSearch : public testing::Test {
protected:
  void SetUp() override {
    path = getenv("PATH");
    setenv("PATH", (folder / "bin").c_str(), /*replace=*/1);
    setenv("XDG_CACHE_HOME", (folder / "cache").c_str(), /*replace=*/1);
    unsetenv("JAVA_HOME");
    for (StringRef name : {"a", "b"}) {
      folder.write(
          (name + "/lib/rt.jar").str(),
          buildZip({{"java/lang/Object.class", tinyClass("java/lang/Object")},
                    {name.str(), ""}}));
      folder.write((name + "/bin/java").str(), "");
    }
    options.installed = folder / "jvm";
    wanted = openHome("b");
    hash = cantFail(wanted->getContentHash()).toHex();
  }
  void TearDown() override {
    setenv("PATH", path.c_str(), /*replace=*/1);
    unsetenv("XDG_CACHE_HOME");
    unsetenv("JAVA_HOME");
  }

  std::shared_ptr<Platform> openHome(StringRef name) {
    PlatformOptions here;
    here.jdk = folder / name;
    return cantFail(Platform::open(here, {}));
  }
  /// The home that was found, or the error.
  std::string find() {
    auto found = Platform::openByHash(hash, options, {});
    return found ? sys::path::filename((*found)->getHome()).str()
                 : toString(found.takeError());
  }
  void expectParts(StringRef text, ArrayRef<StringRef> parts) {
    for (StringRef part : parts)
      EXPECT_TRUE(text.contains(part)) << text.str() << "\n" << part.str();
  }

  TemporaryFolder folder;
  std::string path, hash;
  std::shared_ptr<Platform> wanted;
  PlatformOptions options;
};

TEST_F(PlatformSearch, ByVariable) {
  setenv("JAVA_HOME", (folder / "b").c_str(), /*replace=*/1);
  EXPECT_EQ(find(), "b");
}

TEST_F(PlatformSearch, ByPathThoughTheVariableNamesAnother) {
  setenv("JAVA_HOME", (folder / "a").c_str(), /*replace=*/1);
  ASSERT_FALSE(sys::fs::setPermissions(folder / "b/bin/java",
                                       sys::fs::all_read | sys::fs::all_exe));
  setenv("PATH", (folder / "b/bin").c_str(), /*replace=*/1);
  EXPECT_EQ(find(), "b");
}

TEST_F(PlatformSearch, AmongTheInstalled) {
  ASSERT_FALSE(sys::fs::create_directories(folder / "jvm/none"));
  ASSERT_FALSE(sys::fs::create_link(folder / "a", folder / "jvm/first"));
  ASSERT_FALSE(sys::fs::create_link(folder / "b", folder / "jvm/second"));
  EXPECT_EQ(find(), "second");
}

TEST_F(PlatformSearch, WhereAnImportUsedIt) {
  wanted->rememberHome();
  EXPECT_EQ(find(), "b");
  // It is gone from there.
  ASSERT_FALSE(sys::fs::rename(folder / "b", folder / "moved"));
  expectParts(find(), {"b (remembered by an import): holds no JDK"});
}

TEST_F(PlatformSearch, DamagedMemoryIsIgnored) {
  wanted->rememberHome();
  std::string file = folder / ("cache/jir/jdks/" + hash);
  std::string good = (*MemoryBuffer::getFile(file))->getBuffer().str();
  for (size_t size = 0; size != good.size(); ++size) {
    folder.write("cache/jir/jdks/" + hash, StringRef(good).take_front(size));
    expectParts(find(), {"no import remembers one"});
  }
  // Another JDK's home under this hash.
  folder.write("cache/jir/jdks/" + hash, "jir-jdk 1\n" + (folder / "a") + "\n");
  expectParts(find(), {"a (remembered by an import): holds JDK"});
}

TEST_F(PlatformSearch, WithoutACache) {
  setenv("XDG_CACHE_HOME", (folder.write("file", "") + "/none").c_str(),
         /*replace=*/1);
  wanted->rememberHome();
  expectParts(find(), {"no import remembers one"});
  setenv("JAVA_HOME", (folder / "b").c_str(), /*replace=*/1);
  EXPECT_EQ(find(), "b");
}

TEST_F(PlatformSearch, TheErrorListsThePlaces) {
  expectParts(find(), {"no import remembers one", "JAVA_HOME is not set",
                       "no java on the path"});
  setenv("JAVA_HOME", (folder / "a").c_str(), /*replace=*/1);
  ASSERT_FALSE(sys::fs::create_directories(folder / "jvm"));
  ASSERT_FALSE(sys::fs::create_link(folder / "a", folder / "jvm/first"));
  expectParts(find(), {"JAVA_HOME=" + (folder / "a") + ": holds JDK  of hash ",
                       "jvm/first: one of these"});
}

TEST_F(PlatformSearch, OnlyTheOneThatIsNamed) {
  setenv("JAVA_HOME", (folder / "b").c_str(), /*replace=*/1);
  options.jdk = folder / "a";
  expectParts(find(), {"--jdk=" + options.jdk + ": holds JDK"});
  options.jdk = folder / "absent";
  expectParts(find(), {"--jdk=" + options.jdk + ": holds no JDK"});
}

} // namespace
