//===- JVMValueOps.cpp - Constants, arithmetic and casts --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks, and folding by the rules of the Java virtual machine.
///
//===----------------------------------------------------------------------===//

#include "VerifyHelpers.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

static std::optional<APInt> getInteger(Attribute attribute) {
  auto integer = dyn_cast_or_null<IntegerAttr>(attribute);
  return integer ? std::optional<APInt>(integer.getValue()) : std::nullopt;
}

static std::optional<APFloat> getFloat(Attribute attribute) {
  auto number = dyn_cast_or_null<FloatAttr>(attribute);
  return number ? std::optional<APFloat>(number.getValue()) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

OpFoldResult NullOp::fold(FoldAdaptor) { return UnitAttr::get(getContext()); }

LogicalResult ClassOfOp::verify() {
  Type named = getNamed();
  if (auto ref = dyn_cast<RefType>(named); ref && !ref.isUnion())
    return success();
  if (isa<ArrayType, NoneType>(named) || named.isF32() || named.isF64())
    return success();
  if (auto integer = dyn_cast<IntegerType>(named);
      integer &&
      llvm::is_contained({1u, 8u, 16u, 32u, 64u}, integer.getWidth()))
    return success();
  return emitOpError() << "names a class, an array or a primitive type, not "
                       << named;
}

LogicalResult DynamicConstantOp::verify() {
  Type declared =
      getFieldType(getContext(), getConstant().getDescriptor().getValue());
  if (!hasSameStackKind(getType(), declared))
    return emitOpError() << "returns " << getType()
                         << ", but the constant's type is " << declared;
  return success();
}

//===----------------------------------------------------------------------===//
// Arithmetic (JVMS 6.5)
//===----------------------------------------------------------------------===//

OpFoldResult DivIntOp::fold(FoldAdaptor adaptor) {
  auto lhs = getInteger(adaptor.getLhs()), rhs = getInteger(adaptor.getRhs());
  if (!lhs || !rhs || rhs->isZero())
    return {};
  // sdiv wraps: the least value divided by -1 is itself, as in Java.
  return IntegerAttr::get(getType(), lhs->sdiv(*rhs));
}

OpFoldResult RemIntOp::fold(FoldAdaptor adaptor) {
  auto lhs = getInteger(adaptor.getLhs()), rhs = getInteger(adaptor.getRhs());
  if (!lhs || !rhs || rhs->isZero())
    return {};
  return IntegerAttr::get(getType(), lhs->srem(*rhs));
}

/// Folds a shift. The distance is the low five bits for int, the low six for
/// long.
template <typename Op>
static OpFoldResult foldShift(Op op, typename Op::FoldAdaptor adaptor,
                              APInt (APInt::*shift)(unsigned) const) {
  auto value = getInteger(adaptor.getValue());
  auto count = getInteger(adaptor.getCount());
  if (!count)
    return {};
  Type type = op.getType();
  unsigned distance =
      count->getZExtValue() & (type.getIntOrFloatBitWidth() - 1);
  if (distance == 0)
    return op.getValue();
  return value
             ? OpFoldResult(IntegerAttr::get(type, ((*value).*shift)(distance)))
             : OpFoldResult();
}

OpFoldResult ShlOp::fold(FoldAdaptor adaptor) {
  return foldShift(*this, adaptor, &APInt::shl);
}

OpFoldResult ShrOp::fold(FoldAdaptor adaptor) {
  return foldShift(*this, adaptor, &APInt::ashr);
}

OpFoldResult UshrOp::fold(FoldAdaptor adaptor) {
  return foldShift(*this, adaptor, &APInt::lshr);
}

OpFoldResult FloatToIntOp::fold(FoldAdaptor adaptor) {
  auto value = getFloat(adaptor.getValue());
  if (!value)
    return {};
  unsigned width = getType().getIntOrFloatBitWidth();
  if (value->isNaN())
    return IntegerAttr::get(getType(), APInt(width, 0));
  // convertToInteger saturates when the value is out of range.
  APSInt result(width, /*isUnsigned=*/false);
  bool isExact;
  value->convertToInteger(result, APFloat::rmTowardZero, &isExact);
  return IntegerAttr::get(getType(), result);
}

OpFoldResult CompareLongOp::fold(FoldAdaptor adaptor) {
  auto lhs = getInteger(adaptor.getLhs()), rhs = getInteger(adaptor.getRhs());
  if (!lhs || !rhs)
    return {};
  return IntegerAttr::get(getType(), lhs->eq(*rhs)    ? 0
                                     : lhs->slt(*rhs) ? -1
                                                      : 1);
}

OpFoldResult CompareFloatOp::fold(FoldAdaptor adaptor) {
  auto lhs = getFloat(adaptor.getLhs()), rhs = getFloat(adaptor.getRhs());
  if (!lhs || !rhs)
    return {};
  switch (lhs->compare(*rhs)) {
  case APFloat::cmpEqual:
    return IntegerAttr::get(getType(), 0);
  case APFloat::cmpLessThan:
    return IntegerAttr::get(getType(), -1);
  case APFloat::cmpGreaterThan:
    return IntegerAttr::get(getType(), 1);
  case APFloat::cmpUnordered:
    break;
  }
  return IntegerAttr::get(getType(), getNan() == NaNResult::Less ? -1 : 1);
}

//===----------------------------------------------------------------------===//
// Comparisons and casts
//===----------------------------------------------------------------------===//

/// Looks through upcasts, which do not change the reference.
static Value skipUpcasts(Value value) {
  while (auto upcast = value.getDefiningOp<UpcastOp>())
    value = upcast.getValue();
  return value;
}

/// Whether the value is never null whatever runs: a new object, a new array, a
/// string.
static bool isNeverNull(Value value) {
  Operation *def = skipUpcasts(value).getDefiningOp();
  return isa_and_nonnull<NewOp, InitOp, NewArrayOp, MultiNewArrayOp, StringOp,
                         ClassOfOp>(def);
}

OpFoldResult RefEqOp::fold(FoldAdaptor) {
  Value lhs = skipUpcasts(getLhs()), rhs = skipUpcasts(getRhs());
  if (lhs == rhs)
    return BoolAttr::get(getContext(), true);
  bool leftNull = isa<NullType>(lhs.getType()),
       rightNull = isa<NullType>(rhs.getType());
  if (leftNull && rightNull)
    return BoolAttr::get(getContext(), true);
  if ((leftNull && isNeverNull(rhs)) || (rightNull && isNeverNull(lhs)))
    return BoolAttr::get(getContext(), false);
  return {};
}

OpFoldResult IsNullOp::fold(FoldAdaptor) {
  Value value = skipUpcasts(getValue());
  if (isa<NullType>(value.getType()))
    return BoolAttr::get(getContext(), true);
  if (isNeverNull(value))
    return BoolAttr::get(getContext(), false);
  return {};
}

OpFoldResult UpcastOp::fold(FoldAdaptor) {
  if (getValue().getType() == getType())
    return getValue();
  // An upcast of an upcast casts once.
  if (auto inner = getValue().getDefiningOp<UpcastOp>()) {
    getValueMutable().assign(inner.getValue());
    return getResult();
  }
  return {};
}

LogicalResult CheckCastOp::verify() {
  if (auto ref = dyn_cast<RefType>(getType()); ref && ref.isUnion())
    return emitOpError() << "casts to one class, not to a union";
  return success();
}

LogicalResult CheckCastOp::canonicalize(CheckCastOp op,
                                        PatternRewriter &rewriter) {
  if (!isa<NullType>(skipUpcasts(op.getValue()).getType()))
    return failure();
  Value upcast =
      UpcastOp::create(rewriter, op.getLoc(), op.getType(), op.getValue());
  replaceThrowingOp(rewriter, op, upcast);
  return success();
}

OpFoldResult InstanceOfOp::fold(FoldAdaptor) {
  // JVMS 6.5, instanceof: null results in 0, and the class is not resolved.
  if (isa<NullType>(skipUpcasts(getValue()).getType()))
    return IntegerAttr::get(getType(), 0);
  return {};
}

LogicalResult InstanceOfOp::verify() {
  auto ref = dyn_cast<RefType>(getTested());
  if (!isa<ArrayType>(getTested()) && (!ref || ref.isUnion()))
    return emitOpError() << "tests for one class or an array type, not "
                         << getTested();
  return success();
}
