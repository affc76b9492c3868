//===- Arithmetic.cpp - Arithmetic, conversions, comparisons ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Operations on numbers: arith's where they are exactly the JVM's.
///
//===----------------------------------------------------------------------===//

#include "BodyBuilder.h"

using namespace jir;
using namespace mlir;

bool BodyBuilder::buildIntegerArithmetic(Type type) {
  llvm::StringRef kind = type == common.i32 ? "int" : "long";
  Value rhs = popKind(type, kind);
  Value lhs = rhs ? popKind(type, kind) : Value();
  if (!lhs)
    return false;
  arith::AddIOp::Properties flags;
  flags.overflowFlags = common.noOverflowFlags;
  switch (instruction->opcode) {
  case Opcode::Iadd:
  case Opcode::Ladd:
    return pushResult(make<arith::AddIOp>(type, {lhs, rhs}, flags));
  case Opcode::Isub:
  case Opcode::Lsub: {
    arith::SubIOp::Properties properties;
    properties.overflowFlags = common.noOverflowFlags;
    return pushResult(make<arith::SubIOp>(type, {lhs, rhs}, properties));
  }
  case Opcode::Imul:
  case Opcode::Lmul: {
    arith::MulIOp::Properties properties;
    properties.overflowFlags = common.noOverflowFlags;
    return pushResult(make<arith::MulIOp>(type, {lhs, rhs}, properties));
  }
  case Opcode::Idiv:
  case Opcode::Ldiv:
    return pushResult(
        make<jvm::DivIntOp>(type, {lhs, rhs}, siteProperties<jvm::DivIntOp>()));
  case Opcode::Irem:
  case Opcode::Lrem:
    return pushResult(
        make<jvm::RemIntOp>(type, {lhs, rhs}, siteProperties<jvm::RemIntOp>()));
  case Opcode::Iand:
  case Opcode::Land:
    return pushResult(make<arith::AndIOp>(type, {lhs, rhs}));
  case Opcode::Ior:
  case Opcode::Lor:
    return pushResult(make<arith::OrIOp>(type, {lhs, rhs}));
  default:
    return pushResult(make<arith::XOrIOp>(type, {lhs, rhs}));
  }
}

bool BodyBuilder::buildFloatArithmetic(Type type) {
  llvm::StringRef kind = type == common.f32 ? "float" : "double";
  Value rhs = popKind(type, kind);
  Value lhs = rhs ? popKind(type, kind) : Value();
  if (!lhs)
    return false;
  auto build = [&](auto tag) {
    using OpT = decltype(tag);
    typename OpT::Properties properties;
    properties.fastmath = common.noFastMath;
    return pushResult(make<OpT>(type, {lhs, rhs}, properties));
  };
  switch (instruction->opcode) {
  case Opcode::Fadd:
  case Opcode::Dadd:
    return build(arith::AddFOp());
  case Opcode::Fsub:
  case Opcode::Dsub:
    return build(arith::SubFOp());
  case Opcode::Fmul:
  case Opcode::Dmul:
    return build(arith::MulFOp());
  case Opcode::Fdiv:
  case Opcode::Ddiv:
    return build(arith::DivFOp());
  default:
    return build(arith::RemFOp());
  }
}

bool BodyBuilder::buildShift(Type type) {
  Value count = popInt();
  Value value =
      count ? popKind(type, type == common.i32 ? "int" : "long") : Value();
  if (!value)
    return false;
  switch (instruction->opcode) {
  case Opcode::Ishl:
  case Opcode::Lshl:
    return pushResult(make<jvm::ShlOp>(type, {value, count}));
  case Opcode::Ishr:
  case Opcode::Lshr:
    return pushResult(make<jvm::ShrOp>(type, {value, count}));
  default:
    return pushResult(make<jvm::UshrOp>(type, {value, count}));
  }
}

/// iadd to lxor. The opcodes of int, long, float and double follow each other.
bool BodyBuilder::buildArithmetic() {
  auto opcode = uint8_t(instruction->opcode);
  if (opcode >= uint8_t(Opcode::Ishl)) {
    Type type = opcode % 2 == 0 ? common.i32 : common.i64;
    return opcode <= uint8_t(Opcode::Lushr) ? buildShift(type)
                                            : buildIntegerArithmetic(type);
  }
  const Type types[] = {common.i32, common.i64, common.f32, common.f64};
  Type type = types[(opcode - uint8_t(Opcode::Iadd)) % 4];
  bool isInteger = type == common.i32 || type == common.i64;
  if (opcode < uint8_t(Opcode::Ineg))
    return isInteger ? buildIntegerArithmetic(type)
                     : buildFloatArithmetic(type);
  if (!isInteger) {
    Value value = popKind(type, type == common.f32 ? "float" : "double");
    arith::NegFOp::Properties properties;
    properties.fastmath = common.noFastMath;
    return value && pushResult(make<arith::NegFOp>(type, value, properties));
  }
  Value value = popKind(type, type == common.i32 ? "int" : "long");
  if (!value)
    return false;
  arith::SubIOp::Properties properties;
  properties.overflowFlags = common.noOverflowFlags;
  Value zero = getConstantValue(IntegerAttr::get(type, 0));
  return pushResult(make<arith::SubIOp>(type, {zero, value}, properties));
}

/// i2b, i2s, i2c.
bool BodyBuilder::buildNarrowing(Type type, bool isSigned) {
  Value value = popInt();
  if (!value)
    return false;
  arith::TruncIOp::Properties properties;
  properties.overflowFlags = common.noOverflowFlags;
  Value narrow = make<arith::TruncIOp>(type, value, properties)->getResult(0);
  return pushResult(isSigned
                        ? make<arith::ExtSIOp>(common.i32, narrow)
                        : make<arith::ExtUIOp>(common.i32, narrow,
                                               arith::ExtUIOp::Properties()));
}

bool BodyBuilder::buildConversion() {
  auto fromInteger = [&](Type from, Type to) {
    Value value = popKind(from, from == common.i32 ? "int" : "long");
    return value && pushResult(make<arith::SIToFPOp>(to, value));
  };
  auto fromFloat = [&](Type from, Type to) {
    Value value = popKind(from, from == common.f32 ? "float" : "double");
    return value && pushResult(make<jvm::FloatToIntOp>(to, value));
  };
  switch (instruction->opcode) {
  case Opcode::I2l: {
    Value value = popInt();
    return value && pushResult(make<arith::ExtSIOp>(common.i64, value));
  }
  case Opcode::L2i: {
    Value value = popLong();
    arith::TruncIOp::Properties properties;
    properties.overflowFlags = common.noOverflowFlags;
    return value &&
           pushResult(make<arith::TruncIOp>(common.i32, value, properties));
  }
  case Opcode::I2f:
    return fromInteger(common.i32, common.f32);
  case Opcode::I2d:
    return fromInteger(common.i32, common.f64);
  case Opcode::L2f:
    return fromInteger(common.i64, common.f32);
  case Opcode::L2d:
    return fromInteger(common.i64, common.f64);
  case Opcode::F2i:
    return fromFloat(common.f32, common.i32);
  case Opcode::F2l:
    return fromFloat(common.f32, common.i64);
  case Opcode::D2i:
    return fromFloat(common.f64, common.i32);
  case Opcode::D2l:
    return fromFloat(common.f64, common.i64);
  case Opcode::F2d: {
    Value value = popKind(common.f32, "float");
    return value && pushResult(make<arith::ExtFOp>(
                        common.f64, value, arith::ExtFOp::Properties()));
  }
  case Opcode::D2f: {
    Value value = popKind(common.f64, "double");
    arith::TruncFOp::Properties properties;
    properties.roundingmode = common.toNearestEven;
    return value &&
           pushResult(make<arith::TruncFOp>(common.f32, value, properties));
  }
  case Opcode::I2b:
    return buildNarrowing(common.i8, /*isSigned=*/true);
  case Opcode::I2c:
    return buildNarrowing(common.i16, /*isSigned=*/false);
  default:
    return buildNarrowing(common.i16, /*isSigned=*/true);
  }
}

/// lcmp, fcmpl, fcmpg, dcmpl, dcmpg.
bool BodyBuilder::buildComparison() {
  Opcode opcode = instruction->opcode;
  if (opcode == Opcode::Lcmp) {
    Value rhs = popLong();
    Value lhs = rhs ? popLong() : Value();
    return lhs && pushResult(make<jvm::CompareLongOp>(common.i32, {lhs, rhs}));
  }
  bool isFloat = opcode == Opcode::Fcmpl || opcode == Opcode::Fcmpg;
  Type type = isFloat ? common.f32 : common.f64;
  llvm::StringRef kind = isFloat ? "float" : "double";
  Value rhs = popKind(type, kind);
  Value lhs = rhs ? popKind(type, kind) : Value();
  if (!lhs)
    return false;
  jvm::CompareFloatOp::Properties properties;
  properties.nan = opcode == Opcode::Fcmpl || opcode == Opcode::Dcmpl
                       ? jvm::NaNResult::Less
                       : jvm::NaNResult::Greater;
  return pushResult(
      make<jvm::CompareFloatOp>(common.i32, {lhs, rhs}, properties));
}

//===----------------------------------------------------------------------===//
// Conditions of branches
//===----------------------------------------------------------------------===//

/// The predicate of if<cond> and if_icmp<cond>: eq, ne, lt, ge, gt, le.
static arith::CmpIPredicate getPredicate(unsigned condition) {
  const arith::CmpIPredicate predicates[] = {
      arith::CmpIPredicate::eq,  arith::CmpIPredicate::ne,
      arith::CmpIPredicate::slt, arith::CmpIPredicate::sge,
      arith::CmpIPredicate::sgt, arith::CmpIPredicate::sle};
  return predicates[condition];
}

bool BodyBuilder::buildIf() {
  auto opcode = uint8_t(instruction->opcode);
  auto compare = [&](unsigned condition, Value lhs, Value rhs) {
    arith::CmpIOp::Properties properties;
    properties.predicate = arith::CmpIPredicateAttr::get(
        context.getContext(), getPredicate(condition));
    pendingOperand =
        make<arith::CmpIOp>(common.i1, {lhs, rhs}, properties)->getResult(0);
    return true;
  };
  if (opcode <= uint8_t(Opcode::Ifle)) {
    Value value = popInt();
    return value &&
           compare(opcode - uint8_t(Opcode::Ifeq), value, getIntValue(0));
  }
  if (opcode <= uint8_t(Opcode::IfIcmple)) {
    Value rhs = popInt();
    Value lhs = rhs ? popInt() : Value();
    return lhs && compare(opcode - uint8_t(Opcode::IfIcmpeq), lhs, rhs);
  }
  Value rhs = popReferenceOrUninitialised();
  if (!rhs)
    return false;
  if (instruction->opcode == Opcode::Ifnull ||
      instruction->opcode == Opcode::Ifnonnull) {
    pendingOperand = make<jvm::IsNullOp>(common.i1, rhs)->getResult(0);
    return true;
  }
  Value lhs = popReferenceOrUninitialised();
  if (!lhs)
    return false;
  pendingOperand = make<jvm::RefEqOp>(common.i1, {lhs, rhs})->getResult(0);
  return true;
}
