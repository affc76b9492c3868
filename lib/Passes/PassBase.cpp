//===- PassBase.cpp - What the passes of jir share --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Running passes over programs, and what stays valid after them.
///
//===----------------------------------------------------------------------===//

#include "jir/Passes/PassBase.h"
#include "jir/Analysis/Claims/Claims.h"
#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "jir/Analysis/JdkModel/Models.h"
#include "jir/Support/OutputFile.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <mutex>

using namespace jir;
using namespace mlir;

/// The classes of the passes that were made so far. LLVM is built without RTTI,
/// and MLIR tells passes apart by these ids alone.
static std::pair<std::mutex, llvm::DenseSet<TypeID>> &getProgramPasses() {
  static std::pair<std::mutex, llvm::DenseSet<TypeID>> passes;
  return passes;
}

ProgramPass::ProgramPass(TypeID id) : OperationPass(id) {
  auto &[mutex, ids] = getProgramPasses();
  std::lock_guard<std::mutex> lock(mutex);
  ids.insert(id);
}

bool ProgramPass::classof(const Pass *pass) {
  auto &[mutex, ids] = getProgramPasses();
  std::lock_guard<std::mutex> lock(mutex);
  return ids.contains(pass->getTypeID());
}

std::string ProgramPass::getOptionsText() {
  std::string text;
  llvm::raw_string_ostream os(text);
  printAsTextualPipeline(os);
  StringRef options = StringRef(text).drop_front(getArgument().size());
  options.consume_front("{");
  options.consume_back("}");
  return options.str();
}

LogicalResult
ProgramPass::writeOutput(StringRef path,
                         llvm::function_ref<void(llvm::raw_ostream &)> write) {
  auto report = [&](llvm::Error error) {
    return getOperation()->emitError()
           << getArgument() << ": " << llvm::toString(std::move(error));
  };
  if (path.empty())
    return getOperation()->emitError()
           << getArgument() << ": the option 'output' names no file";
  llvm::Expected<std::unique_ptr<OutputFile>> file = OutputFile::create(path);
  if (!file)
    return report(file.takeError());
  write((*file)->os());
  if (llvm::Error error = (*file)->commit())
    return report(std::move(error));
  return success();
}

std::shared_ptr<ClassHierarchy> ProgramPass::getHierarchy() {
  constexpr StringLiteral key = "hierarchy";
  // It reads members when asked for them, which changes nothing that it states.
  if (auto known = getResults().find<ClassHierarchy>(key, ""))
    return std::const_pointer_cast<ClassHierarchy>(known);
  auto hierarchy = std::make_shared<ClassHierarchy>(getOperation());
  if (!hierarchy->isValid())
    return nullptr;
  getResults().add<ClassHierarchy>(key, "", hierarchy);
  return hierarchy;
}

std::shared_ptr<const NativeModels>
ProgramPass::getModels(ArrayRef<std::string> files) {
  constexpr StringLiteral key = "models";
  std::string names = llvm::join(files, ",");
  if (auto known = getResults().find<NativeModels>(key, names))
    return known;
  std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
  if (!hierarchy)
    return nullptr;
  std::shared_ptr<const NativeModels> library =
      NativeModels::create(*hierarchy, files);
  // The library refers to the hierarchy, which the store keeps as long.
  if (library)
    getResults().add<NativeModels>(key, names, library);
  return library;
}

void ProgramPass::addClassHashes(ClaimSet &claims) {
  mlir::ModuleOp program = getOperation();
  jvm::BodyLoader *loader = getHierarchy()->getLoader();
  SymbolTable symbols(program);
  for (const Claim &claim : claims.claims) {
    for (StringAttr name : claim.depends) {
      auto [entry, isNew] = claims.classHashes.try_emplace(name);
      if (!isNew)
        continue;
      auto classOp = symbols.lookup<jvm::ClassOp>(name);
      if (!classOp && loader)
        classOp = loader->ensureClass(program, name);
      if (classOp)
        entry->second = classOp.getHashAttr();
    }
  }
}

void ProgramPass::reportMissingResult(StringRef from) {
  if (from.empty()) {
    getOperation()->emitError()
        << getArgument() << " needs a result of an earlier pass, and no pass "
        << "between them may change the program";
    return;
  }
  std::string pass = ResultStore::getPassOfSource(from);
  getOperation()->emitError()
      << getArgument() << " needs a result of " << pass << ": run " << pass
      << " before it, and no pass between them that changes the program";
}

void ProgramPass::checkAndRun() {
  // Who builds a pipeline in C++ may skip the check of pipelines.
  if (llvm::Error error = checkOptions()) {
    getOperation()->emitError()
        << getArgument() << ": " << llvm::toString(std::move(error));
    return signalPassFailure();
  }
  if (failed(runOnProgram(getOperation())))
    signalPassFailure();
}

void AnalysisPass::runOnOperation() {
  // The store is there before the pass runs, so that an empty one is kept too.
  getResults();
  checkAndRun();
  markAnalysesPreserved<ResultStore>();
}

void TransformPass::runOnOperation() {
  unchanged = false;
  checkAndRun();
  if (unchanged)
    markAllAnalysesPreserved();
}
