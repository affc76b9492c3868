//===- BodyImporterMutantTests.cpp - Mutants and the JVM --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the JVM links is imported, and nothing crashes the importer.
//
//===----------------------------------------------------------------------===//

#include "../ClassFile/JvmVerdicts.h"
#include "BodyImporterTest.h"
#include <random>

using namespace jir;
using namespace jir::test;

/// A loop, a handler, a new object across a merge, arrays, a switch, a
/// subroutine.
static void emitSeed(CodeBuilder &c, ConstantPoolBuilder &p) {
  auto sub = c.makeLabel(), handler = c.makeLabel(), done = c.makeLabel();
  auto other = c.makeLabel(), join = c.makeLabel();
  c.emitInt(3).emitLocal(Opcode::Istore, 4);
  auto loop = c.here();
  c.emitConstant(Opcode::New, p.addClass("java/lang/StringBuilder"));
  c.emit(Opcode::Dup).emitLocal(Opcode::Iload, 0);
  c.emitBranch(Opcode::Ifeq, other).emitInt(4).emitBranch(Opcode::Goto, join);
  c.bind(other).emitInt(5).bind(join);
  c.emitConstant(Opcode::Invokespecial,
                 p.addMethod("java/lang/StringBuilder", "<init>", "(I)V"));
  c.emitLocal(Opcode::Astore, 5);
  auto start = c.here();
  c.emitLocal(Opcode::Aload, 1).emitLocal(Opcode::Iload, 4);
  c.emit(Opcode::Iaload).emitLocal(Opcode::Istore, 6);
  c.emitLocal(Opcode::Aload, 5).emitLocal(Opcode::Lload, 2);
  c.emitConstant(Opcode::Invokevirtual,
                 p.addMethod("java/lang/StringBuilder", "append",
                             "(J)Ljava/lang/StringBuilder;"));
  c.emit(Opcode::Pop);
  auto end = c.here();
  c.emitBranch(Opcode::Jsr, sub);
  c.emitLocal(Opcode::Iload, 4);
  c.emitTableSwitch(0, {loop, done, done}, done);
  c.bind(handler).emitLocal(Opcode::Astore, 7);
  c.emitLocal(Opcode::Aload, 7).emit(Opcode::Athrow);
  c.bind(sub).emitLocal(Opcode::Astore, 8).emitIncrement(4, -1);
  c.emitLocal(Opcode::Ret, 8);
  c.bind(done).emitLocal(Opcode::Aload, 5).emit(Opcode::Areturn);
  c.addHandler(start, end, handler, p.addClass("java/lang/RuntimeException"));
  c.addHandler(loop, end, handler, 0);
  c.setLimits(6, 10);
}

/// The same shape without subroutine and merges on the stack, with frames.
static void emitSeedWithFrames(CodeBuilder &c, ConstantPoolBuilder &p) {
  using V = VerificationType;
  const V integer{V::Integer, 0, {}}, longType{V::Long, 0, {}},
      array{V::Object, 0, "[I"}, throwable{V::Object, 0, "java/lang/Throwable"},
      object{V::Object, 0, "java/lang/Object"}, fresh{V::Uninitialized, 0, {}};
  auto other = c.makeLabel(), join = c.makeLabel(), handler = c.makeLabel();
  c.emitConstant(Opcode::New, p.addClass("java/lang/Object"));
  c.emitLocal(Opcode::Astore, 4);
  c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifeq, other);
  c.emitInt(4).emitLocal(Opcode::Istore, 0).emitBranch(Opcode::Goto, join);
  c.bind(other).emitInt(5).emitLocal(Opcode::Istore, 0).bind(join);
  c.emitLocal(Opcode::Aload, 4);
  c.emitConstant(Opcode::Invokespecial,
                 p.addMethod("java/lang/Object", "<init>", "()V"));
  auto loop = c.here();
  c.emitLocal(Opcode::Aload, 1).emitLocal(Opcode::Iload, 0);
  c.emit(Opcode::Iaload).emitLocal(Opcode::Istore, 0);
  auto end = c.here();
  c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifne, loop);
  c.emitLocal(Opcode::Aload, 4).emit(Opcode::Areturn);
  c.bind(handler).emitLocal(Opcode::Astore, 4);
  c.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifne, loop);
  c.emit(Opcode::AconstNull).emit(Opcode::Areturn);
  c.addHandler(loop, end, handler, 0);
  c.addFrame(other, {integer, array, longType, fresh}, {});
  c.addFrame(join, {integer, array, longType, fresh}, {});
  c.addFrame(loop, {integer, array, longType, object}, {});
  c.addFrame(handler, {integer, array, longType}, {throwable});
  c.setLimits(6, 6);
}

using Mutant = BodyTest;

/// Copies of a class with some bytes changed in the code of its method.
static void addMutants(std::vector<Bytes> &result, const CodeSpec &spec,
                       unsigned count, std::mt19937 &random) {
  Bytes seed = makeClass(spec);
  result.push_back(seed);
  ClassFile file = llvm::cantFail(ClassFile::parse(seed));
  const AttributeInfo *code =
      file.getMethods().front().attributes.find(AttributeKind::Code);
  for (unsigned i = 0; i != count; ++i) {
    Bytes bytes = seed;
    for (unsigned changes = 1 + random() % 2; changes > 0; --changes) {
      // Limits, instructions, handlers and frames.
      size_t at = code->offset + random() % code->data.size();
      size_t from = code->offset + 8 + random() % (code->data.size() - 8);
      bytes[at] = random() % 3 == 0   ? uint8_t(random())
                  : random() % 2 == 0 ? bytes[from]
                                      : uint8_t(bytes[at] + random() % 5 - 2);
    }
    result.push_back(std::move(bytes));
  }
}

TEST_F(Mutant, WhatTheJvmLinksIsImported) {
  std::mt19937 random(7);
  std::vector<Bytes> mutants;
  const std::string descriptor = "(I[IJ)Ljava/lang/Object;";
  addMutants(mutants, {"m", descriptor, emitSeed, 49, access::Static}, 1500,
             random);
  for (uint16_t version : {50, 52})
    addMutants(mutants,
               {"m", descriptor, emitSeedWithFrames, version, access::Static},
               1000, random);
  std::vector<llvm::ArrayRef<uint8_t>> views(mutants.begin(), mutants.end());
  std::vector<std::string> verdicts = askJvm(views);
  ASSERT_EQ(verdicts.size(), mutants.size());
  unsigned numLinked = 0;
  for (auto [index, bytes] : llvm::enumerate(mutants)) {
    llvm::Expected<ClassFile> file = ClassFile::parse(bytes);
    if (!file) {
      llvm::consumeError(file.takeError());
      continue;
    }
    std::string text = import(bytes);
    bool isLinked = llvm::StringRef(verdicts[index]).starts_with("ok");
    numLinked += isLinked;
    if (isLinked) {
      EXPECT_FALSE(llvm::StringRef(text).starts_with("class C"))
          << "mutant " << index << ": " << text;
    }
  }
  // The seeds are good, and so are many mutants.
  for (unsigned seed : {0, 1501, 2502})
    EXPECT_EQ(verdicts[seed].substr(0, 2), "ok") << verdicts[seed];
  EXPECT_GT(numLinked, 100u);
}
