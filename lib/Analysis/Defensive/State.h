//===- State.h - What is known at one instruction ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Access paths, what they point to, and which objects have escaped.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_STATE_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_STATE_H

#include "FlowCode.h"
#include "Objects.h"
#include <cassert>

namespace jir::defensive {

/// An access path: a value and the fields that follow.
using PathId = uint32_t;
/// The base that represents a method's result in what it leaves.
constexpr ValueId kResultBase = ~0u - 2;

/// Access paths as a tree; the same path has the same id in all methods.
class PathTable {
public:
  PathId getRoot(ValueId base);
  PathId getField(PathId parent, uint32_t field);

  ValueId getBase(PathId path) const { return paths[path].base; }
  /// The last field; kNoField for a value alone.
  uint32_t getLastField(PathId path) const { return paths[path].field; }
  /// The path without its last field.
  PathId getParent(PathId path) const {
    assert(getLength(path) > 0 && "a value alone has no path before it");
    return paths[path].parent;
  }
  /// Number of fields.
  unsigned getLength(PathId path) const { return paths[path].length; }
  bool isPrefix(PathId prefix, PathId path) const;
  /// The path with \p from, which is a prefix of it, replaced by \p to.
  PathId replacePrefix(PathId path, PathId from, PathId to);
  /// Orders as text would, independent of ids.
  std::string print(PathId path, const ClassHierarchy &hierarchy) const;

private:
  struct Path {
    ValueId base;
    PathId parent;
    uint32_t field;
    unsigned length;
  };
  PathId intern(const Path &path);

  std::vector<Path> paths;
  std::map<std::tuple<ValueId, PathId, uint32_t>, PathId> ids;
};

/// The facts before or after an instruction. A path without a fact may point to
/// anything.
struct State {
  using Fact = std::pair<PathId, SetId>;

  /// Whether control gets here.
  bool isReached = false;
  /// What everything that is read from the heap after this rests on.
  PremiseSet premises = 0;
  /// By path, all of one field or more.
  llvm::SmallVector<Fact, 8> facts;
  /// Objects that other code or another thread may reach, by id. Tracked
  /// objects that are not here are reached by values and facts of known sets
  /// and by fields of each other only.
  llvm::SmallVector<ObjectId, 8> escaped;
  /// (holder, held): a field of the first may hold the second.
  llvm::SmallVector<std::pair<ObjectId, ObjectId>, 8> holds;

  /// The set of a path; kUnknown without a fact.
  SetId find(PathId path) const;
  void set(PathId path, SetId value);
  bool isEscaped(ObjectId object) const {
    return std::binary_search(escaped.begin(), escaped.end(), object);
  }
  /// Returns whether it is new.
  bool addEscaped(ObjectId object);
  void addHolds(ObjectId holder, ObjectId held);

  /// Joins another state of the same place; returns whether this one changed.
  bool join(const State &other, ObjectTable &objects);

  friend bool operator==(const State &a, const State &b) {
    return a.isReached == b.isReached && a.premises == b.premises &&
           a.facts == b.facts && a.escaped == b.escaped && a.holds == b.holds;
  }
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_STATE_H
