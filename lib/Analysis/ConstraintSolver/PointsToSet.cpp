//===- PointsToSet.cpp - The objects of a node ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Iterates over the kinds of sets.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/ConstraintSolver/PointsToSet.h"

using namespace jir::pointsto;

PointsToSet::iterator::iterator(const SetPool &pool, const ObjectSet &set)
    : remaining(set.size()), pool(&pool) {
  if (set.kind() == ObjectSet::Kind::Blocks) {
    entry = pool.entriesOf(set).begin();
    base = entry->key * Block::kBits;
    bits = pool.blocks.get(entry->block).words[0];
  } else {
    small = pool.getSmall(set).begin();
  }
  advance();
}

void PointsToSet::iterator::loadWord() {
  if (++word == Block::kWords) {
    word = 0;
    ++entry;
  }
  base = entry->key * Block::kBits + word * 64;
  bits = pool->blocks.get(entry->block).words[word];
}
