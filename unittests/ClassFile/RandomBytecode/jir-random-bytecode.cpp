//===- jir-random-bytecode.cpp - Random class files -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes classes B0, B1, ... with random methods m0, m1, ...: those with an
// even number have stack maps, those with an odd one are of version 49 and have
// subroutines. evaluation/inputs/random-bytecode/RunRandom.java runs them.
//
//===----------------------------------------------------------------------===//

#include "RandomMethod.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"

using namespace jir;
using namespace jir::test;

namespace cl = llvm::cl;

static cl::opt<unsigned> seed("seed", cl::desc("what decides everything"),
                              cl::init(1));
static cl::opt<unsigned> numClasses("classes", cl::desc("number of classes"),
                                    cl::init(10));
static cl::opt<unsigned> numMethods("methods", cl::desc("methods a class"),
                                    cl::init(10));
static cl::opt<std::string> folder("o", cl::desc("folder to write to"),
                                   cl::value_desc("folder"), cl::Required);

/// `static long note(long)`: hash = hash * 31 + value; returns the value.
static void addNote(ClassFileBuilder &file, llvm::StringRef name) {
  CodeBuilder code(file.getPool());
  uint16_t hash = file.getPool().addField(name, "hash", "J");
  code.emitConstant(Opcode::Getstatic, hash);
  code.emitConstant(Opcode::Ldc2W, file.getPool().addLong(31));
  code.emit(Opcode::Lmul).emitLocal(Opcode::Lload, 0).emit(Opcode::Ladd);
  code.emitConstant(Opcode::Putstatic, hash);
  code.emitLocal(Opcode::Lload, 0).emit(Opcode::Lreturn);
  file.addMethod(access::Public | access::Static, "note", "(J)J", code);
}

static llvm::Error writeClass(unsigned index) {
  std::string name = "B" + std::to_string(index);
  bool hasFrames = index % 2 == 0;
  ClassFileBuilder file(name);
  file.setVersion(hasFrames ? 52 : 49);
  file.addField(access::Public | access::Static, "fuel", "I");
  file.addField(access::Public | access::Static, "hash", "J");
  addNote(file, name);
  for (unsigned i = 0; i != numMethods; ++i)
    RandomMethod(file, name, (uint64_t(seed) << 32) + index * 1000 + i,
                 hasFrames)
        .write("m" + std::to_string(i));
  auto bytes = file.finish();
  if (!bytes)
    return bytes.takeError();
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, name + ".class");
  std::error_code error;
  llvm::raw_fd_ostream os(path, error);
  if (error)
    return llvm::createFileError(path, error);
  os.write(reinterpret_cast<const char *>(bytes->data()), bytes->size());
  return llvm::Error::success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(
      argc, argv, "jir-random-bytecode: writes random valid class files\n");
  if (std::error_code error = llvm::sys::fs::create_directories(folder)) {
    llvm::errs() << folder << ": " << error.message() << "\n";
    return 1;
  }
  for (unsigned index = 0; index != numClasses; ++index)
    if (llvm::Error error = writeClass(index)) {
      llvm::logAllUnhandledErrors(std::move(error), llvm::errs());
      return 1;
    }
}
