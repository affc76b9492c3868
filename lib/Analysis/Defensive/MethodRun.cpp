//===- MethodRun.cpp - One method under one entry ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Control flow: entry, blocks, edges (CFG-JOIN), returns.
//
//===----------------------------------------------------------------------===//

#include "MethodRun.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jvm-defensive"

using namespace jir;
using namespace jir::defensive;

MethodRun::MethodRun(FlowSolver &solver, Activation &activation)
    : solver(solver), activation(activation), code(*activation.code),
      objects(solver.getObjects()), paths(solver.getPaths()),
      config(solver.getConfig()) {}

void MethodRun::run() {
  // Joins make sets and states grow only, so rounds come to an end; a body that
  // needs more of them than this is not worth it.
  constexpr unsigned kMaxRounds = 40;
  enter();
  unsigned round = 0;
  do {
    changed = false;
    for (uint32_t block = 0; block < code.blocks.size(); ++block)
      if (in[block].isReached)
        visitBlock(block);
  } while (changed && ++round < kMaxRounds);
  Exit exit;
  if (changed) {
    LDBG() << solver.getHierarchy().getQualifiedName(code.method)
           << " does not settle in " << kMaxRounds << " rounds";
    ++solver.getLimits().rounds;
    activation.exit = std::move(exit);
    activation.values.clear();
    return;
  }
  isLast = true;
  for (uint32_t block = 0; block < code.blocks.size(); ++block)
    if (in[block].isReached)
      visitBlock(block);
  if (!changed) {
    finish(exit);
  } else {
    activation.calls.clear();
    activation.values.clear();
  }
  // A recursive call took the one before.
  activation.exit = std::move(exit);
}

void MethodRun::enter() {
  values.assign(code.values.size(), kNever);
  in.resize(code.blocks.size());
  in[0].isReached = true;
  const Entry &entry = activation.entry;
  for (ValueId i = 0; i < code.numParameters; ++i)
    values[i] = orBound(i, entry.parameters[i]);
  in[0].facts.assign(entry.facts.begin(), entry.facts.end());
  in[0].holds.assign(entry.holds.begin(), entry.holds.end());
}

void MethodRun::visitBlock(uint32_t index) {
  currentBlock = index;
  const CodeBlock &block = code.blocks[index];
  currentTests.clear();
  if (config.useTests)
    currentTests.assign(block.tests.begin(), block.tests.end());
  State state = in[index];
  State atHandlers;
  size_t numTests = ~size_t(0);
  uint32_t end = block.firstInstruction + block.numInstructions;
  for (uint32_t number = block.firstInstruction; number < end; ++number) {
    const FlowInstruction &instruction = code.instructions[number];
    if (number + 1 == end && block.endsProtected) {
      // The handlers see what was before, and what the operation may have done
      // before it threw: whatever it got may have escaped.
      atHandlers = state;
      numTests = currentTests.size();
      if (instruction.action == Action::Call ||
          instruction.action == Action::Opaque ||
          instruction.action == Action::Throw)
        escapeOperands(instruction, atHandlers);
      if (instruction.isBarrier || instruction.action == Action::Call)
        barrier(atHandlers);
    }
    solver.spend();
    visit(number, state);
    if (!state.isReached)
      break;
  }
  if (!atHandlers.isReached)
    atHandlers = state;
  atHandlers.premises |= PremiseHandler;
  // A cast that ends the block has passed on its normal edge only, which has
  // the test.
  if (numTests < currentTests.size())
    currentTests.truncate(numTests);
  for (const CodeEdge &edge : block.edges) {
    const State &source = edge.isHandler ? atHandlers : state;
    if (source.isReached && (!config.useTests || canTake(edge)))
      follow(edge, source);
  }
}

/// Rule MOVE for block arguments, all at once, and rule CFG-JOIN.
void MethodRun::follow(const CodeEdge &edge, const State &source) {
  size_t numTests = currentTests.size();
  if (config.useTests)
    llvm::append_range(currentTests, edge.tests);
  auto leaveEdge = llvm::scope_exit([&] { currentTests.truncate(numTests); });
  State state = source;
  for (auto [argument, value] : edge.moves)
    dropBase(argument, state);
  for (auto [argument, value] : edge.moves) {
    SetId set = value == kNoValue ? orBound(argument, kUnknown) : getSet(value);
    // What a handler gets at the moment when something is thrown.
    if (edge.isHandler)
      set = objects.addPremises(set, PremiseHandler);
    assign(argument, set, state);
    if (value != kNoValue)
      copyFacts(paths.getRoot(getBase(value)), paths.getRoot(argument), source,
                state);
  }
  const llvm::BitVector &live = code.blocks[edge.target].liveIn;
  llvm::erase_if(state.facts, [&](const State::Fact &fact) {
    ValueId base = paths.getBase(fact.first);
    bool isArgument = llvm::any_of(
        edge.moves, [&](const auto &move) { return move.first == base; });
    return !isArgument && !live.test(base);
  });
  dropEscaped(state);
  if (joinInto(in[edge.target], state)) {
    dropOrphans(in[edge.target]);
    changed = true;
  }
}

bool MethodRun::joinInto(State &into, const State &state) {
  return into.join(state, objects);
}

void MethodRun::visit(uint32_t number, State &state) {
  const FlowInstruction &instruction = code.instructions[number];
  switch (instruction.action) {
  case Action::Allocate:
    return allocate(number, state);
  case Action::AllocateArray:
    return allocateArray(number, state);
  case Action::Constant:
    dropBase(instruction.result, state);
    assign(instruction.result,
           objects.getSingle(objects.getExact(instruction.type)), state);
    break;
  case Action::Null:
    assign(instruction.result, kOnlyNull, state);
    break;
  case Action::Cast:
    return cast(instruction, state);
  case Action::Select:
    dropBase(instruction.result, state);
    for (ValueId operand : code.getOperands(instruction))
      assign(instruction.result, getSet(operand), state);
    // A value that is not known must not be an object that has not escaped.
    if (getSet(instruction.result) == kUnknown)
      for (ValueId operand : code.getOperands(instruction))
        escape(getSet(operand), state);
    break;
  case Action::Load:
    if (instruction.isBarrier)
      barrier(state);
    return load(instruction, state);
  case Action::Store:
    store(instruction, state);
    break;
  case Action::LoadStatic:
    if (instruction.isBarrier)
      barrier(state);
    if (instruction.result != kNoValue) {
      dropBase(instruction.result, state);
      assign(instruction.result,
             orBound(instruction.result,
                     instruction.aux == kNoField
                         ? kUnknown
                         : solver.getContents().get(FieldId(instruction.aux))),
             state);
    }
    return;
  case Action::StoreStatic:
    isQuiet = false;
    [[fallthrough]];
  case Action::Throw:
    for (ValueId operand : code.getOperands(instruction))
      escape(getSet(operand), state);
    break;
  case Action::Call:
    return call(number, state);
  case Action::Opaque:
    return opaque(instruction, state);
  case Action::Barrier:
    break;
  case Action::Return:
    return leave(instruction, state);
  }
  if (instruction.isBarrier)
    barrier(state);
}

void MethodRun::leave(const FlowInstruction &instruction, State &state) {
  if (!isLast)
    return;
  ValueId value =
      instruction.numOperands ? code.getOperands(instruction)[0] : kNoValue;
  returns.push_back({state, value, getSet(value)});
}

/// Who holds what among the objects that the caller may see.
void MethodRun::keepHolds(const State &state, Exit &exit) {
  std::set<ObjectId> seen;
  auto see = [&](SetId set) {
    for (ObjectId object : objects.getMembers(set))
      seen.insert(object);
  };
  see(exit.result);
  for (const State::Fact &fact : exit.facts)
    see(fact.second);
  bool again = true;
  while (again) {
    again = false;
    for (auto [holder, held] : state.holds)
      if (objects.get(holder).kind == ObjectKind::Given || seen.count(holder))
        again |= seen.insert(held).second;
  }
  for (auto [holder, held] : state.holds)
    if (objects.get(holder).kind == ObjectKind::Given || seen.count(holder))
      exit.holds.push_back({holder, held});
}

/// The one state after all returns (rule RET, the callee's side).
void MethodRun::finish(Exit &exit) {
  activation.values = values;
  exit.isOpaque = false;
  exit.returns = !returns.empty();
  exit.isQuiet = isQuiet;
  exit.result = kNever;
  for (const ReturnPlace &place : returns)
    exit.result = objects.join(exit.result, place.set);
  findPassedResult(exit);
  if (returns.empty())
    return;
  State joined;
  PathId resultRoot = paths.getRoot(kResultBase);
  for (const auto &[state, value, set] : returns) {
    State left = state;
    if (exit.result == kUnknown)
      escape(set, left);
    else if (value != kNoValue)
      copyFacts(paths.getRoot(getBase(value)), resultRoot, state, left);
    // The caller has only the parameters and the result.
    llvm::erase_if(left.facts, [&](const State::Fact &fact) {
      ValueId base = paths.getBase(fact.first);
      return base != kResultBase && base >= code.numParameters;
    });
    joined.join(left, objects);
  }
  dropOrphans(joined);
  exit.premises = joined.premises;
  exit.facts.assign(joined.facts.begin(), joined.facts.end());
  keepHolds(joined, exit);
  // Objects that the caller gets are fresh if no other code has seen them.
  std::set<ObjectId> mentioned;
  auto mention = [&](SetId set) {
    for (ObjectId object : objects.getMembers(set))
      if (objects.get(object).kind == ObjectKind::Site)
        mentioned.insert(object);
  };
  mention(exit.result);
  for (const State::Fact &fact : exit.facts)
    mention(fact.second);
  for (auto [holder, held] : exit.holds)
    for (ObjectId object : {holder, held})
      if (objects.get(object).kind == ObjectKind::Site)
        mentioned.insert(object);
  for (ObjectId object : mentioned)
    if (!joined.isEscaped(object))
      exit.fresh.push_back(object);
  for (ObjectId object : joined.escaped)
    if (objects.get(object).kind == ObjectKind::Given)
      exit.escaped.push_back(object);
}
