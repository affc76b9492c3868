//===- BuiltinModels.cpp - The models that come with jir --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Holds the texts that the build made of lib/Models/*.mlir.
//
//===----------------------------------------------------------------------===//

#include "jir/Models/BuiltinModels.h"

using namespace jir;

static constexpr ModelFile kFiles[] = {
#include "BuiltinModels.inc"
};

llvm::ArrayRef<ModelFile> jir::getBuiltinModelFiles() { return kFiles; }
