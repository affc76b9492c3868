//===- Devirtualize.cpp - The pass jvm-devirtualize -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Claims for calls with one target, as attributes of the calls.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/Devirtualization/Devirtualization.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "mlir/IR/Remarks.h"

namespace jir {
#define GEN_PASS_DEF_DEVIRTUALIZE
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

class DevirtualizePass : public jir::impl::DevirtualizeBase<DevirtualizePass> {
public:
  using DevirtualizeBase::DevirtualizeBase;

private:
  PassContract getContract() const override;
  LogicalResult runOnProgram(ModuleOp program) override;
  /// Judges the bodies that the file itself holds.
  void judgeProgram(ModuleOp program, Devirtualization &analysis);
  /// Judges the platform's methods that the call graph reaches; their bodies
  /// are loaded one by one and unloaded.
  LogicalResult judgePlatform(const CallGraph &graph,
                              Devirtualization &analysis);
  LogicalResult makeClaims(ModuleOp program, ClaimSet &claims);
  LogicalResult takeDefensive(ModuleOp program, ClaimSet &claims);
  void annotate(ModuleOp program, const ClaimSet &claims);
  void annotateMethod(MethodOp method, const ClaimSet &claims);
};

} // namespace

/// The pass whose claims may be in for a call graph.
static constexpr llvm::StringLiteral kDefensive = "jvm-defensive";

PassContract DevirtualizePass::getContract() const {
  PassContract contract;
  contract.provides(ResultKind::Claims);
  if (from.empty())
    return contract.readsAny({ResultKind::CallGraph, ResultKind::Claims}, from);
  return contract.reads(ResultStore::getPassOfSource(from) == kDefensive
                            ? ResultKind::Claims
                            : ResultKind::CallGraph,
                        from);
}

void DevirtualizePass::judgeProgram(ModuleOp program,
                                    Devirtualization &analysis) {
  for (auto classOp : program.getOps<ClassOp>())
    if (classOp.getOrigin() != Origin::Platform)
      for (auto method : classOp.getBody().getOps<MethodOp>())
        if (method.getState() == BodyState::Loaded)
          analysis.run(method);
}

LogicalResult DevirtualizePass::judgePlatform(const CallGraph &graph,
                                              Devirtualization &analysis) {
  ClassHierarchy &hierarchy = graph.getHierarchy();
  MethodOps operations(hierarchy);
  BodyLoader *loader = hierarchy.getLoader();
  for (MethodId id : graph.getReachable()) {
    if (hierarchy.getOrigin(hierarchy.getMethod(id).owner) != Origin::Platform)
      continue;
    MethodOp method = operations.lookup(id);
    if (!method)
      continue;
    bool wasMaterialized = method.getState() == BodyState::Unloaded && loader;
    if (wasMaterialized && failed(loader->ensureBody(method)))
      return failure();
    if (method.getState() == BodyState::Loaded)
      analysis.run(method);
    if (wasMaterialized)
      loader->dropBody(method);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Writing claims into the IR
//===----------------------------------------------------------------------===//

static ClaimAttr getAttribute(const Claim &claim, MLIRContext *context) {
  MethodRefAttr target;
  if (claim.target)
    target = MethodRefAttr::get(RefType::get(claim.target.owner),
                                claim.target.member, /*isInterface=*/false);
  Builder builder(context);
  StringAttr failure;
  if (!target)
    failure = builder.getStringAttr(claim.failure);
  ArrayAttr assumptions;
  if (claim.kind == ClaimKind::Conditional)
    assumptions = builder.getStrArrayAttr(claim.assumptions.getNames());
  return ClaimAttr::get(context, claim.kind, target, failure, claim.check,
                        builder.getStringAttr(claim.grounds), assumptions);
}

template <typename T>
static const T *findSite(ArrayRef<T> facts, const SiteName &site) {
  const auto *found = llvm::lower_bound(
      facts, site, [](const T &a, const SiteName &b) { return a.site < b; });
  return found != facts.end() && found->site == site ? &*found : nullptr;
}

void DevirtualizePass::annotateMethod(MethodOp method, const ClaimSet &claims) {
  MethodName name = {method.getClass().getSymNameAttr(),
                     method.getSymNameAttr()};
  for (Block &block : method.getBody()) {
    for (Operation &op : block) {
      if (!isa<InvokeVirtualOp, InvokeInterfaceOp>(op))
        continue;
      SiteName site = {name, cast<SiteOpInterface>(op).getBci()};
      if (const Claim *claim = findSite<Claim>(claims.claims, site)) {
        getDialect().getClaimAttrHelper().setAttr(
            &op, getAttribute(*claim, &getContext()));
      } else if (const UnclaimedSite *left =
                     findSite<UnclaimedSite>(claims.unclaimed, site)) {
        remark::missed(op.getLoc(),
                       remark::RemarkOpts::name("not-devirtualized")
                           .category(getArgument())
                           .function(method.getSymName()))
            << remark::metric("Class", name.owner.getValue())
            << remark::metric("Index", site.bci)
            << remark::reason("{0}", left->reason);
      }
    }
  }
}

void DevirtualizePass::annotate(ModuleOp program, const ClaimSet &claims) {
  for (auto classOp : program.getOps<ClassOp>())
    if (classOp.getOrigin() != Origin::Platform)
      for (auto method : classOp.getBody().getOps<MethodOp>())
        if (method.getState() == BodyState::Loaded)
          annotateMethod(method, claims);
}

LogicalResult DevirtualizePass::makeClaims(ModuleOp program, ClaimSet &claims) {
  std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
  if (!graph)
    return failure();
  Linkage linkage(graph->getHierarchy());
  Devirtualization analysis(linkage, graph.get());
  judgeProgram(program, analysis);
  if (scope == ClaimScope::All && failed(judgePlatform(*graph, analysis)))
    return failure();
  claims = analysis.takeClaims(getSource<CallGraph>(from));
  return success();
}

/// The claims that the named method or the receiver's type allows, and where
/// there is none, the unconditional ones of jvm-defensive.
LogicalResult DevirtualizePass::takeDefensive(ModuleOp program,
                                              ClaimSet &claims) {
  std::shared_ptr<const ClaimSet> known = getResult<ClaimSet>(kDefensive);
  std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
  if (!known || !hierarchy)
    return failure();
  if (scope == ClaimScope::All)
    return program.emitError() << "jvm-devirtualize: from=defensive claims "
                                  "calls of the application only; expected "
                                  "scope=application";
  Linkage linkage(*hierarchy);
  Devirtualization analysis(linkage, nullptr);
  judgeProgram(program, analysis);
  claims = analysis.takeClaims("defensive");
  std::vector<Claim> added;
  llvm::erase_if(claims.unclaimed, [&](const UnclaimedSite &site) {
    auto first = std::lower_bound(
        known->claims.begin(), known->claims.end(), site.site,
        [](const Claim &a, const SiteName &b) { return a.site < b; });
    auto last = std::find_if(first, known->claims.end(), [&](const Claim &a) {
      return !(a.site == site.site);
    });
    auto claim = std::find_if(first, last, [](const Claim &a) {
      return a.subject == ClaimSubject::Call && a.context.empty();
    });
    if (claim == last)
      return false;
    added.push_back(*claim);
    return true;
  });
  llvm::append_range(claims.claims, added);
  claims.normalize();
  return success();
}

LogicalResult DevirtualizePass::runOnProgram(ModuleOp program) {
  auto claims = std::make_shared<ClaimSet>();
  bool isDefensive = from.empty()
                         ? !getResults().latest<CallGraph>()
                         : ResultStore::getPassOfSource(from) == kDefensive;
  LogicalResult made = isDefensive ? takeDefensive(program, *claims)
                                   : makeClaims(program, *claims);
  if (failed(made))
    return failure();
  addClassHashes(*claims);
  annotate(program, *claims);
  if (print)
    claims->print(llvm::errs());
  if (RunSummary *summary = getSummary())
    summary->set(*claims);
  addResult<ClaimSet>(claims);
  return success();
}
