//===- FilterTable.cpp - Predicates over the types of objects ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes filters and asks the client for their answers, once a type.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/PointsTo/FilterTable.h"
#include "jir/Analysis/PointsTo/Solver.h"
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
    filters.push_back({&it->first, {}});
  return FilterId(it->second);
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

FilterId FilterTable::getIntersection(FilterId first, FilterId second) {
  if (!first || first == second)
    return second;
  if (!second)
    return first;
  if (second < first)
    std::swap(first, second);
  return intern(Kind::Intersection, {first.index, second.index});
}

FilterId FilterTable::getUnion(FilterId first, FilterId second) {
  if (!first || first == second)
    return first;
  if (!second)
    return second;
  if (second < first)
    std::swap(first, second);
  return intern(Kind::Union, {first.index, second.index});
}

bool FilterTable::passes(TypeId type, FilterId filter) {
  if (!filter)
    return true;
  uint32_t word = type.index / 32, shift = type.index % 32 * 2;
  std::vector<uint64_t> &answers = filters[filter.index].answers;
  if (word >= answers.size())
    answers.resize(word + 1);
  uint64_t bits = answers[word] >> shift & 3;
  if (bits != 0)
    return bits == 3;
  // Asking may make filters and move the answers.
  bool answer = compute(type, *filters[filter.index].key);
  filters[filter.index].answers[word] |= uint64_t(answer ? 3 : 1) << shift;
  return answer;
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
    return passes(type, FilterId(parts[0])) && passes(type, FilterId(parts[1]));
  case Kind::Union:
    return passes(type, FilterId(parts[0])) || passes(type, FilterId(parts[1]));
  }
  llvm_unreachable("all kinds of filters are handled");
}

uint64_t FilterTable::getBytes() const {
  uint64_t bytes = filters.capacity() * sizeof(Filter);
  for (const Filter &filter : filters)
    bytes += filter.answers.capacity() * 8 + sizeof(Key) + 32 +
             filter.key->second.capacity() * 4;
  return bytes;
}
