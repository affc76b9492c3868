//===- BodyReader.cpp - What a method body calls and links ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From what operations answer to facts, by the interfaces that each operation
// of BodyOps.def implements.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/MethodFacts/BodyReader.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace jir;
using namespace jir::jvm;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

namespace {

/// Whether an operation of that class implements an interface.
template <typename InterfaceT, typename OpT>
constexpr bool answers() {
  return OpT::template hasTrait<InterfaceT::template Trait>();
}

template <typename OpT, typename... OpTs>
constexpr bool isOneOf = (std::is_same_v<OpT, OpTs> || ...);

} // namespace

template <typename OpT>
void BodyReader::readFacts(OpT op) {
  // What has no list of effects may run other code, and tells which.
  static_assert(
      answers<mlir::MemoryEffectOpInterface, OpT>() ||
          answers<InvokeOpInterface, OpT>() ||
          answers<LinksOpInterface, OpT>() ||
          answers<InitializesOpInterface, OpT>() ||
          isOneOf<OpT, MonitorEnterOp, MonitorExitOp, ThrowOp>,
      "an operation that may run other code declares what it calls, links or "
      "initialises");
  if constexpr (answers<SiteOpInterface, OpT>()) {
    int32_t bci = op.getBci();
    if constexpr (answers<NamesClassOpInterface, OpT>())
      if (asksLoader) {
        mlir::StringAttr named = op.getNamedClass();
        if (named && named != hierarchy.getName(owner))
          addLoading(bci);
      }
    if constexpr (answers<InvokeOpInterface, OpT>())
      readInvoke(op, bci);
    if constexpr (answers<LinksOpInterface, OpT>())
      readLink(op, bci);
    if constexpr (answers<MakesFunctionOpInterface, OpT>())
      readFunction(op);
    if constexpr (answers<CallsObjectMethodOpInterface, OpT>())
      readObjectCalls(op, bci,
                      std::is_same_v<OpT, RecordMethodOp>
                          ? Reason::RecordMethod
                          : Reason::StringConcat);
    if constexpr (std::is_same_v<OpT, InvokeDynamicOp>)
      addUnknownResult(op, bci, op.getNameAttr());
    if constexpr (std::is_same_v<OpT, DynamicConstantOp>)
      addUnknownResult(op, bci, op.getConstant().getName());
    // That of an invocation comes with its method.
    if constexpr (answers<InitializesOpInterface, OpT>() &&
                  !answers<InvokeOpInterface, OpT>())
      readInitialized(op.getInitialized(), op, bci);
  }
}

void BodyReader::readOp(mlir::Operation *op) {
  using Reader = void (*)(BodyReader &, mlir::Operation *);
  // A lambda a line of BodyOps.def, which makes an operation without answers
  // not compile.
  static const auto *readers = new llvm::DenseMap<mlir::TypeID, Reader>{
#define JIR_BODY_OP(CLASS)                                                     \
  {mlir::TypeID::get<CLASS>(), [](BodyReader &reader, mlir::Operation *each) { \
     reader.readFacts(llvm::cast<CLASS>(each));                                \
   }},
#include "jir/Dialect/JVM/BodyOps.def"
  };
  if (Reader reader = readers->lookup(op->getName().getTypeID()))
    reader(*this, op);
}

void BodyReader::read(MethodId id, MethodOp body, bool isOfNative) {
  method = id;
  owner = hierarchy.getMethod(id).owner;
  isModel = isOfNative;
  // Platform classes come from loaders that are not asked in Java.
  asksLoader = !isModel && runtime == RuntimeKind::HotSpot &&
               hierarchy.getOrigin(owner) != Origin::Platform;
  for (mlir::Block &block : body.getBody())
    for (mlir::Operation &op : block)
      readOp(&op);
}

void BodyReader::addLinkError(LinkOutcome outcome, int32_t bci,
                              mlir::StringAttr what) {
  if (outcome != LinkOutcome::Found)
    addUnresolved(outcome == LinkOutcome::Phantom ? Unresolved::AbsentClass
                                                  : Unresolved::LinkError,
                  bci, what);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static SiteKind getSiteKind(InvokeKind kind) {
  switch (kind) {
  case InvokeKind::Static:
    return SiteKind::InvokeStatic;
  case InvokeKind::Special:
    return SiteKind::InvokeSpecial;
  case InvokeKind::Virtual:
    return SiteKind::InvokeVirtual;
  case InvokeKind::Interface:
    return SiteKind::InvokeInterface;
  }
  llvm_unreachable("all kinds are above");
}

void BodyReader::readInvoke(InvokeOpInterface op, int32_t bci) {
  InvokeKind kind = op.getInvokeKind();
  MethodRefAttr ref = op.getMethod();
  InvokeFact invoke{op, kind, bci, getSiteKind(kind), Reason::Special, {}};
  if (isDispatching(kind))
    invoke.reason = Reason::Dispatch;
  else if (kind == InvokeKind::Static)
    invoke.reason = Reason::Static;
  if (isModel) {
    invoke.siteKind = SiteKind::Implicit;
    invoke.reason = NativeModels::getReason(op);
  }
  invoke.resolution = linkage.link(kind, ref, getAccessor());
  MethodId callee = invoke.resolution.method;
  addLinkError(invoke.resolution.outcome, bci, ref.getMember());
  addInvoke(invoke);
  if (invoke.resolution.isSignaturePolymorphic)
    addLink(RuntimeEvent::LinkPolymorphic, bci);
  if (callee && kind == InvokeKind::Static)
    addTrigger(hierarchy.getMethod(callee).owner, bci);
}

void BodyReader::readObjectCalls(CallsObjectMethodOpInterface op, int32_t bci,
                                 Reason reason) {
  MethodId callee =
      hierarchy.lookupMethod(hierarchy.getObject(), op.getCalledMember());
  if (!callee)
    return;
  auto add = [&](mlir::Type type, mlir::Value receiver, FieldRefAttr field) {
    if (type && isReference(type))
      addObjectCall({op, bci, reason, callee, type, receiver, field});
  };
  mlir::ArrayAttr fields = op.getCalledFields();
  if (!fields) {
    for (mlir::Value operand : op->getOperands())
      add(operand.getType(), operand, FieldRefAttr());
    return;
  }
  for (auto getter : fields.getAsRange<HandleAttr>()) {
    auto field = llvm::cast<FieldRefAttr>(getter.getTarget());
    add(getFieldType(op.getContext(), field.getDescriptor()), mlir::Value(),
        field);
  }
}

/// A function object implements the interface of its type and the markers.
void BodyReader::readFunction(LambdaOp op) {
  FunctionFact function;
  function.op = op;
  function.bci = op.getBci();
  function.implementation = op.getImplementation();
  function.target = resolveHandle(function.implementation, function.bci);
  function.interfaces.push_back(hierarchy.getClass(op.getType().getName()));
  for (auto marker : op.getMarkers().getAsRange<mlir::StringAttr>())
    function.interfaces.push_back(hierarchy.getClass(marker));
  if (ClassId serializable = hierarchy.lookupClass("java.io.Serializable");
      serializable && op.getIsSerializable())
    function.interfaces.push_back(serializable);
  for (mlir::StringAttr selector : op.getSelectors())
    function.selectors.push_back(hierarchy.getSelector(selector));
  addFunction(function);
}

//===----------------------------------------------------------------------===//
// Linking
//===----------------------------------------------------------------------===//

static RuntimeEvent getEvent(LinkKind kind) {
  switch (kind) {
  case LinkKind::InvokeDynamic:
    return RuntimeEvent::LinkInvokeDynamic;
  case LinkKind::MethodHandle:
    return RuntimeEvent::LinkMethodHandle;
  case LinkKind::MethodType:
    return RuntimeEvent::LinkMethodType;
  case LinkKind::DynamicConstant:
    return RuntimeEvent::LinkDynamicConstant;
  }
  llvm_unreachable("all kinds are above");
}

void BodyReader::readLink(LinksOpInterface op, int32_t bci) {
  if (HandleAttr bootstrap = op.getBootstrap())
    readBootstrap(bootstrap, bci, getEvent(op.getLinkKind()));
  else
    addLink(getEvent(op.getLinkKind()), bci);
  for (mlir::Attribute constant : op.getLinkedConstants())
    readConstant(constant, bci);
}

void BodyReader::readBootstrap(HandleAttr bootstrap, int32_t bci,
                               RuntimeEvent event) {
  // An ahead-of-time compiler links before the program runs. What the program's
  // own bootstrap methods store is there afterwards.
  auto ref = llvm::dyn_cast<MethodRefAttr>(bootstrap.getTarget());
  mlir::StringAttr named = ref ? ref.getOwnerClass() : mlir::StringAttr();
  bool isOfPlatform = named && hierarchy.getOrigin(hierarchy.getClass(named)) ==
                                   Origin::Platform;
  if (runtime == RuntimeKind::HotSpot)
    addLink(event, bci);
  else if (isOfPlatform)
    return;
  readHandle(bootstrap, bci, Reason::Bootstrap);
}

/// The handles among bootstrap arguments, those inside dynamic constants too.
void BodyReader::readConstant(mlir::Attribute constant, int32_t bci) {
  if (auto handle = llvm::dyn_cast<HandleAttr>(constant)) {
    readHandle(handle, bci, Reason::MethodHandle);
  } else if (auto dynamic = llvm::dyn_cast<DynamicAttr>(constant)) {
    readBootstrap(dynamic.getBootstrap(), bci,
                  RuntimeEvent::LinkDynamicConstant);
    for (mlir::Attribute nested : dynamic.getArguments())
      readConstant(nested, bci);
  }
}

void BodyReader::readHandle(HandleAttr handle, int32_t bci, Reason reason) {
  HandleTarget target = resolveHandle(handle, bci);
  if (target.method)
    addHandle(handle, target, bci, reason);
}

static InvokeKind getInvokeKind(HandleKind kind) {
  switch (kind) {
  case HandleKind::InvokeStatic:
    return InvokeKind::Static;
  case HandleKind::InvokeVirtual:
    return InvokeKind::Virtual;
  case HandleKind::InvokeInterface:
    return InvokeKind::Interface;
  default:
    return InvokeKind::Special;
  }
}

HandleTarget BodyReader::resolveHandle(HandleAttr handle, int32_t bci) {
  HandleTarget target;
  target.kind = handle.getKind();
  if (auto field = llvm::dyn_cast<FieldRefAttr>(handle.getTarget())) {
    if (target.kind == HandleKind::GetStatic ||
        target.kind == HandleKind::PutStatic)
      readStaticField(field, bci, /*access=*/nullptr);
    return target;
  }
  auto ref = llvm::cast<MethodRefAttr>(handle.getTarget());
  InvokeKind kind = getInvokeKind(target.kind);
  MethodResolution resolution = linkage.link(kind, ref, owner);
  if (!resolution.method) {
    addLinkError(resolution.outcome, bci, ref.getMember());
    return target;
  }
  target.method = resolution.method;
  target.isInterfaceCall = kind == InvokeKind::Interface;
  target.dispatches = !resolution.isSignaturePolymorphic && isDispatching(kind);
  if (target.kind == HandleKind::InvokeStatic ||
      target.kind == HandleKind::NewInvokeSpecial)
    addTrigger(hierarchy.getMethod(target.method).owner, bci);
  return target;
}

//===----------------------------------------------------------------------===//
// Initialisation
//===----------------------------------------------------------------------===//

void BodyReader::readInitialized(mlir::Attribute initialized,
                                 mlir::Operation *op, int32_t bci) {
  if (auto field = llvm::dyn_cast_if_present<FieldRefAttr>(initialized))
    readStaticField(field, bci, op);
  else if (auto name = llvm::dyn_cast_if_present<mlir::StringAttr>(initialized))
    addTrigger(hierarchy.getClass(name), bci);
}

void BodyReader::readStaticField(FieldRefAttr ref, int32_t bci,
                                 mlir::Operation *access) {
  // What the JVM remembers is a field of the models alone.
  if (isModel && models->lookupCell(ref))
    return addStaticField(ref, FieldId(), bci, access);
  FieldResolution resolution = linkage.resolveField(ref, getAccessor());
  addLinkError(resolution.outcome, bci, ref.getMember());
  addStaticField(ref, resolution.field, bci, access);
  if (resolution.field)
    addTrigger(hierarchy.getField(resolution.field).owner, bci);
}
