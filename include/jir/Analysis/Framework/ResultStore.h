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
#include <optional>
#include <string>
#include <vector>

namespace jir {

/// What analysis passes computed for one program, keyed by pass, options and
/// type of the result. It is an MLIR analysis of the module with MLIR's default
/// invalidation: a pass that does not mark it preserved ends it, nested
/// pipelines included.
class ResultStore {
public:
  /// An empty store, as MLIR's analysis manager makes it for a program.
  explicit ResultStore(mlir::Operation * /*program*/) {}

  /// Keeps what \p pass (its argument, `jvm-cha`) computed with \p options
  /// (their textual form). An older result of the same key goes.
  template <typename T>
  void add(llvm::StringRef pass, llvm::StringRef options,
           std::shared_ptr<const T> result) {
    addErased(
        {pass.str(), options.str(), mlir::TypeID::get<T>(), std::move(result)});
  }

  /// The result of type T of \p pass with exactly these options, or null.
  template <typename T>
  std::shared_ptr<const T> find(llvm::StringRef pass,
                                llvm::StringRef options) const {
    const Entry *entry = findErased(pass, options, mlir::TypeID::get<T>());
    return entry ? std::static_pointer_cast<const T>(entry->result) : nullptr;
  }

  /// The latest result of type T of \p source, or null. The source is named as
  /// in the option `from`: `cha` or `jvm-cha`; empty: any.
  template <typename T>
  std::shared_ptr<const T> latest(llvm::StringRef source = {}) const {
    const Entry *entry = findLatest(source, mlir::TypeID::get<T>());
    return entry ? std::static_pointer_cast<const T>(entry->result) : nullptr;
  }

  /// The pass, without `jvm-`, whose result latest<T>(\p source) is; empty
  /// without one. It lives until a result is added.
  template <typename T>
  llvm::StringRef getSource(llvm::StringRef source) const {
    const Entry *entry = findLatest(source, mlir::TypeID::get<T>());
    llvm::StringRef pass = entry ? entry->pass : llvm::StringRef();
    pass.consume_front("jvm-");
    return pass;
  }

  /// The pass that a value of an option `from` means: `cha` is `jvm-cha`.
  static std::string getPassOfSource(llvm::StringRef source);

  /// Prints pass and options of each result, one a line, oldest first.
  void print(llvm::raw_ostream &os) const;

private:
  struct Entry {
    std::string pass;
    std::string options;
    mlir::TypeID type;
    std::shared_ptr<const void> result;
  };

  void addErased(Entry entry);
  /// The latest, or null. Without \p pass or \p options any serve.
  const Entry *findErased(std::optional<llvm::StringRef> pass,
                          std::optional<llvm::StringRef> options,
                          mlir::TypeID type) const;
  const Entry *findLatest(llvm::StringRef source, mlir::TypeID type) const;

  std::vector<Entry> entries;
};

} // namespace jir

#endif // JIR_ANALYSIS_FRAMEWORK_RESULTSTORE_H
