//===- ProgramEmitter.cpp - All classes of a program ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements emitProgram.
//
//===----------------------------------------------------------------------===//

#include "jir/Emit/ProgramEmitter.h"
#include "ClassEmitter.h"
#include "mlir/IR/Threading.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

static void emitOne(ClassEmission &one, const EmitOptions &options) {
  raiseVersion(one.classOp);
  Expected<EmittedClass> file = emitClass(one.classOp, options);
  if (file)
    one.file = std::move(*file);
  else
    one.problems = toString(file.takeError());
}

std::vector<ClassEmission> jir::emitProgram(ModuleOp program,
                                            const EmitSelection &selection,
                                            const EmitOptions &options,
                                            Progress &progress) {
  std::vector<ClassEmission> classes;
  for (auto classOp : program.getOps<jvm::ClassOp>()) {
    bool isLeftOut = classOp.getOrigin() == jvm::Origin::Platform &&
                     !classOp.hasMembers() && !classOp.getMetadataAttr();
    if (selection.contains(classOp.getOrigin()) && !isLeftOut)
      classes.push_back({classOp, {}, {}});
  }
  progress.startStage("emitting", classes.size(), "classes");
  parallelForEach(program.getContext(), classes, [&](ClassEmission &one) {
    emitOne(one, options);
    progress.advance();
  });
  progress.finish();
  return classes;
}
