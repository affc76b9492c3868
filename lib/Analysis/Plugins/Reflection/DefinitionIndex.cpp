//===- DefinitionIndex.cpp - Where a method's variables come from ---------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DefinitionIndex.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace jir::pointsto;

/// Calls `visit(variable, definition)` for each definition, by kind.
template <typename Visit>
static void forEachDefinition(const MethodFacts &facts, Visit visit) {
  auto visitAll = [&](const auto &statements, Definition::Kind kind,
                      auto member) {
    for (auto [index, statement] : llvm::enumerate(statements))
      if (statement.*member != kNoLocal)
        visit(statement.*member, Definition{kind, uint32_t(index)});
  };
  using Kind = Definition::Kind;
  visitAll(facts.allocations, Kind::Allocation, &Allocation::result);
  visitAll(facts.moves, Kind::Move, &Move::to);
  visitAll(facts.filteredMoves, Kind::FilteredMove, &FilteredMove::to);
  visitAll(facts.staticLoads, Kind::StaticLoad, &StaticAccess::value);
  visitAll(facts.loads, Kind::Load, &FieldAccess::value);
  visitAll(facts.calls, Kind::Call, &Call::result);
}

DefinitionIndex::DefinitionIndex(const MethodFacts &facts)
    : begins(size_t(std::max(facts.numLocals, facts.signature.getNumLocals())) +
                 2,
             0) {
  // Counted one place further on, so that filling moves each begin to its
  // variable's place.
  forEachDefinition(facts,
                    [&](Local local, Definition) { ++begins[local + 2]; });
  for (size_t i = 2; i < begins.size(); ++i)
    begins[i] += begins[i - 1];
  definitions.resize(begins.back());
  forEachDefinition(facts, [&](Local local, Definition definition) {
    definitions[begins[local + 1]++] = definition;
  });
  for (auto [index, call] : llvm::enumerate(facts.calls))
    callsAt.push_back({call.bci, uint32_t(index)});
  llvm::stable_sort(
      callsAt, [](const CallAt &a, const CallAt &b) { return a.bci < b.bci; });
}

llvm::ArrayRef<DefinitionIndex::CallAt>
DefinitionIndex::getCallsAt(int32_t bci) const {
  auto first =
      llvm::lower_bound(callsAt, bci, [](const CallAt &call, int32_t at) {
        return call.bci < at;
      });
  auto last = first;
  while (last != callsAt.end() && last->bci == bci)
    ++last;
  return llvm::ArrayRef(callsAt).slice(first - callsAt.begin(), last - first);
}
