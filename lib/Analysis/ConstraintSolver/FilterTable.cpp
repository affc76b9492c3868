//===- FilterTable.cpp - Predicates over the types of objects ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes filters, and asks the client for their answers once a type.
///
//===----------------------------------------------------------------------===//

#include "FilterTable.h"
#include "jir/Analysis/ConstraintSolver/Solver.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir::pointsto;

static std::vector<uint32_t> sortedIndices(llvm::ArrayRef<TypeId> types) {
  std::vector<uint32_t> indices;
  for (TypeId type : types)
    indices.push_back(type.index);
  llvm::sort(indices);
  indices.erase(llvm::unique(indices), indices.end());
  return indices;
}

FilterId FilterTable::intern(Kind kind, std::vector<uint32_t> parts) {
  auto [it, isNew] =
      ids.try_emplace(Key(kind, std::move(parts)), filters.size());
  if (isNew)
    filters.push_back({&it->first, {}, {}});
  return FilterId(it->second);
}

uint32_t FilterTable::getNumParts(FilterId filter) const {
  return filter ? filters[filter.index].key->second.size() : 0;
}

FilterId FilterTable::getTypeFilter(TypeId type) {
  return intern(Kind::Type, {type.index});
}

FilterId FilterTable::getExcludingFilter(llvm::ArrayRef<TypeId> types) {
  return types.empty() ? FilterId()
                       : intern(Kind::Excluding, sortedIndices(types));
}

FilterId FilterTable::getExactFilter(llvm::ArrayRef<TypeId> types) {
  return intern(Kind::Exact, sortedIndices(types));
}

/// Joins of joins become one, so that the order of joining doesn't matter.
FilterId FilterTable::join(Kind kind, FilterId first, FilterId second) {
  std::vector<uint32_t> parts;
  for (FilterId filter : {first, second}) {
    const Key &key = *filters[filter.index].key;
    if (key.first == kind)
      llvm::append_range(parts, key.second);
    else
      parts.push_back(filter.index);
  }
  llvm::sort(parts);
  parts.erase(llvm::unique(parts), parts.end());
  return parts.size() == 1 ? FilterId(parts[0])
                           : intern(kind, std::move(parts));
}

FilterId FilterTable::getIntersection(FilterId first, FilterId second) {
  if (!first || !second)
    return first ? first : second;
  return join(Kind::Intersection, first, second);
}

FilterId FilterTable::getUnion(FilterId first, FilterId second) {
  return first && second ? join(Kind::Union, first, second) : FilterId();
}

bool FilterTable::ask(TypeId type, FilterId filter) {
  // Asking may make filters and move this one.
  uint64_t answer =
      compute(type, *filters[filter.index].key) ? kPasses : kFails;
  std::vector<uint64_t> &answers = filters[filter.index].answers;
  uint32_t word = type.index / 32;
  if (word >= answers.size())
    answers.resize(word + 1);
  answers[word] |= answer << type.index % 32 * 2;
  return answer == kPasses;
}

Block FilterTable::computePassing(const Block &objects, FilterId filter,
                                  uint32_t key) {
  uint32_t first = key * Block::kBits;
  // A mask costs as much as asking for 256 objects.
  if (objects.count() <= kFewObjects) {
    Block passing = {};
    objects.forEach([&](uint32_t bit) {
      if (passes(types[first + bit], filter))
        passing.insert(bit);
    });
    return passing;
  }
  if (key >= filters[filter.index].slots.size())
    filters[filter.index].slots.resize(key + 1);
  uint32_t slot = filters[filter.index].slots[key];
  if (slot == 0) {
    slot = filters[filter.index].slots[key] = masks.size();
    masks.emplace_back();
  }
  Mask mask = masks[slot];
  uint32_t end = std::min<uint32_t>(Block::kBits, types.size() - first);
  for (; mask.covered != end; ++mask.covered)
    if (passes(types[first + mask.covered], filter))
      mask.bits.insert(mask.covered);
  masks[slot] = mask;
  return objects & mask.bits;
}

bool FilterTable::compute(TypeId type, const Key &key) {
  const std::vector<uint32_t> &parts = key.second;
  switch (key.first) {
  case Kind::Type:
    return client.mayBe(type, TypeId(parts[0]));
  case Kind::Excluding:
    return llvm::all_of(parts, [&](uint32_t part) {
      return client.mayNotBe(type, TypeId(part));
    });
  case Kind::Exact:
    return llvm::is_contained(parts, type.index);
  case Kind::Intersection:
    return llvm::all_of(
        parts, [&](uint32_t part) { return passes(type, FilterId(part)); });
  case Kind::Union:
    // What a union is made of is seldom asked by itself: answers of its own
    // would cost more than they save.
    return llvm::any_of(parts, [&](uint32_t part) {
      const Key &partKey = *filters[part].key;
      return partKey.first == Kind::Type ? compute(type, partKey)
                                         : passes(type, FilterId(part));
    });
  }
  llvm_unreachable("all kinds of filters are handled");
}

uint64_t FilterTable::getBytes() const {
  uint64_t bytes = filters.capacity() * sizeof(Filter) +
                   types.capacity() * sizeof(TypeId) +
                   masks.capacity() * sizeof(Mask);
  for (const Filter &filter : filters)
    bytes += filter.answers.capacity() * 8 + filter.slots.capacity() * 4 +
             sizeof(Key) + 32 + filter.key->second.capacity() * 4;
  return bytes;
}
