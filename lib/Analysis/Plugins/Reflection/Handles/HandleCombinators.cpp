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

/// The arguments with some put in at a place. After what is known they are
/// among the others.
ArgumentList HandleCalls::insertAt(ArgumentList list, size_t place,
                                   llvm::ArrayRef<Argument> added) {
  if (place <= list.fixed.size()) {
    list.fixed.insert(list.fixed.begin() + place, added.begin(), added.end());
    return list;
  }
  if (!list.isOpen())
    return list;
  ArgumentList values;
  values.fixed.assign(added.begin(), added.end());
  values.rest = list.rest;
  list.rest = mix(values);
  return list;
}

static ArgumentList eraseAt(ArgumentList list, size_t place, size_t count) {
  size_t size = list.fixed.size();
  place = std::min(place, size);
  list.fixed.erase(list.fixed.begin() + place,
                   list.fixed.begin() + std::min(place + count, size));
  return list;
}

/// The arguments of the first part, where `added` may begin anywhere from the
/// place on, or some are left out there: how many, the numbers of parameters
/// tell. Nothing if it cannot be called so.
std::optional<ArgumentList> HandleCalls::getShifted(const HandleCall &call,
                                                    const HandleValue &value,
                                                    NodeId added) {
  const ArgumentList &given = call.arguments;
  size_t place = value.isPlaceKnown ? value.place : 0;
  ArgumentList shifted;
  if (given.isOpen() || value.arity < 0) {
    ArgumentList others = given;
    size_t numKept = std::min(place, given.fixed.size());
    shifted.fixed.assign(given.fixed.begin(), given.fixed.begin() + numKept);
    others.fixed.erase(others.fixed.begin(), others.fixed.begin() + numKept);
    shifted.rest = mix(others);
    if (added)
      context.addCopy(added, shifted.rest);
    shifted.isRestAnything = given.isRestAnything;
    return shifted;
  }
  int numGiven = given.fixed.size(), shift = value.arity - numGiven;
  bool mayGrow = value.kind != HandleAction::Drop;
  bool mayShrink =
      value.kind == HandleAction::Drop || value.kind == HandleAction::Collect;
  if ((shift > 0 && !mayGrow) || (shift < 0 && !mayShrink))
    return std::nullopt;
  bool isOfOne =
      value.kind == HandleAction::Fold || value.kind == HandleAction::Collect;
  // Each parameter takes every argument that may come to it.
  for (int i = 0; i < value.arity; ++i) {
    ArgumentList options;
    auto addGiven = [&](int from) {
      if (from >= 0 && from < numGiven)
        options.fixed.push_back(given.fixed[from]);
    };
    bool isBefore = value.isPlaceKnown && i < value.place;
    if (isBefore || !value.isPlaceKnown)
      addGiven(i);
    int numAdded = isOfOne ? 1 : shift;
    bool isAdded = !value.isPlaceKnown || i < value.place + numAdded;
    if (!isBefore && added && isAdded)
      options.fixed.push_back({added, mlir::Type()});
    bool isAfter = !isBefore && (isOfOne || !added || !value.isPlaceKnown ||
                                 i >= value.place + shift);
    if (isAfter)
      addGiven(i - shift);
    if (options.fixed.size() == 1)
      shifted.fixed.push_back(options.fixed.front());
    else
      shifted.fixed.push_back({mix(options), mlir::Type()});
  }
  return shifted;
}

void HandleCalls::applyShifted(const HandleCall &call,
                               const HandleValue &value) {
  ArgumentList values;
  values.fixed.assign(value.values.begin(), value.values.end());
  NodeId added = value.kind == HandleAction::Insert ? mix(values) : NodeId();
  if (auto shifted = getShifted(call, value, added))
    add(value.parts[0], getInner(call, std::move(*shifted), call.result));
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
    if (!value.isPlaceKnown || !value.isCountKnown)
      return applyShifted(call, value);
    return callPart(0, insertAt(given, value.place, value.values));
  case HandleAction::Drop:
    if (!value.isPlaceKnown || !value.isCountKnown)
      return applyShifted(call, value);
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
  case HandleAction::Clauses:
    return applyClauses(call, value);
  case HandleAction::Invoke:
  case HandleAction::InvokeSpread:
  case HandleAction::InvokeVariable:
  case HandleAction::AccessVariable:
    return applyInvoker(call, value);
  case HandleAction::MakeFunction:
    return applyFactory(call, value);
  case HandleAction::RecordMethod:
    return applyRecord(call, value);
  case HandleAction::Concatenation:
    return applyConcatenation(call, value);
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

/// Calls a method of the platform's on each object of that class that comes;
/// what it takes comes from there as well.
NodeId HandleCalls::callOn(const HandleCall &call, NodeId receiver,
                           llvm::StringRef className, llvm::StringRef member) {
  ClassId owner = hierarchy.lookupClass(className);
  MethodId callee = owner ? hierarchy.lookupMethod(owner, member) : MethodId();
  if (!callee || !receiver)
    return NodeId();
  AddedCall added;
  added.caller = call.caller;
  added.bci = call.bci;
  added.callee = callee;
  added.dispatches = true;
  added.isInterfaceCall = hierarchy.isInterface(owner);
  added.reason = call.reason;
  added.receiver = context.addNode();
  context.addCopy(receiver, added.receiver,
                  context.getTypes().getClass(className));
  added.arguments.assign(context.getParameterTypes(callee).size(), receiver);
  if (context.getSignature(callee).returnsReference)
    added.result = context.addNode();
  context.addCall(added);
  return added.result;
}

void HandleCalls::applyConcatenation(const HandleCall &call,
                                     const HandleValue &value) {
  constexpr llvm::StringLiteral member = "toString()Ljava/lang/String;";
  for (const Argument &each : call.arguments.fixed)
    callOn(call, each.node, "java.lang.Object", member);
  callOn(call, call.arguments.rest, "java.lang.Object", member);
  if (call.result)
    context.addToSet(
        call.result,
        context.getJvmMade(context.getTypes().getClass("java.lang.String")));
  applyMixed(call, value);
}

/// As ObjectMethods makes equals, hashCode and toString: which of them it is,
/// the name tells, which is not asked.
void HandleCalls::applyRecord(const HandleCall &call,
                              const HandleValue &value) {
  NodeId held = context.addNode();
  for (size_t place : {0, 1})
    if (std::optional<Argument> record = get(call.arguments, place)) {
      ArgumentList own;
      own.fixed.push_back(*record);
      add(value.parts[0], getInner(call, own, held));
    }
  for (llvm::StringRef name : {"hashCode()I", "equals(Ljava/lang/Object;)Z",
                               "toString()Ljava/lang/String;"})
    callOn(call, held, "java.lang.Object", name);
  if (TypeId type = getType(value.type.result); type && call.result)
    context.addToSet(call.result, context.getJvmMade(type));
}

void HandleCalls::applyFilters(const HandleCall &call,
                               const HandleValue &value) {
  ArgumentList filtered = call.arguments;
  bool isPlaced = value.isPlaceKnown && value.isCountKnown;
  for (unsigned filter = 1; filter < value.parts.size(); ++filter) {
    size_t place = value.place + filter - 1;
    if (!value.parts[filter])
      continue;
    NodeId result = context.addNode();
    ArgumentList own;
    if (isPlaced && place < filtered.fixed.size()) {
      own.fixed.push_back(filtered.fixed[place]);
      filtered.fixed[place] = {result, mlir::Type()};
    } else {
      // Any argument from the place on may come, and go on unfiltered.
      own.fixed.push_back({mix(call.arguments), mlir::Type()});
      if (call.arguments.isRestAnything)
        own.fixed.front() = *get(call.arguments, call.arguments.fixed.size());
      for (size_t i = isPlaced             ? place
                      : value.isPlaceKnown ? value.place
                                           : 0;
           i < filtered.fixed.size(); ++i) {
        ArgumentList options;
        options.fixed = {filtered.fixed[i], {result, mlir::Type()}};
        filtered.fixed[i] = {mix(options), mlir::Type()};
      }
      filtered = insertAt(filtered, filtered.fixed.size() + 1,
                          {Argument{result, mlir::Type()}});
    }
    add(value.parts[filter], getInner(call, own, result));
  }
  add(value.parts[0], getInner(call, filtered, call.result));
}

/// `count` arguments go to the second part; with `values` of size 1 its result
/// is inserted.
void HandleCalls::applyFold(const HandleCall &call, const HandleValue &value) {
  const ArgumentList &given = call.arguments;
  size_t place = value.place;
  bool isPlaced = value.isPlaceKnown && value.isCountKnown;
  ArgumentList own, outer = given;
  own.rest = given.rest;
  own.isRestAnything = given.isRestAnything;
  if (!value.isPlaceKnown)
    own.rest = mix(given);
  for (size_t i = place; value.isPlaceKnown && i < given.fixed.size(); ++i)
    if (!value.isCountKnown || i < place + value.count)
      own.fixed.push_back(given.fixed[i]);
  NodeId result = context.addNode();
  add(value.parts[1], getInner(call, own, result));
  if (!isPlaced) {
    if (auto shifted = getShifted(call, value, result))
      add(value.parts[0], getInner(call, std::move(*shifted), call.result));
    return;
  }
  if (value.kind == HandleAction::Collect)
    outer = eraseAt(outer, place, value.count);
  if (!value.values.empty())
    outer = insertAt(outer, place, {Argument{result, mlir::Type()}});
  add(value.parts[0], getInner(call, outer, call.result));
}

void HandleCalls::applySpread(const HandleCall &call,
                              const HandleValue &known) {
  HandleValue value = known;
  const ArgumentList &given = call.arguments;
  // The array is one of the arguments.
  if (!value.isCountKnown && value.arity >= 0 && !given.isOpen()) {
    value.count = value.arity - int(given.fixed.size()) + 1;
    if (value.count < 0)
      return;
    value.isCountKnown = true;
    if (!value.isPlaceKnown)
      value.place = given.fixed.size() - 1;
    value.isPlaceKnown = true;
  }
  NodeId elements = context.addNode();
  if (!value.isPlaceKnown || !value.isCountKnown) {
    NodeId all = mix(given);
    context.addLoad(all, FieldTable::getElements(), elements);
    context.addCopy(all, elements);
    HandleCall inner = getInner(call, ArgumentList(), call.result);
    inner.arguments.rest = elements;
    inner.arguments.isRestAnything = given.isRestAnything;
    return add(value.parts[0], std::move(inner));
  }
  size_t place = value.place;
  if (NodeId array = take(given, place, mlir::Type()))
    context.addLoad(array, FieldTable::getElements(), elements);
  llvm::SmallVector<Argument, 4> added(value.count,
                                       Argument{elements, mlir::Type()});
  HandleCall inner = getInner(
      call, insertAt(eraseAt(given, place, 1), place, added), call.result);
  inner.mode = CallMode::Adapted;
  add(value.parts[0], std::move(inner));
}

void HandleCalls::applyGather(const HandleCall &call,
                              const HandleValue &known) {
  HandleValue value = known;
  ArgumentList gathered = call.arguments;
  if (!value.isCountKnown && value.arity >= 0 && !gathered.isOpen()) {
    value.count = int(gathered.fixed.size()) - value.arity + 1;
    if (value.count < 0)
      return;
    value.isCountKnown = true;
  }
  mlir::Type type = value.values.front().type;
  if (!value.isPlaceKnown) {
    // The array, or another argument.
    Argument array = makeArray(call, gathered.fixed, gathered.rest, type);
    ArgumentList all;
    all.rest = mix(gathered);
    all.isRestAnything = gathered.isRestAnything;
    context.addCopy(array.node, all.rest);
    return add(value.parts[0], getInner(call, all, call.result));
  }
  size_t place = std::min<size_t>(value.place, gathered.fixed.size());
  size_t count = value.isCountKnown ? value.count : gathered.fixed.size();
  count = std::min(count, gathered.fixed.size() - place);
  llvm::SmallVector<Argument, 4> elements(
      llvm::ArrayRef(gathered.fixed).slice(place, count));
  Argument array = makeArray(call, elements, gathered.rest, type);
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
    context.addCopy(context.getBoundedBy(type), caught);
  ArgumentList handled = call.arguments;
  llvm::SmallVector<Argument, 2> first{{caught, mlir::Type()}};
  if (isFinally && !value.type.isVoid())
    first.push_back({returned, mlir::Type()});
  handled = insertAt(handled, 0, first);
  add(value.parts[1], getInner(call, handled, call.result));
}

/// The elements of an iterated loop: those of the first argument, or of the
/// iterator that a handle returns.
NodeId HandleCalls::iterate(const HandleCall &call, const HandleValue &value) {
  NodeId iterators = context.addNode();
  if (std::optional<Argument> collection = get(call.arguments, 0))
    if (NodeId found = callOn(call, collection->node, "java.lang.Iterable",
                              "iterator()Ljava/util/Iterator;"))
      context.addCopy(found, iterators);
  if (value.parts[2])
    add(value.parts[2], getInner(call, call.arguments, iterators));
  callOn(call, iterators, "java.util.Iterator", "hasNext()Z");
  return callOn(call, iterators, "java.util.Iterator",
                "next()Ljava/lang/Object;");
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
    own.push_back({iterate(call, value), mlir::Type()});
  ArgumentList inside = insertAt(call.arguments, 0, own);
  for (unsigned part = 1; part < value.parts.size(); ++part)
    // The iterator is called already.
    if (value.parts[part] && (part == 1 || value.count != 2))
      add(value.parts[part],
          getInner(call, part == 1 ? inside : call.arguments,
                   part == 1 ? variable : context.addNode()));
  // A test sees the variable too.
  if (!value.isCountKnown)
    add(value.parts[2], getInner(call, inside, NodeId()));
}

/// One call with all arguments and variables for all of an instruction.
void HandleCalls::applyClauses(const HandleCall &call,
                               const HandleValue &value) {
  const HandleCall inner = getMixed(call);
  for (NodeId part : value.parts)
    add(part, inner);
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
  // What was mixed may be an invoker, which calls what it gets.
  add(inner.arguments.rest, inner);
}

/// Whether a handle does no more than to call its parts.
static bool callsParts(HandleAction kind) {
  switch (kind) {
  case HandleAction::Insert:
  case HandleAction::Drop:
  case HandleAction::Permute:
  case HandleAction::FilterArguments:
  case HandleAction::FilterReturn:
  case HandleAction::Fold:
  case HandleAction::Collect:
  case HandleAction::Spread:
  case HandleAction::Gather:
  case HandleAction::Convert:
  case HandleAction::Each:
  case HandleAction::Catch:
  case HandleAction::Finally:
  case HandleAction::Loop:
  case HandleAction::Clauses:
  case HandleAction::Mixed:
    return true;
  default:
    return false;
  }
}

/// In a call whose arguments are mixed, what a combinator does with their
/// places makes no difference: each part gets all of them. False if the handle
/// does more.
bool HandleCalls::applyParts(const HandleCall &call, const HandleValue &value) {
  if (!callsParts(value.kind))
    return false;
  NodeId all = call.arguments.rest;
  for (const Argument &each : value.values)
    if (NodeId node = getReference(each))
      context.addCopy(node, all);
  switch (value.kind) {
  case HandleAction::Spread:
    context.addLoad(all, FieldTable::getElements(), all);
    break;
  case HandleAction::Gather: {
    mlir::Type type = value.values.front().type;
    if (mixedArrays.insert({{call.caller.index, call.bci}, type}).second)
      context.addCopy(makeArray(call, {}, all, type).node, all);
    break;
  }
  case HandleAction::Catch:
  case HandleAction::Finally:
    if (call.thrown)
      context.addCopy(call.thrown, all);
    [[fallthrough]];
  case HandleAction::Loop:
    context.addCopy(getUnknown(), all);
    break;
  case HandleAction::Mixed:
    context.addCopy(getUnknown(), all);
    context.addCopy(all, getMixedCall(call).handles);
    break;
  default:
    break;
  }
  for (NodeId part : value.parts)
    if (part)
      context.addCopy(part, getMixedCall(call).handles);
  return true;
}
