//===- CodeBuilder.h - Makes one method's code ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The translation of operations of the jvm dialect to instructions.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_CODEBUILDER_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_CODEBUILDER_H

#include "MethodCode.h"

namespace jir::defensive {

/// Used once for one body.
class CodeBuilder {
public:
  CodeBuilder(Linkage &linkage, MethodId id, jvm::MethodOp method);

  std::unique_ptr<MethodCode> build();

private:
  void addParameters();
  void addBlock(mlir::Block &block);
  void addOperation(mlir::Operation &op);
  bool addValueOperation(mlir::Operation &op);
  bool addHeapOperation(mlir::Operation &op);
  void addCall(mlir::Operation &op, InvokeKind kind);
  void addOpaque(mlir::Operation &op, llvm::StringRef resultClass = {});
  void addEdges(mlir::Operation &terminator);
  CodeEdge &addEdge(mlir::Block *target, mlir::ValueRange arguments,
                    size_t skipped = 0);
  void addHandlers(jvm::HandlersOpInterface op);
  void computeLiveness();
  // Tests (ValueTests.cpp).
  void addBranchTests(mlir::Operation &terminator);
  void addCastTest(mlir::Operation &protectedOp);
  void computeTests();
  void computeHandlers();

  /// Begins an instruction for an operation, and its first result if that is a
  /// reference.
  Instruction &add(Action action, mlir::Operation &op);
  void addOperand(Instruction &instruction, mlir::Value value);
  ValueId define(mlir::Value value, uint32_t instruction);
  ValueId lookup(mlir::Value value) const;
  uint32_t getField(jvm::FieldRefAttr ref, bool isStatic);
  /// Whether reading or writing it lets other threads' writes be seen; also
  /// where nobody knows which field it is.
  bool isVolatile(uint32_t field) const;
  void addIfVolatile(uint32_t field, mlir::Operation &op);
  /// Whether an instruction's first use of a class may run other code: its
  /// initialiser, unless that has begun already.
  bool mayInitialize(ClassId id);
  bool isCurrent(ClassId id) const;

  Linkage &linkage;
  ClassHierarchy &hierarchy;
  jvm::MethodOp method;
  ClassId currentClass;
  std::unique_ptr<MethodCode> code;
  llvm::DenseMap<mlir::Value, ValueId> valueIds;
  llvm::DenseMap<mlir::Block *, uint32_t> blockIds;
  uint32_t currentBlock = 0;
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_CODEBUILDER_H
