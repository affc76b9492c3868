//===- ImportOptions.cpp - Options of an import -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ImportCommandLine.
//
//===----------------------------------------------------------------------===//

#include "jir/Import/ImportOptions.h"
#include "jir/Support/DebugOption.h"
#include "jir/Support/ModifiedUtf8.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace jir;
using namespace llvm;

void jir::hideLibraryOptions() {
  auto &registered = cl::getRegisteredOptions();
  for (auto &[name, option] : registered)
    if (name != "help" && name != "version")
      option->setHiddenFlag(cl::ReallyHidden);
  if (auto it = registered.find("threads"); it != registered.end())
    it->second->removeArgument();
}

ImportCommandLine::ImportCommandLine()
    : category("Import options", "What is imported, and how"),
      mainClass("main", cl::desc("Main class (default: that of the manifest)"),
                cl::value_desc("class"), cl::cat(category)),
      entries(
          "entry",
          cl::desc("Entry points: CLASSES[::METHODS[DESCRIPTOR]] with * "
                   "and ?, all-public, "
                   "@ANNOTATION, junit4, junit5, testng, all-main, or none"),
          cl::value_desc("pattern"), cl::cat(category)),
      wars("war",
           cl::desc("Wars that the program deploys: parts of the application"),
           cl::value_desc("path"), cl::cat(category)),
      pluginPaths("plugin-path",
                  cl::desc("Folders of plugins: the program's loaders load the "
                           "jars in them, at any depth, as libraries"),
                  cl::value_desc("folder"), cl::cat(category)),
      resources("resource",
                cl::desc("Files, and folders of files, that the program reads "
                         "besides its archives"),
                cl::value_desc("path"), cl::cat(category)),
      properties("D", cl::desc("System properties of the run"), cl::Prefix,
                 cl::value_desc("name=value"), cl::cat(category)),
      arguments("args", cl::desc("Arguments of the main method"),
                cl::value_desc("word"), cl::cat(category)),
      strict("strict", cl::ValueOptional,
             cl::desc("Fail if a class or a method could not be imported"),
             cl::init(Strictness::None),
             cl::values(
                 clEnumValN(Strictness::Import, "", ""),
                 clEnumValN(Strictness::Import, "import", "the same"),
                 clEnumValN(Strictness::Linkage, "linkage",
                            "also if the JVM would refuse to link a class")),
             cl::cat(category)),
      selfContained("self-contained",
                    cl::desc("Include all classes of the JDK"),
                    cl::cat(category)),
      checkFrames("check-frames",
                  cl::desc("Check inferred types against the class files' "
                           "stack maps; a method with a difference fails"),
                  cl::cat(category)),
      tryNewer("try-newer-class-files",
               cl::desc("Read class files newer than the newest known version"),
               cl::cat(category)),
      noVerify("no-verify",
               cl::desc("Do not run MLIR's verifier over what was imported"),
               cl::cat(category)),
      threads("threads", cl::desc("Threads (default: one a core)"),
              cl::value_desc("N"), cl::init(0), cl::cat(category)),
      maxProblems("max-problems",
                  cl::desc("Most problems that are printed (0: all)"),
                  cl::value_desc("N"), cl::init(20), cl::cat(category)) {
  registerDebugOption();
}

/// Adds `dir/*` for a folder and those below it that hold jars.
static void addJarFolders(const std::string &folder,
                          std::vector<std::string> &words) {
  std::vector<std::string> found;
  std::error_code error;
  for (sys::fs::recursive_directory_iterator it(folder, error), end;
       it != end && !error; it.increment(error))
    if (StringRef(it->path()).ends_with(".jar"))
      found.push_back((sys::path::parent_path(it->path()) + "/*").str());
  llvm::sort(found);
  found.erase(llvm::unique(found), found.end());
  // Whatever opens the path reports that it is not a folder.
  if (found.empty())
    found.push_back(folder);
  llvm::append_range(words, found);
}

ProgramImportOptions ImportCommandLine::getOptions() const {
  ProgramImportOptions options;
  options.program = program.getOptions();
  options.classes.parse.allowNewerVersions = tryNewer;
  options.classes.verify = !noVerify;
  options.classes.limits = limits.getLimits();
  llvm::append_range(options.program.classPath, wars);
  for (const std::string &folder : pluginPaths)
    addJarFolders(folder, options.program.libraries);
  options.given.resources.assign(resources.begin(), resources.end());
  options.given.properties.assign(properties.begin(), properties.end());
  options.given.arguments.assign(arguments.begin(), arguments.end());
  options.mainClass = fromUtf8(mainClass);
  options.entries.assign(entries.begin(), entries.end());
  options.selfContained = selfContained;
  options.checkFrames = checkFrames;
  options.threads = threads;
  return options;
}

LoaderCommandLine::LoaderCommandLine()
    : jdk("jdk",
          cl::desc("Home of the JDK that the program was imported with "
                   "(default: one of this machine that has its hash)"),
          cl::value_desc("folder")) {
  registerDebugOption();
}

ClassFileLoaderOptions LoaderCommandLine::getOptions() const {
  ClassFileLoaderOptions options;
  options.platform.jdk = jdk;
  options.classes.limits = limits.getLimits();
  return options;
}
