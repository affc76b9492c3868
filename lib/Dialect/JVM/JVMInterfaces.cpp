//===- JVMInterfaces.cpp - Op interfaces of the jvm dialect -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The generated definitions, what their verifiers call, and what operations
/// answer: what they call, link, initialise and name.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMOps.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

#include "jir/Dialect/JVM/JVMInterfaces.cpp.inc"
#include "jir/Dialect/JVM/MemberNames.h"

LogicalResult jvm::detail::verifyBci(Operation *op, int32_t bci) {
  constexpr int32_t maxCodeLength = 65535;
  if (bci >= -1 && bci < maxCodeLength)
    return success();
  return op->emitOpError() << "has bytecode index " << bci
                           << ": expected -1 for none, or 0 to "
                           << maxCodeLength - 1;
}

LogicalResult jvm::detail::verifyInModel(Operation *op) {
  auto module = op->getParentOfType<ModuleOp>();
  auto &dialect = cast<JVMDialect>(*op->getDialect());
  if (module && dialect.getJdkAttrHelper().isAttrPresent(module))
    return success();
  return op->emitOpError() << "is allowed in models only: expected a module "
                              "with jvm.jdk around it";
}

//===----------------------------------------------------------------------===//
// Invocations
//===----------------------------------------------------------------------===//

InvokeKind InvokeVirtualOp::getInvokeKind() { return InvokeKind::Virtual; }
Value InvokeVirtualOp::getReceiverOrNull() { return getReceiver(); }
OperandRange InvokeVirtualOp::getCallArguments() { return getArgs(); }

InvokeKind InvokeInterfaceOp::getInvokeKind() { return InvokeKind::Interface; }
Value InvokeInterfaceOp::getReceiverOrNull() { return getReceiver(); }
OperandRange InvokeInterfaceOp::getCallArguments() { return getArgs(); }

InvokeKind InvokeSpecialOp::getInvokeKind() { return InvokeKind::Special; }
Value InvokeSpecialOp::getReceiverOrNull() { return getReceiver(); }
OperandRange InvokeSpecialOp::getCallArguments() { return getArgs(); }

InvokeKind InvokeStaticOp::getInvokeKind() { return InvokeKind::Static; }
Value InvokeStaticOp::getReceiverOrNull() { return Value(); }
OperandRange InvokeStaticOp::getCallArguments() { return getArgs(); }

InvokeKind InvokeDirectOp::getInvokeKind() {
  return getIsInterfaceCall() ? InvokeKind::Interface : InvokeKind::Virtual;
}
Value InvokeDirectOp::getReceiverOrNull() { return getReceiver(); }
OperandRange InvokeDirectOp::getCallArguments() { return getArgs(); }

InvokeKind InitOp::getInvokeKind() { return InvokeKind::Special; }
Value InitOp::getReceiverOrNull() { return getObject(); }
OperandRange InitOp::getCallArguments() { return getArgs(); }

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

#define JIR_INVOCATION(CLASS)                                                  \
  StringRef CLASS::getSignature() { return getMethod().getDescriptor(); }      \
  OperandRange CLASS::getSignatureArguments() { return getArgs(); }
JIR_INVOCATION(InvokeVirtualOp)
JIR_INVOCATION(InvokeInterfaceOp)
JIR_INVOCATION(InvokeSpecialOp)
JIR_INVOCATION(InvokeStaticOp)
JIR_INVOCATION(InvokeDirectOp)
JIR_INVOCATION(InitOp)
#undef JIR_INVOCATION

StringRef InvokeDynamicOp::getSignature() { return getDescriptor(); }
OperandRange InvokeDynamicOp::getSignatureArguments() { return getArgs(); }

StringRef LambdaOp::getSignature() { return getFactoryDescriptor(); }
OperandRange LambdaOp::getSignatureArguments() { return getCaptured(); }

StringRef StringConcatOp::getSignature() { return getDescriptor(); }
OperandRange StringConcatOp::getSignatureArguments() { return getArgs(); }

StringRef TypeSwitchOp::getSignature() { return getDescriptor(); }
OperandRange TypeSwitchOp::getSignatureArguments() { return getOperands(); }

//===----------------------------------------------------------------------===//
// Named and initialised classes
//===----------------------------------------------------------------------===//

static StringAttr getInnermostClass(Type type) {
  while (auto array = dyn_cast_if_present<ArrayType>(type))
    type = array.getElementType();
  auto ref = dyn_cast_if_present<RefType>(type);
  return ref ? ref.getName() : StringAttr();
}

#define JIR_NAMES(CLASS, TYPE)                                                 \
  StringAttr CLASS::getNamedClass() { return getInnermostClass(TYPE); }
JIR_NAMES(InvokeVirtualOp, getMethod().getOwner())
JIR_NAMES(InvokeInterfaceOp, getMethod().getOwner())
JIR_NAMES(InvokeSpecialOp, getMethod().getOwner())
JIR_NAMES(InvokeStaticOp, getMethod().getOwner())
JIR_NAMES(InvokeDirectOp, getMethod().getOwner())
JIR_NAMES(InitOp, getMethod().getOwner())
JIR_NAMES(NewArrayOp, getType())
JIR_NAMES(MultiNewArrayOp, getType())
JIR_NAMES(CheckCastOp, getType())
JIR_NAMES(InstanceOfOp, getTested())
JIR_NAMES(ClassOfOp, getNamed())
#undef JIR_NAMES

StringAttr NewOp::getNamedClass() { return getType().getName(); }
StringAttr GetFieldOp::getNamedClass() { return getField().getOwner(); }
StringAttr PutFieldOp::getNamedClass() { return getField().getOwner(); }
StringAttr GetStaticOp::getNamedClass() { return getField().getOwner(); }
StringAttr PutStaticOp::getNamedClass() { return getField().getOwner(); }

Attribute NewOp::getInitialized() { return getType().getName(); }
Attribute GetStaticOp::getInitialized() { return getField(); }
Attribute PutStaticOp::getInitialized() { return getField(); }
Attribute InvokeStaticOp::getInitialized() { return getMethod(); }

/// The constant is a static field of its enum (JLS 8.9.3).
Attribute EnumConstantOp::getInitialized() {
  auto member = StringAttr::get(
      getContext(),
      jvm::joinFieldMember(getName(), jvm::getDescriptor(getType())));
  return FieldRefAttr::get(getType().getName(), member);
}

Attribute VarHandleOp::getInitialized() {
  auto owner = dyn_cast<RefType>(getOwner());
  return owner && getIsStatic() ? owner.getName() : StringAttr();
}

//===----------------------------------------------------------------------===//
// Linking
//===----------------------------------------------------------------------===//

LinkKind InvokeDynamicOp::getLinkKind() { return LinkKind::InvokeDynamic; }
LinkKind LambdaOp::getLinkKind() { return LinkKind::InvokeDynamic; }
LinkKind StringConcatOp::getLinkKind() { return LinkKind::InvokeDynamic; }
LinkKind RecordMethodOp::getLinkKind() { return LinkKind::InvokeDynamic; }
LinkKind TypeSwitchOp::getLinkKind() { return LinkKind::InvokeDynamic; }
LinkKind EnumConstantOp::getLinkKind() { return LinkKind::DynamicConstant; }
LinkKind VarHandleOp::getLinkKind() { return LinkKind::DynamicConstant; }
LinkKind DynamicConstantOp::getLinkKind() { return LinkKind::DynamicConstant; }
LinkKind MethodHandleOp::getLinkKind() { return LinkKind::MethodHandle; }
LinkKind MethodTypeOp::getLinkKind() { return LinkKind::MethodType; }

HandleAttr MethodHandleOp::getBootstrap() { return HandleAttr(); }
HandleAttr MethodTypeOp::getBootstrap() { return HandleAttr(); }
HandleAttr DynamicConstantOp::getBootstrap() {
  return getConstant().getBootstrap();
}

SmallVector<Attribute> InvokeDynamicOp::getLinkedConstants() {
  return llvm::to_vector(getBootstrapArguments());
}
SmallVector<Attribute> MethodHandleOp::getLinkedConstants() {
  return {getHandle()};
}
SmallVector<Attribute> DynamicConstantOp::getLinkedConstants() {
  return llvm::to_vector(getConstant().getArguments());
}

//===----------------------------------------------------------------------===//
// Function objects, and calls that call sites imply
//===----------------------------------------------------------------------===//

/// Bridges have other descriptors and the same name.
SmallVector<StringAttr> LambdaOp::getSelectors() {
  SmallVector<StringAttr> selectors{getSamMethodAttr()};
  StringRef name = splitMethodMember(getSamMethod()).first;
  for (StringAttr bridge : getBridges().getAsRange<StringAttr>())
    selectors.push_back(
        StringAttr::get(getContext(), name + bridge.getValue()));
  return selectors;
}

StringRef StringConcatOp::getCalledMember() {
  return "toString()Ljava/lang/String;";
}
ArrayAttr StringConcatOp::getCalledFields() { return ArrayAttr(); }

StringRef RecordMethodOp::getCalledMember() {
  switch (getKind()) {
  case RecordMethodKind::Equals:
    return "equals(Ljava/lang/Object;)Z";
  case RecordMethodKind::HashCode:
    return "hashCode()I";
  case RecordMethodKind::ToString:
    return "toString()Ljava/lang/String;";
  }
  llvm_unreachable("the verifier refuses other kinds");
}
ArrayAttr RecordMethodOp::getCalledFields() { return getGetters(); }
