//===- JVMObjectOps.cpp - Objects, fields and arrays ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks of field types and array element kinds.
///
//===----------------------------------------------------------------------===//

#include "VerifyHelpers.h"
#include "jir/Dialect/JVM/JVMOps.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

static LogicalResult verifyFieldValue(Operation *op, FieldRefAttr field,
                                      Type value) {
  Type declared = getFieldType(op->getContext(), field.getDescriptor());
  if (hasSameStackKind(value, declared))
    return success();
  return op->emitOpError() << "the value is " << value
                           << ", but the field's type is " << declared;
}

LogicalResult GetFieldOp::verify() {
  return verifyFieldValue(*this, getField(), getType());
}
LogicalResult PutFieldOp::verify() {
  // Only a field of the class itself may be written so early (JVMS 4.10.1.9).
  if (auto early = dyn_cast<UninitThisType>(getObject().getType());
      early && early.getName() != getField().getOwner())
    return emitOpError() << "writes a field of " << getField().getOwner()
                         << " to " << early
                         << ", which may write fields of its own class only";
  return verifyFieldValue(*this, getField(), getValue().getType());
}
LogicalResult GetStaticOp::verify() {
  return verifyFieldValue(*this, getField(), getType());
}
LogicalResult PutStaticOp::verify() {
  return verifyFieldValue(*this, getField(), getValue().getType());
}

LogicalResult MultiNewArrayOp::verify() {
  Type type = getType();
  for (size_t dimensions = getLengths().size(); dimensions; --dimensions) {
    auto array = dyn_cast<ArrayType>(type);
    if (!array)
      return emitOpError() << "has more lengths than " << getType()
                           << " has dimensions";
    type = array.getElementType();
  }
  if (getLengths().empty())
    return emitOpError() << "needs at least one length";
  return success();
}

/// Checks the array's static type, where it is known, and the element's stack
/// type against the element kind.
static LogicalResult verifyArrayAccess(Operation *op, ArrayKind kind,
                                       Type arrayType, Type value) {
  MLIRContext *context = op->getContext();
  Type stack;
  switch (kind) {
  case ArrayKind::Byte:
  case ArrayKind::Char:
  case ArrayKind::Short:
  case ArrayKind::Int:
    stack = IntegerType::get(context, 32);
    break;
  case ArrayKind::Long:
    stack = IntegerType::get(context, 64);
    break;
  case ArrayKind::Float:
    stack = Float32Type::get(context);
    break;
  case ArrayKind::Double:
    stack = Float64Type::get(context);
    break;
  case ArrayKind::Reference:
    break;
  }
  if (stack ? value != stack : !isa<RefType, ArrayType, NullType>(value))
    return op->emitOpError()
           << "an element of kind " << stringifyArrayKind(kind) << " cannot be "
           << value;
  auto array = dyn_cast<ArrayType>(arrayType);
  if (!array)
    return success();
  Type element = array.getElementType();
  bool matches = stack ? getStackType(element) == stack : isReference(element);
  if (auto integer = dyn_cast<IntegerType>(element);
      integer && matches && stack) {
    bool isChar = integer.isUnsigned();
    unsigned width = integer.getWidth();
    matches = kind == ArrayKind::Byte    ? width == 8 || width == 1
              : kind == ArrayKind::Char  ? isChar
              : kind == ArrayKind::Short ? width == 16 && !isChar
                                         : width == 32 || width == 64;
  }
  if (!matches)
    return op->emitOpError() << "accesses elements of kind "
                             << stringifyArrayKind(kind) << " of " << arrayType;
  return success();
}

LogicalResult ArrayLoadOp::verify() {
  return verifyArrayAccess(*this, getKind(), getArray().getType(), getType());
}

LogicalResult ArrayStoreOp::verify() {
  return verifyArrayAccess(*this, getKind(), getArray().getType(),
                           getValue().getType());
}
