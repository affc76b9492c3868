//===- PrintLinkage.cpp - jvm-print-linkage ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-print-linkage.
///
//===----------------------------------------------------------------------===//

#include "Filter.h"
#include "jir/Analysis/Hierarchy/Linkage.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "jir/Support/ModifiedUtf8.h"

namespace jir {
#define GEN_PASS_DEF_PRINTLINKAGE
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

class PrintLinkagePass : public jir::impl::PrintLinkageBase<PrintLinkagePass> {
public:
  using PrintLinkageBase::PrintLinkageBase;

private:
  LogicalResult runOnProgram(ModuleOp program) override;
  void printMethod(Linkage &linkage, MethodOp method);
  void printCall(Linkage &linkage, ClassId from, Operation *op,
                 llvm::raw_ostream &os);
};

} // namespace

static StringRef describe(InvokeKind kind) {
  switch (kind) {
  case InvokeKind::Static:
    return "static";
  case InvokeKind::Special:
    return "special";
  case InvokeKind::Virtual:
    return "virtual";
  case InvokeKind::Interface:
    return "interface";
  }
  return "";
}

/// The class that bounds the receiver: that of its type where the verifier
/// vouches for it, else the one that the call names.
static ClassId getRoot(ClassHierarchy &hierarchy, MethodRefAttr ref,
                       Value receiver) {
  ClassId named = hierarchy.getClass(ref.getOwnerClass());
  auto type = dyn_cast<RefType>(receiver.getType());
  if (!type || type.isUnion())
    return named;
  ClassId narrower = hierarchy.getClass(type.getName());
  return !hierarchy.isPhantom(narrower) && !hierarchy.isInterface(narrower) &&
                 hierarchy.isSubtype(narrower, named)
             ? narrower
             : named;
}

void PrintLinkagePass::printCall(Linkage &linkage, ClassId from, Operation *op,
                                 llvm::raw_ostream &os) {
  ClassHierarchy &hierarchy = linkage.getHierarchy();
  auto call = cast<InvokeOpInterface>(op);
  MethodRefAttr ref = call.getMethod();
  InvokeKind kind = call.getInvokeKind();
  StringAttr owner = ref.getOwnerClass();
  os << '[' << cast<SiteOpInterface>(op).getBci() << "] " << describe(kind)
     << ' ' << (owner ? owner.getValue().str() : getDescriptor(ref.getOwner()))
     << '.' << ref.getMember().getValue() << " resolves to ";
  MethodResolution resolution = linkage.link(kind, ref, from);
  os << (resolution.method ? hierarchy.getQualifiedName(resolution.method)
                           : jir::getName(resolution.outcome).str())
     << ", runs";
  Value receiver = call.getReceiverOrNull();
  if (!resolution.method) {
    os << ' ' << jir::getName(resolution.outcome);
  } else if (!isDispatching(kind) || !owner ||
             resolution.isSignaturePolymorphic ||
             isa<ArrayType>(receiver.getType())) {
    os << ' ' << hierarchy.getQualifiedName(resolution.method);
  } else {
    DispatchTargets targets =
        linkage.selectAll(resolution.method, getRoot(hierarchy, ref, receiver),
                          kind == InvokeKind::Interface);
    for (MethodId method : targets.methods)
      os << ' ' << hierarchy.getQualifiedName(method);
    auto printError = [&](bool isThrown, LinkOutcome outcome) {
      if (isThrown)
        os << ' ' << jir::getName(outcome);
    };
    printError(targets.throwsAbstractMethodError,
               LinkOutcome::AbstractMethodError);
    printError(targets.throwsIllegalAccessError,
               LinkOutcome::IllegalAccessError);
    printError(targets.throwsIncompatibleClassChangeError,
               LinkOutcome::IncompatibleClassChangeError);
    printError(targets.numUnknown != 0, LinkOutcome::Phantom);
  }
}

void PrintLinkagePass::printMethod(Linkage &linkage, MethodOp method) {
  StringAttr className = method.getClass().getSymNameAttr();
  ClassId from = linkage.getHierarchy().lookupClass(className);
  for (Block &block : method.getBody())
    for (Operation &op : block) {
      if (!isa<InvokeOpInterface>(op))
        continue;
      std::string line;
      llvm::raw_string_ostream os(line);
      os << className.getValue() << '.' << method.getSymName() << ' ';
      printCall(linkage, from, &op, os);
      llvm::outs() << toDisplayUtf8(line) << '\n';
    }
}

LogicalResult PrintLinkagePass::runOnProgram(ModuleOp program) {
  FailureOr<llvm::GlobPattern> glob =
      parseFilter(program, getArgument(), filter);
  std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
  if (failed(glob) || !hierarchy)
    return failure();
  Linkage linkage(*hierarchy);
  for (ClassOp classOp : llvm::to_vector(program.getOps<ClassOp>())) {
    if (classOp.getOrigin() == Origin::Platform ||
        !glob->match(classOp.getSymName()))
      continue;
    for (MethodOp method : classOp.getBody().getOps<MethodOp>())
      printMethod(linkage, method);
  }
  return success();
}
