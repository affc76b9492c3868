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

#include "jir/Emit/CodeEmitter.h"
#include "jir/Support/InputError.h"

using namespace jir;

llvm::Expected<CodeContents> jir::emitCode(jvm::MethodOp method,
                                           ConstantEmitter &constants,
                                           const EmitOptions &options) {
  return inClass(inMember(inputError("bodies can't be written yet"),
                          "method " + method.getSymName()),
                 method.getClass().getSymName());
}
