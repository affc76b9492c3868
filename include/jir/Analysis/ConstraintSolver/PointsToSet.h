//===- PointsToSet.h - The objects of a node --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A view of the set of objects that a node of the points-to solver may hold.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CONSTRAINTSOLVER_POINTSTOSET_H
#define JIR_ANALYSIS_CONSTRAINTSOLVER_POINTSTOSET_H

#include "jir/Analysis/ConstraintSolver/SetPool.h"
#include "llvm/ADT/iterator.h"

namespace jir::pointsto {

/// A set of objects, to be read. It is a view: cheap to copy, and valid until
/// the solver that returned it is changed.
class PointsToSet {
public:
  /// Visits the objects in ascending order of their ids.
  class iterator
      : public llvm::iterator_facade_base<iterator, std::forward_iterator_tag,
                                          ObjectId, std::ptrdiff_t,
                                          const ObjectId *, ObjectId> {
  public:
    ObjectId operator*() const { return ObjectId(current); }
    iterator &operator++() {
      if (--remaining != 0)
        advance();
      return *this;
    }
    /// Only iterators of one set may be compared.
    bool operator==(const iterator &other) const {
      return remaining == other.remaining;
    }

  private:
    friend class PointsToSet;
    iterator() = default;
    iterator(const SetPool &pool, const ObjectSet &set);
    void advance() {
      if (small) {
        current = *small++;
        return;
      }
      while (bits == 0)
        loadWord();
      current = base + llvm::countr_zero(bits);
      bits &= bits - 1;
    }
    void loadWord();

    uint32_t current = 0;
    uint32_t remaining = 0;
    const uint32_t *small = nullptr;
    const SetPool *pool = nullptr;
    const ObjectSet::Entry *entry = nullptr;
    /// The word of the entry's block that `bits` was loaded from.
    unsigned word = 0;
    /// The object of the word's first bit.
    uint32_t base = 0;
    uint64_t bits = 0;
  };

  PointsToSet(const SetPool &pool, const ObjectSet &set)
      : pool(&pool), set(&set) {}

  iterator begin() const {
    return empty() ? iterator() : iterator(*pool, *set);
  }
  iterator end() const { return iterator(); }
  bool empty() const { return set->empty(); }
  /// The number of objects, in constant time.
  uint32_t size() const { return set->size(); }
  /// Whether the set holds an object.
  bool contains(ObjectId object) const {
    return pool->contains(*set, object.index);
  }

private:
  const SetPool *pool;
  const ObjectSet *set;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_CONSTRAINTSOLVER_POINTSTOSET_H
