//===- HandleCombinators.cpp - Handles made of handles ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What combinators of java.lang.invoke.MethodHandles do when they are called.
//
//===----------------------------------------------------------------------===//

#include "HandleCalls.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

HandleCall HandleCalls::getInner(const HandleCall &call, ArgumentList arguments,
                                 NodeId result) {
  HandleCall inner = call;
  inner.mode = CallMode::Fitting;
  inner.access = VariableAccess::None;
  inner.context = 0;
  inner.type = HandleType::getUnknown();
  inner.arguments = std::move(arguments);
  inner.result = result;
  ++inner.depth;
  return inner;
}

/// The arguments with some put in at a place; mixed where the place is after
/// what is known.
static ArgumentList insertAt(ArgumentList list, size_t place,
                             llvm::ArrayRef<Argument> added) {
  if (place <= list.fixed.size())
    list.fixed.insert(list.fixed.begin() + place, added.begin(), added.end());
  return list;
}

static ArgumentList eraseAt(ArgumentList list, size_t place, size_t count) {
  size_t size = list.fixed.size();
  place = std::min(place, size);
  list.fixed.erase(list.fixed.begin() + place,
                   list.fixed.begin() + std::min(place + count, size));
  return list;
}

void HandleCalls::applyCombinator(const HandleCall &call,
                                  const HandleValue &value) {
  const ArgumentList &given = call.arguments;
  auto callPart = [&](unsigned part, ArgumentList arguments) {
    if (part < value.parts.size())
      add(value.parts[part], getInner(call, std::move(arguments), call.result));
  };
  switch (value.kind) {
  case HandleAction::Insert:
    return callPart(0, insertAt(given, value.place, value.values));
  case HandleAction::Drop:
    return callPart(0, eraseAt(given, value.place, value.count));
  case HandleAction::Permute: {
    ArgumentList permuted;
    permuted.isRestAnything = given.isRestAnything;
    permuted.rest = given.rest;
    for (int place : value.order)
      permuted.fixed.push_back(get(given, place).value_or(Argument()));
    if (value.order.empty())
      permuted.rest = mix(given);
    return callPart(0, permuted);
  }
  case HandleAction::Convert:
    return applyConversion(call, value);
  case HandleAction::FilterArguments:
    return applyFilters(call, value);
  case HandleAction::FilterReturn: {
    NodeId between = context.addNode();
    add(value.parts[0], getInner(call, given, between));
    ArgumentList returned;
    returned.fixed.push_back({between, mlir::Type()});
    return callPart(1, returned);
  }
  case HandleAction::Fold:
  case HandleAction::Collect:
    return applyFold(call, value);
  case HandleAction::Spread:
    return applySpread(call, value);
  case HandleAction::Gather:
    return applyGather(call, value);
  case HandleAction::Each:
    for (auto [part, node] : llvm::enumerate(value.parts))
      add(node,
          getInner(call, given,
                   part == 0 && value.count == 1 ? NodeId() : call.result));
    return;
  case HandleAction::Catch:
  case HandleAction::Finally:
    return applyCatch(call, value);
  case HandleAction::Loop:
    return applyLoop(call, value);
  case HandleAction::Invoke:
  case HandleAction::InvokeSpread:
  case HandleAction::InvokeVariable:
  case HandleAction::AccessVariable:
    return applyInvoker(call, value);
  case HandleAction::MakeFunction:
    return applyFactory(call, value);
  case HandleAction::Concatenation:
    if (call.result)
      context.addToSet(
          call.result,
          context.getJvmMade(context.getTypes().getClass("java.lang.String")));
    return applyMixed(call, value);
  default:
    return applyMixed(call, value);
  }
}

void HandleCalls::applyConversion(const HandleCall &call,
                                  const HandleValue &value) {
  HandleCall inner = getInner(call, call.arguments, call.result);
  inner.mode = CallMode::Adapted;
  // The result becomes the new type.
  if (TypeId type = getType(value.type.result); type && call.result) {
    inner.result = context.addNode();
    context.addCopy(inner.result, call.result, type);
  } else if (value.type.isVoid()) {
    inner.result = NodeId();
  }
  for (auto [place, argument] : llvm::enumerate(inner.arguments.fixed)) {
    mlir::Type type = value.type.getParameter(place);
    if (type && !argument.node && argument.type &&
        !jvm::isReference(argument.type) && jvm::isReference(type))
      argument.node = getReference(argument);
    if (type)
      argument.type = type;
  }
  add(value.parts[0], std::move(inner));
}

void HandleCalls::applyFactory(const HandleCall &call,
                               const HandleValue &value) {
  ClassId implemented = shared.getClassId(value.type.result);
  if (implemented && hierarchy.isInterface(implemented) && call.result)
    context.addToSet(call.result,
                     makeFunction(implemented, value.parts[0],
                                  call.arguments.fixed, call.caller, call.bci));
}

void HandleCalls::applyFilters(const HandleCall &call,
                               const HandleValue &value) {
  ArgumentList filtered = call.arguments;
  for (unsigned filter = 1; filter < value.parts.size(); ++filter) {
    size_t place = value.place + filter - 1;
    if (!value.parts[filter] || place >= filtered.fixed.size())
      continue;
    ArgumentList own;
    own.fixed.push_back(filtered.fixed[place]);
    NodeId result = context.addNode();
    add(value.parts[filter], getInner(call, own, result));
    filtered.fixed[place] = {result, mlir::Type()};
  }
  add(value.parts[0], getInner(call, filtered, call.result));
}

/// `count` arguments go to the second part; with `values` of size 1 its result
/// is inserted.
void HandleCalls::applyFold(const HandleCall &call, const HandleValue &value) {
  const ArgumentList &given = call.arguments;
  size_t place = value.place;
  ArgumentList own, outer = given;
  own.rest = given.rest;
  own.isRestAnything = given.isRestAnything;
  for (size_t i = place; i < given.fixed.size(); ++i)
    if (!value.isCountKnown || i < place + value.count)
      own.fixed.push_back(given.fixed[i]);
  NodeId result = context.addNode();
  add(value.parts[1], getInner(call, own, result));
  if (value.kind == HandleAction::Collect && value.isCountKnown)
    outer = eraseAt(outer, place, value.count);
  if (!value.isCountKnown) {
    // Where the others go is not known.
    ArgumentList mixedArguments;
    mixedArguments.rest = mix(given);
    context.addCopy(result, mixedArguments.rest);
    return add(value.parts[0], getInner(call, mixedArguments, call.result));
  }
  if (!value.values.empty())
    outer = insertAt(outer, place, {Argument{result, mlir::Type()}});
  add(value.parts[0], getInner(call, outer, call.result));
}

void HandleCalls::applySpread(const HandleCall &call,
                              const HandleValue &value) {
  ArgumentList spread = call.arguments;
  size_t place = value.place;
  NodeId elements = context.addNode();
  if (NodeId array = take(call.arguments, place, mlir::Type()))
    context.addLoad(array, FieldTable::getElements(), elements);
  spread = eraseAt(spread, place, 1);
  if (value.isCountKnown) {
    llvm::SmallVector<Argument, 4> added(value.count,
                                         Argument{elements, mlir::Type()});
    spread = insertAt(spread, place, added);
  } else {
    spread.rest = elements;
  }
  HandleCall inner = getInner(call, spread, call.result);
  inner.mode = CallMode::Adapted;
  add(value.parts[0], std::move(inner));
}

void HandleCalls::applyGather(const HandleCall &call,
                              const HandleValue &value) {
  ArgumentList gathered = call.arguments;
  size_t place = std::min<size_t>(value.place, gathered.fixed.size());
  size_t count = value.isCountKnown ? value.count : gathered.fixed.size();
  count = std::min(count, gathered.fixed.size() - place);
  llvm::SmallVector<Argument, 4> elements(
      llvm::ArrayRef(gathered.fixed).slice(place, count));
  Argument array =
      makeArray(call, elements, gathered.rest, value.values.front().type);
  gathered = insertAt(eraseAt(gathered, place, count), place, {array});
  add(value.parts[0], getInner(call, gathered, call.result));
}

void HandleCalls::applyCatch(const HandleCall &call, const HandleValue &value) {
  HandleCall inner = getInner(call, call.arguments, call.result);
  NodeId thrown = context.addNode(), returned = context.addNode();
  inner.thrown = thrown;
  if (call.thrown)
    context.addCopy(thrown, call.thrown);
  bool isFinally = value.kind == HandleAction::Finally;
  if (isFinally) {
    inner.result = returned;
    give(call, returned);
  }
  add(value.parts[0], inner);
  if (value.parts.size() < 2)
    return;
  // The JVM's own exceptions may come as well.
  TypeId type =
      getType(value.values.empty() ? mlir::Type() : value.values.front().type);
  NodeId caught = context.addNode();
  context.addCopy(thrown, caught, type);
  if (type)
    context.addCopy(context.getMadeUp(type), caught);
  ArgumentList handled = call.arguments;
  llvm::SmallVector<Argument, 2> first{{caught, mlir::Type()}};
  if (isFinally && !value.type.isVoid())
    first.push_back({returned, mlir::Type()});
  handled = insertAt(handled, 0, first);
  add(value.parts[1], getInner(call, handled, call.result));
}

void HandleCalls::applyLoop(const HandleCall &call, const HandleValue &value) {
  NodeId variable = context.addNode();
  give(call, variable);
  if (value.parts[0])
    add(value.parts[0], getInner(call, call.arguments, variable));
  llvm::SmallVector<Argument, 2> own;
  if (!value.type.isVoid())
    own.push_back({variable, mlir::Type()});
  if (value.count == 1)
    own.push_back({NodeId(), mlir::IntegerType::get(
                                 hierarchy.getProgram().getContext(), 32)});
  else if (value.count == 2)
    own.push_back({getUnknown(), mlir::Type()});
  ArgumentList inside = insertAt(call.arguments, 0, own);
  for (unsigned part = 1; part < value.parts.size(); ++part)
    if (value.parts[part])
      add(value.parts[part],
          getInner(call, part == 1 ? inside : call.arguments,
                   part == 1 ? variable : context.addNode()));
  // A test sees the variable too.
  if (!value.isCountKnown)
    add(value.parts[2], getInner(call, inside, NodeId()));
}

void HandleCalls::applyInvoker(const HandleCall &call,
                               const HandleValue &value) {
  HandleCall inner = getInner(call, eraseAt(call.arguments, 0, 1), call.result);
  inner.mode = CallMode::Adapted;
  if (value.kind == HandleAction::AccessVariable) {
    inner.arguments = call.arguments;
    inner.access = VariableAccess::Any;
    return add(value.parts[0], std::move(inner));
  }
  std::optional<Argument> called = get(call.arguments, 0);
  if (!called || !called->node)
    return;
  if (value.kind == HandleAction::InvokeVariable)
    inner.access = VariableAccess::Any;
  if (value.kind == HandleAction::InvokeSpread) {
    size_t place = value.isCountKnown ? value.count : 0;
    NodeId elements = context.addNode();
    if (NodeId array = take(inner.arguments, place, mlir::Type()))
      context.addLoad(array, FieldTable::getElements(), elements);
    inner.arguments = eraseAt(inner.arguments, place, 1);
    inner.arguments.rest = elements;
  }
  add(called->node, std::move(inner));
}

void HandleCalls::applyMixed(const HandleCall &call, const HandleValue &value) {
  HandleCall inner = getMixed(call);
  for (const Argument &each : value.values)
    if (NodeId node = getReference(each))
      context.addCopy(node, inner.arguments.rest);
  context.addCopy(getUnknown(), inner.result);
  for (NodeId part : value.parts)
    add(part, inner);
}
