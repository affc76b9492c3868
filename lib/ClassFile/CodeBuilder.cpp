//===- CodeBuilder.cpp - An assembler of method bodies ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Encoding of instructions, labels, handlers and frames.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/CodeBuilder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cassert>
#include <map>

using namespace jir;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;
using llvm::Twine;

CodeBuilder::Label CodeBuilder::makeLabel() {
  labels.push_back(unbound);
  return {unsigned(labels.size() - 1)};
}

CodeBuilder &CodeBuilder::bind(Label label) {
  assert(label.id < labels.size() && "a label of another builder");
  labels[label.id] = code.size();
  return *this;
}

CodeBuilder::Label CodeBuilder::here() {
  Label label = makeLabel();
  bind(label);
  return label;
}

CodeBuilder &CodeBuilder::emit(Opcode opcode) {
  code.writeU1(uint8_t(opcode));
  return *this;
}

namespace {
/// For each general opcode the short forms that imply their operand. They are
/// consecutive opcodes for consecutive values.
struct ImpliedForms {
  uint8_t first[256] = {}, count[256] = {};
  int8_t firstValue[256] = {};

  ImpliedForms() {
    for (unsigned value = 0; value < 256; ++value) {
      const OpcodeInfo &row = opcodeTable[value];
      uint8_t base = uint8_t(row.base);
      if (row.format != OperandFormat::Implied || base == value)
        continue;
      if (count[base]++ == 0) {
        first[base] = value;
        firstValue[base] = row.implied;
      }
    }
  }
};
} // namespace

/// The opcode that implies this local or constant, or \p base if there is none.
static Opcode findImplied(Opcode base, int32_t value) {
  static const ImpliedForms forms;
  int64_t offset = int64_t(value) - forms.firstValue[uint8_t(base)];
  if (offset < 0 || offset >= forms.count[uint8_t(base)])
    return base;
  return Opcode(forms.first[uint8_t(base)] + offset);
}

CodeBuilder &CodeBuilder::emitLocal(Opcode opcode, uint16_t local) {
  Opcode implied = findImplied(opcode, local);
  if (implied != opcode)
    return emit(implied);
  if (local <= UINT8_MAX) {
    code.writeU1(uint8_t(opcode)).writeU1(local);
    return *this;
  }
  code.writeU1(uint8_t(Opcode::Wide)).writeU1(uint8_t(opcode)).writeU2(local);
  return *this;
}

CodeBuilder &CodeBuilder::emitIncrement(uint16_t local, int16_t increment) {
  if (local <= UINT8_MAX && llvm::isInt<8>(increment)) {
    emit(Opcode::Iinc);
    code.writeU1(local).writeU1(increment);
    return *this;
  }
  emit(Opcode::Wide).emit(Opcode::Iinc);
  code.writeU2(local).writeU2(increment);
  return *this;
}

CodeBuilder &CodeBuilder::emitInt(int32_t value) {
  Opcode implied = findImplied(Opcode::Sipush, value);
  if (implied != Opcode::Sipush)
    return emit(implied);
  if (llvm::isInt<8>(value)) {
    code.writeU1(uint8_t(Opcode::Bipush)).writeU1(value);
    return *this;
  }
  if (llvm::isInt<16>(value)) {
    code.writeU1(uint8_t(Opcode::Sipush)).writeU2(value);
    return *this;
  }
  return emitConstant(Opcode::Ldc, pool.addInteger(value));
}

CodeBuilder &CodeBuilder::emitConstant(Opcode opcode, uint16_t index) {
  if (opcode == Opcode::Ldc && index <= UINT8_MAX) {
    code.writeU1(uint8_t(opcode)).writeU1(index);
    return *this;
  }
  emit(opcode == Opcode::Ldc ? Opcode::LdcW : opcode);
  code.writeU2(index);
  if (opcode == Opcode::Invokedynamic)
    code.writeU2(0);
  return *this;
}

CodeBuilder &CodeBuilder::emitInterfaceCall(uint16_t index, uint8_t count) {
  emit(Opcode::Invokeinterface);
  code.writeU2(index).writeU1(count).writeU1(0);
  return *this;
}

CodeBuilder &CodeBuilder::emitNewArray(uint8_t typeCode) {
  emit(Opcode::Newarray);
  code.writeU1(typeCode);
  return *this;
}

CodeBuilder &CodeBuilder::emitMultiArray(uint16_t index, uint8_t dimensions) {
  emit(Opcode::Multianewarray);
  code.writeU2(index).writeU1(dimensions);
  return *this;
}

void CodeBuilder::writeTarget(uint32_t instruction, Label target, bool isWide) {
  fixups.push_back({instruction, getPosition(), target.id, isWide});
  if (isWide)
    code.writeU4(0);
  else
    code.writeU2(0);
}

CodeBuilder &CodeBuilder::emitBranch(Opcode opcode, Label target) {
  uint32_t start = getPosition();
  emit(opcode);
  writeTarget(start, target, getFormat(opcode) == OperandFormat::Branch32);
  return *this;
}

void CodeBuilder::padSwitch() {
  while (code.size() % 4)
    code.writeU1(0);
}

CodeBuilder &CodeBuilder::emitTableSwitch(int32_t low, ArrayRef<Label> targets,
                                          Label defaultTarget) {
  uint32_t start = getPosition();
  emit(Opcode::Tableswitch);
  padSwitch();
  writeTarget(start, defaultTarget, true);
  code.writeU4(low).writeU4(low + int32_t(targets.size()) - 1);
  for (Label target : targets)
    writeTarget(start, target, true);
  return *this;
}

CodeBuilder &
CodeBuilder::emitLookupSwitch(ArrayRef<std::pair<int32_t, Label>> cases,
                              Label defaultTarget) {
  assert(llvm::is_sorted(cases, llvm::less_first()) && "cases out of order");
  uint32_t start = getPosition();
  emit(Opcode::Lookupswitch);
  padSwitch();
  writeTarget(start, defaultTarget, true);
  code.writeU4(cases.size());
  for (const auto &[key, target] : cases) {
    code.writeU4(key);
    writeTarget(start, target, true);
  }
  return *this;
}

CodeBuilder &CodeBuilder::emitRaw(ArrayRef<uint8_t> bytes) {
  code.writeBytes(bytes);
  return *this;
}

CodeBuilder &CodeBuilder::addHandler(Label start, Label end, Label handler,
                                     uint16_t catchType) {
  handlers.push_back({start, end, handler, catchType});
  return *this;
}

CodeBuilder &CodeBuilder::addFrame(Label label,
                                   ArrayRef<VerificationType> locals,
                                   ArrayRef<VerificationType> stack) {
  frames.push_back({label,
                    {Types(locals.begin(), locals.end()),
                     Types(stack.begin(), stack.end())}});
  return *this;
}

CodeBuilder &CodeBuilder::addAttribute(llvm::StringRef name,
                                       ArrayRef<uint8_t> contents) {
  attributes.writeU2(pool.addUtf8(name))
      .writeU4(contents.size())
      .writeBytes(contents);
  ++numAttributes;
  return *this;
}

Expected<uint32_t> CodeBuilder::getPlace(Label label) const {
  assert(label.id < labels.size() && "a label of another builder");
  if (labels[label.id] == unbound)
    return inputError("label " + Twine(label.id) + " is not bound");
  return labels[label.id];
}

Error CodeBuilder::applyFixups() {
  for (const Fixup &fixup : fixups) {
    Expected<uint32_t> target = getPlace({fixup.label});
    if (!target)
      return target.takeError();
    int64_t distance = int64_t(*target) - int64_t(fixup.instruction);
    if (fixup.isWide)
      code.patchU4(fixup.operand, distance);
    else if (llvm::isInt<16>(distance))
      code.patchU2(fixup.operand, distance);
    else
      return codeErrorAt(fixup.instruction,
                         "the target is too far away for the branch");
  }
  return Error::success();
}

Error CodeBuilder::writeHandlers(ByteWriter &writer) const {
  writer.writeU2(handlers.size());
  for (const Handler &handler : handlers) {
    for (Label label : {handler.start, handler.end, handler.handler}) {
      Expected<uint32_t> place = getPlace(label);
      if (!place)
        return place.takeError();
      writer.writeU2(*place);
    }
    writer.writeU2(handler.catchType);
  }
  return Error::success();
}

void CodeBuilder::writeTypes(ByteWriter &writer,
                             ArrayRef<VerificationType> types) {
  writer.writeU2(types.size());
  for (const VerificationType &type : types) {
    writer.writeU1(type.kind);
    if (type.kind == VerificationType::Object)
      writer.writeU2(pool.addClass(type.className));
    else if (type.kind == VerificationType::Uninitialized)
      writer.writeU2(type.newIndex);
  }
}

Error CodeBuilder::addStackMap() {
  if (frames.empty())
    return Error::success();
  // By place; of several frames at one place the last one counts.
  std::map<uint32_t, const std::pair<Types, Types> *> sorted;
  for (const auto &[label, types] : frames) {
    Expected<uint32_t> place = getPlace(label);
    if (!place)
      return place.takeError();
    sorted[*place] = &types;
  }
  ByteWriter table;
  table.writeU2(sorted.size());
  int64_t previous = -1;
  for (const auto &[place, types] : sorted) {
    constexpr uint8_t fullFrame = 255;
    table.writeU1(fullFrame).writeU2(place - previous - 1);
    writeTypes(table, types->first);
    writeTypes(table, types->second);
    previous = place;
  }
  addAttribute("StackMapTable", table.getBytes());
  return Error::success();
}

Expected<ByteWriter> CodeBuilder::finish() {
  if (Error error = applyFixups())
    return error;
  if (Error error = addStackMap())
    return error;
  ByteWriter writer;
  writer.writeU2(maxStack).writeU2(maxLocals);
  writer.writeU4(code.size()).writeBytes(code.getBytes());
  if (Error error = writeHandlers(writer))
    return error;
  writer.writeU2(numAttributes).writeBytes(attributes.getBytes());
  return writer;
}
