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
    Assumption::NoReflectiveCalls,  Assumption::MethodsCalledByCode,
    Assumption::StringsKnown,       Assumption::NativesCallNothingNew};

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
  case Assumption::MethodsCalledByCode:
  case Assumption::StringsKnown:
    return isReflection(owner) && !isReflection(program.getClassName(callee));
  case Assumption::NativesCallNothingNew:
    return program.getRecording().getMethods()[caller].isNative &&
           !isReflection(owner);
  default:
    return false;
  }
}

void RunEvidence::indexObjects() {
  if (isIndexed)
    return;
  isIndexed = true;
  const Recording &recording = program.getRecording();
  for (const RecordedMethod &method : recording.getMethods())
    if (method.name == "<init>")
      constructed.insert(method.classIndex);
  for (auto [row, classIndex] : recording.getReceivers())
    if (recording.getMethods()[row].name != "<init>")
      receivers[row].push_back(classIndex);
}

/// What is entered from the threads' starts while an assumption holds. A method
/// with a receiver waits until objects of one of its classes are made: else all
/// that a class made by reflection overrides would seem to run without it.
class RunEvidence::Closure {
public:
  Closure(const RunEvidence &evidence, Assumption assumption,
          llvm::DenseSet<uint32_t> &rows)
      : evidence(evidence), assumption(assumption), rows(rows) {}

  void run() {
    const Recording &recording = evidence.program.getRecording();
    for (const auto &root : recording.getRoots())
      enter(root.first);
    while (!pending.empty()) {
      uint32_t row = pending.back();
      pending.pop_back();
      const RecordedMethod &method = recording.getMethods()[row];
      if (method.name == "<init>")
        make(method.classIndex);
      for (auto [bci, callee] : evidence.program.getCallees(row))
        if (!evidence.isRuledOut(assumption, row, callee))
          call(callee);
    }
  }

private:
  void enter(uint32_t row) {
    if (rows.insert(row).second)
      pending.push_back(row);
  }
  void call(uint32_t row) {
    if (rows.contains(row))
      return;
    auto found = evidence.receivers.find(row);
    if (found == evidence.receivers.end() ||
        llvm::any_of(found->second, [&](uint32_t classIndex) {
          return made.contains(classIndex) ||
                 !evidence.constructed.contains(classIndex);
        }))
      return enter(row);
    for (uint32_t classIndex : found->second)
      waiting[classIndex].push_back(row);
  }
  void make(uint32_t classIndex) {
    if (!made.insert(classIndex).second)
      return;
    auto found = waiting.find(classIndex);
    if (found == waiting.end())
      return;
    for (uint32_t row : found->second)
      enter(row);
    waiting.erase(found);
  }

  const RunEvidence &evidence;
  Assumption assumption;
  llvm::DenseSet<uint32_t> &rows;
  llvm::DenseSet<uint32_t> made;
  llvm::DenseMap<uint32_t, llvm::SmallVector<uint32_t, 2>> waiting;
  std::vector<uint32_t> pending;
};

const llvm::DenseSet<uint32_t> &RunEvidence::getReached(Assumption assumption) {
  auto [entry, isNew] = reached.try_emplace(assumption);
  if (!isNew)
    return entry->second;
  indexObjects();
  Closure(*this, assumption, entry->second).run();
  return entry->second;
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
RunEvidence::getBrokenByCall(uint32_t caller, uint32_t callee,
                             AssumptionSet assumptions) {
  if (std::optional<Assumption> broken = getBrokenByEntry(callee, assumptions))
    return broken;
  if (std::optional<Assumption> broken = getBrokenByEntry(caller, assumptions))
    return broken;
  indexObjects();
  auto found = receivers.find(callee);
  if (found == receivers.end())
    return getBrokenByObjects(program.getClassName(callee), assumptions);
  std::optional<Assumption> broken;
  for (uint32_t classIndex : found->second) {
    broken = getBrokenByObjects(
        program.getRecording().getClasses()[classIndex].name, assumptions);
    if (!broken)
      return std::nullopt;
  }
  return broken;
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
