//===- TestDefensiveLaws.cpp - More assumptions, no less known --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass test-defensive-laws: runs the defensive analysis under assumptions
// and under more of them, and compares what is known of each value. A run that
// assumes more has to know at least as much.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Analysis/Defensive/ProgramRun.h"
#include "TestPasses.h"
#include "jir/Analysis/Claims/Assumptions.h"
#include "jir/Analysis/JdkModel/Models.h"
#include "jir/Passes/PassBase.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace jir::defensive;
using llvm::StringRef;

namespace {

/// One run, with all that it refers to.
struct Run {
  Run(Linkage &linkage, const DefensiveConfig &config)
      : solver(linkage, config), run(solver, nullptr, nullptr, nullptr) {}

  /// The set of a value for every caller; unknown without one.
  SetId getSet(const Activation *activation, size_t value) const {
    return activation && value < activation->values.size()
               ? activation->values[value]
               : kUnknown;
  }
  /// The classes of a set, `null` among them.
  std::set<std::string> getClasses(SetId set) {
    std::set<std::string> classes;
    for (ObjectId object : solver.getObjects().getMembers(set)) {
      std::string text = "null";
      if (object != kNull) {
        text.clear();
        llvm::raw_string_ostream(text) << solver.getObjects().get(object).type;
      }
      classes.insert(text);
    }
    return classes;
  }
  std::string print(SetId set) {
    if (set == kUnknown)
      return "nothing known";
    return set == kNever ? "never" : llvm::join(getClasses(set), " ");
  }
  bool isKnownSomewhere(MethodId method, const Activation *activation,
                        size_t value) {
    if (getSet(activation, value) != kUnknown)
      return true;
    return llvm::any_of(run.getContexts(method), [&](ActivationId id) {
      return getSet(solver.getActivations()[id].get(), value) != kUnknown;
    });
  }

  FlowSolver solver;
  ProgramRun run;
};

class TestDefensiveLawsPass
    : public mlir::PassWrapper<TestDefensiveLawsPass, AnalysisPass> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestDefensiveLawsPass)

  TestDefensiveLawsPass() = default;
  TestDefensiveLawsPass(const TestDefensiveLawsPass &other)
      : PassWrapper(other) {}

  StringRef getArgument() const override { return "test-defensive-laws"; }
  StringRef getDescription() const override {
    return "compares jvm-defensive under assumptions with it under more";
  }

private:
  mlir::LogicalResult runOnProgram(mlir::ModuleOp program) override;
  llvm::Expected<DefensiveConfig> parse(StringRef text);
  uint64_t compare(Run &narrow, Run &wide, StringRef wideName);

  std::shared_ptr<const NativeModels> models;
  Option<std::string> narrow{
      *this, "narrow",
      llvm::cl::desc("Assumptions and `strict`, joined by +; empty: none"),
      llvm::cl::init("")};
  ListOption<std::string> wide{
      *this, "wide", llvm::cl::desc("The same with more, each compared")};
  Option<unsigned> contexts{*this, "contexts-per-method",
                            llvm::cl::desc("As jvm-defensive"),
                            llvm::cl::init(64)};
  Option<unsigned> recursion{*this, "recursion-depth",
                             llvm::cl::desc("As jvm-defensive"),
                             llvm::cl::init(3)};
  Option<unsigned> nesting{*this, "nesting", llvm::cl::desc("As jvm-defensive"),
                           llvm::cl::init(120)};
  Option<uint64_t> work{*this, "work-per-method",
                        llvm::cl::desc("As jvm-defensive"),
                        llvm::cl::init(300000)};
  Option<unsigned> limit{*this, "limit",
                         llvm::cl::desc("The most values that are printed"),
                         llvm::cl::init(10)};
};

} // namespace

llvm::Expected<DefensiveConfig> TestDefensiveLawsPass::parse(StringRef text) {
  DefensiveConfig config;
  config.contextsPerMethod = contexts;
  config.maxNesting = nesting;
  config.maxRecursion = recursion;
  config.workPerMethod = work;
  llvm::SmallVector<StringRef> words;
  text.split(words, '+', -1, /*KeepEmpty=*/false);
  config.isStrict = llvm::is_contained(words, "strict");
  llvm::erase(words, "strict");
  llvm::Expected<AssumptionSet> given =
      AssumptionSet::parse(llvm::ArrayRef<StringRef>(words));
  if (!given)
    return given.takeError();
  config.useFinals = given->contains(Assumption::FinalsNotRewritten);
  config.usePrivates = given->contains(Assumption::PrivatesWrittenByCode);
  config.useFields = given->contains(Assumption::FieldsWrittenByCode);
  config.useCallers = given->contains(Assumption::MethodsCalledByCode);
  config.usePackages = given->contains(Assumption::PackagesAsGiven);
  config.useWorld = AssumptionSet::closedWorld().isSubsetOf(*given);
  if (given->contains(Assumption::NativesAsModelled))
    config.models = models.get();
  return config;
}

/// Prints the figures and some values of which the wide run knows less; how
/// many there are for every caller.
uint64_t TestDefensiveLawsPass::compare(Run &few, Run &more,
                                        StringRef wideName) {
  uint64_t all = 0, worse = 0, worseSomewhere = 0;
  std::string lines;
  llvm::raw_string_ostream os(lines);
  llvm::DenseMap<MethodId, const Activation *> others(
      more.run.getMethods().begin(), more.run.getMethods().end());
  for (auto [method, activation] : few.run.getMethods()) {
    const FlowCode *code = few.solver.getCodes().get(method);
    if (!code)
      continue;
    const Activation *other = others.lookup(method);
    for (size_t value = 0; value < code->values.size(); ++value) {
      SetId set = few.getSet(activation, value);
      SetId otherSet = more.getSet(other, value);
      ++all;
      if (few.isKnownSomewhere(method, activation, value) &&
          !more.isKnownSomewhere(method, other, value) &&
          worseSomewhere++ < limit)
        os << "  " << few.solver.getHierarchy().getQualifiedName(method)
           << " value " << value << ": known in a context of less only\n";
      auto classes = few.getClasses(set), theirs = more.getClasses(otherSet);
      bool isWorse =
          set != kUnknown &&
          (otherSet == kUnknown || (set == kNever && otherSet != kNever) ||
           !std::includes(classes.begin(), classes.end(), theirs.begin(),
                          theirs.end()));
      if (isWorse && worse++ < limit)
        os << "  " << few.solver.getHierarchy().getQualifiedName(method)
           << " value " << value << ": " << few.print(set) << ", but "
           << more.print(otherSet) << "\n";
    }
  }
  llvm::outs() << "law: '" << narrow << "' against '" << wideName
               << "': " << all << " values, " << worse
               << " known worse for every caller, " << worseSomewhere
               << " in any context\n"
               << lines;
  return worse;
}

mlir::LogicalResult
TestDefensiveLawsPass::runOnProgram(mlir::ModuleOp program) {
  std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
  if (!hierarchy || !(models = getModels({})))
    return mlir::failure();
  Linkage linkage(*hierarchy);
  llvm::Expected<DefensiveConfig> config = parse(narrow);
  if (!config)
    return program.emitError() << llvm::toString(config.takeError());
  Run few(linkage, *config);
  for (StringRef each : wide) {
    llvm::Expected<DefensiveConfig> more = parse(each);
    if (!more)
      return program.emitError() << llvm::toString(more.takeError());
    Run run(linkage, *more);
    compare(few, run, each);
    llvm::outs() << "  limits, less assumed: ";
    few.run.getStatistics().limits.print(llvm::outs());
    llvm::outs() << "  limits, more assumed: ";
    run.run.getStatistics().limits.print(llvm::outs());
  }
  return mlir::success();
}

void jir::registerTestDefensiveLawsPass() {
  mlir::PassRegistration<TestDefensiveLawsPass>();
}
