//===- DefensiveAnalysis.h - Claims whatever the rest does ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The defensive points-to analysis of a program: what its application's values
/// point to, whatever calls its methods and whatever code is loaded besides.
/// docs/Analysis/Defensive.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_DEFENSIVE_DEFENSIVEANALYSIS_H
#define JIR_ANALYSIS_DEFENSIVE_DEFENSIVEANALYSIS_H

#include "jir/Analysis/Claims/Claims.h"
#include "jir/Analysis/Hierarchy/Linkage.h"
#include <functional>
#include <map>
#include <memory>

namespace jir {

class NativeModels;

namespace defensive {
class ProgramRun;
class FlowSolver;
} // namespace defensive

/// What jvm-defensive is asked for.
struct DefensiveConfig {
  /// The most call sites of a context.
  unsigned contextDepth = 5;
  /// The most fields of an access path.
  unsigned pathLength = 3;
  /// Facts about objects that others may reach, conditional on data-race-free
  /// and builtin-loaders: the paper's own model of threads.
  bool isStrict = false;
  /// What may be assumed besides; each makes claims that name it.
  /// finals-not-rewritten: final fields hold what their class's code stores.
  bool useFinals = false;
  /// privates-written-by-code: private fields hold what their nest's code
  /// stores.
  bool usePrivates = false;
  /// fields-written-by-code: fields of the application hold what its code
  /// stores; those that are neither final nor private in a closed world only.
  bool useFields = false;
  /// methods-called-by-code: parameters get what the application's calls pass;
  /// those of methods that are not private in a closed world only.
  bool useCallers = false;
  /// What declared types imply, of final classes and sealed families. No
  /// assumption; sets rest on PremiseTypes.
  bool useTypes = true;
  /// What dominating instanceof and null tests and casts imply of values.
  bool useTests = true;
  /// Recursive calls are followed, to a fixpoint; otherwise they are opaque.
  bool useRecursion = true;
  /// Within methods only: no paths, and calls are opaque.
  bool isLocal = false;
  /// closed-world: a receiver of which only the class type is known has one of
  /// the program's classes.
  bool useWorld = false;
  /// packages-as-given: what classes of other packages can neither extend nor
  /// name is the application's own.
  bool usePackages = false;
  /// natives-as-modelled: the bodies for native methods; null: natives are
  /// opaque. Outlives the analysis.
  const NativeModels *models = nullptr;
  /// Instructions looked at for one method before its calls become opaque, and
  /// for the whole program.
  uint64_t workPerMethod = 300000;
  uint64_t workInAll = 400000000;
  /// The most different entries of a method beside the unconditional one;
  /// short methods, such as constructors, may have more of them.
  unsigned contextsPerMethod = 64;
  /// Activations inside each other beyond which calls are opaque.
  unsigned maxNesting = 120;
  /// The most recursive methods inside each other that are followed.
  unsigned maxRecursion = 3;
  /// The most targets of a call that are followed.
  unsigned maxTargets = 8;
};

/// How often a limit ended something: each a call that is opaque for it, or, of
/// contexts, one that takes what holds for all callers.
struct DefensiveLimits {
  uint64_t contexts = 0, nesting = 0, work = 0, recursion = 0, targets = 0;
  /// Bodies whose sets do not settle, which have none.
  uint64_t rounds = 0;

  void print(llvm::raw_ostream &os) const;
};

/// Figures of one run. Values are references of application methods in SSA
/// form, copies (upcasts, objects before their constructors) aside; sites are
/// virtual and interface calls there.
struct DefensiveStatistics {
  uint64_t numMethods = 0, numActivations = 0, numCodes = 0, work = 0;
  /// Methods whose budget was spent.
  uint64_t numSpent = 0;
  DefensiveLimits limits;
  /// Values; those with a set unconditionally, and in any context.
  uint64_t numValues = 0, numUnconditional = 0, numAnyContext = 0;
  /// The same, with values whose declared class is final counted as known.
  uint64_t numUnconditionalTyped = 0, numAnyContextTyped = 0;
  /// Of the unconditional ones, those that rest on no assumption.
  uint64_t numCertain = 0;
  /// Sites; those that the named method alone decides (private, final); those
  /// with one target because the receiver is known, unconditionally and in any
  /// context.
  uint64_t numSites = 0, numFixed = 0, numDevirtualized = 0,
           numDevirtualizedAnyContext = 0;
  /// Sites that have one target in a call graph, and those of them that are
  /// decided here, by the named method, its class or the receiver.
  uint64_t numSingle = 0, numSingleDecided = 0, numSingleDecidedAnyContext = 0;
  /// The paper's metric (ECOOP 2018, figures 5 and 6): sites with one target in
  /// the points-to call graph whose receivers there are all of one class, those
  /// apart whose named method or its class is final or private; of these the
  /// ones whose receiver's set here has one class as well.
  uint64_t numOneType = 0, numOneTypeHere = 0, numOneTypeHereAnyContext = 0;
  /// The objects in the sets of the unconditional values, for the mean size of
  /// a set (its figure 7).
  uint64_t numMembers = 0, numMemberSets = 0;
  /// Values without a set in any context, declared types aside, by where
  /// knowledge ends, and by the member there.
  std::map<std::string, uint64_t> causes, sources;
  /// The same for sites with one target in a call graph that are open here, by
  /// what the receiver is.
  std::map<std::string, uint64_t> openSites;

  /// With \p withCauses also where knowledge ends.
  void print(llvm::raw_ostream &os, bool withCauses = false) const;

private:
  void printCauses(llvm::raw_ostream &os) const;
};

/// What a run knew, as far as figures need it: a byte of flags for each value
/// and each instruction of a method.
struct DefensiveKnowledge {
  enum : uint8_t {
    /// Traced, and known at all, for every caller and in any context.
    Traced = 1,
    TracedAnywhere = 2,
    Known = 4,
    KnownAnywhere = 8,
    /// Traced, and of one class.
    OneType = 16,
    OneTypeAnywhere = 32,
    /// Of a value: traced, for every caller, without assumptions.
    Certain = 64,
    /// Of a call: decided.
    Decided = 64,
    DecidedAnywhere = 128,
  };
  struct Method {
    std::vector<uint8_t> values, instructions;
  };
  llvm::DenseMap<MethodId, Method> methods;
};

/// What another analysis knows of a virtual or interface call.
enum class BaseSite : uint8_t {
  /// It has no or several targets, or is not reached.
  Open,
  OneTarget,
  /// One target, by receivers of one class.
  OneType,
};

/// What is claimed besides calls that the receiver decides.
struct DefensiveClaimOptions {
  /// The classes of values.
  bool withTypes = true;
  /// The most contexts that a site has claims for; 0: unconditional claims
  /// only.
  unsigned maxContexts = 4;
};

/// Runs over all methods of the application and its libraries, in the
/// program's order. Deterministic.
class DefensiveAnalysis {
public:
  /// \p linkage outlives this object. \p isCounted selects the methods that
  /// count in the statistics, \p classifySite compares a site with a call
  /// graph; null: all, and no comparison. \p progress may be null, and gets the
  /// number of methods that are done. What a run under fewer assumptions knew,
  /// \p before, counts as well; it may be null, and outlives the constructor
  /// only.
  DefensiveAnalysis(
      Linkage &linkage, const DefensiveConfig &config,
      const std::function<bool(MethodId)> &isCounted = nullptr,
      std::function<BaseSite(MethodId, int32_t)> classifySite = nullptr,
      const std::function<void(size_t)> &progress = nullptr,
      const DefensiveKnowledge *before = nullptr);
  ~DefensiveAnalysis();

  const DefensiveStatistics &getStatistics() const;
  const DefensiveKnowledge &getKnowledge() const;
  /// The claims, normalized, without hashes. Calls that the named method alone
  /// decides are jvm-devirtualize's business.
  ClaimSet getClaims(const DefensiveClaimOptions &options);

private:
  std::unique_ptr<defensive::FlowSolver> solver;
  std::unique_ptr<defensive::ProgramRun> run;
};

/// What both runs claim, of which \p narrow assumed less: limits may have ended
/// either where the other went on. Of two claims about one thing the
/// stronger one stays, else the one with fewer assumptions.
ClaimSet uniteClaims(ClaimSet narrow, ClaimSet wide);

} // namespace jir

#endif // JIR_ANALYSIS_DEFENSIVE_DEFENSIVEANALYSIS_H
