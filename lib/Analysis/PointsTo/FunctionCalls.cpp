//===- FunctionCalls.cpp - Calls of function objects ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Places values as LambdaMetafactory does.
//
//===----------------------------------------------------------------------===//

#include "FunctionCalls.h"
#include "jir/Support/Descriptor.h"

using namespace jir;
using namespace jir::pointsto;

/// The kinds of a descriptor's parameters; `result` is that of its result.
static llvm::SmallVector<char, 8> getKinds(llvm::StringRef descriptor,
                                           char &result) {
  llvm::SmallVector<char, 8> kinds;
  llvm::StringRef rest = descriptor;
  rest.consume_front("(");
  while (!rest.empty() && rest.front() != ')') {
    DescriptorType type;
    size_t length = DescriptorType::scan(rest, /*allowVoid=*/false, type);
    if (length == 0)
      break;
    kinds.push_back(type.getKind());
    rest = rest.drop_front(length);
  }
  rest.consume_front(")");
  result = rest.empty() ? 'V' : rest.front();
  return kinds;
}

static bool isReferenceKind(char kind) { return kind == 'L' || kind == '['; }

bool FunctionCalls::isCallOf(const Invocation &invocation,
                             const ObjectInfo &object) const {
  assert(object.kind == ObjectKind::Function && "others have no function");
  const MethodInfo info = run.hierarchy.getMethod(invocation.resolved);
  return !info.isPrivate() &&
         llvm::is_contained(getFunction(object).selectors, info.selector);
}

void FunctionCalls::call(const Invocation &invocation, ObjectId object) {
  if (!called.insert({invocation.index, object.index}).second)
    return;
  const ObjectInfo info = heap[object];
  if (!getFunction(info).target.method)
    return linker.callUnknown(invocation, unknowns.get("function"));
  MethodId resolved = invocation.resolved;
  SelectorId selector = run.hierarchy.getMethod(resolved).selector;
  auto [it, inserted] = numbers.try_emplace({object.index, selector.index});
  if (inserted)
    it->second = addCall(resolved);
  uint32_t number = it->second;
  addCaller(number, invocation);
  if (inserted)
    callImplementation(number, info, resolved);
}

uint32_t FunctionCalls::addCall(MethodId resolved) {
  FunctionCall call;
  MethodSignature signature = methods.getSignature(resolved);
  for (unsigned i = signature.hasReceiver; i < signature.numParameters; ++i)
    call.arguments.push_back(run.solver.addNode());
  call.result = run.solver.addNode();
  call.thrown = run.solver.addNode();
  calls.push_back(std::move(call));
  uint32_t number = edges.addForwarder();
  assert(number + 1 == calls.size() && "all forwarders are functions");
  return number;
}

void FunctionCalls::addCaller(uint32_t number, const Invocation &invocation) {
  const FunctionCall &call = calls[number];
  for (auto [argument, node] :
       llvm::zip(linker.getArguments(invocation), call.arguments))
    if (argument)
      run.solver.addCopy(argument, node);
  for (NodeId result : invocation.getResults())
    run.solver.addCopy(call.result, result);
  if (invocation.thrown)
    run.solver.addCopy(call.thrown, invocation.thrown);
  edges.addForwarded(number, invocation);
}

/// The class that LambdaMetafactory makes casts what is not of the type by its
/// declaration.
FunctionCalls::PlacedArgument
FunctionCalls::addCast(const PlacedArgument &value, TypeId type) {
  if (!value.node || !value.type || !type || value.type == type ||
      (run.types.isClass(type) &&
       run.types.getClassId(type) == run.hierarchy.getObject()))
    return value;
  NodeId node = run.solver.addNode();
  unknowns.addChecked(value.node, node, type);
  return {value.kind, node, type};
}

/// All values that a call of a function object passes: captured ones, then the
/// call's. \p wanted becomes the kind of the result.
FunctionCalls::Values FunctionCalls::getValues(uint32_t number,
                                               const ObjectInfo &info,
                                               MethodId resolved,
                                               char &wanted) {
  const Function &function = getFunction(info);
  Values values;
  for (auto [kind, local] :
       llvm::zip(function.capturedKinds, function.captured))
    values.push_back({kind, instances.getNode(info.creator, local), TypeId()});
  llvm::ArrayRef<NodeId> given = calls[number].arguments;
  const llvm::SmallVector<TypeId> declared =
      methods.getParameterTypes(resolved);
  size_t next = 0;
  for (auto [index, kind] : llvm::enumerate(
           getKinds(run.hierarchy.getDescriptor(resolved), wanted))) {
    PlacedArgument value{kind, NodeId(), TypeId()};
    if (isReferenceKind(kind) && next < given.size()) {
      value.node = given[next];
      value.type = declared[next++];
      if (index < function.checked.size())
        value = addCast(value, function.checked[index]);
    }
    values.push_back(value);
  }
  return values;
}

/// The arguments of reference type of an implementation, without its receiver.
/// \p result becomes the kind of its result.
llvm::SmallVector<NodeId, 8>
FunctionCalls::getArguments(llvm::ArrayRef<PlacedArgument> given,
                            MethodId target, char &result) {
  llvm::SmallVector<NodeId, 8> arguments;
  const llvm::SmallVector<TypeId> parameters =
      methods.getParameterTypes(target);
  for (auto [index, kind] :
       llvm::enumerate(getKinds(run.hierarchy.getDescriptor(target), result))) {
    if (!isReferenceKind(kind))
      continue;
    TypeId type = parameters[arguments.size()];
    bool isThere = index < given.size();
    arguments.push_back(!isThere ? NodeId()
                        : isReferenceKind(given[index].kind)
                            ? addCast(given[index], type).node
                            : synthetics.getBoxed(given[index].kind));
  }
  return arguments;
}

NodeId FunctionCalls::addResult(uint32_t number, const Function &function,
                                MethodId resolved, char wanted, char result) {
  NodeId given = calls[number].result;
  if (!isReferenceKind(wanted))
    return given;
  if (!isReferenceKind(result)) {
    if (NodeId box = synthetics.getBoxed(result))
      run.solver.addCopy(box, given);
    return given;
  }
  PlacedArgument returned{result, run.solver.addNode(),
                          methods.getReturnType(function.target.method)};
  NodeId own = returned.node;
  returned = addCast(returned, function.checkedResult);
  returned = addCast(returned, methods.getReturnType(resolved));
  run.solver.addCopy(returned.node, given);
  return own;
}

void FunctionCalls::callImplementation(uint32_t number, const ObjectInfo &info,
                                       MethodId resolved) {
  const Function &function = getFunction(info);
  const HandleTarget &implementation = function.target;
  char wanted, result;
  const Values values = getValues(number, info, resolved, wanted);

  MethodId target = implementation.method;
  auto getOwner = [&] {
    return run.types.getClass(run.hierarchy.getMethod(target).owner);
  };
  bool constructs = implementation.kind == jvm::HandleKind::NewInvokeSpecial;
  bool hasReceiver = !run.hierarchy.getMethod(target).isStatic() && !constructs;
  NodeId receiver;
  llvm::ArrayRef<PlacedArgument> rest = values;
  if (hasReceiver && !rest.empty()) {
    receiver = addCast(rest.front(), getOwner()).node;
    rest = rest.drop_front();
  }
  const llvm::SmallVector<NodeId, 8> arguments =
      getArguments(rest, target, result);
  Invocation inner;
  inner.caller = info.creator;
  inner.function = number;
  inner.site = methods.addSite();
  inner.bci = info.bci;
  inner.resolved = target;
  inner.isInterfaceCall = implementation.isInterfaceCall;
  inner.reason = Reason::Lambda;
  inner.thrown = calls[number].thrown;
  if (!constructs) {
    inner.result = addResult(number, function, resolved, wanted, result);
  } else {
    ObjectId made = heap.getConstructed(info, getOwner());
    run.solver.addToSet(calls[number].result, made);
    receiver = run.solver.addNode();
    run.solver.addToSet(receiver, made);
  }
  if (!implementation.dispatches)
    linker.addDirect(inner, arguments, receiver);
  else if (receiver)
    linker.addWatched(inner, arguments, receiver);
}
