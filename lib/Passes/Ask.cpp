//===- Ask.cpp - jvm-ask: questions about calls -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-ask.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Devirtualization/UnreachedMethods.h"
#include "jir/Export/AnswersExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "llvm/ADT/StringExtras.h"

namespace jir {
#define GEN_PASS_DEF_ASK
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

/// The most methods that a question is about.
static constexpr size_t kMaxMethods = 1000000;

namespace {

class AskPass : public jir::impl::AskBase<AskPass> {
public:
  using AskBase::AskBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::CallGraph, from).writes(output);
  }
  llvm::Error checkOptions() const override;
  LogicalResult runOnProgram(ModuleOp program) override;
  FailureOr<std::vector<MethodId>> findAsked(ClassHierarchy &hierarchy);
};

} // namespace

llvm::Error AskPass::checkOptions() const {
  if (of.empty() && question != AskedQuestion::Unresolved)
    return llvm::createStringError("of= names no methods");
  return llvm::Error::success();
}

FailureOr<std::vector<MethodId>> AskPass::findAsked(ClassHierarchy &hierarchy) {
  // The name of a class means its methods.
  ClassId named = hierarchy.lookupClass(StringRef(of));
  std::string text = named && !hierarchy.isPhantom(named) ? of + ".*" : of;
  llvm::Expected<MethodPattern> pattern = MethodPattern::create(text);
  if (!pattern)
    return getOperation().emitError() << "jvm-ask: bad of=" << of << ": "
                                      << llvm::toString(pattern.takeError());
  std::vector<MethodId> found =
      findMethods(hierarchy, *pattern, kMaxMethods).first;
  if (!found.empty())
    return found;
  InFlightDiagnostic error =
      getOperation().emitError()
      << "jvm-ask: no class of the program or its platform has a method " << of;
  std::vector<std::string> similar = findSimilarNames(hierarchy, *pattern);
  if (!similar.empty())
    error << "; did you mean " << llvm::join(similar, " or ") << "?";
  return error;
}

LogicalResult AskPass::runOnProgram(ModuleOp program) {
  markAllAnalysesPreserved();
  std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
  if (!graph)
    return failure();
  if (RunSummary *summary = getSummary())
    summary->setBrief();
  std::vector<MethodId> methods;
  if (!of.empty()) {
    FailureOr<std::vector<MethodId>> found = findAsked(graph->getHierarchy());
    if (failed(found))
      return failure();
    methods = std::move(*found);
  }
  Linkage linkage(graph->getHierarchy());
  SourceLines lines(graph->getHierarchy());
  CallAnswers ask(*graph, linkage, lines);
  std::vector<std::string> answers;
  switch (question) {
  case AskedQuestion::WhoCalls:
    answers = ask.whoCalls(methods);
    break;
  case AskedQuestion::CallsOf:
    answers = ask.callsOf(methods);
    break;
  case AskedQuestion::WhyNot:
    answers = ask.whyNot(methods);
    break;
  case AskedQuestion::Unresolved:
    answers = of.empty() ? ask.unresolved(std::nullopt)
                         : ask.unresolved(MethodList(methods));
    break;
  }
  return writeOutput(output, [&](llvm::raw_ostream &os) {
    exportAnswers(answers, limit, os);
  });
}
