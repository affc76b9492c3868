//===- BodyTarget.cpp - Fuzzes import and emission --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Imports a class file with its bodies and MLIR's verifier, and writes it
// again. What comes out must be a class file that imports without a failure.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Emit/ClassEmitter.h"
#include "../../lib/Import/ClassImporter.h"
#include "ClassFileMutator.h"
#include "jir/ClassFile/Validation.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  return test::mutateClassFile(data, size, maxSize, seed);
}

static mlir::OwningOpRef<jvm::ClassOp> import(mlir::MLIRContext &context,
                                              llvm::ArrayRef<uint8_t> bytes,
                                              ImportNotes &notes) {
  llvm::Expected<ClassFile> file = ClassFile::parse(bytes);
  if (!file) {
    llvm::consumeError(file.takeError());
    return {};
  }
  ClassImporter importer(&context, ClassImportOptions());
  return importer.importClass(bytes, file->getName(),
                              {jvm::Origin::Application, {}, "x"}, notes);
}

[[noreturn]] static void fail(const std::string &problem) {
  llvm::errs() << problem << '\n';
  abort();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  context.loadDialect<jvm::JVMDialect>();
  ImportNotes notes;
  auto classOp = import(context, {data, size}, notes);
  if (!classOp || notes.failedClasses || notes.failedMethods)
    return 0;
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  jvm::ClassOp imported = classOp.release();
  module->push_back(imported);
  if (mlir::failed(mlir::verify(*module)))
    fail("the imported class is not valid");
  raiseVersion(imported);
  auto emitted = emitClass(imported, EmitOptions());
  if (!emitted) {
    // Code that passes 64 KiB, and objects of several `new`, are errors.
    llvm::consumeError(emitted.takeError());
    return 0;
  }
  ImportNotes again;
  auto second = import(context, emitted->bytes, again);
  if (!second || again.failedClasses || again.failedMethods)
    fail("the emitted class: " +
         (again.problems.empty() ? "" : again.problems.front()));
  return 0;
}
