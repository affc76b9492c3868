//===- StringInterner.h - Dense ids for strings -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Numbers strings 0, 1, 2, ... in the order in which they are first seen.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_SUPPORT_STRINGINTERNER_H
#define JIR_SUPPORT_STRINGINTERNER_H

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"
#include <optional>
#include <vector>

namespace jir {

/// Owns a copy of each string once. Ids are dense and follow the order of
/// insertion, so that the same input gives the same ids. Not thread-safe.
class StringInterner {
public:
  /// Id of \p text, a new one if it is new.
  uint32_t intern(llvm::StringRef text) {
    auto [it, inserted] = ids.try_emplace(text, size());
    if (inserted)
      texts.push_back(it->first());
    return it->second;
  }
  /// Id of \p text if it was interned.
  std::optional<uint32_t> lookup(llvm::StringRef text) const {
    auto it = ids.find(text);
    return it == ids.end() ? std::nullopt : std::optional(it->second);
  }
  /// The text of an id that intern() returned; valid as long as the interner.
  llvm::StringRef getText(uint32_t id) const { return texts[id]; }
  /// Number of different strings.
  uint32_t size() const { return texts.size(); }

private:
  llvm::StringMap<uint32_t, llvm::BumpPtrAllocator> ids;
  std::vector<llvm::StringRef> texts;
};

} // namespace jir

#endif // JIR_SUPPORT_STRINGINTERNER_H
