//===- TracedCollections.cpp - Values in collections ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rule R33. What the program takes out of a collection is what it puts into one
// that may be the same, by the points-to sets of both. What the platform's
// methods do in between, which are the same for all collections, is not looked
// at. Keys and values of a map are not told apart.
//
//===----------------------------------------------------------------------===//

#include "ValueTracer.h"
#include <utility>

using namespace jir;
using namespace jir::pointsto;

bool ValueTracer::isOfProgram(InstanceId instance) const {
  ClassId owner =
      hierarchy->getMethod(context->getInstance(instance).method).owner;
  return hierarchy->getOrigin(owner) != jvm::Origin::Platform;
}

bool ValueTracer::isCollection(const MethodFacts &facts, Local local) {
  TypeId type = getStaticType(facts, local);
  const TypeTable &types = context->getTypes();
  return type && types.isClass(type) &&
         collectionMethods->isHolder(types.getClassId(type));
}

static bool givesElement(CollectionMethod does) {
  return does == CollectionMethod::Element ||
         does == CollectionMethod::ElementOr;
}

bool ValueTracer::isOfMany(const MethodFacts &facts, Local local) {
  TypeId type = getStaticType(facts, local);
  return isCollection(facts, local) ||
         (type && context->getTypes().getKind(type) == TypeKind::Array);
}

bool ValueTracer::followCollectionCall(const State &state,
                                       const MethodFacts &facts,
                                       const Call &call) {
  if (!call.resolved)
    return false;
  std::optional<CollectionMethod> does = collectionMethods->find(call.resolved);
  // A stream or option of its arguments.
  if (does == CollectionMethod::Make && state.depth &&
      isOfProgram(state.instance)) {
    for (Local argument : facts.getArguments(call)) {
      State next = state;
      next.local = argument;
      next.depth -= !isOfMany(facts, argument);
      if (isCollection(facts, argument))
        readCollection(next);
      else
        follow(next);
    }
    return true;
  }
  if (call.receiver == kNoLocal)
    return false;
  if (isOfProgram(state.instance) && does == CollectionMethod::Collect) {
    followCollect(state, facts, call);
    return true;
  }
  if (isOfProgram(state.instance) && does == CollectionMethod::Map) {
    followMapped(state, facts, call);
    return true;
  }
  if (!does || (!givesElement(*does) && *does != CollectionMethod::View) ||
      !isOfProgram(state.instance))
    return false;
  State next = state;
  if (*does == CollectionMethod::ElementOr) {
    next.local = facts.getArguments(call).back();
    follow(next);
  }
  next.local = call.receiver;
  next.depth += givesElement(*does);
  if (!isCollection(facts, call.receiver)) {
    follow(next);
    return true;
  }
  readCollection(next);
  return true;
}

/// The elements, in order, of a collection that a call makes of them and that
/// only \p user gets.
std::optional<llvm::SmallVector<Local>>
ValueTracer::findListed(const MethodFacts &facts, Local elements,
                        const Call &user) {
  const Call *made = findMaker(facts, elements);
  if (!made ||
      collectionMethods->find(made->resolved) != CollectionMethod::Make)
    return std::nullopt;
  const Call &maker = *made;
  // Others may change its order.
  for (const Call &each : facts.calls)
    if (&each != &user &&
        (each.receiver == elements ||
         llvm::is_contained(facts.getArguments(each), elements)))
      return std::nullopt;
  for (const Move &move : facts.moves)
    if (move.from == elements)
      return std::nullopt;
  for (const FieldAccess &store : facts.stores)
    if (store.value == elements)
      return std::nullopt;
  for (const StaticAccess &store : facts.staticStores)
    if (store.value == elements)
      return std::nullopt;
  llvm::ArrayRef<Local> arguments = facts.getArguments(maker);
  if (arguments.size() == 1 && isOfMany(facts, arguments[0]))
    return findElements(facts, arguments[0]);
  if (llvm::any_of(arguments,
                   [&](Local each) { return isOfMany(facts, each); }))
    return std::nullopt;
  return llvm::SmallVector<Local>(arguments);
}

/// The elements of a collection or a stream, with a text between them.
void ValueTracer::joinAll(const State &state, const MethodFacts &facts,
                          const Part &between, const Call &call,
                          Local elements) {
  if (auto listed = findListed(facts, elements, call)) {
    llvm::SmallVector<Part> parts;
    for (Local element : *listed) {
      if (!parts.empty())
        parts.push_back(between);
      parts.push_back(makePart(facts, call, element));
    }
    return make(state, parts);
  }
  Part each;
  each.local = elements;
  each.depth = 1;
  make(state, {between, each}, {TextOperation::JoinAnyOrder});
  // Which of them are there, and how often, is not known.
  fail(state.sink);
}

/// What a stream is collected into: Join, a text; View, a collection of its
/// elements; Other; and the call that makes the collector.
std::pair<CollectionMethod, const Call *>
ValueTracer::findCollector(const MethodFacts &facts, const Call &call) {
  llvm::ArrayRef<Local> arguments = facts.getArguments(call);
  if (arguments.empty())
    return {CollectionMethod::View, nullptr};
  if (arguments.size() == 1 && arguments[0] != kNoLocal)
    for (Definition definition : getIndex(facts).getDefinitions(arguments[0])) {
      const Call *made = definition.kind == Definition::Kind::Call
                             ? &facts.calls[definition.index]
                             : nullptr;
      if (made && made->resolved)
        return {collectionMethods->findCollector(made->resolved), made};
    }
  return {CollectionMethod::Other, nullptr};
}

void ValueTracer::followCollect(const State &state, const MethodFacts &facts,
                                const Call &call) {
  auto [does, collector] = findCollector(facts, call);
  if (does == CollectionMethod::Join && !state.depth) {
    // A text between them, and perhaps one before and one after.
    llvm::ArrayRef<Local> texts = facts.getArguments(*collector);
    Part between;
    between.text = getText("");
    if (!texts.empty())
      between = makePart(facts, *collector, texts[0]);
    if (texts.size() == 3)
      return fail(state.sink);
    return joinAll(state, facts, between, call, call.receiver);
  }
  if (does != CollectionMethod::View || !state.depth)
    return fail(state.sink);
  State next = state;
  next.local = call.receiver;
  follow(next);
}

void ValueTracer::readCollection(const State &state) {
  NodeId node = getGathered(state.instance, state.local);
  if (!node ||
      !readCollections.insert({state.sink, node.index, state.depth}).second)
    return;
  collectionReads.push_back({state, node});
}

/// Puts of a method of the program, and the collections that it makes.
void ValueTracer::addCollectionPuts(InstanceId instance,
                                    const MethodFacts &facts) {
  if (!isOfProgram(instance))
    return;
  for (const Call &call : facts.calls) {
    std::optional<CollectionMethod> does =
        call.resolved ? collectionMethods->find(call.resolved) : std::nullopt;
    if (!does || givesElement(*does) || *does == CollectionMethod::View ||
        *does == CollectionMethod::Ask || *does == CollectionMethod::Map)
      continue;
    // What is collected has the elements of the stream.
    if (*does == CollectionMethod::Collect) {
      bool isSame = findCollector(facts, call).first == CollectionMethod::View;
      if (call.result != kNoLocal)
        collectionPuts.push_back({getGathered(instance, call.result), instance,
                                  isSame ? call.receiver : kNoLocal, isSame});
      continue;
    }
    Local holder =
        *does == CollectionMethod::Make ? call.result : call.receiver;
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    // Static methods that fill their first argument.
    if (holder == kNoLocal && *does == CollectionMethod::Other &&
        !arguments.empty()) {
      holder = arguments[0];
      arguments = arguments.drop_front();
    }
    if (holder == kNoLocal)
      continue;
    NodeId node = getGathered(instance, holder);
    bool isText = *does == CollectionMethod::PutText;
    bool isKnown = *does == CollectionMethod::Put || isText ||
                   *does == CollectionMethod::Make || call.receiver == kNoLocal;
    if (!isKnown)
      collectionPuts.push_back({node, instance, kNoLocal, false});
    for (Local argument : arguments) {
      if (isKnown && argument != kNoLocal)
        collectionPuts.push_back({node, instance, argument,
                                  !isText && isOfMany(facts, argument),
                                  isText});
    }
  }
}

NodeId ValueTracer::getGathered(InstanceId instance, Local local) {
  if (!hasContexts || local == kNoLocal || getWhole(instance) != instance)
    return context->getNode(instance, local);
  Gathered &of = gathered[instance];
  for (auto [known, node] : of.nodes)
    if (known == local)
      return node;
  NodeId node = context->addNode();
  of.nodes.push_back({local, node});
  for (InstanceId each : of.instances)
    context->addCopy(context->getNode(each, local), node);
  return node;
}

void ValueTracer::gatherContext(InstanceId instance) {
  if (!hasContexts || !isOfProgram(instance))
    return;
  Gathered &of = gathered[getWhole(instance)];
  of.instances.push_back(instance);
  for (auto [local, node] : of.nodes)
    context->addCopy(context->getNode(instance, local), node);
}

static bool mayBeSame(PointsToSet a, PointsToSet b) {
  if (a.size() > b.size())
    std::swap(a, b);
  for (ObjectId object : a)
    if (b.contains(object))
      return true;
  return false;
}

bool ValueTracer::hasGrown(NodeId node, uint32_t &sizeSeen) const {
  uint32_t size = context->getSet(node).size();
  return std::exchange(sizeSeen, size) != size;
}

void ValueTracer::matchCollections() {
  constexpr size_t mostReads = 500;
  pause();
  // Sets only grow: what did not is matched as before.
  std::vector<uint32_t> grown;
  for (uint32_t i = 0; i < collectionPuts.size(); ++i)
    if (hasGrown(collectionPuts[i].node, collectionPuts[i].sizeSeen))
      grown.push_back(i);
  for (uint32_t i = 0; i < collectionReads.size(); ++i) {
    if (i < mostReads) {
      if (hasGrown(collectionReads[i].node, collectionReads[i].sizeSeen))
        for (uint32_t put = 0; put < collectionPuts.size(); ++put)
          matchCollection(i, put);
      else
        for (uint32_t put : grown)
          matchCollection(i, put);
    }
    // Other code filled it.
    if (!std::exchange(collectionReads[i].isMatched, true)) {
      const State state = collectionReads[i].state;
      fail(state.sink);
    }
  }
  resume();
}

void ValueTracer::matchCollection(uint32_t readNumber, uint32_t putNumber) {
  const CollectionPut from = collectionPuts[putNumber];
  CollectionRead &read = collectionReads[readNumber];
  if (matchedCollections.contains({readNumber, putNumber}) ||
      !mayBeSame(context->getSet(read.node), context->getSet(from.node)))
    return;
  matchedCollections.insert({readNumber, putNumber});
  read.isMatched = true;
  State next = read.state;
  if (from.value == kNoLocal)
    return fail(next.sink);
  next.instance = getWhole(from.instance);
  next.local = from.value;
  next.stack = 0;
  next.depth -= !from.isOfMany;
  const MethodFacts &facts =
      context->getFacts(context->getInstance(from.instance).method);
  if (from.isText) {
    if (next.depth)
      return fail(next.sink);
    Part words;
    words.local = from.value;
    // The words are not what the variable holds.
    next.local = kNoLocal;
    return make(next, words, {TextOperation::Words});
  }
  if (from.isOfMany && isCollection(facts, from.value)) {
    next.instance = from.instance;
    readCollection(next);
  } else {
    follow(next);
  }
}
