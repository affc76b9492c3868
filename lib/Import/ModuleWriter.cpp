//===- ModuleWriter.cpp - Writing an imported program -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements writeModule.
//
//===----------------------------------------------------------------------===//

#include "jir/Import/ModuleWriter.h"
#include "jir/Support/InputError.h"
#include "jir/Support/OutputFile.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/AsmState.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

Error jir::writeModule(ModuleOp module, StringRef path, bool withLocations) {
  auto file = OutputFile::create(path);
  if (!file)
    return file.takeError();
  raw_ostream &os = (*file)->os();
  if (path == "-" || path.ends_with(".mlir")) {
    // What the import built has been verified; local scope would name values
    // in each class alone, which costs nothing here: classes are isolated.
    OpPrintingFlags flags;
    flags.assumeVerified();
    if (withLocations)
      flags.enableDebugInfo(true, /*prettyForm=*/false);
    module.print(os, flags);
    os << '\n';
  } else if (failed(writeBytecodeToFile(module, os,
                                        BytecodeWriterConfig("jir")))) {
    return inFile(inputError("cannot be written as bytecode"), path);
  }
  return (*file)->commit();
}
