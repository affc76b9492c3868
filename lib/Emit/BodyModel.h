//===- BodyModel.h - A body as it will be emitted ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The values, the chains of blocks that follow each other without a branch,
/// and the trees of operations whose results stay on the operand stack.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EMIT_BODYMODEL_H
#define JIR_LIB_EMIT_BODYMODEL_H

#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace jir {

inline constexpr unsigned noId = ~0u;

/// What is known of a value; only that of a root (see BodyModel::getRoot) is
/// filled in beyond `alias`.
struct EmittedValue {
  mlir::Value value;
  /// The value that this one is the same as; itself for a root.
  unsigned alias = noId;
  /// Operands of needed operations that it represents.
  unsigned uses = 0;
  /// The emitted operation that returns it; noId for block arguments.
  unsigned definition = noId;
  /// The chain that it is defined in.
  unsigned chain = noId;
  bool isNeeded = false;
  /// Made again wherever it is used.
  bool isConstant = false;
  /// Left on the operand stack for its only use.
  bool isOnStack = false;
  /// Number among the values that live in local variables, or noId.
  unsigned home = noId;
};

/// An edge of the control flow graph.
struct EmittedEdge {
  /// The terminator, or the protected operation of an exceptional edge.
  mlir::Operation *from = nullptr;
  mlir::Block *to = nullptr;
  /// What it passes to the arguments of `to`, after the caught exception.
  mlir::ValueRange operands;
  bool isExceptional = false;
};

struct BlockInfo {
  mlir::Block *block = nullptr;
  llvm::SmallVector<EmittedEdge, 2> predecessors;
  bool isReached = false;
  /// Entered by exceptional edges.
  bool isHandler = false;
  unsigned chain = noId;
};

/// An operation that is emitted, in the order of the code before emission.
struct EmittedOp {
  /// Null for what a chain finds on the operand stack at its start.
  mlir::Operation *op = nullptr;
  /// That value; noId otherwise.
  unsigned stackArgument = noId;
  /// Whether its order among the others of its kind must be kept.
  bool isOrdered = false;
  /// Emitted as an operand of another.
  bool isOperand = false;
  /// Its place in the order of emission.
  unsigned position = 0;
};

/// Blocks that follow each other and are entered at the first only.
struct Chain {
  llvm::SmallVector<mlir::Block *, 2> blocks;
  /// Operations, by index; the last is the terminator.
  unsigned first = 0, end = 0;
  /// The argument of the first block that edges push first.
  unsigned stackArgument = noId;
  /// Whether they leave it on the operand stack.
  bool keepsStackArgument = false;
  /// Indices of operations in the order of emission; their positions run from
  /// the chain's `first` on.
  llvm::SmallVector<unsigned, 8> order;
  bool isHandler = false;
};

/// Analyses one body. Reads the IR only.
class BodyModel {
public:
  explicit BodyModel(jvm::MethodOp method) : method(method) {}

  void build();

  jvm::MethodOp getMethod() { return method; }
  mlir::MutableArrayRef<Chain> getChains() { return chains; }
  std::vector<EmittedOp> &getOps() { return ops; }
  std::vector<EmittedValue> &getValues() { return values; }
  BlockInfo &getBlock(mlir::Block *block) {
    return blocks[blockIds.find(block)->second];
  }
  unsigned getChainOf(mlir::Block *block) { return getBlock(block).chain; }

  /// The number of the value that represents this one.
  unsigned getRoot(mlir::Value value);
  EmittedValue &getInfo(mlir::Value value) { return values[getRoot(value)]; }
  /// The operation that an on-stack or constant value comes from.
  mlir::Operation *getDefinition(unsigned id) {
    return values[id].value.getDefiningOp();
  }

  /// The operands in the order in which they are pushed; a terminator's that
  /// are moved to arguments of its only successor included.
  void getPushed(mlir::Operation *op,
                 llvm::SmallVectorImpl<mlir::Value> &pushed);
  /// The operands of an edge, with the arguments that they are moved to; those
  /// that represent their operand or that are not needed are left out. The one
  /// that stays on the stack comes first.
  struct Move {
    mlir::Value operand;
    unsigned argument;
    bool staysOnStack;
  };
  void getMoves(mlir::Block *to, mlir::ValueRange operands, bool isExceptional,
                llvm::SmallVectorImpl<Move> &moves);
  /// The handlers of a protected operation or a throw; null where there are
  /// none.
  static jvm::HandlersOpInterface getHandlers(mlir::Operation *op);

private:
  void findEdges();
  void addEdge(const EmittedEdge &edge,
               llvm::SmallVectorImpl<mlir::Block *> &worklist);
  void numberValues();
  void aliasValue(unsigned id);
  void findNeeded();
  void need(mlir::Value value, llvm::SmallVectorImpl<unsigned> &worklist);
  void needOperands(mlir::Operation *op,
                    llvm::SmallVectorImpl<unsigned> &worklist);
  void formChains();
  void chooseStackArgument(Chain &chain);
  void listOperations();
  void countUses();
  void buildTrees(Chain &chain);
  bool placeOperand(mlir::Value operand, bool isFirst, unsigned chain,
                    unsigned &limit, unsigned depth);
  void placeOperands(unsigned index, bool isFirst, unsigned &limit,
                     unsigned depth);
  void order(Chain &chain);
  void appendTree(unsigned index, Chain &chain);

  jvm::MethodOp method;
  std::vector<BlockInfo> blocks;
  llvm::DenseMap<mlir::Block *, unsigned> blockIds;
  std::vector<EmittedValue> values;
  llvm::DenseMap<mlir::Value, unsigned> valueIds;
  std::vector<Chain> chains;
  std::vector<EmittedOp> ops;
  /// For each operation the nearest ordered one before it in its chain.
  std::vector<unsigned> orderedBefore;
};

/// Whether an operation may run before or after others as its uses want it.
bool isFreeToMove(mlir::Operation *op);

/// The constant that a value always is (of arith.constant); null otherwise.
mlir::IntegerAttr getIntegerConstant(mlir::Value value);
/// Whether a value is the constant 0 of an integer type.
bool isZero(mlir::Value value);

} // namespace jir

#endif // JIR_LIB_EMIT_BODYMODEL_H
