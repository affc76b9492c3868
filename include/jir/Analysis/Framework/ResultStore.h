//===- ResultStore.h - How results travel between passes --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The results of the analyses that ran, for the passes that come later.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_FRAMEWORK_RESULTSTORE_H
#define JIR_ANALYSIS_FRAMEWORK_RESULTSTORE_H

#include "mlir/IR/Operation.h"
#include "mlir/Support/TypeID.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <string>
#include <vector>

namespace jir {

/// What analysis passes computed for one program, keyed by pass, options and
/// type of the result. It is an MLIR analysis of the module with MLIR's default
/// invalidation: a pass that does not mark it preserved ends it, nested
/// pipelines included. Besides, a result of an older epoch of the jvm dialect
/// is never handed out.
class ResultStore {
public:
  /// An empty store for \p program, as MLIR's analysis manager makes it.
  explicit ResultStore(mlir::Operation *program) : program(program) {}

  /// Keeps what \p pass (its argument, `jvm-cha`) computed with \p options
  /// (their textual form). An older result of the same key goes.
  template <typename T>
  void add(llvm::StringRef pass, llvm::StringRef options,
           std::shared_ptr<const T> result) {
    addErased({pass.str(), options.str(), mlir::TypeID::get<T>(), getEpoch(),
               std::move(result)});
  }

  /// The result of type T of \p pass with exactly these options, or null.
  template <typename T>
  std::shared_ptr<const T> find(llvm::StringRef pass,
                                llvm::StringRef options) const {
    return std::static_pointer_cast<const T>(
        findErased(pass, &options, mlir::TypeID::get<T>()));
  }

  /// The latest valid result of type T of \p source, or null. The source is
  /// named as in the option `from`: `cha` or `jvm-cha`.
  template <typename T>
  std::shared_ptr<const T> latest(llvm::StringRef source) const {
    return std::static_pointer_cast<const T>(
        findErased(getPassOfSource(source), nullptr, mlir::TypeID::get<T>()));
  }

  /// The pass that a value of an option `from` means: `cha` is `jvm-cha`.
  static std::string getPassOfSource(llvm::StringRef source);

  /// Prints pass and options of each valid result, one a line, oldest first.
  void print(llvm::raw_ostream &os) const;

private:
  struct Entry {
    std::string pass;
    std::string options;
    mlir::TypeID type;
    uint64_t epoch;
    std::shared_ptr<const void> result;
  };

  uint64_t getEpoch() const;
  void addErased(Entry entry);
  /// Null \p options stand for any.
  std::shared_ptr<const void> findErased(llvm::StringRef pass,
                                         const llvm::StringRef *options,
                                         mlir::TypeID type) const;

  mlir::Operation *program;
  std::vector<Entry> entries;
};

} // namespace jir

#endif // JIR_ANALYSIS_FRAMEWORK_RESULTSTORE_H
