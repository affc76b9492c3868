//===- WordPool.cpp - Small arrays with 32-bit handles ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Takes arrays from chunks, and from lists of freed ones.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/ConstraintSolver/WordPool.h"

using namespace jir::pointsto;

uint32_t WordPool::allocateChunks(uint32_t count) {
  uint32_t handle = chunks.size() << kChunkClass;
  owned.push_back(std::make_unique<uint32_t[]>(uint64_t(count) * kChunkWords));
  for (uint32_t i = 0; i != count; ++i)
    chunks.push_back(owned.back().get() + uint64_t(i) * kChunkWords);
  return handle;
}

uint32_t WordPool::allocate(unsigned sizeClass) {
  if (uint32_t handle = free[sizeClass]; handle != kNone) {
    free[sizeClass] = *getWords(handle);
    return handle;
  }
  if (sizeClass >= kChunkClass)
    return allocateChunks(1u << (sizeClass - kChunkClass));
  uint32_t words = 1u << sizeClass;
  if (end - next < words) {
    // The rest of the chunk goes to the lists, largest pieces first.
    for (unsigned piece = kChunkClass; piece-- != 0 && next != end;)
      if (end - next >= 1u << piece) {
        release(next, piece);
        next += 1u << piece;
      }
    next = allocateChunks(1);
    end = next + kChunkWords;
  }
  uint32_t handle = next;
  next += words;
  return handle;
}

void WordPool::release(uint32_t handle, unsigned sizeClass) {
  *getWords(handle) = free[sizeClass];
  free[sizeClass] = handle;
}
