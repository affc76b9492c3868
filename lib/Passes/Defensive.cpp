//===- Defensive.cpp - The pass jvm-defensive -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs the defensive analysis, and gives its claims.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph.h"
#include "jir/Analysis/Defensive/DefensiveClaims.h"
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
  LogicalResult runOnProgram(ModuleOp program) override;
  void annotate(ModuleOp program, const ClaimSet &claims);
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
        SmallVector<Attribute> names(claim->types.begin(), claim->types.end());
        Builder builder(op.getContext());
        if (!claim->isNonNull)
          names.push_back(builder.getStringAttr("null"));
        op->setDiscardableAttr("jvm.points_to", builder.getArrayAttr(names));
      });
}

LogicalResult DefensivePass::runOnProgram(ModuleOp program) {
  std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
  if (!hierarchy)
    return failure();
  if (model != "relaxed" && model != "strict")
    return program.emitError() << "jvm-defensive: unknown model=" << model
                               << "; expected relaxed or strict";
  DefensiveConfig config;
  config.contextDepth = contextDepth;
  config.pathLength = pathLength;
  config.isStrict = model == "strict";
  config.workPerMethod = workPerMethod;
  config.workInAll = workInAll;
  std::shared_ptr<const CallGraph> graph;
  if (!countFrom.empty() && !(graph = getResult<CallGraph>(countFrom)))
    return failure();
  std::function<bool(MethodId)> isCounted;
  if (graph)
    isCounted = [&](MethodId method) { return graph->isReachable(method); };
  std::function<void(size_t)> progress;
  RunSummary *summary = getSummary();
  if (summary)
    progress = [summary](size_t count) {
      summary->showProgress(count, "methods");
    };
  Linkage linkage(*hierarchy);
  DefensiveAnalysis analysis(linkage, config, isCounted, progress);
  DefensiveClaimOptions options;
  options.withTypes = types;
  options.maxContexts = maxContexts;
  auto claims = std::make_shared<ClaimSet>(
      DefensiveClaims(analysis, options).takeClaims());
  addClassHashes(*claims);
  if (annotations)
    annotate(program, *claims);
  if (print)
    claims->print(llvm::errs());
  if (statistics)
    analysis.getStatistics().print(llvm::errs());
  if (summary)
    summary->set(*claims);
  addResult<ClaimSet>(claims);
  return success();
}
