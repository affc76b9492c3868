//===- WordPool.h - Small arrays with 32-bit handles ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Memory for millions of small arrays: a handle has 32 bits, an array has no
/// header, and what is freed is used again.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CONSTRAINTSOLVER_WORDPOOL_H
#define JIR_ANALYSIS_CONSTRAINTSOLVER_WORDPOOL_H

#include "llvm/Support/MathExtras.h"
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

namespace jir::pointsto {

/// Allocates arrays of 2^n words of 32 bits. They never move.
class WordPool {
public:
  /// An array of 2^\p sizeClass words with any content.
  uint32_t allocate(unsigned sizeClass);
  /// Takes an array back, of the class with which it was allocated.
  void release(uint32_t handle, unsigned sizeClass);

  template <typename T>
  T *get(uint32_t handle) {
    return reinterpret_cast<T *>(getWords(handle));
  }
  template <typename T>
  const T *get(uint32_t handle) const {
    return reinterpret_cast<const T *>(getWords(handle));
  }

  uint64_t getBytes() const { return chunks.size() * kChunkWords * 4; }

private:
  static constexpr unsigned kChunkClass = 15;
  static constexpr uint32_t kChunkWords = 1u << kChunkClass;
  static constexpr uint32_t kNone = ~0u;

  uint32_t *getWords(uint32_t handle) const {
    return chunks[handle >> kChunkClass] + handle % kChunkWords;
  }
  uint32_t allocateChunks(uint32_t count);

  /// Where each stretch of kChunkWords handles lies; arrays larger than that
  /// take several stretches of one allocation.
  std::vector<uint32_t *> chunks;
  std::vector<std::unique_ptr<uint32_t[]>> owned;
  /// For each class the freed arrays, linked through their first words.
  std::array<uint32_t, 32> free = makeEmptyLists();
  uint32_t next = 0, end = 0;

  static std::array<uint32_t, 32> makeEmptyLists() {
    std::array<uint32_t, 32> lists;
    lists.fill(kNone);
    return lists;
  }
};

/// A growing array in a WordPool, 8 bytes where it is kept. T is plain data of
/// a multiple of 4 bytes. It doesn't free itself.
template <typename T>
struct PoolVector {
  uint32_t handle = 0;
  uint32_t size = 0;

  static unsigned sizeClass(uint32_t size) {
    return llvm::Log2_32_Ceil(size * (sizeof(T) / 4));
  }
  /// The elements, or null if there are none.
  T *data(WordPool &pool) const {
    return size == 0 ? nullptr : pool.get<T>(handle);
  }

  void push(WordPool &pool, const T &value) {
    if (size == 0 || sizeClass(size + 1) != sizeClass(size)) {
      uint32_t grown = pool.allocate(sizeClass(size + 1));
      if (size != 0) {
        std::memcpy(pool.get<T>(grown), data(pool), size * sizeof(T));
        pool.release(handle, sizeClass(size));
      }
      handle = grown;
    }
    pool.get<T>(handle)[size++] = value;
  }
  /// Keeps the first \p newSize elements.
  void truncate(WordPool &pool, uint32_t newSize) {
    if (size == 0 || newSize == size)
      return;
    unsigned before = sizeClass(size);
    if (newSize == 0) {
      pool.release(handle, before);
    } else if (sizeClass(newSize) != before) {
      uint32_t shrunk = pool.allocate(sizeClass(newSize));
      std::memcpy(pool.get<T>(shrunk), data(pool), newSize * sizeof(T));
      pool.release(handle, before);
      handle = shrunk;
    }
    size = newSize;
  }
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_CONSTRAINTSOLVER_WORDPOOL_H
