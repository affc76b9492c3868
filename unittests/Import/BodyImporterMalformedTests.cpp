//===- BodyImporterMalformedTests.cpp - What the JVM rejects ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the JVM's verifier rejects for its structure is an error that names the
// bytecode index; the JVM is asked.
//
//===----------------------------------------------------------------------===//

#include "../ClassFile/JvmVerdicts.h"
#include "BodyImporterTest.h"

using namespace jir;
using namespace jir::test;

using C = CodeBuilder;
using P = ConstantPoolBuilder;

namespace {
struct Malformed {
  const char *message;
  Emit emit;
  std::string descriptor = "()V";
  std::string name = "m";
  uint16_t flags = access::Static;
  uint16_t version = 49;
};
} // namespace

static void ret(C &c) { c.emit(Opcode::Return); }

static std::vector<Malformed> getStackFaults() {
  return {
      {"index 0: the operand stack is empty",
       [](C &c, P &) { ret(c.emit(Opcode::Istore0)); }},
      {"index 1: expected int, found !jvm.null",
       [](C &c, P &) { ret(c.emit(Opcode::AconstNull).emit(Opcode::Ineg)); }},
      {"index 1: expected long, found i32",
       [](C &c, P &) { ret(c.emitInt(1).emit(Opcode::Lneg)); }},
      {"index 1: expected an initialised reference, found i32",
       [](C &c, P &) { ret(c.emitInt(1).emit(Opcode::Athrow)); }},
      {"index 1: the operand stack grows beyond the 1 entries",
       [](C &c, P &) { ret(c.emitInt(1).emitInt(2).setLimits(1, 1)); }},
      {"index 5: the operand stack has 0 entries on one way here and 1 on "
       "another",
       [](C &c, P &) {
         auto end = c.makeLabel();
         c.emitInt(0).emitBranch(Opcode::Ifeq, end).emitInt(1);
         ret(c.bind(end).emit(Opcode::Nop));
       }},
      {"operand stack entry 0 has different kinds on the ways here",
       [](C &c, P &) {
         auto other = c.makeLabel(), end = c.makeLabel();
         c.emitInt(0).emitBranch(Opcode::Ifeq, other);
         c.emitInt(1).emitBranch(Opcode::Goto, end);
         c.bind(other).emit(Opcode::Fconst0);
         ret(c.bind(end).emit(Opcode::Pop));
       }},
      {"index 0: the operand stack has 0 entries on one way here and 1 on "
       "another",
       [](C &c, P &) {
         auto loop = c.here();
         c.emitInt(1).emitBranch(Opcode::Goto, loop);
       }},
  };
}

static std::vector<Malformed> getLocalFaults() {
  return {
      {"index 0: expected int in local variable 0, found nothing",
       [](C &c, P &) { ret(c.emit(Opcode::Iload0).emit(Opcode::Pop)); }},
      {"index 2: expected a reference in local variable 0, found i32",
       [](C &c, P &) {
         c.emitInt(1).emit(Opcode::Istore0).emit(Opcode::Aload0);
         ret(c.emit(Opcode::Pop));
       }},
      {"index 5: expected long in local variable 0, found nothing",
       [](C &c, P &) {
         c.emit(Opcode::Lconst0).emit(Opcode::Lstore0);
         c.emitInt(1).emit(Opcode::Istore1).emit(Opcode::Nop);
         ret(c.emit(Opcode::Lload0).emit(Opcode::Pop2));
       }},
      {"expected int in local variable 0, found nothing that holds on all ways",
       [](C &c, P &) {
         auto other = c.makeLabel(), end = c.makeLabel();
         c.emitInt(0).emitBranch(Opcode::Ifeq, other);
         c.emitInt(1).emit(Opcode::Istore0).emitBranch(Opcode::Goto, end);
         c.bind(other).emit(Opcode::Fconst0).emit(Opcode::Fstore0);
         ret(c.bind(end).emit(Opcode::Iload0).emit(Opcode::Pop));
       }},
      {"index 2: expected local variable 0 as on the other ways here, found "
       "f32",
       [](C &c, P &) {
         c.emitInt(1).emit(Opcode::Istore0);
         auto loop = c.here();
         c.emit(Opcode::Iload0).emit(Opcode::Pop);
         c.emit(Opcode::Fconst0).emit(Opcode::Fstore0);
         c.emitBranch(Opcode::Goto, loop);
       }},
  };
}

static std::vector<Malformed> getFlowFaults() {
  return {
      {"index 0: control falls off the end of the code",
       [](C &c, P &) { c.emit(Opcode::Nop); }},
      {"returns a value from a void method",
       [](C &c, P &) { c.emitInt(1).emit(Opcode::Ireturn); }},
      {"lreturn does not suit the result",
       [](C &c, P &) { c.emit(Opcode::Lconst0).emit(Opcode::Lreturn); }, "()I"},
      {"return without a value", [](C &c, P &) { ret(c); }, "()I"},
  };
}

static std::vector<Malformed> getObjectFaults() {
  return {
      {"expected an initialised reference, found "
       "!jvm.uninit<java.lang.Object>",
       [](C &c, P &p) {
         c.emitConstant(Opcode::New, p.addClass("java/lang/Object"));
         ret(c.emit(Opcode::Athrow));
       }},
      {"expected an object that is not initialised yet, found "
       "!jvm.ref<java.lang.Object>",
       [](C &c, P &p) {
         c.emit(Opcode::Aload0);
         c.emitConstant(Opcode::Invokespecial,
                        p.addMethod("java/lang/Object", "<init>", "()V"));
         ret(c);
       },
       "(Ljava/lang/Object;)V"},
      {"expected a new object of the class whose constructor is called",
       [](C &c, P &p) {
         c.emitConstant(Opcode::New, p.addClass("java/lang/String"));
         c.emitConstant(Opcode::Invokespecial,
                        p.addMethod("java/lang/Object", "<init>", "()V"));
         ret(c);
       }},
      {"the constructor returns before it has called another",
       [](C &c, P &) { ret(c); }, "()V", "<init>", 0},
      {"expected an array of kind int, found !jvm.array<f32>",
       [](C &c, P &) {
         c.emit(Opcode::Aload0).emitInt(0).emit(Opcode::Iaload);
         ret(c.emit(Opcode::Pop));
       },
       "([F)V"},
      {"expected a stack map frame where control flow joins",
       [](C &c, P &) {
         auto end = c.makeLabel(), other = c.makeLabel();
         c.emitInt(0).emitBranch(Opcode::Ifeq, end);
         c.emitInt(0).emitBranch(Opcode::Ifeq, other);
         c.bind(other).emit(Opcode::Nop);
         ret(c.bind(end).addFrame(other, {}, {}));
       },
       "()V", "m", access::Static, 51},
  };
}

using MalformedCode = BodyTest;

TEST_F(MalformedCode, ErrorsNameTheBytecodeIndex) {
  std::vector<Malformed> all;
  for (auto faults :
       {getStackFaults(), getLocalFaults(), getFlowFaults(), getObjectFaults()})
    llvm::append_range(all, faults);
  std::vector<Bytes> classes;
  for (const Malformed &malformed : all) {
    classes.push_back(
        makeClass({malformed.name, malformed.descriptor, malformed.emit,
                   malformed.version, malformed.flags}));
    std::string error = import(classes.back());
    EXPECT_TRUE(llvm::StringRef(error).contains(malformed.message))
        << "expected: " << malformed.message << "\nfound: " << error;
    EXPECT_TRUE(llvm::StringRef(error).starts_with(
        "class C: method " + malformed.name + malformed.descriptor +
        ": bytecode index "))
        << error;
  }
  std::vector<llvm::ArrayRef<uint8_t>> views(classes.begin(), classes.end());
  std::vector<std::string> verdicts = askJvm(views);
  ASSERT_EQ(verdicts.size(), all.size());
  for (auto [malformed, verdict] : llvm::zip(all, verdicts))
    EXPECT_TRUE(llvm::StringRef(verdict).starts_with("verify "))
        << malformed.message << "\nthe JVM: " << verdict;
}
