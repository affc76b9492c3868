//===- FlowCodeBuilder.h - Makes one method's code --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The translation of operations of the jvm dialect to instructions: one
/// overload an operation of the closed set, so that an operation without one
/// does not compile.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_FLOWCODEBUILDER_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_FLOWCODEBUILDER_H

#include "FlowCode.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

namespace jir::defensive {

/// Used once for one body.
class FlowCodeBuilder {
public:
  FlowCodeBuilder(Linkage &linkage, MethodId id, jvm::MethodOp method);

  std::unique_ptr<FlowCode> build();

private:
  void addBlock(mlir::Block &block);
  void addCall(jvm::InvokeOpInterface op);
  /// An operation whose references all escape.
  void addOpaque(mlir::Operation &op, llvm::StringRef resultClass = {});
  void addStatic(Action action, jvm::FieldRefAttr field, mlir::Operation &op);
  void addSelect(mlir::Operation &op, mlir::Value first, mlir::Value second);

  //===--------------------------------------------------------------------===//
  // One overload an operation (FlowCodeBuilderOps.cpp)
  //===--------------------------------------------------------------------===//

  void visitOp(mlir::Operation &op);
#define JIR_BODY_OP(CLASS)
#define JIR_PLAIN_OP(CLASS)                                                    \
  void visit(CLASS) {}
#include "jir/Dialect/JVM/BodyOps.def"
  void visit(jvm::NullOp op);
  void visit(jvm::StringOp op);
  void visit(jvm::ClassOfOp op);
  void visit(jvm::UpcastOp op);
  void visit(jvm::CheckCastOp op);
  void visit(mlir::arith::SelectOp op);
  void visit(jvm::NewOp op);
  void visit(jvm::NewArrayOp op);
  void visit(jvm::MultiNewArrayOp op);
  void visit(jvm::GetFieldOp op);
  void visit(jvm::PutFieldOp op);
  void visit(jvm::GetStaticOp op);
  void visit(jvm::PutStaticOp op);
  void visit(jvm::ArrayLoadOp op);
  void visit(jvm::ArrayStoreOp op);
  void visit(jvm::MonitorEnterOp op);
  void visit(jvm::MonitorExitOp op);
  void visit(jvm::ReturnOp op);
  void visit(jvm::ThrowOp op);
  void visit(jvm::InvokeVirtualOp op) { addCall(op); }
  void visit(jvm::InvokeInterfaceOp op) { addCall(op); }
  void visit(jvm::InvokeSpecialOp op) { addCall(op); }
  void visit(jvm::InvokeStaticOp op) { addCall(op); }
  void visit(jvm::InvokeDirectOp op) { addCall(op); }
  void visit(jvm::InitOp op) { addCall(op); }
  // Never null, and of exactly this class (JLS 15.18.1).
  void visit(jvm::StringConcatOp op) { addOpaque(*op, "java.lang.String"); }
  void visit(jvm::InvokeDynamicOp op) { addOpaque(*op); }
  void visit(jvm::MethodHandleOp op) { addOpaque(*op); }
  void visit(jvm::MethodTypeOp op) { addOpaque(*op); }
  void visit(jvm::DynamicConstantOp op) { addOpaque(*op); }
  void visit(jvm::LambdaOp op) { addOpaque(*op); }
  void visit(jvm::RecordMethodOp op) { addOpaque(*op); }
  void visit(jvm::TypeSwitchOp op) { addOpaque(*op); }
  void visit(jvm::EnumConstantOp op) { addOpaque(*op); }
  void visit(jvm::VarHandleOp op) { addOpaque(*op); }
  // Models of natives.
  void visit(jvm::UnknownOp op) { addOpaque(*op); }
  void visit(jvm::AnyOfOp op) { addSelect(*op, op.getFirst(), op.getSecond()); }
  void visit(jvm::MaybeThrowOp op);

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
  FlowInstruction &add(Action action, mlir::Operation &op);
  void addOperand(FlowInstruction &instruction, mlir::Value value);
  ValueId define(mlir::Value value, uint32_t instruction);
  ValueId lookup(mlir::Value value) const;
  uint32_t getField(jvm::FieldRefAttr ref, bool isStatic);
  /// Whether reading or writing it lets other threads' writes be seen; also
  /// where it is unknown which field it is.
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
  std::unique_ptr<FlowCode> code;
  llvm::DenseMap<mlir::Value, ValueId> valueIds;
  llvm::DenseMap<mlir::Block *, uint32_t> blockIds;
  uint32_t currentBlock = 0;
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_FLOWCODEBUILDER_H
