//===- SolverTraceTests.cpp - Programs solved twice -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The constraints of small programs, as each context policy makes them, solved
// by the analysis and by a plain worklist over std::set: each set is the same.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "../PointsTo/SmallPrograms.h"
#include "jir/Analysis/Plugins/PointsToPlugins.h"
#include <map>
#include <set>

using namespace jir;
using namespace jir::pointsto;
using namespace jir::pointsto::test;

namespace {

/// Keeps constraints, and solves them in the plainest way.
class PlainSolution : public SolverTrace {
public:
  /// `selective` runs twice, the second time anew.
  void onStart(Solver &traced) override {
    *this = PlainSolution();
    solver = &traced;
  }
  void onAdd(NodeId node, llvm::ArrayRef<ObjectId> objects) override {
    for (ObjectId object : objects)
      sets[node.index].insert(object.index);
  }
  void onCopy(NodeId from, NodeId to, FilterId filter) override {
    copies.push_back({from, to, filter});
  }
  void onLoad(NodeId base, FieldId field, NodeId to) override {
    loads.push_back({base, to, field});
  }
  void onStore(NodeId base, FieldId field, NodeId from) override {
    stores.push_back({base, from, field});
  }
  void onFieldOwners(FieldId field, FilterId filter) override {
    owners[field.index] = filter;
  }
  void onCell(ObjectId object, FieldId field, NodeId node,
              FilterId filter) override {
    cells[{object.index, field.index}] = {node, filter};
  }

  void solve() {
    do {
      changed = false;
      for (const auto &[from, to, filter] : copies)
        copy(from, to, filter);
      for (const auto &[base, to, field] : loads)
        for (uint32_t object : owning(base, field))
          copy(cells.at({object, field.index}).first, to, FilterId());
      for (const auto &[base, from, field] : stores)
        for (uint32_t object : owning(base, field)) {
          const auto &[cell, filter] = cells.at({object, field.index});
          copy(from, cell, filter);
        }
    } while (changed);
  }

  /// Compares all sets; how many objects they hold together.
  size_t compare() {
    size_t facts = 0;
    for (uint32_t node = 0; node != solver->getNumNodes(); ++node) {
      std::set<uint32_t> found;
      for (ObjectId object : solver->getSet(NodeId(node)))
        found.insert(object.index);
      EXPECT_EQ(found, sets[node]) << "node " << node;
      facts += found.size();
    }
    return facts;
  }

private:
  template <typename T>
  struct Constraint {
    NodeId a, b;
    T how;
  };

  bool passes(uint32_t object, FilterId filter) {
    return !filter || solver->passes(ObjectId(object), filter);
  }
  void copy(NodeId from, NodeId to, FilterId filter) {
    const std::set<uint32_t> source = sets[from.index];
    for (uint32_t object : source)
      if (passes(object, filter))
        changed |= sets[to.index].insert(object).second;
  }
  std::set<uint32_t> owning(NodeId base, FieldId field) {
    auto it = owners.find(field.index);
    std::set<uint32_t> found;
    for (uint32_t object : sets[base.index])
      if (it == owners.end() || passes(object, it->second))
        found.insert(object);
    return found;
  }

  Solver *solver = nullptr;
  bool changed = false;
  std::map<uint32_t, std::set<uint32_t>> sets;
  std::vector<Constraint<FilterId>> copies;
  std::vector<Constraint<FieldId>> loads, stores;
  std::map<uint32_t, FilterId> owners;
  std::map<std::pair<uint32_t, uint32_t>, std::pair<NodeId, FilterId>> cells;
};

} // namespace

/// Each context policy, on each program.
TEST(PlainSolution, ProgramsAreSolvedAlike) {
  for (llvm::StringRef text : {llvm::StringRef(kBoxes), llvm::StringRef(kList)})
    for (ContextKind context : llvm::enum_seq_inclusive(
             ContextKind::Insensitive, ContextKind::Selective,
             llvm::force_iteration_on_noniterable_enum)) {
      SCOPED_TRACE(static_cast<int>(context));
      ParsedProgram program(text);
      PlainSolution plain;
      PointsToConfig config;
      config.plugins = getPlugins();
      config.context = context;
      config.assumptions.setRuntime(RuntimeKind::Aot);
      config.solver.trace = &plain;
      std::shared_ptr<ClassHierarchy> shared(std::move(program.hierarchy));
      auto result = analysePointsTo(shared, config);
      plain.solve();
      EXPECT_GT(plain.compare(), 0u);
    }
}
