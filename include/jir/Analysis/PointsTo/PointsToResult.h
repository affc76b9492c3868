//===- PointsToResult.h - What variables and fields may hold ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The finished points-to analysis of a program, for questions. Answers join
/// over all contexts.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_POINTSTO_POINTSTORESULT_H
#define JIR_ANALYSIS_POINTSTO_POINTSTORESULT_H

#include "jir/Analysis/ConstraintSolver/Solver.h"
#include "jir/Analysis/PointsTo/Objects.h"

namespace jir::pointsto {

/// Figures of one run, for facts.
struct PointsToStatistics {
  uint64_t instances = 0;
  uint64_t contexts = 0;
  /// How many instances there were when the budget for contexts ended; zero if
  /// it did not.
  uint64_t contextEnd = 0;
  /// Contexts of containers that hold too much to be told apart.
  uint64_t mergedContexts = 0;
  /// Where the run was given up then, the option whose result it is; else
  /// empty.
  llvm::StringRef gaveUpFor;
  /// The classes that selective contexts leave out for their cost, the most
  /// costly first.
  std::vector<mlir::StringAttr> costlyClasses;
  uint64_t factsBytes = 0;
  uint64_t natives = 0;
  /// Casts of reachable methods, and those that may fail: in all, and for
  /// unknown objects alone.
  struct CastCounts {
    uint64_t all = 0, failing = 0, failingByUnknown = 0;
  };
  CastCounts casts;
  /// The same in classes that are not the platform's.
  CastCounts applicationCasts;
  /// Calls with more than one target, and those in classes that are not the
  /// platform's.
  uint64_t polymorphicSites = 0, applicationPolymorphicSites = 0;
  /// Rounds of loading bodies and solving.
  uint64_t rounds = 0;
  /// Seconds spent on bodies and on solving.
  double bodySeconds = 0, solverSeconds = 0;
  SolverStatistics solver;
};

/// Which of the objects that reach a cast may fail it.
enum class CastFailure : uint8_t {
  None,
  /// Unknown objects alone.
  Unknown,
  /// Some whose types are known.
  Known
};

/// One cast of a reachable method.
struct CastFact {
  MethodId method;
  int32_t bci;
  TypeId type;
  CastFailure failure;
};

/// A variable that an object comes through: of a method, or if \p method is
/// invalid a field, of \p object or static.
struct FlowStep {
  MethodId method;
  Local local = kNoLocal;
  ObjectId object;
  FieldId field;
  /// How many objects it holds.
  uint32_t size = 0;
};

/// The result of a points-to analysis. Keeps no operation. What is not
/// reachable holds nothing. A set that holds an object of kind Unknown proves
/// nothing about what else it may hold.
class PointsToResult {
public:
  virtual ~PointsToResult();

  virtual const CallGraph &getCallGraph() const = 0;
  virtual ClassHierarchy &getHierarchy() const = 0;
  virtual const TypeTable &getTypes() const = 0;
  virtual const FieldTable &getFields() const = 0;
  virtual const PointsToStatistics &getStatistics() const = 0;
  /// Where a budget ended, if one did.
  virtual std::optional<Degradation> getDegradation() const = 0;

  /// Number of objects; ids are below it.
  virtual uint32_t getNumObjects() const = 0;
  /// What an object represents.
  virtual const ObjectInfo &getObject(ObjectId object) const = 0;
  /// `new java.lang.Thread in a.Main.main()V @4`, with the context if any.
  virtual std::string describe(ObjectId object) const = 0;

  /// The statements of a reachable method; null for others.
  virtual const MethodFacts *getFacts(MethodId method) const = 0;
  /// What a variable may hold, ascending.
  virtual std::vector<ObjectId> getVariable(MethodId method,
                                            Local local) const = 0;
  /// What a parameter of reference type (the receiver is one) may hold.
  std::vector<ObjectId> getParameter(MethodId method, unsigned index) const {
    return getVariable(method, index);
  }
  /// What a method may return, and throw, with what the JVM itself raises.
  std::vector<ObjectId> getReturned(MethodId method) const;
  std::vector<ObjectId> getThrown(MethodId method) const;
  /// What a static field may hold; of an instance field, over all objects.
  virtual std::vector<ObjectId> getField(jir::FieldId field) const = 0;
  /// What one object's field may hold; `FieldTable::getElements()` for arrays.
  virtual std::vector<ObjectId> getCell(ObjectId object,
                                        FieldId field) const = 0;
  /// Receivers of the calls at an instruction.
  virtual std::vector<ObjectId> getReceivers(MethodId method,
                                             int32_t bci) const = 0;
  /// Whether getFlow() knows anything (PointsToConfig::keepFlows).
  virtual bool hasFlows() const = 0;
  /// A shortest way on which an object comes to a variable, from where it
  /// begins; variables of the analysis alone are left out. Empty if the
  /// variable does not hold it.
  virtual std::vector<FlowStep> getFlow(MethodId method, Local local,
                                        ObjectId object) const = 0;
  /// The casts of reachable methods, in the order of the methods.
  virtual std::vector<CastFact> getCasts() const = 0;

  /// Whether something in the set is unknown.
  bool holdsUnknown(llvm::ArrayRef<ObjectId> objects) const;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_POINTSTO_POINTSTORESULT_H
