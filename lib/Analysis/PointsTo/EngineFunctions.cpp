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

namespace {

/// A value by its place among all arguments.
struct PlacedArgument {
  /// The first character of its descriptor.
  char kind;
  /// Invalid for primitives and nulls.
  NodeId node;
};

} // namespace

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
  MethodId target = function.target.method;
  if (!target)
    return callUnknown(invocation, getUnknown("function"));

  // All values in order: captured ones, then the call's.
  llvm::SmallVector<PlacedArgument, 8> values;
  for (auto [kind, local] :
       llvm::zip(function.capturedKinds, function.captured))
    values.push_back({kind, getNode(info.creator, local)});
  char wanted;
  llvm::ArrayRef<NodeId> given = getArguments(invocation);
  size_t next = 0;
  for (char kind :
       getKinds(hierarchy.getDescriptor(invocation.resolved), wanted)) {
    bool isReference = isReferenceKind(kind);
    NodeId node =
        isReference && next < given.size() ? given[next] : NodeId();
    next += isReference;
    values.push_back({kind, node});
  }

  // The implementation's parameters in order, its receiver among them.
  bool constructs =
      function.target.kind == jvm::HandleKind::NewInvokeSpecial;
  bool hasReceiver = !hierarchy.getMethod(target).isStatic() && !constructs;
  NodeId receiver;
  llvm::ArrayRef<PlacedArgument> rest = values;
  if (hasReceiver && !rest.empty()) {
    receiver = rest.front().node;
    rest = rest.drop_front();
  }
  char result;
  llvm::SmallVector<NodeId, 8> arguments;
  llvm::SmallVector<char, 8> kinds =
      getKinds(hierarchy.getDescriptor(target), result);
  for (auto [index, kind] : llvm::enumerate(kinds)) {
    if (!isReferenceKind(kind))
      continue;
    bool isThere = index < rest.size();
    arguments.push_back(!isThere ? NodeId()
                        : isReferenceKind(rest[index].kind)
                            ? rest[index].node
                            : getBoxed(rest[index].kind));
  }
  callImplementation(invocation, info, function.target, receiver, arguments);
  if (!constructs && isReferenceKind(wanted) && !isReferenceKind(result))
    if (NodeId box = getBoxed(result); box && invocation.result)
      solver.addCopy(box, invocation.result);
}

void Engine::callImplementation(const Invocation &invocation,
                                const ObjectInfo &object,
                                const HandleTarget &target, NodeId receiver,
                                llvm::ArrayRef<NodeId> arguments) {
  Invocation inner = invocation;
  inner.resolved = target.method;
  inner.isInterfaceCall = target.isInterfaceCall;
  inner.reason = Reason::Lambda;
  const MethodInfo info = hierarchy.getMethod(target.method);
  if (target.kind == jvm::HandleKind::NewInvokeSpecial) {
    ObjectId made = getConstructed(object, types.getClass(info.owner));
    if (invocation.result)
      solver.addToSet(invocation.result, made);
    inner.result = NodeId();
    NodeId node = solver.addNode();
    solver.addToSet(node, made);
    return addDirect(inner, arguments, node);
  }
  if (!target.dispatches)
    return addDirect(inner, arguments, receiver);
  if (receiver)
    addInvocation(inner, arguments, receiver);
}

/// The object that a function of a constructor makes.
ObjectId Engine::getConstructed(const ObjectInfo &function, TypeId type) {
  auto [it, inserted] = constructed.try_emplace(
      {function.creator.index, function.function});
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
