//===- ControlFlow.h - Basic blocks of a method -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The blocks that can be reached, in reverse post order. A block also ends
/// after each instruction that may throw under a handler.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_CONTROLFLOW_H
#define JIR_LIB_IMPORT_CONTROLFLOW_H

#include "MethodCode.h"

namespace jir {

/// A block; its number is its place in reverse post order.
struct FlowBlock {
  /// Instruction numbers, [first, end).
  uint32_t first, end;
  /// Successors start here: those of normal completion, then the handlers. Of
  /// a conditional branch: the next instruction, then the target; of a switch:
  /// the default, then the cases.
  uint32_t successors;
  uint32_t numNormal, numSuccessors;
  /// Incoming edges start here.
  uint32_t predecessors;
  uint32_t numPredecessors;
  /// Whether some incoming edge comes from a handler list.
  bool isHandler;
  /// Whether some incoming edge comes from this or a later block.
  bool isLoopHeader;
};

/// An incoming edge.
struct FlowEdge {
  uint32_t from;
  /// Number among `from`'s successors.
  uint32_t number;
};

/// The control flow graph; reused from method to method.
class ControlFlow {
public:
  /// The number that represents the method's entry among predecessors: block 0
  /// has it when it is a branch target as well.
  static constexpr uint32_t entry = noIndex;

  /// Errors: control falls off the end.
  llvm::Error build(const MethodCode &code);

  llvm::ArrayRef<FlowBlock> getBlocks() const { return blocks; }
  llvm::ArrayRef<uint32_t> getSuccessors(const FlowBlock &block) const {
    return llvm::ArrayRef<uint32_t>(successors)
        .slice(block.successors, block.numSuccessors);
  }
  llvm::ArrayRef<FlowEdge> getPredecessors(const FlowBlock &block) const {
    return llvm::ArrayRef<FlowEdge>(predecessors)
        .slice(block.predecessors, block.numPredecessors);
  }
  bool isHandlerEdge(const FlowEdge &edge) const {
    return edge.from != entry && edge.number >= blocks[edge.from].numNormal;
  }
  /// Whether some block has several incoming edges.
  bool hasMerges() const { return merges; }

private:
  void findLeaders(const MethodCode &code);
  llvm::Error addRawSuccessors(const MethodCode &code, uint32_t rawBlock);
  llvm::Error orderBlocks(const MethodCode &code);
  void number();
  void connectPredecessors();

  std::vector<FlowBlock> blocks;
  std::vector<uint32_t> successors;
  std::vector<FlowEdge> predecessors;
  bool merges = false;

  // Scratch: blocks in code order, and the depth-first walk.
  std::vector<uint8_t> leaders;
  std::vector<uint32_t> rawBlockOf;
  std::vector<FlowBlock> rawBlocks;
  std::vector<uint32_t> rawSuccessors, rawNumber, postOrder;
  std::vector<std::pair<uint32_t, uint32_t>> walk;
};

} // namespace jir

#endif // JIR_LIB_IMPORT_CONTROLFLOW_H
