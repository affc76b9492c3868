//===- ClassFileLoaderBodies.cpp - Bodies for one look -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Loads many bodies at once, class by class on several threads, for callers
/// that release each after use.
///
//===----------------------------------------------------------------------===//

#include "ClassFileLoader.h"
#include "Parallel.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/MapVector.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

/// The methods of one class, and what a thread made of them.
struct ClassFileLoader::LoadingClass {
  jvm::ClassOp classOp;
  SmallVector<jvm::MethodOp, 4> methods;
  const Location *location = nullptr;
  /// The class file: one that was open, or the one opened here.
  const ClassFile *file = nullptr;
  std::unique_ptr<OpenClass> opened;
  /// Why a body could not be imported; empty for those that were.
  SmallVector<std::string, 4> reasons;
};

void ClassFileLoader::materializeBodies(ArrayRef<jvm::MethodOp> methods) {
  MapVector<Operation *, LoadingClass> classes;
  for (jvm::MethodOp method : methods) {
    if (method.getState() != jvm::BodyState::Unloaded)
      continue;
    LoadingClass &loading = classes[method.getClass()];
    loading.classOp = method.getClass();
    loading.methods.push_back(method);
  }
  for (auto &[op, loading] : classes) {
    auto open = openClasses.find(loading.classOp.getSymNameAttr());
    if (open != openClasses.end())
      loading.file = &*open->second->file;
    else
      loading.location = findLocation(loading.classOp);
  }

  unsigned threads = chooseThreads(context, options.threads, methods.size());
  ClassImportOptions look = options.classes;
  look.verify = false;
  look.describeCode = false;
  while (threadImporters.size() < threads)
    threadImporters.push_back(std::make_unique<ClassImporter>(context, look));
  unsigned numStarted = 0;
  parallelForItems(
      threads, classes.size(),
      [&] { return threadImporters[numStarted++].get(); },
      [&](ClassImporter *with, size_t index) {
        LoadingClass &loading = (classes.begin() + index)->second;
        if (!loading.file && loading.location) {
          Expected<std::unique_ptr<OpenClass>> opened = open(*loading.location);
          if (!opened)
            return consumeError(opened.takeError());
          loading.opened = std::move(*opened);
          loading.file = &*loading.opened->file;
        }
        if (loading.file)
          for (jvm::MethodOp method : loading.methods)
            loading.reasons.push_back(with->importBody(*loading.file, method));
      });

  // What is kept and reported comes in the order of the methods.
  for (auto &[op, loading] : classes) {
    StringAttr name = loading.classOp.getSymNameAttr();
    if (loading.opened)
      openClasses[name] = std::move(loading.opened);
    if (!loading.file) {
      // One that cannot be read is reported as for a single body.
      (void)ensureBody(loading.methods.front());
      continue;
    }
    LoadedParts &parts = loadedParts[name];
    for (auto [method, reason] : zip(loading.methods, loading.reasons)) {
      // No fingerprint: what is only looked at does not change.
      parts.bodies[method.getSymNameAttr()] = 0;
      if (!reason.empty())
        method.emitWarning()
            << "the body of " << loading.classOp.getSymName()
            << "::" << method.getSymName() << " cannot be imported: " << reason;
    }
  }
}
