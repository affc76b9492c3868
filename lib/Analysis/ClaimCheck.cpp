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

#include "jir/Analysis/ClaimCheck.h"
#include "RecordedProgram.h"

using namespace jir;
using llvm::StringRef;

/// The row of a method by `class name(descriptor)`.
static llvm::StringMap<uint32_t> indexRows(const Recording &recording) {
  llvm::StringMap<uint32_t> rows;
  for (uint32_t row = 0; row < recording.getMethods().size(); ++row) {
    const RecordedMethod &method = recording.getMethods()[row];
    const RecordedClass &owner = recording.getClasses()[method.classIndex];
    if (!owner.isHidden)
      rows.try_emplace(owner.name + " " + method.name + method.descriptor, row);
  }
  return rows;
}

static std::string getKey(const MethodName &method) {
  return (method.owner.getValue() + " " + method.member.getValue()).str();
}

/// The assumption of the claim that the callee's class breaks: a class that no
/// archive has was made at run time.
static std::optional<Assumption>
explain(const Claim &claim, const RecordedProgram &program, uint32_t callee) {
  if (claim.kind == ClaimKind::Certain ||
      program.getKind(callee) == RecordedKind::Ordinary)
    return std::nullopt;
  StringRef name = program.getClassName(callee);
  bool isProxy = name.starts_with("jdk.proxy") ||
                 name.starts_with("com.sun.proxy.") || name.contains("$Proxy");
  Assumption broken =
      isProxy ? Assumption::NoProxies : Assumption::NoGeneratedClasses;
  if (!claim.assumptions.contains(broken))
    return std::nullopt;
  return broken;
}

ClaimCheck::ClaimCheck(ClassHierarchy &hierarchy, const ClaimSet &claims,
                       const Recording &recording) {
  RecordedProgram program(hierarchy, recording);
  llvm::StringMap<uint32_t> rows = indexRows(recording);
  std::set<uint32_t> entered = recording.getEntered();
  for (const Claim &claim : claims.claims) {
    auto found = rows.find(getKey(claim.site.method));
    if (found == rows.end())
      continue;
    if (claim.subject == ClaimSubject::Unreachable) {
      ++numChecked;
      if (entered.count(found->second))
        violations.push_back(
            {&claim, program.getName(found->second), std::nullopt});
      continue;
    }
    if (claim.subject != ClaimSubject::Call)
      continue;
    bool wasRun = false;
    for (auto [bci, callee] : program.getCallees(found->second)) {
      const RecordedMethod &method = recording.getMethods()[callee];
      // Class initialisers and loadClass stand at the same index.
      if (bci != claim.site.bci || method.name != claim.declared.getName() ||
          method.descriptor != claim.declared.getDescriptor())
        continue;
      wasRun = true;
      if (!claim.target ||
          program.getClassName(callee) != claim.target.owner.getValue())
        violations.push_back(
            {&claim, program.getName(callee), explain(claim, program, callee)});
    }
    numChecked += wasRun;
  }
}

uint64_t ClaimCheck::getNumDefects() const {
  return llvm::count_if(violations, [](const ClaimViolation &violation) {
    return violation.isDefect();
  });
}

void jir::print(const ClaimViolation &violation, llvm::raw_ostream &os) {
  const Claim &claim = *violation.claim;
  os << getName(claim.kind) << " " << getName(claim.subject) << " claim at "
     << claim.site.method.owner.getValue() << "."
     << claim.site.method.member.getValue() << "@" << claim.site.bci;
  if (claim.target)
    os << " claims " << claim.target.owner.getValue() << "."
       << claim.target.member.getValue();
  else if (!claim.failure.empty())
    os << " claims that it throws " << claim.failure;
  os << ", but " << violation.ran << " ran";
  if (violation.broken)
    os << ": the run broke " << getName(*violation.broken);
}

void ClaimCheck::print(llvm::raw_ostream &os) const {
  os << "claims checked: " << numChecked << "\nviolated: " << violations.size()
     << ", of these unexplained: " << getNumDefects() << "\n";
  for (const ClaimViolation &violation : violations) {
    jir::print(violation, os);
    os << "\n";
  }
}
