//===- ProgramFilesTests.cpp - Programs as a whole --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Main classes, modules, origins and shadowed files. Which of several files
// wins is compared with java in ProgramFilesJavaTests.cpp.
//
//===----------------------------------------------------------------------===//

#include "ZipBuilder.h"
#include "jir/Archive/ProgramFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;
using namespace jir::test;
using namespace llvm;

static std::unique_ptr<ProgramFiles> open(ProgramOptions options,
                                          bool withJdk = false) {
  options.platform.noJdk = !withJdk;
  options.platform.jdk = JIR_TEST_JDK;
  auto program = ProgramFiles::open(options);
  if (program)
    return std::move(*program);
  ADD_FAILURE() << toString(program.takeError());
  return std::make_unique<ProgramFiles>();
}

static ZipSpec classEntry(StringRef name) {
  return {name.str() + ".class", tinyClass(name)};
}

TEST(ProgramFiles, TheFirstOnThePathWins) {
  TemporaryFolder folder;
  ProgramOptions options;
  options.classPath = {
      folder.write("a.jar", buildZip({classEntry("A"), classEntry("Both")}))};
  options.libraries = {
      folder.write("b.jar", buildZip({classEntry("Both"), classEntry("B")}))};
  auto program = open(options);
  ASSERT_EQ(program->getClasses().size(), 3u);
  EXPECT_EQ(program->describe(*program->find("Both")),
            folder / "a.jar" + "!/Both.class");
  EXPECT_EQ(program->getOrigin(*program->find("B")), Origin::Library);
  EXPECT_EQ(cantFail(program->getBytes(*program->find("B"))).getBuffer(),
            tinyClass("B"));
  ASSERT_EQ(program->getShadowed().size(), 1u);
  EXPECT_EQ(program->describe(program->getShadowed()[0].file),
            folder / "b.jar" + "!/Both.class");
  EXPECT_EQ(program->find("Absent"), nullptr);
}

TEST(ProgramFiles, MainClasses) {
  TemporaryFolder folder;
  auto mainOf = [&](StringRef manifest) {
    ProgramOptions options;
    options.classPath = {folder.write(
        "a.jar", buildZip({{"META-INF/MANIFEST.MF", manifest.str()}}))};
    return open(options)->getMainClass().str();
  };
  EXPECT_EQ(mainOf("Main-Class: p.Main\n"), "p.Main");
  EXPECT_EQ(mainOf("Main-Class: p/Main\n"), "p.Main");
  EXPECT_EQ(mainOf("Main-Class: loader.Main\nStart-Class: p.App\n"), "p.App");
  EXPECT_EQ(mainOf("Manifest-Version: 1.0\n"), "");
}

TEST(ProgramFiles, PlatformPackagesComeFromThePlatform) {
  TemporaryFolder folder;
  ProgramOptions options;
  options.classPath = {folder.write(
      "a.jar", buildZip({classEntry("org/w3c/dom/Node"),
                         classEntry("org/w3c/dom/Gone"), classEntry("A")}))};
  auto program = open(options, /*withJdk=*/true);
  const ProgramClass *node = program->find("org/w3c/dom/Node");
  ASSERT_TRUE(node);
  EXPECT_EQ(program->getOrigin(*node), Origin::Platform);
  EXPECT_EQ(
      program->getModuleGraph().getModules()[node->module].descriptor.name,
      "java.xml");
  EXPECT_EQ(program->find("org/w3c/dom/Gone"), nullptr);
  StringMap<ShadowReason> reasons;
  for (const ShadowedClass &file : program->getShadowed())
    if (program->getOrigin(file.file) == Origin::Application)
      reasons[file.file.name] = file.reason;
  EXPECT_EQ(reasons.size(), 2u);
  EXPECT_EQ(reasons["org/w3c/dom/Node"], ShadowReason::ModulePackage);
  EXPECT_EQ(reasons["org/w3c/dom/Gone"], ShadowReason::AbsentInModule);
}

TEST(ProgramFiles, AutomaticMainModule) {
  TemporaryFolder folder;
  folder.write("mods/my-app-1.0.jar",
               buildZip({{"META-INF/MANIFEST.MF", "Main-Class: p.Main\n"},
                         classEntry("p/Main")}));
  ProgramOptions options;
  options.modulePath = {folder / "mods"};
  options.mainModule = "my.app";
  options.classPath = {folder.write(
      "a.jar", buildZip({classEntry("p/Main"), classEntry("p/Other"),
                         classEntry("q/A")}))};
  auto program = open(options);
  EXPECT_EQ(program->getMainClass(), "p.Main");
  EXPECT_EQ(program->describe(*program->find("p/Main")),
            folder / "mods/my-app-1.0.jar" + "!/p/Main.class");
  // The class path adds nothing to a module's package.
  EXPECT_EQ(program->find("p/Other"), nullptr);
  EXPECT_TRUE(program->find("q/A"));
  options.mainModule = "my.app/p.Second";
  EXPECT_EQ(open(options)->getMainClass(), "p.Second");
}

TEST(ProgramFiles, TheSameTwice) {
  TemporaryFolder folder;
  ProgramOptions options;
  for (int i = 0; i != 20; ++i)
    folder.write(
        "lib/" + std::to_string(i) + ".jar",
        buildZip({classEntry("A"), classEntry("p/B" + std::to_string(i % 7)),
                  classEntry("p/C" + std::to_string(i))}));
  options.classPath = {folder / "lib/*"};
  auto list = [&] {
    std::vector<std::string> lines;
    auto program = open(options, /*withJdk=*/true);
    for (const ProgramClass &file : program->getClasses())
      lines.push_back(program->describe(file));
    for (const ShadowedClass &file : program->getShadowed())
      lines.push_back("- " + program->describe(file.file));
    return lines;
  };
  EXPECT_EQ(list(), list());
}

TEST(ProgramFiles, EachNameOnce) {
  auto program = open({}, /*withJdk=*/true);
  StringSet<> names;
  for (const ProgramClass &file : program->getClasses()) {
    EXPECT_TRUE(names.insert(file.name).second) << file.name.str();
    EXPECT_EQ(program->find(file.name), &file);
  }
  EXPECT_GT(names.size(), 5000u);
}
