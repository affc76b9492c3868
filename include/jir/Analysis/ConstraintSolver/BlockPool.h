//===- BlockPool.h - Shared blocks of bits ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Blocks of 256 bits that several sets share until one of them changes.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CONSTRAINTSOLVER_BLOCKPOOL_H
#define JIR_ANALYSIS_CONSTRAINTSOLVER_BLOCKPOOL_H

#include "llvm/ADT/bit.h"
#include <cstdint>
#include <memory>
#include <vector>

namespace jir::pointsto {

/// One bit for each of 256 objects whose ids differ in the last 8 bits only.
struct Block {
  static constexpr unsigned kBits = 256;
  static constexpr unsigned kWords = kBits / 64;
  uint64_t words[kWords];

  bool contains(uint32_t bit) const {
    return words[bit / 64] >> (bit % 64) & 1;
  }
  void insert(uint32_t bit) { words[bit / 64] |= uint64_t(1) << (bit % 64); }
  bool empty() const {
    return (words[0] | words[1] | words[2] | words[3]) == 0;
  }
  /// The number of bits that are set. Counts two words at once: not all
  /// processors that jir is built for have an instruction for it.
  uint32_t count() const {
    constexpr uint64_t kNibbles = 0x0f0f0f0f0f0f0f0f;
    constexpr uint64_t kBytes = 0x00ff00ff00ff00ff;
    uint64_t sum = 0;
    for (unsigned i = 0; i != kWords; i += 2) {
      uint64_t nibbles =
          countInNibbles(words[i]) + countInNibbles(words[i + 1]);
      sum += (nibbles & kNibbles) + (nibbles >> 4 & kNibbles);
    }
    sum = (sum & kBytes) + (sum >> 8 & kBytes);
    return sum * 0x0001000100010001 >> 48;
  }
  /// Calls \p visit with each bit, in ascending order.
  template <typename Visit>
  void forEach(Visit visit) const {
    for (unsigned i = 0; i != kWords; ++i)
      for (uint64_t word = words[i]; word != 0; word &= word - 1)
        visit(i * 64 + llvm::countr_zero(word));
  }

  /// For each four bits how many of them are set.
  static uint64_t countInNibbles(uint64_t word) {
    word -= word >> 1 & 0x5555555555555555;
    return (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
  }

  friend Block operator|(const Block &a, const Block &b) {
    return {{a.words[0] | b.words[0], a.words[1] | b.words[1],
             a.words[2] | b.words[2], a.words[3] | b.words[3]}};
  }
  friend Block operator&(const Block &a, const Block &b) {
    return {{a.words[0] & b.words[0], a.words[1] & b.words[1],
             a.words[2] & b.words[2], a.words[3] & b.words[3]}};
  }
  /// The bits of \p a that are not in \p b.
  friend Block operator-(const Block &a, const Block &b) {
    return {{a.words[0] & ~b.words[0], a.words[1] & ~b.words[1],
             a.words[2] & ~b.words[2], a.words[3] & ~b.words[3]}};
  }
  friend bool operator==(const Block &a, const Block &b) {
    return ((a.words[0] ^ b.words[0]) | (a.words[1] ^ b.words[1]) |
            (a.words[2] ^ b.words[2]) | (a.words[3] ^ b.words[3])) == 0;
  }
};

/// Owns blocks and counts who uses them. They never move.
class BlockPool {
public:
  /// A new block with one user.
  uint32_t add(const Block &content) {
    uint32_t id;
    if (firstFree != kNone) {
      id = firstFree;
      firstFree = uint32_t(get(id).words[0]);
    } else {
      id = users.size();
      users.push_back(0);
      if (id % kChunkBlocks == 0)
        chunks.push_back(std::make_unique<Block[]>(kChunkBlocks));
    }
    users[id] = 1;
    get(id) = content;
    return id;
  }
  uint32_t addUser(uint32_t id) {
    ++users[id];
    return id;
  }
  void removeUser(uint32_t id) {
    if (--users[id] != 0)
      return;
    get(id).words[0] = firstFree;
    firstFree = id;
  }
  bool isShared(uint32_t id) const { return users[id] != 1; }

  const Block &get(uint32_t id) const {
    return chunks[id / kChunkBlocks][id % kChunkBlocks];
  }
  /// To be changed by its only user.
  Block &get(uint32_t id) {
    return chunks[id / kChunkBlocks][id % kChunkBlocks];
  }

  uint64_t getBytes() const {
    return chunks.size() * kChunkBlocks * sizeof(Block) + users.capacity() * 4;
  }

private:
  static constexpr uint32_t kChunkBlocks = 2048;
  static constexpr uint32_t kNone = ~0u;

  std::vector<std::unique_ptr<Block[]>> chunks;
  std::vector<uint32_t> users;
  uint32_t firstFree = kNone;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_CONSTRAINTSOLVER_BLOCKPOOL_H
