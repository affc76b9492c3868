//===- SetPool.h - Sets of objects, small or large --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The sets of the points-to solver: two objects lie in the set itself, some
/// dozens in a sorted array, more in blocks of bits that sets share.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CONSTRAINTSOLVER_SETPOOL_H
#define JIR_ANALYSIS_CONSTRAINTSOLVER_SETPOOL_H

#include "jir/Analysis/ConstraintSolver/BlockPool.h"
#include "jir/Analysis/ConstraintSolver/SolverIds.h"
#include "jir/Analysis/ConstraintSolver/WordPool.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace jir::pointsto {

class FilterTable;

/// A set whose storage a SetPool owns. Plain data: a copy of it is the same
/// set, not another one.
struct ObjectSet {
  enum class Kind : uint32_t { Inline, Array, Blocks };

  uint32_t size() const { return sizeAndKind >> 2; }
  bool empty() const { return size() == 0; }
  Kind kind() const { return Kind(sizeAndKind & 3); }

private:
  friend class SetPool;
  friend class PointsToSet;

  /// The bits of a block, by the ids of its objects without the last 8 bits.
  struct Entry {
    uint32_t key;
    uint32_t block;
  };

  void set(uint32_t size, Kind kind) {
    sizeAndKind = size << 2 | uint32_t(kind);
  }

  uint32_t sizeAndKind = 0;
  /// Inline: the objects, ascending. Array: the handle of the ids. Blocks: the
  /// handle of the entries, by ascending keys, and their number. Equal sets may
  /// share the entries; the word before the first counts the sets that do.
  uint32_t parts[2] = {0, 0};
};

/// Storage of sets, and all that is done with them. Objects are added, never
/// removed one by one. No set of blocks is small enough for an array.
class SetPool {
public:
  /// The largest set that is an array.
  static constexpr uint32_t kMaxArray = 32;

  bool contains(const ObjectSet &set, uint32_t object) const;
  /// Adds an object; whether it was new.
  bool insert(ObjectSet &set, uint32_t object);
  /// Adds objects, ascending and each once, to \p set, and those that were new
  /// also to \p delta, a subset of it; returns how many were new.
  uint32_t add(ObjectSet &set, ObjectSet &delta,
               llvm::ArrayRef<uint32_t> objects);
  /// The same for the objects of \p from. \p origin, if given, is a set that
  /// \p set may now be equal to in parts, and then shares with it.
  uint32_t add(ObjectSet &set, ObjectSet &delta, const ObjectSet &from,
               const ObjectSet *origin = nullptr);
  /// A set of objects given in ascending order.
  ObjectSet make(llvm::ArrayRef<uint32_t> objects);
  /// Another set with the same objects. One of blocks takes no time.
  ObjectSet copy(const ObjectSet &set);
  /// Makes \p set, whose objects \p equal has, share what it is stored in, if
  /// that is worth it.
  void share(ObjectSet &set, const ObjectSet &equal) {
    if (equal.kind() != Kind::Blocks ||
        (set.kind() == Kind::Blocks && set.parts[0] == equal.parts[0]))
      return;
    clear(set);
    set = copy(equal);
  }
  /// Another set with those objects that pass.
  ObjectSet copy(const ObjectSet &set, FilterTable &filters, FilterId filter);
  /// Frees the storage and makes the set empty.
  void clear(ObjectSet &set);
  /// Appends the objects, in ascending order.
  void appendTo(const ObjectSet &set,
                llvm::SmallVectorImpl<uint32_t> &objects) const;
  /// Another set, of the objects of \p set that are not in \p delta and neither
  /// in \p other, unless they are in \p otherDelta: what the constraints of one
  /// node have seen, and those of another have not.
  ObjectSet makeUnseen(const ObjectSet &set, const ObjectSet &delta,
                       const ObjectSet &other, const ObjectSet &otherDelta);
  /// Adds the objects of \p from.
  void add(ObjectSet &set, const ObjectSet &from) {
    ObjectSet delta;
    add(set, delta, from);
    clear(delta);
  }
  /// The objects of a set that has no blocks; valid until it is changed.
  llvm::ArrayRef<uint32_t> getSmall(const ObjectSet &set) const {
    if (set.kind() == ObjectSet::Kind::Inline)
      return {set.parts, set.size()};
    return {words.get<uint32_t>(set.parts[0]), set.size()};
  }

  uint64_t getBytes() const { return words.getBytes() + blocks.getBytes(); }

private:
  friend class PointsToSet;
  using Kind = ObjectSet::Kind;
  using Entry = ObjectSet::Entry;
  /// Objects that are new in a set. Where a block is new as a whole, the set
  /// has one of another set, and so may its delta.
  struct NewBlock {
    uint32_t key;
    uint32_t shared;
    Block content;
  };
  static constexpr uint32_t kNone = ~0u;

  static unsigned arrayClass(uint32_t size) { return llvm::Log2_32_Ceil(size); }
  /// With room for the number of users.
  static unsigned entriesClass(uint32_t count) {
    return llvm::Log2_32_Ceil(count + 1) + 1;
  }
  Entry *getEntries(const ObjectSet &set) {
    return words.get<Entry>(set.parts[0]) + 1;
  }
  llvm::ArrayRef<Entry> entriesOf(const ObjectSet &set) const {
    if (set.parts[1] == 0)
      return {};
    return {words.get<Entry>(set.parts[0]) + 1, set.parts[1]};
  }
  uint32_t &numUsers(const ObjectSet &set) {
    return words.get<Entry>(set.parts[0])->key;
  }
  uint32_t allocateEntries(uint32_t count);
  void unshare(ObjectSet &set);
  Block getBlock(const ObjectSet &set, uint32_t key) const;
  void assignSmall(ObjectSet &set, llvm::ArrayRef<uint32_t> objects);
  void assignBlocks(ObjectSet &set, llvm::ArrayRef<uint32_t> objects);
  void makeBlocks(ObjectSet &set);
  bool insertIntoArray(ObjectSet &set, uint32_t object);
  bool insertIntoBlocks(ObjectSet &set, uint32_t object);
  uint32_t addToBlocks(ObjectSet &set, ObjectSet &delta,
                       llvm::ArrayRef<uint32_t> objects);
  void insertEntries(ObjectSet &set, llvm::ArrayRef<Entry> entries);
  void combine(Entry &target, uint32_t from, const Entry *&origin,
               const Entry *originEnd);
  void addNewBlocks(ObjectSet &set, uint32_t count);

  WordPool words;
  BlockPool blocks;
  std::vector<NewBlock> news;
  std::vector<Entry> missing;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_CONSTRAINTSOLVER_SETPOOL_H
