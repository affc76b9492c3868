//===- PassBase.h - What the passes of jir share ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The base classes of passes over whole programs: their contracts, access to
/// the results of earlier passes, and the promises that keep those valid.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_PASSBASE_H
#define JIR_PASSES_PASSBASE_H

#include "jir/Analysis/Framework/ResultStore.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Passes/PassContract.h"
#include "jir/Passes/RunSummary.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "llvm/Support/Error.h"

namespace jir {

class ClassHierarchy;
class NativeModels;
struct ClaimSet;

/// A pass over a whole program. `runOnProgram` does the work; its failure fails
/// the pipeline.
class ProgramPass : public mlir::OperationPass<mlir::ModuleOp> {
public:
  /// Whether \p pass is a ProgramPass, for `dyn_cast`.
  static bool classof(const mlir::Pass *pass);

  /// What the pass reads, adds, preserves and writes with the options that it
  /// has. Options are set, nothing else is known.
  virtual PassContract getContract() const = 0;

  /// What is wrong with the values of options, each by itself or together. It
  /// is asked before anything is read, and again before the pass runs.
  virtual llvm::Error checkOptions() const { return llvm::Error::success(); }

protected:
  explicit ProgramPass(mlir::TypeID id);
  ProgramPass(const ProgramPass &other) = default;

  /// The pass itself. A failure has been reported at an operation.
  virtual mlir::LogicalResult runOnProgram(mlir::ModuleOp program) = 0;

  /// The results of the passes before this one.
  ResultStore &getResults() { return getAnalysis<ResultStore>(); }

  /// The latest valid result of type T of the pass that an option `from`
  /// names; of any pass when it is empty. Without one, null, and an error that
  /// tells what to run first.
  template <typename T>
  std::shared_ptr<const T> getResult(llvm::StringRef from) {
    std::shared_ptr<const T> result = getResults().latest<T>(from);
    if (!result)
      reportMissingResult(from);
    return result;
  }

  /// The pass, without `jvm-`, whose result getResult<T>(\p from) is.
  template <typename T>
  std::string getSource(llvm::StringRef from) {
    return getResults().getSource<T>(from).str();
  }

  /// The class hierarchy of the program, made once and shared by the passes
  /// until one changes the program. Null, after an error, when the program's
  /// platform cannot be read. Results that use it keep the pointer.
  std::shared_ptr<ClassHierarchy> getHierarchy();

  /// The models of native methods, those of \p files first, made once. Null
  /// after an error.
  std::shared_ptr<const NativeModels>
  getModels(llvm::ArrayRef<std::string> files);

  /// Provides \p result for the passes that come later, under this pass's name
  /// and options.
  template <typename T>
  void addResult(std::shared_ptr<const T> result) {
    getResults().add<T>(getArgument(), getOptionsText(), std::move(result));
  }

  /// Fills in the hashes of the class files that claims depend on.
  void addClassHashes(ClaimSet &claims);

  /// Writes a file: \p write gets the stream. The file appears under \p path
  /// when it is whole; `-` is standard output. An error is reported.
  mlir::LogicalResult
  writeOutput(llvm::StringRef path,
              llvm::function_ref<void(llvm::raw_ostream &)> write);

  /// The options of this pass as they are in a textual pipeline, without
  /// braces.
  std::string getOptionsText();

  /// The figures of this run, or null where the tool shows none.
  RunSummary *getSummary() { return RunSummary::get(&getContext()); }

  /// The dialect instance of the program's context.
  jvm::JVMDialect &getDialect() {
    return *getContext().getOrLoadDialect<jvm::JVMDialect>();
  }

  /// Runs the pass when its options are right; signals failures.
  void checkAndRun();

private:
  void reportMissingResult(llvm::StringRef from);
};

/// A pass that leaves the meaning of the program alone: an analysis, an
/// annotator, a printer, an export, loading and dropping bodies. The results of
/// earlier passes stay valid. One that reads only calls
/// `markAllAnalysesPreserved` besides, and MLIR verifies nothing anew.
class AnalysisPass : public ProgramPass {
public:
  PassContract getContract() const override { return PassContract(); }

protected:
  using ProgramPass::ProgramPass;
  void runOnOperation() final;
};

/// A pass that changes what the program means. Results of earlier passes end,
/// unless it declares that it changed nothing.
class TransformPass : public ProgramPass {
public:
  PassContract getContract() const override {
    return PassContract().endsResults();
  }

protected:
  using ProgramPass::ProgramPass;
  void runOnOperation() final;

  /// States that this run found nothing to change.
  void markUnchanged() { unchanged = true; }

private:
  bool unchanged = false;
};

} // namespace jir

#endif // JIR_PASSES_PASSBASE_H
