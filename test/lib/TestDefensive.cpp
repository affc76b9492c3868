//===- TestDefensive.cpp - The defensive analysis without a rule *- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass test-defensive: jvm-defensive, which forgets one of its rules. Its
// claims are wrong, and a check of claims that finds nothing in them would find
// nothing in those of jvm-defensive either.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Analysis/Defensive/DefensiveClaims.h"
#include "../../lib/Analysis/Defensive/MethodRun.h"
#include "TestPasses.h"
#include "jir/Passes/PassBase.h"

using namespace jir;
using namespace jir::defensive;

namespace {

enum class Rule { Store2, Escape, Join, Access };

/// One round of a method without a rule.
class ForgetfulRun : public MethodRun {
public:
  ForgetfulRun(FlowSolver &solver, Activation &activation, Rule forgotten)
      : MethodRun(solver, activation), forgotten(forgotten) {}

private:
  void storeToOthers(const FlowInstruction &instruction, const State &before,
                     State &state) override {
    if (forgotten != Rule::Store2)
      MethodRun::storeToOthers(instruction, before, state);
  }
  void escapeOperands(const FlowInstruction &instruction,
                      State &state) override {
    if (forgotten != Rule::Escape)
      MethodRun::escapeOperands(instruction, state);
  }
  bool joinInto(State &into, const State &state) override {
    if (forgotten == Rule::Join && into.isReached)
      return false;
    return MethodRun::joinInto(into, state);
  }

  Rule forgotten;
};

class ForgetfulSolver : public FlowSolver {
public:
  ForgetfulSolver(Linkage &linkage, const DefensiveConfig &config,
                  Rule forgotten)
      : FlowSolver(linkage, config), forgotten(forgotten) {}

  bool isMemberClosed(ClassId owner, uint32_t flags) override {
    if (forgotten == Rule::Access)
      return getConfig().usePackages;
    return FlowSolver::isMemberClosed(owner, flags);
  }

private:
  void runOnce(Activation &activation) override {
    ForgetfulRun(*this, activation, forgotten).run();
  }

  Rule forgotten;
};

class TestDefensivePass
    : public mlir::PassWrapper<TestDefensivePass, AnalysisPass> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestDefensivePass)

  TestDefensivePass() = default;
  TestDefensivePass(const TestDefensivePass &other) : PassWrapper(other) {}

  llvm::StringRef getArgument() const override { return "test-defensive"; }
  llvm::StringRef getDescription() const override {
    return "jvm-defensive without one of its rules: claims calls, wrongly";
  }

private:
  mlir::LogicalResult runOnProgram(mlir::ModuleOp program) override;

  Option<Rule> leaveOut{
      *this, "leave-out", llvm::cl::desc("What the analysis forgets"),
      llvm::cl::init(Rule::Store2),
      llvm::cl::values(
          clEnumValN(Rule::Store2, "store-2", "other paths at stores"),
          clEnumValN(Rule::Escape, "escape", "what calls get may escape"),
          clEnumValN(Rule::Join, "join", "all but one of the ways to a block"),
          clEnumValN(Rule::Access, "access", "who can name a member"))};
  Option<bool> withPackages{
      *this, "packages",
      llvm::cl::desc("Assumes packages-as-given, fields-written-by-code and "
                     "methods-called-by-code"),
      llvm::cl::init(false)};
};

} // namespace

mlir::LogicalResult TestDefensivePass::runOnProgram(mlir::ModuleOp program) {
  std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
  if (!hierarchy)
    return mlir::failure();
  Linkage linkage(*hierarchy);
  DefensiveConfig config;
  config.usePackages = config.useFields = config.useCallers = withPackages;
  ForgetfulSolver solver(linkage, config, leaveOut);
  ProgramRun run(solver, nullptr, nullptr, nullptr);
  DefensiveClaimOptions options;
  options.withTypes = false;
  auto claims =
      std::make_shared<ClaimSet>(DefensiveClaims(run, options).takeClaims());
  addClassHashes(*claims);
  getResults().add<ClaimSet>("jvm-defensive", "", std::move(claims));
  return mlir::success();
}

void jir::registerTestDefensivePass() {
  mlir::PassRegistration<TestDefensivePass>();
}
