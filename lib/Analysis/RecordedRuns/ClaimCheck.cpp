//===- ClaimCheck.cpp - Claims against real runs ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sites of claims, found in the recorded edges.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/RecordedRuns/ClaimCheck.h"
#include "RunEvidence.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using llvm::StringRef;

static std::string getKey(const MethodName &method) {
  return (method.owner.getValue() + " " + method.member.getValue()).str();
}

/// Checks claims one by one against the rows of a recording.
class ClaimCheck::Checker {
public:
  Checker(ClassHierarchy &hierarchy, const Recording &recording,
          const CallGraph *graph, ClaimCheck &result)
      : recording(recording), program(hierarchy, recording),
        evidence(program, graph), entered(recording.getEntered()),
        result(result) {
    indexRows();
  }

  void check(const Claim &claim);

private:
  /// Whether the run entered \p method through the calls of a context only:
  /// otherwise it proves nothing about claims under that context.
  bool isOnlyWay(uint32_t method, llvm::ArrayRef<SiteName> context) const;
  void indexRows();
  /// Whether the run executed the site at all, each of these.
  bool checkCall(const Claim &claim, uint32_t caller);
  bool checkReceiver(const Claim &claim, uint32_t caller);
  bool checkThis(const Claim &claim, uint32_t method);
  bool checkCast(const Claim &claim, uint32_t method);
  bool checkUnreachable(const Claim &claim, uint32_t method);

  bool isOfDeclared(const Claim &claim, uint32_t callee) const {
    const RecordedMethod &method = recording.getMethods()[callee];
    return method.name == claim.declared.getName() &&
           method.descriptor == claim.declared.getDescriptor();
  }
  /// Adds a violation by an object of a class that a place held.
  void violate(const Claim &claim, StringRef className, ValuePlace place,
               std::string ran);
  /// Adds a violation by a call of a method that is not claimed.
  void violateCall(const Claim &claim, ValuePlace caller, uint32_t callee);

  const Recording &recording;
  RecordedProgram program;
  RunEvidence evidence;
  std::set<uint32_t> entered;
  /// Rows of ordinary methods by `class name(descriptor)`.
  llvm::StringMap<uint32_t> rows;
  /// Classes of `this` at the entries of a method.
  llvm::DenseMap<uint32_t, llvm::SmallVector<uint32_t, 2>> receivers;
  /// (caller, index) pairs by which a method was entered.
  llvm::DenseMap<uint32_t, unsigned> numCallSites;
  /// One of these pairs.
  llvm::DenseMap<uint32_t, std::pair<uint32_t, int32_t>> firstCallSites;
  ClaimCheck &result;
};

void ClaimCheck::Checker::indexRows() {
  for (uint32_t row = 0; row < recording.getMethods().size(); ++row) {
    const RecordedMethod &method = recording.getMethods()[row];
    const RecordedClass &owner = recording.getClasses()[method.classIndex];
    if (!owner.isHidden)
      rows.try_emplace(owner.name + " " + method.name + method.descriptor, row);
  }
  for (auto [method, classIndex] : recording.getReceivers())
    receivers[method].push_back(classIndex);
  for (auto [caller, bci, callee] : recording.getEdges())
    if (++numCallSites[callee] == 1)
      firstCallSites[callee] = {caller, bci};
  for (const auto &root : recording.getRoots())
    ++numCallSites[root.first];
}

bool ClaimCheck::Checker::isOnlyWay(uint32_t method,
                                    llvm::ArrayRef<SiteName> context) const {
  for (const SiteName &call : llvm::reverse(context)) {
    auto caller = rows.find(getKey(call.method));
    auto found = firstCallSites.find(method);
    if (caller == rows.end() || found == firstCallSites.end() ||
        numCallSites.lookup(method) != 1 ||
        found->second != std::make_pair(caller->second, call.bci))
      return false;
    method = caller->second;
  }
  return true;
}

void ClaimCheck::Checker::violate(const Claim &claim, StringRef className,
                                  ValuePlace place, std::string ran) {
  std::optional<BrokenAssumption> broken;
  if (claim.kind == ClaimKind::Conditional) {
    if (!program.isOrdinaryClass(className))
      broken = evidence.getBrokenByClass(className, claim.assumptions);
    else
      broken = evidence.getBrokenByObjects(className, place, claim.assumptions);
  }
  result.violations.push_back({&claim, std::move(ran), broken});
}

void ClaimCheck::Checker::violateCall(const Claim &claim, ValuePlace caller,
                                      uint32_t callee) {
  std::optional<BrokenAssumption> broken;
  if (claim.kind == ClaimKind::Conditional) {
    StringRef owner = program.getClassName(callee);
    broken = program.isOrdinaryClass(owner)
                 ? evidence.getBrokenByCall(caller, callee, claim.assumptions)
                 : evidence.getBrokenByClass(owner, claim.assumptions);
  }
  result.violations.push_back(
      {&claim, program.getName(callee) + " ran", broken});
}

/// Class initialisers and loadClass are at the same index: the name of the
/// callee tells.
bool ClaimCheck::Checker::checkCall(const Claim &claim, uint32_t caller) {
  bool wasRun = false;
  for (auto [bci, callee] : program.getCallees(caller)) {
    if (bci != claim.site.bci || !isOfDeclared(claim, callee))
      continue;
    wasRun = true;
    StringRef owner = program.getClassName(callee);
    bool isAllowed =
        program.getKind(callee) == RecordedKind::Overpass
            // It throws what the claim states that the call throws.
            ? !claim.failure.empty()
            : claim.subject == ClaimSubject::Targets
                  ? llvm::any_of(claim.targets,
                                 [&](const MethodName &target) {
                                   return owner == target.owner.getValue();
                                 })
                  : claim.target && owner == claim.target.owner.getValue();
    if (!isAllowed)
      violateCall(claim, {caller, bci}, callee);
  }
  return wasRun;
}

static bool isClaimed(const Claim &claim, StringRef className) {
  return llvm::any_of(claim.types, [&](mlir::StringAttr name) {
    return name.getValue() == className;
  });
}

/// The receiver of an edge's first call is among those of the callee. So one of
/// them has to be claimed, and all, where no other site calls it.
bool ClaimCheck::Checker::checkReceiver(const Claim &claim, uint32_t caller) {
  bool wasRun = false;
  for (auto [bci, callee] : program.getCallees(caller)) {
    if (bci != claim.site.bci || !isOfDeclared(claim, callee))
      continue;
    llvm::ArrayRef<uint32_t> classes = receivers[callee];
    if (classes.empty())
      continue;
    wasRun = true;
    auto isWrong = [&](uint32_t index) {
      return !isClaimed(claim, recording.getClasses()[index].name);
    };
    const uint32_t *wrong = llvm::find_if(classes, isWrong);
    if (wrong == classes.end() ||
        (numCallSites[callee] > 1 && !llvm::all_of(classes, isWrong)))
      continue;
    StringRef name = recording.getClasses()[*wrong].name;
    violate(claim, name, {caller, bci}, ("the receiver was a " + name).str());
  }
  return wasRun;
}

bool ClaimCheck::Checker::checkThis(const Claim &claim, uint32_t method) {
  for (uint32_t index : receivers[method]) {
    StringRef name = recording.getClasses()[index].name;
    if (!isClaimed(claim, name))
      violate(claim, name, {method, -1}, ("this was a " + name).str());
  }
  return !receivers[method].empty();
}

/// A cast that fails throws at its own index.
bool ClaimCheck::Checker::checkCast(const Claim &claim, uint32_t method) {
  if (!recording.hasExceptions() || !entered.count(method))
    return false;
  for (auto [thrower, bci, classIndex] : recording.getThrows())
    if (thrower == method && bci == claim.site.bci &&
        recording.getClasses()[classIndex].name ==
            "java.lang.ClassCastException")
      result.violations.push_back({&claim, "it failed", std::nullopt});
  return true;
}

bool ClaimCheck::Checker::checkUnreachable(const Claim &claim,
                                           uint32_t method) {
  if (entered.count(method)) {
    std::optional<BrokenAssumption> broken;
    if (claim.kind == ClaimKind::Conditional)
      broken = evidence.getBrokenByEntry(method, claim.assumptions);
    result.violations.push_back(
        {&claim, program.getName(method) + " ran", broken});
  }
  return true;
}

void ClaimCheck::Checker::check(const Claim &claim) {
  auto found = rows.find(getKey(claim.site.method));
  if (found == rows.end()) {
    // A method that no run shows was not entered, which is as claimed.
    result.numChecked += claim.subject == ClaimSubject::Unreachable;
    return;
  }
  uint32_t row = found->second;
  bool wasRun = false;
  if (!isOnlyWay(row, claim.context))
    return;
  switch (claim.subject) {
  case ClaimSubject::Call:
  case ClaimSubject::Targets:
    wasRun = checkCall(claim, row);
    break;
  case ClaimSubject::Type:
    if (claim.declared)
      wasRun = checkReceiver(claim, row);
    else if (claim.site.bci < 0)
      wasRun = checkThis(claim, row);
    break;
  case ClaimSubject::Cast:
    wasRun = checkCast(claim, row);
    break;
  case ClaimSubject::Unreachable:
    wasRun = checkUnreachable(claim, row);
    break;
  }
  result.numChecked += wasRun;
}

ClaimCheck::ClaimCheck(ClassHierarchy &hierarchy, const ClaimSet &claims,
                       const Recording &recording, const CallGraph *graph) {
  Checker checker(hierarchy, recording, graph, *this);
  for (const Claim &claim : claims.claims)
    checker.check(claim);
}

uint64_t ClaimCheck::getNumDefects() const {
  return llvm::count_if(violations, [](const ClaimViolation &violation) {
    return violation.isDefect();
  });
}

void jir::print(const ClaimViolation &violation, llvm::raw_ostream &os) {
  const Claim &claim = *violation.claim;
  os << jvm::stringifyClaimKind(claim.kind) << " " << getName(claim.subject)
     << " claim at " << claim.site.method.owner.getValue() << "."
     << claim.site.method.member.getValue() << "@" << claim.site.bci;
  if (claim.target)
    os << " claims " << claim.target.owner.getValue() << "."
       << claim.target.member.getValue();
  else if (!claim.failure.empty())
    os << " claims that it throws " << claim.failure;
  if (claim.subject == ClaimSubject::Targets)
    os << " claims one of " << claim.targets.size() << " targets";
  for (mlir::StringAttr name : claim.types)
    os << (name == claim.types.front() ? " claims " : " or ")
       << name.getValue();
  os << ", but " << violation.ran;
  if (violation.broken)
    os << ": the run broke " << getName(violation.broken->assumption) << ": "
       << violation.broken->event;
}

void ClaimCheck::print(llvm::raw_ostream &os) const {
  os << "claims checked: " << numChecked << "\nviolated: " << violations.size()
     << ", of these unexplained: " << getNumDefects() << "\n";
  for (const ClaimViolation &violation : violations) {
    jir::print(violation, os);
    os << "\n";
  }
}
