//===- Engine.cpp - Methods, objects and statements -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The worklist of methods in contexts, and the constraints of their statements.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Chrono.h"

using namespace jir;
using namespace jir::pointsto;

Engine::Engine(std::shared_ptr<ClassHierarchy> owner,
               const PointsToConfig &config)
    : hierarchyOwner(std::move(owner)), hierarchy(*hierarchyOwner),
      config(config), linkage(hierarchy), types(hierarchy), fields(hierarchy),
      builder(linkage, types, fields, config.assumptions.getRuntime(),
              config.models),
      bodies(hierarchy), solver(*this, config.solver), graph(hierarchy) {
  all = solver.addNode();
  passedErrors = solver.addNode();
  maySaturate = config.solver.saturationLimit || config.solver.byteBudget ||
                config.solver.propagationBudget;
  auto find = [&](llvm::StringRef name, llvm::StringRef member) {
    ClassId id = hierarchy.lookupClass(name);
    return id ? hierarchy.lookupMethod(id, member) : MethodId();
  };
  cloneMethod = find("java.lang.Object", "clone()Ljava/lang/Object;");
  objectInit = find("java.lang.Object", "<init>()V");
  arraycopyMethod = find("java.lang.System",
                         "arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V");
  loadClass = find("java.lang.ClassLoader",
                   "loadClass(Ljava/lang/String;)Ljava/lang/Class;");
  for (PluginFactory make : config.plugins)
    plugins.push_back(make());
}

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
  stopsAtBudget = stops;
  if (stopsAtBudget)
    solver.setPause(config.contextFacts);
  for (auto &plugin : plugins)
    plugin->onStart(*this);
  addEntries();
  while (true) {
    auto start = std::chrono::steady_clock::now();
    do {
      processQueue();
      sayAllObjects();
    } while (!classQueue.empty());
    statistics.bodySeconds += since(start);
    isDirty = false;
    start = std::chrono::steady_clock::now();
    solver.solve();
    statistics.solverSeconds += since(start);
    ++statistics.rounds;
    fillUnknownCells();
    sayAllObjects();
    if (stopsAtBudget && haveContextsEnded())
      return false;
    if (!classQueue.empty() || isDirty)
      continue;
    for (auto &plugin : plugins)
      plugin->onSettled(*this);
    if (!classQueue.empty() || isDirty)
      continue;
    for (auto &plugin : plugins)
      plugin->onFixpoint(*this);
    if (classQueue.empty() && !isDirty)
      return true;
  }
}

void Engine::sayAllObjects() {
  // Plugins may add objects meanwhile.
  for (; numAnnounced < objects.size(); ++numAnnounced)
    for (auto &plugin : plugins)
      plugin->onNewObject(*this, ObjectId(numAnnounced));
}

void Engine::processQueue() {
  while (!classQueue.empty()) {
    if (numBrought == 0)
      bringBodies();
    --numBrought;
    ClassId owner = classQueue.front();
    classQueue.pop_front();
    // What becomes reachable meanwhile is processed on the same visit.
    for (size_t index = 0; index < pending[owner].size(); ++index)
      process(pending[owner][index]);
    pending.erase(owner);
  }
}

/// Brings the bodies of the first classes of the queue, so many that threads
/// have something to do and the bodies take little memory.
void Engine::bringBodies() {
  constexpr size_t kMaxMethods = 2048;
  // Each once, however many contexts of it wait: a body brought twice is
  // double.
  llvm::SetVector<MethodId, std::vector<MethodId>> methods;
  for (; numBrought != classQueue.size() && methods.size() < kMaxMethods;
       ++numBrought)
    for (InstanceId id : pending[classQueue[numBrought]]) {
      MethodId method = instances[id.index].method;
      if (method.index >= summaries.size() || !summaries[method.index])
        methods.insert(method);
    }
  bodies.bring(methods.getArrayRef());
}

void Engine::addEntries() {
  for (auto entry : hierarchy.getProgram().getOps<jvm::EntryOp>()) {
    jvm::MethodRefAttr ref = entry.getMethod();
    MethodResolution resolution = linkage.resolveMethod(ref);
    if (!resolution.method) {
      graph.addUnresolved({resolution.outcome == LinkOutcome::Phantom
                               ? Unresolved::AbsentClass
                               : Unresolved::LinkError,
                           MethodId(), -1, ref.getMember()});
      continue;
    }
    ClassId owner = hierarchy.getMethod(resolution.method).owner;
    addInitialization(InstanceId(), -1, owner);
    if (ref.getOwnerClass())
      addInitialization(InstanceId(), -1,
                        hierarchy.getClass(ref.getOwnerClass()));
    AddedCall call;
    call.callee = resolution.method;
    call.reason = Reason::Entry;
    if (!hierarchy.getMethod(resolution.method).isStatic()) {
      bool isConstructor =
          hierarchy.getMethodName(resolution.method) == "<init>";
      call.dispatches = !isConstructor;
      call.isInterfaceCall = hierarchy.isInterface(owner);
      call.receiver = getInventedNode(types.getClass(owner));
    }
    for (TypeId type : getParameterTypes(resolution.method))
      call.arguments.push_back(getInventedNode(type));
    addCall(call);
  }
}

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

MethodSignature Engine::getSignature(MethodId method) {
  if (method.index >= signatures.size()) {
    size_t size = std::max(method.index + 1, hierarchy.getNumMethods());
    signatures.resize(size);
    hasSignature.resize(size);
  }
  if (!hasSignature[method.index]) {
    hasSignature[method.index] = true;
    signatures[method.index] =
        MethodSignature::get(hierarchy.getDescriptor(method),
                             hierarchy.getMethod(method).isStatic());
  }
  return signatures[method.index];
}

InstanceId Engine::getInstance(MethodId method, ContextId context) {
  auto found = instanceIds.find({method, context});
  if (found != instanceIds.end())
    return found->second;
  Instance instance{method, context, NodeId(), NodeId(), NodeId()};
  bool isWhole = context == ContextTable::getEmpty();
  const ContextChoice::Places *places = isWhole ? nullptr : getPlaces(method);
  InstanceId whole;
  if (!isWhole)
    whole = getInstance(method, ContextTable::getEmpty());
  if (places)
    instance.whole = whole;
  instance.first = NodeId(solver.getNumNodes());
  size_t numNodes =
      places ? places->size() - llvm::count(*places, ContextChoice::kShared)
             : getSignature(method).getThrown();
  for (size_t i = 0; i < numNodes; ++i)
    solver.addNode();
  instance.thrown = isWhole || config.distinguishExceptions
                        ? solver.addNode()
                        : instances[whole.index].thrown;
  InstanceId id(instances.size());
  instanceIds[{method, context}] = id;
  instances.push_back(instance);
  isReached.push_back(false);
  if (maySaturate)
    declareSignature(id);
  return id;
}

const ContextChoice::Places *Engine::getPlaces(MethodId method) const {
  // Exceptions that are told apart need all variables of handlers.
  return choice && !config.distinguishExceptions ? choice->lookup(method)
                                                 : nullptr;
}

NodeId Engine::getNode(InstanceId id, Local local) {
  if (local == kNoLocal)
    return NodeId();
  const Instance &instance = instances[id.index];
  uint32_t numShared = getSignature(instance.method).getNumLocals();
  if (local + 1 == numShared)
    return instance.thrown;
  if (instance.whole) {
    uint32_t place = (*getPlaces(instance.method))[local];
    return place == ContextChoice::kShared
               ? getNode(instance.whole, local)
               : NodeId(instance.first.index + place);
  }
  return local < numShared ? NodeId(instance.first.index + local)
                           : NodeId(instance.body.index + local - numShared);
}

void Engine::reach(InstanceId id, const CallGraph::Cause &cause) {
  if (isReached[id.index])
    return;
  isReached[id.index] = true;
  MethodId method = instances[id.index].method;
  graph.addReachable(method, cause);
  ClassId owner = hierarchy.getMethod(method).owner;
  auto [it, inserted] = pending.try_emplace(owner);
  if (inserted)
    classQueue.push_back(owner);
  it->second.push_back(id);
}

const MethodSummary &Engine::getSummary(MethodId method) {
  if (method.index >= summaries.size()) {
    size_t size = std::max(method.index + 1, hierarchy.getNumMethods());
    summaries.resize(size);
    firstNumbers.resize(size);
  }
  if (summaries[method.index])
    return *summaries[method.index];
  std::unique_ptr<MethodSummary> summary;
  const MethodInfo info = hierarchy.getMethod(method);
  if (info.isNative())
    summary = builder.buildModel(method);
  bool found = !summary && !info.isAbstract() && !info.isNative() &&
               bodies.visit(method, [&](jvm::MethodOp op) {
                 summary = builder.build(method, op);
               });
  if (!found && !summary) {
    summary = builder.buildEmpty(method);
    if (!info.isAbstract() && !info.isNative())
      graph.addUnresolved(
          {Unresolved::FailedBody, method, -1, hierarchy.getMember(method)});
  }
  for (const Unresolved &fact : summary->unresolved)
    graph.addUnresolved(fact);
  firstNumbers[method.index] = {numSites, numAllocations};
  numSites += summary->calls.size();
  numAllocations += summary->allocations.size();
  statistics.summaryBytes += summary->getBytes();
  if (++numSummaries % 1024 == 0 && config.progress)
    config.progress(numSummaries);
  summaries[method.index] = std::move(summary);
  return *summaries[method.index];
}

void Engine::process(InstanceId id) {
  MethodId method = instances[id.index].method;
  const MethodSummary &summary = getSummary(method);
  InstanceId whole = instances[id.index].whole;
  makeBody(whole ? whole : id, summary);
  statistics.natives += hierarchy.getMethod(method).isNative();
  if (summary.hasBody) {
    // What no context tells apart is said once.
    bool &hasShared = instances[(whole ? whole : id).index].hasShared;
    bool isFirst = !hasShared;
    hasShared = true;
    const ContextChoice::Places *places = getPlaces(method);
    if (whole)
      addSharer(id, whole);
    if (whole && isFirst)
      addPart(whole, summary, {places, /*hasShared=*/true, /*hasOwn=*/false});
    addPart(id, summary, {places, isFirst && !whole, /*hasOwn=*/true});
  } else if (hierarchy.getMethod(method).isNative()) {
    bool isModelled = false;
    for (auto &plugin : plugins)
      isModelled |= plugin->onNativeMethod(*this, id);
    if (!isModelled)
      addNative(id);
  }
  for (auto &plugin : plugins)
    plugin->onReachableMethod(*this, id);
}

/// Makes the nodes of a body's variables.
void Engine::makeBody(InstanceId id, const MethodSummary &summary) {
  if (instances[id.index].hasBody)
    return;
  instances[id.index].hasBody = true;
  uint32_t numShared = summary.signature.getNumLocals();
  instances[id.index].body = NodeId(solver.getNumNodes());
  for (uint32_t i = numShared; i < summary.numLocals; ++i)
    declare(solver.addNode(), summary.localTypes[i - numShared]);
}

void Engine::addPart(InstanceId id, const MethodSummary &summary,
                     const StatementPart &part) {
  addStatements(id, summary, part);
  addCalls(id, summary, part);
  if (part.has({}))
    addFacts(id, summary);
}

void Engine::addNative(InstanceId id) {
  MethodId method = instances[id.index].method;
  graph.addUnresolved(
      {Unresolved::Native, method, -1, hierarchy.getMember(method)});
  MethodSignature signature = getSignature(method);
  solver.addCopy(getJvmThrown(kRaisedByNatives),
                 getNode(id, signature.getThrown()));
  if (!signature.returnsReference || method == cloneMethod)
    return;
  addNativeResult(getNode(id, signature.getReturned()), getReturnType(method));
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

/// Whether a variable gets its value from another one alone: one that contexts
/// share gets it from each context's own.
static bool isOnlySource(const MethodSummary &summary,
                         const StatementPart &part, Local from, Local to) {
  return summary.isOnlySource(to) && (part.isOwn(to) || !part.isOwn(from));
}

void Engine::addStatements(InstanceId id, const MethodSummary &summary,
                           const StatementPart &part) {
  addAllocations(id, summary, part);
  auto copy = [&](NodeId from, Local to, bool isOnly) {
    if (isOnly)
      solver.addOnlyCopy(from, getNode(id, to));
    else
      solver.addCopy(from, getNode(id, to));
  };
  for (const Move &move : summary.moves)
    if (part.has({move.from, move.to}))
      copy(getNode(id, move.from), move.to,
           isOnlySource(summary, part, move.from, move.to));
  addFilteredMoves(id, summary, part);
  for (const FieldAccess &load : summary.loads) {
    if (!part.has({load.base, load.value}))
      continue;
    prepareField(load.field);
    solver.addLoad(getNode(id, load.base), load.field, getNode(id, load.value),
                   isOnlySource(summary, part, load.base, load.value));
  }
  for (const FieldAccess &store : summary.stores) {
    if (!part.has({store.base, store.value}))
      continue;
    prepareField(store.field);
    solver.addStore(getNode(id, store.base), store.field,
                    getNode(id, store.value));
  }
  for (const StaticAccess &load : summary.staticLoads)
    if (part.has({load.value}))
      copy(getStaticField(load.field), load.value,
           summary.isOnlySource(load.value));
  for (const StaticAccess &store : summary.staticStores)
    if (part.has({store.value}))
      solver.addCopy(getNode(id, store.value), getStaticField(store.field));
  for (const JvmThrow &raised : summary.jvmThrows)
    if (part.has({raised.to}))
      solver.addCopy(getJvmThrown(raised.exceptions), getNode(id, raised.to));
}

/// Whether an allocation may be one of many.
static bool isPlace(const Allocation &allocation) {
  return (allocation.kind == AllocationKind::Object ||
          allocation.kind == AllocationKind::Array) &&
         !allocation.isEmpty;
}

/// By type the first of the allocations of a method where there are more than
/// \p most: tables, mostly.
static llvm::SmallDenseMap<TypeId, uint32_t>
findMany(llvm::ArrayRef<Allocation> allocations, uint32_t most) {
  llvm::SmallDenseMap<TypeId, uint32_t> firsts;
  if (most == 0 || allocations.size() <= most)
    return firsts;
  llvm::SmallDenseMap<TypeId, uint32_t> counts;
  for (auto [number, allocation] : llvm::enumerate(allocations))
    if (isPlace(allocation)) {
      firsts.try_emplace(allocation.type, number);
      ++counts[allocation.type];
    }
  for (auto [type, count] : counts)
    if (count <= most)
      firsts.erase(type);
  return firsts;
}

void Engine::addAllocations(InstanceId id, const MethodSummary &summary,
                            const StatementPart &part) {
  auto firsts = findMany(summary.allocations, config.mergeMany);
  for (auto [number, allocation] : llvm::enumerate(summary.allocations)) {
    if (allocation.result == kNoLocal)
      continue;
    bool isOwn = part.isOwn(allocation.result);
    if (allocation.kind == AllocationKind::Function)
      isOwn |= llvm::any_of(summary.functions[allocation.detail].captured,
                            [&](Local local) { return part.isOwn(local); });
    if (!part.has(isOwn))
      continue;
    NodeId result = getNode(id, allocation.result);
    if (allocation.kind == AllocationKind::UnknownNative)
      addNativeResult(result, allocation.type);
    else if (auto first = firsts.find(allocation.type);
             first != firsts.end() && isPlace(allocation))
      solver.addToSet(result, makeObject(summary.allocations[first->second],
                                         first->second, id, true));
    else
      solver.addToSet(result, makeObject(allocation, number, id, false));
  }
}

void Engine::addFilteredMoves(InstanceId id, const MethodSummary &summary,
                              const StatementPart &part) {
  for (const FilteredMove &move : summary.filteredMoves) {
    if (!part.has({move.from, move.to}))
      continue;
    if (move.type && move.excludedBegin == move.excludedEnd) {
      addChecked(getNode(id, move.from), getNode(id, move.to), move.type);
      continue;
    }
    FilterId filter;
    if (move.type)
      filter = getTypeFilter(move.type);
    if (move.excludedBegin != move.excludedEnd) {
      FilterId others = solver.getExcludingFilter(
          llvm::ArrayRef(summary.excluded)
              .slice(move.excludedBegin,
                     move.excludedEnd - move.excludedBegin));
      filter = filter ? solver.getIntersection(filter, others) : others;
    }
    solver.addCopy(getNode(id, move.from), getNode(id, move.to), filter);
  }
}

/// The exceptions that the JVM raises, as one node a set of them.
NodeId Engine::getJvmThrown(uint32_t exceptions) {
  auto [it, inserted] = jvmThrown.try_emplace(exceptions);
  if (!inserted)
    return it->second;
  NodeId node = solver.addNode();
  jvmThrown[exceptions] = node;
  for (auto [index, name] : llvm::enumerate(getJvmExceptionNames()))
    if ((exceptions >> index & 1) && hierarchy.lookupClass(name))
      solver.addToSet(node, getJvmMade(types.getClass(name)));
  if (exceptions & kPassedErrors)
    solver.addCopy(passedErrors, node);
  return node;
}

void Engine::passErrors(InstanceId id) {
  if (!hierarchy.lookupClass("java.lang.Error"))
    return;
  Local thrown = getSignature(instances[id.index].method).getThrown();
  solver.addCopy(getNode(id, thrown), passedErrors,
                 getTypeFilter(types.getClass("java.lang.Error")));
}

void Engine::declare(NodeId node, TypeId type) {
  if (!maySaturate || !type)
    return;
  // The JVM's verifier proves classes; an interface may be anything (JVMS
  // 4.10.1.2).
  if (types.isClass(type) && hierarchy.isInterface(types.getClassId(type)))
    return;
  if (FilterId filter = getTypeFilter(type))
    solver.setDeclaredType(node, filter);
}

void Engine::declareSignature(InstanceId id) {
  const Instance instance = instances[id.index];
  MethodSignature signature = getSignature(instance.method);
  Local local = 0;
  if (signature.hasReceiver)
    declare(getNode(id, local++),
            types.getClass(hierarchy.getMethod(instance.method).owner));
  for (TypeId type : getParameterTypes(instance.method))
    declare(getNode(id, local++), type);
  if (signature.returnsReference)
    declare(getNode(id, local), getReturnType(instance.method));
  if (hierarchy.lookupClass("java.lang.Throwable"))
    declare(instance.thrown, types.getClass("java.lang.Throwable"));
}

TypeId Engine::getFieldType(FieldId field) {
  const FieldEntry &entry = fields.getEntry(field);
  llvm::StringRef member;
  if (entry.field)
    member = hierarchy.getField(entry.field).member;
  else if (entry.reference)
    member = entry.reference.getMember();
  mlir::Type type = jvm::getFieldType(hierarchy.getProgram().getContext(),
                                      jvm::splitFieldMember(member).second);
  return type && jvm::isReference(type) ? types.get(type) : TypeId();
}

void Engine::prepareField(FieldId field) {
  if (field.index >= isPrepared.size())
    isPrepared.resize(std::max(field.index + 1, fields.size()));
  if (isPrepared[field.index])
    return;
  isPrepared[field.index] = true;
  if (jir::FieldId declared = fields.getEntry(field).field) {
    ClassId owner = hierarchy.getField(declared).owner;
    solver.setFieldOwners(field, getTypeFilter(types.getClass(owner)));
  } else if (field == FieldTable::getElements()) {
    TypeId object = types.getClass(hierarchy.getObject());
    solver.setFieldOwners(field, getTypeFilter(types.getArray(object)));
  }
}

/// Class initialisers, loading, linking and handles.
void Engine::addFacts(InstanceId id, const MethodSummary &summary) {
  for (const Trigger &trigger : summary.triggers)
    addInitialization(id, trigger.bci, trigger.initialized);
  for (const HandleUse &use : summary.handles)
    callHandle(id, use);
  if (loadClass && !summary.loadings.empty()) {
    InstanceId callee = getInstance(loadClass, ContextTable::getEmpty());
    for (int32_t bci : summary.loadings) {
      Invocation invocation;
      invocation.caller = id;
      invocation.bci = bci;
      addEdge(invocation, callee, Reason::ClassLoading);
    }
  }
  for (const LinkSite &site : summary.links)
    for (auto &plugin : plugins)
      plugin->onLinkSite(*this, id, site);
}
