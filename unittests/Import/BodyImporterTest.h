//===- BodyImporterTest.h - Bodies from hand-made code ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Assembles a method that javac never emits and imports it.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_IMPORT_BODYIMPORTERTEST_H
#define JIR_UNITTESTS_IMPORT_BODYIMPORTERTEST_H

#include "../../lib/Import/BodyImporter.h"
#include "jir/ClassFile/ClassFileBuilder.h"
#include "mlir/IR/BuiltinOps.h"
#include "gtest/gtest.h"
#include <functional>

namespace jir::test {

using Bytes = llvm::SmallVector<uint8_t, 0>;
using Emit = std::function<void(CodeBuilder &, ConstantPoolBuilder &)>;

/// How a test makes its class `C`, which has fields `f` (int) and `r` (Object).
struct CodeSpec {
  std::string name = "m";
  std::string descriptor = "()V";
  Emit emit;
  /// Below 50 there are no frames: types at merges are inferred.
  uint16_t version = 49;
  uint16_t flags = access::Static;
};

/// The class file. The code must be encodable.
Bytes makeClass(const CodeSpec &spec);

class BodyTest : public ::testing::Test {
protected:
  BodyTest();

  /// Imports and verifies the method; the text of its blocks, after a line
  /// break, or the error.
  std::string import(llvm::ArrayRef<uint8_t> bytes,
                     const BodyImportOptions &options = {},
                     const ImportLimits &limits = {});
  std::string import(const CodeSpec &spec) { return import(makeClass(spec)); }
  /// The same for a static method of version 49.
  std::string import(llvm::StringRef descriptor, const Emit &emit) {
    return import({"m", descriptor.str(), emit, 49, access::Static});
  }

  mlir::MLIRContext mlirContext;
};

/// Whether the JVM accepts the class; its message if not.
std::string judgeByJvm(const CodeSpec &spec);

} // namespace jir::test

#endif // JIR_UNITTESTS_IMPORT_BODYIMPORTERTEST_H
