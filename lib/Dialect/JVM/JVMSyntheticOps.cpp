//===- JVMSyntheticOps.cpp - Synthetic operations ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks of lowered invokedynamic sites and dynamic constants.
///
//===----------------------------------------------------------------------===//

#include "VerifyHelpers.h"
#include "jir/Dialect/JVM/JVMOps.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

static bool isMethodDescriptor(MLIRContext *context, StringRef descriptor) {
  SmallVector<Type> parameters;
  Type result;
  return parseMethodDescriptor(context, descriptor, parameters, result);
}

LogicalResult LambdaOp::verify() {
  StringRef method = getSamMethod();
  if (!isMethodDescriptor(getContext(), splitMethodMember(method).second))
    return emitOpError()
           << "'" << method
           << "' is not a method: expected name(parameters)result";
  if (!isMethodDescriptor(getContext(), getInstantiatedDescriptor()))
    return emitOpError() << "'" << getInstantiatedDescriptor()
                         << "' is not a valid method descriptor";
  for (Attribute bridge : getBridges())
    if (!isMethodDescriptor(getContext(), cast<StringAttr>(bridge).getValue()))
      return emitOpError() << "the bridge " << bridge
                           << " is not a valid method descriptor";
  if (getImplementation().getKind() < HandleKind::InvokeVirtual)
    return emitOpError()
           << "the implementation is a field, expected a method or constructor";
  return verifyCallSignature(*this, getFactoryDescriptor(),
                             getCaptured().getTypes(),
                             (*this)->getResultTypes());
}

LogicalResult StringConcatOp::verify() {
  StringRef recipe = getRecipe();
  if (recipe.count('\1') != getArgs().size())
    return emitOpError() << "the recipe takes " << recipe.count('\1')
                         << " operands, but there are " << getArgs().size();
  if (recipe.count('\2') != getConstants().size())
    return emitOpError() << "the recipe takes " << recipe.count('\2')
                         << " constants, but there are "
                         << getConstants().size();
  return verifyCallSignature(*this, getDescriptor(), getArgs().getTypes(),
                             (*this)->getResultTypes());
}

LogicalResult RecordMethodOp::verify() {
  size_t operands = getKind() == RecordMethodKind::Equals ? 2 : 1;
  if (getArgs().size() != operands)
    return emitOpError() << stringifyRecordMethodKind(getKind()) << " takes "
                         << operands << " operands";
  for (Attribute getter : getGetters()) {
    auto handle = dyn_cast<HandleAttr>(getter);
    if (!handle || handle.getKind() != HandleKind::GetField)
      return emitOpError() << "a getter is a get_field handle, not " << getter;
  }
  bool isText = getKind() == RecordMethodKind::ToString;
  if (isText ? !isa<RefType>(getType()) : !getType().isInteger(32))
    return emitOpError() << stringifyRecordMethodKind(getKind())
                         << " does not return " << getType();
  return success();
}

LogicalResult TypeSwitchOp::verify() {
  for (Attribute label : getLabels())
    if (!isa<TypeAttr, StringAttr, IntegerAttr, DynamicAttr>(label))
      return emitOpError() << "a label is a class, a string, an integer or a "
                              "dynamic constant, not "
                           << label;
  if (!isMethodDescriptor(getContext(), getDescriptor()))
    return emitOpError() << "'" << getDescriptor()
                         << "' is not a valid method descriptor";
  return success();
}

LogicalResult EnumConstantOp::verify() {
  if (getName().empty())
    return emitOpError() << "needs the name of the constant";
  return success();
}

LogicalResult VarHandleOp::verify() {
  if (!isReference(getOwner()))
    return emitOpError() << "the owner is a class or an array type, not "
                         << getOwner();
  return success();
}
