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

#ifndef JIR_ANALYSIS_POINTSTO_POINTSTOSET_H
#define JIR_ANALYSIS_POINTSTO_POINTSTOSET_H

#include "jir/Analysis/PointsTo/SolverIds.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/iterator.h"
#include <algorithm>

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
    explicit iterator(const ObjectId *at) : at(at) {}
    ObjectId operator*() const { return *at; }
    iterator &operator++() {
      ++at;
      return *this;
    }
    bool operator==(const iterator &other) const { return at == other.at; }

  private:
    const ObjectId *at;
  };

  PointsToSet() = default;
  explicit PointsToSet(llvm::ArrayRef<ObjectId> objects) : objects(objects) {}

  iterator begin() const { return iterator(objects.begin()); }
  iterator end() const { return iterator(objects.end()); }
  bool empty() const { return objects.empty(); }
  /// The number of objects, in constant time.
  uint32_t size() const { return objects.size(); }
  /// Whether the set holds an object.
  bool contains(ObjectId object) const {
    return std::binary_search(objects.begin(), objects.end(), object);
  }

private:
  llvm::ArrayRef<ObjectId> objects;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_POINTSTO_POINTSTOSET_H
