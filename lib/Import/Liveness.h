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
  void compute(const MethodCode &code, const ControlFlow &flow,
               unsigned maxLocals);

  /// The locals that are live where the block starts.
  llvm::ArrayRef<uint64_t> getLiveIn(uint32_t block) const {
    return llvm::ArrayRef<uint64_t>(liveIn).slice(size_t(block) * numWords,
                                                  numWords);
  }

  /// The locals stored in the blocks from which control may get back to \p
  /// header without passing it, header included. Gives up, and answers all
  /// locals, when that takes too long.
  llvm::ArrayRef<uint64_t> getLoopStores(const ControlFlow &flow,
                                         uint32_t header);

private:
  void collectBlock(const MethodCode &code, const FlowBlock &block,
                    uint64_t *uses, uint64_t *defs);
  bool update(const ControlFlow &flow, uint32_t block);

  unsigned numWords = 0;
  std::vector<uint64_t> liveIn, uses, defs, stores;
  std::vector<uint32_t> worklist, visited;
  uint32_t visitNumber = 0;
  size_t loopWork = 0;
};

} // namespace jir

#endif // JIR_LIB_IMPORT_LIVENESS_H
