//===- MethodRun.h - One method under one entry -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rules of docs/Analysis/Defensive.md, applied to a body until nothing
/// changes.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_METHODRUN_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_METHODRUN_H

#include "FlowSolver.h"

namespace jir::defensive {

/// Used once for one activation.
class MethodRun {
public:
  MethodRun(FlowSolver &solver, Activation &activation);
  virtual ~MethodRun() = default;

  /// Fills the activation. One that does not settle in time is opaque and
  /// claims nothing.
  void run();

protected:
  // Rules that a test library leaves out, to see that the checks of claims find
  // what is wrong then.

  /// STORE-2, for `operand0.field = operand1`: \p state also gets what paths
  /// through this field of other objects may hold now. \p before is the state
  /// at the instruction.
  virtual void storeToOthers(const FlowInstruction &instruction,
                             const State &before, State &state);
  /// Code that is not looked into gets the operands.
  virtual void escapeOperands(const FlowInstruction &instruction, State &state);
  /// CFG-JOIN: control comes into a block with \p state. Returns whether
  /// \p into, what is known at its start, changed.
  virtual bool joinInto(State &into, const State &state);

private:
  /// What a call passes: the entry, and the caller's object for each given one.
  struct ArgumentMapping {
    Entry entry;
    llvm::SmallVector<ObjectId, 8> given;
    /// Something is known that the unconditional activation does not know.
    bool isUseful = false;
  };

  // Control (MethodRun.cpp).
  void enter();
  void visitBlock(uint32_t block);
  void follow(const CodeEdge &edge, const State &state);
  void visit(uint32_t number, State &state);
  void leave(const FlowInstruction &instruction, State &state);
  void finish(Exit &exit);
  void keepHolds(const State &state, Exit &exit);
  // PassedResult.cpp.
  void findPassedResult(Exit &exit);

  // Rules within a method (Rules.cpp).
  void allocate(uint32_t number, State &state);
  void allocateArray(uint32_t number, State &state);
  void cast(const FlowInstruction &instruction, State &state);
  void load(const FlowInstruction &instruction, State &state);
  void store(const FlowInstruction &instruction, State &state);
  void opaque(const FlowInstruction &instruction, State &state);
  void barrier(State &state);

  // Calls (Calls.cpp).
  void call(uint32_t number, State &state);
  SetId callTargets(const FlowInstruction &instruction, const Targets &targets,
                    State &state, CallOutcome &outcome);
  /// Runs one target on \p state; returns its result's set in the caller's
  /// objects.
  SetId callTarget(const FlowInstruction &instruction, MethodId target,
                   State &state, CallOutcome &outcome);
  SetId callOpaque(const FlowInstruction &instruction, State &state);
  /// With \p isDetailed also what constants and final classes imply is worth a
  /// context.
  ArgumentMapping mapArguments(llvm::ArrayRef<ValueId> arguments,
                               const FlowCode &callee, const State &state,
                               bool isDetailed);
  bool isWorthPassing(ObjectId object) const;
  /// The callee's objects as the caller's.
  ObjectId mapObjectBack(ObjectId object, const ArgumentMapping &mapping) const;
  SetId mapSetBack(SetId set, const ArgumentMapping &mapping);
  /// The set of a result, \p set or better, where it is an argument.
  SetId passResult(uint32_t number, const Activation &callee,
                   const ArgumentMapping &mapping, SetId set);
  SetId applyExit(const Exit &exit, const ArgumentMapping &mapping,
                  llvm::ArrayRef<ValueId> arguments, ValueId result,
                  State &state);
  void escapeUnlessFresh(const Exit &exit, State &state);

  // Tests (ValueTests.cpp).
  SetId orOpen(SetId kept, SetId set) const;
  SetId applyTest(const ValueTest &test, SetId set);
  SetId applyTests(ValueId value, SetId set);
  bool canTake(const CodeEdge &edge);

  // Values and facts (Facts.cpp).
  void assign(ValueId value, SetId set, State &state);
  /// The set of a value that comes from elsewhere; where it is not known, what
  /// holds of it anyway. It is not a tracked object then, since those are in
  /// known sets only.
  SetId orBound(ValueId value, SetId set);
  /// What a value is where it is used, in the current block: after a handler
  /// that it lived through it may be another one, if exceptions come unasked.
  SetId getSet(ValueId value);
  ValueId getBase(ValueId value) const { return code.values[value].base; }
  /// The set of a path of any length.
  SetId getPathSet(PathId path, const State &state) const;
  void dropBase(ValueId base, State &state);
  void dropPrefix(PathId prefix, State &state);
  void dropOrphans(State &state);
  void copyFacts(PathId from, PathId to, const State &source, State &state);
  void addFact(PathId path, SetId set, State &state);
  /// Objects of the set, and all that they hold, may be reached by others.
  void escape(SetId set, State &state);
  void escapeHeld(SetId set, State &state);
  bool escapeObject(ObjectId object, State &state);
  void dropEscaped(State &state);
  bool isLocal(SetId set, const State &state) const;
  /// Whether an object of \p holder, that some fact is about, may be one of
  /// \p other.
  bool mayAlias(SetId holder, SetId other, const State &state) const;
  bool isFactLocal(PathId path, const State &state) const;
  /// An allocation is about to make a new object where older ones have
  /// escaped: whether nothing that is still needed refers to the older ones.
  bool canForget(ObjectId object, ValueId except, const State &state) const;
  void renew(ObjectId object, ValueId result, State &state);

  FlowSolver &solver;
  Activation &activation;
  const FlowCode &code;
  ObjectTable &objects;
  PathTable &paths;
  const DefensiveConfig &config;
  std::vector<SetId> values;
  std::vector<State> in;
  uint32_t currentBlock = 0;
  /// What has been tested where the run is.
  llvm::SmallVector<ValueTest, 4> currentTests;
  bool changed = false;
  /// The last round, whose calls and returns are kept.
  bool isLast = false;
  /// Nothing was done that others can see, or that lets others' writes be seen.
  bool isQuiet = true;
  /// A state at a return, and the value with its set there, where tests and
  /// handlers apply.
  struct ReturnPlace {
    State state;
    ValueId value = kNoValue;
    SetId set = kUnknown;
  };
  std::vector<ReturnPlace> returns;
  /// By number of the call, in the last round: results that are arguments.
  llvm::DenseMap<uint32_t, PassedResult> passedCalls;
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_METHODRUN_H
