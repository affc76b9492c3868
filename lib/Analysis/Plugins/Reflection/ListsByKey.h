//===- ListsByKey.h - Short lists by key ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Many short lists in one piece of memory. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_LISTSBYKEY_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_LISTSBYKEY_H

#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace jir {

/// Lists by key that only grow, short and many. Values come in the order in
/// which they were added.
template <typename T>
class ListsByKey {
public:
  void add(uint64_t key, T value) {
    uint32_t index = values.size();
    values.push_back({value, kEnd});
    auto [it, inserted] = ends.try_emplace(key, index, index);
    if (!inserted) {
      values[it->second.second].second = index;
      it->second.second = index;
    }
  }
  /// What is added meanwhile is left out.
  template <typename Callback>
  void forEach(uint64_t key, Callback callback) const {
    forEachWhile(key, [&](const T &value) {
      callback(value);
      return true;
    });
  }
  /// The same, as long as \p callback returns true.
  template <typename Callback>
  void forEachWhile(uint64_t key, Callback callback) const {
    auto it = ends.find(key);
    if (it == ends.end())
      return;
    auto [index, last] = it->second;
    while (true) {
      auto [value, next] = values[index];
      if (!callback(value) || index == last)
        return;
      index = next;
    }
  }

private:
  static constexpr uint32_t kEnd = ~0u;

  std::vector<std::pair<T, uint32_t>> values;
  /// The first and the last of each list.
  llvm::DenseMap<uint64_t, std::pair<uint32_t, uint32_t>> ends;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_LISTSBYKEY_H
