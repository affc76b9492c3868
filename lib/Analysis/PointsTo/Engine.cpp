//===- Engine.cpp - The worklist of a points-to run -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Statements of reachable methods, then the solver, then plugins, until nothing
// changes.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "jir/Analysis/MethodFacts/CallGraphBase.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jvm-points-to"

using namespace jir;
using namespace jir::pointsto;

ReceiverDispatch::~ReceiverDispatch() = default;
PolicyFactory::~PolicyFactory() = default;

Engine::Engine(std::shared_ptr<ClassHierarchy> hierarchy,
               const PointsToConfig &config, const PolicyFactory &policy)
    : context(std::move(hierarchy), config, *this), watches(context),
      methods(context), declared(context, methods), merged(context),
      rules(context, methods, merged),
      instances(context, methods, declared, policy.getChoice()),
      contexts(policy.makeContexts(context, rules, instances)),
      heap(context, methods, declared, merged, rules, instances, *contexts),
      unknowns(context, methods, declared, merged, heap, watches),
      synthetics(context, declared, heap, unknowns),
      shortcuts(context, declared, instances, heap, unknowns),
      plugins(context.config, view), queue(context, methods, instances),
      merger(context, methods, instances, heap, queue),
      edges(instances, *contexts, plugins, queue),
      linker(context, methods, instances, *contexts, heap, unknowns, synthetics,
             shortcuts, watches, plugins, edges),
      functions(context, methods, instances, heap, unknowns, synthetics, edges,
                linker),
      bodies(context, methods, declared, merged, rules, instances, *contexts,
             heap, unknowns, synthetics, shortcuts, plugins, edges, linker),
      view(context, methods, declared, instances, heap, unknowns, synthetics,
           shortcuts, watches, plugins, linker),
      dispatch(policy.makeDispatch(
          {context, instances, heap, edges, linker, functions, view},
          *contexts)) {}

Engine::~Engine() = default;

//===----------------------------------------------------------------------===//
// The loop
//===----------------------------------------------------------------------===//

/// Seconds since a point of time.
static double since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
      .count();
}

bool Engine::run(bool stops) {
  PointsToStatistics &statistics = context.statistics;
  assert(statistics.rounds == 0 && "a run is made once");
  stopsAtBudget = stops;
  if (stopsAtBudget)
    context.solver.setPause(context.config.contextFacts);
  plugins.start();
  methods.setFollowsHandles(plugins.followHandles());
  addEntries();
  while (true) {
    auto start = std::chrono::steady_clock::now();
    addBodies();
    statistics.bodySeconds += since(start);
    view.clearDirty();
    start = std::chrono::steady_clock::now();
    context.solver.solve();
    statistics.solverSeconds += since(start);
    ++statistics.rounds;
    LDBG() << "round " << statistics.rounds << ": " << instances.size()
           << " instances, " << heap.size() << " objects, "
           << context.solver.getNumNodes() << " nodes, "
           << context.solver.getPropagations() << " facts propagated";
    bool hasFilled = unknowns.fillCells();
    notifyObjects();
    if (stopsAtBudget && contexts->haveEnded())
      return false;
    if (context.config.hasContainerContexts())
      merger.merge();
    if (hasChanged() || hasFilled)
      continue;
    plugins.notifySettled();
    if (hasChanged())
      continue;
    plugins.notifyFixpoint();
    if (!hasChanged() && !linker.linkWaiting())
      return true;
  }
}

void Engine::addBodies() {
  do {
    queue.drain([this](InstanceId id) { bodies.add(id); });
    notifyObjects();
  } while (!queue.isEmpty());
}

void Engine::notifyObjects() {
  plugins.notifyObjects([this] { return heap.size(); });
}

void Engine::addEntries() {
  forEachEntry(
      context.linkage, context.graph,
      [&](ClassId id) { linker.addInitialization(InstanceId(), -1, id); },
      [&](MethodId method) { addEntry(method); });
}

void Engine::addEntry(MethodId method) {
  const MethodInfo info = context.hierarchy.getMethod(method);
  AddedCall call;
  call.callee = method;
  call.reason = Reason::Entry;
  if (!info.isStatic()) {
    call.dispatches = context.hierarchy.getMethodName(method) != "<init>";
    call.isInterfaceCall = context.hierarchy.isInterface(info.owner);
    call.receiver = synthetics.getSynthetic(context.types.getClass(info.owner));
  }
  for (TypeId type : methods.getParameterTypes(method))
    call.arguments.push_back(synthetics.getSynthetic(type));
  linker.addCall(call);
}

//===----------------------------------------------------------------------===//
// What the solver asks
//===----------------------------------------------------------------------===//

bool Engine::mayBe(TypeId type, TypeId of) {
  if (context.types.getKind(of) == TypeKind::Unknown)
    return context.types.isNarrowed(type, context.types.getElement(of));
  return context.types.isKnownToBe(type, of);
}

bool Engine::mayNotBe(TypeId type, TypeId of) {
  return context.types.mayNotBe(type, of);
}

FilterId Engine::getCellFilter(ObjectId object, FieldId field) {
  return heap[object].kind == ObjectKind::Unknown
             ? unknowns.addCell(object, field)
             : declared.getCellFilter(heap[object], field);
}

void Engine::onNewObjects(WatchId id, llvm::ArrayRef<ObjectId> found) {
  const Watch watch = watches[id];
  switch (watch.kind) {
  case Watch::Call:
    // What represents the caller has the same call, on the same receivers.
    if (const Invocation &call = linker.getWatched(watch.data);
        call.call != kImplicit && instances.isRepresented(call.caller))
      return;
    return dispatch->dispatch(watch.data, found);
  case Watch::Check:
    return unknowns.check(watch.data, found);
  case Watch::Plugin:
    return watch.plugin->onNewPointsTo(view, watch.data, found);
  }
}
