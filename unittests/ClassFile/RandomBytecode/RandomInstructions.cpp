//===- RandomInstructions.cpp - Straight-line random bytecode ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instructions between two branches, with the types that they leave.
//
//===----------------------------------------------------------------------===//

#include "RandomMethod.h"

using namespace jir;
using namespace jir::test;

/// The general opcode of a family that has one for each of the five types in
/// the order int, long, float, double, reference.
static Opcode family(Opcode first, Kind kind) {
  return Opcode(uint8_t(first) + std::min(unsigned(kind), 4u));
}

void RandomMethod::pushConstant(Kind kind) {
  ConstantPoolBuilder &pool = file.getPool();
  static const int32_t ints[] = {0,   1,    -1,    5,         31,       32,
                                 200, -129, 65536, INT32_MAX, INT32_MIN};
  static const int64_t longs[] = {0,  1,         -1,        63,
                                  64, INT64_MAX, INT64_MIN, int64_t(1) << 32};
  static const uint32_t floats[] = {0,          0x80000000, 0x3f800000,
                                    0x7fc00000, 0x7f800000, 0x4f000000,
                                    0x3fc00000};
  static const uint64_t doubles[] = {0,
                                     uint64_t(1) << 63,
                                     0x3ff0000000000000,
                                     0x7ff8000000000000,
                                     0xfff0000000000000,
                                     0x43e0000000000000,
                                     0x3fb999999999999a};
  static const char *const strings[] = {"", "a", "twelve",
                                        "\xC0\x80\xE2\x82\xAC"};
  switch (kind) {
  case Kind::Int:
    code.emitInt(ints[roll(std::size(ints))]);
    break;
  case Kind::Long:
    code.emitConstant(Opcode::Ldc2W,
                      pool.addLong(longs[roll(std::size(longs))]));
    break;
  case Kind::Float:
    code.emitConstant(Opcode::Ldc,
                      pool.addFloatBits(floats[roll(std::size(floats))]));
    break;
  case Kind::Double:
    code.emitConstant(Opcode::Ldc2W,
                      pool.addDoubleBits(doubles[roll(std::size(doubles))]));
    break;
  case Kind::String:
    code.emitConstant(Opcode::Ldc,
                      pool.addString(strings[roll(std::size(strings))]));
    break;
  case Kind::Object:
    if (chance(50))
      code.emit(Opcode::AconstNull);
    else
      code.emitConstant(Opcode::Ldc, pool.addString("object"));
    break;
  case Kind::Ints:
    code.emitInt(4 + roll(3)).emitNewArray(10);
    break;
  }
  stack.push_back(kind);
}

void RandomMethod::pushKind(Kind kind) {
  if (kind == Kind::Object || chance(40))
    return pushConstant(kind);
  code.emitLocal(family(Opcode::Iload, kind), pickLocal(kind));
  stack.push_back(kind);
}

void RandomMethod::pop() {
  if (getSlots(stack.back()) == 2) {
    code.emit(Opcode::Pop2);
  } else if (stack.size() > 1 && getSlots(stack[stack.size() - 2]) == 1 &&
             chance(30)) {
    code.emit(Opcode::Pop2);
    stack.pop_back();
  } else {
    code.emit(Opcode::Pop);
  }
  stack.pop_back();
}

void RandomMethod::want(Kind kind) {
  if (stack.empty() || stack.back() != kind)
    pushKind(kind);
}

void RandomMethod::binary() {
  static const Opcode first[] = {Opcode::Iadd, Opcode::Isub, Opcode::Imul,
                                 Opcode::Idiv, Opcode::Irem};
  Kind kind = Kind(roll(4));
  want(kind);
  pushKind(kind);
  if (kind < Kind::Float && chance(40)) {
    static const Opcode logic[] = {Opcode::Iand, Opcode::Ior, Opcode::Ixor};
    code.emit(Opcode(uint8_t(logic[roll(3)]) + unsigned(kind)));
  } else {
    unsigned choice = roll(chance(10) ? 5 : 3);
    code.emit(Opcode(uint8_t(first[choice]) + unsigned(kind)));
  }
  stack.pop_back();
}

void RandomMethod::shift() {
  static const Opcode first[] = {Opcode::Ishl, Opcode::Ishr, Opcode::Iushr};
  Kind kind = chance(50) ? Kind::Int : Kind::Long;
  want(kind);
  pushKind(Kind::Int);
  code.emit(Opcode(uint8_t(first[roll(3)]) + unsigned(kind)));
  stack.pop_back();
}

void RandomMethod::unary() {
  Kind kind = Kind(roll(4));
  want(kind);
  code.emit(Opcode(uint8_t(Opcode::Ineg) + unsigned(kind)));
}

void RandomMethod::convert() {
  if (chance(30)) {
    static const Opcode narrow[] = {Opcode::I2b, Opcode::I2c, Opcode::I2s};
    want(Kind::Int);
    code.emit(narrow[roll(3)]);
    return;
  }
  static const Opcode table[4][3] = {{Opcode::I2l, Opcode::I2f, Opcode::I2d},
                                     {Opcode::L2i, Opcode::L2f, Opcode::L2d},
                                     {Opcode::F2i, Opcode::F2l, Opcode::F2d},
                                     {Opcode::D2i, Opcode::D2l, Opcode::D2f}};
  Kind from = Kind(roll(4));
  unsigned column = roll(3);
  want(from);
  code.emit(table[unsigned(from)][column]);
  stack.back() = Kind(column < unsigned(from) ? column : column + 1);
}

void RandomMethod::compare() {
  static const Opcode opcodes[] = {Opcode::Lcmp, Opcode::Fcmpl, Opcode::Fcmpg,
                                   Opcode::Dcmpl, Opcode::Dcmpg};
  static const Kind kinds[] = {Kind::Long, Kind::Float, Kind::Float,
                               Kind::Double, Kind::Double};
  unsigned choice = roll(5);
  want(kinds[choice]);
  pushKind(kinds[choice]);
  code.emit(opcodes[choice]);
  stack.resize(stack.size() - 2);
  stack.push_back(Kind::Int);
}

/// dup and dup2 (JVMS 6.5), the second as one entry or two.
void RandomMethod::duplicate() {
  Kind top = stack.back();
  if (getSlots(top) == 2) {
    code.emit(Opcode::Dup2);
  } else if (stack.size() > 1 && getSlots(stack[stack.size() - 2]) == 1 &&
             chance(50)) {
    code.emit(Opcode::Dup2);
    stack.push_back(stack[stack.size() - 2]);
  } else {
    code.emit(Opcode::Dup);
  }
  stack.push_back(top);
}

/// swap, dup_x1 and dup2_x1: past one entry of one slot.
void RandomMethod::duplicatePastOne() {
  size_t size = stack.size();
  if (size < 2)
    return duplicate();
  Kind top = stack[size - 1], below = stack[size - 2];
  if (getSlots(below) == 2)
    return duplicatePastTwo();
  if (getSlots(top) == 2) {
    code.emit(Opcode::Dup2X1);
    stack.insert(stack.end() - 2, top);
  } else if (size > 2 && getSlots(stack[size - 3]) == 1 && chance(40)) {
    code.emit(Opcode::Dup2X1);
    Kind pair[] = {below, top};
    stack.insert(stack.end() - 3, pair, pair + 2);
  } else if (chance(50)) {
    code.emit(Opcode::Swap);
    std::swap(stack[size - 1], stack[size - 2]);
  } else {
    code.emit(Opcode::DupX1);
    stack.insert(stack.end() - 2, top);
  }
}

/// dup_x2 and dup2_x2 in all their forms: past two slots, whose entries may be
/// one or two.
void RandomMethod::duplicatePastTwo() {
  size_t size = stack.size();
  auto slots = [&](size_t depth) {
    return depth <= size ? getSlots(stack[size - depth]) : 0;
  };
  Kind top = stack.back();
  if (slots(1) == 2) {
    if (slots(2) == 2) {
      code.emit(Opcode::Dup2X2); // Form 4.
      stack.insert(stack.end() - 2, top);
    } else if (slots(2) == 1 && slots(3) == 1) {
      code.emit(Opcode::Dup2X2); // Form 2.
      stack.insert(stack.end() - 3, top);
    }
    return;
  }
  if (slots(2) == 2) {
    code.emit(Opcode::DupX2); // Form 2.
    stack.insert(stack.end() - 2, top);
    return;
  }
  if (slots(2) != 1)
    return;
  Kind pair[] = {stack[size - 2], top};
  if (slots(3) == 2) {
    code.emit(Opcode::Dup2X2); // Form 3.
    stack.insert(stack.end() - 3, pair, pair + 2);
  } else if (slots(3) == 1 && slots(4) == 1 && chance(50)) {
    code.emit(Opcode::Dup2X2); // Form 1.
    stack.insert(stack.end() - 4, pair, pair + 2);
  } else if (slots(3) == 1) {
    code.emit(Opcode::DupX2); // Form 1.
    stack.insert(stack.end() - 3, top);
  }
}

void RandomMethod::increment() {
  static const int16_t steps[] = {1, -1, 127, -128, 128, 30000, -30000};
  code.emitIncrement(pickLocal(Kind::Int), steps[roll(std::size(steps))]);
}

void RandomMethod::store() {
  Kind kind = stack.back();
  if (kind == Kind::Object)
    return pop();
  code.emitLocal(family(Opcode::Istore, kind), pickLocal(kind));
  stack.pop_back();
}

/// A local that no block expects anything in holds whatever comes.
void RandomMethod::scratch() {
  Kind kind = stack.back();
  unsigned local = chance(20) ? 300 + 2 * roll(4) : 30 + 2 * roll(4);
  code.emitLocal(family(Opcode::Istore, kind), local);
  if (chance(70))
    code.emitLocal(family(Opcode::Iload, kind), local);
  else
    stack.pop_back();
}

void RandomMethod::reference() {
  ConstantPoolBuilder &pool = file.getPool();
  Kind kind = Kind(unsigned(Kind::String) + roll(3));
  want(kind);
  switch (roll(3)) {
  case 0:
    code.emitConstant(Opcode::Instanceof,
                      pool.addClass(chance(50) ? "java/lang/String" : "[I"));
    stack.back() = Kind::Int;
    break;
  case 1:
    // Fails now and then.
    if (kind != Kind::Object || !chance(10))
      break;
    code.emitConstant(Opcode::Checkcast, pool.addClass("java/lang/String"));
    stack.back() = Kind::String;
    break;
  case 2:
    if (kind != Kind::Object)
      stack.back() = Kind::Object;
    break;
  }
}

void RandomMethod::element() {
  pushKind(Kind::Ints);
  pushKind(Kind::Int);
  code.emitInt(3).emit(Opcode::Iand);
  if (chance(50)) {
    code.emit(Opcode::Iaload);
    stack.resize(stack.size() - 2);
    stack.push_back(Kind::Int);
    return;
  }
  if (chance(50)) { // array[index] += x, by dup2.
    code.emit(Opcode::Dup2).emit(Opcode::Iaload);
    stack.push_back(Kind::Int);
  } else {
    pushKind(Kind::Int);
  }
  code.emit(Opcode::Iastore);
  stack.resize(stack.size() - 3);
}

/// An exception object, left uninitialised for a while, in a local or twice on
/// the stack.
void RandomMethod::newObject() {
  ConstantPoolBuilder &pool = file.getPool();
  code.emitConstant(Opcode::New, pool.addClass("java/lang/RuntimeException"));
  code.emit(Opcode::Dup);
  bool isKept = chance(40);
  if (isKept) {
    code.emit(Opcode::Dup).emitLocal(Opcode::Astore, 28);
    if (chance(30))
      code.emit(Opcode::DupX1).emit(Opcode::Pop);
  }
  code.emitLocal(Opcode::Aload, pickLocal(Kind::String));
  code.emitConstant(Opcode::Invokespecial,
                    pool.addMethod("java/lang/RuntimeException", "<init>",
                                   "(Ljava/lang/String;)V"));
  if (isKept && chance(50))
    code.emit(Opcode::Pop).emitLocal(Opcode::Aload, 28);
  stack.push_back(Kind::Object);
}

void RandomMethod::call() {
  ConstantPoolBuilder &pool = file.getPool();
  want(Kind::Long);
  code.emitConstant(Opcode::Invokestatic,
                    pool.addMethod(className, "note", "(J)J"));
}

void RandomMethod::instruction() {
  using Step = void (RandomMethod::*)();
  static const Step steps[] = {&RandomMethod::binary,
                               &RandomMethod::binary,
                               &RandomMethod::shift,
                               &RandomMethod::unary,
                               &RandomMethod::convert,
                               &RandomMethod::compare,
                               &RandomMethod::duplicate,
                               &RandomMethod::duplicatePastOne,
                               &RandomMethod::duplicatePastTwo,
                               &RandomMethod::increment,
                               &RandomMethod::store,
                               &RandomMethod::store,
                               &RandomMethod::reference,
                               &RandomMethod::element,
                               &RandomMethod::newObject,
                               &RandomMethod::call,
                               &RandomMethod::scratch,
                               &RandomMethod::pop};
  while (stack.size() > 12)
    pop();
  if (stack.empty())
    pushKind(Kind(roll(7)));
  (this->*steps[roll(std::size(steps))])();
}
