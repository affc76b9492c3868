//===- TracedBuilders.cpp - What builders of texts hold ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rule R31. A builder's text is what the calls before a call put together
// (BuilderWalk.cpp). Of a builder in a field the order is not known: what one
// method appends to it is somewhere in its text, once; of a method that may run
// more often, how often it is there is not known.
//
//===----------------------------------------------------------------------===//

#include "BuilderWalk.h"

using namespace jir;
using namespace jir::pointsto;

/// The most callers of one another that are asked whether they run once.
static constexpr unsigned kMostCallers = 16;

//===----------------------------------------------------------------------===//
// Following
//===----------------------------------------------------------------------===//

InstanceId ValueTracer::findOnlyCallee(InstanceId caller, const Call &call) {
  InstanceId found;
  bool isOne = true;
  callees.forEach(
      pack(getKey(Place{caller, call.bci})), [&](InstanceId callee) {
        MethodId method = context->getInstance(callee).method;
        // Initialisers are called at the same place.
        if (!call.resolved || hierarchy->getMethod(method).selector !=
                                  hierarchy->getMethod(call.resolved).selector)
          return;
        isOne &= !found || found == callee;
        found = callee;
      });
  if (!found || !isOne)
    return InstanceId();
  MethodId method = context->getInstance(found).method;
  return context->getFacts(method).hasBody ? found : InstanceId();
}

void ValueTracer::followBuilder(const State &state, const MethodFacts &facts) {
  using Origin = BuilderText::Origin;
  if (state.builderAt == kAtEntry)
    return followParameter(state);
  if (state.builderAt == kAsGiven) {
    for (Definition definition : getIndex(facts).getDefinitions(state.local))
      if (definition.kind == Definition::Kind::Call)
        followCallees(state, facts.calls[definition.index]);
    return;
  }
  uint32_t end =
      state.builderAt == kAtEnd ? kAtEnd : state.builderAt - kFirstCall;
  BuilderText text =
      BuilderWalk(*this, state.instance, state.stack, facts, state.local, 0)
          .read(end);
  if (text.origin == Origin::Unknown)
    return fail(state.sink);
  if (text.origin == Origin::Field)
    return followBuilderField(state, text.field);
  make(state, text.parts);
}

/// Whatever makes the builder appends to each once, however often it runs.
static bool makesBuilder(const MethodFacts &facts, pointsto::FieldId field) {
  return llvm::any_of(facts.stores, [&](const FieldAccess &store) {
    return store.field == field &&
           llvm::any_of(facts.allocations, [&](const Allocation &each) {
             return each.result == store.value && each.result != kNoLocal;
           });
  });
}

void ValueTracer::followBuilderField(const State &state,
                                     pointsto::FieldId field) {
  if (isNested(state))
    return fail(state.sink);
  uint32_t index = madeTexts.size();
  MadeText &made = madeTexts.emplace_back();
  made.target = state.sink;
  made.instance = state.instance;
  made.result = state.local;
  made.builderAt = state.builderAt;
  made.how.operation = TextOperation::AnyOrder;
  waitingBuilders[field].push_back(index);
  const llvm::SmallVector<InstanceId, 1> known = builderFields.lookup(field);
  for (InstanceId instance : known)
    followChunk(index, instance, field);
}

void ValueTracer::followChunk(uint32_t made, InstanceId instance,
                              pointsto::FieldId field) {
  const MethodFacts &facts =
      context->getFacts(context->getInstance(instance).method);
  // Several loads return one builder.
  llvm::SmallVector<Local, 4> locals;
  auto takeAll = [&](const auto &accesses) {
    for (const auto &each : accesses)
      if (each.field == field)
        locals.push_back(each.value);
  };
  takeAll(facts.loads);
  takeAll(facts.staticLoads);
  takeAll(facts.stores);
  takeAll(facts.staticStores);
  BuilderText added =
      BuilderWalk(*this, instance, 0, facts, locals, 1).read(kAtEnd);
  bool isUnknown = added.origin == BuilderText::Origin::Unknown;
  if (added.parts.empty() && !isUnknown)
    return;
  if (!makesBuilder(facts, field))
    builderChunks.push_back({madeTexts[made].target, instance});
  uint32_t part = madeTexts[made].parts.size();
  madeTexts[made].parts.emplace_back();
  if (isUnknown)
    return addPart(made, part, anyText);
  Sink sink;
  sink.owner = made;
  sink.part = part;
  sink.root = sinks[madeTexts[made].target].root;
  sinks.push_back(sink);
  make({SinkId(sinks.size() - 1), instance, kNoLocal}, added.parts);
}

void ValueTracer::addBuilderFields(InstanceId instance,
                                   const MethodFacts &facts) {
  llvm::SmallVector<pointsto::FieldId, 2> fields;
  auto add = [&](const auto &accesses) {
    for (const auto &each : accesses)
      if (!llvm::is_contained(fields, each.field) &&
          textMethods->isBuilder(context->getTypes(),
                                 getStaticType(facts, each.value)))
        fields.push_back(each.field);
  };
  add(facts.loads);
  add(facts.staticLoads);
  add(facts.stores);
  add(facts.staticStores);
  for (pointsto::FieldId field : fields) {
    builderFields[field].push_back(instance);
    const llvm::SmallVector<uint32_t, 1> waiting =
        waitingBuilders.lookup(field);
    for (uint32_t made : waiting)
      followChunk(made, instance, field);
  }
}

bool ValueTracer::mayRepeat(InstanceId instance) {
  for (unsigned i = 0; i < kMostCallers; ++i) {
    llvm::SmallVector<Place, 2> places;
    callers.forEach(instance.index, [&](const Place &place) {
      if (!place.instance || getWhole(place.instance) == place.instance)
        places.push_back(place);
    });
    if (places.size() != 1)
      return places.size() > 1;
    // An entry point runs once.
    if (!places.front().instance)
      return false;
    const MethodFacts &facts =
        context->getFacts(context->getInstance(places.front().instance).method);
    for (const Call &call : facts.calls)
      if (call.bci == places.front().bci &&
          llvm::any_of(facts.jumps, [&](const Jump &jump) {
            return jump.to <= call.block && call.block <= jump.from;
          }))
        return true;
    instance = places.front().instance;
  }
  return true;
}

void ValueTracer::checkBuilders() {
  llvm::DenseMap<InstanceId, bool> known;
  // Failing may follow more.
  for (size_t i = 0; i < builderChunks.size(); ++i) {
    const auto [sink, instance] = builderChunks[i];
    auto [it, inserted] = known.try_emplace(instance, false);
    if (inserted)
      it->second = mayRepeat(instance);
    if (it->second)
      fail(sink);
  }
}
