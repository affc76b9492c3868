//===- RandomMethod.cpp - Random control flow -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks that jump anywhere, subroutines, handlers over any stretch of code.
//
//===----------------------------------------------------------------------===//

#include "RandomMethod.h"

using namespace jir;
using namespace jir::test;

// What the locals hold at the start of every block. The first six entries are
// the parameters; after them are a second one of each.
static const Kind localKinds[] = {Kind::Int,    Kind::Long,   Kind::Float,
                                  Kind::Double, Kind::String, Kind::Int,
                                  Kind::Long,   Kind::Ints,   Kind::Double,
                                  Kind::Float,  Kind::Ints,   Kind::String};

// Return addresses of subroutines.
static constexpr unsigned addressLocal = 40;

static VerificationType getType(Kind kind) {
  VerificationType type;
  switch (kind) {
  case Kind::Int:
    type.kind = VerificationType::Integer;
    break;
  case Kind::Long:
    type.kind = VerificationType::Long;
    break;
  case Kind::Float:
    type.kind = VerificationType::Float;
    break;
  case Kind::Double:
    type.kind = VerificationType::Double;
    break;
  case Kind::String:
    type.kind = VerificationType::Object;
    type.className = "java/lang/String";
    break;
  case Kind::Object:
    type.kind = VerificationType::Object;
    type.className = "java/lang/Object";
    break;
  case Kind::Ints:
    type.kind = VerificationType::Object;
    type.className = "[I";
    break;
  }
  return type;
}

RandomMethod::RandomMethod(ClassFileBuilder &file, llvm::StringRef className,
                           uint64_t seed, bool hasFrames)
    : file(file), className(className.str()), random(seed),
      hasFrames(hasFrames), code(file.getPool()) {}

unsigned RandomMethod::pickLocal(Kind kind) {
  llvm::SmallVector<unsigned, 4> found;
  unsigned local = 0;
  for (Kind held : localKinds) {
    if (held == kind)
      found.push_back(local);
    local += getSlots(held);
  }
  return found[roll(found.size())];
}

RandomMethod::Block RandomMethod::makeBlock(unsigned height) {
  Block block{code.makeLabel(), {}};
  for (unsigned entry = 0; entry != height; ++entry)
    block.shape.push_back(Kind(roll(7)));
  return block;
}

void RandomMethod::declareFrame(Label label) {
  if (!hasFrames)
    return;
  llvm::SmallVector<VerificationType, 16> locals, entries;
  for (Kind kind : localKinds)
    locals.push_back(getType(kind));
  for (Kind kind : stack)
    entries.push_back(getType(kind));
  code.addFrame(label, locals, entries);
}

/// Every block takes a unit of fuel, and the last one ends the method: so all
/// loops end.
void RandomMethod::checkFuel() {
  uint16_t fuel = file.getPool().addField(className, "fuel", "I");
  Label enough = code.makeLabel();
  code.emitConstant(Opcode::Getstatic, fuel).emit(Opcode::Iconst1);
  code.emit(Opcode::Isub).emit(Opcode::Dup);
  code.emitConstant(Opcode::Putstatic, fuel).emitBranch(Opcode::Ifgt, enough);
  code.emitLocal(Opcode::Lload, pickLocal(Kind::Long)).emit(Opcode::Lreturn);
  code.bind(enough);
  declareFrame(enough);
}

void RandomMethod::matchShape(llvm::ArrayRef<Kind> shape) {
  size_t common = 0;
  while (common < std::min(stack.size(), shape.size()) &&
         stack[common] == shape[common])
    ++common;
  while (stack.size() > common) {
    // Not pop(), which may take two.
    code.emit(getSlots(stack.back()) == 2 ? Opcode::Pop2 : Opcode::Pop);
    stack.pop_back();
  }
  while (stack.size() < shape.size())
    pushKind(shape[stack.size()]);
}

void RandomMethod::jump(unsigned target) {
  matchShape(blocks[target].shape);
  code.emitBranch(chance(10) ? Opcode::GotoW : Opcode::Goto,
                  blocks[target].label);
}

/// A conditional branch to some block; the other way goes on after it.
void RandomMethod::branch() {
  const Block &target = blocks[pickTarget()];
  matchShape(target.shape);
  switch (roll(4)) {
  case 0:
    pushKind(Kind::Int);
    code.emitBranch(Opcode(uint8_t(Opcode::Ifeq) + roll(6)), target.label);
    break;
  case 1:
    pushKind(Kind::Int);
    pushKind(Kind::Int);
    code.emitBranch(Opcode(uint8_t(Opcode::IfIcmpeq) + roll(6)), target.label);
    stack.pop_back();
    break;
  case 2:
    pushKind(Kind::Object);
    code.emitBranch(chance(50) ? Opcode::Ifnull : Opcode::Ifnonnull,
                    target.label);
    break;
  case 3:
    pushKind(Kind::String);
    pushKind(Kind::Ints);
    code.emitBranch(chance(50) ? Opcode::IfAcmpeq : Opcode::IfAcmpne,
                    target.label);
    stack.pop_back();
    break;
  }
  stack.pop_back();
}

/// A switch over blocks with one shape.
void RandomMethod::switchOver() {
  const Block &first = blocks[pickTarget()];
  llvm::SmallVector<Label, 8> targets;
  for (const Block &other : blocks)
    if (other.shape == first.shape)
      targets.push_back(other.label);
  matchShape(first.shape);
  pushKind(Kind::Int);
  code.emitInt(7).emit(Opcode::Iand);
  stack.pop_back();
  if (chance(50)) {
    llvm::SmallVector<Label, 8> listed;
    for (unsigned i = 0, e = 1 + roll(6); i != e; ++i)
      listed.push_back(targets[roll(targets.size())]);
    code.emitTableSwitch(int32_t(roll(3)) - 1, listed, first.label);
    return;
  }
  llvm::SmallVector<std::pair<int32_t, Label>, 8> cases;
  for (int32_t key = -1; key < 8; key += 1 + roll(3))
    cases.push_back({key, targets[roll(targets.size())]});
  code.emitLookupSwitch(cases, first.label);
}

/// jsr to a subroutine, which leaves a stack of the shape that it finds.
void RandomMethod::subroutineCall(unsigned index) {
  matchShape(subroutineBlocks[index].shape);
  code.emitBranch(chance(20) ? Opcode::JsrW : Opcode::Jsr,
                  subroutineBlocks[index].label);
}

/// The start of a subroutine, up to the store of its return address: compilers
/// begin with the store, obfuscators with anything.
void RandomMethod::storeReturnAddress(unsigned local) {
  switch (roll(8)) {
  case 0:
    code.emitInt(5).emit(Opcode::Swap).emitLocal(Opcode::Astore, local);
    code.emit(Opcode::Pop);
    return;
  case 1:
    code.emit(Opcode::Dup).emitLocal(Opcode::Astore, local + 1);
    code.emitLocal(Opcode::Astore, local);
    return;
  case 2:
    code.emitInt(3).emit(Opcode::DupX1).emit(Opcode::Pop);
    code.emitLocal(Opcode::Astore, local).emit(Opcode::Pop);
    return;
  case 3: {
    Label store = code.makeLabel();
    code.emitIncrement(0, 3).emitBranch(Opcode::Goto, store).bind(store);
    break;
  }
  case 4:
    code.emitInt(9).emit(Opcode::Dup2).emitLocal(Opcode::Istore, local + 2);
    code.emitLocal(Opcode::Astore, local + 1).emit(Opcode::Pop);
    break;
  default:
    break;
  }
  code.emitLocal(Opcode::Astore, local);
}

/// The subroutines: each stores its return address, works on the locals, calls
/// the next if that is an inner one, and returns. HotSpot's verifier for class
/// files without stack maps knows a subroutine at one depth only: an inner one
/// is not called from elsewhere.
void RandomMethod::subroutines() {
  for (unsigned i = 0; i != subroutineBlocks.size(); ++i) {
    const Block &body = subroutineBlocks[i];
    code.bind(body.label);
    unsigned local = addressLocal + 10 * i + (chance(20) ? 300 : 0);
    storeReturnAddress(local);
    stack.assign(body.shape.begin(), body.shape.end());
    for (unsigned step = 0; step != 6; ++step)
      instruction();
    if (i + 1 < subroutineBlocks.size() && i + 1 >= numOuterSubroutines)
      subroutineCall(i + 1);
    matchShape(body.shape);
    if (chance(40)) {
      Label skip = code.makeLabel();
      pushKind(Kind::Int);
      code.emitBranch(Opcode::Ifne, skip);
      stack.pop_back();
      instruction();
      matchShape(body.shape);
      code.bind(skip);
    }
    code.emitLocal(Opcode::Ret, local);
  }
}

void RandomMethod::terminator(unsigned index) {
  switch (roll(8)) {
  case 0:
    want(Kind::Long);
    code.emit(Opcode::Lreturn);
    return;
  case 1:
    newObject();
    code.emitConstant(Opcode::Checkcast,
                      file.getPool().addClass("java/lang/Throwable"));
    code.emit(Opcode::Athrow);
    return;
  case 2:
    return switchOver();
  default:
    break;
  }
  if (index + 1 < blocks.size() && chance(50))
    return matchShape(blocks[index + 1].shape); // Falls through.
  jump(pickTarget());
}

void RandomMethod::block(unsigned index) {
  stack.assign(blocks[index].shape.begin(), blocks[index].shape.end());
  code.bind(blocks[index].label);
  declareFrame(blocks[index].label);
  checkFuel();
  for (unsigned i = 0, e = 2 + roll(10); i != e; ++i) {
    if (chance(12)) {
      marks.push_back(code.here());
      code.emit(Opcode::Nop); // So that no stretch is empty.
    }
    instruction();
    if (numOuterSubroutines && chance(10))
      subroutineCall(roll(numOuterSubroutines));
    if (chance(12))
      branch();
  }
  terminator(index);
}

/// Handlers over any stretch of the blocks, also over themselves and over code
/// that is never reached; the exception is what the stack holds.
void RandomMethod::handlers() {
  for (Label label : handlerLabels) {
    marks.push_back(code.here());
    code.bind(label);
    stack.assign(1, Kind::Object);
    if (hasFrames) {
      llvm::SmallVector<VerificationType, 16> locals;
      for (Kind kind : localKinds)
        locals.push_back(getType(kind));
      VerificationType thrown;
      thrown.kind = VerificationType::Object;
      thrown.className = "java/lang/Throwable";
      code.addFrame(label, locals, {thrown});
    }
    code.emitLocal(Opcode::Astore, 29);
    stack.clear();
    checkFuel();
    for (unsigned i = 0; i != 4; ++i)
      instruction();
    jump(pickTarget());
  }
  marks.push_back(code.here());
  ConstantPoolBuilder &pool = file.getPool();
  static const char *const caught[] = {
      "java/lang/RuntimeException", "java/lang/ArithmeticException",
      "java/lang/ArrayIndexOutOfBoundsException", "java/lang/Throwable"};
  for (unsigned i = 0, e = marks.size() > 2 ? 1 + roll(4) : 0; i != e; ++i) {
    unsigned first = roll(marks.size() - 1);
    unsigned last = first + 1 + roll(marks.size() - first - 1);
    if (marks[first].id == marks[last].id)
      continue;
    code.addHandler(marks[first], marks[last],
                    handlerLabels[roll(handlerLabels.size())],
                    chance(30) ? 0 : pool.addClass(caught[roll(4)]));
  }
}

void RandomMethod::finish() {
  subroutines();
  // Code that nothing reaches: only with frames does the verifier look at it.
  if (hasFrames) {
    stack.clear();
    declareFrame(code.here());
    jump(0);
  } else {
    code.emit(Opcode::Iadd).emit(Opcode::Areturn);
  }
  code.setLimits(80, 420);
}

void RandomMethod::write(llvm::StringRef name) {
  // The second half of the locals, before anything can be thrown into a
  // handler.
  unsigned local = 0, position = 0;
  for (Kind kind : localKinds) {
    if (position++ >= 5) {
      pushConstant(kind);
      Opcode store = kind == Kind::Ints || kind == Kind::String
                         ? Opcode::Astore
                         : Opcode(uint8_t(Opcode::Istore) + unsigned(kind));
      code.emitLocal(store, local);
      stack.pop_back();
    }
    local += getSlots(kind);
  }
  for (unsigned i = 0, e = 3 + roll(8); i != e; ++i)
    blocks.push_back(makeBlock(i ? roll(5) : 0));
  for (unsigned i = 0, e = 1 + roll(2); i != e; ++i)
    handlerLabels.push_back(code.makeLabel());
  if (!hasFrames)
    for (unsigned i = 0, e = roll(4); i != e; ++i)
      subroutineBlocks.push_back(makeBlock(roll(4)));
  if (!subroutineBlocks.empty())
    numOuterSubroutines = 1 + roll(subroutineBlocks.size());
  for (unsigned i = 0; i != blocks.size(); ++i)
    block(i);
  handlers();
  finish();
  file.addMethod(access::Public | access::Static, name, descriptor, code);
}
