//===- Prune.cpp - jvm-prune ------------------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-prune: erases what the plan leaves out.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Devirtualization/UnreachedMethods.h"
#include "jir/Analysis/Retention/PrunePlan.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/MapVector.h"

namespace jir {
#define GEN_PASS_DEF_PRUNE
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

/// The most methods that `keep` matches.
static constexpr size_t kMaxMethods = 1000000;

namespace {

/// What was removed.
struct PruneCounts {
  uint64_t classes = 0, methods = 0, fields = 0, thrown = 0;
};

class PrunePass : public jir::impl::PruneBase<PrunePass> {
public:
  using PruneBase::PruneBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::CallGraph, from).endsResults();
  }
  LogicalResult runOnProgram(ModuleOp program) override;
  FailureOr<std::vector<MethodId>> findKept(ClassHierarchy &hierarchy);
  void pruneClass(ClassOp classOp, ClassId id, ClassHierarchy &hierarchy,
                  const PrunePlan &plan);
  void noteRemoved(ModuleOp program);
  void report(const Twine &line);

  PruneCounts counts;
  /// The names of removed classes, by archive.
  llvm::MapVector<StringAttr, SmallVector<Attribute>> removed;
};

} // namespace

/// Puts a body in the place of \p method's that throws an error with the
/// method's name.
static void makeThrow(MethodOp method, StringRef name) {
  MLIRContext *context = method.getContext();
  Region &body = method.getBody();
  SmallVector<Type> arguments(method.getBody().getArgumentTypes());
  for (Block &block : body)
    block.dropAllDefinedValueUses();
  body.getBlocks().clear();
  Block &entry = body.emplaceBlock();
  for (Type type : arguments)
    entry.addArgument(type, method.getLoc());
  OpBuilder builder(context);
  builder.setInsertionPointToStart(&entry);
  StringAttr error = builder.getStringAttr("java.lang.NoSuchMethodError");
  auto init = MethodRefAttr::get(
      RefType::get(error), builder.getStringAttr("<init>(Ljava/lang/String;)V"),
      /*isInterface=*/false);
  Location loc = BciLocAttr::get(context, 0);
  Value made = NewOp::create(builder, loc, UninitType::get(error), /*bci=*/0);
  Value text = StringOp::create(
      builder, loc,
      (name + " was pruned: no call was found to reach it").str());
  Value object = InitOp::create(builder, loc, RefType::get(error), /*bci=*/0,
                                /*isProtected=*/false, init, made, text);
  ThrowOp::create(builder, loc, /*bci=*/0, object, ArrayRef<ValueRange>(),
                  builder.getArrayAttr({}), BlockRange());
  method.removeLinesAttr();
}

void PrunePass::report(const Twine &line) {
  if (print)
    llvm::errs() << line << '\n';
}

FailureOr<std::vector<MethodId>>
PrunePass::findKept(ClassHierarchy &hierarchy) {
  if (keep.empty())
    return std::vector<MethodId>();
  llvm::Expected<MethodPattern> pattern = MethodPattern::create(keep);
  if (!pattern)
    return getOperation().emitError() << "jvm-prune: bad keep=" << keep << ": "
                                      << llvm::toString(pattern.takeError());
  return findMethods(hierarchy, *pattern, kMaxMethods).first;
}

void PrunePass::pruneClass(ClassOp classOp, ClassId id,
                           ClassHierarchy &hierarchy, const PrunePlan &plan) {
  std::string className = toDisplayUtf8(classOp.getSymName());
  for (Operation &op : llvm::make_early_inc_range(classOp.getBody().getOps())) {
    if (auto field = dyn_cast<FieldOp>(op)) {
      FieldId known = hierarchy.lookupField(id, field.getSymNameAttr());
      if (!known || plan.isKept(known))
        continue;
      ++counts.fields;
      report("field " + className + "." + field.getSymName());
      op.erase();
      continue;
    }
    auto method = dyn_cast<MethodOp>(op);
    if (!method)
      continue;
    MethodId known = hierarchy.lookupMethod(
        id, hierarchy.getSelector(method.getSymNameAttr()));
    if (!known)
      continue;
    std::string name = toDisplayUtf8(hierarchy.getQualifiedName(known));
    switch (plan.getFate(known)) {
    case MethodFate::Kept:
      break;
    case MethodFate::Named:
      if (method.getState() == BodyState::Loaded) {
        ++counts.thrown;
        report("body " + name);
        makeThrow(method, name);
      }
      break;
    case MethodFate::Removed:
      ++counts.methods;
      report("method " + name);
      op.erase();
      break;
    }
  }
}

/// jir-emit copies what an archive holds besides the program's classes; the
/// archive's metadata tells it what not.
void PrunePass::noteRemoved(ModuleOp program) {
  Builder builder(&getContext());
  for (auto archive : program.getOps<ArchiveOp>()) {
    auto *it = removed.find(archive.getNameAttr());
    if (it == removed.end())
      continue;
    NamedAttrList metadata(archive.getMetadataAttr());
    SmallVector<Attribute> names = it->second;
    if (auto known = dyn_cast_or_null<ArrayAttr>(metadata.get("removed")))
      names.insert(names.begin(), known.begin(), known.end());
    metadata.set("removed", builder.getArrayAttr(names));
    archive.setMetadataAttr(metadata.getDictionary(&getContext()));
  }
}

LogicalResult PrunePass::runOnProgram(ModuleOp program) {
  std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
  if (!graph)
    return failure();
  ClassHierarchy &hierarchy = graph->getHierarchy();
  FailureOr<std::vector<MethodId>> kept = findKept(hierarchy);
  if (failed(kept))
    return failure();
  std::shared_ptr<const pointsto::PointsToResult> result =
      getResults().latest<pointsto::PointsToResult>(getSource<CallGraph>(from));
  RetainedMembers retained(*graph, result.get());
  PrunePlan plan(*graph, retained, *kept);
  for (ClassId id : plan.getOpaque())
    program.emitWarning()
        << "jvm-prune: " << toDisplayUtf8(hierarchy.getName(id))
        << " has a body that could not be imported: what it needs is not known";
  for (auto classOp : llvm::make_early_inc_range(program.getOps<ClassOp>())) {
    if (classOp.getOrigin() == Origin::Platform)
      continue;
    ClassId id = hierarchy.lookupClass(classOp.getSymNameAttr());
    if (!id)
      continue;
    if (plan.isKept(id)) {
      pruneClass(classOp, id, hierarchy, plan);
      continue;
    }
    ++counts.classes;
    report("class " + toDisplayUtf8(classOp.getSymName()));
    if (StringAttr archive = classOp.getArchiveAttr())
      removed[archive].push_back(classOp.getSymNameAttr());
    classOp.erase();
  }
  noteRemoved(program);
  if (RunSummary *summary = getSummary()) {
    summary->set("classes removed", counts.classes);
    summary->set("methods removed", counts.methods);
    summary->set("bodies removed", counts.thrown);
    summary->set("fields removed", counts.fields);
  }
  return success();
}
