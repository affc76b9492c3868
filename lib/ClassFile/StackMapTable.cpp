//===- StackMapTable.cpp - Types at branch targets --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoding of StackMapTable frames (JVMS 4.7.4).
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/StackMapTable.h"
#include "jir/Support/Descriptor.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;
using llvm::Twine;

/// The verification type of a value of this declared type.
static VerificationType getDeclaredType(const DescriptorType &type) {
  VerificationType result;
  switch (type.getKind()) {
  case 'F':
    result.kind = VerificationType::Float;
    break;
  case 'J':
    result.kind = VerificationType::Long;
    break;
  case 'D':
    result.kind = VerificationType::Double;
    break;
  case 'L':
    result.kind = VerificationType::Object;
    result.className = type.getClassName();
    break;
  case '[':
    result.kind = VerificationType::Object;
    result.className = type.getText();
    break;
  default:
    result.kind = VerificationType::Integer;
    break;
  }
  return result;
}

void VerificationType::print(llvm::raw_ostream &os) const {
  static constexpr const char *names[] = {
      "top", "int", "float", "double", "long", "null", "uninitializedThis"};
  if (kind == Object)
    os << className;
  else if (kind == Uninitialized)
    os << "uninitialized " << newIndex;
  else
    os << names[kind];
}

Expected<StackMapReader> StackMapReader::create(const ClassFile &file,
                                                const MemberInfo &method,
                                                const CodeAttribute &code) {
  Expected<MethodDescriptor> descriptor =
      MethodDescriptor::parse(method.descriptor);
  if (!descriptor)
    return descriptor.takeError();
  StackMapReader result;
  result.pool = &file.getConstantPool();
  result.codeLength = code.getBytes().size();
  result.maxLocals = code.getMaxLocals();
  result.maxStack = code.getMaxStack();
  if (!method.isStatic()) {
    VerificationType self;
    // Object's own constructor has nothing to call before `this` is whole.
    self.kind = method.name == "<init>" && file.getName() != "java/lang/Object"
                    ? VerificationType::UninitializedThis
                    : VerificationType::Object;
    if (self.kind == VerificationType::Object)
      self.className = file.getName();
    result.frame.locals.push_back(self);
  }
  for (const DescriptorType &parameter : descriptor->getParameters())
    result.frame.locals.push_back(getDeclaredType(parameter));
  const AttributeInfo *table =
      code.getAttributes().find(AttributeKind::StackMapTable);
  // HotSpot takes an attribute without even a count as absent.
  if (table && !table->data.empty()) {
    result.reader = table->getReader();
    result.remaining = result.reader.readU2();
    if (Error error = result.reader.checkRead("the frames' count"))
      return inAttribute(std::move(error), "StackMapTable");
  }
  return result;
}

Error StackMapReader::readTypes(
    unsigned count, llvm::SmallVectorImpl<VerificationType> &types) {
  for (unsigned i = 0; i < count; ++i) {
    VerificationType type;
    uint64_t offset = reader.getFileOffset();
    uint8_t tag = reader.readU1();
    if (tag > VerificationType::Uninitialized)
      return inputErrorAt(offset,
                          "unknown verification type " + Twine(unsigned(tag)));
    type.kind = VerificationType::Kind(tag);
    if (type.kind == VerificationType::Object) {
      uint16_t index = reader.readU2();
      if (reader.hasFailed())
        return reader.checkRead("a frame");
      Expected<llvm::StringRef> name = pool->getClassName(index);
      if (!name)
        return name.takeError();
      type.className = *name;
    } else if (type.kind == VerificationType::Uninitialized) {
      type.newIndex = reader.readU2();
    }
    if (reader.hasFailed())
      return reader.checkRead("a frame");
    types.push_back(type);
  }
  return Error::success();
}

static unsigned countSlots(llvm::ArrayRef<VerificationType> types) {
  unsigned slots = 0;
  for (const VerificationType &type : types)
    slots += type.getSlots();
  return slots;
}

Error StackMapReader::checkSizes() const {
  if (countSlots(frame.locals) > maxLocals)
    return codeErrorAt(frame.bytecodeIndex,
                       "the frame has more locals than the method");
  if (countSlots(frame.stack) > maxStack)
    return codeErrorAt(frame.bytecodeIndex,
                       "the frame has more stack entries than the method");
  return Error::success();
}

/// Reads what a frame of this type states, beside the short deltas, which are
/// part of the type.
Error StackMapReader::readFrameBody(unsigned type, uint64_t offset,
                                    unsigned &delta) {
  if (type < 64) { // same_frame
    delta = type;
    return Error::success();
  }
  if (type < 128) { // same_locals_1_stack_item_frame
    delta = type - 64;
    return readTypes(1, frame.stack);
  }
  if (type < 247)
    return inputErrorAt(offset, "unknown frame type " + Twine(type));
  delta = reader.readU2();
  if (type == 247) // same_locals_1_stack_item_frame_extended
    return readTypes(1, frame.stack);
  if (type < 251) { // chop_frame
    unsigned chopped = 251 - type;
    if (chopped > frame.locals.size())
      return inputErrorAt(offset, "the frame chops more locals than exist");
    frame.locals.truncate(frame.locals.size() - chopped);
    return Error::success();
  }
  if (type == 251) // same_frame_extended
    return Error::success();
  if (type < 255) // append_frame
    return readTypes(type - 251, frame.locals);
  frame.locals.clear(); // full_frame
  if (Error error = readTypes(reader.readU2(), frame.locals))
    return error;
  return readTypes(reader.readU2(), frame.stack);
}

Expected<bool> StackMapReader::readFrame() {
  if (remaining == 0) {
    if (Error error = reader.checkEnd("the frames"))
      return error;
    return false;
  }
  --remaining;
  uint64_t offset = reader.getFileOffset();
  unsigned type = reader.readU1();
  unsigned delta = 0;
  if (reader.hasFailed())
    return reader.checkRead("a frame");
  frame.stack.clear();
  if (Error error = readFrameBody(type, offset, delta))
    return error;
  if (reader.hasFailed())
    return reader.checkRead("a frame");
  // The first listed frame counts from the start, others from their
  // predecessor, which they cannot share their place with.
  frame.bytecodeIndex = isFirst ? delta : frame.bytecodeIndex + delta + 1;
  isFirst = false;
  if (frame.bytecodeIndex >= codeLength)
    return inputErrorAt(offset, "the frame's bytecode index " +
                                    Twine(frame.bytecodeIndex) +
                                    " is outside the code");
  if (Error error = checkSizes())
    return error;
  return true;
}

Expected<bool> StackMapReader::advance() {
  Expected<bool> more = readFrame();
  if (!more)
    return inAttribute(more.takeError(), "StackMapTable");
  return more;
}

Expected<std::vector<StackMapFrame>>
jir::readStackMapFrames(const ClassFile &file, const MemberInfo &method,
                        const CodeAttribute &code) {
  auto locate = [&](Error error) {
    return inClass(inMember(std::move(error), method.describe()),
                   file.getName());
  };
  std::vector<StackMapFrame> frames;
  Expected<StackMapReader> reader = StackMapReader::create(file, method, code);
  if (!reader)
    return locate(reader.takeError());
  for (;;) {
    Expected<bool> more = reader->advance();
    if (!more)
      return locate(more.takeError());
    if (!*more)
      return frames;
    frames.push_back(reader->getFrame());
  }
}
