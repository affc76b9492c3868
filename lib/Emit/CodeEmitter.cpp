//===- CodeEmitter.cpp - From a body to a Code attribute --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The steps of the translation, in their order.
///
//===----------------------------------------------------------------------===//

#include "CodeEmitter.h"
#include "BodyEmitter.h"
#include "jir/Support/InputError.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jir-emit"

using namespace jir;

llvm::Expected<CodeContents> jir::emitCode(jvm::MethodOp method,
                                           ConstantEmitter &constants,
                                           const EmitOptions &options) {
  if (method.isExternal() || method.getBody().empty())
    return inClass(inMember(inputError("the method's body is not loaded"),
                            "method " + method.getSymName()),
                   method.getClass().getSymName());
  BodyModel model(method);
  model.build();
  Locals locals(model);
  locals.run();
  bool needsFarFrames = false;
  llvm::Expected<CodeContents> contents =
      BodyEmitter(method, model, locals, constants, options)
          .emit(/*withFarFrames=*/false, needsFarFrames);
  if (!needsFarFrames)
    return contents;
  LDBG() << method.getClass().getSymName() << '.' << method.getSymName()
         << ": again, with branches that reach further";
  llvm::consumeError(contents.takeError());
  return BodyEmitter(method, model, locals, constants, options)
      .emit(/*withFarFrames=*/true, needsFarFrames);
}
