//===- ReferenceSolver.h - A slow and obvious solver ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Applies each constraint to sets until none changes one: what a constraint
/// means, and nothing else. Solves a ConstraintScript, on its numbers.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_ANALYSIS_CONSTRAINTSOLVER_REFERENCESOLVER_H
#define JIR_UNITTESTS_ANALYSIS_CONSTRAINTSOLVER_REFERENCESOLVER_H

#include "ConstraintScript.h"
#include <map>
#include <set>

namespace jir::pointsto::test {

class ReferenceSolver {
public:
  using Set = std::set<uint32_t>;
  /// How declared types bear on the sets, for the bounds of saturation.
  struct Rules {
    /// Nothing that is not of a node's declared type gets into it.
    bool strict = false;
    /// A set with more objects gets all of its declared type.
    uint32_t saturationLimit = ~0u;
  };

  ReferenceSolver(const ConstraintScript &script, Rules rules)
      : script(script), rules(rules) {}

  void add(const std::vector<Command> &commands) {
    constraints.insert(constraints.end(), commands.begin(), commands.end());
  }

  void solve() {
    do {
      changed = false;
      for (size_t i = 0; i != constraints.size(); ++i)
        apply(constraints[i]);
      for (uint32_t node = 0; node != script.declared.size(); ++node)
        saturate(nodes[node], script.declared[node]);
      for (auto &[key, set] : cells)
        saturate(set, script.cellFilters[key.second]);
    } while (changed);
  }

  const Set &get(uint32_t node) { return nodes[node]; }
  const Set &getCell(uint32_t object, uint32_t field) {
    return cells[{object, field}];
  }
  /// What each watch has been told.
  std::map<std::pair<uint32_t, uint32_t>, Set> watches;

private:
  void include(uint32_t object, Set &set, const ScriptFilter &declared) {
    if (!rules.strict || declared.passes(script.objectTypes[object]))
      changed |= set.insert(object).second;
  }
  void saturate(Set &set, const ScriptFilter &declared) {
    if (set.size() > rules.saturationLimit)
      for (uint32_t object = 0; object != script.objectTypes.size(); ++object)
        if (declared.passes(script.objectTypes[object]))
          changed |= set.insert(object).second;
  }

  /// By value: a reaction adds constraints while one is applied.
  void apply(Command command) {
    const Set &from = nodes[command.a];
    switch (command.kind) {
    case Command::Add:
      include(command.b, nodes[command.a], script.declared[command.a]);
      return;
    case Command::Copy:
      include(from, nodes[command.b], script.declared[command.b],
              command.filter);
      return;
    case Command::Load:
    case Command::Store:
      // A copy, since the base may be what the access changes.
      for (uint32_t base : Set(from))
        if (script.owners[command.field].passes(script.objectTypes[base]))
          access(command, cells[{base, command.field}]);
      return;
    case Command::Watch:
      for (uint32_t object : from)
        if (watches[{command.a, command.b}].insert(object).second) {
          changed = true;
          add(script.react(command.b, object, done));
        }
      return;
    }
  }
  void access(const Command &command, Set &cell) {
    const ScriptFilter &filter = script.cellFilters[command.field];
    if (command.kind == Command::Load)
      include(cell, nodes[command.b], script.declared[command.b], {});
    else
      include(nodes[command.b], cell, filter, filter);
  }
  void include(const Set &from, Set &set, const ScriptFilter &declared,
               const ScriptFilter &filter) {
    if (&from != &set)
      for (uint32_t object : from)
        if (filter.passes(script.objectTypes[object]))
          include(object, set, declared);
  }

  const ConstraintScript &script;
  Rules rules;
  std::vector<Command> constraints;
  std::set<std::pair<uint32_t, uint32_t>> done;
  std::map<uint32_t, Set> nodes;
  std::map<std::pair<uint32_t, uint32_t>, Set> cells;
  bool changed = false;
};

} // namespace jir::pointsto::test

#endif // JIR_UNITTESTS_ANALYSIS_CONSTRAINTSOLVER_REFERENCESOLVER_H
