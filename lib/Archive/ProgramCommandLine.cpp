//===- ProgramCommandLine.cpp - Options of a program ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ProgramCommandLine.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/ProgramCommandLine.h"

using namespace jir;
using namespace llvm;

static const ArchiveOptions defaults;

ProgramCommandLine::ProgramCommandLine()
    : category("Program options", "What the program consists of"),
      capsCategory("Limits on archives",
                   "What a hostile archive may cost at most"),
      classPath(cl::Positional,
                cl::desc("<class folders, jars, dir/*, @argfiles>"),
                cl::cat(category)),
      libraries("library",
                cl::desc("Further paths in the same form, after the "
                         "application: libraries"),
                cl::value_desc("path"), cl::cat(category)),
      modulePath("module-path",
                 cl::desc("Folders of modules and modules, as in java"),
                 cl::value_desc("path"), cl::cat(category)),
      addModules("add-modules", cl::CommaSeparated,
                 cl::desc("Further modules to resolve, as in java"),
                 cl::value_desc("modules"), cl::cat(category)),
      mainModule("m", cl::desc("Main module, and its main class"),
                 cl::value_desc("module[/class]"), cl::cat(category)),
      jdk("jdk",
          cl::desc("Home of the JDK to run on (default: JAVA_HOME, or that of "
                   "the java on the path)"),
          cl::value_desc("folder"), cl::cat(category)),
      noJdk("no-jdk", cl::desc("Import without a JDK"), cl::cat(category)),
      noManifestPath("no-manifest-class-path",
                     cl::desc("Do not follow Class-Path attributes"),
                     cl::cat(category)),
      release("release",
              cl::desc("Release whose view of multi-release jars is taken "
                       "(default: the JDK's)"),
              cl::value_desc("N"), cl::init(0), cl::cat(category)),
      maxEntries("max-archive-entries", cl::desc("Entries of one archive"),
                 cl::init(defaults.maxEntries), cl::cat(capsCategory)),
      maxEntrySize("max-entry-size", cl::desc("Bytes of one entry"),
                   cl::init(defaults.maxEntrySize), cl::cat(capsCategory)),
      maxArchiveSize("max-archive-size",
                     cl::desc("Bytes of all entries of one archive, inflated"),
                     cl::init(defaults.maxArchiveSize), cl::cat(capsCategory)),
      maxInflateRatio(
          "max-inflate-ratio",
          cl::desc("Inflated bytes for each compressed byte of an entry"),
          cl::init(defaults.maxInflateRatio), cl::cat(capsCategory)),
      maxNesting("max-archive-nesting", cl::desc("Jars inside one another"),
                 cl::init(defaults.maxNesting), cl::cat(capsCategory)),
      maxArchives("max-archives", cl::desc("Archives of one path"),
                  cl::init(defaults.maxArchives), cl::cat(capsCategory)) {}

ProgramOptions ProgramCommandLine::getOptions() const {
  ProgramOptions options;
  options.classPath.assign(classPath.begin(), classPath.end());
  options.libraries.assign(libraries.begin(), libraries.end());
  options.modulePath.assign(modulePath.begin(), modulePath.end());
  options.addModules.assign(addModules.begin(), addModules.end());
  options.mainModule = mainModule;
  options.platform.jdk = jdk;
  options.platform.noJdk = noJdk;
  options.followManifest = !noManifestPath;
  options.release = release;
  options.archive.maxEntries = maxEntries;
  options.archive.maxEntrySize = maxEntrySize;
  options.archive.maxArchiveSize = maxArchiveSize;
  options.archive.maxInflateRatio = maxInflateRatio;
  options.archive.maxNesting = maxNesting;
  options.archive.maxArchives = maxArchives;
  return options;
}
