//===- CHA.cpp - jvm-cha: call graph from the hierarchy ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-cha, and the annotation of call operations with its targets.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CHACallGraph.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "mlir/IR/Builders.h"

namespace jir {
#define GEN_PASS_DEF_CHA
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

/// The result, with all that it refers to.
struct CHAResult {
  std::shared_ptr<ClassHierarchy> hierarchy;
  CHACallGraph cha;

  CHAResult(std::shared_ptr<ClassHierarchy> hierarchy, const CHAConfig &options)
      : hierarchy(std::move(hierarchy)), cha(*this->hierarchy, options) {}
};

/// Writes targets on call operations.
class Annotator {
public:
  Annotator(const CallGraph &graph, unsigned limit)
      : graph(graph), hierarchy(graph.getHierarchy()), limit(limit) {}

  void annotateClass(ClassOp classOp);

private:
  void annotateMethod(MethodOp method, ArrayRef<CallSite> sites);
  void annotateSite(Operation *op, const CallSite &site);
  Attribute getTargets(const CallSite &site, Builder &builder);
  MethodRefAttr getReference(MethodId method);

  const CallGraph &graph;
  ClassHierarchy &hierarchy;
  unsigned limit;
};

class CHAPass : public jir::impl::CHABase<CHAPass> {
public:
  using CHABase::CHABase;

private:
  LogicalResult runOnProgram(ModuleOp program) override;
};

} // namespace

static bool isCall(SiteKind kind) {
  return kind == SiteKind::InvokeStatic || kind == SiteKind::InvokeSpecial ||
         kind == SiteKind::InvokeVirtual || kind == SiteKind::InvokeInterface;
}

MethodRefAttr Annotator::getReference(MethodId method) {
  ClassId owner = hierarchy.getMethod(method).owner;
  return MethodRefAttr::get(RefType::get(hierarchy.getName(owner)),
                            hierarchy.getMember(method),
                            hierarchy.isInterface(owner));
}

Attribute Annotator::getTargets(const CallSite &site, Builder &builder) {
  SmallVector<MethodId> targets;
  graph.forEachTarget(
      site, [&](const CallEdge &edge) { targets.push_back(edge.callee); });
  if (targets.size() <= limit || !site.cone) {
    std::vector<std::pair<std::string, MethodId>> named;
    for (MethodId target : targets)
      named.push_back({hierarchy.getQualifiedName(target), target});
    llvm::sort(named);
    SmallVector<Attribute> references;
    for (const auto &[name, target] : named)
      references.push_back(getReference(target));
    return builder.getArrayAttr(references);
  }
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("cone", getReference(site.resolved)),
       builder.getNamedAttr("count", builder.getI64IntegerAttr(targets.size())),
       builder.getNamedAttr("of",
                            hierarchy.getName(graph.getCone(site.cone).root))});
}

void Annotator::annotateSite(Operation *op, const CallSite &site) {
  Builder builder(op->getContext());
  op->setDiscardableAttr("jvm.targets", getTargets(site, builder));
  SmallVector<StringRef> errors;
  auto addError = [&](bool isThrown, LinkOutcome outcome) {
    if (isThrown)
      errors.push_back(jir::getName(outcome));
  };
  addError(site.outcome != LinkOutcome::Found &&
               site.outcome != LinkOutcome::Phantom,
           site.outcome);
  if (site.cone) {
    const Cone &cone = graph.getCone(site.cone);
    addError(cone.throwsAbstractMethodError, LinkOutcome::AbstractMethodError);
    addError(cone.throwsIllegalAccessError, LinkOutcome::IllegalAccessError);
    addError(cone.throwsIncompatibleClassChangeError,
             LinkOutcome::IncompatibleClassChangeError);
  }
  op->removeDiscardableAttr("jvm.throws");
  if (!errors.empty())
    op->setDiscardableAttr("jvm.throws", builder.getStrArrayAttr(errors));
}

void Annotator::annotateMethod(MethodOp method, ArrayRef<CallSite> sites) {
  // The sites of calls stand in the order of the operations.
  const auto *next = sites.begin();
  for (Block &block : method.getBody())
    for (Operation &op : block) {
      if (!isa<InvokeOpInterface>(op))
        continue;
      next = std::find_if(next, sites.end(), [](const CallSite &site) {
        return isCall(site.kind);
      });
      if (next == sites.end() ||
          next->bci != cast<SiteOpInterface>(op).getBci())
        return;
      annotateSite(&op, *next++);
    }
}

void Annotator::annotateClass(ClassOp classOp) {
  ClassId id = hierarchy.lookupClass(classOp.getSymNameAttr());
  if (!id || !classOp.hasMembers())
    return;
  for (MethodOp method : classOp.getBody().getOps<MethodOp>()) {
    MethodId methodId = hierarchy.lookupMethod(
        id, hierarchy.getSelector(method.getSymNameAttr()));
    if (methodId && method.getState() == BodyState::Loaded &&
        graph.isReachable(methodId))
      annotateMethod(method, graph.getSitesOf(methodId));
  }
}

LogicalResult CHAPass::runOnProgram(ModuleOp program) {
  CHAConfig options;
  if (!assumptions.empty()) {
    llvm::Expected<AssumptionSet> parsed =
        AssumptionSet::parse(ArrayRef<std::string>(assumptions));
    if (!parsed)
      return program.emitError()
             << "jvm-cha: " << llvm::toString(parsed.takeError());
    options.assumptions = *parsed;
  }
  if (annotate != "none" && annotate != "application" && annotate != "all")
    return program.emitError() << "jvm-cha: unknown annotate=" << annotate
                               << "; expected none, application or all";
  if (program.getOps<EntryOp>().empty())
    return program.emitError()
           << "jvm-cha: the program has no jvm.entry to start from";
  RunSummary *summary = getSummary();
  if (summary)
    options.progress = [summary](size_t count) {
      summary->showProgress(count, "methods");
    };
  std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
  if (!hierarchy)
    return failure();
  options.models = getModels(models);
  if (!options.models)
    return failure();
  auto result = std::make_shared<const CHAResult>(hierarchy, options);
  const CallGraph &graph = result->cha.getCallGraph();
  if (summary)
    summary->set(graph);
  addResult(std::shared_ptr<const CallGraph>(result, &graph));
  if (annotate == "none")
    return success();
  Annotator annotator(graph, targetLimit);
  for (ClassOp classOp : program.getOps<ClassOp>())
    if (annotate == "all" || classOp.getOrigin() != Origin::Platform)
      annotator.annotateClass(classOp);
  return success();
}
