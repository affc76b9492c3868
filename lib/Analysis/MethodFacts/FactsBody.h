//===- FactsBody.h - The pass over one method body ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Turns operations into statements. What they call, link and initialise comes
/// from BodyReader; what they do with references has one overload an operation
/// of the closed set, so that an operation without one does not compile.
/// Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_METHODFACTS_FACTSBODY_H
#define JIR_LIB_ANALYSIS_METHODFACTS_FACTSBODY_H

#include "jir/Analysis/MethodFacts/MethodFacts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

namespace jir::pointsto {

/// The state of one pass.
class FactsBuilder::Body : public BodyReader {
public:
  Body(FactsBuilder &builder, MethodFacts &facts, jvm::MethodOp body,
       bool isModel);

  void run();

private:
  using Operation = mlir::Operation;
  using Value = mlir::Value;

  //===--------------------------------------------------------------------===//
  // Variables and exceptions (FactsBody.cpp)
  //===--------------------------------------------------------------------===//

  void collectIncoming();
  void collapseArguments();
  void addArgumentMoves();
  void placeReturned();
  /// The value that a value is a copy of; null for the null constant.
  Value getRoot(Value value);
  Local getLocal(Value value);
  Local addLocal(TypeId type = TypeId()) {
    facts.localTypes.push_back(type);
    return facts.numLocals++;
  }
  /// Where an operation's exceptions go, which may be a handler's list.
  Local getThrown(Operation *op);
  Local getDispatch(jvm::HandlersOpInterface terminator);
  /// The JVM may raise these at an operation.
  void addJvmThrow(Operation *op, uint32_t exceptions);
  void addMove(Local from, Local to);
  void addJumps();
  uint32_t getBlockNumber(mlir::Block *block) const {
    return blockNumbers.lookup(block);
  }

  //===--------------------------------------------------------------------===//
  // Statements (FactsBodyCalls.cpp)
  //===--------------------------------------------------------------------===//

  void addAllocation(Value result, AllocationKind kind, int32_t bci,
                     TypeId type, mlir::Attribute constant = {});
  TypeId getClassType(llvm::StringRef name) {
    return builder.types.getClass(name);
  }
  /// Whether the body is code of a class that is not the platform's.
  bool isOfProgram() const;
  void addHandleArguments(const InvokeFact &invoke, uint32_t number);
  void addDynamicCall(Operation *op, mlir::ValueRange arguments,
                      llvm::StringRef name, llvm::StringRef descriptor);
  FieldId resolveInstanceField(jvm::FieldRefAttr ref, int32_t bci);
  /// What an instruction of this kind may raise, its callees aside.
  static uint32_t getRaisedByInvoke(jvm::InvokeKind kind);
  /// Loads and stores of a call of VarHandle's or Unsafe's
  /// (FactsBodyAccess.cpp). Whether they are all that the call may read.
  bool addFieldAccess(jvm::InvokeOpInterface invoke, jvm::MethodRefAttr ref,
                      MethodId callee);
  llvm::SmallVector<FieldId, 4> findAccessed(Value base, Value written,
                                             Value read);
  /// What an instruction gets, if it is a number that is known.
  void addNumber(Value value, int32_t bci, uint32_t operand);
  void addCharacters(jvm::NewArrayOp op);
  void addTest(mlir::cf::CondBranchOp op);
  void addComparisons();
  void addComparison(mlir::cf::CondBranchOp op);
  /// `operation & mask`, compared with a constant.
  void addNumberTest(mlir::arith::CmpIOp compare, NumberTest test);
  void addTrueReturn(mlir::Value returned, mlir::Block *block, unsigned depth);
  /// A variable that holds what a field of a value holds.
  Local addLoaded(Value base, FieldId field);

  void addLoading(int32_t bci) override;
  void addUnresolved(Unresolved::Kind kind, int32_t bci,
                     mlir::StringAttr what) override;
  void addInvoke(const InvokeFact &invoke) override;
  void addLink(RuntimeEvent event, int32_t bci) override;
  void addHandle(jvm::HandleAttr handle, const HandleTarget &target,
                 int32_t bci, Reason reason) override;
  void addFunction(const FunctionFact &fact) override;
  void addObjectCall(const ObjectCallFact &fact) override;
  void addUnknownResult(Operation *op, int32_t bci,
                        mlir::StringAttr name) override;
  void addStaticField(jvm::FieldRefAttr ref, jir::FieldId found, int32_t bci,
                      Operation *access) override;
  void addTrigger(ClassId id, int32_t bci) override;

  //===--------------------------------------------------------------------===//
  // One overload an operation (FactsBodyOps.cpp)
  //===--------------------------------------------------------------------===//

#define JIR_BODY_OP(CLASS)
#define JIR_PLAIN_OP(CLASS)                                                    \
  void visit(CLASS) {}
#include "jir/Dialect/JVM/BodyOps.def"
  // A null, a copy: variables see through them. Locks.
  void visit(jvm::NullOp) {}
  void visit(jvm::UpcastOp) {}
  void visit(jvm::MonitorEnterOp) {}
  void visit(jvm::MonitorExitOp) {}
  void visit(jvm::StringOp op);
  void visit(jvm::ClassOfOp op);
  void visit(jvm::MethodHandleOp op);
  void visit(jvm::MethodTypeOp op);
  // All of these are in the facts that BodyReader returns.
  void visit(jvm::GetStaticOp) {}
  void visit(jvm::PutStaticOp) {}
  void visit(jvm::InvokeVirtualOp) {}
  void visit(jvm::InvokeInterfaceOp) {}
  void visit(jvm::InvokeSpecialOp) {}
  void visit(jvm::InvokeStaticOp) {}
  void visit(jvm::InitOp) {}
  void visit(jvm::InvokeDirectOp) {}
  void visit(jvm::InvokeDynamicOp) {}
  void visit(jvm::DynamicConstantOp) {}
  void visit(jvm::LambdaOp) {}
  void visit(jvm::TypeSwitchOp) {}
  void visit(jvm::EnumConstantOp) {}
  void visit(jvm::CheckCastOp op);
  void visit(jvm::NewOp op);
  void visit(jvm::NewArrayOp op);
  void visit(jvm::MultiNewArrayOp op);
  void visit(jvm::GetFieldOp op);
  void visit(jvm::PutFieldOp op);
  void visit(jvm::ArrayLoadOp op);
  void visit(jvm::ArrayStoreOp op);
  void visit(jvm::ReturnOp op);
  void visit(jvm::ThrowOp op);
  void visit(jvm::StringConcatOp op);
  void visit(jvm::RecordMethodOp op);
  void visit(jvm::VarHandleOp op);
  void visit(mlir::arith::SelectOp op);
  void visit(jvm::UnknownOp op);
  void visit(jvm::AnyOfOp op);
  void visit(jvm::MaybeThrowOp op);
  void readOp(Operation *op) override;

  /// A list of handlers, and the variable that holds what is thrown to it.
  struct Handlers {
    mlir::ArrayAttr catchTypes;
    llvm::SmallVector<mlir::Block *, 2> blocks;
    Local thrown;
  };

  FactsBuilder &builder;
  MethodFacts &facts;
  jvm::MethodOp body;

  llvm::DenseMap<Value, Local> locals;
  /// Those of the first block and of all that are not named are 0.
  llvm::DenseMap<mlir::Block *, uint32_t> blockNumbers;
  /// What blocks pass to an argument, in the order of the blocks.
  llvm::DenseMap<Value, llvm::SmallVector<Value, 2>> incoming;
  /// Arguments with operands, in order; those that hold a caught exception.
  std::vector<mlir::BlockArgument> merged;
  llvm::DenseSet<Value> caught;
  /// Arguments that are copies of one other value; null: of the null constant.
  llvm::DenseMap<Value, Value> copies;
  std::vector<Handlers> handlers;
  llvm::DenseMap<std::pair<const void *, mlir::Block *>,
                 llvm::SmallVector<uint32_t, 1>>
      handlerIndex;
  llvm::DenseMap<Local, uint32_t> jvmThrown;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_METHODFACTS_FACTSBODY_H
