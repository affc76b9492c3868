//===- FilterTable.h - Predicates over the types of objects -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The filters of a points-to solver: each made once, and its answer for each
/// type computed once.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_POINTSTO_FILTERTABLE_H
#define JIR_ANALYSIS_POINTSTO_FILTERTABLE_H

#include "jir/Analysis/PointsTo/SolverIds.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <vector>

namespace jir::pointsto {

class SolverClient;

/// Owns filters. Equal ones have equal ids.
class FilterTable {
public:
  explicit FilterTable(SolverClient &client) : client(client) {}

  FilterId getTypeFilter(TypeId type);
  FilterId getExcludingFilter(llvm::ArrayRef<TypeId> types);
  FilterId getExactFilter(llvm::ArrayRef<TypeId> types);
  FilterId getIntersection(FilterId first, FilterId second);
  FilterId getUnion(FilterId first, FilterId second);

  /// Whether objects of a type pass; the invalid filter lets all pass.
  bool passes(TypeId type, FilterId filter);
  uint32_t size() const { return filters.size(); }
  /// Bytes held, roughly.
  uint64_t getBytes() const;

private:
  enum class Kind : uint8_t { Type, Excluding, Exact, Intersection, Union };
  /// A kind, and the types or filters that it is made of, sorted.
  using Key = std::pair<Kind, std::vector<uint32_t>>;
  struct Filter {
    const Key *key;
    /// Two bits a type: whether the answer is known, and the answer.
    std::vector<uint64_t> answers;
  };

  FilterId intern(Kind kind, std::vector<uint32_t> parts);
  bool compute(TypeId type, const Key &key);

  SolverClient &client;
  std::map<Key, uint32_t> ids;
  std::vector<Filter> filters;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_POINTSTO_FILTERTABLE_H
