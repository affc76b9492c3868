//===- Shortcuts.cpp - Flows that go around methods -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which statements a body cuts, and what its calls do instead.
//
//===----------------------------------------------------------------------===//

#include "Shortcuts.h"

using namespace jir;
using namespace jir::pointsto;

Shortcuts::Shortcuts(RunContext &run, DeclaredTypes &declared,
                     InstanceTable &instances, HeapModel &heap,
                     UnknownObjects &unknowns)
    : run(run), declared(declared), instances(instances), heap(heap),
      unknowns(unknowns),
      isOn(run.config.shortcuts != ShortcutMode::None && !run.maySaturate &&
           (run.config.context == ContextKind::Insensitive ||
            run.config.context == ContextKind::Selective)) {}

Shortcuts::Record &Shortcuts::get(InstanceId id) {
  if (id.index >= records.size())
    records.resize(std::max(id.index + 1, instances.size()));
  std::unique_ptr<Record> &record = records[id.index];
  if (!record) {
    record = std::make_unique<Record>();
    if (!mayCut(id))
      record->state = Record::Closed;
  }
  return *record;
}

bool Shortcuts::mayCut(InstanceId id) const {
  const Instance &instance = instances[id];
  return isOn && instance.context == ContextTable::getEmpty() &&
         !instances.getPlaces(instance.method);
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

/// Whether a local is a parameter, which is never assigned to.
static bool isParameter(const MethodFacts &facts, Local local) {
  return local < facts.signature.numParameters;
}

static bool isCutStore(const MethodFacts &facts, const FieldAccess &store) {
  return isParameter(facts, store.base) && isParameter(facts, store.value);
}

/// Whether it is a cast, and not what a handler catches.
static bool isCast(const MethodFacts &facts, const FilteredMove &move) {
  return llvm::any_of(facts.casts, [&](const Cast &cast) {
    return cast.from == move.from && cast.type == move.type;
  });
}

/// The parameters among the receiver and the arguments of a call.
static unsigned countParameters(const MethodFacts &facts, const Call &call) {
  return isParameter(facts, call.receiver) +
         llvm::count_if(facts.getArguments(call),
                        [&](Local local) { return isParameter(facts, local); });
}

void Shortcuts::addBody(InstanceId id, const MethodFacts &facts) {
  Record &record = get(id);
  if (record.state != Record::Waiting)
    return;
  if (!facts.hasBody)
    return close(id);
  std::vector<Fact> cuts;
  for (const FieldAccess &store : facts.stores)
    if (isCutStore(facts, store))
      cuts.push_back({Fact::Store, 0, store.base, store.field, store.value});
  bool mayPassOn = llvm::any_of(facts.calls, [&](const Call &call) {
    return countParameters(facts, call) > 1;
  });
  if (facts.signature.returnsReference)
    findResults(id, facts);
  if (cuts.empty() && !mayPassOn && !record.own)
    return close(id);
  record.state = Record::Open;
  for (Local local = 0; local < facts.signature.numParameters; ++local) {
    uint32_t node = instances.getNode(id, local).index;
    variables[node] = {id, local};
    record.isUncut |= written.contains(node);
  }
  for (const Link &link : record.links)
    linkResult(id, link);
  for (const Fact &fact : cuts)
    addFact(id, fact);
  if (record.own)
    addOwnSources(id, facts);
  applyPending();
}

void Shortcuts::close(InstanceId id) {
  Record &record = get(id);
  record.state = Record::Closed;
  for (const Link &link : record.links)
    linkResult(id, link);
  record.links = {};
}

/// Follows what a method returns back to where it comes from, through copies
/// and casts. Some of it must come from parameters for a cut.
void Shortcuts::findResults(InstanceId id, const MethodFacts &facts) {
  Record &record = get(id);
  auto &returned = record.returned;
  llvm::SmallVector<Local, 4> open{facts.signature.getReturned()};
  returned[open.front()] = TypeId();
  bool gains = false;
  auto visit = [&](Local from, TypeId type) {
    if (isParameter(facts, from))
      gains = true;
    else if (returned.try_emplace(from, type).second)
      open.push_back(from);
  };
  while (!open.empty()) {
    Local local = open.pop_back_val();
    TypeId type = returned.lookup(local);
    for (const Move &move : facts.moves)
      if (move.to == local)
        visit(move.from, type);
    // Of two casts on the way the last one filters what is returned.
    for (const FilteredMove &move : facts.filteredMoves)
      if (move.to == local && isCast(facts, move))
        visit(move.from, type ? type : move.type);
  }
  auto isReturned = [&](Local local) {
    return local != kNoLocal && returned.contains(local);
  };
  gains |= llvm::any_of(facts.loads, [&](const FieldAccess &load) {
    return isReturned(load.value) && isParameter(facts, load.base);
  });
  gains |= llvm::any_of(facts.calls, [&](const Call &call) {
    return isReturned(call.result) && countParameters(facts, call);
  });
  if (!gains) {
    returned.clear();
    return;
  }
  record.own = run.solver.addNode();
  run.solver.addCopy(record.own,
                     instances.getNode(id, facts.signature.getReturned()));
}

/// What a method returns besides its parameters and their fields. Allocations
/// and calls are added with the body.
void Shortcuts::addOwnSources(InstanceId id, const MethodFacts &facts) {
  Record &record = get(id);
  auto copy = [&](Local from, TypeId type) {
    run.solver.addCopy(instances.getNode(id, from), getOwn(record, type));
  };
  llvm::SmallVector<std::pair<Local, TypeId>, 4> returned(
      record.returned.begin(), record.returned.end());
  llvm::sort(returned,
             [](const auto &a, const auto &b) { return a.first < b.first; });
  auto lookup = [&](Local local) {
    return local == kNoLocal ? record.returned.end()
                             : record.returned.find(local);
  };
  auto addCopied = [&](Local from, TypeId type) {
    if (isParameter(facts, from)) {
      Fact fact{Fact::Pass, 0, from};
      fact.type = type;
      addFact(id, fact);
    } else if (auto it = lookup(from);
               it == record.returned.end() || it->second != type) {
      copy(from, type);
    }
  };
  for (auto [local, type] : returned) {
    uint32_t node = instances.getNode(id, local).index;
    variables[node] = {id, local};
    if (written.contains(node))
      copy(local, type);
    for (const Move &move : facts.moves)
      if (move.to == local)
        addCopied(move.from, type);
    for (const FilteredMove &move : facts.filteredMoves)
      if (move.to != local)
        continue;
      else if (isCast(facts, move))
        addCopied(move.from, type ? type : move.type);
      else
        copy(local, type);
  }
  for (const FieldAccess &load : facts.loads) {
    auto it = lookup(load.value);
    if (it == record.returned.end())
      continue;
    declared.prepareField(load.field);
    if (isParameter(facts, load.base))
      addFact(id, {Fact::Load, 0, load.base, load.field, kNoLocal, it->second});
    else
      run.solver.addLoad(instances.getNode(id, load.base), load.field,
                         getOwn(record, it->second));
  }
  for (const StaticAccess &load : facts.staticLoads)
    if (auto it = lookup(load.value); it != record.returned.end())
      run.solver.addCopy(heap.getStaticField(load.field),
                         getOwn(record, it->second));
}

bool Shortcuts::isCut(InstanceId id, const FieldAccess &store) const {
  const Record *record =
      id.index < records.size() ? records[id.index].get() : nullptr;
  if (!record || record->state != Record::Open || record->isUncut)
    return false;
  return llvm::any_of(record->facts, [&](const Fact &fact) {
    return fact.kind == Fact::Store && fact.base == store.base &&
           fact.field == store.field && fact.value == store.value;
  });
}

NodeId Shortcuts::getOwn(Record &record, TypeId type) {
  if (!type)
    return record.own;
  NodeId &node = record.ownByType[type];
  if (!node) {
    node = run.solver.addNode();
    unknowns.addChecked(node, record.own, type);
  }
  return node;
}

NodeId Shortcuts::getOwnResult(InstanceId id, Local local, TypeId &type) {
  if (!id || local == kNoLocal || id.index >= records.size() ||
      !records[id.index])
    return NodeId();
  Record &record = *records[id.index];
  if (!record.own || record.state != Record::Open)
    return NodeId();
  auto it = record.returned.find(local);
  if (it == record.returned.end())
    return NodeId();
  type = it->second;
  return getOwn(record, type);
}

//===----------------------------------------------------------------------===//
// Links
//===----------------------------------------------------------------------===//

void Shortcuts::addLink(const Invocation &invocation, InstanceId callee,
                        llvm::ArrayRef<NodeId> arguments, bool hasResult) {
  Link link;
  // What other calls pass may be of several calls of the caller.
  if (invocation.call != kImplicit)
    link.caller = invocation.caller;
  link.dispatches = invocation.index != ~0u && !invocation.isDirect;
  link.receiver = invocation.receiver;
  if (hasResult) {
    link.result = invocation.result;
    link.own = invocation.own;
    link.ownType = invocation.ownType;
  }
  link.arguments.assign(arguments.begin(), arguments.end());
  Record &record = get(callee);
  if (record.state != Record::Waiting)
    linkResult(callee, link);
  if (record.state == Record::Closed)
    return;
  record.links.push_back(link);
  if (record.state == Record::Waiting)
    return;
  // Facts that are pending are applied to all links.
  for (size_t i = 0; i != record.facts.size(); ++i)
    if (!llvm::is_contained(pending, std::make_pair(callee, i)))
      apply(callee, record.facts[i], link);
  applyPending();
}

void Shortcuts::linkResult(InstanceId callee, const Link &link) {
  const Record &record = get(callee);
  NodeId from = record.own;
  if (!from || record.state == Record::Closed) {
    MethodSignature signature = instances.getSignature(callee);
    if (!signature.returnsReference)
      return;
    from = instances.getNode(callee, signature.getReturned());
  }
  if (link.result)
    run.solver.addCopy(from, link.result);
  if (link.own)
    run.solver.addCopy(from, link.own);
}

Local Shortcuts::getParameter(InstanceId caller, NodeId node) const {
  if (!caller || caller.index >= records.size() || !records[caller.index])
    return kNoLocal;
  const Record &record = *records[caller.index];
  if (record.state != Record::Open || record.isUncut)
    return kNoLocal;
  uint32_t first = instances[caller].first.index;
  uint32_t count = instances.getSignature(caller).numParameters;
  return node.index >= first && node.index < first + count ? node.index - first
                                                           : kNoLocal;
}

bool Shortcuts::addFact(InstanceId id, Fact fact) {
  Record &record = get(id);
  bool isKnown = llvm::any_of(record.facts, [&](const Fact &other) {
    return other.kind == fact.kind && other.base == fact.base &&
           other.field == fact.field && other.value == fact.value &&
           other.type == fact.type;
  });
  if (isKnown)
    return true;
  if (fact.depth > 0 &&
      (fact.depth > kMaxDepth || record.facts.size() >= kMaxFacts))
    return false;
  pending.push_back({id, record.facts.size()});
  record.facts.push_back(fact);
  return true;
}

void Shortcuts::applyPending() {
  if (isApplying)
    return;
  isApplying = true;
  while (!pending.empty()) {
    auto [id, number] = pending.back();
    pending.pop_back();
    Record &record = get(id);
    const Fact fact = record.facts[number];
    for (size_t i = 0; i != record.links.size(); ++i)
      apply(id, fact, record.links[i]);
    if (record.isUncut)
      applyInside(id, fact);
  }
  isApplying = false;
}

void Shortcuts::apply(InstanceId callee, Fact fact, const Link &link) {
  MethodSignature signature = instances.getSignature(callee);
  auto getArgument = [&](Local parameter) {
    if (signature.hasReceiver && parameter == 0)
      return link.receiver;
    size_t index = parameter - signature.hasReceiver;
    return index < link.arguments.size() ? link.arguments[index] : NodeId();
  };
  NodeId base = getArgument(fact.base);
  if (!base)
    return;
  if (fact.kind == Fact::Store) {
    if (NodeId value = getArgument(fact.value))
      applyStore(fact, link, base, value);
    return;
  }
  // Receivers that select another method return nothing here.
  if (fact.kind == Fact::Pass && fact.base == 0 && signature.hasReceiver &&
      link.dispatches && !fact.type)
    fact.type = run.types.getClass(
        run.hierarchy.getMethod(instances[callee].method).owner);
  applyResult(fact, link, base);
}

void Shortcuts::applyStore(const Fact &fact, const Link &link, NodeId base,
                           NodeId value) {
  Local baseParameter = getParameter(link.caller, base);
  Local valueParameter = getParameter(link.caller, value);
  if (baseParameter != kNoLocal && valueParameter != kNoLocal &&
      addFact(link.caller, {Fact::Store, uint8_t(fact.depth + 1), baseParameter,
                            fact.field, valueParameter}))
    return;
  declared.prepareField(fact.field);
  run.solver.addStore(base, fact.field, value);
}

void Shortcuts::applyResult(const Fact &fact, const Link &link, NodeId base) {
  if (link.result)
    addResult(fact, base, link.result);
  if (!link.own)
    return;
  Local parameter = getParameter(link.caller, base);
  Fact outer{fact.kind, uint8_t(fact.depth + 1), parameter, fact.field};
  outer.type = link.ownType ? link.ownType : fact.type;
  if (parameter == kNoLocal || !addFact(link.caller, outer))
    addResult(fact, base, link.own);
}

/// What a method returns of a parameter's values, or of their field.
void Shortcuts::addResult(const Fact &fact, NodeId base, NodeId to) {
  NodeId from = base;
  if (fact.kind == Fact::Load) {
    from = fact.type ? run.solver.addNode() : to;
    declared.prepareField(fact.field);
    run.solver.addLoad(base, fact.field, from);
    if (!fact.type)
      return;
  }
  if (fact.type)
    unknowns.addChecked(from, to, fact.type);
  else
    run.solver.addCopy(from, to);
}

//===----------------------------------------------------------------------===//
// Plugins
//===----------------------------------------------------------------------===//

/// Does a fact with the parameters themselves.
void Shortcuts::applyInside(InstanceId id, const Fact &fact) {
  NodeId base = instances.getNode(id, fact.base);
  if (fact.kind == Fact::Store) {
    declared.prepareField(fact.field);
    run.solver.addStore(base, fact.field, instances.getNode(id, fact.value));
  } else {
    addResult(fact, base, get(id).own);
  }
}

NodeId Shortcuts::noteWritten(NodeId node) {
  if (!isOn || !node)
    return node;
  written.insert(node.index);
  auto it = variables.find(node.index);
  if (it == variables.end())
    return node;
  auto [id, local] = it->second;
  Record &record = get(id);
  MethodSignature signature = instances.getSignature(id);
  if (local == signature.getReturned())
    return record.own;
  if (local > signature.getReturned()) {
    run.solver.addCopy(node, getOwn(record, record.returned.lookup(local)));
    return node;
  }
  if (!record.isUncut) {
    record.isUncut = true;
    const std::vector<Fact> facts = record.facts;
    for (const Fact &fact : facts)
      applyInside(id, fact);
  }
  return node;
}
