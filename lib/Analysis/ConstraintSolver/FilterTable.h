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

#ifndef JIR_LIB_ANALYSIS_CONSTRAINTSOLVER_FILTERTABLE_H
#define JIR_LIB_ANALYSIS_CONSTRAINTSOLVER_FILTERTABLE_H

#include "jir/Analysis/ConstraintSolver/BlockPool.h"
#include "jir/Analysis/ConstraintSolver/SolverIds.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <vector>

namespace jir::pointsto {

class SolverClient;

/// Owns filters, and knows the type of each object. Equal filters have equal
/// ids.
class FilterTable {
public:
  explicit FilterTable(SolverClient &client) : client(client), masks(1) {}

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
  /// Those of the objects [256 * key, 256 * (key + 1)) in \p objects that pass
  /// a valid filter.
  Block getPassing(const Block &objects, FilterId filter, uint32_t key) {
    const std::vector<uint32_t> &slots = filters[filter.index].slots;
    if (key < slots.size() && masks[slots[key]].covered == Block::kBits)
      return objects & masks[slots[key]].bits;
    return computePassing(objects, filter, key);
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
    /// For each 256 objects the index of their mask; zero if not made yet.
    std::vector<uint32_t> slots;
  };
  /// Which of 256 objects pass, for the first so many of them.
  struct Mask {
    Block bits = {};
    uint32_t covered = 0;
  };
  /// So many objects are asked for one by one.
  static constexpr uint32_t kFewObjects = 16;
  static constexpr uint64_t kFails = 1, kPasses = 3;

  FilterId intern(Kind kind, std::vector<uint32_t> parts);
  FilterId join(Kind kind, FilterId first, FilterId second);
  bool ask(TypeId type, FilterId filter);
  bool compute(TypeId type, const Key &key);
  Block computePassing(const Block &objects, FilterId filter, uint32_t key);

  SolverClient &client;
  std::vector<TypeId> types;
  std::map<Key, uint32_t> ids;
  std::vector<Filter> filters;
  /// The first one is never filled.
  std::vector<Mask> masks;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_CONSTRAINTSOLVER_FILTERTABLE_H
