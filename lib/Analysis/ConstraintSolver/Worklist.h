//===- Worklist.h - Numbers, the next one first -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A set of numbers that finds the next member after a given one in a few
/// steps, however many there are.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_CONSTRAINTSOLVER_WORKLIST_H
#define JIR_LIB_ANALYSIS_CONSTRAINTSOLVER_WORKLIST_H

#include "llvm/ADT/bit.h"
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace jir::pointsto {

/// Bits, and above each 64 words of bits one that tells which are not zero.
class Worklist {
public:
  void insert(uint32_t number) {
    for (std::vector<uint64_t> &level : levels) {
      uint32_t word = number / 64;
      if (word >= level.size())
        level.resize(word + word / 2 + 1);
      uint64_t before = level[word];
      level[word] |= uint64_t(1) << (number % 64);
      if (before != 0)
        return;
      number = word;
    }
  }
  void erase(uint32_t number) {
    for (std::vector<uint64_t> &level : levels) {
      uint32_t word = number / 64;
      if (word >= level.size())
        return;
      level[word] &= ~(uint64_t(1) << (number % 64));
      if (level[word] != 0)
        return;
      number = word;
    }
  }
  /// The least member that is not less than \p number.
  std::optional<uint32_t> findFrom(uint32_t number) const {
    for (unsigned i = 0; i != kLevels; ++i) {
      uint32_t word = number / 64;
      if (word >= levels[i].size())
        return std::nullopt;
      if (uint64_t bits = levels[i][word] >> (number % 64))
        return descend(i, number + llvm::countr_zero(bits));
      number = word + 1;
    }
    return std::nullopt;
  }
  void clear() {
    for (std::vector<uint64_t> &level : levels)
      level.clear();
  }
  uint64_t getBytes() const { return levels[0].capacity() * 8; }

private:
  /// Enough for 64^6 numbers.
  static constexpr unsigned kLevels = 6;

  uint32_t descend(unsigned level, uint32_t number) const {
    while (level-- != 0)
      number = number * 64 + llvm::countr_zero(levels[level][number]);
    return number;
  }

  std::array<std::vector<uint64_t>, kLevels> levels;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_CONSTRAINTSOLVER_WORKLIST_H
