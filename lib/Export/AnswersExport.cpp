//===- AnswersExport.cpp - Questions about calls ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lines over the rows of a call graph.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/AnswersExport.h"
#include "jir/Analysis/CallGraph/ReachabilityPaths.h"
#include "jir/Analysis/Devirtualization/UnreachedMethods.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;

CallAnswers::CallAnswers(const CallGraph &graph, Linkage &linkage,
                         SourceLines &lines)
    : graph(graph), linkage(linkage), hierarchy(graph.getHierarchy()),
      lines(lines) {}

std::string CallAnswers::getName(MethodId method) const {
  return method ? toDisplayUtf8(hierarchy.getQualifiedName(method)) : "<root>";
}

std::string CallAnswers::getPlace(MethodId method, int32_t bci) {
  std::string text = getName(method);
  if (!method || bci < 0)
    return text;
  text += '@' + std::to_string(bci);
  // Lines of the platform would add the body of each caller.
  std::string source = isOwn(method) ? lines.describe(method, bci) : "";
  return source.empty() ? text : text + " (" + toDisplayUtf8(source) + ')';
}

bool CallAnswers::isOwn(MethodId method) const {
  return !method || hierarchy.getOrigin(hierarchy.getMethod(method).owner) !=
                        jvm::Origin::Platform;
}

/// The number of targets of the calls at an instruction.
static uint64_t countTargets(const CallGraph &graph, MethodId caller,
                             int32_t bci) {
  llvm::DenseSet<MethodId> targets;
  for (const CallSite &site : graph.getSitesOf(caller))
    if (site.bci == bci && site.kind != SiteKind::Implicit)
      graph.forEachTarget(
          site, [&](const CallEdge &edge) { targets.insert(edge.callee); });
  return targets.size();
}

std::vector<std::string>
CallAnswers::listRows(llvm::function_ref<bool(MethodId, MethodId)> keeps) {
  std::vector<CallGraph::Row> rows;
  graph.forEachRow([&](const CallGraph::Row &row) { rows.push_back(row); },
                   keeps);
  std::stable_partition(
      rows.begin(), rows.end(),
      [&](const CallGraph::Row &row) { return isOwn(row.caller); });
  std::vector<std::string> answers;
  for (const CallGraph::Row &row : rows) {
    std::string line = getPlace(row.caller, row.bci) + " calls " +
                       getName(row.callee) + ": " + row.reasons.str();
    uint64_t targets =
        row.bci < 0 ? 0 : countTargets(graph, row.caller, row.bci);
    if (targets > 1)
      line += ", one of " + std::to_string(targets) + " targets";
    answers.push_back(std::move(line));
  }
  return answers;
}

std::vector<std::string> CallAnswers::whoCalls(MethodList methods) {
  llvm::DenseSet<MethodId> wanted(methods.begin(), methods.end());
  std::vector<std::string> answers = listRows(
      [&](MethodId, MethodId callee) { return wanted.contains(callee); });
  for (MethodId method : methods)
    if (!graph.isReachable(method))
      answers.push_back(getName(method) +
                        " is not reachable: nothing calls it");
  return answers;
}

std::vector<std::string> CallAnswers::callsOf(MethodList methods) {
  llvm::DenseSet<MethodId> wanted(methods.begin(), methods.end());
  std::vector<std::string> answers = listRows([&](MethodId caller, MethodId) {
    return caller && wanted.contains(caller);
  });
  for (MethodId method : methods)
    if (!graph.isReachable(method))
      answers.push_back(getName(method) +
                        " is not reachable: it calls nothing");
    else if (graph.getSitesOf(method).empty())
      answers.push_back(getName(method) + " calls nothing");
  return answers;
}

std::vector<std::string> CallAnswers::whyNot(MethodList methods) {
  std::optional<UnreachedMethods> unreached;
  std::optional<ReachabilityPaths> paths;
  std::vector<std::string> answers;
  for (MethodId method : methods) {
    std::string line = getName(method);
    if (graph.isReachable(method)) {
      if (!paths)
        paths.emplace(graph);
      std::vector<ReasonStep> path = paths->getPath(method);
      line += " is reachable";
      if (!path.empty())
        line += ": " + getPlace(path.back().caller, path.back().bci) +
                " calls it (" + path.back().reasons.str() + ")";
      answers.push_back(std::move(line));
      continue;
    }
    if (!unreached)
      unreached.emplace(graph, linkage);
    line += " is not reachable: ";
    bool isFirst = true;
    for (const UnreachedFinding &finding :
         unreached->explain(method).findings) {
      // What holds for every method of the program is not an answer of this
      // one.
      if (finding.code == "assumption" || finding.code == "unresolved")
        continue;
      line += (isFirst ? "" : "; ") + toDisplayUtf8(finding.text);
      isFirst = false;
    }
    answers.push_back(std::move(line));
  }
  return answers;
}

std::vector<std::string>
CallAnswers::unresolved(std::optional<MethodList> methods) {
  llvm::DenseSet<MethodId> wanted;
  if (methods)
    wanted.insert(methods->begin(), methods->end());
  struct Line {
    std::string caller;
    int32_t bci;
    std::string text;

    auto key() const { return std::tie(caller, bci, text); }
  };
  std::vector<Line> found;
  size_t folded = 0;
  for (const Unresolved &fact : graph.getUnresolved()) {
    if (methods ? !fact.caller || !wanted.contains(fact.caller)
                : !isOwn(fact.caller)) {
      folded += !methods;
      continue;
    }
    std::string text = jir::getName(fact.kind).str();
    if (fact.what)
      text += ' ' + toDisplayUtf8(fact.what.getValue());
    found.push_back({getName(fact.caller), fact.bci,
                     getPlace(fact.caller, fact.bci) + ": " + text});
  }
  llvm::sort(found,
             [](const Line &a, const Line &b) { return a.key() < b.key(); });
  std::vector<std::string> answers;
  for (Line &line : found)
    if (answers.empty() || answers.back() != line.text)
      answers.push_back(std::move(line.text));
  if (folded)
    answers.push_back("and " + std::to_string(folded) +
                      " in the platform; a glob of methods lists them");
  if (answers.empty())
    answers.push_back("the analysis saw through everything there");
  return answers;
}

void jir::exportAnswers(llvm::ArrayRef<std::string> answers, size_t limit,
                        llvm::raw_ostream &os) {
  size_t shown = limit ? std::min(limit, answers.size()) : answers.size();
  for (const std::string &answer : answers.take_front(shown))
    os << answer << '\n';
  if (answers.size() > shown)
    os << "and " << answers.size() - shown << " more\n";
}
