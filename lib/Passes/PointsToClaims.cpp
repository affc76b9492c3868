//===- PointsToClaims.cpp - jvm-points-to-claims ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-points-to-claims.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Devirtualization/PointsToClaims.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Remarks.h"

namespace jir {
#define GEN_PASS_DEF_POINTSTOCLAIMS
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

class PointsToClaimsPass
    : public jir::impl::PointsToClaimsBase<PointsToClaimsPass> {
public:
  using PointsToClaimsBase::PointsToClaimsBase;

private:
  PassContract getContract() const override {
    return PassContract()
        .reads(ResultKind::PointsToSets, from)
        .provides(ResultKind::Claims);
  }
  // MLIR's lists of options know no names of enumerators.
  llvm::Error checkOptions() const override {
    for (const std::string &kind : what)
      if (kind != "casts" && kind != "types" && kind != "unreachable")
        return llvm::createStringError(
            "unknown what=" + kind + "; expected casts, types or unreachable");
    return llvm::Error::success();
  }
  LogicalResult runOnProgram(ModuleOp program) override;
  void annotateProgram(ModuleOp program, const ClaimSet &claims);
  void annotateMethod(MethodOp method, ArrayRef<const Claim *> claims);
};

} // namespace

/// Marks what the claims state at the operations: a cast that cannot fail, the
/// classes of a call's receiver, a method that is never entered.
void PointsToClaimsPass::annotateMethod(MethodOp method,
                                        ArrayRef<const Claim *> claims) {
  auto unit = UnitAttr::get(&getContext());
  llvm::DenseSet<int32_t> casts;
  llvm::DenseMap<int32_t, const Claim *> receivers;
  for (const Claim *claim : claims) {
    if (claim->subject == ClaimSubject::Unreachable)
      getDialect().getUnreachableAttrHelper().setAttr(method, unit);
    if (claim->subject == ClaimSubject::Cast)
      casts.insert(claim->site.bci);
    if (claim->subject == ClaimSubject::Type)
      receivers[claim->site.bci] = claim;
  }
  for (Block &block : method.getBody())
    for (Operation &op : block) {
      if (isa<CheckCastOp>(op) &&
          casts.contains(cast<SiteOpInterface>(op).getBci()))
        getDialect().getCannotFailAttrHelper().setAttr(&op, unit);
      if (!isa<InvokeVirtualOp, InvokeInterfaceOp>(op))
        continue;
      const Claim *claim = receivers.lookup(cast<SiteOpInterface>(op).getBci());
      if (!claim)
        continue;
      getDialect().getReceiversAttrHelper().setAttr(
          &op, getExactTypes(&getContext(), *claim));
    }
}

void PointsToClaimsPass::annotateProgram(ModuleOp program,
                                         const ClaimSet &claims) {
  llvm::DenseMap<std::pair<StringAttr, StringAttr>,
                 SmallVector<const Claim *, 4>>
      byMethod;
  for (const Claim &claim : claims.claims)
    byMethod[{claim.site.method.owner, claim.site.method.member}].push_back(
        &claim);
  for (auto classOp : program.getOps<ClassOp>()) {
    if (classOp.getOrigin() == Origin::Platform)
      continue;
    for (auto method : classOp.getBody().getOps<MethodOp>()) {
      auto it =
          byMethod.find({classOp.getSymNameAttr(), method.getSymNameAttr()});
      if (it != byMethod.end())
        annotateMethod(method, it->second);
    }
  }
}

LogicalResult PointsToClaimsPass::runOnProgram(ModuleOp program) {
  auto isWanted = [&](StringRef kind) {
    return what.empty() || llvm::is_contained(*what, kind);
  };
  PointsToClaims::Options options;
  options.maxTypes = maxTypes;
  options.casts = isWanted("casts");
  options.types = isWanted("types");
  options.unreachable = isWanted("unreachable");
  std::shared_ptr<const pointsto::PointsToResult> result =
      getResult<pointsto::PointsToResult>(from);
  if (!result)
    return failure();
  PointsToClaims analysis(*result, options);
  auto claims = std::make_shared<ClaimSet>(
      analysis.takeClaims(getSource<pointsto::PointsToResult>(from)));
  if (!analysis.getWithheld().empty())
    remark::missed(
        program.getLoc(),
        remark::RemarkOpts::name("nothing-unreachable").category(getArgument()))
        << remark::reason("no method is claimed unreachable: {0}",
                          analysis.getWithheld());
  addClassHashes(*claims);
  if (annotate)
    annotateProgram(program, *claims);
  if (print)
    claims->print(llvm::errs());
  if (RunSummary *summary = getSummary()) {
    auto count = [&](ClaimSubject subject) {
      return llvm::count_if(claims->claims, [&](const Claim &claim) {
        return claim.subject == subject;
      });
    };
    summary->set("claims of casts", count(ClaimSubject::Cast));
    summary->set("claims of receivers", count(ClaimSubject::Type));
    summary->set("claims of methods that never run",
                 count(ClaimSubject::Unreachable));
    summary->set("methods that only unknown objects may reach",
                 claims->unclaimed.size());
  }
  addResult<ClaimSet>(claims);
  return success();
}
