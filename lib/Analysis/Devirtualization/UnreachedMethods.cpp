//===- UnreachedMethods.cpp - Why a method is not reachable -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Searches the program for calls of a method that no path leads to.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Devirtualization/UnreachedMethods.h"
#include "jir/Analysis/MethodFacts/BodyReader.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/StringExtras.h"
#include <deque>

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

/// The most subtypes that are asked for their constructors.
static constexpr size_t kMaxSubtypes = 2000;
/// The most callers and implementations that are named one by one.
static constexpr size_t kMaxNamed = 5;

UnreachedMethods::UnreachedMethods(const CallGraph &graph, Linkage &linkage)
    : graph(graph), linkage(linkage), hierarchy(linkage.getHierarchy()) {
  collectUses();
}

//===----------------------------------------------------------------------===//
// The calls of the program
//===----------------------------------------------------------------------===//

/// What calls, function objects and handles name.
class UnreachedMethods::UseReader : public BodyReader {
public:
  explicit UseReader(UnreachedMethods &methods)
      : BodyReader(methods.linkage, methods.graph.getAssumptions().getRuntime(),
                   /*models=*/nullptr),
        uses(methods.uses) {}

private:
  void addUse(int32_t bci, Attribute target) {
    if (auto named = dyn_cast<MethodRefAttr>(target))
      uses[named.getMember()].push_back({method, bci, named});
  }
  void addInvoke(const InvokeFact &invoke) override {
    InvokeOpInterface op = invoke.op;
    addUse(invoke.bci, op.getMethod());
  }
  void addFunction(const FunctionFact &function) override {
    addUse(function.bci, function.implementation.getTarget());
  }
  void addHandle(HandleAttr handle, const HandleTarget &target, int32_t bci,
                 Reason reason) override {
    addUse(bci, handle.getTarget());
  }

  llvm::DenseMap<StringAttr, std::vector<Use>> &uses;
};

void UnreachedMethods::collectUses() {
  UseReader reader(*this);
  for (auto classOp : hierarchy.getProgram().getOps<ClassOp>()) {
    ClassId owner = hierarchy.lookupClass(classOp.getSymNameAttr());
    if (!owner || classOp.getOrigin() == Origin::Platform)
      continue;
    for (auto method : classOp.getBody().getOps<MethodOp>()) {
      if (method.getState() != BodyState::Loaded)
        continue;
      MethodId caller = hierarchy.lookupMethod(
          owner, hierarchy.getSelector(method.getSymNameAttr()));
      if (caller)
        reader.read(caller, method);
    }
  }
}

SmallVector<UnreachedMethods::Use, 4>
UnreachedMethods::findUses(MethodId method) {
  SmallVector<Use, 4> found;
  const MethodInfo info = hierarchy.getMethod(method);
  bool isSelected = !info.isStatic() && !info.isPrivate() &&
                    !hierarchy.getMethodName(method).starts_with("<");
  for (const Use &use : uses.lookup(hierarchy.getMember(method))) {
    MethodResolution resolution = linkage.resolveMethod(use.named);
    if (!resolution.method)
      continue;
    ClassId resolved = hierarchy.getMethod(resolution.method).owner;
    if (resolution.method == method ||
        (isSelected && hierarchy.isSubtype(info.owner, resolved)))
      found.push_back(use);
  }
  return found;
}

//===----------------------------------------------------------------------===//
// Explaining
//===----------------------------------------------------------------------===//

/// `a.B.c()V at 3`.
static std::string describeUse(const ClassHierarchy &hierarchy, MethodId caller,
                               int32_t bci) {
  return hierarchy.getQualifiedName(caller) + " at " + std::to_string(bci);
}

/// The first names, and how many more there are.
static std::string listNames(ArrayRef<std::string> names) {
  std::string text = llvm::join(names.take_front(kMaxNamed), ", ");
  if (names.size() > kMaxNamed)
    text += " and " + std::to_string(names.size() - kMaxNamed) + " more";
  return text;
}

void UnreachedMethods::explainClass(UnreachedMethod &result) {
  const MethodInfo info = hierarchy.getMethod(result.method);
  ArrayRef<ClassId> subtypes = hierarchy.getSubtypes(info.owner);
  if (info.isStatic() || subtypes.size() > kMaxSubtypes)
    return;
  if (info.isAbstract()) {
    std::vector<std::string> reached;
    for (ClassId id : subtypes) {
      MethodId other = hierarchy.lookupMethod(id, info.selector);
      if (other && other != result.method && graph.isReachable(other))
        reached.push_back(hierarchy.getQualifiedName(other));
    }
    result.findings.push_back(
        {"abstract",
         "it is abstract and never runs itself; " +
             (reached.empty()
                  ? std::string("no implementation is reachable")
                  : "reachable implementations: " + listNames(reached))});
    return;
  }
  if (hierarchy.getMethodName(result.method) == "<init>")
    return;
  for (ClassId id : subtypes)
    for (uint32_t index : hierarchy.getMethodIndices(id))
      if (hierarchy.getMethodName(MethodId(index)) == "<init>" &&
          graph.isReachable(MethodId(index)))
        return;
  result.findings.push_back(
      {"never-instantiated",
       "no constructor of " + hierarchy.getName(info.owner).str() +
           " or of a subtype is reachable: there is no object to call it on"});
}

void UnreachedMethods::explainCalls(UnreachedMethod &result) {
  if (hierarchy.getMethodName(result.method) == "<clinit>") {
    result.findings.push_back(
        {"not-initialised",
         "no reachable instruction initialises " +
             hierarchy.getName(hierarchy.getMethod(result.method).owner)
                 .str()});
    return;
  }
  std::vector<std::string> dead, live;
  for (const Use &use : findUses(result.method))
    (graph.isReachable(use.caller) ? live : dead)
        .push_back(describeUse(hierarchy, use.caller, use.bci));
  if (!live.empty())
    result.findings.push_back(
        {"not-selected", "reachable calls name it, or a method that it "
                         "overrides, but select another: " +
                             listNames(live)});
  if (!dead.empty())
    result.findings.push_back(
        {"caller-not-reachable",
         "it is called where nothing reaches: " + listNames(dead)});
  if (live.empty() && dead.empty())
    result.findings.push_back(
        {"no-call", "no instruction of the application or its libraries names "
                    "it, or a method that it overrides"});
}

void UnreachedMethods::explainUnseen(UnreachedMethod &result) {
  if (graph.getAssumptions().contains(Assumption::NoReflectiveCalls))
    result.findings.push_back(
        {"assumption", "by the assumption no-reflective-calls reflection runs "
                       "nothing that is not reached otherwise"});
  size_t count =
      llvm::count_if(graph.getUnresolved(), [](const Unresolved &fact) {
        return fact.kind == Unresolved::InvokeDynamic ||
               fact.kind == Unresolved::AbsentClass ||
               fact.kind == Unresolved::FailedBody;
      });
  if (count)
    result.findings.push_back(
        {"unresolved", "the analysis could not see through " +
                           std::to_string(count) +
                           (count == 1 ? " place (" : " places (") +
                           "absent classes, unknown bootstraps, bodies that "
                           "could not be imported), which may call it"});
}

void UnreachedMethods::findCallers(UnreachedMethod &result) {
  struct Step {
    MethodId callee;
    int32_t bci;
  };
  llvm::DenseMap<MethodId, Step> next;
  std::deque<MethodId> pending = {result.method};
  next[result.method] = {};
  while (!pending.empty()) {
    MethodId method = pending.front();
    pending.pop_front();
    bool isCalled = false;
    for (const Use &use : findUses(method)) {
      if (use.caller == method)
        continue;
      isCalled = true;
      if (!graph.isReachable(use.caller) &&
          next.try_emplace(use.caller, Step{method, use.bci}).second)
        pending.push_back(use.caller);
    }
    if (isCalled || method == result.method)
      continue;
    for (MethodId at = method; at != result.method; at = next[at].callee)
      result.callers.emplace_back(at, next[at].bci);
    return;
  }
}

UnreachedMethod UnreachedMethods::explain(MethodId method) {
  UnreachedMethod result;
  result.method = method;
  explainClass(result);
  explainCalls(result);
  findCallers(result);
  explainUnseen(result);
  return result;
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

std::pair<std::vector<MethodId>, bool>
jir::findMethods(ClassHierarchy &hierarchy, const MethodPattern &pattern,
                 size_t limit) {
  std::vector<MethodId> found;
  for (uint32_t index = 0; index < hierarchy.getNumClasses(); ++index) {
    if (!pattern.mayMatchClass(hierarchy.getName(ClassId(index))))
      continue;
    for (uint32_t method : hierarchy.getMethodIndices(ClassId(index))) {
      if (!pattern.matches(hierarchy, MethodId(method)))
        continue;
      if (found.size() == limit)
        return {std::move(found), true};
      found.push_back(MethodId(method));
    }
  }
  return {std::move(found), false};
}

std::vector<std::string> jir::findSimilarNames(ClassHierarchy &hierarchy,
                                               const MethodPattern &pattern,
                                               size_t limit) {
  std::vector<std::pair<unsigned, std::string>> ranked;
  StringRef owner = pattern.getClassText(), name = pattern.getNameText();
  auto addMethods = [&](ClassId id, unsigned distance) {
    for (uint32_t index : hierarchy.getMethodIndices(id)) {
      MethodId method(index);
      std::string text = toDisplayUtf8(hierarchy.getQualifiedName(method));
      unsigned off = hierarchy.getMethodName(method).edit_distance(name);
      if (off <= 2 + name.size() / 3)
        ranked.emplace_back(distance + off, text);
    }
  };
  ClassId exact = hierarchy.lookupClass(owner);
  if (exact && !hierarchy.isPhantom(exact)) {
    // The class is right: its own methods, then those it inherits.
    for (ClassId id = exact; id; id = hierarchy.getSuperclass(id))
      addMethods(id, id == exact ? 0 : 1);
  } else {
    std::vector<std::pair<unsigned, ClassId>> classes;
    StringRef simple = owner.drop_front(owner.rfind('.') + 1);
    for (uint32_t index = 0; index < hierarchy.getNumClasses(); ++index) {
      if (hierarchy.isPhantom(ClassId(index)))
        continue;
      StringRef other = hierarchy.getName(ClassId(index));
      unsigned most = 3, off = other.edit_distance(owner, true, most);
      if (off > most && other.drop_front(other.rfind('.') + 1) == simple)
        off = most;
      if (off <= most)
        classes.emplace_back(off, ClassId(index));
    }
    llvm::sort(classes);
    for (auto &[off, id] : llvm::ArrayRef(classes).take_front(limit))
      addMethods(id, off);
  }
  llvm::sort(ranked);
  std::vector<std::string> names;
  for (auto &[distance, text] : ranked)
    if (names.size() < limit && !llvm::is_contained(names, text))
      names.push_back(text);
  return names;
}
