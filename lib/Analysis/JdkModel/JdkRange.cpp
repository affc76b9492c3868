//===- JdkRange.cpp - Ranges of JDK feature releases ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ranges as text, and the release that a program names.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/JdkModel/JdkRange.h"
#include "jir/Dialect/JVM/JVMOps.h"

using namespace jir;

std::optional<JdkRange> JdkRange::parse(llvm::StringRef text) {
  JdkRange range;
  auto [first, last] = text.split('-');
  if (first.empty() && last.empty())
    return std::nullopt;
  if (!first.empty() && first.getAsInteger(10, range.first))
    return std::nullopt;
  if (!text.contains('-'))
    range.last = range.first;
  else if (!last.empty() && last.getAsInteger(10, range.last))
    return std::nullopt;
  if (range.first > range.last)
    return std::nullopt;
  return range;
}

std::optional<unsigned> jir::findJdkRelease(mlir::ModuleOp program) {
  std::optional<unsigned> release;
  for (jvm::PlatformOp platform : program.getOps<jvm::PlatformOp>()) {
    llvm::StringRef version = platform.getVersion();
    // Up to release 8 the version is 1.8.0_292.
    version.consume_front("1.");
    unsigned number;
    if (!version.consumeInteger(10, number))
      release = number;
  }
  return release;
}
