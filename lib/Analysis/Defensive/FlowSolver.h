//===- FlowSolver.h - Methods under contexts --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs methods on demand, each once for each different thing that is known at
/// its entry, and keeps what they leave. docs/Analysis/Defensive.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_FLOWSOLVER_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_FLOWSOLVER_H

#include "FieldContents.h"
#include "PassedResult.h"
#include "ProgramFlow.h"
#include "State.h"
#include "TypeBounds.h"
#include "jir/Analysis/Defensive/DefensiveAnalysis.h"

namespace jir::defensive {

/// Index of an activation; 0 is none.
using ActivationId = uint32_t;

/// What is known where a method begins. Nothing at all: the unconditional
/// activation, which holds for every caller.
struct Entry {
  /// A set for each reference parameter.
  std::vector<SetId> parameters;
  std::vector<State::Fact> facts;
  std::vector<std::pair<ObjectId, ObjectId>> holds;

  friend bool operator==(const Entry &a, const Entry &b) {
    return std::tie(a.parameters, a.facts, a.holds) ==
           std::tie(b.parameters, b.facts, b.holds);
  }
  friend bool operator<(const Entry &a, const Entry &b) {
    return std::tie(a.parameters, a.facts, a.holds) <
           std::tie(b.parameters, b.facts, b.holds);
  }
};

/// What a method leaves when it returns.
struct Exit {
  /// Nothing is known; all arguments may have escaped.
  bool isOpaque = true;
  /// Whether it can return at all.
  bool returns = false;
  /// It writes objects that it was given or has made only, and no other code
  /// can run meanwhile.
  bool isQuiet = false;
  SetId result = kUnknown;
  /// Where nothing is traced of the result: which arguments it may be.
  PassedResult passed;
  PremiseSet premises = 0;
  /// Facts about parameters, and about the result (base kResultBase).
  std::vector<State::Fact> facts;
  /// Given objects that have escaped.
  std::vector<ObjectId> escaped;
  /// Objects made inside, mentioned here, that have not escaped.
  std::vector<ObjectId> fresh;
  std::vector<std::pair<ObjectId, ObjectId>> holds;

  friend bool operator==(const Exit &a, const Exit &b) {
    return std::tie(a.isOpaque, a.returns, a.isQuiet, a.result, a.passed,
                    a.premises, a.facts, a.escaped, a.fresh, a.holds) ==
           std::tie(b.isOpaque, b.returns, b.isQuiet, b.result, b.passed,
                    b.premises, b.facts, b.escaped, b.fresh, b.holds);
  }
};

/// The methods that a call can run.
struct Targets {
  /// Sorted; all of them if `areKnown`.
  llvm::SmallVector<MethodId, 2> methods;
  bool areKnown = false;
  /// Some receiver makes selection throw.
  bool mayFail = false;
  PremiseSet premises = 0;
};

/// A call in an activation, as it came out.
struct CallOutcome {
  /// Number of the instruction.
  uint32_t instruction = 0;
  /// What selects: the receiver's set; kUnknown for one that does not matter.
  SetId receiver = kUnknown;
  /// Whether `targets` are all methods that can run.
  bool areKnown = false;
  /// Some receiver makes selection throw.
  bool mayFail = false;
  /// What the targets rest on.
  PremiseSet premises = 0;
  llvm::SmallVector<MethodId, 1> targets;
  /// Their activations, where they are known.
  llvm::SmallVector<ActivationId, 1> callees;
};

/// A method under what is known at its entry.
struct Activation {
  MethodId method;
  const FlowCode *code = nullptr;
  Entry entry;
  /// Calls between the unconditional activation it stems from and this one.
  unsigned depth = 0;
  bool isDone = false;
  /// While it runs: what a recursive call gets, from the round before.
  Exit exit;
  ActivationId id = 0;
  /// The outermost activation at work that this one took an unfinished answer
  /// from; kFinal: none.
  static constexpr ActivationId kFinal = ~0u;
  ActivationId rests = kFinal;
  /// Recursive calls have asked for it.
  bool isHead = false;
  /// Recursive calls of it are opaque.
  bool isClosed = false;
  /// What each value points to, whenever it exists; empty where the run was
  /// given up.
  std::vector<SetId> values;
  std::vector<CallOutcome> calls;

  bool isUnconditional() const { return depth == 0; }
};

/// Finds all there is to know about methods, on demand. Deterministic: the
/// answers depend on the order of the questions only.
class FlowSolver {
public:
  FlowSolver(Linkage &linkage, const DefensiveConfig &config);
  virtual ~FlowSolver() = default;

  /// The activation that holds for every caller. Null when the method has no
  /// body.
  const Activation *solve(MethodId method);
  /// The activation with that entry; null when it is opaque: no body, being
  /// computed, or over budget.
  const Activation *solve(MethodId method, const Entry &entry, unsigned depth);
  /// The same as the first, for answers that are kept: one that rests on what
  /// is unfinished is none.
  const Activation *solveFinally(MethodId method);

  /// CALL: the methods that run when the receiver is one of \p receiver. With
  /// \p isOurs what is assumed of the application holds of an unknown receiver.
  Targets getTargets(const CallTarget &call, SetId receiver, bool isOurs);
  /// Whether a method is the application's. Of the platform only what is
  /// certain is looked at: what a closed world adds there is too much.
  bool isApplication(MethodId method) {
    ClassHierarchy &hierarchy = getHierarchy();
    return hierarchy.getOrigin(hierarchy.getMethod(method).owner) !=
           jvm::Origin::Platform;
  }

  /// All activations; the first is none.
  llvm::ArrayRef<std::unique_ptr<Activation>> getActivations() const {
    return activations;
  }
  ActivationId getId(const Activation *activation) const;

  const DefensiveConfig &getConfig() const { return config; }
  Linkage &getLinkage() { return linkage; }
  ClassHierarchy &getHierarchy() { return linkage.getHierarchy(); }
  FlowCodes &getCodes() { return codes; }
  ObjectTable &getObjects() { return objects; }
  PathTable &getPaths() { return paths; }
  FieldContents &getContents() { return contents; }
  ProgramFlow &getFlow() { return flow; }
  TypeBounds &getBounds() { return bounds; }
  ClosedPackages &getPackages() { return packages; }
  /// What is known of a value that is not traced: what the program passes
  /// there, or its declared type. No tracked objects.
  SetId getBound(const FlowCode &code, ValueId value);
  /// What a value of that type in that method can be; kUnknown for most types.
  SetId getTypeBound(const FlowCode &code, mlir::Type type) {
    return (isApplication(code.method) ? bounds : certainBounds).get(type);
  }
  /// Computes what holds for the program as a whole. To be called first.
  void prepare();
  /// Whether, by what is assumed of packages, only the application's code can
  /// name a member that \p owner declares with these access flags. A test
  /// library replaces it to see that wrong answers are found.
  virtual bool isMemberClosed(ClassId owner, uint32_t flags);

  /// Counts an instruction; false when the budget is spent.
  bool spend();
  bool isSpent() const;
  uint64_t getWork() const { return work; }
  uint64_t getNumSpentMethods() const { return numSpent; }

  /// The reference fields of objects of a class; null if they are not all
  /// known, or if other code touches its objects unasked: finalizers, the
  /// collector's references.
  const std::vector<uint32_t> *getFields(ClassId id);

  /// How often limits ended something, in all rounds.
  DefensiveLimits &getLimits() { return limits; }

protected:
  /// One round of \p activation: a MethodRun. A test library runs one that
  /// leaves rules out.
  virtual void runOnce(Activation &activation);

private:
  /// The methods that the program's classes select for a receiver of a class
  /// type, if they are few.
  void selectInWorld(const CallTarget &call, Targets &targets);
  /// The same where classes in other packages change nothing.
  void selectInPackages(const CallTarget &call, Targets &targets);
  /// An activation that was asked for before, done or at work.
  const Activation *getKnown(Activation &known);
  /// Runs it until recursive calls return what they were taken to return.
  void runToFixpoint(Activation &current);
  /// Discards all that rests on unfinished answers of \p current or others, and
  /// was made after it.
  void discardBehind(const Activation &current);

  Linkage &linkage;
  DefensiveConfig config;
  ObjectTable objects;
  PathTable paths;
  FlowCodes codes;
  FieldContents contents;
  ClosedPackages packages;
  TypeBounds bounds, certainBounds;
  ProgramFlow flow;
  llvm::DenseMap<std::pair<MethodId, ClassId>, Targets> worldTargets;
  std::vector<std::unique_ptr<Activation>> activations;
  std::map<std::tuple<uint32_t, unsigned, Entry>, ActivationId> ids;
  llvm::DenseMap<const Activation *, ActivationId> numbers;
  llvm::DenseMap<MethodId, unsigned> numContexts;
  llvm::DenseMap<ClassId, std::unique_ptr<std::vector<uint32_t>>> fieldLists;
  /// The activations at work, innermost last.
  std::vector<Activation *> running;
  unsigned numHeads = 0, numFinally = 0;
  unsigned nesting = 0;
  uint64_t work = 0, workLimit = 0, numSpent = 0;
  DefensiveLimits limits;
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_FLOWSOLVER_H
