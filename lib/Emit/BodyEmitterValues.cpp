//===- BodyEmitterValues.cpp - Arithmetic and conversions -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Operations on numbers. Integers narrower than int are held sign-extended,
/// booleans as 0 or 1.
///
//===----------------------------------------------------------------------===//

#include "BodyEmitter.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace jir;
using namespace mlir;

bool BodyEmitter::emitOperation(unsigned index) {
  const EmittedOp &emitted = model.getOps()[index];
  Operation *op = emitted.op;
  llvm::SaveAndRestore now(time, 4 * emitted.position);
  if (op->hasTrait<OpTrait::IsTerminator>()) {
    emitTerminator(op);
    return false;
  }
  if (isa<arith::ArithDialect>(op->getDialect()))
    return emitArithmetic(op);
  if (isFreeToMove(op))
    return emitValueOp(op);
  if (auto init = dyn_cast<jvm::InitOp>(op))
    return emitInit(init);
  if (!emitObjectOp(op) && !emitSyntheticOp(op))
    fail(op, "no bytecode for " + op->getName().getStringRef());
  return op->getNumResults() != 0;
}

/// Pushes all operands; the instruction takes them and leaves the result.
void BodyEmitter::emitSimple(Operation *op, Opcode opcode) {
  SmallVector<Value, 8> pushed;
  model.getPushed(op, pushed);
  for (Value operand : pushed)
    pushValue(operand);
  noteLine(op);
  code().emit(opcode);
  pop(pushed.size());
  push(op->getResult(0).getType());
}

/// The opcode for int, long, float or double of a family that begins with int.
static Opcode getNumeric(Opcode first, Type type) {
  unsigned kind = isa<IntegerType>(type) ? (type.isInteger(64) ? 1 : 0)
                                         : (type.isF64() ? 3 : 2);
  return Opcode(uint8_t(first) + kind);
}

void BodyEmitter::emitBinary(Operation *op, Opcode first) {
  emitSimple(op, getNumeric(first, op->getResult(0).getType()));
  normalise(op->getResult(0).getType());
}

/// Converts an int on the stack to the form in which its type is held.
void BodyEmitter::normalise(Type type) {
  if (type.isInteger(8))
    code().emit(Opcode::I2b);
  else if (type.isInteger(16))
    code().emit(Opcode::I2s);
  if (!type.isInteger(1))
    return;
  pushInt(1);
  code().emit(Opcode::Iand);
  pop();
}

void BodyEmitter::emitSub(arith::SubIOp op) {
  if (!isZero(op.getLhs()))
    return emitBinary(op, Opcode::Isub);
  emitSimple(op, getNumeric(Opcode::Ineg, op.getType()));
  normalise(op.getType());
}

void BodyEmitter::emitExtSI(arith::ExtSIOp op) {
  pushValue(op.getIn());
  noteLine(op);
  if (op.getIn().getType().isInteger(1))
    code().emit(Opcode::Ineg);
  pop();
  if (op.getType().isInteger(64))
    code().emit(Opcode::I2l);
  push(op.getType());
}

/// Clears what lies above the bits of `from` in an int; the stack's top becomes
/// a long if it is to.
void BodyEmitter::zeroExtend(Type from, bool toLong) {
  if (from.isInteger(8)) {
    pushInt(255);
    code().emit(Opcode::Iand);
    pop();
  } else if (from.isInteger(16)) {
    code().emit(Opcode::I2c);
  }
  if (!toLong)
    return;
  code().emit(Opcode::I2l);
  pop();
  push(IntegerType::get(context, 64));
  if (!from.isInteger(32))
    return;
  pushLong(UINT32_MAX);
  code().emit(Opcode::Land);
  pop();
}

void BodyEmitter::emitExtUI(arith::ExtUIOp op) {
  // Narrowing just before is part of the extension: i2c, or a mask. One to
  // fewer bits, sign-extended since, is not.
  Value operand = op.getIn();
  const EmittedValue &info = model.getInfo(operand);
  auto narrowing = info.isOnStack ? info.value.getDefiningOp<arith::TruncIOp>()
                                  : arith::TruncIOp();
  if (narrowing && narrowing.getType() == operand.getType() &&
      !operand.getType().isInteger(1) && !operand.getType().isInteger(32)) {
    pushValue(narrowing.getIn());
    if (narrowing.getIn().getType().isInteger(64))
      code().emit(Opcode::L2i);
  } else {
    pushValue(operand);
  }
  noteLine(op);
  pop();
  push(IntegerType::get(context, 32));
  zeroExtend(operand.getType(), op.getType().isInteger(64));
  pop();
  push(op.getType());
}

void BodyEmitter::emitTruncI(arith::TruncIOp op) {
  pushValue(op.getIn());
  noteLine(op);
  if (op.getIn().getType().isInteger(64))
    code().emit(Opcode::L2i);
  pop();
  push(op.getType());
  normalise(op.getType());
}

void BodyEmitter::emitToFloat(Operation *op, bool isUnsigned) {
  Value operand = op->getOperand(0);
  Type from = operand.getType();
  bool isDouble = op->getResult(0).getType().isF64();
  bool isLong = from.isInteger(64);
  pushValue(operand);
  noteLine(op);
  if (isUnsigned && isLong)
    return fail(op, "bytecode has no conversion of an unsigned long");
  if (isUnsigned && from.isInteger(32)) {
    zeroExtend(from, /*toLong=*/true);
    isLong = true;
  } else if (isUnsigned) {
    zeroExtend(from, /*toLong=*/false);
  } else if (from.isInteger(1)) {
    code().emit(Opcode::Ineg);
  }
  if (isLong)
    code().emit(isDouble ? Opcode::L2d : Opcode::L2f);
  else
    code().emit(isDouble ? Opcode::I2d : Opcode::I2f);
  pop();
  push(op->getResult(0).getType());
}

bool BodyEmitter::emitArithmetic(Operation *op) {
  auto binary = [&](Opcode first) {
    return [this, first](Operation *each) { emitBinary(each, first); };
  };
  llvm::TypeSwitch<Operation *>(op)
      .Case<arith::AddIOp, arith::AddFOp>(binary(Opcode::Iadd))
      .Case<arith::SubFOp>(binary(Opcode::Isub))
      .Case<arith::MulIOp, arith::MulFOp>(binary(Opcode::Imul))
      .Case<arith::DivFOp>(binary(Opcode::Idiv))
      .Case<arith::RemFOp>(binary(Opcode::Irem))
      .Case<arith::NegFOp>(binary(Opcode::Ineg))
      .Case([&](arith::SubIOp each) { emitSub(each); })
      .Case<arith::AndIOp, arith::OrIOp, arith::XOrIOp>([&](auto each) {
        Opcode first = isa<arith::AndIOp>(op)  ? Opcode::Iand
                       : isa<arith::OrIOp>(op) ? Opcode::Ior
                                               : Opcode::Ixor;
        emitSimple(op, getNumeric(first, op->getResult(0).getType()));
      })
      .Case<arith::CmpIOp, arith::CmpFOp>([&](auto) { pushBoolean(op); })
      .Case([&](arith::SelectOp each) { emitSelect(each); })
      .Case([&](arith::ExtSIOp each) { emitExtSI(each); })
      .Case([&](arith::ExtUIOp each) { emitExtUI(each); })
      .Case([&](arith::TruncIOp each) { emitTruncI(each); })
      .Case<arith::ExtFOp>([&](auto) { emitSimple(op, Opcode::F2d); })
      .Case<arith::TruncFOp>([&](auto) { emitSimple(op, Opcode::D2f); })
      .Case<arith::SIToFPOp>([&](auto) { emitToFloat(op, false); })
      .Case<arith::UIToFPOp>([&](auto) { emitToFloat(op, true); })
      .Default([&](Operation *) {
        fail(op, "no bytecode for " + op->getName().getStringRef());
      });
  return true;
}

bool BodyEmitter::emitValueOp(Operation *op) {
  if (isa<jvm::IsNullOp, jvm::RefEqOp>(op)) {
    pushBoolean(op);
    return true;
  }
  if (auto conversion = dyn_cast<jvm::FloatToIntOp>(op)) {
    bool fromDouble = conversion.getValue().getType().isF64();
    bool toLong = conversion.getType().isInteger(64);
    emitSimple(op, fromDouble ? (toLong ? Opcode::D2l : Opcode::D2i)
                              : (toLong ? Opcode::F2l : Opcode::F2i));
    return true;
  }
  if (isa<jvm::CompareLongOp>(op)) {
    emitSimple(op, Opcode::Lcmp);
    return true;
  }
  if (auto comparison = dyn_cast<jvm::CompareFloatOp>(op)) {
    bool isDouble = comparison.getLhs().getType().isF64();
    bool isLess = comparison.getNan() == jvm::NaNResult::Less;
    emitSimple(op, isDouble ? (isLess ? Opcode::Dcmpl : Opcode::Dcmpg)
                            : (isLess ? Opcode::Fcmpl : Opcode::Fcmpg));
    return true;
  }
  Opcode first = isa<jvm::ShlOp>(op)   ? Opcode::Ishl
                 : isa<jvm::ShrOp>(op) ? Opcode::Ishr
                                       : Opcode::Iushr;
  emitBinary(op, first);
  return true;
}
