//===- RunEvidence.cpp - What a run says of assumptions ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Recorded edges that an assumption rules out.
///
//===----------------------------------------------------------------------===//

#include "RunEvidence.h"

using namespace jir;
using llvm::StringRef;

/// The assumptions that rule out edges; the others say nothing of a recording.
static constexpr Assumption kEdgeAssumptions[] = {
    Assumption::NoGeneratedClasses, Assumption::NoProxies,
    Assumption::NoReflectiveCalls, Assumption::StringsKnown,
    Assumption::NativesCallNothingNew};

static bool isProxyName(StringRef name) {
  return name.starts_with("jdk.proxy") || name.starts_with("com.sun.proxy.") ||
         name.contains("$Proxy");
}

/// Reflection calls from its accessors; Class.forName initialises from a native
/// method.
static bool isReflection(StringRef owner) {
  return owner.starts_with("jdk.internal.reflect.") ||
         owner.starts_with("java.lang.reflect.") || owner == "java.lang.Class";
}

std::optional<Assumption>
RunEvidence::getBrokenByClass(StringRef className,
                              AssumptionSet assumptions) const {
  // The class of a lambda: no assumption says that there is none.
  if (className.contains('/'))
    return std::nullopt;
  Assumption broken = isProxyName(className) ? Assumption::NoProxies
                                             : Assumption::NoGeneratedClasses;
  if (!assumptions.contains(broken))
    return std::nullopt;
  return broken;
}

bool RunEvidence::isRuledOut(Assumption assumption, uint32_t caller,
                             uint32_t callee) const {
  StringRef owner = program.getClassName(caller);
  bool isGenerated = program.getKind(callee) == RecordedKind::Generated;
  switch (assumption) {
  case Assumption::NoGeneratedClasses:
    return isGenerated && !isProxyName(program.getClassName(callee));
  case Assumption::NoProxies:
    return isGenerated && isProxyName(program.getClassName(callee));
  case Assumption::NoReflectiveCalls:
  case Assumption::StringsKnown:
    return isReflection(owner) && !isReflection(program.getClassName(callee));
  case Assumption::NativesCallNothingNew:
    return program.getRecording().getMethods()[caller].isNative &&
           !isReflection(owner);
  default:
    return false;
  }
}

const llvm::DenseSet<uint32_t> &RunEvidence::getReached(Assumption assumption) {
  auto [entry, isNew] = reached.try_emplace(assumption);
  llvm::DenseSet<uint32_t> &rows = entry->second;
  if (!isNew)
    return rows;
  std::vector<uint32_t> pending;
  for (const auto &root : program.getRecording().getRoots())
    if (rows.insert(root.first).second)
      pending.push_back(root.first);
  while (!pending.empty()) {
    uint32_t row = pending.back();
    pending.pop_back();
    for (auto [bci, callee] : program.getCallees(row))
      if (!isRuledOut(assumption, row, callee) && rows.insert(callee).second)
        pending.push_back(callee);
  }
  return rows;
}

std::optional<Assumption>
RunEvidence::getBrokenByEntry(uint32_t row, AssumptionSet assumptions) {
  for (Assumption assumption : kEdgeAssumptions)
    if (assumptions.contains(assumption) &&
        !getReached(assumption).contains(row))
      return assumption;
  return std::nullopt;
}

std::optional<Assumption>
RunEvidence::getBrokenByObjects(StringRef className,
                                AssumptionSet assumptions) {
  std::optional<Assumption> broken;
  const Recording &recording = program.getRecording();
  for (uint32_t row = 0; row < recording.getMethods().size(); ++row) {
    if (recording.getMethods()[row].name != "<init>" ||
        program.getClassName(row) != className)
      continue;
    broken = getBrokenByEntry(row, assumptions);
    if (!broken)
      return std::nullopt;
  }
  return broken;
}
