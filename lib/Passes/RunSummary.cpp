//===- RunSummary.cpp - What a run did, for people --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Figures, stages, progress.
///
//===----------------------------------------------------------------------===//

#include "jir/Passes/RunSummary.h"
#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/Claims/Claims.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace jir;
using llvm::StringRef;

namespace {

/// Ties a summary to the jvm dialect of a context.
class SummaryInterface : public mlir::DialectInterface::Base<SummaryInterface> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SummaryInterface)
  SummaryInterface(mlir::Dialect *dialect, RunSummary *summary)
      : Base(dialect), summary(summary) {}
  RunSummary *summary;
};

class SummaryExtension
    : public mlir::DialectExtension<SummaryExtension, jvm::JVMDialect> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SummaryExtension)
  explicit SummaryExtension(RunSummary *summary) : summary(summary) {}
  void apply(mlir::MLIRContext *, jvm::JVMDialect *dialect) const override {
    dialect->addInterface<SummaryInterface>(summary);
  }

private:
  RunSummary *summary;
};

/// Reports the passes that run over a whole program.
class StageInstrumentation : public mlir::PassInstrumentation {
public:
  explicit StageInstrumentation(RunSummary &summary) : summary(summary) {}

  void runBeforePass(mlir::Pass *pass, mlir::Operation *op) override {
    if (op->getParentOp())
      return;
    // A pass without an argument runs a pipeline over parts of the program.
    StringRef name = pass->getArgument();
    summary.beginStage(name.empty() ? "nested passes" : name);
  }
  void runAfterPass(mlir::Pass *, mlir::Operation *op) override { end(op); }
  void runAfterPassFailed(mlir::Pass *, mlir::Operation *op) override {
    end(op);
  }

private:
  void end(mlir::Operation *op) {
    if (op && !op->getParentOp())
      summary.beginStage("write");
  }

  RunSummary &summary;
};

} // namespace

void RunSummary::attach(mlir::DialectRegistry &registry) {
  registry.addExtension(mlir::TypeID::get<SummaryExtension>(),
                        std::make_unique<SummaryExtension>(this));
}

RunSummary *RunSummary::get(mlir::MLIRContext *context) {
  auto *dialect = context->getLoadedDialect<jvm::JVMDialect>();
  if (!dialect)
    return nullptr;
  auto *interface = dialect->getRegisteredInterface<SummaryInterface>();
  return interface ? interface->summary : nullptr;
}

std::unique_ptr<mlir::PassInstrumentation> RunSummary::makeInstrumentation() {
  return std::make_unique<StageInstrumentation>(*this);
}

void RunSummary::set(StringRef name, uint64_t value) {
  for (auto &[known, old] : figures)
    if (known == name) {
      old = value;
      return;
    }
  figures.emplace_back(name.str(), value);
}

void RunSummary::beginStage(StringRef name) {
  endStage();
  stage = name.str();
  stageStart = progress.getSeconds();
  shown = 0;
  unit.clear();
  progress.startStage(stage, /*total=*/0, unit);
}

void RunSummary::endStage() {
  if (stage.empty())
    return;
  progress.finish();
  double seconds = progress.getSeconds() - stageStart;
  // Between passes nothing is done that is worth a line.
  if (stage != "write" || seconds >= 0.05)
    stages.push_back({stage, seconds, getPeakMegabytes()});
  stage.clear();
}

void RunSummary::showProgress(uint64_t count, StringRef what) {
  if (what != unit) {
    unit = what.str();
    progress.startStage(stage, /*total=*/0, unit);
    shown = 0;
  }
  progress.advance(count - shown);
  shown = count;
}

void RunSummary::set(const CallGraph &graph) {
  const ClassHierarchy &hierarchy = graph.getHierarchy();
  auto isOwn = [&](MethodId method) {
    return method && hierarchy.getOrigin(hierarchy.getMethod(method).owner) !=
                         jvm::Origin::Platform;
  };
  uint64_t none = 0, one = 0, more = 0, edges = 0, polymorphic = 0;
  uint64_t application = llvm::count_if(graph.getReachable(), isOwn);
  for (const CallSite &site : graph.getSites()) {
    size_t targets = graph.getEdges(site).size();
    if (site.cone.isValid())
      targets += graph.getCone(site.cone).targets.size();
    edges += targets;
    if (site.kind == SiteKind::Implicit || site.kind == SiteKind::Root)
      continue;
    ++(targets == 0 ? none : targets == 1 ? one : more);
    polymorphic += targets > 1 && isOwn(site.caller);
  }
  set("classes", graph.getHierarchy().getNumClasses());
  set("absent classes", graph.getHierarchy().getPhantoms().size());
  set("methods", graph.getHierarchy().getNumMethods());
  set("reachable methods", graph.getReachable().size());
  set("reachable application methods", application);
  set("edges", edges);
  set("call sites without a target", none);
  set("call sites with one target", one);
  set("call sites with multiple targets", more);
  set("application calls with multiple targets", polymorphic);
  set("unresolved", graph.getUnresolved().size());
}

void RunSummary::set(const ClaimSet &claims) {
  size_t certain = llvm::count_if(claims.claims, [](const Claim &claim) {
    return claim.kind == ClaimKind::Certain;
  });
  set("certain claims", certain);
  set("conditional claims", claims.claims.size() - certain);
  set("calls without a claim", claims.unclaimed.size());
}

void RunSummary::print(llvm::raw_ostream &os, SummaryFormat format) {
  endStage();
  if (format == SummaryFormat::Text)
    printText(os);
  if (format == SummaryFormat::Json)
    printJson(os);
}

/// 1234567 as 1,234,567.
static std::string group(uint64_t value) {
  std::string digits = std::to_string(value);
  for (size_t i = digits.size(); i > 3; i -= 3)
    digits.insert(i - 3, ",");
  return digits;
}

void RunSummary::printText(llvm::raw_ostream &os) const {
  if (isBrief)
    return printTotal(os);
  for (const auto &[name, value] : figures)
    os << llvm::format("%14s  ", group(value).c_str()) << name << '\n';
  printStages(os);
}

void RunSummary::printStages(llvm::raw_ostream &os) const {
  for (const Stage &stage : stages)
    os << llvm::format("%12.2f s  ", stage.seconds) << stage.name << '\n';
  printTotal(os);
}

void RunSummary::printTotal(llvm::raw_ostream &os) const {
  os << llvm::format("%12.2f s  ", progress.getSeconds()) << "total, peak "
     << group(getPeakMegabytes()) << " MB\n";
}

/// To the millisecond.
static void writeSeconds(llvm::json::OStream &json, double seconds) {
  json.attributeBegin("seconds");
  json.rawValue(
      [&](llvm::raw_ostream &os) { os << llvm::format("%.3f", seconds); });
  json.attributeEnd();
}

void RunSummary::writeStages(llvm::json::OStream &json) const {
  json.attributeArray("stages", [&] {
    for (const Stage &stage : stages)
      json.object([&] {
        json.attribute("stage", stage.name);
        writeSeconds(json, stage.seconds);
        json.attribute("megabytes", stage.megabytes);
      });
  });
  writeSeconds(json, progress.getSeconds());
  json.attribute("megabytes", getPeakMegabytes());
}

void RunSummary::printJson(llvm::raw_ostream &os) const {
  llvm::json::OStream json(os);
  json.object([&] {
    json.attribute("schema", 1);
    json.attributeObject("figures", [&] {
      for (const auto &[name, value] : figures)
        json.attribute(name, value);
    });
    writeStages(json);
  });
  os << '\n';
}
