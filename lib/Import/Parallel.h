//===- Parallel.h - Work on several threads ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A loop over items on several threads, each with a state of its own; private
/// to the library.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_PARALLEL_H
#define JIR_LIB_IMPORT_PARALLEL_H

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/thread.h"

#include <atomic>
#include <optional>
#include <vector>

namespace jir {

/// How many threads may work on \p items at a time: \p wanted (0: as many as
/// the machine has), but one where the context allows no more.
inline unsigned chooseThreads(mlir::MLIRContext *context, unsigned wanted,
                              size_t items) {
  if (!context->isMultithreadingEnabled())
    return 1;
  unsigned threads = wanted ? wanted : llvm::thread::hardware_concurrency();
  // A thread's caches are worth filling for a good number of items only.
  return std::max<size_t>(1, std::min<size_t>(threads, items / 16));
}

/// Calls `body(state, index)` for each index below \p items; `makeState()` is
/// called once a thread. The states are returned.
template <typename MakeState, typename Body>
auto parallelForItems(unsigned threads, size_t items, MakeState makeState,
                      Body body) {
  using State = decltype(makeState());
  std::vector<State> states;
  for (unsigned i = 0; i < threads; ++i)
    states.push_back(makeState());
  std::atomic<size_t> next = 0;
  auto work = [&](State &state) {
    for (size_t index; (index = next++) < items;)
      body(state, index);
  };
  // The import of a body may go deep: the stack is larger than by default.
  std::optional<unsigned> stackSize = 16u << 20;
  std::vector<llvm::thread> others;
  for (unsigned i = 1; i < threads; ++i)
    others.emplace_back(stackSize, [&work, &states, i] { work(states[i]); });
  work(states.front());
  for (llvm::thread &other : others)
    other.join();
  return states;
}

} // namespace jir

#endif // JIR_LIB_IMPORT_PARALLEL_H
