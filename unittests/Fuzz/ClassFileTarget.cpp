//===- ClassFileTarget.cpp - Fuzzes the class file reader -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads, checks and decodes all that a class file holds.
//
//===----------------------------------------------------------------------===//

#include "ClassFileMutator.h"
#include "jir/ClassFile/ClassFilePrinter.h"
#include "jir/ClassFile/Validation.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  return test::mutateClassFile(data, size, maxSize, seed);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::ArrayRef<uint8_t> bytes(data, size);
  llvm::consumeError(ClassHeader::parse(bytes).takeError());
  llvm::Expected<ClassFile> file = ClassFile::parse(bytes);
  if (!file) {
    llvm::consumeError(file.takeError());
    return 0;
  }
  llvm::consumeError(validateAttributes(*file));
  llvm::consumeError(validateClassFile(*file));
  llvm::raw_null_ostream os;
  PrintOptions options;
  options.constants = options.stackMaps = true;
  printClassFile(*file, os, options);
  return 0;
}
