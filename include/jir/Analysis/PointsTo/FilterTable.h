//===- FilterTable.h - Predicates over the types of objects -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The filters of a points-to solver: each made once, its answer for each type
/// computed once, and kept as masks over the objects.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_POINTSTO_FILTERTABLE_H
#define JIR_ANALYSIS_POINTSTO_FILTERTABLE_H

#include "jir/Analysis/PointsTo/BlockPool.h"
#include "jir/Analysis/PointsTo/SolverIds.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <vector>

namespace jir::pointsto {

class SolverClient;

/// Owns filters, and knows the type of each object. Equal filters have equal
/// ids.
class FilterTable {
public:
  explicit FilterTable(SolverClient &client) : client(client) {}

  /// Adds the next object.
  void addObject(TypeId type) { types.push_back(type); }
  TypeId getType(ObjectId object) const { return types[object.index]; }
  uint32_t getNumObjects() const { return types.size(); }

  FilterId getTypeFilter(TypeId type);
  FilterId getExcludingFilter(llvm::ArrayRef<TypeId> types);
  FilterId getExactFilter(llvm::ArrayRef<TypeId> types);
  FilterId getIntersection(FilterId first, FilterId second);
  FilterId getUnion(FilterId first, FilterId second);

  /// How many types or filters a filter is made of; none for the invalid one.
  uint32_t getNumParts(FilterId filter) const;

  /// Whether objects of a type pass; the invalid filter lets all pass.
  bool passes(TypeId type, FilterId filter) {
    if (!filter)
      return true;
    const std::vector<uint64_t> &answers = filters[filter.index].answers;
    uint32_t word = type.index / 32;
    uint64_t bits =
        word < answers.size() ? answers[word] >> type.index % 32 * 2 & 3 : 0;
    return bits != 0 ? bits == kPasses : ask(type, filter);
  }
  bool passes(ObjectId object, FilterId filter) {
    return passes(types[object.index], filter);
  }
  /// Which of the objects [256 * key, 256 * (key + 1)) pass a valid filter.
  /// Stays until the next call.
  const Block &getMask(FilterId filter, uint32_t key) {
    Filter &data = filters[filter.index];
    if (key < data.covered.size() &&
        (data.covered[key] == Block::kBits ||
         key * Block::kBits + data.covered[key] == types.size()))
      return data.masks[key];
    return extendMask(filter, key);
  }
  uint32_t size() const { return filters.size(); }
  /// Bytes held, roughly.
  uint64_t getBytes() const;

private:
  enum class Kind : uint8_t { Type, Excluding, Exact, Intersection, Union };
  /// A kind, and the types or filters that it is made of, sorted.
  using Key = std::pair<Kind, std::vector<uint32_t>>;
  struct Filter {
    const Key *key;
    /// Two bits a type: not known, kFails or kPasses.
    std::vector<uint64_t> answers;
    /// A bit an object; made when first asked for, a block at a time.
    std::vector<Block> masks;
    /// How many objects of each block its mask covers.
    std::vector<uint16_t> covered;
  };
  static constexpr uint64_t kFails = 1, kPasses = 3;

  FilterId intern(Kind kind, std::vector<uint32_t> parts);
  FilterId join(Kind kind, FilterId first, FilterId second);
  bool ask(TypeId type, FilterId filter);
  bool compute(TypeId type, const Key &key);
  const Block &extendMask(FilterId filter, uint32_t key);

  SolverClient &client;
  std::vector<TypeId> types;
  std::map<Key, uint32_t> ids;
  std::vector<Filter> filters;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_POINTSTO_FILTERTABLE_H
