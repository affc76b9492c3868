//===- FactsBodyCalls.cpp - Calls, handles and initialisers ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The statements made of the facts that BodyReader returns.
//
//===----------------------------------------------------------------------===//

#include "FactsBody.h"
#include "mlir/IR/Matchers.h"

using namespace jir;
using namespace jir::jvm;
using namespace jir::pointsto;

void FactsBuilder::Body::addAllocation(Value result, AllocationKind kind,
                                       int32_t bci, TypeId type,
                                       mlir::Attribute constant) {
  Allocation allocation;
  allocation.result = getLocal(result);
  allocation.type = type;
  allocation.bci = bci;
  allocation.kind = kind;
  allocation.constant = constant;
  facts.allocations.push_back(allocation);
}

void FactsBuilder::Body::addTrigger(ClassId id, int32_t bci) {
  if (id && !linkage.getInitialized(id).empty())
    facts.triggers.push_back({bci, id});
}

void FactsBuilder::Body::addLoading(int32_t bci) {
  facts.loadings.push_back(bci);
}

void FactsBuilder::Body::addUnresolved(Unresolved::Kind kind, int32_t bci,
                                       mlir::StringAttr what) {
  facts.unresolved.push_back({kind, facts.method, bci, what});
}

FieldId FactsBuilder::Body::resolveInstanceField(FieldRefAttr ref,
                                                 int32_t bci) {
  FieldResolution resolution = linkage.resolveField(ref, getAccessor());
  addLinkError(resolution.outcome, bci, ref.getMember());
  return resolution.field ? builder.fields.get(resolution.field)
                          : builder.fields.get(ref);
}

void FactsBuilder::Body::addStaticField(FieldRefAttr ref, jir::FieldId found,
                                        int32_t bci, mlir::Operation *access) {
  FieldId field = found ? builder.fields.get(found) : builder.fields.get(ref);
  if (!access)
    return;
  if (access->getNumResults() == 0) {
    Local value = getLocal(access->getOperand(0));
    if (value != kNoLocal)
      facts.staticStores.push_back({field, value, bci});
  } else if (isReference(access->getResult(0).getType())) {
    facts.staticLoads.push_back({field, getLocal(access->getResult(0)), bci});
  }
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void FactsBuilder::Body::addInvoke(const InvokeFact &invoke) {
  InvokeOpInterface op = invoke.op;
  const MethodResolution &resolution = invoke.resolution;
  Call call;
  call.bci = invoke.bci;
  call.kind = invoke.siteKind;
  call.reason = invoke.reason;
  call.outcome = resolution.outcome;
  call.resolved = resolution.method;
  call.isPolymorphic = resolution.isSignaturePolymorphic;
  call.isInterfaceCall = invoke.kind == InvokeKind::Interface;
  call.dispatches = isDispatching(invoke.kind);
  call.isFromRoot = isModel && call.reason == Reason::ThreadStart;
  call.receiver = getLocal(op.getReceiverOrNull());
  // A constructor's result is its receiver; an unused value needs no variable.
  if (op->getNumResults() && !llvm::isa<InitOp>(op) &&
      !op->getResult(0).use_empty())
    call.result = getLocal(op->getResult(0));
  call.thrown = getThrown(op);
  addJvmThrow(op, call.isPolymorphic ? ~0u : getRaisedByInvoke(invoke.kind));
  // What is read so comes from fields, not out of the call.
  if (addFieldAccess(op, op.getMethod(), call.resolved))
    call.result = kNoLocal;
  call.block = getBlockNumber(op->getBlock());
  call.argumentsBegin = facts.arguments.size();
  for (auto [index, argument] : llvm::enumerate(op.getCallArguments()))
    if (isReference(argument.getType()))
      facts.arguments.push_back(getLocal(argument));
    else
      addNumber(argument, call.bci, index);
  call.argumentsEnd = facts.arguments.size();
  if (isOfProgram())
    addHandleArguments(invoke, facts.calls.size());
  facts.calls.push_back(call);
  if (call.isPolymorphic) {
    auto [name, descriptor] = splitMethodMember(op.getMethod().getMember());
    addDynamicCall(op, op.getCallArguments(), name, descriptor);
    facts.dynamicCalls.back().call = facts.calls.size() - 1;
    facts.dynamicCalls.back().result = call.result;
  }
}

bool FactsBuilder::Body::isOfProgram() const {
  return !isModel && hierarchy.getOrigin(owner) != Origin::Platform;
}

/// What tells where a handle's arguments go are integers, mostly constants.
void FactsBuilder::Body::addHandleArguments(const InvokeFact &invoke,
                                            uint32_t number) {
  MethodId callee = invoke.resolution.method;
  if (!callee || hierarchy.getPackage(hierarchy.getMethod(callee).owner) !=
                     "java.lang.invoke")
    return;
  for (auto [place, argument] :
       llvm::enumerate(InvokeOpInterface(invoke.op).getCallArguments())) {
    llvm::APInt value;
    if (argument.getType().isInteger(32) &&
        mlir::matchPattern(argument, mlir::m_ConstantInt(&value)))
      facts.integers.push_back(
          {number, uint32_t(place), int32_t(value.getSExtValue())});
  }
}

void FactsBuilder::Body::addDynamicCall(Operation *op,
                                        mlir::ValueRange arguments,
                                        llvm::StringRef name,
                                        llvm::StringRef descriptor) {
  mlir::MLIRContext *context = op->getContext();
  DynamicCall call;
  call.bci = llvm::cast<SiteOpInterface>(op).getBci();
  call.call = DynamicCall::kNoCall;
  call.name = mlir::StringAttr::get(context, name);
  call.descriptor = mlir::StringAttr::get(context, descriptor);
  if (op->getNumResults() && isReference(op->getResult(0).getType()))
    call.result = getLocal(op->getResult(0));
  call.thrown = getThrown(op);
  call.argumentsBegin = facts.arguments.size();
  for (Value argument : arguments)
    facts.arguments.push_back(
        isReference(argument.getType()) ? getLocal(argument) : kNoLocal);
  call.argumentsEnd = facts.arguments.size();
  facts.dynamicCalls.push_back(call);
}

Local FactsBuilder::Body::addLoaded(Value base, FieldId field) {
  Local from = getLocal(base);
  if (from == kNoLocal)
    return kNoLocal;
  Local value = addLocal();
  facts.loads.push_back({from, field, value});
  return value;
}

void FactsBuilder::Body::addObjectCall(const ObjectCallFact &fact) {
  Call call;
  call.bci = fact.bci;
  call.reason = fact.reason;
  call.dispatches = true;
  call.resolved = fact.method;
  llvm::SmallVector<Local, 1> others;
  if (fact.receiver) {
    call.receiver = getLocal(fact.receiver);
  } else {
    // The same field of all operands: of the receiver, and what it is
    // compared with.
    FieldId field = resolveInstanceField(fact.field, fact.bci);
    for (Value operand : fact.op->getOperands())
      others.push_back(addLoaded(operand, field));
    call.receiver = others.front();
    others.erase(others.begin());
  }
  if (call.receiver == kNoLocal)
    return;
  call.thrown = getThrown(fact.op);
  call.argumentsBegin = facts.arguments.size();
  llvm::append_range(facts.arguments, others);
  call.argumentsEnd = facts.arguments.size();
  facts.calls.push_back(call);
}

//===----------------------------------------------------------------------===//
// Handles and bootstraps
//===----------------------------------------------------------------------===//

void FactsBuilder::Body::addLink(RuntimeEvent event, int32_t bci) {
  facts.links.push_back({bci, event});
}

void FactsBuilder::Body::addHandle(HandleAttr handle,
                                   const HandleTarget &target, int32_t bci,
                                   Reason reason) {
  facts.handles.push_back({bci, reason, target});
}

void FactsBuilder::Body::addUnknownResult(mlir::Operation *op, int32_t bci,
                                          mlir::StringAttr name) {
  if (auto site = llvm::dyn_cast<InvokeDynamicOp>(op)) {
    addDynamicCall(op, site.getArgs(), name, site.getDescriptor());
    facts.dynamicCalls.back().bootstrap = site.getBootstrap();
    facts.dynamicCalls.back().constants = site.getBootstrapArguments();
  } else {
    DynamicAttr constant = llvm::cast<DynamicConstantOp>(op).getConstant();
    addDynamicCall(op, {}, name, constant.getDescriptor());
    facts.dynamicCalls.back().bootstrap = constant.getBootstrap();
    facts.dynamicCalls.back().constants = constant.getArguments();
    facts.dynamicCalls.back().isConstant = true;
  }
  if (builder.followsHandles && isOfProgram())
    return;
  addUnresolved(Unresolved::InvokeDynamic, bci, name);
  if (op->getNumResults() && isReference(op->getResult(0).getType()))
    addAllocation(op->getResult(0), AllocationKind::UnknownDynamic, bci,
                  builder.types.getUnknown());
}

void FactsBuilder::Body::addFunction(const FunctionFact &fact) {
  auto op = llvm::cast<LambdaOp>(fact.op);
  Function function;
  function.bci = fact.bci;
  function.target = fact.target;
  function.type = builder.types.addFunction(fact.interfaces);
  function.selectors = fact.selectors;
  llvm::SmallVector<mlir::Type> kinds;
  mlir::Type made;
  parseMethodDescriptor(op.getContext(), op.getFactoryDescriptor(), kinds,
                        made);
  for (auto [value, kind] : llvm::zip(op.getCaptured(), kinds)) {
    function.captured.push_back(getLocal(value));
    function.capturedKinds.push_back(getDescriptor(kind).front());
  }
  kinds.clear();
  parseMethodDescriptor(op.getContext(), op.getInstantiatedDescriptor(), kinds,
                        made);
  for (mlir::Type kind : kinds)
    function.checked.push_back(isReference(kind) ? builder.types.get(kind)
                                                 : TypeId());
  if (made && isReference(made))
    function.checkedResult = builder.types.get(made);
  Allocation allocation{getLocal(op.getResult()),
                        function.type,
                        op.getBci(),
                        AllocationKind::Function,
                        uint32_t(facts.functions.size()),
                        {}};
  facts.functions.push_back(std::move(function));
  facts.allocations.push_back(allocation);
}
