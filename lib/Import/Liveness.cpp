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
  for (size_t i = 0; i != blocks.size(); ++i)
    collectBlock(code, blocks[i], uses.data() + i * numWords,
                 defs.data() + i * numWords);
  bool hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (uint32_t i = blocks.size(); i-- != 0;)
      hasChanged |= update(flow, i);
  }
  findLoopStores(flow);
}

//===----------------------------------------------------------------------===//
// What loops store
//===----------------------------------------------------------------------===//

uint32_t Liveness::findLoop(uint32_t block) {
  while (loops[block].parent != block) {
    loops[block].parent = loops[loops[block].parent].parent;
    block = loops[block].parent;
  }
  return block;
}

/// Unites the header with all from which control may get back to it. Loops
/// inside it have been united before, so each is looked at once as a whole.
void Liveness::collapseLoop(const ControlFlow &flow, uint32_t header) {
  llvm::ArrayRef<FlowBlock> blocks = flow.getBlocks();
  uint32_t own = findLoop(header);
  std::vector<uint32_t> entering, members{own};
  uint64_t *stored = stores.data() + size_t(loops[header].stores) * numWords;
  auto addStores = [&](uint32_t loop) {
    const uint64_t *from =
        loops[loop].isUnited
            ? stores.data() + size_t(loops[loop].stores) * numWords
            : defs.data() + size_t(loop) * numWords;
    for (unsigned word = 0; word != numWords; ++word)
      stored[word] |= from[word];
  };
  auto visit = [&](uint32_t block) {
    uint32_t loop = findLoop(block);
    if (std::exchange(loops[loop].visitor, header) != header)
      members.push_back(loop);
  };
  loops[own].visitor = header;
  addStores(own);
  for (const FlowEdge &edge : flow.getPredecessors(blocks[header]))
    if (edge.from != ControlFlow::entry) {
      entering.push_back(edge.from);
      if (edge.from >= header)
        visit(edge.from);
    }
  // The blocks that enter the header itself were just noted; others can only
  // enter it if it is in a loop already, which then has several entries.
  for (uint32_t from : std::exchange(loops[own].entering, {}))
    entering.push_back(from);
  for (size_t i = 1; i < members.size(); ++i) {
    uint32_t loop = members[i];
    addStores(loop);
    auto enter = [&](uint32_t from) {
      visit(from);
      entering.push_back(from);
    };
    if (loops[loop].isUnited) {
      for (uint32_t from : std::exchange(loops[loop].entering, {}))
        enter(from);
      continue;
    }
    for (const FlowEdge &edge : flow.getPredecessors(blocks[loop]))
      if (edge.from != ControlFlow::entry)
        enter(edge.from);
  }
  for (uint32_t loop : members)
    loops[loop].parent = header;
  loops[header].parent = header;
  loops[header].isUnited = true;
  llvm::sort(entering);
  entering.erase(llvm::unique(entering), entering.end());
  llvm::erase_if(entering,
                 [&](uint32_t from) { return findLoop(from) == header; });
  loops[header].entering = std::move(entering);
}

/// From the innermost loops to the outermost: a header comes after those of the
/// loops that it is in.
void Liveness::findLoopStores(const ControlFlow &flow) {
  llvm::ArrayRef<FlowBlock> blocks = flow.getBlocks();
  loops.resize(blocks.size());
  uint32_t numHeaders = 0;
  for (uint32_t i = 0; i != blocks.size(); ++i)
    loops[i] = {
        i, blocks[i].isLoopHeader ? numHeaders++ : noIndex, noIndex, false, {}};
  stores.assign(size_t(numHeaders) * numWords, 0);
  if (numHeaders)
    for (uint32_t i = blocks.size(); i-- != 0;)
      if (blocks[i].isLoopHeader)
        collapseLoop(flow, i);
}
