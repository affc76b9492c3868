//===- TargetAnnotator.cpp - Targets as attributes of calls -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the sites of operations and writes their targets.
///
//===----------------------------------------------------------------------===//

#include "TargetAnnotator.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/IR/Builders.h"

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

/// Writes targets on call operations.
class Annotator {
public:
  Annotator(const CallGraph &graph, unsigned limit)
      : graph(graph), hierarchy(graph.getHierarchy()), limit(limit) {}

  void annotateClass(ClassOp classOp);

private:
  void annotateMethod(MethodOp method, ArrayRef<CallSite> sites);
  void annotateSite(Operation *op, const CallSite &site);
  void annotateTargets(Operation *op, const CallSite &site);
  MethodRefAttr getReference(MethodId method);

  const CallGraph &graph;
  ClassHierarchy &hierarchy;
  unsigned limit;
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

void Annotator::annotateTargets(Operation *op, const CallSite &site) {
  auto &dialect = *cast<JVMDialect>(op->getDialect());
  SmallVector<MethodId> targets;
  graph.forEachTarget(
      site, [&](const CallEdge &edge) { targets.push_back(edge.callee); });
  op->removeAttr(dialect.getTargetsAttrHelper().getName());
  op->removeAttr(dialect.getConeAttrHelper().getName());
  if (targets.size() > limit && site.cone) {
    auto cone = ConeAttr::get(op->getContext(), getReference(site.resolved),
                              hierarchy.getName(graph.getCone(site.cone).root),
                              targets.size());
    return dialect.getConeAttrHelper().setAttr(op, cone);
  }
  std::vector<std::pair<std::string, MethodId>> named;
  for (MethodId target : targets)
    named.push_back({hierarchy.getQualifiedName(target), target});
  llvm::sort(named);
  SmallVector<MethodRefAttr> references;
  for (const auto &[name, target] : named)
    references.push_back(getReference(target));
  dialect.getTargetsAttrHelper().setAttr(
      op, TargetsAttr::get(op->getContext(), references));
}

void Annotator::annotateSite(Operation *op, const CallSite &site) {
  annotateTargets(op, site);
  SmallVector<StringRef> errors;
  auto addError = [&](bool isThrown, LinkOutcome outcome) {
    if (isThrown)
      errors.push_back(jir::getName(outcome));
  };
  addError(site.outcome != LinkOutcome::Found &&
               site.outcome != LinkOutcome::Phantom,
           site.outcome);
  addError(site.throwsAbstractMethodError, LinkOutcome::AbstractMethodError);
  addError(site.throwsIllegalAccessError, LinkOutcome::IllegalAccessError);
  addError(site.throwsIncompatibleClassChangeError,
           LinkOutcome::IncompatibleClassChangeError);
  if (site.cone) {
    const Cone &cone = graph.getCone(site.cone);
    addError(cone.throwsAbstractMethodError, LinkOutcome::AbstractMethodError);
    addError(cone.throwsIllegalAccessError, LinkOutcome::IllegalAccessError);
    addError(cone.throwsIncompatibleClassChangeError,
             LinkOutcome::IncompatibleClassChangeError);
  }
  auto helper = cast<JVMDialect>(op->getDialect())->getThrowsAttrHelper();
  op->removeAttr(helper.getName());
  if (!errors.empty())
    helper.setAttr(op, LinkErrorsAttr::get(
                           op->getContext(),
                           Builder(op->getContext()).getStrArrayAttr(errors)));
}

void Annotator::annotateMethod(MethodOp method, ArrayRef<CallSite> sites) {
  // The sites of calls are in the order of the operations.
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

void jir::annotateTargets(ModuleOp program, const CallGraph &graph,
                          AnnotatedClasses which, unsigned limit) {
  if (which == AnnotatedClasses::None)
    return;
  Annotator annotator(graph, limit);
  for (ClassOp classOp : program.getOps<ClassOp>())
    if (which == AnnotatedClasses::All ||
        classOp.getOrigin() != Origin::Platform)
      annotator.annotateClass(classOp);
}
