//===- PassedResult.cpp - Results that are arguments ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rule RET for results that are what a caller passed, or something known:
// computed once for all callers, without a context.
//
//===----------------------------------------------------------------------===//

#include "MethodRun.h"

using namespace jir;
using namespace jir::defensive;

void PassedResult::add(const PassedResult &other, ObjectTable &objects) {
  isKnown &= other.isKnown;
  parameters.insert(other.parameters.begin(), other.parameters.end());
  beside = objects.join(beside, other.beside);
  premises |= other.premises;
}

SetId PassedResult::get(llvm::function_ref<SetId(uint32_t)> getArgument,
                        SetId otherwise, ObjectTable &objects) const {
  if (!isKnown || objects.isTraced(otherwise))
    return otherwise;
  SetId set = beside;
  for (uint32_t parameter : parameters) {
    SetId argument = getArgument(parameter);
    if (argument != kNever && !objects.isTraced(argument))
      return otherwise;
    set = objects.join(set, argument);
  }
  return set == kUnknown ? otherwise
                         : objects.addPremises(set, premises | PremiseCalls);
}

namespace {

/// Walks backwards from what is returned to parameters and what is known.
class PassedResultFinder {
public:
  PassedResultFinder(const FlowCode &code, const std::vector<SetId> &values,
                     const llvm::DenseMap<uint32_t, PassedResult> &calls,
                     ObjectTable &objects, SetId all)
      : code(code), values(values), calls(calls), objects(objects), all(all) {
    result.isKnown = true;
  }

  void find(ValueId value);
  PassedResult result;

private:
  void findSources(ValueId value);
  void addLeaf(ValueId value);

  const FlowCode &code;
  const std::vector<SetId> &values;
  const llvm::DenseMap<uint32_t, PassedResult> &calls;
  ObjectTable &objects;
  /// What the method's result is without this.
  SetId all;
  llvm::SmallVector<ValueId> seen;
};

} // namespace

void PassedResultFinder::addLeaf(ValueId value) {
  SetId set = values[value];
  if (set != kNever && !objects.isTraced(set))
    return void(result.isKnown = false);
  // What flows into an unknown value has escaped. Objects that have not are
  // named by the result's set, too.
  if (all == kUnknown)
    set = objects.generalize(set);
  else
    for (ObjectId object : objects.getMembers(set))
      if (objects.isTracked(object) && !objects.contains(all, object))
        result.isKnown = false;
  result.beside = objects.join(result.beside, set);
  result.isKnown &= result.beside != kUnknown;
}

void PassedResultFinder::findSources(ValueId value) {
  for (const CodeBlock &block : code.blocks)
    for (const CodeEdge &edge : block.edges)
      for (auto [argument, source] : edge.moves)
        if (argument == value)
          find(source);
}

void PassedResultFinder::find(ValueId value) {
  constexpr size_t kMaxSeen = 64;
  if (value == kNoValue || seen.size() > kMaxSeen)
    return void(result.isKnown = false);
  if (!result.isKnown || llvm::is_contained(seen, value))
    return;
  seen.push_back(value);
  if (objects.isTraced(values[value]) || values[value] == kNever)
    return addLeaf(value);
  if (value < code.numParameters)
    return void(result.parameters.insert(value));
  const FlowValue &info = code.values[value];
  if (info.instruction == kNoValue)
    return findSources(value);
  const FlowInstruction &instruction = code.instructions[info.instruction];
  llvm::ArrayRef<ValueId> operands = code.getOperands(instruction);
  switch (instruction.action) {
  case Action::Cast:
    return find(operands[0]);
  case Action::Select:
    find(operands[0]);
    return find(operands[1]);
  case Action::Call: {
    // The result is what the callee passes of these operands, or beside them.
    auto found = calls.find(info.instruction);
    if (code.calls[instruction.aux].isConstructor || found == calls.end() ||
        !found->second.isKnown)
      return void(result.isKnown = false);
    result.beside = objects.join(result.beside, found->second.beside);
    result.premises |= found->second.premises;
    for (uint32_t parameter : found->second.parameters)
      find(operands[parameter]);
    return;
  }
  default:
    result.isKnown = false;
  }
}

/// Where a handler is, an exception that comes unasked may have changed what
/// lives through it.
void MethodRun::findPassedResult(Exit &exit) {
  if (exit.result == kNever || objects.isTraced(exit.result))
    return;
  PassedResultFinder finder(code, values, passedCalls, objects, exit.result);
  for (const ReturnPlace &place : returns)
    finder.find(place.value);
  exit.passed = std::move(finder.result);
  if (!code.handlersInto.empty())
    exit.passed.premises |= PremiseHandler;
}
