//===- SetPoolUnion.cpp - Unions of sets of objects -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One pass over the blocks of two sets returns their union and what was new.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/ConstraintSolver/SetPool.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir::pointsto;

/// The first entry from \p at on whose key is not less than \p key. Mostly it
/// is near.
template <typename Entry>
static Entry *advanceTo(Entry *at, Entry *end, uint32_t key) {
  size_t step = 1;
  Entry *low = at;
  while (at != end && at->key < key) {
    low = at + 1;
    at = size_t(end - at) > step ? at + step : end;
    step *= 2;
  }
  return std::lower_bound(
      low, at, key, [](const Entry &e, uint32_t key) { return e.key < key; });
}

uint32_t SetPool::add(ObjectSet &set, ObjectSet &delta,
                      llvm::ArrayRef<uint32_t> objects) {
  if (set.empty() && delta.empty() && objects.size() <= kMaxArray) {
    assignSmall(set, objects);
    assignSmall(delta, objects);
    return objects.size();
  }
  if (set.kind() == Kind::Blocks)
    return addToBlocks(set, delta, objects);
  uint32_t count = 0;
  for (uint32_t object : objects)
    if (insert(set, object)) {
      insert(delta, object);
      ++count;
    }
  return count;
}

/// Objects of one block are added together.
uint32_t SetPool::addToBlocks(ObjectSet &set, ObjectSet &delta,
                              llvm::ArrayRef<uint32_t> objects) {
  news.clear();
  missing.clear();
  uint32_t count = 0;
  unshare(set);
  Entry *at = getEntries(set), *end = at + set.parts[1];
  for (const uint32_t *next = objects.begin(); next != objects.end();) {
    uint32_t key = *next / Block::kBits;
    Block block = {};
    for (; next != objects.end() && *next / Block::kBits == key; ++next)
      block.insert(*next % Block::kBits);
    uint32_t shared = kNone;
    at = advanceTo(at, end, key);
    if (at == end || at->key != key) {
      shared = blocks.add(block);
      missing.push_back({key, shared});
    } else {
      const Block before = blocks.get(at->block);
      block = block - before;
      if (block.empty())
        continue;
      // Other sets keep the block as it is.
      if (blocks.isShared(at->block)) {
        blocks.removeUser(at->block);
        at->block = blocks.add(before | block);
      } else {
        blocks.get(at->block) = before | block;
      }
    }
    news.push_back({key, shared, block});
    count += block.count();
  }
  if (count == 0)
    return 0;
  insertEntries(set, missing);
  set.set(set.size() + count, Kind::Blocks);
  addNewBlocks(delta, count);
  return count;
}

uint32_t SetPool::add(ObjectSet &set, ObjectSet &delta, const ObjectSet &from,
                      const ObjectSet *origin) {
  if (from.kind() != Kind::Blocks)
    return add(set, delta, getSmall(from));
  if (set.empty()) {
    set = copy(from);
    delta = copy(from);
    return from.size();
  }
  makeBlocks(set);
  const Entry *originAt = nullptr, *originEnd = nullptr;
  if (origin && origin->kind() == Kind::Blocks) {
    originAt = entriesOf(*origin).begin();
    originEnd = entriesOf(*origin).end();
  }
  news.clear();
  missing.clear();
  uint32_t count = 0;
  // Entries that sets share are left when the first change comes.
  Entry *at = getEntries(set), *end = at + set.parts[1];
  bool isOwn = set.parts[1] == 0;
  for (const Entry &entry : entriesOf(from)) {
    at = advanceTo(at, end, entry.key);
    if (at == end || at->key != entry.key) {
      missing.push_back({entry.key, blocks.addUser(entry.block)});
      news.push_back({entry.key, entry.block, blocks.get(entry.block)});
      count += news.back().content.count();
    } else if (at->block != entry.block) {
      size_t before = news.size();
      if (!isOwn) {
        if ((blocks.get(entry.block) - blocks.get(at->block)).empty())
          continue;
        size_t position = at - getEntries(set);
        unshare(set);
        at = getEntries(set) + position;
        end = getEntries(set) + set.parts[1];
        isOwn = true;
      }
      combine(*at, entry.block, originAt, originEnd);
      if (news.size() != before)
        count += news.back().content.count();
    }
  }
  if (count == 0)
    return 0;
  insertEntries(set, missing);
  set.set(set.size() + count, Kind::Blocks);
  addNewBlocks(delta, count);
  return count;
}

void SetPool::combine(Entry &target, uint32_t from, const Entry *&origin,
                      const Entry *originEnd) {
  const Block &before = blocks.get(target.block);
  Block added = blocks.get(from) - before;
  if (added.empty())
    return;
  news.push_back({target.key, kNone, added});
  Block result = before | added;
  origin = advanceTo(origin, originEnd, target.key);
  bool sameAsOrigin = origin != originEnd && origin->key == target.key &&
                      blocks.get(origin->block) == result;
  if (!sameAsOrigin && !blocks.isShared(target.block)) {
    blocks.get(target.block) = result;
    return;
  }
  blocks.removeUser(target.block);
  target.block =
      sameAsOrigin ? blocks.addUser(origin->block) : blocks.add(result);
}

/// Adds entries with keys that the set doesn't have yet, in ascending order.
void SetPool::insertEntries(ObjectSet &set, llvm::ArrayRef<Entry> entries) {
  if (entries.empty())
    return;
  uint32_t before = set.kind() == Kind::Blocks ? set.parts[1] : 0;
  uint32_t after = before + entries.size();
  if (before != 0)
    unshare(set);
  if (before == 0 || entriesClass(before) != entriesClass(after)) {
    uint32_t grown = allocateEntries(after);
    if (before != 0) {
      std::copy_n(getEntries(set), before, words.get<Entry>(grown) + 1);
      words.release(set.parts[0], entriesClass(before));
    }
    set.parts[0] = grown;
  }
  Entry *first = getEntries(set), *old = first + before, *to = first + after;
  for (const Entry &entry : llvm::reverse(entries)) {
    while (old != first && old[-1].key > entry.key)
      *--to = *--old;
    *--to = entry;
  }
  set.parts[1] = after;
}

/// Adds what `news` holds, \p count objects of which the set has none.
void SetPool::addNewBlocks(ObjectSet &set, uint32_t count) {
  if (set.kind() != Kind::Blocks && set.size() + count <= kMaxArray) {
    llvm::SmallVector<uint32_t, kMaxArray> objects;
    for (const NewBlock &block : news)
      block.content.forEach([&](uint32_t bit) {
        objects.push_back(block.key * Block::kBits + bit);
      });
    if (set.empty()) {
      assignSmall(set, objects);
      return;
    }
    for (uint32_t object : objects)
      insert(set, object);
    return;
  }
  makeBlocks(set);
  missing.clear();
  unshare(set);
  Entry *at = getEntries(set), *end = at + set.parts[1];
  for (const NewBlock &block : news) {
    at = advanceTo(at, end, block.key);
    if (at == end || at->key != block.key) {
      missing.push_back({block.key, block.shared != kNone
                                        ? blocks.addUser(block.shared)
                                        : blocks.add(block.content)});
      continue;
    }
    Block result = blocks.get(at->block) | block.content;
    if (blocks.isShared(at->block)) {
      blocks.removeUser(at->block);
      at->block = blocks.add(result);
    } else {
      blocks.get(at->block) = result;
    }
  }
  insertEntries(set, missing);
  set.set(set.size() + count, Kind::Blocks);
}
