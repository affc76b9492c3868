//===- HandleOperands.cpp - What calls of handles' API get ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operands of calls of java.lang.invoke. Places of arrays and numbers are
// known where the call is in a body.
//
//===----------------------------------------------------------------------===//

#include "HandleMakers.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// A method has no more parameters (JVMS 4.3.3): other numbers throw.
static constexpr int kMostParameters = 255;

llvm::SmallVector<NodeId> HandleSite::getOperands() const {
  llvm::SmallVector<NodeId> nodes{receiver};
  for (const auto *list : {&handles, &classes, &types})
    nodes.append(list->begin(), list->end());
  if (op == HandleOp::ProxyTarget || op == HandleOp::MakeRecordMethod)
    nodes.append(others.begin(), others.end());
  for (const ArrayArgument &array : arrays) {
    nodes.push_back(array.elements);
    nodes.append(array.places.begin(), array.places.end());
  }
  llvm::erase_if(nodes, [](NodeId node) { return !node; });
  return nodes;
}

ArrayArgument HandleMakers::readArray(NodeId node, unsigned number) {
  ArrayArgument array;
  array.node = node;
  array.number = number;
  if (!node)
    return array;
  array.elements = context.addNode();
  context.addLoad(node, FieldTable::getElements(), array.elements);
  return array;
}

void HandleMakers::placeArray(ArrayArgument &array, InstanceId caller,
                              Local local, const MethodFacts &facts) {
  if (!array.node)
    return;
  int32_t length = -1;
  for (const Allocation &each : facts.allocations)
    if (each.result == local && each.kind == AllocationKind::Array)
      length = each.length;
  auto elements = findElements(facts, local);
  array.isPlaced = bool(elements);
  if (array.isPlaced)
    for (Local element : *elements)
      array.places.push_back(context.getNode(caller, element));
  llvm::SmallVector<int, 4> integers;
  for (const IntegerElement &each : facts.integerElements)
    if (each.array == local && each.index == int32_t(integers.size()))
      integers.push_back(each.value);
  // Numbers are no elements there.
  if (isNewArray(facts, local) && length == int32_t(integers.size()))
    array.integers = integers;
}

HandleSite HandleMakers::read(HandleOp op, InstanceId caller, const Call &call,
                              const MethodFacts &facts) {
  llvm::SmallVector<NodeId, 4> nodes;
  llvm::ArrayRef<Local> arguments = facts.getArguments(call);
  for (Local argument : arguments)
    nodes.push_back(context.getNode(caller, argument));
  HandleSite site = read(op, {caller, call.bci, call.resolved, nodes,
                              context.getNode(caller, call.result),
                              context.getNode(caller, call.thrown),
                              context.getNode(caller, call.receiver)});
  uint32_t number = &call - facts.calls.data();
  for (const IntegerArgument &each : facts.integers)
    if (each.call == number && each.value >= 0 && each.value <= kMostParameters)
      for (auto [integer, place] : llvm::zip(site.integers, site.integerPlaces))
        if (place == each.place)
          integer = each.value;
  for (ArrayArgument &array : site.arrays)
    placeArray(array, caller, arguments[array.number], facts);
  return site;
}

HandleSite HandleMakers::read(HandleOp op, const ReceiverCall &call) {
  HandleSite site;
  site.op = op;
  site.caller = call.caller;
  site.bci = call.bci;
  site.receiver = call.receiver;
  site.result = call.result;
  site.thrown = call.thrown;
  HandleType parameters = HandleType::get(hierarchy.getProgram().getContext(),
                                          hierarchy.getDescriptor(call.method));
  size_t next = 0;
  for (auto [place, type] : llvm::enumerate(parameters.parameters)) {
    if (!jvm::isReference(type)) {
      site.integers.push_back(std::nullopt);
      site.integerPlaces.push_back(place);
      continue;
    }
    unsigned number = next++;
    NodeId node =
        number < call.arguments.size() ? call.arguments[number] : NodeId();
    if (llvm::isa<jvm::ArrayType>(type)) {
      site.arrays.push_back(readArray(node, number));
      continue;
    }
    llvm::StringRef name = llvm::cast<jvm::RefType>(type).getName().getValue();
    auto &list = name == "java.lang.invoke.MethodHandle" ? site.handles
                 : name == "java.lang.Class"             ? site.classes
                 : name == "java.lang.invoke.MethodType" ? site.types
                                                         : site.others;
    list.push_back(node);
  }
  return site;
}
