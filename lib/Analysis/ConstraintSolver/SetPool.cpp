//===- SetPool.cpp - Sets of objects, small or large ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Inserts single objects, copies and reads sets. SetPoolUnion.cpp has the
/// union of sets of blocks.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/ConstraintSolver/SetPool.h"
#include "FilterTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir::pointsto;

Block SetPool::getBlock(const ObjectSet &set, uint32_t key) const {
  Block result = {};
  if (set.kind() == Kind::Blocks) {
    auto entries = entriesOf(set);
    const auto *it = llvm::lower_bound(
        entries, key, [](const Entry &e, uint32_t key) { return e.key < key; });
    return it != entries.end() && it->key == key ? blocks.get(it->block)
                                                 : result;
  }
  for (uint32_t object : getSmall(set))
    if (object / Block::kBits == key)
      result.insert(object % Block::kBits);
  return result;
}

bool SetPool::contains(const ObjectSet &set, uint32_t object) const {
  if (set.kind() == Kind::Blocks)
    return getBlock(set, object / Block::kBits).contains(object % Block::kBits);
  llvm::ArrayRef<uint32_t> objects = getSmall(set);
  return std::binary_search(objects.begin(), objects.end(), object);
}

bool SetPool::insert(ObjectSet &set, uint32_t object) {
  switch (set.kind()) {
  case Kind::Blocks:
    return insertIntoBlocks(set, object);
  case Kind::Array:
    return insertIntoArray(set, object);
  case Kind::Inline:
    break;
  }
  uint32_t first = set.parts[0], second = set.parts[1];
  switch (set.size()) {
  case 0:
    set.parts[0] = object;
    set.set(1, Kind::Inline);
    return true;
  case 1:
    if (first == object)
      return false;
    set.parts[0] = std::min(first, object);
    set.parts[1] = std::max(first, object);
    set.set(2, Kind::Inline);
    return true;
  }
  if (first == object || second == object)
    return false;
  uint32_t all[] = {first, second, object};
  llvm::sort(all);
  assignSmall(set, all);
  return true;
}

bool SetPool::insertIntoArray(ObjectSet &set, uint32_t object) {
  uint32_t size = set.size();
  uint32_t *objects = words.get<uint32_t>(set.parts[0]);
  uint32_t *at = std::lower_bound(objects, objects + size, object);
  if (at != objects + size && *at == object)
    return false;
  uint32_t position = at - objects;
  if (size == kMaxArray) {
    makeBlocks(set);
    return insertIntoBlocks(set, object);
  }
  if (arrayClass(size + 1) != arrayClass(size)) {
    uint32_t grown = words.allocate(arrayClass(size + 1));
    uint32_t *copy = words.get<uint32_t>(grown);
    std::copy(objects, objects + size, copy);
    words.release(set.parts[0], arrayClass(size));
    set.parts[0] = grown;
    objects = copy;
  }
  std::copy_backward(objects + position, objects + size, objects + size + 1);
  objects[position] = object;
  set.set(size + 1, Kind::Array);
  return true;
}

bool SetPool::insertIntoBlocks(ObjectSet &set, uint32_t object) {
  uint32_t key = object / Block::kBits, bit = object % Block::kBits;
  if (contains(set, object))
    return false;
  unshare(set);
  Entry *entries = getEntries(set), *end = entries + set.parts[1];
  Entry *at =
      std::lower_bound(entries, end, key, [](const Entry &e, uint32_t key) {
        return e.key < key;
      });
  if (at == end || at->key != key) {
    Block block = {};
    block.insert(bit);
    insertEntries(set, Entry{key, blocks.add(block)});
  } else {
    if (blocks.isShared(at->block)) {
      Block block = blocks.get(at->block);
      blocks.removeUser(at->block);
      at->block = blocks.add(block);
    }
    blocks.get(at->block).insert(bit);
  }
  set.set(set.size() + 1, Kind::Blocks);
  return true;
}

void SetPool::assignSmall(ObjectSet &set, llvm::ArrayRef<uint32_t> objects) {
  uint32_t size = objects.size();
  if (size <= 2) {
    llvm::copy(objects, set.parts);
    set.set(size, Kind::Inline);
    return;
  }
  set.parts[0] = words.allocate(arrayClass(size));
  llvm::copy(objects, words.get<uint32_t>(set.parts[0]));
  set.set(size, Kind::Array);
}

/// Makes an empty set one of blocks.
void SetPool::assignBlocks(ObjectSet &set, llvm::ArrayRef<uint32_t> objects) {
  llvm::SmallVector<Entry, kMaxArray> entries;
  for (const uint32_t *at = objects.begin(); at != objects.end();) {
    uint32_t key = *at / Block::kBits;
    Block block = {};
    for (; at != objects.end() && *at / Block::kBits == key; ++at)
      block.insert(*at % Block::kBits);
    entries.push_back({key, blocks.add(block)});
  }
  insertEntries(set, entries);
  set.set(objects.size(), Kind::Blocks);
}

void SetPool::makeBlocks(ObjectSet &set) {
  if (set.kind() == Kind::Blocks)
    return;
  llvm::SmallVector<uint32_t, kMaxArray> objects(getSmall(set));
  clear(set);
  assignBlocks(set, objects);
}

ObjectSet SetPool::make(llvm::ArrayRef<uint32_t> objects) {
  ObjectSet set;
  if (objects.size() <= kMaxArray)
    assignSmall(set, objects);
  else
    assignBlocks(set, objects);
  return set;
}

void SetPool::clear(ObjectSet &set) {
  if (set.kind() == Kind::Array) {
    words.release(set.parts[0], arrayClass(set.size()));
  } else if (set.kind() == Kind::Blocks) {
    if (set.parts[1] != 0 && --numUsers(set) == 0) {
      for (const Entry &entry : entriesOf(set))
        blocks.removeUser(entry.block);
      words.release(set.parts[0], entriesClass(set.parts[1]));
    }
  }
  set = ObjectSet();
}

ObjectSet SetPool::copy(const ObjectSet &set) {
  ObjectSet result;
  if (set.kind() != Kind::Blocks) {
    assignSmall(result, getSmall(set));
    return result;
  }
  result = set;
  if (set.parts[1] != 0)
    ++numUsers(set);
  return result;
}

/// Room for entries of one set.
uint32_t SetPool::allocateEntries(uint32_t count) {
  uint32_t handle = words.allocate(entriesClass(count));
  words.get<Entry>(handle)->key = 1;
  return handle;
}

/// Assigns a set of blocks entries of its own, to be changed.
void SetPool::unshare(ObjectSet &set) {
  if (set.parts[1] == 0 || numUsers(set) == 1)
    return;
  --numUsers(set);
  llvm::ArrayRef<Entry> entries = entriesOf(set);
  set.parts[0] = allocateEntries(entries.size());
  llvm::copy(entries, getEntries(set));
  for (const Entry &entry : entries)
    blocks.addUser(entry.block);
}

ObjectSet SetPool::copy(const ObjectSet &set, FilterTable &filters,
                        FilterId filter) {
  if (!filter)
    return copy(set);
  ObjectSet result;
  if (set.kind() != Kind::Blocks) {
    llvm::SmallVector<uint32_t, kMaxArray> objects;
    for (uint32_t object : getSmall(set))
      if (filters.passes(ObjectId(object), filter))
        objects.push_back(object);
    assignSmall(result, objects);
    return result;
  }
  news.clear();
  uint32_t count = 0;
  for (const Entry &entry : entriesOf(set)) {
    const Block &block = blocks.get(entry.block);
    Block passing = filters.getPassing(block, filter, entry.key);
    if (passing.empty())
      continue;
    news.push_back(
        {entry.key, passing == block ? entry.block : kNone, passing});
    count += passing.count();
  }
  addNewBlocks(result, count);
  return result;
}

void SetPool::appendTo(const ObjectSet &set,
                       llvm::SmallVectorImpl<uint32_t> &objects) const {
  if (set.kind() != Kind::Blocks) {
    llvm::append_range(objects, getSmall(set));
    return;
  }
  objects.reserve(objects.size() + set.size());
  for (const Entry &entry : entriesOf(set))
    blocks.get(entry.block).forEach([&](uint32_t bit) {
      objects.push_back(entry.key * Block::kBits + bit);
    });
}

ObjectSet SetPool::makeUnseen(const ObjectSet &set, const ObjectSet &delta,
                              const ObjectSet &other,
                              const ObjectSet &otherDelta) {
  if (set.kind() != Kind::Blocks) {
    llvm::SmallVector<uint32_t, kMaxArray> objects;
    for (uint32_t object : getSmall(set))
      if (!contains(delta, object) &&
          (!contains(other, object) || contains(otherDelta, object)))
        objects.push_back(object);
    return make(objects);
  }
  news.clear();
  uint32_t count = 0;
  for (const Entry &entry : entriesOf(set)) {
    const Block &block = blocks.get(entry.block);
    Block unseen = block - getBlock(delta, entry.key);
    if (!unseen.empty())
      unseen = unseen -
               (getBlock(other, entry.key) - getBlock(otherDelta, entry.key));
    if (unseen.empty())
      continue;
    news.push_back({entry.key, unseen == block ? entry.block : kNone, unseen});
    count += unseen.count();
  }
  ObjectSet result;
  addNewBlocks(result, count);
  return result;
}
