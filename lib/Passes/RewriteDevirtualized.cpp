//===- RewriteDevirtualized.cpp - jvm-rewrite-devirtualized -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-rewrite-devirtualized: claimed calls become direct calls.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMOps.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_REWRITEDEVIRTUALIZED
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

class RewriteDevirtualizedPass
    : public jir::impl::RewriteDevirtualizedBase<RewriteDevirtualizedPass> {
public:
  using RewriteDevirtualizedBase::RewriteDevirtualizedBase;

private:
  // A rewritten call means the same and keeps its key: results stay.
  LogicalResult runOnProgram(ModuleOp program) override;
};

} // namespace

/// Puts a jvm.invoke_direct in the place of a call with a target. What was
/// noted on the call, the claim among it, is noted on that.
static void replaceCall(InvokeOpInterface call, const ClaimAttr &claim) {
  OpBuilder builder(call);
  auto direct = InvokeDirectOp::create(
      builder, call->getLoc(), call->getResultTypes(),
      cast<SiteOpInterface>(*call).getBci(),
      cast<MayThrowOpInterface>(*call).getIsProtected(), claim.getTarget(),
      call.getMethod(), claim.getCheck(), isa<InvokeInterfaceOp>(*call),
      call.getReceiverOrNull(), call.getCallArguments());
  direct->setDiscardableAttrs(call->getDiscardableAttrDictionary());
  call->replaceAllUsesWith(direct);
  call->erase();
}

LogicalResult RewriteDevirtualizedPass::runOnProgram(ModuleOp program) {
  JVMDialect::ClaimAttrHelper helper = getDialect().getClaimAttrHelper();
  bool hasClaims = false;
  program.walk([&](InvokeOpInterface call) {
    ClaimAttr claim = helper.getAttr(call);
    hasClaims |= bool(claim);
    // A call whose selection throws stays: there is no method to call.
    if (claim && claim.getTarget() && !isa<InvokeDirectOp>(*call) &&
        (claim.getKind() == ClaimKind::Certain || conditional))
      replaceCall(call, claim);
  });
  if (!hasClaims)
    program.emitWarning() << getArgument()
                          << ": no call has a jvm.claim; jvm-devirtualize "
                             "before it makes claims";
  return success();
}
