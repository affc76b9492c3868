//===- Why.cpp - jvm-why: reasons for people --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-why.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Devirtualization/UnknownCallees.h"
#include "jir/Export/WhyExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_WHY
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

/// The analysis that adds claims only.
static constexpr llvm::StringLiteral kDefensive = "jvm-defensive";

namespace {

/// A method pattern with an index or a line after it.
struct SitePattern {
  MethodPattern methods;
  std::optional<int32_t> bci, line;
};

class WhyPass : public jir::impl::WhyBase<WhyPass> {
public:
  using WhyBase::WhyBase;

private:
  PassContract getContract() const override;
  llvm::Error checkOptions() const override;
  LogicalResult runOnProgram(ModuleOp program) override;
  /// The pass whose claims are asked; that is also the one of `from` when it
  /// adds claims only.
  StringRef getClaimSource() const;
  FailureOr<MethodPattern> parsePattern(StringRef option, StringRef text);
  FailureOr<SitePattern> parseSite(StringRef option, StringRef text);
  LogicalResult answerMethods(const CallGraph &graph, Linkage &linkage,
                              WhyReport &report);
  void explainMethods(const CallGraph &graph, Linkage &linkage,
                      const ReachabilityPaths &paths,
                      ArrayRef<MethodId> methods, WhyReport &report);
  LogicalResult answerSites(const CallGraph &graph, Linkage &linkage,
                            SourceLines &lines, WhyReport &report);
  LogicalResult answerClaims(ClassHierarchy &hierarchy, SourceLines &lines,
                             WhyReport &report);
  void reportNothing(ClassHierarchy &hierarchy, const MethodPattern &pattern,
                     WhyReport &report);
};

} // namespace

StringRef WhyPass::getClaimSource() const {
  bool isFrom =
      claims.empty() && ResultStore::getPassOfSource(from) == kDefensive;
  return isFrom ? StringRef(from) : StringRef(claims);
}

PassContract WhyPass::getContract() const {
  PassContract contract;
  contract.writes(output);
  // Claims are asked without a call graph.
  return claim.empty() ? contract.reads(ResultKind::CallGraph, from)
                       : contract.reads(ResultKind::Claims, getClaimSource());
}

llvm::Error WhyPass::checkOptions() const {
  int asked = !method.empty() + !site.empty() + !claim.empty();
  if (asked == 1)
    return llvm::Error::success();
  return llvm::createStringError(
      Twine(asked ? "one question at a time" : "no question") +
      "; expected method=, site= or claim=");
}

/// The most methods that a pattern is matched with.
static constexpr size_t kMaxMatches = 1000000;

FailureOr<MethodPattern> WhyPass::parsePattern(StringRef option,
                                               StringRef text) {
  llvm::Expected<MethodPattern> pattern = MethodPattern::create(text);
  if (!pattern)
    return getOperation().emitError()
           << "jvm-why: bad " << option << "=" << text << ": "
           << llvm::toString(pattern.takeError());
  return std::move(*pattern);
}

FailureOr<SitePattern> WhyPass::parseSite(StringRef option, StringRef text) {
  // Names may hold both characters; what is after the last is a number.
  std::optional<int32_t> bci, line;
  int32_t number = 0;
  StringRef methods = text;
  auto [beforeAt, behindAt] = text.rsplit('@');
  auto [beforeColon, behindColon] = text.rsplit(':');
  if (!behindAt.empty() && !behindAt.getAsInteger(10, number)) {
    bci = number;
    methods = beforeAt;
  } else if (!behindColon.empty() && !behindColon.getAsInteger(10, number)) {
    line = number;
    methods = beforeColon;
  }
  FailureOr<MethodPattern> pattern = parsePattern(option, methods);
  if (failed(pattern))
    return failure();
  return SitePattern{std::move(*pattern), bci, line};
}

void WhyPass::reportNothing(ClassHierarchy &hierarchy,
                            const MethodPattern &pattern, WhyReport &report) {
  report.nothing = "no class of the program or its platform has a method " +
                   pattern.getText().str();
  report.similar = findSimilarNames(hierarchy, pattern);
}

void WhyPass::explainMethods(const CallGraph &graph, Linkage &linkage,
                             const ReachabilityPaths &paths,
                             ArrayRef<MethodId> methods, WhyReport &report) {
  std::optional<UnreachedMethods> unreached;
  std::optional<UnknownCallees> unknown;
  std::shared_ptr<const pointsto::PointsToResult> result =
      getResults().latest<pointsto::PointsToResult>(getSource<CallGraph>(from));
  for (MethodId id : methods.take_front(limit)) {
    MethodAnswer answer;
    answer.method = id;
    if (paths.isReached(id)) {
      answer.path = paths.getPath(id);
      answer.isFromEntry = paths.isFromEntry(id);
    } else {
      if (!unreached)
        unreached.emplace(graph, linkage);
      answer.unreached = unreached->explain(id);
      if (result && !unknown)
        unknown.emplace(*result);
      if (unknown && unknown->mayRun(id))
        answer.unreached->findings.push_back(
            {"unknown-object", unknown->explain(id)});
    }
    report.methods.push_back(std::move(answer));
  }
  report.numMore = methods.size() - report.methods.size();
}

LogicalResult WhyPass::answerMethods(const CallGraph &graph, Linkage &linkage,
                                     WhyReport &report) {
  ClassHierarchy &hierarchy = graph.getHierarchy();
  FailureOr<MethodPattern> pattern = parsePattern("method", method);
  if (failed(pattern))
    return failure();
  std::vector<MethodId> found =
      findMethods(hierarchy, *pattern, kMaxMatches).first;
  if (found.empty()) {
    reportNothing(hierarchy, *pattern, report);
    return success();
  }
  if (start.empty()) {
    ReachabilityPaths paths(graph);
    std::stable_partition(found.begin(), found.end(),
                          [&](MethodId id) { return paths.isReached(id); });
    explainMethods(graph, linkage, paths, found, report);
    return success();
  }
  FailureOr<MethodPattern> starts = parsePattern("start", start);
  if (failed(starts))
    return failure();
  std::vector<MethodId> from;
  for (MethodId id : findMethods(hierarchy, *starts, kMaxMatches).first)
    if (graph.isReachable(id))
      from.push_back(id);
  if (from.empty())
    return getOperation().emitError()
           << "jvm-why: start=" << start << " matches no reachable method";
  ReachabilityPaths paths(graph, from);
  llvm::erase_if(found, [&](MethodId id) { return !paths.isReached(id); });
  explainMethods(graph, linkage, paths, found, report);
  if (found.empty())
    report.nothing = "no path leads from " + start + " to " + method;
  return success();
}

LogicalResult WhyPass::answerSites(const CallGraph &graph, Linkage &linkage,
                                   SourceLines &lines, WhyReport &report) {
  ClassHierarchy &hierarchy = graph.getHierarchy();
  FailureOr<SitePattern> pattern = parseSite("site", site);
  if (failed(pattern))
    return failure();
  std::vector<MethodId> found =
      findMethods(hierarchy, pattern->methods, kMaxMatches).first;
  if (found.empty()) {
    reportNothing(hierarchy, pattern->methods, report);
    return success();
  }
  std::shared_ptr<const pointsto::PointsToResult> result =
      getResults().latest<pointsto::PointsToResult>(getSource<CallGraph>(from));
  CallExplanations explanations(graph, linkage, lines, result.get());
  bool isReached = false;
  for (MethodId id : found) {
    if (!graph.isReachable(id))
      continue;
    isReached = true;
    if (report.calls.size() > limit)
      break;
    for (ExplainedCall &call : explanations.explain(id, pattern->bci))
      if (!pattern->line || lines.getLine(id, call.bci) == *pattern->line)
        report.calls.push_back(std::move(call));
  }
  if (report.calls.size() > limit) {
    report.numMore = report.calls.size() - limit;
    report.calls.resize(limit);
  }
  if (report.calls.empty())
    report.nothing =
        isReached
            ? "the call graph has no site there"
            : "the method is not reachable; jvm-why{method=...} explains why";
  return success();
}

LogicalResult WhyPass::answerClaims(ClassHierarchy &hierarchy,
                                    SourceLines &lines, WhyReport &report) {
  FailureOr<SitePattern> pattern = parseSite("claim", claim);
  if (failed(pattern))
    return failure();
  std::shared_ptr<const ClaimSet> set = getResult<ClaimSet>(getClaimSource());
  if (!set)
    return failure();
  auto isWanted = [&](const SiteName &site) {
    if (pattern->bci && *pattern->bci != site.bci)
      return false;
    ClassId owner = hierarchy.lookupClass(site.method.owner);
    if (!owner || !pattern->methods.mayMatchClass(site.method.owner.getValue()))
      return false;
    MethodId id = hierarchy.lookupMethod(
        owner, hierarchy.getSelector(site.method.member));
    return id && pattern->methods.matches(hierarchy, id) &&
           (!pattern->line || lines.getLine(id, site.bci) == *pattern->line);
  };
  for (const Claim &known : set->claims)
    if (isWanted(known.site))
      report.claims.push_back(known);
  for (const UnclaimedSite &left : set->unclaimed)
    if (isWanted(left.site))
      report.unclaimed.push_back(left);
  if (report.claims.empty() && report.unclaimed.empty())
    report.nothing = "there is neither a claim nor an unclaimed call there";
  for (auto *list : {&report.claims})
    if (list->size() > limit) {
      report.numMore += list->size() - limit;
      list->resize(limit);
    }
  if (report.unclaimed.size() > limit) {
    report.numMore += report.unclaimed.size() - limit;
    report.unclaimed.resize(limit);
  }
  report.classHashes = set->classHashes;
  return success();
}

LogicalResult WhyPass::runOnProgram(ModuleOp program) {
  markAllAnalysesPreserved();
  std::shared_ptr<const CallGraph> graph;
  if (claim.empty() && !(graph = getResult<CallGraph>(from)))
    return failure();
  std::shared_ptr<ClassHierarchy> own;
  if (!graph && !(own = getHierarchy()))
    return failure();
  ClassHierarchy &hierarchy = graph ? graph->getHierarchy() : *own;
  Linkage linkage(hierarchy);
  SourceLines lines(hierarchy);
  WhyReport report;
  report.question = method + site + claim;
  if (failed(!method.empty() ? answerMethods(*graph, linkage, report)
             : !site.empty() ? answerSites(*graph, linkage, lines, report)
                             : answerClaims(hierarchy, lines, report)))
    return failure();
  return writeOutput(output, [&](llvm::raw_ostream &os) {
    if (format == PrintFormat::Json)
      exportWhyJson(report, hierarchy, lines, os);
    else
      exportWhyText(report, hierarchy, lines, os);
  });
}
