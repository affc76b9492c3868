//===- CallGraph.cpp - Sites, targets and reachable methods -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Construction, sorted iteration and printing of call graphs.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;

//===----------------------------------------------------------------------===//
// Reasons
//===----------------------------------------------------------------------===//

static constexpr std::pair<llvm::StringLiteral, llvm::StringLiteral>
    kReasons[] = {
#define CALL_REASON(Enumerator, Name, Meaning) {Name, Meaning},
#include "jir/Analysis/CallGraph/CallReasons.def"
#include <cassert>
};

static_assert(std::size(kReasons) <= 32, "ReasonSet holds 32 bits");

llvm::StringRef jir::getName(Reason reason) {
  return kReasons[unsigned(reason)].first;
}

llvm::StringRef jir::getMeaning(Reason reason) {
  return kReasons[unsigned(reason)].second;
}

void ReasonSet::forEach(llvm::function_ref<void(Reason)> visit) const {
  for (unsigned index : llvm::seq<unsigned>(0, std::size(kReasons)))
    if (contains(Reason(index)))
      visit(Reason(index));
}

void ReasonSet::print(llvm::raw_ostream &os) const {
  bool isFirst = true;
  forEach([&](Reason reason) {
    os << (isFirst ? "" : "|") << getName(reason);
    isFirst = false;
  });
}

std::string ReasonSet::str() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(os);
  return text;
}

llvm::StringRef jir::getName(Unresolved::Kind kind) {
  switch (kind) {
  case Unresolved::AbsentClass:
    return "absent-class";
  case Unresolved::LinkError:
    return "link-error";
  case Unresolved::InvokeDynamic:
    return "invoke-dynamic";
  case Unresolved::Native:
    return "native";
  case Unresolved::FailedBody:
    return "failed-body";
  case Unresolved::UnknownReceiver:
    return "unknown-receiver";
  case Unresolved::Reflection:
    return "reflection";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

SiteId CallGraph::addSite(const CallSite &site) {
  assert(!isFinished && "the graph is finished");
  SiteId id(sites.size());
  sites.push_back(site);
  sites.back().edgesBegin = sites.back().edgesEnd = edges.size();
  if (!site.caller)
    return id;
  if (sitesOf.size() <= site.caller.index)
    sitesOf.resize(site.caller.index + 1);
  auto &[begin, end] = sitesOf[site.caller.index];
  if (begin == end)
    begin = id.index;
  assert((begin == id.index || end == id.index) && "sites of one caller apart");
  end = id.index + 1;
  return id;
}

void CallGraph::addEdge(MethodId callee, ReasonSet reasons) {
  assert(!isFinished && !sites.empty() && callee && "no site to add to");
  edges.push_back({callee, reasons});
  sites.back().edgesEnd = edges.size();
}

ConeId CallGraph::addCone(Cone cone) {
  assert(!isFinished && "the graph is finished");
  cones.push_back(std::move(cone));
  return ConeId(cones.size() - 1);
}

bool CallGraph::addReachable(MethodId method, const Cause &cause) {
  assert(!isFinished && method && "no method to add");
  if (causes.size() <= method.index) {
    causes.resize(method.index + 1);
    hasCause.resize(method.index + 1);
  }
  if (hasCause[method.index])
    return false;
  hasCause[method.index] = true;
  causes[method.index] = cause;
  reachable.push_back(method);
  return true;
}

void CallGraph::finish() {
  assert(!isFinished && "finished twice");
  isFinished = true;
  for (Cone &cone : cones)
    llvm::sort(cone.targets, [](const CallEdge &a, const CallEdge &b) {
      return a.callee < b.callee;
    });
  for (const CallSite &site : sites)
    if (!site.caller)
      rootSites.push_back(site);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

llvm::ArrayRef<CallSite> CallGraph::getSitesOf(MethodId caller) const {
  if (!caller)
    return rootSites;
  if (caller.index >= sitesOf.size())
    return {};
  auto [begin, end] = sitesOf[caller.index];
  return llvm::ArrayRef(sites).slice(begin, end - begin);
}

void CallGraph::forEachTarget(
    const CallSite &site,
    llvm::function_ref<void(const CallEdge &)> visit) const {
  for (const CallEdge &edge : getEdges(site))
    visit(edge);
  if (!site.cone)
    return;
  for (CallEdge edge : getCone(site.cone).targets) {
    if (site.coneReason != Reason::Dispatch)
      edge.reasons = site.coneReason;
    visit(edge);
  }
}

std::vector<MethodId> CallGraph::getSortedReachable() const {
  // The text is compared once a class and once a member, not once a pair.
  using Key =
      std::tuple<llvm::StringRef, llvm::StringRef, llvm::StringRef, MethodId>;
  std::vector<Key> keys;
  keys.reserve(reachable.size());
  for (MethodId method : reachable)
    keys.push_back({hierarchy->getName(hierarchy->getMethod(method).owner),
                    hierarchy->getMethodName(method),
                    hierarchy->getDescriptor(method), method});
  llvm::sort(keys);
  std::vector<MethodId> sorted;
  sorted.reserve(keys.size());
  for (const Key &key : keys)
    sorted.push_back(std::get<MethodId>(key));
  return sorted;
}

void CallGraph::forEachRow(
    llvm::function_ref<void(const Row &)> visit,
    llvm::function_ref<bool(MethodId, MethodId)> keeps) const {
  std::vector<MethodId> callers = getSortedReachable();
  std::vector<uint32_t> rank(hierarchy->getNumMethods());
  for (auto [index, method] : llvm::enumerate(callers))
    rank[method.index] = index;
  auto root = llvm::lower_bound(
      callers, llvm::StringRef("<root>"),
      [&](MethodId method, llvm::StringRef name) {
        return hierarchy->getName(hierarchy->getMethod(method).owner)
                   .getValue() < name;
      });
  callers.insert(root, MethodId());

  std::vector<Row> rows;
  for (MethodId caller : callers) {
    rows.clear();
    for (const CallSite &site : getSitesOf(caller))
      forEachTarget(site, [&](const CallEdge &edge) {
        if (!keeps || keeps(caller, edge.callee))
          rows.push_back({caller, site.bci, edge.callee, edge.reasons});
      });
    llvm::sort(rows, [&](const Row &a, const Row &b) {
      return std::pair(a.bci, rank[a.callee.index]) <
             std::pair(b.bci, rank[b.callee.index]);
    });
    for (size_t index = 0; index < rows.size();) {
      Row row = rows[index];
      for (; index < rows.size() && rows[index].bci == row.bci &&
             rows[index].callee == row.callee;
           ++index)
        row.reasons |= rows[index].reasons;
      visit(row);
    }
  }
}

void CallGraph::print(llvm::raw_ostream &os, unsigned limit) const {
  auto printSites = [&](MethodId caller) {
    for (const CallSite &site : getSitesOf(caller)) {
      llvm::SmallVector<CallEdge> targets;
      forEachTarget(site,
                    [&](const CallEdge &edge) { targets.push_back(edge); });
      bool isCone = site.cone && targets.size() > limit;
      if (isCone) {
        const Cone &cone = getCone(site.cone);
        os << "  [" << site.bci << "] cone "
           << hierarchy->getQualifiedName(cone.resolved) << " of "
           << hierarchy->getName(cone.root).getValue() << ": " << targets.size()
           << " targets\n";
      }
      for (const CallEdge &edge :
           isCone ? llvm::ArrayRef<CallEdge>() : llvm::ArrayRef(targets)) {
        os << "  [" << site.bci << "] "
           << hierarchy->getQualifiedName(edge.callee) << ' ';
        edge.reasons.print(os);
        os << '\n';
      }
      if (site.outcome != LinkOutcome::Found)
        os << "  [" << site.bci << "] " << getName(site.outcome) << '\n';
      if (!site.cone)
        continue;
      const Cone &cone = getCone(site.cone);
      if (cone.throwsAbstractMethodError)
        os << "  [" << site.bci << "] throws java.lang.AbstractMethodError\n";
      if (cone.throwsIncompatibleClassChangeError)
        os << "  [" << site.bci
           << "] throws java.lang.IncompatibleClassChangeError\n";
      if (cone.throwsIllegalAccessError)
        os << "  [" << site.bci << "] throws java.lang.IllegalAccessError\n";
      if (cone.isOpen)
        os << "  [" << site.bci << "] open\n";
      if (cone.numUnknown)
        os << "  [" << site.bci << "] unknown: " << cone.numUnknown << '\n';
    }
  };
  os << "<root>\n";
  printSites(MethodId());
  for (MethodId method : getSortedReachable()) {
    os << hierarchy->getQualifiedName(method) << '\n';
    printSites(method);
  }
}
