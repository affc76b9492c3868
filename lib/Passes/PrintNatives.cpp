//===- PrintNatives.cpp - jvm-print-natives ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-print-natives.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/JdkModel/Models.h"
#include "jir/Analysis/JdkModel/RuntimeModel.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "jir/Support/ModifiedUtf8.h"

namespace jir {
#define GEN_PASS_DEF_PRINTNATIVES
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

class PrintNativesPass : public jir::impl::PrintNativesBase<PrintNativesPass> {
public:
  using PrintNativesBase::PrintNativesBase;

private:
  PassContract getContract() const override {
    PassContract contract;
    if (!from.empty())
      contract.reads(ResultKind::CallGraph, from);
    return contract;
  }
  LogicalResult runOnProgram(ModuleOp program) override;
  void printNative(const ClassHierarchy &hierarchy, MethodId native);
  void printUnused(ClassHierarchy &hierarchy);

  std::shared_ptr<const NativeModels> library;
  std::vector<const RuntimeCall *> calls;
};

} // namespace

/// Whether the result is an object of which the declared type shows little: an
/// interface, java.lang.Object or an array of references.
static bool returnsAnything(const ClassHierarchy &hierarchy, MethodId native) {
  StringRef result = hierarchy.getDescriptor(native).split(')').second;
  if (result.starts_with("["))
    return result.contains(';');
  if (!result.consume_front("L") || !result.consume_back(";"))
    return false;
  std::string name = result.str();
  std::replace(name.begin(), name.end(), '/', '.');
  ClassId id = hierarchy.lookupClass(name);
  return !id || id == hierarchy.getObject() || hierarchy.isInterface(id);
}

void PrintNativesPass::printNative(const ClassHierarchy &hierarchy,
                                   MethodId native) {
  ClassId owner = hierarchy.getMethod(native).owner;
  MethodOp model = library->lookup(native);
  bool hasCalls = llvm::any_of(calls, [&](const RuntimeCall *call) {
    return call->event == RuntimeEvent::ReachedNative &&
           call->triggerClass == hierarchy.getName(owner).getValue() &&
           (call->triggerMember == "*" ||
            call->triggerMember == hierarchy.getMember(native).getValue());
  });
  if (only == ListedNatives::Missing &&
      (model || !returnsAnything(hierarchy, native)))
    return;
  llvm::outs() << toDisplayUtf8(hierarchy.getQualifiedName(native)) << ' ';
  if (model) {
    auto file = dyn_cast<FileLineColLoc>(model.getLoc());
    llvm::outs() << "model";
    if (file)
      llvm::outs() << ' ' << file.getFilename().getValue() << ':'
                   << file.getLine();
    llvm::outs() << '\n';
  } else {
    llvm::outs() << (hasCalls ? "calls\n" : "none\n");
  }
}

void PrintNativesPass::printUnused(ClassHierarchy &hierarchy) {
  library->forEach([&](MethodOp model, MethodId native) {
    library->checkReferences(model);
    StringRef problem = !native                                   ? "absent"
                        : !hierarchy.getMethod(native).isNative() ? "not native"
                        : library->lookup(native) != model ? "static or not"
                                                           : "";
    if (!problem.empty())
      llvm::outs() << model.getClass().getSymName() << '.' << model.getSymName()
                   << ' ' << problem << '\n';
  });
}

LogicalResult PrintNativesPass::runOnProgram(ModuleOp program) {
  markAllAnalysesPreserved();
  std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
  if (!hierarchy || !(library = getModels(models)))
    return failure();
  if (only == ListedNatives::Unused) {
    printUnused(*hierarchy);
    return success();
  }
  calls = getRuntimeCalls(RuntimeKind::HotSpot);
  if (!from.empty()) {
    std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
    if (!graph)
      return failure();
    for (MethodId method : graph->getSortedReachable())
      if (graph->getHierarchy().getMethod(method).isNative())
        printNative(graph->getHierarchy(), method);
    return success();
  }
  for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy->getNumClasses()))
    for (uint32_t each : hierarchy->getMethodIndices(ClassId(index)))
      if (hierarchy->getMethod(MethodId(each)).isNative())
        printNative(*hierarchy, MethodId(each));
  return success();
}
