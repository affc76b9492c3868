//===- ClassFileLoaderBorrowing.cpp - Bodies for one look -------*- C++ -*-===//
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
struct ClassFileLoader::BorrowedClass {
  jvm::ClassOp classOp;
  SmallVector<jvm::MethodOp, 4> methods;
  const Location *location = nullptr;
  /// The class file: one that was open, or the one opened here.
  const ClassFile *file = nullptr;
  std::unique_ptr<OpenClass> opened;
  /// Why a body could not be imported; empty for those that were.
  SmallVector<std::string, 4> reasons;
};

void ClassFileLoader::borrowBodies(ArrayRef<jvm::MethodOp> methods) {
  MapVector<Operation *, BorrowedClass> classes;
  for (jvm::MethodOp method : methods) {
    if (method.getState() != jvm::BodyState::Unloaded)
      continue;
    BorrowedClass &borrowed = classes[method.getClass()];
    borrowed.classOp = method.getClass();
    borrowed.methods.push_back(method);
  }
  for (auto &[op, borrowed] : classes) {
    auto open = openClasses.find(borrowed.classOp.getSymNameAttr());
    if (open != openClasses.end())
      borrowed.file = &*open->second->file;
    else
      borrowed.location = findLocation(borrowed.classOp);
  }

  unsigned threads = chooseThreads(context, options.threads, methods.size());
  ClassImportOptions look = options.classes;
  look.verify = false;
  look.describeCode = false;
  while (borrowers.size() < threads)
    borrowers.push_back(std::make_unique<ClassImporter>(context, look));
  unsigned numStarted = 0;
  parallelForItems(
      threads, classes.size(), [&] { return borrowers[numStarted++].get(); },
      [&](ClassImporter *with, size_t index) {
        BorrowedClass &borrowed = (classes.begin() + index)->second;
        if (!borrowed.file && borrowed.location) {
          Expected<std::unique_ptr<OpenClass>> opened =
              open(*borrowed.location);
          if (!opened)
            return consumeError(opened.takeError());
          borrowed.opened = std::move(*opened);
          borrowed.file = &*borrowed.opened->file;
        }
        if (borrowed.file)
          for (jvm::MethodOp method : borrowed.methods)
            borrowed.reasons.push_back(
                with->importBody(*borrowed.file, method));
      });

  // What is kept and reported comes in the order of the methods.
  for (auto &[op, borrowed] : classes) {
    StringAttr name = borrowed.classOp.getSymNameAttr();
    if (borrowed.opened)
      openClasses[name] = std::move(borrowed.opened);
    if (!borrowed.file) {
      // One that cannot be read is reported as for a single body.
      (void)ensureBody(borrowed.methods.front());
      continue;
    }
    Loan &loan = loans[name];
    for (auto [method, reason] : zip(borrowed.methods, borrowed.reasons)) {
      // No fingerprint: what is only looked at does not change.
      loan.bodies[method.getSymNameAttr()] = 0;
      if (!reason.empty())
        method.emitWarning()
            << "the body of " << borrowed.classOp.getSymName()
            << "::" << method.getSymName() << " cannot be imported: " << reason;
    }
  }
}
