//===- Unload.cpp - jvm-unload: the end of a loan ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-unload.
///
//===----------------------------------------------------------------------===//

#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_UNLOAD
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class UnloadPass : public jir::impl::UnloadBase<UnloadPass> {
public:
  using UnloadBase::UnloadBase;

private:
  LogicalResult runOnProgram(ModuleOp program) override {
    if (jvm::BodyLoader *loader = getDialect().getBodyLoader())
      loader->unloadAll(program);
    return success();
  }
};

} // namespace
