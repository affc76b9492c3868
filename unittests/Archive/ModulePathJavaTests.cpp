//===- ModulePathJavaTests.cpp - Which modules java resolves ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles modules, runs them on a module path, and compares the boot layer
// that java makes with ModuleGraph.
//
//===----------------------------------------------------------------------===//

#include "RunJava.h"
#include "ZipBuilder.h"
#include "jir/Archive/ModulePath.h"
#include "jir/Archive/Platform.h"

#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace jir::test;
using namespace llvm;

using Strings = std::vector<std::string>;

/// Prints the names of the modules of the boot layer.
static const char printModules[] =
    "public class Main { public static void main(String[] a) {\n"
    "  ModuleLayer.boot().modules().forEach(m -> "
    "System.out.println(m.getName())); } }\n";

/// Sources of the modules, by path.
static void writeSources(const TemporaryFolder &folder) {
  auto write = [&](StringRef name, StringRef text) {
    folder.write(("src/" + name).str(), text);
  };
  write("app/module-info.java",
        "module app { requires lib; requires static optional;\n"
        "  uses lib.Service; }");
  write("app/app/Main.java", std::string("package app;\n") + printModules);
  write("lib/module-info.java",
        "module lib { exports lib; requires transitive deep; }");
  write("lib/lib/Service.java", "package lib; public interface Service {}");
  write("deep/module-info.java", "module deep { requires java.sql; }");
  write("optional/module-info.java", "module optional {}");
  write("provider/module-info.java",
        "module provider { requires lib; requires java.xml.crypto;\n"
        "  provides lib.Service with provider.Impl; }");
  write("provider/provider/Impl.java",
        "package provider; public class Impl implements lib.Service {}");
  write("unused/module-info.java", "module unused { requires java.desktop; }");
  write("mixed/module-info.java", "module mixed { requires auto.one; }");
  write("mixed/mixed/Main.java",
        std::string("package mixed;\n") + printModules);
}

namespace {
class ModulePathJava : public testing::Test {
protected:
  void SetUp() override {
    writeSources(folder);
    // Automatic modules: any of them adds all of them.
    folder.write("autos/auto-one-1.2.jar",
                 buildZip({{"one/A.class", tinyClass("one/A")}}));
    folder.write(
        "autos/other.jar",
        buildZip({{"META-INF/MANIFEST.MF", "Automatic-Module-Name: auto.two\n"},
                  {"two/A.class", tinyClass("two/A")}}));
    // java passes over what is not a module, and over what is absent.
    folder.write("autos/readme.txt", "");
    ASSERT_EQ(
        runJdkTool("javac",
                   {"-proc:none", "-d", folder / "mods", "--module-source-path",
                    folder / "src", "-p", folder / "autos", "-m",
                    "app,provider,unused,mixed,optional"},
                   ""),
        0);
    modulePath = (folder / "mods") + ":" + (folder / "autos") + ":/absent";
  }

  Strings askJava(Strings options) {
    options.insert(options.begin(), {"-p", modulePath});
    TemporaryFolder fresh;
    EXPECT_EQ(runJdkTool("java", options, fresh / "output"), 0);
    Strings names;
    SmallVector<StringRef> lines;
    auto buffer = MemoryBuffer::getFile(fresh / "output");
    if (buffer)
      (*buffer)->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
    for (StringRef line : lines)
      names.push_back(line.str());
    llvm::sort(names);
    return names;
  }

  Strings resolve(const ModuleRoots &roots) {
    PlatformOptions options;
    options.jdk = JIR_TEST_JDK;
    auto platform = cantFail(Platform::open(options, {}));
    auto graph = ModuleGraph::resolve(*platform, {modulePath}, roots, {});
    if (!graph)
      return {toString(graph.takeError())};
    Strings names;
    for (const Module &module : graph->getModules())
      if (module.resolved)
        names.push_back(module.descriptor.name);
    llvm::sort(names);
    return names;
  }

  TemporaryFolder folder;
  std::string modulePath;
};
} // namespace

TEST_F(ModulePathJava, BootLayers) {
  ModuleRoots roots;
  roots.mainModule = "app";
  Strings ours = resolve(roots);
  EXPECT_EQ(ours, askJava({"-m", "app/app.Main"}));
  EXPECT_TRUE(is_contained(ours, "provider"));
  EXPECT_FALSE(is_contained(ours, "optional"));
  EXPECT_FALSE(is_contained(ours, "unused"));

  roots.addModules = {"unused", "optional"};
  EXPECT_EQ(resolve(roots), askJava({"--add-modules", "unused,optional", "-m",
                                     "app/app.Main"}));

  roots.mainModule = "mixed";
  roots.addModules.clear();
  ours = resolve(roots);
  EXPECT_EQ(ours, askJava({"-m", "mixed/mixed.Main"}));
  EXPECT_TRUE(is_contained(ours, "auto.two"));

  for (StringRef all : {"ALL-DEFAULT", "ALL-SYSTEM", "ALL-MODULE-PATH"}) {
    roots.addModules = {all.str()};
    EXPECT_EQ(resolve(roots),
              askJava({"--add-modules", all.str(), "-m", "mixed/mixed.Main"}))
        << all.str();
  }
}
