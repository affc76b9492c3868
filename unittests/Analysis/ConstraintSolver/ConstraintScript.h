//===- ConstraintScript.h - Generated constraint systems --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A constraint system as data, made at random from a seed, that any solver
/// can be given: constraints in phases, and what watches add when they see an
/// object.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_ANALYSIS_CONSTRAINTSOLVER_CONSTRAINTSCRIPT_H
#define JIR_UNITTESTS_ANALYSIS_CONSTRAINTSOLVER_CONSTRAINTSCRIPT_H

#include <cstdint>
#include <random>
#include <set>
#include <vector>

namespace jir::pointsto::test {

/// Types are numbers; one is a subtype of its divisors. Type 0 is unknown: it
/// may or may not be any other.
inline bool mayBe(uint32_t type, uint32_t of) {
  return type == 0 || type % of == 0;
}
inline bool mayNotBe(uint32_t type, uint32_t of) {
  return type == 0 || type % of != 0;
}

struct ScriptFilter {
  enum Kind { None, Type, Excluding, Exact, Both } kind = None;
  uint32_t a = 0, b = 0;

  bool passes(uint32_t type) const {
    switch (kind) {
    case None:
      return true;
    case Type:
      return mayBe(type, a);
    case Excluding:
      return mayNotBe(type, a) && mayNotBe(type, b);
    case Exact:
      return type == a || type == b;
    case Both:
      return mayBe(type, a) && mayNotBe(type, b);
    }
    return true;
  }
};

/// What is done: to a node `a`, with a second node, an object or a watch `b`.
struct Command {
  enum Kind { Add, Copy, Load, Store, Watch } kind;
  /// In a reaction, the object that the watch saw.
  static constexpr uint32_t kSeen = ~0u;

  uint32_t a, b;
  uint32_t field = 0;
  ScriptFilter filter;
};

struct ConstraintScript {
  /// The types of objects, and the declared types of nodes.
  std::vector<uint32_t> objectTypes;
  std::vector<ScriptFilter> declared;
  /// For each field which objects own it, and what passes into its cells.
  std::vector<ScriptFilter> owners, cellFilters;
  std::vector<std::vector<Command>> phases;
  /// What watches do when they see an object.
  std::vector<std::vector<Command>> reactions;

  /// The commands for what a watch does now, but those done before.
  std::vector<Command>
  react(uint32_t watch, uint32_t object,
        std::set<std::pair<uint32_t, uint32_t>> &done) const {
    uint32_t choice = (watch * 31 + object * 17) % reactions.size();
    std::vector<Command> commands;
    for (uint32_t i = 0; i != reactions[choice].size(); ++i) {
      Command command = reactions[choice][i];
      bool usesObject =
          command.kind == Command::Add && command.b == Command::kSeen;
      if (usesObject)
        command.b = object;
      if (done.insert({choice * 8 + i, usesObject ? object : 0}).second)
        commands.push_back(command);
    }
    return commands;
  }
};

/// Makes scripts from random numbers.
class ScriptGenerator {
public:
  explicit ScriptGenerator(uint32_t seed) : random(seed) {}

  ConstraintScript generate() {
    ConstraintScript script;
    numNodes = 3 + below(below(4) == 0 ? 120 : 25);
    uint32_t numObjects = 2 + below(below(10) == 0 ? 700 : 40);
    uint32_t numFields = 1 + below(4);
    for (uint32_t i = 0; i != numObjects; ++i)
      script.objectTypes.push_back(below(20) == 0 ? 0 : 1 + below(16));
    for (uint32_t i = 0; i != numNodes; ++i)
      script.declared.push_back(makeDeclared());
    for (uint32_t i = 0; i != numFields; ++i) {
      script.owners.push_back(below(2) ? ScriptFilter() : makeDeclared());
      script.cellFilters.push_back(below(2) ? ScriptFilter() : makeFilter());
    }
    withFilters = below(4) != 0;
    for (uint32_t i = 0, n = 1 + below(3); i != n; ++i)
      script.phases.push_back(makeCommands(script, 1 + below(3 * numNodes), 9));
    for (uint32_t i = 0, n = 1 + below(12); i != n; ++i)
      script.reactions.push_back(makeCommands(script, below(3), 10));
    return script;
  }

private:
  uint32_t below(uint32_t limit) { return random() % limit; }
  ScriptFilter makeDeclared() {
    static constexpr uint32_t kTypes[] = {1, 2, 3, 4};
    uint32_t type = kTypes[below(4)];
    return type == 1 ? ScriptFilter()
                     : ScriptFilter{ScriptFilter::Type, type, 1};
  }
  ScriptFilter makeFilter() {
    return {ScriptFilter::Kind(1 + below(4)), 1 + below(7), 1 + below(7)};
  }
  std::vector<Command> makeCommands(const ConstraintScript &script,
                                    uint32_t count, uint32_t kinds) {
    std::vector<Command> commands;
    for (uint32_t i = 0; i != count; ++i)
      commands.push_back(makeCommand(script, kinds));
    // Some nodes get many objects, which small systems rarely have.
    if (below(3) == 0 && kinds == 9)
      for (uint32_t i = 0, node = below(numNodes), n = below(300); i != n; ++i)
        commands.push_back({Command::Add,
                            node,
                            below(uint32_t(script.objectTypes.size())),
                            0,
                            {}});
    return commands;
  }
  Command makeCommand(const ConstraintScript &script, uint32_t kinds) {
    uint32_t a = below(numNodes), b = below(numNodes);
    uint32_t field = below(uint32_t(script.owners.size()));
    switch (below(kinds)) {
    case 0:
      if (kinds == 10 && below(2))
        return {Command::Add, a, Command::kSeen, 0, {}};
      [[fallthrough]];
    case 1:
      return {
          Command::Add, a, below(uint32_t(script.objectTypes.size())), 0, {}};
    case 2:
      return {Command::Load, a, b, field, {}};
    case 3:
      return {Command::Store, a, b, field, {}};
    case 4:
      return {Command::Watch, a, below(50), 0, {}};
    default:
      return {Command::Copy, a, b, 0,
              withFilters && below(3) == 0 ? makeFilter() : ScriptFilter()};
    }
  }

  std::mt19937 random;
  uint32_t numNodes = 0;
  bool withFilters = true;
};

} // namespace jir::pointsto::test

#endif // JIR_UNITTESTS_ANALYSIS_CONSTRAINTSOLVER_CONSTRAINTSCRIPT_H
