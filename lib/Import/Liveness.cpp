//===- Liveness.cpp - Live local variables ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Backward dataflow over the blocks.
///
//===----------------------------------------------------------------------===//

#include "Liveness.h"

using namespace jir;

/// The most words that walks over loop bodies may touch in one method. Only
/// code made to be slow has so many nested loops.
static constexpr size_t maxLoopWork = size_t(1) << 24;

void Liveness::collectBlock(const MethodCode &code, const FlowBlock &block,
                            uint64_t *uses, uint64_t *defs) {
  auto use = [&](uint32_t local) {
    uint64_t bit = uint64_t(1) << (local % 64);
    uses[local / 64] |= bit & ~defs[local / 64];
  };
  auto define = [&](uint32_t local) {
    defs[local / 64] |= uint64_t(1) << (local % 64);
  };
  for (uint32_t i = block.first; i != block.end; ++i) {
    const CodeInstruction &instruction = code.instructions[i];
    uint8_t flags = getOpcodeInfo(instruction.opcode).flags;
    if (!(flags & (OpcodeFlags::LoadsLocal | OpcodeFlags::StoresLocal)) ||
        instruction.opcode == Opcode::Ret)
      continue;
    uint32_t local = uint16_t(instruction.operand);
    if (flags & OpcodeFlags::LoadsLocal)
      use(local);
    if (flags & OpcodeFlags::StoresLocal) {
      define(local);
      if (isWideAccess(instruction.opcode))
        define(local + 1);
    }
  }
}

/// Recomputes what is live at a block's start; whether that grew.
bool Liveness::update(const ControlFlow &flow, uint32_t block) {
  uint64_t *in = liveIn.data() + size_t(block) * numWords;
  const uint64_t *blockUses = uses.data() + size_t(block) * numWords;
  const uint64_t *blockDefs = defs.data() + size_t(block) * numWords;
  bool hasGrown = false;
  for (unsigned word = 0; word != numWords; ++word) {
    uint64_t out = 0;
    for (uint32_t successor : flow.getSuccessors(flow.getBlocks()[block]))
      out |= liveIn[size_t(successor) * numWords + word];
    uint64_t updated = blockUses[word] | (out & ~blockDefs[word]);
    hasGrown |= updated != in[word];
    in[word] = updated;
  }
  return hasGrown;
}

void Liveness::compute(const MethodCode &code, const ControlFlow &flow,
                       unsigned maxLocals) {
  llvm::ArrayRef<FlowBlock> blocks = flow.getBlocks();
  numWords = (maxLocals + 63) / 64;
  size_t size = blocks.size() * size_t(numWords);
  liveIn.assign(size, 0);
  uses.assign(size, 0);
  defs.assign(size, 0);
  loopWork = 0;
  for (size_t i = 0; i != blocks.size(); ++i)
    collectBlock(code, blocks[i], uses.data() + i * numWords,
                 defs.data() + i * numWords);
  bool hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (uint32_t i = blocks.size(); i-- != 0;)
      hasChanged |= update(flow, i);
  }
}

llvm::ArrayRef<uint64_t> Liveness::getLoopStores(const ControlFlow &flow,
                                                 uint32_t header) {
  llvm::ArrayRef<FlowBlock> blocks = flow.getBlocks();
  if (visited.size() < blocks.size())
    visited.resize(blocks.size(), 0);
  uint32_t mark = ++visitNumber;
  stores.assign(numWords, 0);
  worklist.clear();
  auto visit = [&](uint32_t block) {
    if (block == ControlFlow::entry || visited[block] == mark)
      return;
    visited[block] = mark;
    worklist.push_back(block);
    for (unsigned word = 0; word != numWords; ++word)
      stores[word] |= defs[size_t(block) * numWords + word];
    loopWork += numWords;
  };
  visit(header);
  worklist.clear();
  for (const FlowEdge &edge : flow.getPredecessors(blocks[header]))
    if (edge.from != ControlFlow::entry && edge.from >= header)
      visit(edge.from);
  while (!worklist.empty() && loopWork <= maxLoopWork) {
    uint32_t block = worklist.back();
    worklist.pop_back();
    for (const FlowEdge &edge : flow.getPredecessors(blocks[block]))
      visit(edge.from);
  }
  if (loopWork > maxLoopWork)
    stores.assign(numWords, ~uint64_t(0));
  return stores;
}
