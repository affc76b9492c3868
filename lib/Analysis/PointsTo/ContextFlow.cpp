//===- ContextFlow.cpp - What contexts can tell apart -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sources go forward within a method: a result comes from all that its call is
// given. Sinks go backward, through calls by the sinks of the callees'
// parameters, until nothing changes.
//
//===----------------------------------------------------------------------===//

#include "ContextFlow.h"
#include "llvm/ADT/DenseSet.h"

using namespace jir;
using namespace jir::pointsto;

ContextFlow::ContextFlow(llvm::ArrayRef<EdgeKey> edges, FlowQueries queries)
    : edges(edges), queries(std::move(queries)) {
  for (const EdgeKey &edge : edges) {
    if (!edge.caller || edge.call == kImplicit)
      continue;
    std::vector<MethodId> &known = callers[edge.callee];
    if (known.empty() || known.back() != edge.caller)
      known.push_back(edge.caller);
  }
}

/// What keeps a value that is stored into something of these sources.
static uint8_t getOwners(uint8_t sources) {
  return (sources & ContextFlow::FromThis ? ContextFlow::KeptByThis : 0) |
         (sources & ContextFlow::FromOthers ? ContextFlow::KeptByOthers : 0);
}

static uint8_t bitsOf(const std::vector<uint8_t> &bits, Local local) {
  return local < bits.size() ? bits[local] : 0;
}

/// Adds bits; whether some were new.
static bool add(std::vector<uint8_t> &bits, Local local, uint8_t more) {
  if (local >= bits.size() || (bits[local] | more) == bits[local])
    return false;
  bits[local] |= more;
  return true;
}

uint8_t ContextFlow::Variables::getKeepers(Local local) const {
  uint8_t source = bitsOf(sources, local), sink = bitsOf(sinks, local);
  uint8_t kept = getOwners(source) | (sink & (KeptByThis | KeptByOthers));
  if (sink & (Returned | Wrapped))
    kept |= source == FromHere ? Wrapped : Returned;
  return kept;
}

bool ContextFlow::isSensitive(MethodId method, Local local) const {
  auto it = flows.find(method);
  return it != flows.end() && bitsOf(it->second.sources, local) &&
         bitsOf(it->second.sinks, local);
}

uint8_t ContextFlow::getSinks(MethodId method, Local local) const {
  auto it = flows.find(method);
  return it == flows.end() ? 0 : bitsOf(it->second.sinks, local);
}

llvm::ArrayRef<EdgeKey> ContextFlow::getEdges(MethodId caller) const {
  const EdgeKey *first =
      llvm::lower_bound(edges, caller.index, [](const EdgeKey &a, uint32_t b) {
        return a.caller.index < b;
      });
  const EdgeKey *last = std::upper_bound(
      first, edges.end(), caller.index,
      [](uint32_t a, const EdgeKey &b) { return a < b.caller.index; });
  return llvm::ArrayRef(first, last);
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

void ContextFlow::addMethod(
    MethodId method, llvm::function_ref<bool(const Allocation &)> isConstant) {
  const MethodFacts *facts = queries.getFacts(method);
  if (!facts || !facts->hasBody)
    return;
  auto [it, inserted] = flows.try_emplace(method);
  if (!inserted)
    return;
  methods.push_back(method);
  it->second.sources.resize(facts->numLocals);
  it->second.sinks.resize(facts->numLocals);
  const MethodSignature &signature = facts->signature;
  std::vector<uint8_t> &made = it->second.made;
  made.resize(facts->numLocals);
  for (unsigned i = 0; i < signature.numParameters; ++i)
    made[i] = i == 0 && signature.hasReceiver ? FromThis : FromOthers;
  for (const Allocation &each : facts->allocations)
    if (!isConstant(each))
      add(made, each.result, FromHere);
}

void ContextFlow::findSources(const MethodFacts &facts, Variables &variables) {
  std::vector<uint8_t> &sources = variables.sources;
  sources = variables.made;
  std::vector<uint8_t> last;
  while (sources != last) {
    last = sources;
    for (const Move &each : facts.moves)
      add(sources, each.to, bitsOf(sources, each.from));
    for (const FilteredMove &each : facts.filteredMoves)
      add(sources, each.to, bitsOf(sources, each.from));
    for (const FieldAccess &each : facts.loads)
      add(sources, each.value, bitsOf(sources, each.base));
    findResults(facts, variables);
  }
}

/// What a callee makes is made here; what it is given it may return.
void ContextFlow::findResults(const MethodFacts &facts, Variables &variables) {
  for (const EdgeKey &edge : getEdges(facts.method)) {
    if (edge.call >= facts.calls.size())
      continue;
    const Call &call = facts.calls[edge.call];
    if (call.result == kNoLocal || !call.resolved)
      continue;
    TypeId type = queries.getReturnType(call.resolved);
    if (type && !queries.isUniform(type))
      add(variables.sources, call.result,
          FromHere | getGiven(facts, call, edge, variables));
  }
}

uint8_t ContextFlow::getGiven(const MethodFacts &facts, const Call &call,
                              const EdgeKey &edge,
                              const Variables &variables) const {
  auto it = flows.find(edge.callee);
  bool isKnown =
      areSinksKnown && edge.reason != Reason::Lambda && it != flows.end();
  unsigned offset =
      isKnown && queries.getFacts(edge.callee)->signature.hasReceiver;
  auto comesBack = [&](Local parameter) {
    return !isKnown || bitsOf(it->second.sinks, parameter) & Returned;
  };
  uint8_t given = 0;
  if (call.receiver != kNoLocal && comesBack(0))
    given |= bitsOf(variables.sources, call.receiver);
  for (auto [index, argument] : llvm::enumerate(facts.getArguments(call)))
    if (comesBack(offset + index))
      given |= bitsOf(variables.sources, argument);
  return given;
}

//===----------------------------------------------------------------------===//
// Sinks
//===----------------------------------------------------------------------===//

/// Twice: the sinks of the first time show more about what calls return.
void ContextFlow::solve() {
  for (MethodId method : methods)
    findSources(*queries.getFacts(method), flows[method]);
  solveSinks();
  areSinksKnown = true;
  for (MethodId method : methods)
    findSources(*queries.getFacts(method), flows[method]);
  for (MethodId method : methods)
    llvm::fill(flows[method].sinks, 0);
  solveSinks();
}

void ContextFlow::solveSinks() {
  std::deque<MethodId> queue(methods.begin(), methods.end());
  llvm::DenseSet<MethodId> waiting(methods.begin(), methods.end());
  while (!queue.empty()) {
    MethodId method = queue.front();
    queue.pop_front();
    waiting.erase(method);
    if (!visit(*queries.getFacts(method), flows[method]))
      continue;
    for (MethodId caller : callers[method])
      if (flows.count(caller) && waiting.insert(caller).second)
        queue.push_back(caller);
  }
}

/// Whether a parameter has more sinks than before.
bool ContextFlow::visit(const MethodFacts &facts, Variables &variables) {
  const MethodSignature &signature = facts.signature;
  std::vector<uint8_t> &sinks = variables.sinks;
  const std::vector<uint8_t> before = sinks;
  if (signature.returnsReference) {
    TypeId type = queries.getReturnType(facts.method);
    if (type && !queries.isUniform(type))
      add(sinks, signature.getReturned(), Returned);
  }
  std::vector<uint8_t> last;
  do {
    last = sinks;
    for (const Move &each : facts.moves)
      add(sinks, each.from, bitsOf(sinks, each.to));
    for (const FilteredMove &each : facts.filteredMoves)
      add(sinks, each.from, bitsOf(sinks, each.to));
    for (const FieldAccess &each : facts.loads)
      add(sinks, each.base, bitsOf(sinks, each.value));
    visitStores(facts, variables);
    visitCalls(facts, variables);
  } while (sinks != last);
  return !std::equal(sinks.begin(), sinks.begin() + signature.numParameters,
                     before.begin());
}

void ContextFlow::visitStores(const MethodFacts &facts, Variables &variables) {
  const std::vector<uint8_t> &sources = variables.sources;
  std::vector<uint8_t> &sinks = variables.sinks;
  for (const FieldAccess &each : facts.stores) {
    TypeId type = queries.getFieldType(each.field);
    if ((type && queries.isUniform(type)) || !bitsOf(sources, each.value))
      continue;
    add(sinks, each.base, getOwners(bitsOf(sources, each.base)));
    add(sinks, each.value, variables.getKeepers(each.base));
  }
  // A function object keeps what it captures.
  for (const Allocation &each : facts.allocations)
    if (each.kind == AllocationKind::Function)
      for (Local captured : facts.functions[each.detail].captured)
        add(sinks, captured, variables.getKeepers(each.result));
}

void ContextFlow::visitCalls(const MethodFacts &facts, Variables &variables) {
  for (const EdgeKey &edge : getEdges(facts.method))
    if (edge.call < facts.calls.size())
      visitCall(facts, facts.calls[edge.call], edge, variables);
}

void ContextFlow::visitCall(const MethodFacts &facts, const Call &call,
                            const EdgeKey &edge, Variables &variables) {
  const std::vector<uint8_t> &sources = variables.sources;
  std::vector<uint8_t> &sinks = variables.sinks;
  llvm::ArrayRef<Local> arguments = facts.getArguments(call);
  if (edge.callee == queries.arraycopy && arguments.size() == 2) {
    add(sinks, arguments[1], getOwners(bitsOf(sources, arguments[1])));
    add(sinks, arguments[0], variables.getKeepers(arguments[1]));
    return;
  }
  uint8_t returned = bitsOf(sinks, call.result);
  uint8_t kept = variables.getKeepers(call.receiver), all = kept;
  for (Local argument : arguments)
    all |= variables.getKeepers(argument);
  // What is wrapped goes where a result goes, but not as itself.
  uint8_t wrapped =
      returned & Returned ? (returned & ~Returned) | Wrapped : returned;
  auto translate = [&](uint8_t of) -> uint8_t {
    return (of & Returned ? returned : 0) | (of & Wrapped ? wrapped : 0) |
           (of & KeptByThis ? kept : 0) | (of & KeptByOthers ? all : 0);
  };
  // What compares, prints or hashes whatever there is keeps nothing, by rule.
  if (queries.keepsNothing(call.resolved))
    return;
  if (edge.reason == Reason::Lambda) {
    add(sinks, call.receiver, returned | all);
    for (Local argument : arguments)
      add(sinks, argument, returned | all);
    return;
  }
  auto it = flows.find(edge.callee);
  if (it == flows.end())
    return;
  const MethodSignature &callee = queries.getFacts(edge.callee)->signature;
  const std::vector<uint8_t> &inside = it->second.sinks;
  unsigned offset = callee.hasReceiver;
  if (callee.hasReceiver && call.receiver != kNoLocal) {
    uint8_t own = inside[0];
    add(sinks, call.receiver,
        translate(own & ~KeptByThis) |
            (own & KeptByThis ? getOwners(bitsOf(sources, call.receiver)) : 0));
  }
  for (auto [index, argument] : llvm::enumerate(arguments))
    if (offset + index < callee.numParameters)
      add(sinks, argument, translate(inside[offset + index]));
}
