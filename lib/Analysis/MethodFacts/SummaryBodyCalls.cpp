//===- SummaryBodyCalls.cpp - Calls, handles and initialisers ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What references of a body resolve to, and the statements made of calls.
//
//===----------------------------------------------------------------------===//

#include "SummaryBody.h"
#include "jir/Analysis/MethodFacts/NamedClass.h"

using namespace jir;
using namespace jir::jvm;
using namespace jir::pointsto;

void SummaryBuilder::Body::addAllocation(Value result, AllocationKind kind,
                                         int32_t bci, TypeId type,
                                         mlir::Attribute constant) {
  Allocation allocation;
  allocation.result = getLocal(result);
  allocation.type = type;
  allocation.bci = bci;
  allocation.kind = kind;
  allocation.constant = constant;
  summary.allocations.push_back(allocation);
}

void SummaryBuilder::Body::addTrigger(ClassId id, int32_t bci) {
  if (id && !linkage.getInitialized(id).empty())
    summary.triggers.push_back({bci, id});
}

void SummaryBuilder::Body::addClassLoading(mlir::Operation *op) {
  mlir::StringAttr named = getNamedClass(op);
  if (named && named != hierarchy.getName(owner))
    summary.loadings.push_back(llvm::cast<SiteOpInterface>(op).getBci());
}

void SummaryBuilder::Body::addUnresolved(Unresolved::Kind kind, int32_t bci,
                                         mlir::StringAttr what) {
  summary.unresolved.push_back({kind, summary.method, bci, what});
}

void SummaryBuilder::Body::addLinkError(LinkOutcome outcome, int32_t bci,
                                        mlir::StringAttr what) {
  if (outcome != LinkOutcome::Found)
    addUnresolved(outcome == LinkOutcome::Phantom ? Unresolved::AbsentClass
                                                  : Unresolved::LinkError,
                  bci, what);
}

FieldId SummaryBuilder::Body::resolveInstanceField(FieldRefAttr ref,
                                                   int32_t bci) {
  FieldResolution resolution = linkage.resolveField(ref, getAccessor());
  addLinkError(resolution.outcome, bci, ref.getMember());
  return resolution.field ? builder.fields.get(resolution.field)
                          : builder.fields.get(ref);
}

FieldId SummaryBuilder::Body::resolveStaticField(FieldRefAttr ref,
                                                 int32_t bci) {
  // What the JVM remembers is a field of the models alone.
  if (isModel && builder.models->lookupCell(ref))
    return builder.fields.get(ref);
  FieldResolution resolution = linkage.resolveField(ref, getAccessor());
  addLinkError(resolution.outcome, bci, ref.getMember());
  if (!resolution.field)
    return builder.fields.get(ref);
  addTrigger(hierarchy.getField(resolution.field).owner, bci);
  return builder.fields.get(resolution.field);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void SummaryBuilder::Body::addCall(Call call, mlir::ValueRange arguments) {
  call.argumentsBegin = summary.arguments.size();
  for (Value argument : arguments)
    if (isReference(argument.getType()))
      summary.arguments.push_back(getLocal(argument));
  call.argumentsEnd = summary.arguments.size();
  summary.calls.push_back(call);
}

void SummaryBuilder::Body::addInvoke(InvokeKind kind, SiteKind siteKind,
                                     mlir::Operation *op, MethodRefAttr ref) {
  auto invoke = llvm::cast<InvokeOpInterface>(op);
  MethodResolution resolution = linkage.link(kind, ref, getAccessor());
  Call call;
  call.bci = llvm::cast<SiteOpInterface>(op).getBci();
  call.kind = siteKind;
  call.outcome = resolution.outcome;
  call.resolved = resolution.method;
  call.isPolymorphic = resolution.isSignaturePolymorphic;
  call.isInterfaceCall = kind == InvokeKind::Interface;
  call.dispatches =
      kind == InvokeKind::Virtual || kind == InvokeKind::Interface;
  call.reason = call.dispatches              ? Reason::Dispatch
                : kind == InvokeKind::Static ? Reason::Static
                                             : Reason::Special;
  if (isModel) {
    call.kind = SiteKind::Implicit;
    call.reason = ModelLibrary::getReason(op);
    call.isFromRoot = call.reason == Reason::ThreadStart;
  }
  addLinkError(resolution.outcome, call.bci, ref.getMember());
  call.receiver = getLocal(invoke.getReceiverOrNull());
  // A constructor's result is its receiver; what nobody uses needs no variable.
  if (op->getNumResults() && !llvm::isa<InitOp>(op) &&
      !op->getResult(0).use_empty())
    call.result = getLocal(op->getResult(0));
  call.thrown = getThrown(op);
  addJvmThrow(op, call.isPolymorphic ? ~0u : getRaisedByInvoke(kind));
  if (call.isPolymorphic)
    summary.links.push_back({call.bci, RuntimeEvent::LinkPolymorphic});
  if (call.resolved && kind == InvokeKind::Static)
    addTrigger(hierarchy.getMethod(call.resolved).owner, call.bci);
  // What is read so comes from fields, not out of the call.
  if (addFieldAccess(invoke, ref, call.resolved))
    call.result = kNoLocal;
  addCall(call, invoke.getCallArguments());
}

void SummaryBuilder::Body::addObjectCall(llvm::StringRef member, Local receiver,
                                         mlir::Operation *op, Reason reason,
                                         llvm::ArrayRef<Local> arguments) {
  MethodId resolved = hierarchy.lookupMethod(hierarchy.getObject(), member);
  if (!resolved || receiver == kNoLocal)
    return;
  Call call;
  call.bci = llvm::cast<SiteOpInterface>(op).getBci();
  call.reason = reason;
  call.dispatches = true;
  call.resolved = resolved;
  call.receiver = receiver;
  call.thrown = getThrown(op);
  call.argumentsBegin = summary.arguments.size();
  llvm::append_range(summary.arguments, arguments);
  call.argumentsEnd = summary.arguments.size();
  summary.calls.push_back(call);
}

//===----------------------------------------------------------------------===//
// Handles and bootstraps
//===----------------------------------------------------------------------===//

HandleTarget SummaryBuilder::Body::resolveHandle(HandleAttr handle,
                                                 int32_t bci) {
  HandleTarget target;
  target.kind = handle.getKind();
  if (auto field = llvm::dyn_cast<FieldRefAttr>(handle.getTarget())) {
    if (target.kind == HandleKind::GetStatic ||
        target.kind == HandleKind::PutStatic)
      resolveStaticField(field, bci);
    return target;
  }
  auto ref = llvm::cast<MethodRefAttr>(handle.getTarget());
  InvokeKind kind =
      target.kind == HandleKind::InvokeStatic      ? InvokeKind::Static
      : target.kind == HandleKind::InvokeVirtual   ? InvokeKind::Virtual
      : target.kind == HandleKind::InvokeInterface ? InvokeKind::Interface
                                                   : InvokeKind::Special;
  MethodResolution resolution = linkage.link(kind, ref, owner);
  addLinkError(resolution.method ? LinkOutcome::Found : resolution.outcome, bci,
               ref.getMember());
  if (!resolution.method)
    return target;
  target.method = resolution.method;
  target.isInterfaceCall = kind == InvokeKind::Interface;
  target.dispatches =
      !resolution.isSignaturePolymorphic &&
      (kind == InvokeKind::Virtual || kind == InvokeKind::Interface);
  if (target.kind == HandleKind::InvokeStatic ||
      target.kind == HandleKind::NewInvokeSpecial)
    addTrigger(hierarchy.getMethod(target.method).owner, bci);
  return target;
}

void SummaryBuilder::Body::addBootstrap(HandleAttr bootstrap, int32_t bci,
                                        RuntimeEvent event) {
  // An ahead-of-time compiler links before the program runs.
  if (builder.runtime != RuntimeKind::HotSpot)
    return;
  summary.links.push_back({bci, event});
  HandleTarget target = resolveHandle(bootstrap, bci);
  if (target.method)
    summary.handles.push_back({bci, Reason::Bootstrap, target});
}

void SummaryBuilder::Body::addHandles(mlir::Attribute argument, int32_t bci) {
  if (auto handle = llvm::dyn_cast<HandleAttr>(argument)) {
    HandleTarget target = resolveHandle(handle, bci);
    if (target.method)
      summary.handles.push_back({bci, Reason::MethodHandle, target});
  } else if (auto dynamic = llvm::dyn_cast<DynamicAttr>(argument)) {
    addBootstrap(dynamic.getBootstrap(), bci,
                 RuntimeEvent::LinkDynamicConstant);
    for (mlir::Attribute nested : dynamic.getArguments())
      addHandles(nested, bci);
  }
}

void SummaryBuilder::Body::addUnknown(mlir::Operation *op, int32_t bci,
                                      mlir::StringAttr what) {
  addUnresolved(Unresolved::InvokeDynamic, bci, what);
  if (op->getNumResults() && isReference(op->getResult(0).getType()))
    addAllocation(op->getResult(0), AllocationKind::UnknownDynamic, bci,
                  builder.types.getUnknown());
}
