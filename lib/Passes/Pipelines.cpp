//===- Pipelines.cpp - Named pipelines for the common jobs ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Each pipeline with its options.
///
//===----------------------------------------------------------------------===//

#include "jir/Passes/Passes.h"

void jir::registerJIRPipelines() {}

llvm::ArrayRef<llvm::StringLiteral> jir::getJIRPipelineNames() { return {}; }
