//===- ProgramFilesJavaTests.cpp - Which class wins in java -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks java where its class loader finds each class of an odd class path, and
// compares that with ProgramFiles.
//
//===----------------------------------------------------------------------===//

#include "RunJava.h"
#include "ZipBuilder.h"
#include "jir/Archive/ProgramFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace jir;
using namespace jir::test;
using namespace llvm;

static ZipSpec classEntry(StringRef name, StringRef prefix = "") {
  return {(prefix + name + ".class").str(), tinyClass(name), true};
}

/// Writes the parts of the class path and returns it.
static std::string writeProgram(const TemporaryFolder &folder) {
  std::string app = folder.write(
      "app.jar",
      buildZip({{"META-INF/MANIFEST.MF",
                 "Class-Path: lib/one.jar gone.jar lib/two%20x.jar\n"},
                classEntry("app/Main"),
                classEntry("p/First"),
                classEntry("org/w3c/dom/Node"),
                classEntry("org/w3c/dom/Absent"),
                classEntry("javax/inject/Inject"),
                classEntry("jdk/incubator/vector/Vector")}));
  folder.write("lib/one.jar",
               buildZip({{"META-INF/MANIFEST.MF",
                          "Class-Path: ../app.jar two%20x.jar\n"},
                         classEntry("p/First"),
                         classEntry("p/One")}));
  folder.write("lib/two x.jar",
               buildZip({classEntry("p/One"), classEntry("p/Two")}));
  folder.write("classes/p/Two.class", tinyClass("p/Two"));
  folder.write("classes/p/Three.class", tinyClass("p/Three"));
  folder.write("classes/java/lang/Evil.class", tinyClass("java/lang/Evil"));
  std::string versioned = folder.write(
      "mr.jar", buildZip({{"META-INF/MANIFEST.MF", "Multi-Release: true\n"},
                          classEntry("m/Base"),
                          classEntry("m/Base", "META-INF/versions/9/"),
                          classEntry("m/Base", "META-INF/versions/17/"),
                          classEntry("m/Base", "META-INF/versions/99/"),
                          classEntry("m/Later", "META-INF/versions/11/"),
                          classEntry("m/Future", "META-INF/versions/99/"),
                          classEntry("m/Old", "META-INF/versions/8/")}));
  ZipSpec slash = classEntry("s/Slash");
  slash.name += "/";
  ZipShape shape;
  shape.prefix = "#!/bin/sh\n";
  shape.suffix = "junk after";
  shape.count = 1;
  std::string odd =
      folder.write("odd.jar", buildZip({slash,
                                        classEntry("o/\xf0\x9f\x98\x80"),
                                        {"o/Twice.class", "not a class"},
                                        classEntry("o/Twice")},
                                       shape));
  return app + ":" + (folder / "classes") + ":" + versioned + ":" + odd;
}

/// In the form of WhereFrom.java.
static std::string describe(const ProgramFiles &program, StringRef name) {
  std::string internal = name.str();
  llvm::replace(internal, '.', '/');
  const ProgramClass *found = program.find(internal);
  if (!found)
    return "absent";
  if (found->module != ProgramClass::noModule)
    return "module " +
           program.getModuleGraph().getModules()[found->module].descriptor.name;
  const Archive &archive = *program.getArchives()[found->archive].archive;
  bool isFolder = archive.getKind() == ArchiveKind::Folder;
  std::string entry =
      isFolder ? program.describe(*found)
               : ("/" + archive.getEntries()[found->entry].name).str();
  return "file " + sys::path::filename(archive.getPath()).str() + " " +
         StringRef(entry).rtrim('/').str();
}

TEST(ProgramFilesJava, TheSameFilesWin) {
  TemporaryFolder folder;
  std::string classPath = writeProgram(folder);
  ProgramOptions options;
  options.classPath = {classPath};
  options.platform.jdk = JIR_TEST_JDK;
  auto program = cantFail(ProgramFiles::open(options));

  std::set<std::string> names{"java.lang.Object", "jdk.incubator.vector.Shape",
                              "no.Such", "m.Old", "m.Future"};
  auto add = [&](const ProgramClass &file) {
    std::string name = file.name.str();
    // The name with a supplementary character is looked up below.
    if (program->getOrigin(file) == Origin::Platform ||
        any_of(name, [](unsigned char c) { return c >= 0x80; }))
      return;
    llvm::replace(name, '/', '.');
    names.insert(name);
  };
  for (const ProgramClass &file : program->getClasses())
    add(file);
  for (const ShadowedClass &file : program->getShadowed())
    add(file.file);
  EXPECT_TRUE(program->find("o/\xed\xa0\xbd\xed\xb8\x80"));

  std::vector<std::string> expected;
  for (const std::string &name : names)
    expected.push_back(name + " " + describe(*program, name));
  std::string list = folder.write(
      "names",
      join(std::vector<std::string>(names.begin(), names.end()), "\n"));
  EXPECT_EQ(expected, runJava(classPath, "WhereFrom", {list}));
}
