//===- Defensive.cpp - The pass jvm-defensive -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs the defensive analysis, and adds its claims.
///
//===----------------------------------------------------------------------===//

#include "AssumptionOptions.h"
#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/Defensive/DefensiveAnalysis.h"
#include "jir/Analysis/PointsTo/PointsToResult.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "mlir/IR/Builders.h"

namespace jir {
#define GEN_PASS_DEF_DEFENSIVE
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

class DefensivePass : public jir::impl::DefensiveBase<DefensivePass> {
public:
  using DefensiveBase::DefensiveBase;

private:
  PassContract getContract() const override;
  llvm::Error checkOptions() const override;
  LogicalResult runOnProgram(ModuleOp program) override;
  LogicalResult readAssumptions(DefensiveConfig &config);
  void annotate(ModuleOp program, const ClaimSet &claims);

  std::shared_ptr<const NativeModels> models;
};

} // namespace

/// Writes the classes of values on the operations that make them.
void DefensivePass::annotate(ModuleOp program, const ClaimSet &claims) {
  llvm::DenseMap<std::tuple<StringAttr, StringAttr, int32_t>, const Claim *>
      types;
  for (const Claim &claim : claims.claims)
    if (claim.subject == ClaimSubject::Type && claim.context.empty())
      types[{claim.site.method.owner, claim.site.method.member,
             claim.site.bci}] = &claim;
  for (auto classOp : program.getOps<ClassOp>())
    for (auto method : classOp.getBody().getOps<MethodOp>())
      method.walk([&](SiteOpInterface op) {
        const Claim *claim = types.lookup(
            {classOp.getSymNameAttr(), method.getSymNameAttr(), op.getBci()});
        if (!claim || op->getNumResults() != 1 ||
            !isReference(op->getResult(0).getType()) || isa<NewOp>(op))
          return;
        getDialect().getPointsToAttrHelper().setAttr(
            op, getExactTypes(&getContext(), *claim));
      });
}

/// Virtual and interface calls with exactly one target, and no other end.
static llvm::DenseSet<std::pair<MethodId, int32_t>>
findSingle(const CallGraph &graph) {
  llvm::DenseSet<std::pair<MethodId, int32_t>> single;
  for (const CallSite &site : graph.getSites()) {
    if (site.kind != SiteKind::InvokeVirtual &&
        site.kind != SiteKind::InvokeInterface)
      continue;
    llvm::SmallDenseSet<MethodId> targets;
    graph.forEachTarget(
        site, [&](const CallEdge &edge) { targets.insert(edge.callee); });
    if (targets.size() == 1)
      single.insert({site.caller, site.bci});
  }
  return single;
}

/// Whether the receivers of a call are all of one class, and known.
static bool isOfOneType(const pointsto::PointsToResult &result, MethodId method,
                        int32_t bci) {
  std::vector<pointsto::ObjectId> receivers = result.getReceivers(method, bci);
  if (receivers.empty() || result.holdsUnknown(receivers))
    return false;
  pointsto::TypeId type = result.getObject(receivers.front()).type;
  // An object that represents several classes has none of its own.
  const pointsto::TypeTable &types = result.getTypes();
  if (types.isClass(type) &&
      !result.getHierarchy().isInstantiable(types.getClassId(type)))
    return false;
  return llvm::all_of(receivers, [&](pointsto::ObjectId each) {
    return result.getObject(each).type == type;
  });
}

PassContract DefensivePass::getContract() const {
  PassContract contract;
  contract.provides(ResultKind::Claims);
  if (!countFrom.empty())
    contract.reads(ResultKind::CallGraph, countFrom);
  return contract;
}

llvm::Error DefensivePass::checkOptions() const {
  if (assumptions.empty())
    return llvm::Error::success();
  llvm::Expected<AssumptionSet> given =
      AssumptionSet::parse(llvm::to_vector(assumptions));
  if (!given)
    return given.takeError();
  AssumptionSet effective = {
      Assumption::FinalsNotRewritten,  Assumption::PrivatesWrittenByCode,
      Assumption::FieldsWrittenByCode, Assumption::MethodsCalledByCode,
      Assumption::PackagesAsGiven,     Assumption::NativesAsModelled};
  effective.unite(AssumptionSet::closedWorld());
  if (llvm::Error error = rejectIdleAssumptions(*given, effective))
    return error;
  // A part of the closed world closes nothing.
  AssumptionSet world = AssumptionSet::closedWorld();
  for (Assumption each : world.getSorted())
    if (given->contains(each) && !world.isSubsetOf(*given))
      return llvm::createStringError("assumption '" + jir::getName(each) +
                                     "' has no effect on this analysis without "
                                     "the others of closed-world");
  return llvm::Error::success();
}

/// Reads the option `assumptions` into the switches that each sets.
LogicalResult DefensivePass::readAssumptions(DefensiveConfig &config) {
  if (assumptions.empty())
    return success();
  AssumptionSet given = llvm::cantFail(AssumptionSet::parse(*assumptions));
  config.useFinals = given.contains(Assumption::FinalsNotRewritten);
  config.usePrivates = given.contains(Assumption::PrivatesWrittenByCode);
  config.useFields = given.contains(Assumption::FieldsWrittenByCode);
  config.useCallers = given.contains(Assumption::MethodsCalledByCode);
  config.usePackages = given.contains(Assumption::PackagesAsGiven);
  config.useWorld = AssumptionSet::closedWorld().isSubsetOf(given);
  if (!given.contains(Assumption::NativesAsModelled))
    return success();
  models = getModels({});
  config.models = models.get();
  return success(models != nullptr);
}

/// The run whose claims are kept, since limits may end what assumes more
/// earlier; none for the one that assumes least.
static std::optional<DefensiveConfig>
getNarrower(const DefensiveConfig &config) {
  DefensiveConfig narrower = config;
  narrower.isStrict = false;
  if (config.isStrict)
    return narrower;
  narrower.useFinals = narrower.usePrivates = narrower.useFields = false;
  narrower.useCallers = narrower.useWorld = narrower.usePackages = false;
  narrower.models = nullptr;
  bool assumes = config.useFinals || config.usePrivates || config.useFields ||
                 config.useCallers || config.useWorld || config.usePackages ||
                 config.models;
  return assumes ? std::optional(narrower) : std::nullopt;
}

LogicalResult DefensivePass::runOnProgram(ModuleOp program) {
  std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
  if (!hierarchy)
    return failure();
  DefensiveConfig config;
  config.contextDepth = contextDepth;
  config.pathLength = model == DefensiveModel::Local ? 0 : pathLength;
  config.isStrict = model == DefensiveModel::Strict;
  config.isLocal = model == DefensiveModel::Local;
  config.useTypes = declaredTypes;
  config.useRecursion = recursion;
  config.useTests = tests;
  config.workPerMethod = workPerMethod;
  config.workInAll = workInAll;
  config.contextsPerMethod = contextsPerMethod;
  config.maxNesting = nesting;
  config.maxRecursion = recursionDepth;
  if (failed(readAssumptions(config)))
    return failure();
  std::shared_ptr<const CallGraph> graph;
  if (!countFrom.empty() && !(graph = getResult<CallGraph>(countFrom)))
    return failure();
  std::function<bool(MethodId)> isCounted;
  if (graph)
    isCounted = [&](MethodId method) { return graph->isReachable(method); };
  llvm::DenseSet<std::pair<MethodId, int32_t>> single;
  std::shared_ptr<const pointsto::PointsToResult> sets =
      getResults().latest<pointsto::PointsToResult>(countFrom);
  std::function<BaseSite(MethodId, int32_t)> classifySite;
  if (graph) {
    single = findSingle(*graph);
    classifySite = [&](MethodId method, int32_t bci) {
      if (!single.contains({method, bci}))
        return BaseSite::Open;
      return sets && isOfOneType(*sets, method, bci) ? BaseSite::OneType
                                                     : BaseSite::OneTarget;
    };
  }
  std::function<void(size_t)> progress;
  RunSummary *summary = getSummary();
  if (summary)
    progress = [summary](size_t count) {
      summary->showProgress(count, "methods");
    };
  Linkage linkage(*hierarchy);
  DefensiveClaimOptions options;
  options.withTypes = types;
  options.maxContexts = maxContexts;
  std::optional<ClaimSet> before;
  DefensiveKnowledge knowledge;
  std::optional<DefensiveConfig> narrower = getNarrower(config);
  if (inclusive && narrower) {
    DefensiveAnalysis first(linkage, *narrower, isCounted, classifySite,
                            progress);
    before = first.getClaims(options);
    knowledge = first.getKnowledge();
  }
  DefensiveAnalysis analysis(linkage, config, isCounted, classifySite, progress,
                             &knowledge);
  auto claims = std::make_shared<ClaimSet>(analysis.getClaims(options));
  if (before)
    *claims = uniteClaims(std::move(*before), std::move(*claims));
  addClassHashes(*claims);
  if (annotations)
    annotate(program, *claims);
  if (print)
    claims->print(llvm::errs());
  if (statistics)
    analysis.getStatistics().print(llvm::errs(), causes);
  if (summary)
    summary->set(*claims);
  addResult<ClaimSet>(claims);
  return success();
}
