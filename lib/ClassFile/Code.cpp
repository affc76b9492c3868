//===- Code.cpp - The Code attribute ----------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading of the Code attribute (JVMS 4.7.3).
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/Code.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;

Expected<CodeAttribute> CodeAttribute::parse(const ClassFile &file,
                                             const MemberInfo &method) {
  auto locate = [&](Error error) {
    return inClass(
        inMember(inAttribute(std::move(error), "Code"), method.describe()),
        file.getName());
  };
  const AttributeInfo *attribute = method.attributes.find(AttributeKind::Code);
  if (!attribute)
    return locate(inputErrorAt(method.offset, "the method has no code"));

  CodeAttribute result;
  ByteReader reader = attribute->getReader();
  result.maxStack = reader.readU2();
  result.maxLocals = reader.readU2();
  uint32_t codeLength = reader.readU4();
  result.codeOffset = reader.getFileOffset();
  result.code = reader.readBytes(codeLength);
  if (reader.hasFailed())
    return locate(reader.checkRead("the code"));
  size_t numHandlers = reader.readU2();
  result.handlers = TableView<ExceptionHandler>(reader, numHandlers);
  if (reader.hasFailed())
    return locate(reader.checkRead("the exception table"));
  if (Error error =
          readAttributes(reader, file.getConstantPool(), AttributePlaces::Code,
                         file.getMajorVersion(), result.attributes))
    return locate(std::move(error));
  if (Error error = reader.checkEnd("the attribute"))
    return locate(std::move(error));
  return result;
}

Error jir::findInstructionStarts(llvm::ArrayRef<uint8_t> code,
                                 llvm::BitVector &starts) {
  starts.clear();
  starts.resize(code.size());
  Instruction instruction;
  for (uint32_t at = 0; at < code.size(); at = instruction.getNext()) {
    if (!decodeInstruction(code, at, instruction))
      return explainMalformed(code, at);
    starts.set(at);
  }
  return Error::success();
}
