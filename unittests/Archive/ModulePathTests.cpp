//===- ModulePathTests.cpp - Module paths that java refuses -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors and warnings of module paths, and what automatic modules are called.
//
//===----------------------------------------------------------------------===//

#include "ZipBuilder.h"
#include "jir/Archive/ModulePath.h"
#include "jir/Archive/Platform.h"

using namespace jir;
using namespace jir::test;
using namespace llvm;

namespace {
/// Builds a module-info.class (JVMS 4.7.25) constant by constant.
class ModuleInfoBuilder {
public:
  explicit ModuleInfoBuilder(StringRef name) : name(name) {}
  ModuleInfoBuilder &requires_(StringRef module, uint16_t flags = 0) {
    requirements.push_back(constant(19, module) + big(flags) + big(0));
    return *this;
  }
  ModuleInfoBuilder &package(StringRef package) {
    packages.push_back(constant(20, package));
    return *this;
  }

  std::string build() {
    std::string self = constant(19, name);
    std::string thisClass = constant(7, "module-info");
    std::string module = self + big(0) + big(0) + table(requirements) + big(0) +
                         big(0) + big(0) + big(0);
    std::string attributes = attribute("Module", module) +
                             attribute("ModulePackages", table(packages));
    return "\xca\xfe\xba\xbe" + big(0) + big(53) + big(count) + pool +
           big(0x8000) + thisClass + big(0) + big(0) + big(0) + big(0) +
           big(2) + attributes;
  }

private:
  static std::string big(uint16_t value) {
    return {char(value >> 8), char(value)};
  }
  static std::string table(const std::vector<std::string> &rows) {
    std::string text = big(rows.size());
    for (const std::string &row : rows)
      text += row;
    return text;
  }
  std::string utf8(StringRef text) {
    pool += "\1" + big(text.size()) + text.str();
    return big(count++);
  }
  std::string constant(char tag, StringRef text) {
    std::string index = utf8(text);
    pool += tag + index;
    return big(count++);
  }
  std::string attribute(StringRef name, StringRef data) {
    return utf8(name) + big(0) + big(data.size()) + data.str();
  }

  StringRef name;
  std::string pool;
  uint16_t count = 1;
  std::vector<std::string> requirements, packages;
};
} // namespace

static std::string moduleJar(ModuleInfoBuilder info) {
  return buildZip({{"module-info.class", info.build()}});
}

static Expected<ModuleGraph> resolve(StringRef path, StringRef main) {
  PlatformOptions none;
  none.noJdk = true;
  auto platform = cantFail(Platform::open(none, {}));
  ModuleRoots roots;
  roots.mainModule = main.str();
  return ModuleGraph::resolve(*platform, {path.str()}, roots, {});
}

static std::string resolveError(StringRef path, StringRef main) {
  return errorText(resolve(path, main));
}

#define EXPECT_SAYS(text, part)                                                \
  EXPECT_NE(StringRef(text).find(part), StringRef::npos) << text

TEST(ModulePath, Descriptors) {
  ModuleInfoBuilder info("a.b");
  info.requires_("x", 0x20).requires_("y", 0x40).package("p/q").package("p");
  ModuleDescriptor module =
      cantFail(ModuleDescriptor::parse(info.build(), "test"));
  EXPECT_EQ(module.name, "a.b");
  ASSERT_EQ(module.requirements.size(), 2u);
  EXPECT_TRUE(module.requirements[0].transitive);
  EXPECT_TRUE(module.requirements[1].isStatic);
  EXPECT_EQ(module.packages, (std::vector<std::string>{"p", "p/q"}));
  EXPECT_FALSE(module.automatic);
}

TEST(ModulePath, DamagedDescriptorsAreErrors) {
  ModuleInfoBuilder info("a.b");
  std::string good = info.requires_("x").package("p").build();
  for (size_t size = 0; size != good.size(); ++size)
    EXPECT_NE(errorText(ModuleDescriptor::parse(
                  StringRef(good).take_front(size), "test.jar")),
              "")
        << size;
  for (size_t at = 0; at != good.size(); ++at) {
    std::string bytes = good;
    bytes[at] ^= 0xff;
    consumeError(ModuleDescriptor::parse(bytes, "test.jar").takeError());
  }
  EXPECT_SAYS(errorText(ModuleDescriptor::parse("x", "the.jar")), "the.jar");
}

TEST(ModulePath, NamesOfAutomaticModules) {
  struct {
    const char *file, *name, *version;
  } cases[] = {{"foo.jar", "foo", ""},
               {"foo-bar.jar", "foo.bar", ""},
               {"foo-bar-1.2.3-SNAPSHOT.jar", "foo.bar", "1.2.3-SNAPSHOT"},
               {"foo-1x.jar", "foo.1x", ""},
               {"foo-1.jar", "foo", "1"},
               {"--a__b--.jar", "a.b", ""},
               {"-1.jar", "", "1"}};
  for (const auto &one : cases) {
    std::string version;
    EXPECT_EQ(ModuleDescriptor::deriveAutomaticName(one.file, &version),
              one.name);
    EXPECT_EQ(version, one.version) << one.file;
  }
}

TEST(ModulePath, JarsThatAreNoAutomaticModules) {
  auto refuse = [](StringRef bytes, StringRef name) {
    auto archive = cantFail(openBytes(bytes, {}, name));
    return errorText(ModuleDescriptor::of(*archive));
  };
  std::string plain = buildZip({{"p/A.class", tinyClass("p/A")}});
  EXPECT_EQ(refuse(plain, "good.jar"), "");
  EXPECT_SAYS(refuse(plain, "1.jar"), "'1' is not a module name");
  EXPECT_SAYS(refuse(plain, "int.jar"), "'int' is not a module name");
  EXPECT_SAYS(refuse(buildZip({{"A.class", tinyClass("A")}}), "a.jar"),
              "unnamed package");
  EXPECT_SAYS(refuse(buildZip({{"META-INF/services/p.S", "q.Gone"}}), "a.jar"),
              "provider q.Gone is not in this automatic module");
  EXPECT_SAYS(refuse(buildZip({{"META-INF/MANIFEST.MF",
                                "Automatic-Module-Name: a b\n"}}),
                     "a.jar"),
              "it comes from its manifest");
}

TEST(ModulePath, AbsentModules) {
  TemporaryFolder folder;
  folder.write("a.jar", moduleJar(ModuleInfoBuilder("a").requires_("gone")));
  EXPECT_SAYS(resolveError(folder.str(), "b"), "module b not found");
  // Without a JDK anything may be absent.
  EXPECT_EQ(resolveError(folder.str(), "a"), "");
  PlatformOptions jdk;
  jdk.jdk = JIR_TEST_JDK;
  auto platform = cantFail(Platform::open(jdk, {}));
  EXPECT_SAYS(errorText(ModuleGraph::resolve(*platform, {folder.str().str()},
                                             {"a", {}}, {})),
              "module gone not found, required by a");
}

TEST(ModulePath, OneNameTwiceInAFolder) {
  TemporaryFolder folder;
  folder.write("a.jar", moduleJar(ModuleInfoBuilder("m")));
  folder.write("b.jar", moduleJar(ModuleInfoBuilder("m")));
  EXPECT_SAYS(resolveError(folder.str(), "m"), "is in the same folder as");
  // In two places the first one wins.
  ModuleGraph graph =
      cantFail(resolve((folder / "b.jar") + ":" + (folder / "a.jar"), "m"));
  ASSERT_EQ(graph.getModules().size(), 1u);
  EXPECT_EQ(graph.find("m")->archive->getPath(), folder / "b.jar");
}

TEST(ModulePath, Circles) {
  TemporaryFolder folder;
  folder.write("a.jar", moduleJar(ModuleInfoBuilder("a").requires_("b")));
  folder.write("b.jar", moduleJar(ModuleInfoBuilder("b").requires_("a")));
  EXPECT_SAYS(resolveError(folder.str(), "a"), "in a circle: a, b");
}

TEST(ModulePath, PackageInTwoModules) {
  TemporaryFolder folder;
  folder.write("a.jar",
               moduleJar(ModuleInfoBuilder("a").requires_("b").package("p")));
  folder.write("b.jar", moduleJar(ModuleInfoBuilder("b").package("p")));
  ModuleGraph graph = cantFail(resolve(folder.str(), "a"));
  ASSERT_EQ(graph.getWarnings().size(), 1u);
  EXPECT_SAYS(graph.getWarnings()[0], "package p is in both");
  EXPECT_EQ(graph.findByPackage("p"), 0);
}

TEST(ModulePath, JmodsAndOtherFiles) {
  TemporaryFolder folder;
  EXPECT_SAYS(resolveError(folder.write("a.jmod", "JM"), "a"), "jmod");
  EXPECT_SAYS(resolveError(folder.write("a.txt", ""), "a"), "is not a module");
}
