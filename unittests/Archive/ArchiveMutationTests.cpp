//===- ArchiveMutationTests.cpp - Damaged archives, at random ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Damages archives of each form at random places, always the same ones, and
// uses all that still opens. Nothing may crash; the sanitizers watch.
//
//===----------------------------------------------------------------------===//

#include "ImageBuilder.h"
#include "ZipBuilder.h"
#include "jir/Archive/ArgumentFile.h"
#include "jir/Archive/ModuleDescriptor.h"

#include <random>

using namespace jir;
using namespace jir::test;
using namespace llvm;

/// Calls everything that reads.
static void useAll(const Archive &archive, unsigned depth = 0) {
  for (uint32_t i = 0; i != archive.getEntries().size(); ++i) {
    consumeError(archive.getBytes(i).takeError());
    archive.find(archive.getEntries()[i].name);
    archive.findResource(archive.getEntries()[i].name);
  }
  for (uint32_t i = 0; i != archive.getModuleNames().size(); ++i)
    consumeError(ModuleDescriptor::of(archive, i).takeError());
  consumeError(ModuleDescriptor::of(archive).takeError());
  consumeError(archive.readServiceFiles().takeError());
  for (const NestedJar &jar : archive.getNestedJars()) {
    auto nested = archive.openNested(jar);
    if (nested)
      useAll(**nested, depth + 1);
    else
      consumeError(nested.takeError());
  }
}

/// Changes, drops, doubles or moves a few bytes.
static std::string damage(StringRef good, std::mt19937 &random) {
  std::string bytes = good.str();
  auto below = [&](size_t limit) { return limit ? random() % limit : 0; };
  for (unsigned changes = 1 + below(4); changes != 0; --changes) {
    size_t at = below(bytes.size()), length = below(8);
    switch (below(5)) {
    case 0:
      bytes[at] = char(random());
      break;
    case 1:
      bytes[at] ^= char(1 << below(8));
      break;
    case 2:
      bytes.replace(at, length, std::string(length, below(2) ? '\xff' : '\0'));
      break;
    case 3:
      bytes.erase(at, length);
      break;
    case 4:
      bytes.insert(at, bytes.substr(below(bytes.size()), length));
      break;
    }
    if (bytes.empty())
      return bytes;
  }
  return bytes;
}

static void damageOften(StringRef good, unsigned rounds) {
  std::mt19937 random(12345);
  ArchiveOptions options;
  options.maxEntrySize = 1 << 20;
  for (unsigned round = 0; round != rounds; ++round) {
    auto archive = openBytes(damage(good, random), options);
    if (archive)
      useAll(**archive);
    else
      consumeError(archive.takeError());
  }
}

static std::vector<ZipSpec> richEntries() {
  std::string inner = buildZip({{"X.class", tinyClass("X"), true}});
  return {{"META-INF/MANIFEST.MF",
           "Multi-Release: true\nClass-Path: a b\n c\nMain-Class: p.A\n", true},
          {"p/A.class", tinyClass("p/A"), true},
          {"META-INF/versions/11/p/A.class", tinyClass("p/A")},
          {"META-INF/services/p.S", "p.A # text\n"},
          {"BOOT-INF/classes/q/B.class", tinyClass("q/B"), true},
          {"BOOT-INF/lib/x.jar", inner},
          {"BOOT-INF/lib/y.jar", inner, true},
          {"BOOT-INF/classpath.idx", "- \"BOOT-INF/lib/y.jar\"\n"}};
}

TEST(ArchiveMutation, Zips) {
  damageOften(buildZip(richEntries()), 8000);
  ZipShape shape;
  shape.zip64 = true;
  shape.prefix = "in front";
  damageOften(buildZip(richEntries(), shape), 8000);
}

TEST(ArchiveMutation, Jmods) {
  damageOften(std::string("JM\1\0", 4) +
                  buildZip({{"classes/p/A.class", tinyClass("p/A"), true}}),
              2000);
}

TEST(ArchiveMutation, Images) {
  auto jdk = Archive::open(JIR_TEST_JDK "/lib/modules");
  ASSERT_TRUE(bool(jdk)) << toString(jdk.takeError());
  auto bytesOf = [&](StringRef name) {
    return cantFail((*jdk)->getBytes(*(*jdk)->find(name))).getBuffer();
  };
  for (bool bigEndian : {false, true}) {
    ImageBuilder builder(bigEndian);
    builder.add("java.logging", "", "module-info", "class",
                bytesOf("java.logging/module-info.class"));
    builder.add("java.logging", "java/util/logging", "Filter", "class",
                bytesOf("java.logging/java/util/logging/Filter.class"));
    std::string packed = std::string("\xca\xfe\xba\xbe\0\0\0\x34\0\3", 10) +
                         "\x17\xa0" + "\1" + std::string("\0\1", 2) + "a" +
                         "the rest";
    builder.add("m", "p", "A", "class",
                builder.wrap("compact-cp", packed, packed.size() + 2),
                packed.size() + 2);
    damageOften(builder.build(), 8000);
  }
}

TEST(ArchiveMutation, Texts) {
  std::mt19937 random(54321);
  for (unsigned round = 0; round != 8000; ++round) {
    parseArgumentFile(damage("-cp \"a b\\\n  c\" 'd' # e\n f\\g", random));
    Manifest::parse(damage("Class-Path: a b\r\n c\rMain-Class: x\n\n", random))
        .getClassPath();
    parseServiceFile("p.S", damage("a.B # c\n\r\n d.E f\n", random));
    ModuleDescriptor::deriveAutomaticName(damage("foo-bar-1.2.jar", random));
  }
}
