//===- DefensiveAnalysis.cpp - Claims whatever the rest does ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What other folders see of the analysis, and its figures in print.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Defensive/DefensiveAnalysis.h"
#include "DefensiveClaims.h"

using namespace jir;
using namespace jir::defensive;

DefensiveAnalysis::DefensiveAnalysis(
    Linkage &linkage, const DefensiveConfig &config,
    const std::function<bool(MethodId)> &isCounted,
    std::function<BaseSite(MethodId, int32_t)> classifySite,
    const std::function<void(size_t)> &progress,
    const DefensiveKnowledge *before)
    : solver(std::make_unique<FlowSolver>(linkage, config)),
      run(std::make_unique<ProgramRun>(
          *solver, isCounted, std::move(classifySite), progress, before)) {}

DefensiveAnalysis::~DefensiveAnalysis() = default;

const DefensiveStatistics &DefensiveAnalysis::getStatistics() const {
  return run->getStatistics();
}

const DefensiveKnowledge &DefensiveAnalysis::getKnowledge() const {
  return run->getKnowledge();
}

ClaimSet DefensiveAnalysis::getClaims(const DefensiveClaimOptions &options) {
  return DefensiveClaims(*run, options).takeClaims();
}

static void printShare(llvm::raw_ostream &os, llvm::StringRef what,
                       uint64_t part, uint64_t whole) {
  os << "  " << what << ": " << part << " ("
     << llvm::format("%.1f", whole ? 100.0 * part / whole : 0.0) << "%)\n";
}

void DefensiveLimits::print(llvm::raw_ostream &os) const {
  os << "ended by a limit: contexts " << contexts << ", nesting " << nesting
     << ", work " << work << ", recursion " << recursion << ", targets "
     << targets << ", rounds " << rounds << "\n";
}

void DefensiveStatistics::print(llvm::raw_ostream &os, bool withCauses) const {
  os << "defensive: " << numMethods << " methods, " << numActivations
     << " activations of " << numCodes << " bodies, " << work
     << " instructions looked at, " << numSpent << " methods over budget\n";
  limits.print(os);
  os << "values: " << numValues << "\n";
  printShare(os, "unconditional", numUnconditional, numValues);
  printShare(os, "certain", numCertain, numValues);
  printShare(os, "any context", numAnyContext, numValues);
  printShare(os, "unconditional, with declared types", numUnconditionalTyped,
             numValues);
  printShare(os, "any context, with declared types", numAnyContextTyped,
             numValues);
  os << "objects in a set, mean of the unconditional values: "
     << llvm::format("%.2f",
                     numMemberSets ? double(numMembers) / numMemberSets : 0.0)
     << "\n";
  os << "sites: " << numSites << "\n";
  printShare(os, "decided by the named method", numFixed, numSites);
  printShare(os, "decided by the receiver, unconditionally", numDevirtualized,
             numSites);
  printShare(os, "decided by the receiver, in any context",
             numDevirtualizedAnyContext, numSites);
  if (!numSingle) {
    if (withCauses)
      printCauses(os);
    return;
  }
  os << "sites with one target in the call graph: " << numSingle << "\n";
  printShare(os, "of these decided, unconditionally", numSingleDecided,
             numSingle);
  printShare(os, "of these decided, in any context", numSingleDecidedAnyContext,
             numSingle);
  os << "sites with receivers of one type in the points-to sets: " << numOneType
     << "\n";
  printShare(os, "of these one type here, unconditionally", numOneTypeHere,
             numOneType);
  printShare(os, "of these one type here, in any context",
             numOneTypeHereAnyContext, numOneType);
  if (withCauses)
    printCauses(os);
}

/// The most frequent first.
void DefensiveStatistics::printCauses(llvm::raw_ostream &os) const {
  auto printSorted = [&](const std::map<std::string, uint64_t> &counts,
                         uint64_t whole, size_t most) {
    std::vector<std::pair<uint64_t, llvm::StringRef>> sorted;
    for (const auto &[cause, count] : counts)
      sorted.push_back({~count, cause});
    llvm::sort(sorted);
    sorted.resize(std::min(sorted.size(), most));
    for (const auto &[rank, cause] : sorted)
      printShare(os, cause, ~rank, whole);
  };
  constexpr size_t kMaxSources = 40;
  os << "nothing traced of values, in any context:\n";
  printSorted(causes, numValues, ~size_t(0));
  os << "where that begins, the most frequent:\n";
  printSorted(sources, numValues, kMaxSources);
  if (numSingle == 0)
    return;
  os << "sites with one target in the call graph, open in all contexts, by the "
        "receiver:\n";
  printSorted(openSites, numSingle, ~size_t(0));
}
