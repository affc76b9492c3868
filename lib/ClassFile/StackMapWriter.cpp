//===- StackMapWriter.cpp - Frames in their shortest forms ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Choice and encoding of frame forms (JVMS 4.7.4).
//
//===----------------------------------------------------------------------===//

#include "StackMapWriter.h"
#include <cassert>

using namespace jir;
using llvm::ArrayRef;

namespace {
/// The first frame type of each form.
enum FrameForm : uint8_t {
  SameLocalsOneStack = 64,
  SameLocalsOneStackExtended = 247,
  SameExtended = 251,
  Full = 255,
};
/// Deltas that fit into the type of a same or same-with-one-entry frame.
constexpr uint16_t maxShortDelta = 63;
/// Locals that a chop or append frame can take away or add.
constexpr size_t maxDifference = 3;
} // namespace

void StackMapWriter::writeType(const VerificationType &type) {
  frames.writeU1(type.kind);
  if (type.kind == VerificationType::Object)
    frames.writeU2(pool.addClass(type.className));
  else if (type.kind == VerificationType::Uninitialized)
    frames.writeU2(type.newIndex);
}

void StackMapWriter::writeTypes(ArrayRef<VerificationType> types) {
  for (const VerificationType &type : types)
    writeType(type);
}

/// A frame without stack as a difference of the locals; false when it is none.
bool StackMapWriter::writeDifference(ArrayRef<VerificationType> frameLocals,
                                     uint16_t delta) {
  ArrayRef<VerificationType> before = locals;
  size_t common = std::min(before.size(), frameLocals.size());
  if (before.take_front(common) != frameLocals.take_front(common))
    return false;
  if (before.size() == frameLocals.size()) {
    if (delta <= maxShortDelta)
      frames.writeU1(delta);
    else
      frames.writeU1(SameExtended).writeU2(delta);
    return true;
  }
  if (before.size() - common > maxDifference ||
      frameLocals.size() - common > maxDifference)
    return false;
  frames.writeU1(SameExtended + frameLocals.size() - before.size())
      .writeU2(delta);
  writeTypes(frameLocals.drop_front(common));
  return true;
}

void StackMapWriter::add(uint32_t bytecodeIndex,
                         ArrayRef<VerificationType> frameLocals,
                         ArrayRef<VerificationType> stack) {
  assert(int64_t(bytecodeIndex) > int64_t(previousIndex) &&
         "frames are added in the order of the code");
  while (!frameLocals.empty() &&
         frameLocals.back().kind == VerificationType::Top)
    frameLocals = frameLocals.drop_back();
  auto delta = uint16_t(bytecodeIndex - previousIndex - 1);
  bool hasSameLocals = ArrayRef<VerificationType>(locals) == frameLocals;
  if (stack.size() == 1 && hasSameLocals) {
    if (delta <= maxShortDelta)
      frames.writeU1(SameLocalsOneStack + delta);
    else
      frames.writeU1(SameLocalsOneStackExtended).writeU2(delta);
    writeType(stack.front());
  } else if (!stack.empty() || !writeDifference(frameLocals, delta)) {
    frames.writeU1(Full).writeU2(delta).writeU2(frameLocals.size());
    writeTypes(frameLocals);
    frames.writeU2(stack.size());
    writeTypes(stack);
  }
  locals.assign(frameLocals.begin(), frameLocals.end());
  previousIndex = bytecodeIndex;
  ++count;
}

void StackMapWriter::write(ByteWriter &writer) const {
  writer.writeU2(count).writeBytes(frames.getBytes());
}
