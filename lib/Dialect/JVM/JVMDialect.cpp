//===- JVMDialect.cpp - The jvm dialect -------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Registration, constant materialisation, inlining, and the check of what is
/// noted on operations.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMDialect.h"
#include "JVMBytecode.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

#include "jir/Dialect/JVM/JVMDialect.cpp.inc"

BodyLoader::~BodyLoader() = default;

void BodyLoader::materializeBodies(ArrayRef<MethodOp> methods) {
  // What went wrong was reported, and the methods are failed or unloaded.
  for (MethodOp method : methods)
    (void)ensureBody(method);
}

LogicalResult BodyLoader::ensureAll(ModuleOp program) {
  for (const LoadableHeader &header : getPlatformClasses()) {
    ClassOp classOp = ensureClass(program, header.name);
    if (!classOp || failed(ensureMembers(classOp)))
      return failure();
    for (auto method : classOp.getBody().getOps<MethodOp>())
      if (failed(ensureBody(method)))
        return failure();
  }
  return success();
}

namespace {

/// Calls between jvm methods are not inlined: this would need
/// caller-sensitivity, monitors, protection and identity.
struct JvmInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final {
    return false;
  }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return false;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return false;
  }
};

} // namespace

void JVMDialect::initialize() {
  registerTypes();
  registerAttributes();
  registerOperations();
  addInterfaces<JvmInlinerInterface>();
  addBytecodeInterface(*this);
}

void JVMDialect::setBodyLoader(std::unique_ptr<BodyLoader> loader) {
  bodyLoader = std::move(loader);
}

Operation *JVMDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location location) {
  if (isa<UnitAttr>(value) && isa<NullType>(type))
    return NullOp::create(builder, location, type);
  return arith::ConstantOp::materialize(builder, value, type, location);
}

//===----------------------------------------------------------------------===//
// What passes and models note on operations
//===----------------------------------------------------------------------===//

namespace {

/// A discardable attribute: its name, what it is, and what may have it.
struct NotedAttribute {
  StringLiteral name, kind, place;
  bool (*isKind)(Attribute);
  bool (*isPlace)(Operation *);
};

} // namespace

template <typename T>
static bool isKind(Attribute attribute) {
  return isa<T>(attribute);
}

template <typename... OpTs>
static bool isPlace(Operation *op) {
  return isa<OpTs...>(op);
}

static bool isDispatchingCall(Operation *op) {
  auto call = dyn_cast<InvokeOpInterface>(op);
  return call && isDispatching(call.getInvokeKind());
}

static bool makesReference(Operation *op) {
  return op->getNumResults() == 1 && isReference(op->getResult(0).getType());
}

static constexpr StringLiteral kInvocation = "an invocation",
                               kDispatch = "a virtual or interface call";

static constexpr NotedAttribute kNoted[] = {
    {JVMDialect::ClaimAttrHelper::getNameStr(), "#jvm.claim", kDispatch,
     isKind<ClaimAttr>, isDispatchingCall},
    {JVMDialect::TargetsAttrHelper::getNameStr(), "#jvm.targets", kInvocation,
     isKind<TargetsAttr>, isPlace<InvokeOpInterface>},
    {JVMDialect::ConeAttrHelper::getNameStr(), "#jvm.cone", kDispatch,
     isKind<ConeAttr>, isDispatchingCall},
    {JVMDialect::ThrowsAttrHelper::getNameStr(), "#jvm.link_errors",
     kInvocation, isKind<LinkErrorsAttr>, isPlace<InvokeOpInterface>},
    {JVMDialect::ReceiversAttrHelper::getNameStr(), "#jvm.exact_types",
     kDispatch, isKind<ExactTypesAttr>, isDispatchingCall},
    {JVMDialect::PointsToAttrHelper::getNameStr(), "#jvm.exact_types",
     "an operation that returns a reference", isKind<ExactTypesAttr>,
     makesReference},
    {JVMDialect::CannotFailAttrHelper::getNameStr(), "unit", "a jvm.check_cast",
     isKind<UnitAttr>, isPlace<CheckCastOp>},
    {JVMDialect::UnreachableAttrHelper::getNameStr(), "unit", "a jvm.method",
     isKind<UnitAttr>, isPlace<MethodOp>},
    {JVMDialect::JdkAttrHelper::getNameStr(), "a string",
     "a module, a jvm.class or a jvm.method", isKind<StringAttr>,
     isPlace<ModuleOp, ClassOp, MethodOp>},
    {JVMDialect::ReasonAttrHelper::getNameStr(), "a string",
     "an operation of a method", isKind<StringAttr>, isLegalInBody},
};

LogicalResult JVMDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  const auto *noted = llvm::find_if(kNoted, [&](const NotedAttribute &each) {
    return each.name == attribute.getName().getValue();
  });
  if (noted == std::end(kNoted))
    return op->emitOpError() << "has '" << attribute.getName().getValue()
                             << "', which the dialect does not know";
  if (!noted->isKind(attribute.getValue()))
    return op->emitOpError()
           << "has " << noted->name << " = " << attribute.getValue()
           << ": expected " << noted->kind;
  if (!noted->isPlace(op))
    return op->emitOpError()
           << "has " << noted->name << ": expected it on " << noted->place;
  auto direct = dyn_cast<InvokeDirectOp>(op);
  auto claim = dyn_cast<ClaimAttr>(attribute.getValue());
  if (direct && claim && claim.getTarget() != direct.getTarget())
    return op->emitOpError() << "calls " << direct.getTarget()
                             << ", but its claim has another target";
  return success();
}
