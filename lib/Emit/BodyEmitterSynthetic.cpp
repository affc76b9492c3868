//===- BodyEmitterSynthetic.cpp - Call sites and their kin ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What invokedynamic and ldc link at run time, from the operations that tell
/// what it means.
///
//===----------------------------------------------------------------------===//

#include "BodyEmitter.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace jir;
using namespace mlir;

void BodyEmitter::emitCallSite(Operation *op, llvm::StringRef name,
                               llvm::StringRef descriptor,
                               jvm::HandleAttr bootstrap,
                               ArrayRef<Attribute> arguments) {
  llvm::Expected<uint16_t> index = constants.addDynamic(
      ConstantTag::InvokeDynamic, name, descriptor, bootstrap, arguments);
  if (!index)
    return fail(op, llvm::toString(index.takeError()));
  emitThrowing(op, Opcode::Invokedynamic, *index);
}

/// The name of the bootstrap method.
static llvm::StringRef getBootstrapName(jvm::HandleAttr bootstrap) {
  auto method = dyn_cast<jvm::MethodRefAttr>(bootstrap.getTarget());
  return method ? method.getMethodName() : llvm::StringRef();
}

void BodyEmitter::emitLambda(jvm::LambdaOp op) {
  auto [name, descriptor] = jvm::splitMethodMember(op.getSamMethod());
  Builder builder(context);
  auto getMethodType = [&](llvm::StringRef text) -> Attribute {
    return jvm::MethodTypeAttr::get(context, builder.getStringAttr(text));
  };
  SmallVector<Attribute, 8> arguments{
      getMethodType(descriptor), op.getImplementation(),
      getMethodType(op.getInstantiatedDescriptor())};
  bool isPlain = op.getMarkers().empty() && op.getBridges().empty() &&
                 !op.getIsSerializable();
  jvm::HandleAttr bootstrap = op.getBootstrap();
  if (getBootstrapName(bootstrap) == "altMetafactory") {
    // The flags of LambdaMetafactory.
    constexpr int32_t serializable = 1, markers = 2, bridges = 4;
    arguments.push_back(
        builder.getI32IntegerAttr((op.getIsSerializable() ? serializable : 0) |
                                  (op.getMarkers().empty() ? 0 : markers) |
                                  (op.getBridges().empty() ? 0 : bridges)));
    if (!op.getMarkers().empty()) {
      arguments.push_back(builder.getI32IntegerAttr(op.getMarkers().size()));
      for (auto marker : op.getMarkers().getAsRange<StringAttr>())
        arguments.push_back(TypeAttr::get(jvm::RefType::get(marker)));
    }
    if (!op.getBridges().empty()) {
      arguments.push_back(builder.getI32IntegerAttr(op.getBridges().size()));
      for (auto bridge : op.getBridges().getAsRange<StringAttr>())
        arguments.push_back(getMethodType(bridge.getValue()));
    }
  } else if (!isPlain) {
    return fail(op, "a function object with markers, bridges or serialization "
                    "needs the bootstrap method altMetafactory");
  }
  emitCallSite(op, name, op.getFactoryDescriptor(), bootstrap, arguments);
}

void BodyEmitter::emitStringConcat(jvm::StringConcatOp op) {
  llvm::StringRef name = getBootstrapName(op.getBootstrap());
  SmallVector<Attribute, 8> arguments;
  if (name != "makeConcat") {
    arguments.push_back(op.getRecipeAttr());
    llvm::append_range(arguments, op.getConstants());
  }
  emitCallSite(op, name, op.getDescriptor(), op.getBootstrap(), arguments);
}

void BodyEmitter::emitRecordMethod(jvm::RecordMethodOp op) {
  std::string descriptor = "(L" + toInternal(op.getRecordClass()) + ";";
  switch (op.getKind()) {
  case jvm::RecordMethodKind::Equals:
    descriptor += "Ljava/lang/Object;)Z";
    break;
  case jvm::RecordMethodKind::HashCode:
    descriptor += ")I";
    break;
  case jvm::RecordMethodKind::ToString:
    descriptor += ")Ljava/lang/String;";
    break;
  }
  SmallVector<Attribute, 8> arguments{
      TypeAttr::get(jvm::RefType::get(op.getRecordClassAttr())),
      op.getNamesAttr()};
  llvm::append_range(arguments, op.getGetters());
  emitCallSite(op, jvm::stringifyRecordMethodKind(op.getKind()), descriptor,
               op.getBootstrap(), arguments);
}

void BodyEmitter::emitVarHandle(jvm::VarHandleOp op) {
  SmallVector<Attribute, 2> arguments{TypeAttr::get(op.getOwner())};
  if (std::optional<Type> variable = op.getVariableType())
    arguments.push_back(TypeAttr::get(*variable));
  emitLoadable(op, constants.addDynamic(ConstantTag::Dynamic, op.getName(),
                                        jvm::getDescriptor(op.getType()),
                                        op.getBootstrap(), arguments));
}

bool BodyEmitter::emitSyntheticOp(Operation *op) {
  bool isKnown = true;
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](jvm::InvokeDynamicOp each) {
        emitCallSite(op, each.getName(), each.getDescriptor(),
                     each.getBootstrap(),
                     each.getBootstrapArguments().getValue());
      })
      .Case([&](jvm::ClassOfOp each) {
        emitLoadable(op, constants.addLoadable(each.getNamedAttr()));
      })
      .Case([&](jvm::MethodHandleOp each) {
        emitLoadable(op, constants.addLoadable(each.getHandle()));
      })
      .Case([&](jvm::MethodTypeOp each) {
        emitLoadable(op, constants.addLoadable(each.getMethodType()));
      })
      .Case([&](jvm::DynamicConstantOp each) {
        emitLoadable(op, constants.addLoadable(each.getConstant()));
      })
      .Case([&](jvm::LambdaOp each) { emitLambda(each); })
      .Case([&](jvm::StringConcatOp each) { emitStringConcat(each); })
      .Case([&](jvm::RecordMethodOp each) { emitRecordMethod(each); })
      .Case([&](jvm::TypeSwitchOp each) {
        emitCallSite(op, getBootstrapName(each.getBootstrap()),
                     each.getDescriptor(), each.getBootstrap(),
                     each.getLabels().getValue());
      })
      .Case([&](jvm::EnumConstantOp each) {
        emitLoadable(op,
                     constants.addDynamic(ConstantTag::Dynamic, each.getName(),
                                          jvm::getDescriptor(each.getType()),
                                          each.getBootstrap(), {}));
      })
      .Case([&](jvm::VarHandleOp each) { emitVarHandle(each); })
      .Default([&](Operation *) { isKnown = false; });
  return isKnown;
}
