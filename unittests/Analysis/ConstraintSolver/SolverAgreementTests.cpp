//===- SolverAgreementTests.cpp - Against the reference solver --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// On thousands of generated constraint systems the solver returns the sets of
/// the slow reference solver, and sets between two bounds where it saturates.
///
//===----------------------------------------------------------------------===//

#include "ReferenceSolver.h"
#include "jir/Analysis/ConstraintSolver/Solver.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace jir::pointsto;
using namespace jir::pointsto::test;

namespace {

using Set = ReferenceSolver::Set;

/// Passes a script to the solver. Nodes and objects are made when they are
/// first named, so that their ids are not those of the script.
class ScriptRun : public SolverClient {
public:
  ScriptRun(const ConstraintScript &script, const SolverOptions &options)
      : script(script), solver(*this, options),
        maySaturate(options.saturationLimit || options.propagationBudget ||
                    options.byteBudget) {
    for (uint32_t field = 0; field != script.owners.size(); ++field)
      solver.setFieldOwners(FieldId(field), getFilter(script.owners[field]));
  }

  bool mayBe(TypeId type, TypeId of) override {
    return test::mayBe(type.index, of.index);
  }
  bool mayNotBe(TypeId type, TypeId of) override {
    return test::mayNotBe(type.index, of.index);
  }
  FilterId getCellFilter(ObjectId object, FieldId field) override {
    return getFilter(script.cellFilters[field.index]);
  }
  void onNewObjects(WatchId watch, llvm::ArrayRef<ObjectId> objects) override {
    EXPECT_TRUE(llvm::is_sorted(objects));
    EXPECT_FALSE(objects.empty());
    // The solver's own order is not a script's business.
    for (ObjectId object :
         std::vector<ObjectId>(objects.begin(), objects.end())) {
      uint32_t seen = scriptObjects[object.index];
      EXPECT_TRUE(told[watch.index].insert(seen).second) << "told twice";
      add(script.react(watches[watch.index].second, seen, done));
    }
  }

  void add(const std::vector<Command> &commands) {
    for (const Command &command : commands)
      add(command);
  }
  Set get(uint32_t node) {
    auto it = nodes.find(node);
    return it == nodes.end() ? Set() : read(it->second);
  }
  Set getCell(uint32_t object, uint32_t field) {
    auto it = objects.find(object);
    if (it == objects.end())
      return {};
    auto cell = solver.lookupCell(it->second, FieldId(field));
    return cell ? read(*cell) : Set();
  }

  /// Watches by the order in which they were added: their node and number, and
  /// what they were told.
  std::vector<std::pair<uint32_t, uint32_t>> watches;
  std::vector<Set> told;

private:
  const ConstraintScript &script;

public:
  Solver solver;

private:
  /// Whether nodes that the script does not name would be saturated.
  bool maySaturate;
  uint32_t numConstraints = 0;

  Set read(NodeId node) {
    Set result;
    PointsToSet set = solver.getSet(node);
    for (ObjectId object : set) {
      EXPECT_TRUE(set.contains(object));
      result.insert(scriptObjects[object.index]);
    }
    EXPECT_EQ(result.size(), set.size());
    return result;
  }
  FilterId getFilter(const ScriptFilter &filter) {
    switch (filter.kind) {
    case ScriptFilter::None:
      return FilterId();
    case ScriptFilter::Type:
      return solver.getTypeFilter(TypeId(filter.a));
    case ScriptFilter::Excluding:
      return solver.getExcludingFilter({TypeId(filter.a), TypeId(filter.b)});
    case ScriptFilter::Exact:
      return solver.getExactFilter({TypeId(filter.a), TypeId(filter.b)});
    case ScriptFilter::Both:
      return solver.getIntersection(
          solver.getTypeFilter(TypeId(filter.a)),
          solver.getExcludingFilter({TypeId(filter.b)}));
    }
    return FilterId();
  }
  NodeId getNode(uint32_t node) {
    auto [it, isNew] = nodes.try_emplace(node);
    if (isNew) {
      it->second = solver.addNode();
      solver.setDeclaredType(it->second, getFilter(script.declared[node]));
    }
    return it->second;
  }
  /// Whether a node that nothing else is added to is between.
  bool hasOneSource() { return !maySaturate && ++numConstraints % 2 == 0; }
  ObjectId getObject(uint32_t object) {
    auto [it, isNew] = objects.try_emplace(object);
    if (isNew) {
      it->second = solver.addObject(TypeId(script.objectTypes[object]));
      scriptObjects.push_back(object);
    }
    return it->second;
  }
  void add(const Command &command) {
    NodeId a = getNode(command.a);
    switch (command.kind) {
    case Command::Add:
      solver.addToSet(a, getObject(command.b));
      return;
    case Command::Copy:
      if (hasOneSource()) {
        NodeId only = solver.addNode();
        solver.addOnlyCopy(a, only);
        a = only;
      }
      solver.addCopy(a, getNode(command.b), getFilter(command.filter));
      return;
    case Command::Load:
      if (hasOneSource()) {
        NodeId only = solver.addNode();
        solver.addCopy(only, getNode(command.b));
        solver.addLoad(a, FieldId(command.field), only, /*isOnly=*/true);
        return;
      }
      solver.addLoad(a, FieldId(command.field), getNode(command.b));
      return;
    case Command::Store:
      solver.addStore(a, FieldId(command.field), getNode(command.b));
      return;
    case Command::Watch:
      solver.addWatch(a, WatchId(watches.size()));
      watches.emplace_back(command.a, command.b);
      told.emplace_back();
      return;
    }
  }

  std::map<uint32_t, NodeId> nodes;
  std::map<uint32_t, ObjectId> objects;
  std::vector<uint32_t> scriptObjects;
  std::set<std::pair<uint32_t, uint32_t>> done;
};

bool includes(const Set &outer, const Set &inner) {
  return std::includes(outer.begin(), outer.end(), inner.begin(), inner.end());
}

/// Compares all nodes, cells and watches with a reference.
template <typename Compare>
void compare(const ConstraintScript &script, ScriptRun &run,
             ReferenceSolver &reference, Compare holds) {
  for (uint32_t node = 0; node != script.declared.size(); ++node)
    EXPECT_TRUE(holds(run.get(node), reference.get(node))) << "node " << node;
  for (uint32_t object = 0; object != script.objectTypes.size(); ++object)
    for (uint32_t field = 0; field != script.owners.size(); ++field)
      EXPECT_TRUE(
          holds(run.getCell(object, field), reference.getCell(object, field)))
          << "cell " << object << '.' << field;
}

TEST(SolverAgreementTest, SetsAreThoseOfTheReference) {
  uint64_t waits = 0;
  for (uint32_t seed = 0; seed != 2500 && !testing::Test::HasFailure();
       ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    ConstraintScript script = ScriptGenerator(seed).generate();
    // In every other run nodes wait though they are small.
    SolverOptions options;
    if (seed % 2 == 1)
      options.waitingSize = seed % 10;
    ScriptRun run(script, options);
    ReferenceSolver reference(script, {});
    for (const std::vector<Command> &phase : script.phases) {
      run.add(phase);
      run.solver.solve();
      reference.add(phase);
      reference.solve();
      compare(script, run, reference, std::equal_to<Set>());
      for (uint32_t watch = 0; watch != run.watches.size(); ++watch)
        EXPECT_EQ(run.told[watch], reference.watches[run.watches[watch]]);
    }
    waits += run.solver.getStatistics().waits;
  }
  EXPECT_GT(waits, 1000u);
}

TEST(SolverAgreementTest, SaturatedSetsLieBetweenBounds) {
  uint64_t saturated = 0;
  for (uint32_t seed = 0; seed != 800 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    ConstraintScript script = ScriptGenerator(seed).generate();
    SolverOptions options;
    options.saturationLimit = 1 + seed % 40;
    ScriptRun run(script, options);
    ReferenceSolver::Rules lower, upper;
    lower.strict = true;
    upper.saturationLimit = options.saturationLimit;
    ReferenceSolver least(script, lower), most(script, upper);
    for (const std::vector<Command> &phase : script.phases) {
      run.add(phase);
      run.solver.solve();
      least.add(phase);
      least.solve();
      most.add(phase);
      most.solve();
      compare(script, run, least, includes);
      compare(script, run, most, [](const Set &set, const Set &bound) {
        return includes(bound, set);
      });
    }
    saturated += run.solver.getStatistics().saturatedNodes;
  }
  EXPECT_GT(saturated, 800u);
}

TEST(SolverAgreementTest, SpentBudgetsLoseNothing) {
  uint64_t degraded = 0;
  for (uint32_t seed = 0; seed != 800 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    ConstraintScript script = ScriptGenerator(seed).generate();
    SolverOptions options;
    options.propagationBudget = 1 + seed % 300;
    ScriptRun run(script, options);
    ReferenceSolver::Rules lower;
    lower.strict = true;
    ReferenceSolver least(script, lower);
    for (const std::vector<Command> &phase : script.phases) {
      run.add(phase);
      run.solver.solve();
      least.add(phase);
      least.solve();
      compare(script, run, least, includes);
    }
    degraded += run.solver.getDegradation().has_value();
  }
  EXPECT_GT(degraded, 300u);
}

TEST(SolverAgreementTest, TheSameCallsGiveTheSameRun) {
  for (uint32_t seed = 0; seed != 200; ++seed) {
    std::string texts[2];
    uint64_t iterations[2], bytes[2];
    for (int i = 0; i != 2; ++i) {
      ConstraintScript script = ScriptGenerator(seed).generate();
      ScriptRun run(script, {});
      for (const std::vector<Command> &phase : script.phases) {
        run.add(phase);
        run.solver.solve();
      }
      llvm::raw_string_ostream os(texts[i]);
      run.solver.print(os);
      iterations[i] = run.solver.getStatistics().iterations;
      bytes[i] = run.solver.getStatistics().bytes;
    }
    EXPECT_EQ(texts[0], texts[1]);
    EXPECT_EQ(iterations[0], iterations[1]);
    EXPECT_EQ(bytes[0], bytes[1]);
  }
}

} // namespace
