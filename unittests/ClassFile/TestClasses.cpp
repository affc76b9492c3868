//===- TestClasses.cpp - Class files for the unit tests ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The small good class, and jir's verdict on class files.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/Validation.h"

using namespace jir;
using namespace jir::test;

Bytes test::makeSmallClass() {
  ClassFileBuilder builder("pack/Small");
  ConstantPoolBuilder &pool = builder.getPool();
  builder.addInterface("java/io/Serializable");
  uint16_t five = pool.addLong(5);
  builder.addField(access::Static | access::Final, "five", "J")
      .addAttribute("ConstantValue", ByteWriter().writeU2(five).getBytes());

  // for (i = n; i > 0; i--) ; with a handler that returns -1.
  CodeBuilder code(pool);
  VerificationType integer, exception;
  integer.kind = VerificationType::Integer;
  exception.kind = VerificationType::Object;
  exception.className = "java/lang/RuntimeException";
  auto handler = code.makeLabel(), done = code.makeLabel();
  auto loop = code.here();
  code.emitLocal(Opcode::Iload, 0).emitBranch(Opcode::Ifle, done);
  code.emitIncrement(0, -1).emitBranch(Opcode::Goto, loop);
  code.bind(done).emitLocal(Opcode::Iload, 0).emit(Opcode::Ireturn);
  code.bind(handler).emit(Opcode::Pop).emitInt(-1).emit(Opcode::Ireturn);
  code.addHandler(loop, done, handler,
                  pool.addClass("java/lang/RuntimeException"));
  code.addFrame(loop, {integer}, {}).addFrame(done, {integer}, {});
  code.addFrame(handler, {integer}, {exception}).setLimits(1, 1);
  code.addAttribute("LineNumberTable",
                    ByteWriter().writeU2(1).writeU2(0).writeU2(7).getBytes());
  builder.addMethod(access::Static, "count", "(I)I", code);

  uint16_t source = pool.addUtf8("Small.java");
  builder.addAttribute("SourceFile", ByteWriter().writeU2(source).getBytes());
  builder.addAttribute("Strange", {1, 2, 3});
  return build(builder);
}

std::pair<Verdict, std::string> test::judge(llvm::ArrayRef<uint8_t> bytes) {
  llvm::Expected<ClassFile> file = ClassFile::parse(bytes);
  if (!file)
    return {Verdict::Format, llvm::toString(file.takeError())};
  if (llvm::Error error = validateFormat(*file))
    return {Verdict::Format, llvm::toString(std::move(error))};
  for (const MemberInfo &method : file->getMethods()) {
    if (!method.attributes.has(AttributeKind::Code))
      continue;
    auto code = CodeAttribute::parse(*file, method);
    if (!code)
      return {Verdict::Verify, llvm::toString(code.takeError())};
    if (llvm::Error error = validateCode(*file, method, *code))
      return {Verdict::Verify, llvm::toString(std::move(error))};
  }
  return {Verdict::Ok, ""};
}

void HostileClasses::add(llvm::StringRef name, Verdict verdict,
                         const Change &change) {
  ClassFileBuilder builder("T");
  change(builder);
  addBytes(name, verdict, build(builder));
}

HostileClasses test::makeHostileClasses() {
  HostileClasses classes;
  addHostileConstants(classes);
  addHostileNames(classes);
  addHostileMembers(classes);
  addHostileAttributes(classes);
  addHostileTables(classes);
  addHostileInstructions(classes);
  addHostileFrames(classes);
  return classes;
}
