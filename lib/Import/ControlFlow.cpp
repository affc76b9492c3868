//===- ControlFlow.cpp - Basic blocks of a method ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Leaders, reachability, reverse post order, incoming edges.
///
//===----------------------------------------------------------------------===//

#include "ControlFlow.h"
#include "jir/Support/InputError.h"

using namespace jir;
using llvm::Error;

/// Whether the instruction runs under handlers of its own.
static bool isProtected(const CodeInstruction &instruction) {
  return instruction.mayThrow && instruction.list != noIndex;
}

void ControlFlow::findLeaders(const MethodCode &code) {
  size_t count = code.instructions.size();
  leaders.assign(count + 1, 0);
  leaders[0] = 1;
  for (size_t i = 0; i != count; ++i) {
    const CodeInstruction &instruction = code.instructions[i];
    if (hasBranchTargets(instruction.opcode)) {
      leaders[instruction.target] = 1;
      leaders[i + 1] = 1;
      if (isSwitch(instruction.opcode))
        for (const CodeCase &entry : code.getCases(instruction))
          leaders[entry.target] = 1;
    } else if (endsBlock(instruction.opcode) || isProtected(instruction)) {
      leaders[i + 1] = 1;
    }
  }
  for (const CodeHandler &handler : code.handlers)
    leaders[handler.target] = 1;

  rawBlocks.clear();
  rawBlockOf.resize(count);
  for (size_t i = 0; i != count; ++i) {
    if (leaders[i])
      rawBlocks.push_back({uint32_t(i), 0, 0, 0, 0, 0, 0, false, false});
    rawBlocks.back().end = i + 1;
    rawBlockOf[i] = rawBlocks.size() - 1;
  }
}

Error ControlFlow::addRawSuccessors(const MethodCode &code, uint32_t rawBlock) {
  FlowBlock &block = rawBlocks[rawBlock];
  block.successors = rawSuccessors.size();
  const CodeInstruction &last = code.instructions[block.end - 1];
  if (!endsBlock(last.opcode)) {
    if (block.end == code.instructions.size() ||
        code.isRethrow(code.instructions[block.end]))
      return codeErrorAt(last.bytecodeIndex,
                         "control falls off the end of the code");
    rawSuccessors.push_back(rawBlock + 1);
  }
  if (hasBranchTargets(last.opcode)) {
    rawSuccessors.push_back(rawBlockOf[last.target]);
    if (isSwitch(last.opcode))
      for (const CodeCase &entry : code.getCases(last))
        rawSuccessors.push_back(rawBlockOf[entry.target]);
  }
  block.numNormal = rawSuccessors.size() - block.successors;
  if (last.mayThrow)
    for (const CodeHandler &handler : code.getHandlers(last.list))
      rawSuccessors.push_back(rawBlockOf[handler.target]);
  block.numSuccessors = rawSuccessors.size() - block.successors;
  return Error::success();
}

/// Walks depth first. The last successor is visited first, so that the next
/// instruction's block tends to follow its predecessor.
Error ControlFlow::orderBlocks(const MethodCode &code) {
  rawSuccessors.clear();
  postOrder.clear();
  walk.clear();
  constexpr uint32_t isVisited = noIndex - 1;
  rawNumber.assign(rawBlocks.size(), noIndex);
  auto visit = [&](uint32_t raw) -> Error {
    rawNumber[raw] = isVisited;
    if (Error error = addRawSuccessors(code, raw))
      return error;
    walk.push_back({raw, rawBlocks[raw].numSuccessors});
    return Error::success();
  };
  if (Error error = visit(0))
    return error;
  while (!walk.empty()) {
    auto &[raw, remaining] = walk.back();
    if (remaining == 0) {
      postOrder.push_back(raw);
      walk.pop_back();
      continue;
    }
    uint32_t next = rawSuccessors[rawBlocks[raw].successors + --remaining];
    if (rawNumber[next] == noIndex)
      if (Error error = visit(next))
        return error;
  }
  return Error::success();
}

void ControlFlow::number() {
  size_t count = postOrder.size();
  for (size_t i = 0; i != count; ++i)
    rawNumber[postOrder[count - 1 - i]] = i;
  blocks.clear();
  successors.clear();
  for (size_t i = 0; i != count; ++i) {
    FlowBlock block = rawBlocks[postOrder[count - 1 - i]];
    uint32_t from = block.successors;
    block.successors = successors.size();
    for (uint32_t j = 0; j != block.numSuccessors; ++j)
      successors.push_back(rawNumber[rawSuccessors[from + j]]);
    blocks.push_back(block);
  }
}

void ControlFlow::connectPredecessors() {
  merges = false;
  for (uint32_t target : successors)
    ++blocks[target].numPredecessors;
  if (blocks[0].numPredecessors)
    ++blocks[0].numPredecessors;
  uint32_t next = 0;
  for (FlowBlock &block : blocks) {
    merges |= block.numPredecessors > 1;
    block.predecessors = next;
    next += block.numPredecessors;
    block.numPredecessors = 0;
  }
  predecessors.resize(next);
  auto add = [&](FlowBlock &block, FlowEdge edge) {
    predecessors[block.predecessors + block.numPredecessors++] = edge;
  };
  if (next && (blocks.size() == 1 || blocks[1].predecessors > 0))
    add(blocks[0], {entry, 0});
  for (uint32_t from = 0; from != blocks.size(); ++from)
    for (uint32_t j = 0; j != blocks[from].numSuccessors; ++j) {
      FlowBlock &target = blocks[successors[blocks[from].successors + j]];
      add(target, {from, j});
      target.isHandler |= j >= blocks[from].numNormal;
      target.isLoopHeader |= &target <= &blocks[from];
    }
}

Error ControlFlow::build(const MethodCode &code) {
  findLeaders(code);
  if (Error error = orderBlocks(code))
    return error;
  number();
  connectPredecessors();
  return Error::success();
}
