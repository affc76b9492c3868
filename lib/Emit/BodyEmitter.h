//===- BodyEmitter.h - Writes the code of a body ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One walk over the chains of a body, with the types on the operand stack.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EMIT_BODYEMITTER_H
#define JIR_LIB_EMIT_BODYEMITTER_H

#include "CodeEmitter.h"
#include "Locals.h"
#include "jir/ClassFile/CodeAssembler.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/StringSaver.h"

namespace jir {

/// Writes one method.
class BodyEmitter {
public:
  BodyEmitter(jvm::MethodOp method, BodyModel &model, Locals &locals,
              ConstantEmitter &constants, const EmitOptions &options);

  /// \p withFarFrames: assigns each conditional branch the frame that it needs
  /// where its target is too far away.
  llvm::Expected<CodeContents> emit(bool withFarFrames, bool &needsFarFrames);

private:
  using Label = CodeAssembler::Label;
  using FrameType = CodeAssembler::FrameType;
  using Frame = llvm::SmallVector<FrameType, 8>;

  /// What if<cond> and if_icmp<cond> test, in the order of their opcodes.
  enum Condition : uint8_t { Eq, Ne, Lt, Ge, Gt, Le };

  /// A handler of the instructions that are emitted now.
  struct RangeHandler {
    mlir::Attribute caught;
    Label target;
    /// Where its part of the range starts: outer handlers start earlier.
    Label start;
  };
  /// Instructions under the same handlers.
  struct Range {
    Label end;
    llvm::SmallVector<RangeHandler, 2> handlers;
    /// What handlers look at: locals, and the chains whose needs they are.
    llvm::BitVector slots;
    llvm::SmallVector<unsigned, 2> chains;
    bool isOpen = false, isSingle = false;
  };
  /// Code away from the rest that moves operands and goes on to a block.
  struct Stub {
    Label label;
    mlir::Block *target;
    llvm::SmallVector<BodyModel::Move, 4> moves;
    bool isHandler;
  };

  //===--------------------------------------------------------------------===//
  // Chains, stack, locals, frames (BodyEmitter.cpp)
  //===--------------------------------------------------------------------===//
  void fail(mlir::Operation *op, const llvm::Twine &message);
  void layOut();
  void findForwards();
  bool hasMoves(mlir::Block *to, mlir::ValueRange operands);
  void emitChain(unsigned number);
  void emitRoot(unsigned index);
  void emitStubs();
  void addFrames();
  llvm::Expected<CodeContents> finish();

  void push(FrameType type);
  void push(mlir::Type type) { push(getFrameType(type)); }
  void pop(unsigned count = 1);
  /// Removes the top of the operand stack by an instruction.
  void drop();
  FrameType getFrameType(mlir::Type type);
  FrameType getFrameType(unsigned id);
  llvm::StringRef getClassName(mlir::Type type);
  Label getNewSite(mlir::Value uninitialised);
  void setLocal(Frame &frame, unsigned slot, const FrameType &type);
  Frame getLocalsAt(uint32_t time);
  Frame getLocalsOf(const Stub &stub);
  /// Puts a label here, inside of a chain, with its frame.
  void bindWithFrame(Label label);
  void forgetContents();

  void pushValue(mlir::Value value);
  void pushConstant(mlir::Operation *op);
  void pushInt(int32_t value);
  void pushLong(int64_t value);
  void pushFloat(mlir::FloatAttr value);
  void load(unsigned id);
  void store(unsigned id, unsigned slot);
  void noteLine(mlir::Operation *op);
  CodeBuilder &code() { return assembler->code(); }

  //===--------------------------------------------------------------------===//
  // Control flow (BodyEmitterControl.cpp)
  //===--------------------------------------------------------------------===//
  Label getLabel(mlir::Block *block);
  unsigned getForward(mlir::Block *block);
  void jump(Opcode opcode, Label label);
  void emitMoves(llvm::ArrayRef<BodyModel::Move> moves);
  bool isNoMove(const BodyModel::Move &move);
  void emitEdge(mlir::Block *to, mlir::ValueRange operands);
  Label getEdgeLabel(mlir::Block *to, mlir::ValueRange operands);
  void emitConditional(mlir::cf::CondBranchOp branch);
  void emitSwitch(mlir::cf::SwitchOp choice);
  void emitReturn(jvm::ReturnOp op);
  void emitThrow(jvm::ThrowOp op);
  /// Jumps to `label` if `condition` is `wanted`.
  void jumpIf(mlir::Value condition, bool wanted, Label label);
  bool jumpIfOperation(mlir::Operation *op, bool wanted, Label label);
  void jumpIfIntegers(mlir::arith::CmpIOp op, bool wanted, Label label);
  void jumpIfFloats(mlir::arith::CmpFOp op, bool wanted, Label label);
  void pushBoolean(mlir::Operation *op);
  void emitSelect(mlir::arith::SelectOp op);

  /// Before the instruction of an operation that may throw: its line, what its
  /// handlers expect in locals, the start of their range.
  void beginThrowing(mlir::Operation *op);
  void endThrowing(mlir::Operation *op);
  void moveToHandlers(mlir::Operation *op, jvm::HandlersOpInterface handlers);
  void closeRange();
  void openRange(Range next);
  void addHandlers(llvm::ArrayRef<RangeHandler> handlers);
  bool hasWhatHandlersNeed(unsigned number);

  //===--------------------------------------------------------------------===//
  // Operations (BodyEmitterValues.cpp, BodyEmitterObjects.cpp)
  //===--------------------------------------------------------------------===//
  /// Emits an operation with its operands; whether its result, if it has one,
  /// is on the operand stack afterwards.
  bool emitOperation(unsigned index);
  void emitTerminator(mlir::Operation *op);
  bool emitArithmetic(mlir::Operation *op);
  void emitBinary(mlir::Operation *op, Opcode first);
  void normalise(mlir::Type type);
  void emitSub(mlir::arith::SubIOp op);
  void emitExtSI(mlir::arith::ExtSIOp op);
  void emitExtUI(mlir::arith::ExtUIOp op);
  void emitTruncI(mlir::arith::TruncIOp op);
  void emitToFloat(mlir::Operation *op, bool isUnsigned);
  void zeroExtend(mlir::Type from, bool toLong);
  bool emitValueOp(mlir::Operation *op);
  void emitSimple(mlir::Operation *op, Opcode opcode);

  bool emitObjectOp(mlir::Operation *op);
  bool emitInit(jvm::InitOp op);
  void emitNew(jvm::NewOp op);
  void emitNewArray(jvm::NewArrayOp op);
  void emitMultiNewArray(jvm::MultiNewArrayOp op);
  void emitArrayAccess(mlir::Operation *op, jvm::ArrayKind kind, Opcode base);
  void emitThrowing(mlir::Operation *op, Opcode opcode, uint16_t index);
  void emitInvokeInterface(mlir::Operation *op, jvm::MethodRefAttr method);
  void emitLoadable(mlir::Operation *op, llvm::Expected<uint16_t> index);
  bool emitSyntheticOp(mlir::Operation *op);
  void emitCallSite(mlir::Operation *op, llvm::StringRef name,
                    llvm::StringRef descriptor, jvm::HandleAttr bootstrap,
                    llvm::ArrayRef<mlir::Attribute> arguments);
  void emitLambda(jvm::LambdaOp op);
  void emitStringConcat(jvm::StringConcatOp op);
  void emitRecordMethod(jvm::RecordMethodOp op);
  void emitVarHandle(jvm::VarHandleOp op);

  jvm::MethodOp method;
  BodyModel &model;
  Locals &locals;
  ConstantEmitter &constants;
  const EmitOptions &options;
  mlir::MLIRContext *context;
  std::unique_ptr<CodeAssembler> assembler;

  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver{allocator};
  llvm::DenseMap<mlir::Type, llvm::StringRef> classNames;
  /// Bytecode indices and lines, ascending.
  std::vector<std::pair<int32_t, int32_t>> lines;
  int32_t lastLine = -1;

  /// Chains in the order of the code, and where each is in it.
  std::vector<unsigned> layout, layoutPlace;
  /// For a chain that does nothing the one that it goes on to.
  std::vector<unsigned> forwards;
  std::vector<Label> labels;
  llvm::BitVector isLabelUsed;
  std::vector<Stub> stubs;
  llvm::DenseMap<unsigned, Label> newSites;

  llvm::SmallVector<FrameType, 16> stack;
  unsigned depth = 0, maxStack = 0;
  /// The value that each local holds, as far as the present chain knows.
  std::vector<unsigned> contents;
  unsigned chainNumber = 0;
  uint32_t time = 0;

  /// The range of code under the same handlers that may still grow.
  Range range;

  bool withFarFrames = false, hasUnion = false;
  std::string failure;
  std::optional<uint32_t> failurePlace;
  bool hasFailed = false;
};

/// The bytecode index that an operation came from; -1 if there is none.
int32_t getBytecodeIndex(mlir::Operation *op);

} // namespace jir

#endif // JIR_LIB_EMIT_BODYEMITTER_H
