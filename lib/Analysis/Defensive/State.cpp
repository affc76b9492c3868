//===- State.cpp - What is known at one instruction -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Interning of access paths, and the join of states (rule CFG-JOIN).
//
//===----------------------------------------------------------------------===//

#include "State.h"
#include <cassert>

using namespace jir;
using namespace jir::defensive;

PathId PathTable::intern(const Path &path) {
  auto [entry, isNew] =
      ids.try_emplace({path.base, path.parent, path.field}, paths.size());
  if (isNew)
    paths.push_back(path);
  return entry->second;
}

PathId PathTable::getRoot(ValueId base) {
  return intern({base, ~0u, kNoField, 0});
}

PathId PathTable::getField(PathId parent, uint32_t field) {
  return intern({paths[parent].base, parent, field, paths[parent].length + 1});
}

bool PathTable::isPrefix(PathId prefix, PathId path) const {
  while (paths[path].length > paths[prefix].length)
    path = paths[path].parent;
  return path == prefix;
}

PathId PathTable::replacePrefix(PathId path, PathId from, PathId to) {
  if (path == from)
    return to;
  assert(isPrefix(from, path) && "there is nothing to replace");
  PathId parent = replacePrefix(paths[path].parent, from, to);
  return getField(parent, paths[path].field);
}

std::string PathTable::print(PathId path,
                             const ClassHierarchy &hierarchy) const {
  const Path &info = paths[path];
  if (info.length == 0)
    return "v" + std::to_string(info.base);
  std::string text = print(info.parent, hierarchy) + ".";
  if (info.field == kElements)
    return text + "[]";
  mlir::StringAttr member = hierarchy.getField(FieldId(info.field)).member;
  return text + jvm::splitFieldMember(member).first.str();
}

SetId State::find(PathId path) const {
  const auto *found =
      std::lower_bound(facts.begin(), facts.end(), Fact(path, 0));
  return found != facts.end() && found->first == path ? found->second
                                                      : kUnknown;
}

void State::set(PathId path, SetId value) {
  auto *found = std::lower_bound(facts.begin(), facts.end(), Fact(path, 0));
  bool isThere = found != facts.end() && found->first == path;
  if (value == kUnknown) {
    if (isThere)
      facts.erase(found);
  } else if (isThere) {
    found->second = value;
  } else {
    facts.insert(found, {path, value});
  }
}

bool State::addEscaped(ObjectId object) {
  auto *found = std::lower_bound(escaped.begin(), escaped.end(), object);
  if (found != escaped.end() && *found == object)
    return false;
  escaped.insert(found, object);
  return true;
}

void State::addHolds(ObjectId holder, ObjectId held) {
  assert(holder != kNull && "null has no fields");
  auto pair = std::make_pair(holder, held);
  auto *found = std::lower_bound(holds.begin(), holds.end(), pair);
  if (found == holds.end() || *found != pair)
    holds.insert(found, pair);
}

/// Merges the sorted \p from into the sorted \p into.
template <typename Vector>
static void unite(Vector &into, const Vector &from) {
  if (from.empty() || into == from)
    return;
  Vector merged;
  std::set_union(into.begin(), into.end(), from.begin(), from.end(),
                 std::back_inserter(merged));
  into = std::move(merged);
}

bool State::join(const State &other, ObjectTable &objects) {
  if (!other.isReached)
    return false;
  if (!isReached) {
    *this = other;
    return true;
  }
  assert(llvm::is_sorted(facts) && llvm::is_sorted(other.facts) &&
         "facts out of order");
  State before = *this;
  premises |= other.premises;
  unite(escaped, other.escaped);
  unite(holds, other.holds);
  // A path keeps a fact if both sides have one.
  llvm::SmallVector<Fact, 8> joined;
  const auto *theirs = other.facts.begin();
  for (const Fact &fact : facts) {
    while (theirs != other.facts.end() && theirs->first < fact.first)
      ++theirs;
    if (theirs == other.facts.end() || theirs->first != fact.first)
      continue;
    SetId set = objects.join(fact.second, theirs->second);
    if (set != kUnknown)
      joined.push_back({fact.first, set});
  }
  facts = std::move(joined);
  return !(*this == before);
}
