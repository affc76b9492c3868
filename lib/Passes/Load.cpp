//===- Load.cpp - jvm-load: members and bodies by hand ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-load.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_LOAD
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

class LoadPass : public jir::impl::LoadBase<LoadPass> {
public:
  using LoadBase::LoadBase;

private:
  PassContract getContract() const override {
    PassContract contract;
    if (what == LoadedParts::Reachable)
      contract.reads(ResultKind::CallGraph, from);
    return contract;
  }
  LogicalResult runOnProgram(ModuleOp program) override;
  LogicalResult loadClasses(ModuleOp program, bool all);
  LogicalResult loadClass(BodyLoader &loader, ClassOp classOp);
  LogicalResult loadReachable(ModuleOp program);
};

} // namespace

/// Whether something of \p classOp is not in the IR.
static bool lacksSomething(ClassOp classOp) {
  return !classOp.hasMembers() ||
         llvm::any_of(classOp.getBody().getOps<MethodOp>(),
                      [](MethodOp method) {
                        return method.getState() == BodyState::Unloaded;
                      });
}

LogicalResult LoadPass::loadClass(BodyLoader &loader, ClassOp classOp) {
  if (failed(loader.ensureMembers(classOp)))
    return failure();
  for (auto method : classOp.getBody().getOps<MethodOp>())
    if (method.getState() == BodyState::Unloaded &&
        failed(loader.ensureBody(method)))
      return failure();
  return success();
}

LogicalResult LoadPass::loadClasses(ModuleOp program, bool all) {
  SmallVector<ClassOp> incomplete;
  for (auto classOp : program.getOps<ClassOp>())
    if ((all || classOp.getOrigin() != Origin::Platform) &&
        lacksSomething(classOp))
      incomplete.push_back(classOp);
  bool namesPlatform = !program.getOps<PlatformOp>().empty();
  if (incomplete.empty() && !(all && namesPlatform))
    return success();
  BodyLoader *loader = getDialect().getBodyLoader();
  if (!loader)
    return (incomplete.empty() ? program.emitError()
                               : incomplete.front().emitError())
           << "jvm-load: this tool cannot read class files";
  if (failed(loader->attach(program)))
    return failure();
  for (ClassOp classOp : incomplete)
    if (failed(loadClass(*loader, classOp)))
      return failure();
  return all ? loader->ensureAll(program) : success();
}

LogicalResult LoadPass::loadReachable(ModuleOp program) {
  std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
  if (!graph)
    return failure();
  ClassHierarchy &hierarchy = graph->getHierarchy();
  BodyLoader *loader = hierarchy.getLoader();
  MethodOps operations(hierarchy);
  // Sorted by class: the loader opens each class file once.
  for (MethodId id : graph->getSortedReachable()) {
    MethodOp method = operations.lookup(id);
    if (!method || method.getState() != BodyState::Unloaded)
      continue;
    if (!loader)
      return method.emitError()
             << "jvm-load: this tool cannot read class files";
    if (failed(loader->ensureBody(method)))
      return failure();
  }
  return success();
}

LogicalResult LoadPass::runOnProgram(ModuleOp program) {
  if (what == LoadedParts::Reachable)
    return loadReachable(program);
  return loadClasses(program, what == LoadedParts::All);
}
