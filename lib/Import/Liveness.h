//===- Liveness.h - Live local variables ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which locals may be read later, and which are stored in a loop.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_LIVENESS_H
#define JIR_LIB_IMPORT_LIVENESS_H

#include "ControlFlow.h"

namespace jir {

/// Sets of locals as words of bits, block by block; reused from method to
/// method.
class Liveness {
public:
  /// Finds what is live and what loops store.
  void compute(const MethodCode &code, const ControlFlow &flow,
               unsigned maxLocals);

  /// The locals that are live where the block starts.
  llvm::ArrayRef<uint64_t> getLiveIn(uint32_t block) const {
    return llvm::ArrayRef<uint64_t>(liveIn).slice(size_t(block) * numWords,
                                                  numWords);
  }

  /// The locals stored in the blocks from which control may get back to \p
  /// header, a loop header, without passing it, header included. There may be
  /// too many where loops have several entries.
  llvm::ArrayRef<uint64_t> getLoopStores(uint32_t header) const {
    return llvm::ArrayRef<uint64_t>(stores).slice(
        size_t(loops[header].stores) * numWords, numWords);
  }

private:
  void collectBlock(const MethodCode &code, const FlowBlock &block,
                    uint64_t *uses, uint64_t *defs);
  bool update(const ControlFlow &flow, uint32_t block);
  void findLoopStores(const ControlFlow &flow);
  void collapseLoop(const ControlFlow &flow, uint32_t header);
  uint32_t findLoop(uint32_t block);

  /// A block, or the loop that the blocks of an inner loop have become.
  struct Loop {
    /// The loop that this one is a part of; itself for an outermost one.
    uint32_t parent;
    /// Its place in `stores`; noIndex for a block that is not a loop header.
    uint32_t stores;
    /// The header whose walk met it last.
    uint32_t visitor;
    /// Whether it is a loop: its blocks have been united.
    bool isUnited;
    /// Blocks with an edge that enters it, if it is a loop.
    std::vector<uint32_t> entering;
  };

  unsigned numWords = 0;
  std::vector<uint64_t> liveIn, uses, defs, stores;
  std::vector<Loop> loops;
  std::vector<uint32_t> worklist;
};

} // namespace jir

#endif // JIR_LIB_IMPORT_LIVENESS_H
