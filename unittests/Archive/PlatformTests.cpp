//===- PlatformTests.cpp - JDKs of each layout ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The JDK of the tests, and built ones: exploded, of version 8, without release
// file, broken.
//
//===----------------------------------------------------------------------===//

#include "ZipBuilder.h"
#include "jir/Archive/Platform.h"
#include "jir/Archive/ProgramFiles.h"

#include "llvm/ADT/STLExtras.h"

#include <cstdlib>

using namespace jir;
using namespace jir::test;
using namespace llvm;

static Expected<std::shared_ptr<Platform>> open(StringRef jdk) {
  PlatformOptions options;
  options.jdk = jdk.str();
  return Platform::open(options, {});
}

#define EXPECT_SAYS(text, part)                                                \
  EXPECT_NE(StringRef(text).find(part), StringRef::npos) << text

TEST(Platform, JdkOfTheTests) {
  auto platform = cantFail(open(JIR_TEST_JDK));
  EXPECT_GE(platform->getFeatureVersion(), 17u);
  EXPECT_TRUE(platform->getVersion().starts_with(
      std::to_string(platform->getFeatureVersion())));
  EXPECT_TRUE(platform->getReleaseValue("MODULES").contains("java.base"));
  ASSERT_EQ(platform->getArchives().size(), 1u);
  EXPECT_EQ(platform->getArchives()[0]->getOptions().release,
            platform->getFeatureVersion());
  const auto &modules = platform->getModules();
  auto base = llvm::find_if(modules, [](const PlatformModule &module) {
    return module.descriptor.name == "java.base";
  });
  ASSERT_NE(base, modules.end());
  EXPECT_TRUE(is_contained(base->descriptor.packages, "java/lang"));
  EXPECT_TRUE(is_contained(base->descriptor.packages, "jdk/internal/misc"));
  EXPECT_TRUE(is_contained(base->descriptor.uses,
                           "java.nio.file.spi.FileSystemProvider"));
}

TEST(Platform, NoJdk) {
  PlatformOptions options;
  options.noJdk = true;
  auto platform = cantFail(Platform::open(options, {}));
  EXPECT_TRUE(platform->getArchives().empty());
  EXPECT_EQ(platform->getFeatureVersion(), 0u);
}

/// A JDK 8: boot class path, extensions, resources.
static void writeClassic(const TemporaryFolder &folder, StringRef lib) {
  auto write = [&](StringRef name, StringRef className, uint16_t version = 52) {
    folder.write((lib + "/" + name).str(),
                 buildZip({{className.str() + ".class",
                            tinyClass(className, version)}}));
  };
  write("rt.jar", "java/lang/Object");
  write("jce.jar", "javax/crypto/Cipher");
  write("resources.jar", "sun/Resource");
  write("ext/b.jar", "ext/B");
  write("ext/a.jar", "ext/A");
}

TEST(Platform, Jdk8) {
  for (StringRef lib : {"lib", "jre/lib"}) {
    TemporaryFolder folder;
    writeClassic(folder, lib);
    folder.write("release", "JAVA_VERSION=\"1.8.0_402\"\n");
    auto platform = cantFail(open(folder.str()));
    EXPECT_EQ(platform->getFeatureVersion(), 8u);
    EXPECT_EQ(platform->getVersion(), "1.8.0_402");
    EXPECT_TRUE(platform->getModules().empty());
    std::vector<std::string> names;
    for (const auto &archive : platform->getArchives())
      names.push_back(sys::path::filename(archive->getPath()).str());
    EXPECT_EQ(names, (std::vector<std::string>{"resources.jar", "rt.jar",
                                               "jce.jar", "a.jar", "b.jar"}));
  }
}

TEST(Platform, Jdk8WinsClassByClass) {
  TemporaryFolder folder;
  writeClassic(folder, "jre/lib");
  ProgramOptions options;
  options.platform.jdk = folder.str().str();
  options.classPath = {folder.write(
      "app.jar",
      buildZip({{"META-INF/MANIFEST.MF", "Multi-Release: true\n"},
                {"java/lang/Object.class", tinyClass("java/lang/Object")},
                {"javax/crypto/Other.class", tinyClass("javax/crypto/Other")},
                {"META-INF/versions/9/p/New.class", tinyClass("p/New")}}))};
  auto program = cantFail(ProgramFiles::open(options));
  EXPECT_EQ(program->getRelease(), 8u);
  auto origin = [&](StringRef name) {
    const ProgramClass *found = program->find(name);
    return found ? getOriginName(program->getOrigin(*found)) : "absent";
  };
  EXPECT_EQ(origin("java/lang/Object"), "platform");
  EXPECT_EQ(origin("javax/crypto/Other"), "application");
  EXPECT_EQ(origin("p/New"), "absent");
  ASSERT_EQ(program->getShadowed().size(), 1u);
  EXPECT_EQ(program->getShadowed()[0].reason, ShadowReason::EarlierOnPath);
  options.modulePath = {"x"};
  EXPECT_SAYS(errorText(ProgramFiles::open(options)), "has no module path");
}

TEST(Platform, VersionByTheClassesWithoutReleaseFile) {
  TemporaryFolder folder;
  writeClassic(folder, "lib");
  EXPECT_EQ(cantFail(open(folder.str()))->getFeatureVersion(), 8u);
}

TEST(Platform, ExplodedModules) {
  TemporaryFolder folder;
  auto image = cantFail(Archive::open(JIR_TEST_JDK "/lib/modules"));
  for (StringRef name : {"java.base", "java.logging"}) {
    auto entry = image->find((name + "/module-info.class").str());
    folder.write(("modules/" + name + "/module-info.class").str(),
                 cantFail(image->getBytes(*entry)).getBuffer());
  }
  folder.write("modules/java.base/java/lang/Object.class",
               tinyClass("java/lang/Object", 61));
  auto platform = cantFail(open(folder.str()));
  EXPECT_EQ(platform->getFeatureVersion(), 17u);
  ASSERT_EQ(platform->getModules().size(), 2u);
  EXPECT_EQ(platform->getModules()[1].descriptor.name, "java.logging");
  EXPECT_EQ(platform->getModules()[1].archive, 1u);
  EXPECT_TRUE(bool(platform->getContentHash()));
}

TEST(Platform, Absent) {
  TemporaryFolder folder;
  EXPECT_SAYS(errorText(open(folder.str())), "--jdk=");
  EXPECT_SAYS(errorText(open(folder.str())), "holds no JDK");
  setenv("JAVA_HOME", "/absent", /*replace=*/1);
  EXPECT_SAYS(errorText(open("")), "JAVA_HOME=/absent");
  unsetenv("JAVA_HOME");
  std::string path = getenv("PATH");
  setenv("PATH", folder.str().str().c_str(), /*replace=*/1);
  EXPECT_SAYS(errorText(open("")), "--no-jdk");
  setenv("PATH", path.c_str(), /*replace=*/1);
}

TEST(Platform, DamagedImage) {
  TemporaryFolder folder;
  folder.write("lib/modules", "\xca\xfe\xda\xda");
  EXPECT_SAYS(errorText(open(folder.str())), "lib/modules");
  folder.write("lib/modules", "no image");
  EXPECT_SAYS(errorText(open(folder.str())), "lib/modules");
}
