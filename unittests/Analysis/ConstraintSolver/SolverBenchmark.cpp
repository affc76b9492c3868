//===- SolverBenchmark.cpp - Time on generated programs ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Generates constraints of the shape of Java programs: many small sets,
/// objects that go through collections and come out by casts, exceptions that
/// flow up the call graph, virtual calls found on the way. Prints processor
/// seconds, facts and bytes. `SolverBenchmark METHODS [plain]`.
///
//===----------------------------------------------------------------------===//

#include "PlainSolver.h"
#include "llvm/Support/Format.h"
#include <ctime>
#include <random>

using namespace jir::pointsto;
using namespace jir::pointsto::test;

namespace {

constexpr uint32_t kNumSelectors = 400, kNumCollections = 40, kNumFields = 5000;

/// A program whose methods are numbers; what they do follows from the number.
template <typename Solver>
class GeneratedProgram : public SolverClient {
public:
  GeneratedProgram(uint32_t numMethods, const SolverOptions &options)
      : solver(*this, options), numMethods(numMethods),
        numTypes(numMethods / 8 + 20), methods(numMethods) {}

  /// Type t's superclass is t / 3; 0 is Object, the last tenth are exceptions.
  bool mayBe(TypeId type, TypeId of) override {
    uint32_t at = type.index;
    while (at > of.index)
      at /= 3;
    return at == of.index;
  }
  void onNewObjects(WatchId watch, llvm::ArrayRef<ObjectId> objects) override {
    for (ObjectId object : objects)
      dispatch(watch.index, object);
    translateReached();
  }

  void run() {
    for (uint32_t i = 0; i != kNumCollections; ++i)
      collections.push_back(solver.addObject(TypeId(i)));
    for (uint32_t i = 0; i != kNumFields; ++i)
      solver.setFieldOwners(
          FieldId(i), solver.getTypeFilter(TypeId(1 + i * 7 % (numTypes - 1))));
    for (uint32_t i = 0; i != 5; ++i)
      reach(i);
    translateReached();
    solver.solve();
  }

  Solver solver;
  uint32_t numReached = 0;

private:
  struct Method {
    NodeId self, parameter, result, exception;
    bool reached = false;
  };
  struct Call {
    uint32_t selector, hash;
    NodeId argument, result, exception;
  };

  /// What a method number has at the same place in each run.
  uint32_t pick(std::mt19937 &random, uint32_t limit) {
    return random() % limit;
  }
  /// Mostly small numbers: some things are named everywhere.
  uint32_t pickSkewed(std::mt19937 &random, uint32_t limit) {
    double x = double(random()) / double(random.max());
    return uint32_t(x * x * x * limit) % limit;
  }

  Method &getMethod(uint32_t id) {
    Method &method = methods[id];
    if (!method.self)
      for (NodeId *node :
           {&method.self, &method.parameter, &method.result, &method.exception})
        *node = solver.addNode();
    return method;
  }

  void dispatch(uint32_t callId, ObjectId receiver) {
    Call call = calls[callId];
    uint32_t type = solver.getType(receiver).index;
    // An override every third level or so.
    while (type > 2 && (type + call.selector) % 3 != 0)
      type /= 3;
    uint32_t target =
        (uint64_t(call.selector) * 7919 + uint64_t(type) * 104729) % numMethods;
    solver.addToSet(reach(target).self, receiver);
    if (linked.insert(uint64_t(callId) << 32 | target).second)
      link(call, target);
  }
  void link(const Call &call, uint32_t target) {
    Method method = reach(target);
    // Most arguments and results are numbers.
    if ((call.hash + target) % 4 == 0)
      solver.addCopy(call.argument, method.parameter);
    if ((call.hash + target) % 3 == 0)
      solver.addCopy(method.result, call.result);
    solver.addCopy(method.exception, call.exception);
  }

  Method &reach(uint32_t id) {
    Method &method = getMethod(id);
    if (!method.reached) {
      method.reached = true;
      ++numReached;
      untranslated.push_back(id);
    }
    return method;
  }

  void translateReached() {
    while (!untranslated.empty()) {
      uint32_t id = untranslated.back();
      untranslated.pop_back();
      translate(id, methods[id]);
    }
  }

  void translate(uint32_t id, Method method) {
    std::mt19937 random(id);
    std::vector<NodeId> values = {method.self, method.parameter};
    auto any = [&] { return values[pick(random, values.size())]; };
    auto fresh = [&] {
      values.push_back(solver.addNode());
      return values.back();
    };
    uint32_t length = 4 + pick(random, 24);
    for (uint32_t i = 0; i != length; ++i)
      translateOne(random, method, any, fresh);
    solver.addCopy(any(), method.result);
  }

  template <typename Any, typename Fresh>
  void translateOne(std::mt19937 &random, const Method &method, Any any,
                    Fresh fresh) {
    NodeId value = any();
    switch (pick(random, 20)) {
    case 0:
    case 1:
      solver.addToSet(fresh(),
                      solver.addObject(TypeId(pickSkewed(random, numTypes))));
      return;
    case 2:
    case 3:
    case 4:
    case 5:
      solver.addCopy(value, fresh());
      return;
    case 6:
    case 7:
    case 8:
      solver.addLoad(value, FieldId(pick(random, kNumFields)), fresh());
      return;
    case 9:
    case 10:
      solver.addStore(value, FieldId(pick(random, kNumFields)), any());
      return;
    case 11:
      solver.addCopy(
          value, solver.getCell(getCollection(random), FieldId(kNumFields)));
      return;
    case 12: {
      NodeId got = fresh();
      solver.addCopy(solver.getCell(getCollection(random), FieldId(kNumFields)),
                     got);
      solver.addCopy(
          got, fresh(),
          solver.getTypeFilter(TypeId(1 + pick(random, numTypes - 1))));
      return;
    }
    case 13:
      solver.addToSet(method.exception,
                      solver.addObject(TypeId(
                          numTypes - 1 - pickSkewed(random, numTypes / 10))));
      return;
    case 14:
      translateCall(random, method, value, any(), fresh());
      return;
    case 15:
    case 16:
    case 17: {
      Call call{0, uint32_t(random()), any(), fresh(), method.exception};
      link(call, pickSkewed(random, numMethods));
      return;
    }
    default:
      if (pick(random, 4) == 0)
        solver.addCopy(value, method.result);
    }
  }
  ObjectId getCollection(std::mt19937 &random) {
    return collections[pickSkewed(random, kNumCollections)];
  }
  void translateCall(std::mt19937 &random, const Method &method,
                     NodeId receiver, NodeId argument, NodeId result) {
    NodeId thrown = solver.addNode();
    solver.addCopy(thrown, method.exception,
                   solver.getExcludingFilter(
                       {TypeId(numTypes - 1 - pick(random, numTypes / 10))}));
    NodeId watched = solver.addNode();
    calls.push_back({pick(random, kNumSelectors), uint32_t(random()), argument,
                     result, thrown});
    solver.addWatch(watched, WatchId(calls.size() - 1));
    solver.addCopy(
        receiver, watched,
        solver.getTypeFilter(TypeId(1 + pick(random, numTypes - 1))));
  }

  uint32_t numMethods, numTypes;
  std::vector<Method> methods;
  std::vector<uint32_t> untranslated;
  std::vector<Call> calls;
  std::vector<ObjectId> collections;
  std::set<uint64_t> linked;
};

template <typename Solver>
double measure(uint32_t numMethods) {
  GeneratedProgram<Solver> program(numMethods, {});
  std::clock_t start = std::clock();
  program.run();
  double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
  SolverStatistics statistics = program.solver.getStatistics();
  llvm::outs() << program.numReached << " methods, " << statistics.nodes
               << " nodes, " << statistics.objects << " objects, "
               << statistics.copyEdges << " edges, " << statistics.facts
               << " facts, " << statistics.propagations << " propagations, "
               << statistics.collapsedNodes << " collapsed, "
               << statistics.iterations << " iterations, "
               << statistics.bytes / 1000000 << " MB, "
               << llvm::format(
                      "%.2f s, %.1f ns a fact, %.1f M propagations/s\n",
                      seconds, seconds * 1e9 / double(statistics.facts),
                      double(statistics.propagations) / 1e6 / seconds);
  return seconds;
}

} // namespace

int main(int argc, char **argv) {
  uint32_t numMethods = argc > 1 ? std::atoi(argv[1]) : 2000;
  double fast = measure<Solver>(numMethods);
  if (argc > 2) {
    double plain = measure<PlainSolver>(numMethods);
    llvm::outs() << llvm::format("ratio plain/fast %.1f\n", plain / fast);
  }
}
