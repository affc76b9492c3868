//===- PipelineCheck.cpp - Whether passes fit together ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Walks a pass manager and tracks which results are valid.
///
//===----------------------------------------------------------------------===//

#include "jir/Passes/PipelineCheck.h"
#include "jir/Analysis/Framework/ResultStore.h"
#include "jir/Passes/PassBase.h"
#include "jir/Support/InputError.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace jir;
using namespace mlir;
using llvm::Error;

StringRef jir::getName(ResultKind kind) {
  switch (kind) {
  case ResultKind::CallGraph:
    return "call graph";
  case ResultKind::PointsToSets:
    return "points-to result";
  case ResultKind::Claims:
    return "set of claims";
  }
  llvm_unreachable("unknown kind of result");
}

ArrayRef<StringLiteral> jir::getGivers(ResultKind kind) {
  static constexpr StringLiteral graphs[] = {"jvm-cha", "jvm-points-to",
                                             "jvm-read-call-graph"};
  static constexpr StringLiteral sets[] = {"jvm-points-to"};
  static constexpr StringLiteral claims[] = {
      "jvm-defensive", "jvm-devirtualize", "jvm-points-to-claims"};
  switch (kind) {
  case ResultKind::CallGraph:
    return graphs;
  case ResultKind::PointsToSets:
    return sets;
  case ResultKind::Claims:
    return claims;
  }
  llvm_unreachable("unknown kind of result");
}

/// The pipeline that the adaptor \p pass holds; a failure for every other pass.
/// MLIR hides adaptors, but prints one as its pipelines. There is one in each
/// until the pass manager runs.
static FailureOr<OpPassManager> getNestedPipeline(Pass &pass) {
  if (!pass.getArgument().empty())
    return failure();
  std::string text;
  llvm::raw_string_ostream os(text);
  pass.printAsTextualPipeline(os);
  return parsePassPipeline(text, llvm::nulls());
}

namespace {

/// Follows a pipeline pass by pass.
class Checker {
public:
  /// Checks \p pm after the passes that were checked so far.
  Error run(const OpPassManager &pm);
  /// Notes a file that \p writer writes; an error when another does so too.
  Error addOutput(StringRef path, StringRef writer);
  bool isValid(ResultKind kind) const;

private:
  /// What a pass added.
  struct Result {
    ResultKind kind;
    std::string pass;
    /// The pass that ended it; empty while it is valid.
    std::string end = {};
  };

  Error checkPass(const ProgramPass &pass);
  Error checkNested(const OpPassManager &nested);
  Error checkNeed(StringRef pass, const ResultNeed &need) const;
  Error explainNeed(StringRef pass, const ResultNeed &need) const;
  void endResults(StringRef by);

  /// In the order in which passes added them.
  std::vector<Result> results;
  /// Who writes which file.
  llvm::StringMap<std::string> outputs;
  /// The pass checked last.
  std::string last;
};

} // namespace

bool Checker::isValid(ResultKind kind) const {
  return llvm::any_of(results, [&](const Result &result) {
    return result.kind == kind && result.end.empty();
  });
}

void Checker::endResults(StringRef by) {
  for (Result &result : results)
    if (result.end.empty())
      result.end = by.str();
}

/// The passes that add what \p need asks for.
static llvm::SmallVector<StringRef> getGivers(const ResultNeed &need) {
  llvm::SmallVector<StringRef> givers;
  for (ResultKind kind : need.kinds)
    llvm::append_range(givers, jir::getGivers(kind));
  return givers;
}

Error Checker::checkNeed(StringRef pass, const ResultNeed &need) const {
  std::string source = ResultStore::getPassOfSource(need.from);
  bool isMet = llvm::any_of(results, [&](const Result &result) {
    return result.end.empty() && llvm::is_contained(need.kinds, result.kind) &&
           (need.from.empty() || result.pass == source);
  });
  return isMet ? Error::success() : explainNeed(pass, need);
}

/// Why no valid result meets \p need, and what to add.
Error Checker::explainNeed(StringRef pass, const ResultNeed &need) const {
  std::string kind = getName(need.kinds.front()).str();
  std::string source = ResultStore::getPassOfSource(need.from);
  llvm::SmallVector<StringRef> givers = getGivers(need);
  const Result *ended = nullptr;
  for (const Result &result : results)
    if (llvm::is_contained(need.kinds, result.kind) &&
        (need.from.empty() || result.pass == source))
      ended = &result;
  if (ended)
    return inputError(pass + " needs the " + kind + " of " + ended->pass +
                      ", which ended with " + ended->end + ": add " +
                      ended->pass + " between " + ended->end + " and " + pass);
  if (need.from.empty())
    return inputError(pass + " needs a " + kind + ": add " +
                      (givers.size() > 1 ? "one of " : "") +
                      llvm::join(givers, ", ") + " before it");
  if (!llvm::is_contained(givers, source))
    return inputError(pass + " reads a " + kind + ", and " + source +
                      " adds none; these do: " + llvm::join(givers, ", "));
  return inputError(pass + " needs the " + kind + " of " + source + ": add " +
                    source + " before it");
}

/// Streams and devices may be written by many.
Error Checker::addOutput(StringRef path, StringRef writer) {
  if (path.empty() || path == "-" || path.starts_with("/dev/"))
    return Error::success();
  llvm::SmallString<128> whole(path);
  if (std::error_code error = llvm::sys::fs::make_absolute(whole))
    return inputError(path + ": " + error.message());
  llvm::sys::path::remove_dots(whole, /*remove_dot_dot=*/true);
  auto [entry, isNew] = outputs.try_emplace(whole, writer.str());
  if (isNew)
    return Error::success();
  return inputError("both " + entry->second + " and " + writer +
                    " would write " + path + ": name another file");
}

Error Checker::checkPass(const ProgramPass &pass) {
  StringRef name = pass.getArgument();
  if (Error error = pass.checkOptions())
    return inputError(name + ": " + llvm::toString(std::move(error)));
  PassContract contract = pass.getContract();
  for (const std::string &output : contract.getOutputs()) {
    if (output.empty())
      return inputError(name + ": the option 'output' names no file");
    if (Error error = addOutput(output, name))
      return error;
  }
  for (const ResultNeed &need : contract.getNeeds())
    if (Error error = checkNeed(name, need))
      return error;
  if (!contract.keepsResults())
    endResults(name);
  for (ResultKind kind : contract.getGiven())
    results.push_back({kind, name.str()});
  return Error::success();
}

/// A nested pipeline runs on operations with results of their own, and MLIR
/// ends the analyses of the module around them.
Error Checker::checkNested(const OpPassManager &nested) {
  std::vector<Result> outer = std::exchange(results, {});
  Error error = run(nested);
  results = std::move(outer);
  endResults(last);
  return error;
}

Error Checker::run(const OpPassManager &pm) {
  for (Pass &pass : pm.getPasses()) {
    if (FailureOr<OpPassManager> nested = getNestedPipeline(pass);
        succeeded(nested)) {
      if (Error error = checkNested(*nested))
        return error;
      continue;
    }
    last = pass.getArgument().str();
    const auto *programPass = llvm::dyn_cast<ProgramPass>(&pass);
    if (!programPass)
      endResults(last);
    else if (Error error = checkPass(*programPass))
      return error;
  }
  return Error::success();
}

Error jir::checkPipeline(const OpPassManager &pm, StringRef moduleOutput) {
  Checker checker;
  if (Error error = checker.addOutput(moduleOutput, "-o"))
    return error;
  return checker.run(pm);
}

bool jir::givesResults(const OpPassManager &pm) {
  return llvm::any_of(pm.getPasses(), [](Pass &pass) {
    if (FailureOr<OpPassManager> nested = getNestedPipeline(pass);
        succeeded(nested))
      return givesResults(*nested);
    const auto *programPass = llvm::dyn_cast<ProgramPass>(&pass);
    return programPass && !programPass->getContract().getGiven().empty();
  });
}

bool jir::leavesResult(const OpPassManager &pm, ResultKind kind) {
  Checker checker;
  // What is wrong with the pipeline is for checkPipeline to report.
  llvm::consumeError(checker.run(pm));
  return checker.isValid(kind);
}
