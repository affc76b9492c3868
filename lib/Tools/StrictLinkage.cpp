//===- StrictLinkage.cpp - The option --strict=linkage ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the check over LinkageVerifier.
//
//===----------------------------------------------------------------------===//

#include "jir/Tools/StrictLinkage.h"
#include "jir/Analysis/Hierarchy/LinkageVerifier.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Import/ImportOptions.h"
#include "jir/Tools/Driver.h"

using namespace jir;
using namespace mlir;

void jir::attachImportedPlatform(MLIRContext *context,
                                 const ProgramImportOptions &options,
                                 std::shared_ptr<ProgramFiles> files) {
  ClassFileLoaderOptions loader;
  loader.platform = options.program.platform;
  loader.archives = options.program.archive;
  loader.classes = options.classes;
  loader.threads = options.threads;
  // The import has the JDK open; its files live as long as the loader.
  loader.opened = std::shared_ptr<Platform>(
      files, const_cast<Platform *>(&files->getPlatform()));
  context->getLoadedDialect<jvm::JVMDialect>()->setBodyLoader(
      makeClassFileLoader(context, std::move(loader)));
}

bool jir::checkLinkage(ModuleOp program, llvm::StringRef tool,
                       unsigned maxProblems) {
  ClassHierarchy hierarchy(program);
  if (!hierarchy.isValid())
    return false;
  Linkage linkage(hierarchy);
  // Without a platform all programs lack java.lang.Object.
  LinkageVerifier verifier(
      linkage, /*absentIsError=*/!hierarchy.isPhantom(hierarchy.getObject()));
  llvm::SmallVector<jvm::ClassOp> classes(program.getOps<jvm::ClassOp>());
  uint64_t numProblems = 0, numClasses = 0;
  for (jvm::ClassOp classOp : classes) {
    std::vector<LinkageProblem> problems =
        verifier.verify(classOp, /*withTypes=*/true);
    numClasses += !problems.empty();
    for (const LinkageProblem &problem : problems)
      if (++numProblems <= maxProblems || !maxProblems)
        reportError(tool, problem.describe(hierarchy));
  }
  if (jvm::BodyLoader *loader = hierarchy.getLoader())
    loader->unloadAll(program);
  if (!numProblems)
    return true;
  if (maxProblems && numProblems > maxProblems)
    reportError(tool, llvm::Twine(numProblems - maxProblems).str() +
                          " more; --max-problems=0 prints all of them");
  reportError(tool, "the JVM would refuse to link " +
                        llvm::Twine(numClasses).str() +
                        " classes (--strict=linkage)");
  return false;
}
