//===- ValueTracer.cpp - Which names reach a variable -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A search over the facts of methods, from uses to definitions.
//
//===----------------------------------------------------------------------===//

#include "ValueTracer.h"
#include "llvm/ADT/SetVector.h"

using namespace jir;
using namespace jir::pointsto;

/// The most variables that are looked at for one sink, in the program and in
/// the platform: what comes from everywhere tells nothing. Helpers of a program
/// have thousands of callers with constants.
static constexpr uint32_t kProgramStepLimit = 30000, kPlatformStepLimit = 3000;
/// The same for the texts that reach it.
static constexpr uint32_t kTextLimit = 1000;
/// The most calls through whose results a search goes.
static constexpr unsigned kStackLimit = 8;

TracerClient::~TracerClient() = default;

void ValueTracer::start(PluginContext &started, bool withContexts) {
  context = &started;
  hierarchy = &started.getLinkage().getHierarchy();
  hasContexts = withContexts;
  anyText = mlir::StringAttr::get(hierarchy->getProgram().getContext(),
                                  llvm::StringRef(&kAnyText, 1));
  frames.emplace_back();
  textMethods.emplace(*hierarchy);
  collectionMethods.emplace(*hierarchy);
}

void ValueTracer::trace(uint32_t told, InstanceId instance, Local local,
                        bool isInContext) {
  instance = isInContext ? reduce(instance) : getWhole(instance);
  auto [it, inserted] = searchIds.try_emplace({instance, local}, sinks.size());
  SinkId id = it->second;
  searches[id].clients.push_back(told);
  if (!inserted)
    return notifyAll(told, id);
  Sink added;
  added.isClient = true;
  added.root = id;
  ClassId owner =
      hierarchy->getMethod(context->getInstance(instance).method).owner;
  added.stepLimit = hierarchy->getOrigin(owner) == jvm::Origin::Platform
                        ? kPlatformStepLimit
                        : kProgramStepLimit;
  sinks.push_back(added);
  follow({id, instance, local});
}

/// What the others of a search know already.
void ValueTracer::notifyAll(uint32_t told, SinkId id) {
  // Being told makes more searches, and more values of this one.
  const llvm::SmallVector<TracedValue, 1> known = searches[id].values;
  bool isUntraceable = sinks[id].isUntraceable;
  for (const TracedValue &value : known)
    client.onValue(told, value);
  if (isUntraceable)
    client.onUntraceable(told);
}

InstanceId ValueTracer::getWhole(InstanceId instance) {
  const Instance &found = context->getInstance(instance);
  // Context 0 is the empty one.
  return found.context == ContextId(0) ? instance
                                       : context->getInstance(found.method);
}

/// Contexts of containers tell what these hold apart, not what is asked for in
/// their methods.
InstanceId ValueTracer::reduce(InstanceId instance) {
  return instance && context->isOfContainer(instance) ? getWhole(instance)
                                                      : instance;
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

bool ValueTracer::isFull(SinkId sink) const {
  const Sink &root = sinks[sinks[sink].root];
  return root.numSteps > root.stepLimit || root.numTexts > kTextLimit;
}

/// A loop rather than recursion: chains of parameters are long. What is near
/// comes first.
void ValueTracer::follow(const State &first) {
  pending.push_back(first);
  if (!isFollowing)
    followPending();
}

void ValueTracer::followPending() {
  isFollowing = true;
  while (!pending.empty()) {
    State state = pending.front();
    pending.pop_front();
    if (isFull(state.sink)) {
      fail(state.sink);
      continue;
    }
    // Null names nothing: what asks for it throws.
    if (state.local == kNoLocal ||
        !visited
             .insert({state.sink,
                      uint64_t(state.instance.index) << 32 | state.local,
                      uint64_t(state.stack) << 32 | state.depth,
                      state.builderAt})
             .second)
      continue;
    ++sinks[sinks[state.sink].root].numSteps;
    const MethodFacts &facts =
        context->getFacts(context->getInstance(state.instance).method);
    if (state.builderAt) {
      followBuilder(state, facts);
      continue;
    }
    if (state.local < facts.signature.numParameters)
      followParameter(state);
    if (!followDefinitions(state, facts) &&
        state.local >= facts.signature.numParameters)
      fail(state.sink);
  }
  isFollowing = false;
}

bool ValueTracer::followDefinitions(const State &state,
                                    const MethodFacts &facts) {
  llvm::ArrayRef<Definition> definitions =
      getIndex(facts).getDefinitions(state.local);
  for (Definition definition : definitions)
    followDefinition(state, facts, definition);
  return !definitions.empty();
}

const DefinitionIndex &ValueTracer::getIndex(const MethodFacts &facts) {
  std::unique_ptr<DefinitionIndex> &index = indices[facts.method];
  if (!index)
    index = std::make_unique<DefinitionIndex>(facts);
  return *index;
}

void ValueTracer::followDefinition(const State &state, const MethodFacts &facts,
                                   Definition definition) {
  uint32_t index = definition.index;
  auto from = [&](Local local) {
    State next = state;
    next.local = local;
    follow(next);
  };
  switch (definition.kind) {
  case Definition::Kind::Allocation:
    return followAllocation(state, facts, facts.allocations[index]);
  case Definition::Kind::Move:
    return from(facts.moves[index].from);
  case Definition::Kind::FilteredMove:
    return from(facts.filteredMoves[index].from);
  case Definition::Kind::StaticLoad:
    return followField(state, facts.staticLoads[index].field);
  case Definition::Kind::Load: {
    const FieldAccess &load = facts.loads[index];
    if (load.field != FieldTable::getElements())
      return followField(state, load.field);
    if (followPart(state, facts, load))
      return;
    return follow(
        {state.sink, state.instance, load.base, state.stack, state.depth + 1});
  }
  case Definition::Kind::Call:
    return followCall(state, facts, facts.calls[index]);
  }
}

void ValueTracer::followAllocation(const State &state, const MethodFacts &facts,
                                   const Allocation &allocation) {
  if (state.depth && allocation.kind == AllocationKind::Array)
    return followNewArray(state, facts, allocation);
  auto text = llvm::dyn_cast_or_null<mlir::StringAttr>(allocation.constant);
  auto type = llvm::dyn_cast_or_null<mlir::TypeAttr>(allocation.constant);
  if (!state.depth && allocation.kind == AllocationKind::String && text)
    deliver(state.sink, {text, ObjectId()});
  else if (!state.depth && allocation.kind == AllocationKind::Class && type)
    deliver(state.sink,
            {mlir::StringAttr(), context->getClassObject(type.getValue())});
  else if (state.depth || !followConcatenation(state, facts))
    fail(state.sink);
}

void ValueTracer::followCall(const State &state, const MethodFacts &facts,
                             const Call &call) {
  // A copy of an array.
  if (state.depth && call.resolved && call.receiver != kNoLocal &&
      hierarchy->getMember(call.resolved).getValue() ==
          "clone()Ljava/lang/Object;")
    return follow(
        {state.sink, state.instance, call.receiver, state.stack, state.depth});
  if (followTextCall(state, facts, call) ||
      followCollectionCall(state, facts, call))
    return;
  // The class that a helper finds is that of the name which came to it this
  // way.
  std::optional<unsigned> name = state.depth || !call.resolved
                                     ? std::nullopt
                                     : client.findNameOperand(call.resolved);
  if (name) {
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    if (*name < arguments.size())
      make(state, makePart(facts, call, arguments[*name]),
           {TextOperation::Concatenate, Conversion::ToClass});
    return followLoaders(state, facts, call);
  }
  followCallees(state, call);
}

/// Class loaders of the program may load the class of another name. What such a
/// one asks its parent for is not loaded by itself again, and what the platform
/// loads for itself comes from its own loaders.
void ValueTracer::followLoaders(const State &state, const MethodFacts &facts,
                                const Call &call) {
  if (call.receiver == kNoLocal || !isOfProgram(state.instance) ||
      client.isOwnLoader(facts.method) ||
      hierarchy->getMethodName(call.resolved) != "loadClass")
    return;
  Place site{state.instance, call.bci};
  waitingLoads.emplace_back(state, site);
  const std::vector<InstanceId> known = loaders;
  for (InstanceId loader : known)
    followResult(state, site, loader);
}

void ValueTracer::followCallees(const State &state, const Call &call) {
  Place site{state.instance, call.bci};
  PlaceKey key = getKey(site);
  if (isWaiting
          .insert({pack(key), uint64_t(state.sink) << 32 | state.stack,
                   uint64_t(state.depth) << 32 | state.builderAt})
          .second)
    waitingResults[key].push_back(state);
  const llvm::SmallVector<TracedValue, 1> known = answers.lookup(key);
  for (const TracedValue &value : known)
    deliver(state.sink, value);
  if (unknownAnswers.contains(key))
    fail(state.sink);
  const llvm::SmallVector<FieldId, 1> read = readFields.lookup(key);
  for (FieldId field : read)
    followField(state, field);
  callees.forEach(
      pack(key), [&](InstanceId callee) { followResult(state, site, callee); });
}

void ValueTracer::followParameter(const State &state) {
  if (followFunctions(state))
    return;
  // Back to where the search came from.
  if (state.stack) {
    const StackFrame frame = frames[state.stack];
    State next = state;
    next.stack = frame.rest;
    return followArgument(next, frame.site, state.instance);
  }
  waitingParameters[state.instance].push_back(state);
  callers.forEach(state.instance.index, [&](const Place &site) {
    followArgument(state, site, state.instance);
  });
}

void ValueTracer::followResult(const State &state, Place site,
                               InstanceId callee) {
  if (state.ownCalleesOnly && !isOfProgram(callee))
    return;
  if (isFull(state.sink))
    return fail(state.sink);
  MethodId method = context->getInstance(callee).method;
  MethodSignature signature = context->getSignature(method);
  if (!signature.returnsReference)
    return;
  // Natives make objects that are not seen.
  if (!context->getFacts(method).hasBody ||
      frames[state.stack].size >= kStackLimit)
    return fail(state.sink);
  follow({state.sink, callee, signature.getReturned(), push(state.stack, site),
          state.depth, state.builderAt ? kAtEnd : kNoBuilder});
}

ValueTracer::StackId ValueTracer::push(StackId rest, Place site) {
  auto [it, inserted] = frameIds.try_emplace(
      {rest, site.instance.index, uint32_t(site.bci)}, frames.size());
  if (inserted)
    frames.push_back({site, rest, frames[rest].size + 1});
  return it->second;
}

/// \p state is at a parameter of \p callee.
void ValueTracer::followArgument(const State &state, Place site,
                                 InstanceId callee) {
  if (isFull(state.sink))
    return fail(state.sink);
  bool isFound = forEachArgument(
      site, callee, state.local, [&](uint32_t call, Local argument) {
        follow({state.sink, site.instance, argument, state.stack, state.depth,
                state.builderAt ? kFirstCall + call : kNoBuilder});
      });
  if (!isFound)
    fail(state.sink);
}

/// A call of loadClass passes its name to the loader.
bool ValueTracer::isLoad(const Call &call, MethodId callee) {
  return client.isOwnLoader(callee) &&
         hierarchy->getMethodName(call.resolved) == "loadClass";
}

bool ValueTracer::forEachArgument(
    Place site, InstanceId callee, Local parameter,
    llvm::function_ref<void(uint32_t, Local)> visit) {
  MethodId method = context->getInstance(callee).method;
  MethodSignature signature = context->getSignature(method);
  uint32_t position = parameter;
  if ((signature.hasReceiver && position-- == 0) || !site.instance)
    return false;
  const MethodFacts &facts =
      context->getFacts(context->getInstance(site.instance).method);
  bool isFound = false;
  SelectorId selector = hierarchy->getMethod(method).selector;
  for (DefinitionIndex::CallAt at : getIndex(facts).getCallsAt(site.bci)) {
    const Call &call = facts.calls[at.index];
    if (!call.resolved ||
        (hierarchy->getMethod(call.resolved).selector != selector &&
         !isLoad(call, method)))
      continue;
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    if (position >= arguments.size())
      continue;
    isFound = true;
    visit(at.index, arguments[position]);
  }
  return isFound;
}

ValueTracer::CallSet ValueTracer::findCallsWithoutHeap(InstanceId instance,
                                                       Local local) {
  constexpr size_t mostSteps = 500;
  CallSet calls;
  llvm::SmallSetVector<std::pair<uint32_t, Local>, 16> seen;
  seen.insert({getWhole(instance).index, local});
  for (size_t i = 0; i < seen.size() && i < mostSteps; ++i) {
    uint32_t number = seen[i].first;
    Local at = seen[i].second;
    InstanceId where(number);
    if (at == kNoLocal)
      continue;
    MethodId method = context->getInstance(where).method;
    const MethodFacts &facts = context->getFacts(method);
    for (Definition definition : getIndex(facts).getDefinitions(at)) {
      if (definition.kind == Definition::Kind::Move)
        seen.insert({number, facts.moves[definition.index].from});
      if (definition.kind == Definition::Kind::FilteredMove)
        seen.insert({number, facts.filteredMoves[definition.index].from});
      if (definition.kind != Definition::Kind::Call)
        continue;
      const Call &call = facts.calls[definition.index];
      calls.insert({method, call.bci});
      callees.forEach(
          pack(getKey(Place{where, call.bci})), [&](InstanceId callee) {
            MethodId called = context->getInstance(callee).method;
            MethodSignature signature = context->getSignature(called);
            if (signature.returnsReference)
              seen.insert({callee.index, signature.getReturned()});
          });
    }
    if (at < facts.signature.numParameters)
      callers.forEachWhile(number, [&](const Place &site) {
        if (seen.size() >= mostSteps)
          return false;
        forEachArgument(site, where, at, [&](uint32_t, Local argument) {
          seen.insert({getWhole(site.instance).index, argument});
        });
        return true;
      });
  }
  return calls;
}

//===----------------------------------------------------------------------===//
// What comes later
//===----------------------------------------------------------------------===//

void ValueTracer::addMethod(InstanceId added) {
  InstanceId instance = getWhole(added);
  gatherContext(added);
  if (!knownMethods.insert(instance).second)
    return;
  const MethodFacts &facts =
      context->getFacts(context->getInstance(instance).method);
  llvm::DenseMap<Local, FieldId> loaded;
  // No variable, as of an unused result, is not a key.
  for (const StaticAccess &load : facts.staticLoads)
    if (load.value != kNoLocal)
      loaded[load.value] = load.field;
  for (const FieldAccess &load : facts.loads)
    if (load.field != FieldTable::getElements() && load.value != kNoLocal)
      loaded[load.value] = load.field;
  for (const FieldAccess &store : facts.stores) {
    if (store.field != FieldTable::getElements())
      addStored(store.field, instance, store.value);
    else if (FieldId array =
                 store.base == kNoLocal ? FieldId() : loaded.lookup(store.base);
             array && store.value != kNoLocal)
      addStoredElement(array, instance, store.value);
  }
  for (const StaticAccess &store : facts.staticStores)
    addStored(store.field, instance, store.value);
  if (client.isOwnLoader(facts.method)) {
    loaders.push_back(instance);
    const std::vector<std::pair<State, Place>> waiting = waitingLoads;
    for (const auto &[state, site] : waiting)
      followResult(state, site, instance);
  }
  addBuilderFields(instance, facts);
  addCollectionPuts(instance, facts);
  addFunctions(instance, facts);
}

/// All contexts together have each answer once; those of one have its own, too.
void ValueTracer::addAnswer(Place place, const TracedValue &value) {
  place.instance = reduce(place.instance);
  InstanceId whole = getWhole(place.instance);
  answer(getKey({whole, place.bci}), value);
  if (whole != place.instance)
    answer(getKey(place), value);
}

void ValueTracer::answer(PlaceKey key, const TracedValue &value) {
  if (!answered.insert({key, getKey(value)}).second)
    return;
  answers[key].push_back(value);
  const llvm::SmallVector<State, 1> waiting = waitingResults.lookup(key);
  for (const State &state : waiting)
    deliver(state.sink, value);
}

void ValueTracer::addUnknownAnswer(Place place) {
  place.instance = reduce(place.instance);
  InstanceId whole = getWhole(place.instance);
  answerUnknown(getKey({whole, place.bci}));
  if (whole != place.instance)
    answerUnknown(getKey(place));
}

void ValueTracer::answerUnknown(PlaceKey key) {
  if (!unknownAnswers.insert(key).second)
    return;
  const llvm::SmallVector<State, 1> waiting = waitingResults.lookup(key);
  for (const State &state : waiting)
    fail(state.sink);
}

void ValueTracer::addCallee(Place place, InstanceId callee) {
  place.instance = reduce(place.instance);
  InstanceId whole = getWhole(place.instance);
  returnResultOf({whole, place.bci}, getWhole(callee));
  if (whole != place.instance)
    returnResultOf(place, reduce(callee));
}

void ValueTracer::returnResultOf(Place place, InstanceId callee) {
  PlaceKey key = getKey(place);
  callees.add(pack(key), callee);
  const llvm::SmallVector<State, 1> waiting = waitingResults.lookup(key);
  for (const State &state : waiting)
    followResult(state, place, callee);
}

void ValueTracer::addCallEdge(InstanceId caller, int32_t bci,
                              InstanceId callee) {
  caller = reduce(caller);
  callee = reduce(callee);
  InstanceId whole = getWhole(callee);
  InstanceId from = caller ? getWhole(caller) : caller;
  if (from != caller || whole != callee)
    connect({caller, bci}, callee);
  if (!hasContexts ||
      knownEdges.insert({getKey({from, bci}), whole.index}).second)
    connect({from, bci}, whole);
}

void ValueTracer::connect(Place site, InstanceId callee) {
  callers.add(callee.index, site);
  if (site.instance && !client.isAnswered(context->getInstance(callee).method))
    returnResultOf(site, callee);
  const llvm::SmallVector<State, 1> waiting = waitingParameters.lookup(callee);
  for (const State &state : waiting)
    followArgument(state, site, callee);
}
