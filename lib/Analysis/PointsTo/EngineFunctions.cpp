//===- EngineFunctions.cpp - Calls of function objects ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call of a function object's interface method calls the implementation with
// the captured values and the call's arguments, which it boxes and unboxes
// (java.lang.invoke.LambdaMetafactory).
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
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

/// The class that boxes a primitive; empty for void.
static llvm::StringRef getBox(char kind) {
  switch (kind) {
  case 'Z':
    return "java.lang.Boolean";
  case 'B':
    return "java.lang.Byte";
  case 'C':
    return "java.lang.Character";
  case 'S':
    return "java.lang.Short";
  case 'I':
    return "java.lang.Integer";
  case 'J':
    return "java.lang.Long";
  case 'F':
    return "java.lang.Float";
  case 'D':
    return "java.lang.Double";
  default:
    return "";
  }
}

/// A node with the object that boxing a primitive gives.
NodeId Engine::getBoxed(char kind) {
  llvm::StringRef name = getBox(kind);
  if (name.empty() || !hierarchy.lookupClass(name))
    return NodeId();
  TypeId type = types.getClass(name);
  auto [it, inserted] = boxed.try_emplace(type);
  if (!inserted)
    return it->second;
  NodeId node = solver.addNode();
  boxed[type] = node;
  solver.addToSet(node, getJvmMade(type));
  return node;
}

bool Engine::isFunctionCall(const Invocation &invocation,
                            const ObjectInfo &object) {
  const MethodInfo info = hierarchy.getMethod(invocation.resolved);
  const Function &function =
      summaries[object.method.index]->functions[object.function];
  return !info.isPrivate() &&
         llvm::is_contained(function.selectors, info.selector);
}

void Engine::callFunction(const Invocation &invocation, ObjectId object) {
  if (!calledFunctions.insert({invocation.index, object.index}).second)
    return;
  const ObjectInfo info = objects[object.index];
  const Function &function =
      summaries[info.method.index]->functions[info.function];
  if (!function.target.method)
    return callUnknown(invocation, getUnknown("function"));
  MethodId resolved = invocation.resolved;
  SelectorId selector = hierarchy.getMethod(resolved).selector;
  auto [it, inserted] = functionIds.try_emplace({object.index, selector.index},
                                                functionCalls.size());
  uint32_t number = it->second;
  if (inserted)
    addFunctionCall(resolved);
  addFunctionCaller(number, invocation);
  if (inserted)
    callImplementation(number, info, resolved);
}

/// Nodes for what all callers of a function object pass and get.
void Engine::addFunctionCall(MethodId resolved) {
  FunctionCall call;
  MethodSignature signature = getSignature(resolved);
  for (unsigned i = signature.hasReceiver; i < signature.numParameters; ++i)
    call.arguments.push_back(solver.addNode());
  call.result = solver.addNode();
  call.thrown = solver.addNode();
  functionCalls.push_back(std::move(call));
}

void Engine::addFunctionCaller(uint32_t number, const Invocation &invocation) {
  const llvm::SmallVector<NodeId, 4> nodes = functionCalls[number].arguments;
  for (auto [argument, node] : llvm::zip(getArguments(invocation), nodes))
    if (argument)
      solver.addCopy(argument, node);
  if (invocation.result)
    solver.addCopy(functionCalls[number].result, invocation.result);
  if (invocation.thrown)
    solver.addCopy(functionCalls[number].thrown, invocation.thrown);
  functionCalls[number].callers.push_back(invocation);
  // More targets may come meanwhile; they see this caller already.
  const std::vector<InstanceId> targets = functionCalls[number].targets;
  for (InstanceId target : targets)
    addEdge(invocation, target, Reason::Lambda);
}

void Engine::addFunctionTarget(uint32_t number, InstanceId target) {
  FunctionCall &call = functionCalls[number];
  if (llvm::is_contained(call.targets, target))
    return;
  call.targets.push_back(target);
  const std::vector<Invocation> callers = call.callers;
  for (const Invocation &caller : callers)
    addEdge(caller, target, Reason::Lambda);
}

/// The class that LambdaMetafactory makes casts what is not of the type by its
/// declaration.
PlacedArgument Engine::addCast(const PlacedArgument &value, TypeId type) {
  if (!value.node || !value.type || !type || value.type == type ||
      (types.isClass(type) && types.getClassId(type) == hierarchy.getObject()))
    return value;
  NodeId node = solver.addNode();
  addChecked(value.node, node, type);
  return {value.kind, node, type};
}

/// All values that a call of a function object hands over: captured ones, then
/// the call's. \p wanted becomes the kind of the result.
llvm::SmallVector<PlacedArgument, 8> Engine::getValues(uint32_t number,
                                                       const ObjectInfo &info,
                                                       MethodId resolved,
                                                       char &wanted) {
  const Function &function =
      summaries[info.method.index]->functions[info.function];
  llvm::SmallVector<PlacedArgument, 8> values;
  for (auto [kind, local] :
       llvm::zip(function.capturedKinds, function.captured))
    values.push_back({kind, getNode(info.creator, local), TypeId()});
  const llvm::SmallVector<NodeId, 4> given = functionCalls[number].arguments;
  const llvm::SmallVector<TypeId> declared = getParameterTypes(resolved);
  size_t next = 0;
  for (auto [index, kind] :
       llvm::enumerate(getKinds(hierarchy.getDescriptor(resolved), wanted))) {
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

void Engine::callImplementation(uint32_t number, const ObjectInfo &info,
                                MethodId resolved) {
  const Function &function =
      summaries[info.method.index]->functions[info.function];
  const HandleTarget &implementation = function.target;
  char wanted, result;
  const llvm::SmallVector<PlacedArgument, 8> values =
      getValues(number, info, resolved, wanted);

  // The implementation's parameters in order, its receiver among them.
  MethodId target = implementation.method;
  bool constructs = implementation.kind == jvm::HandleKind::NewInvokeSpecial;
  bool hasReceiver = !hierarchy.getMethod(target).isStatic() && !constructs;
  NodeId receiver;
  llvm::ArrayRef<PlacedArgument> rest = values;
  if (hasReceiver && !rest.empty()) {
    TypeId owner = types.getClass(hierarchy.getMethod(target).owner);
    receiver = addCast(rest.front(), owner).node;
    rest = rest.drop_front();
  }
  llvm::SmallVector<NodeId, 8> arguments;
  const llvm::SmallVector<TypeId> parameters = getParameterTypes(target);
  for (auto [index, kind] :
       llvm::enumerate(getKinds(hierarchy.getDescriptor(target), result))) {
    if (!isReferenceKind(kind))
      continue;
    TypeId type = parameters[arguments.size()];
    bool isThere = index < rest.size();
    arguments.push_back(!isThere ? NodeId()
                        : isReferenceKind(rest[index].kind)
                            ? addCast(rest[index], type).node
                            : getBoxed(rest[index].kind));
  }
  Invocation inner;
  inner.caller = info.creator;
  inner.function = number;
  inner.site = numSites++;
  inner.bci = info.bci;
  inner.resolved = target;
  inner.isInterfaceCall = implementation.isInterfaceCall;
  inner.reason = Reason::Lambda;
  inner.result = functionCalls[number].result;
  inner.thrown = functionCalls[number].thrown;
  if (!constructs && isReferenceKind(wanted) && !isReferenceKind(result)) {
    if (NodeId box = getBoxed(result))
      solver.addCopy(box, inner.result);
  } else if (isReferenceKind(wanted) && isReferenceKind(result)) {
    PlacedArgument returned{result, solver.addNode(), getReturnType(target)};
    inner.result = returned.node;
    returned = addCast(returned, function.checkedResult);
    returned = addCast(returned, getReturnType(resolved));
    solver.addCopy(returned.node, functionCalls[number].result);
  }
  if (constructs) {
    ObjectId made =
        getConstructed(info, types.getClass(hierarchy.getMethod(target).owner));
    solver.addToSet(inner.result, made);
    inner.result = NodeId();
    receiver = solver.addNode();
    solver.addToSet(receiver, made);
  }
  if (!implementation.dispatches)
    addDirect(inner, arguments, receiver);
  else if (receiver)
    addInvocation(inner, arguments, receiver);
}

/// The object that a function of a constructor makes.
ObjectId Engine::getConstructed(const ObjectInfo &function, TypeId type) {
  auto [it, inserted] =
      constructed.try_emplace({function.creator.index, function.function});
  if (!inserted)
    return it->second;
  ObjectId object = getMerged(type);
  if (!isMerged(type)) {
    ObjectInfo info{ObjectKind::Allocated, type, function.method, function.bci,
                    function.context};
    info.site = numAllocations++;
    object = addObject(info);
  }
  constructed[{function.creator.index, function.function}] = object;
  return object;
}
