//===- TracedFunctions.cpp - Values that come to lambdas --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rule R34. The first parameters of a method that a function object calls are
// what was captured where the object was made. The others are the elements of
// the collection or stream that got the object, or what the program's own calls
// of the interface pass.
//
//===----------------------------------------------------------------------===//

#include "ValueTracer.h"

using namespace jir;
using namespace jir::pointsto;

void ValueTracer::addFunctions(InstanceId instance, const MethodFacts &facts) {
  if (!isOfProgram(instance))
    return;
  for (auto [index, function] : llvm::enumerate(facts.functions)) {
    MethodId target = function.target.method;
    if (!target)
      continue;
    Made made{instance, uint32_t(index)};
    functions[target].push_back(made);
    const llvm::SmallVector<State, 1> waiting = waitingFunctions.lookup(target);
    for (const State &state : waiting)
      followFunction(state, made);
  }
}

bool ValueTracer::followFunctions(const State &state) {
  MethodId method = context->getInstance(state.instance).method;
  const llvm::SmallVector<Made, 1> known = functions.lookup(method);
  if (known.empty())
    return false;
  waitingFunctions[method].push_back(state);
  for (const Made &made : known)
    followFunction(state, made);
  // The method of a method reference may be called by its name as well.
  return hierarchy->getMethodName(method).starts_with("lambda$");
}

void ValueTracer::followFunction(const State &state, const Made &made) {
  MethodId maker = context->getInstance(made.instance).method;
  const MethodFacts &facts = context->getFacts(maker);
  const Function &function = facts.functions[made.function];
  State next{state.sink, made.instance, kNoLocal, 0, state.depth};
  Local position = state.local;
  for (auto [value, kind] :
       llvm::zip(function.captured, function.capturedKinds)) {
    if (kind != 'L' && kind != '[')
      continue;
    if (position-- != 0)
      continue;
    next.local = value;
    // What a builder held when it was captured is not what it holds then.
    return state.builderAt ? fail(state.sink) : follow(next);
  }
  for (const Allocation &each : facts.allocations) {
    if (each.kind != AllocationKind::Function || each.detail != made.function)
      continue;
    for (const Call &call : facts.calls) {
      if (!llvm::is_contained(facts.getArguments(call), each.result) ||
          each.result == kNoLocal || call.receiver == kNoLocal ||
          !call.resolved || !collectionMethods->find(call.resolved))
        continue;
      next.local = call.receiver;
      ++next.depth;
      return isCollection(facts, call.receiver) ? readCollection(next)
                                                : follow(next);
    }
  }
  // Others call it with what they like.
  bool isFound = false;
  llvm::SmallVector<Place> sites;
  callers.forEach(state.instance.index, [&](const Place &site) {
    if (site.instance && isOfProgram(site.instance))
      sites.push_back(site);
    else
      fail(state.sink);
  });
  for (const Place &site : sites) {
    const MethodFacts &caller =
        context->getFacts(context->getInstance(site.instance).method);
    bool isPassed = false;
    for (DefinitionIndex::CallAt at : getIndex(caller).getCallsAt(site.bci)) {
      const Call &passing = caller.calls[at.index];
      llvm::ArrayRef<Local> arguments = caller.getArguments(passing);
      if (position >= arguments.size() || !passing.resolved ||
          !llvm::is_contained(function.selectors,
                              hierarchy->getMethod(passing.resolved).selector))
        continue;
      isFound = isPassed = true;
      follow({state.sink, site.instance, arguments[position], 0, state.depth});
    }
    // Reflection, a proxy or a handle calls it.
    if (!isPassed)
      fail(state.sink);
  }
  if (!isFound)
    fail(state.sink);
}

/// What a function makes of the elements of a stream or an option.
void ValueTracer::followMapped(const State &state, const MethodFacts &facts,
                               const Call &call) {
  llvm::ArrayRef<Local> arguments = facts.getArguments(call);
  const Function *function = nullptr;
  for (const Allocation &each : facts.allocations)
    if (each.kind == AllocationKind::Function && each.result != kNoLocal &&
        arguments.size() == 1 && each.result == arguments[0])
      function = &facts.functions[each.detail];
  MethodId method = function ? function->target.method : MethodId();
  if (!method || !state.depth)
    return fail(state.sink);
  State next = state;
  --next.depth;
  std::optional<TextMethod> made = textMethods->find(method);
  if (made && !next.depth) {
    // One of the library's: it gets what was captured, and the element.
    llvm::SmallVector<Part> parts;
    for (Local captured : function->captured)
      parts.push_back({captured});
    Part element;
    element.local = call.receiver;
    element.depth = 1;
    parts.push_back(element);
    return makeByMethod(next, parts, *made);
  }
  MethodSignature signature = context->getSignature(method);
  if (!signature.returnsReference || !context->getFacts(method).hasBody)
    return fail(state.sink);
  next.instance = context->getInstance(method);
  next.local = signature.getReturned();
  next.stack = 0;
  follow(next);
}
