//===- BuilderWalk.cpp - Reads what a builder gets --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The calls are read in the order of the method, and helpers that get the
// builder as if they were inlined. What a branch leaves out is perhaps a part,
// what a loop repeats is unknown.
//
//===----------------------------------------------------------------------===//

#include "BuilderWalk.h"

using namespace jir;
using namespace jir::pointsto;

/// The most helpers within each other that are read, and the most parts that a
/// text may lack.
static constexpr unsigned kMostHelpers = 4, kMostOptional = 4;

void ValueTracer::BuilderWalk::findAliases() {
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (const Call &call : facts.calls) {
      if (isAlias(call.receiver) && findMethod(call))
        isChanged |= addAlias(call.result);
      if (isAlias(call.result) && findMethod(call))
        isChanged |= addAlias(call.receiver);
      // A helper returns the builder that it got.
      if (!findMethod(call) &&
          llvm::any_of(facts.getArguments(call),
                       [&](Local each) { return isAlias(each); }))
        isChanged |= addAlias(call.result);
      if (!findMethod(call) && isAlias(call.result))
        for (Local argument : facts.getArguments(call))
          isChanged |= addAlias(argument);
    }
    auto join = [&](Local from, Local to) {
      if (isAlias(from))
        isChanged |= addAlias(to);
      if (isAlias(to))
        isChanged |= addAlias(from);
    };
    for (const Move &move : facts.moves)
      join(move.from, move.to);
    for (const FilteredMove &move : facts.filteredMoves)
      join(move.from, move.to);
  }
}

void ValueTracer::BuilderWalk::setOrigin(BuilderText::Origin origin, Local from,
                                         pointsto::FieldId field) {
  // Loads of one field are one builder.
  if (text.origin == BuilderText::Origin::Field && origin == text.origin &&
      field == text.field)
    return;
  ++numOrigins;
  text.origin = origin;
  text.from = from;
  text.field = field;
}

void ValueTracer::BuilderWalk::findOrigin() {
  using Origin = BuilderText::Origin;
  for (const Allocation &each : facts.allocations)
    if (isAlias(each.result))
      setOrigin(Origin::Made);
  for (Local local : aliases)
    if (local < facts.signature.numParameters)
      setOrigin(Origin::Parameter, local);
  for (const Call &call : facts.calls) {
    auto does = findMethod(call);
    if (does == BuilderMethod::Make && isAlias(call.receiver))
      originBlock = call.block;
    if (!does && isAlias(call.result) &&
        llvm::none_of(facts.getArguments(call),
                      [&](Local each) { return isAlias(each); })) {
      setOrigin(Origin::Given, call.result);
      originBlock = call.block;
    }
  }
  // Who reads it there may append.
  auto keep = [&](pointsto::FieldId field, Local value) {
    if (!isAlias(value))
      return;
    if (field == FieldTable::getElements()) {
      isShared = true;
      return;
    }
    numOrigins -= text.origin == Origin::Made;
    setOrigin(Origin::Field, value, field);
  };
  for (const FieldAccess &store : facts.stores)
    keep(store.field, store.value);
  for (const StaticAccess &store : facts.staticStores)
    keep(store.field, store.value);
  for (const FieldAccess &load : facts.loads)
    if (isAlias(load.value))
      setOrigin(Origin::Field, load.value, load.field);
  for (const StaticAccess &load : facts.staticLoads)
    if (isAlias(load.value))
      setOrigin(Origin::Field, load.value, load.field);
  for (const Function &function : facts.functions)
    isShared |= llvm::any_of(function.captured,
                             [&](Local each) { return isAlias(each); });
}

bool ValueTracer::BuilderWalk::isRepeated(uint32_t block) const {
  return llvm::any_of(facts.jumps, [&](const Jump &jump) {
    auto contains = [&](uint32_t each) {
      return jump.to <= each && each <= jump.from;
    };
    return contains(block) && !contains(originBlock);
  });
}

bool ValueTracer::BuilderWalk::isSkipped(uint32_t block) const {
  return llvm::any_of(facts.jumps, [&](const Jump &jump) {
    return originBlock <= jump.from && jump.from < block && block < jump.to &&
           jump.to <= endBlock;
  });
}

void ValueTracer::BuilderWalk::addPart(Part part, uint32_t block) {
  if (isRepeated(block))
    return text.parts.push_back(Part());
  part.isOptional |= isSkipped(block);
  if (depth && !part.instance) {
    part.instance = instance;
    part.stack = stack;
  }
  text.parts.push_back(part);
}

ValueTracer::BuilderText ValueTracer::BuilderWalk::read(uint32_t end) {
  if (numOrigins != 1 || text.origin == BuilderText::Origin::Unknown) {
    text.origin = BuilderText::Origin::Unknown;
    return text;
  }
  endBlock = ~0u;
  if (end < facts.calls.size())
    endBlock = facts.calls[end].block;
  // What it held before; a caller that reads a helper knows it.
  if (!depth && (text.origin == BuilderText::Origin::Parameter ||
                 text.origin == BuilderText::Origin::Given)) {
    Part before;
    before.local = text.from;
    before.builderAt =
        text.origin == BuilderText::Origin::Parameter ? kAtEntry : kAsGiven;
    text.parts.push_back(before);
  }
  for (uint32_t i = 0; i < facts.calls.size() && i < end; ++i) {
    const Call &call = facts.calls[i];
    std::optional<BuilderMethod> does = findMethod(call);
    if (isAlias(call.receiver)) {
      readCall(call, does.value_or(BuilderMethod::Change));
      continue;
    }
    // Another builder reads what is appended to it.
    if (!does && llvm::any_of(facts.getArguments(call),
                              [&](Local each) { return isAlias(each); }))
      readHelper(call);
  }
  if (endBlock != ~0u && isRepeated(endBlock))
    text.parts.push_back(Part());
  if (after)
    text.parts.push_back(*after);
  if (isShared || llvm::count_if(text.parts, [](const Part &part) {
                    return part.isOptional;
                  }) > kMostOptional)
    text.forget();
  return text;
}

void ValueTracer::BuilderWalk::readCall(const Call &call, BuilderMethod does) {
  switch (does) {
  case BuilderMethod::Text:
  case BuilderMethod::Read:
    return;
  case BuilderMethod::Make:
    // Of a capacity, or of nothing.
    if (!facts.getArguments(call).empty())
      addPart(tracer.makePart(facts, call, facts.getArguments(call)[0]),
              call.block);
    return;
  case BuilderMethod::MakeJoiner: {
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    between = tracer.makePart(facts, call, arguments[0]);
    if (arguments.size() == 3) {
      addPart(tracer.makePart(facts, call, arguments[1]), call.block);
      after = tracer.makePart(facts, call, arguments[2]);
    }
    return;
  }
  case BuilderMethod::AddJoined:
    return readJoined(call);
  case BuilderMethod::Append:
    return addPart(getAdded(call, 0), call.block);
  case BuilderMethod::Insert: {
    TextNumber place = findPlace(call, 0);
    return change(call, TextOperation::Splice, {place, place},
                  getAdded(call, 1));
  }
  case BuilderMethod::Delete:
  case BuilderMethod::Replace: {
    bool isReplaced = does == BuilderMethod::Replace;
    Part by = isReplaced ? getAdded(call, 2) : Part();
    if (!isReplaced)
      by.text = tracer.getText("");
    return change(call, TextOperation::Splice,
                  {findPlace(call, 0), findPlace(call, 1)}, by);
  }
  case BuilderMethod::DeleteAt:
  case BuilderMethod::SetAt: {
    TextNumber place = findPlace(call, 0), after = place;
    ++after.value;
    Part by = does == BuilderMethod::SetAt ? getAdded(call, 1) : Part();
    if (does == BuilderMethod::DeleteAt)
      by.text = tracer.getText("");
    return change(call, TextOperation::Splice, {place, after}, by);
  }
  case BuilderMethod::Reverse:
    return change(call, TextOperation::Reverse);
  case BuilderMethod::SetLength: {
    TextNumber length = findPlace(call, 0), begin;
    bool isCleared = length.kind == TextNumber::Kind::Constant &&
                     length.value == 0 && !isSkipped(call.block);
    begin.kind = TextNumber::Kind::Constant;
    if (!isCleared)
      return change(call, TextOperation::Substring, {begin, length});
    text.forget();
    text.parts.clear();
    originBlock = call.block;
    return;
  }
  case BuilderMethod::Change:
    return text.forget();
  }
}

/// What is between two parts is there if the first one is.
void ValueTracer::BuilderWalk::readJoined(const Call &call) {
  if (!between || depth || isSkipped(call.block))
    return text.forget();
  if (isRepeated(call.block)) {
    isJoined = true;
    return text.parts.push_back(Part());
  }
  if (isJoined)
    addPart(*between, call.block);
  isJoined = true;
  addPart(getAdded(call, 0), call.block);
}

void ValueTracer::BuilderWalk::change(const Call &call, TextOperation operation,
                                      llvm::ArrayRef<TextNumber> numbers,
                                      std::optional<Part> operand) {
  // A field's, and that of a caller, are not known here.
  if (depth || isRepeated(call.block) || isSkipped(call.block) ||
      text.origin == BuilderText::Origin::Field)
    return text.forget();
  Part all;
  all.inner.assign(text.parts.begin(), text.parts.end());
  Part changed;
  changed.inner.push_back(std::move(all));
  if (changed.inner.front().inner.empty())
    changed.inner.front().text = tracer.getText("");
  if (operand)
    changed.inner.push_back(*operand);
  changed.how.operation = operation;
  changed.how.numbers.assign(numbers.begin(), numbers.end());
  text.parts = {changed};
}

TextNumber ValueTracer::BuilderWalk::findPlace(const Call &call,
                                               uint32_t operand) {
  TextNumber place = tracer.findNumber(facts, call, operand);
  if (place.kind == TextNumber::Kind::Constant)
    return place;
  // A place that was found earlier, in another text.
  for (const NumberOperand &each : facts.numbers)
    if (each.bci == call.bci && each.operand == operand)
      for (const Call &between : facts.calls)
        if (between.bci > each.addedCall && between.bci < call.bci &&
            isAlias(between.receiver)) {
          auto does = findMethod(between);
          if (does != BuilderMethod::Read && does != BuilderMethod::Text)
            place.kind = TextNumber::Kind::Unknown;
        }
  return place;
}

ValueTracer::Part ValueTracer::BuilderWalk::getAdded(const Call &call,
                                                     unsigned operand) {
  llvm::ArrayRef<Local> arguments = facts.getArguments(call);
  llvm::StringRef descriptor = tracer.hierarchy->getDescriptor(call.resolved);
  llvm::StringRef parameters =
      descriptor.drop_front().split(')').first.drop_front(operand);
  // The long forms put in a part of what they get.
  if (arguments.size() == 1 && !parameters.contains("II"))
    return tracer.makePart(facts, call, arguments[0]);
  Part part;
  if (arguments.empty() && parameters == "C")
    return tracer.findCharacter(facts, call.bci, operand);
  TextNumber number = tracer.findNumber(facts, call, operand);
  if (arguments.empty() && parameters == "I" &&
      number.kind == TextNumber::Kind::Constant)
    part.text = tracer.getText(std::to_string(number.value));
  // From one place to another of a text.
  if (arguments.size() == 1 && parameters == "Ljava/lang/CharSequence;II") {
    part.inner = {tracer.makePart(facts, call, arguments[0])};
    part.how.operation = TextOperation::Substring;
    for (unsigned i : {1, 2})
      part.how.numbers.push_back(
          tracer.findNumber(facts, call, operand + i, arguments[0]));
  }
  return part;
}

/// The platform's methods that get a builder as such, or as what can be
/// appended to, write it, or keep it to do so; those that get a text or an
/// object read it, if they are not of collections.
bool ValueTracer::BuilderWalk::platformWrites(const Call &call) {
  if (tracer.textMethods->isString(
          tracer.hierarchy->getMethod(call.resolved).owner))
    return false;
  if (auto does = tracer.collectionMethods->find(call.resolved))
    return does == CollectionMethod::Put || does == CollectionMethod::Make ||
           does == CollectionMethod::Other;
  TypeTable &types = tracer.context->getTypes();
  for (auto [argument, type] :
       llvm::zip(facts.getArguments(call),
                 tracer.context->getParameterTypes(call.resolved)))
    if (isAlias(argument) && (tracer.textMethods->isBuilder(types, type) ||
                              type == types.getClass("java.lang.Appendable")))
      return true;
  return false;
}

/// A method that gets the builder.
void ValueTracer::BuilderWalk::readHelper(const Call &call) {
  InstanceId callee = tracer.findOnlyCallee(instance, call);
  const ClassHierarchy &hierarchy = *tracer.hierarchy;
  if (call.resolved &&
      hierarchy.getOrigin(hierarchy.getMethod(call.resolved).owner) ==
          jvm::Origin::Platform) {
    isShared |= platformWrites(call);
    return;
  }
  llvm::ArrayRef<Local> arguments = facts.getArguments(call);
  if (!callee || depth >= kMostHelpers ||
      llvm::count_if(arguments, [&](Local each) { return isAlias(each); }) != 1)
    return text.forget();
  MethodId method = tracer.context->getInstance(callee).method;
  const MethodFacts &helper = tracer.context->getFacts(method);
  Local parameter =
      llvm::find_if(arguments, [&](Local each) { return isAlias(each); }) -
      arguments.begin();
  parameter += helper.signature.hasReceiver;
  BuilderText added =
      BuilderWalk(tracer, callee, tracer.push(stack, {instance, call.bci}),
                  helper, parameter, depth + 1)
          .read(kAtEnd);
  if (added.origin != BuilderText::Origin::Parameter)
    return text.forget();
  for (const Part &part : added.parts)
    addPart(part, call.block);
}
