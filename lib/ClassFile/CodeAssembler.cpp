//===- CodeAssembler.cpp - Code with branches of any length -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Layout of jumps, and the tables that follow from it.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/CodeAssembler.h"
#include "StackMapWriter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cassert>
#include <map>

using namespace jir;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;
using llvm::Twine;

/// Bytes of a short branch, of goto_w, and of a branch around a goto_w.
static constexpr uint32_t shortLength = 3, farLength = 5, aroundLength = 8;

Opcode jir::invertCondition(Opcode opcode) {
  // ifnull, ifnonnull follow each other as all other pairs do, but the first
  // has an even opcode where those have an odd one.
  if (opcode == Opcode::Ifnull)
    return Opcode::Ifnonnull;
  if (opcode == Opcode::Ifnonnull)
    return Opcode::Ifnull;
  return Opcode(((uint8_t(opcode) + 1) ^ 1) - 1);
}

//===----------------------------------------------------------------------===//
// Assembling
//===----------------------------------------------------------------------===//

CodeAssembler::Label CodeAssembler::makeLabel() {
  labels.emplace_back();
  return {unsigned(labels.size() - 1)};
}

void CodeAssembler::bind(Label label) {
  assert(label.id < labels.size() && "a label of another assembler");
  labels[label.id] = {straight.getPosition(), uint32_t(jumps.size())};
}

CodeAssembler::Label CodeAssembler::here() {
  Label label = makeLabel();
  bind(label);
  return label;
}

void CodeAssembler::emitBranch(Opcode opcode, Label target) {
  Jump jump;
  jump.offset = straight.getPosition();
  jump.opcode = opcode;
  jump.target = target;
  jumps.push_back(jump);
}

void CodeAssembler::emitSwitch(ArrayRef<std::pair<int32_t, Label>> keys,
                               Label defaultTarget) {
  assert(llvm::is_sorted(keys, llvm::less_first()) && "cases out of order");
  Jump jump;
  jump.offset = straight.getPosition();
  jump.target = defaultTarget;
  jump.firstCase = cases.size();
  jump.opcode = Opcode::Lookupswitch;
  if (!keys.empty()) {
    // Cost in words and, three times as dear, in comparisons.
    int64_t low = keys.front().first, high = keys.back().first;
    int64_t size = high - low + 1, count = keys.size();
    if (4 + size + 3 * 3 <= 3 + 2 * count + 3 * count) {
      jump.opcode = Opcode::Tableswitch;
      auto next = keys.begin();
      for (int64_t key = low; key <= high; ++key)
        cases.push_back({int32_t(key), next->first == key ? (next++)->second
                                                          : defaultTarget});
    }
  }
  if (jump.opcode == Opcode::Lookupswitch)
    llvm::append_range(cases, keys);
  jump.numCases = cases.size() - jump.firstCase;
  jumps.push_back(jump);
}

void CodeAssembler::addHandler(Label start, Label end, Label handler,
                               uint16_t catchType) {
  handlers.push_back({start, end, handler, catchType});
}

void CodeAssembler::addFrame(Label label, ArrayRef<FrameType> locals,
                             ArrayRef<FrameType> stack) {
  frames.push_back(
      {label, {locals.begin(), locals.end()}, {stack.begin(), stack.end()}});
}

void CodeAssembler::addFallThroughFrame(ArrayRef<FrameType> locals,
                                        ArrayRef<FrameType> stack) {
  assert(!jumps.empty() && "the last instruction is not a branch");
  jumps.back().fallThroughFrame = frames.size();
  addFrame(Label(), locals, stack);
}

void CodeAssembler::addLine(uint16_t line) { lines.push_back({here(), line}); }

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

static bool isSwitch(Opcode opcode) {
  return opcode == Opcode::Tableswitch || opcode == Opcode::Lookupswitch;
}

uint32_t CodeAssembler::getLength(const Jump &jump, uint32_t place) const {
  if (!isSwitch(jump.opcode)) {
    if (!jump.isFar)
      return shortLength;
    return jump.opcode == Opcode::Goto ? farLength : aroundLength;
  }
  uint32_t padding = 3 - place % 4;
  return 1 + padding +
         (jump.opcode == Opcode::Tableswitch ? 12 + 4 * jump.numCases
                                             : 8 + 8 * jump.numCases);
}

uint32_t CodeAssembler::getPlace(Label label) const {
  const Place &place = labels[label.id];
  assert(place.offset != Place().offset && "the label is not bound");
  return place.offset + bytesBefore[place.numJumps];
}

bool CodeAssembler::mayHaveFarBranches() const {
  uint64_t length = straight.getPosition();
  for (const Jump &jump : jumps)
    length += getLength(jump, 0);
  return length > INT16_MAX;
}

void CodeAssembler::layOut() {
  bytesBefore.assign(1, 0);
  for (Jump &jump : jumps) {
    jump.place = jump.offset + bytesBefore.back();
    bytesBefore.push_back(bytesBefore.back() + getLength(jump, jump.place));
  }
  codeLength = straight.getPosition() + bytesBefore.back();
}

/// Makes branches far whose targets are; whether there were any.
bool CodeAssembler::widen() {
  bool hasWidened = false;
  for (Jump &jump : jumps) {
    if (jump.isFar || isSwitch(jump.opcode) ||
        llvm::isInt<16>(int64_t(getPlace(jump.target)) - int64_t(jump.place)))
      continue;
    jump.isFar = hasWidened = true;
  }
  return hasWidened;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

void CodeAssembler::writeSwitch(ByteWriter &writer, const Jump &jump) const {
  ArrayRef<std::pair<int32_t, Label>> list =
      ArrayRef(cases).slice(jump.firstCase, jump.numCases);
  writer.writeU1(uint8_t(jump.opcode));
  for (uint32_t i = jump.place + 1; i % 4 != 0; ++i)
    writer.writeU1(0);
  writer.writeU4(getPlace(jump.target) - jump.place);
  if (jump.opcode == Opcode::Tableswitch)
    writer.writeU4(list.front().first).writeU4(list.back().first);
  else
    writer.writeU4(list.size());
  for (auto [key, target] : list) {
    if (jump.opcode == Opcode::Lookupswitch)
      writer.writeU4(key);
    writer.writeU4(getPlace(target) - jump.place);
  }
}

void CodeAssembler::writeJump(ByteWriter &writer, const Jump &jump) const {
  if (isSwitch(jump.opcode))
    return writeSwitch(writer, jump);
  uint32_t place = jump.place;
  if (!jump.isFar) {
    writer.writeU1(uint8_t(jump.opcode)).writeU2(getPlace(jump.target) - place);
    return;
  }
  if (jump.opcode != Opcode::Goto) {
    writer.writeU1(uint8_t(invertCondition(jump.opcode))).writeU2(aroundLength);
    place += shortLength;
  }
  writer.writeU1(uint8_t(Opcode::GotoW)).writeU4(getPlace(jump.target) - place);
}

void CodeAssembler::writeCode(ByteWriter &writer) const {
  ArrayRef<uint8_t> bytes = straight.getCode();
  uint32_t written = 0;
  for (const Jump &jump : jumps) {
    writer.writeBytes(bytes.slice(written, jump.offset - written));
    written = jump.offset;
    writeJump(writer, jump);
  }
  writer.writeBytes(bytes.drop_front(written));
}

Error CodeAssembler::writeHandlers(ByteWriter &writer) const {
  ByteWriter table;
  size_t count = 0;
  for (const Handler &handler : handlers) {
    uint32_t start = getPlace(handler.start), end = getPlace(handler.end);
    if (start == end)
      continue;
    ++count;
    table.writeU2(start).writeU2(end).writeU2(getPlace(handler.handler));
    table.writeU2(handler.catchType);
  }
  if (count > UINT16_MAX)
    return inputError("the exception table has " + Twine(count) +
                      " entries, at most 65535 are possible");
  writer.writeU2(count).writeBytes(table.getBytes());
  return Error::success();
}

/// Writes the contents of a StackMapTable; false when there are no frames.
bool CodeAssembler::writeStackMap(ByteWriter &writer,
                                  ArrayRef<VerificationType> initialLocals) {
  std::map<uint32_t, const Frame *> sorted;
  for (const Frame &frame : frames)
    if (frame.label.isValid())
      sorted[getPlace(frame.label)] = &frame;
  for (const Jump &jump : jumps)
    if (jump.fallThroughFrame != -1 && jump.isFar)
      sorted.try_emplace(jump.place + aroundLength,
                         &frames[jump.fallThroughFrame]);
  StackMapWriter table(pool, initialLocals);
  auto resolve = [&](ArrayRef<FrameType> types,
                     llvm::SmallVectorImpl<VerificationType> &result) {
    result.clear();
    for (const FrameType &type : types) {
      result.push_back(type.type);
      if (type.type.kind == VerificationType::Uninitialized)
        result.back().newIndex = getPlace(type.newSite);
    }
  };
  llvm::SmallVector<VerificationType, 8> locals, stack;
  for (auto [place, frame] : sorted) {
    resolve(frame->locals, locals);
    resolve(frame->stack, stack);
    table.add(place, locals, stack);
  }
  table.write(writer);
  return !table.empty();
}

/// Writes the contents of a LineNumberTable; false when there are no lines.
bool CodeAssembler::writeLines(ByteWriter &writer) const {
  std::map<uint32_t, uint16_t> sorted;
  for (auto [label, line] : lines)
    if (uint32_t place = getPlace(label); place < codeLength)
      sorted[place] = line;
  writer.writeU2(sorted.size());
  for (auto [place, line] : sorted)
    writer.writeU2(place).writeU2(line);
  return !sorted.empty();
}

Expected<CodeAssembler::Result>
CodeAssembler::finish(uint16_t maxStack, uint16_t maxLocals,
                      ArrayRef<VerificationType> initialLocals,
                      bool withFrames) {
  do {
    layOut();
    if (codeLength > UINT16_MAX)
      return inputError("the code has " + Twine(codeLength) +
                        " bytes, at most 65535 are possible");
  } while (widen());
  Result result;
  result.codeLength = codeLength;
  ByteWriter &writer = result.contents;
  writer.writeU2(maxStack).writeU2(maxLocals).writeU4(codeLength);
  writeCode(writer);
  if (Error error = writeHandlers(writer))
    return error;
  unsigned numAttributes = 0;
  ByteWriter attributes;
  auto addAttribute = [&](llvm::StringRef name, const ByteWriter &contents) {
    attributes.writeU2(pool.addUtf8(name)).writeU4(contents.size());
    attributes.writeBytes(contents.getBytes());
    ++numAttributes;
  };
  if (ByteWriter contents; writeLines(contents))
    addAttribute("LineNumberTable", contents);
  if (ByteWriter contents; withFrames && writeStackMap(contents, initialLocals))
    addAttribute("StackMapTable", contents);
  writer.writeU2(numAttributes).writeBytes(attributes.getBytes());
  return result;
}
