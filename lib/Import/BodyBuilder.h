//===- BodyBuilder.h - Builds the operations of a body ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One walk over the blocks in reverse post order, with the locals and the
/// operand stack as SSA values; then superfluous arguments go, types are
/// inferred where there are no frames, and terminators are made.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_BODYBUILDER_H
#define JIR_LIB_IMPORT_BODYBUILDER_H

#include "BodyImporter.h"
#include "ImportScratch.h"

namespace jir {

/// Builds the body of one method. Functions that return bool return false
/// after fail(), and functions that return a Value return null.
class BodyBuilder {
public:
  struct Mode {
    /// Types at merges come from stack map frames.
    bool useFrames = false;
    /// Every live local becomes an argument of each loop header.
    bool isConservative = false;
  };

  BodyBuilder(const ClassFile &file, const CodeAttribute &code,
              jvm::MethodOp method, ImportContext &context,
              Assignability *checkFrames, Mode mode);

  /// Builds into the method's region. On failure the region holds garbage.
  bool build();

  /// What went wrong.
  llvm::Error takeError();
  /// Whether building again conservatively may help.
  bool wantsConservative() const { return needsConservative; }

private:
  //===--------------------------------------------------------------------===//
  // Errors
  //===--------------------------------------------------------------------===//
  bool fail(const llvm::Twine &message);
  bool fail(llvm::Error error);
  bool failKind(llvm::StringRef expected, mlir::Value found);
  std::string describeSlot(uint32_t slot) const;

  //===--------------------------------------------------------------------===//
  // Blocks and merges (BodyBuilder.cpp, Merges.cpp)
  //===--------------------------------------------------------------------===//
  bool bindParameters();
  bool buildBlock(uint32_t number);
  bool enterBlock(uint32_t number);
  void enterFromPredecessor(uint32_t number, const FlowEdge &edge);
  bool mergePredecessors(uint32_t number);
  bool mergeDepths(const FlowBlock &block);
  bool mergeException(uint32_t number, const StackMapFrame *frame);
  bool mergeSlot(uint32_t number, uint32_t slot, const VerificationType *type,
                 bool isStoredInLoop);
  bool mergeWithFrame(uint32_t number, uint32_t slot, mlir::Value first,
                      const VerificationType &type);
  mlir::Type getFrameType(const VerificationType &type);
  void addArgument(uint32_t number, uint32_t slot, mlir::Type type);
  mlir::Type getCatchType(const FlowEdge &edge);
  void saveState(uint32_t number);
  bool recordFrameChecks(const StackMapFrame &frame);
  const StackMapFrame *findFrame(uint32_t bytecodeIndex) const;
  BlockState &getState(uint32_t number) {
    return number == ControlFlow::entry ? entryState : scratch.states[number];
  }
  /// The value that an edge passes to a slot: a handler's stack slot is the
  /// exception, which no value represents.
  mlir::Value getIncoming(const FlowEdge &edge, uint32_t slot);
  bool isBuilt(const FlowEdge &edge) { return getState(edge.from).isBuilt; }
  mlir::Value &slotRef(uint32_t slot) {
    return slot < numLocals ? scratch.locals[slot]
                            : scratch.stack[slot - numLocals];
  }

  //===--------------------------------------------------------------------===//
  // After the walk (Merges.cpp, TypeInference.cpp)
  //===--------------------------------------------------------------------===//
  bool checkLoopHeaders();
  bool checkLoopEdge(uint32_t header, const FlowEdge &edge);
  void removeSuperfluousArguments();
  bool removeFrom(uint32_t number);
  mlir::Value resolve(mlir::Value value) const;
  bool inferTypes();
  bool inferBlock(uint32_t number);
  bool inferArrayLoads();
  mlir::Type getUnion(mlir::Type a, mlir::Type b) const;
  bool checkArrayAccesses();
  bool checkAgainstFrames();
  bool checkAssignable(mlir::Type type, const FrameCheck &check);

  //===--------------------------------------------------------------------===//
  // Terminators (Terminators.cpp)
  //===--------------------------------------------------------------------===//
  bool finishBlock(uint32_t number);
  bool appendOperands(uint32_t number, const FlowEdge &edge,
                      mlir::Operation *before,
                      llvm::SmallVectorImpl<mlir::Value> &operands);
  mlir::Value upcast(mlir::Value value, mlir::Type type, mlir::Block *block,
                     mlir::Operation *before);
  void branchTo(mlir::Block *from, mlir::Block *to, mlir::ValueRange operands);
  bool finishConditional(uint32_t number);
  bool finishSwitch(uint32_t number);
  bool finishUnwind(uint32_t number);
  bool finishThrow(uint32_t number);
  bool appendHandlers(uint32_t number, mlir::Operation *before,
                      llvm::SmallVectorImpl<mlir::Value> &operands,
                      llvm::SmallVectorImpl<mlir::Block *> &successors,
                      mlir::ArrayAttr &catchTypes,
                      mlir::DenseI32ArrayAttr &segments);

  //===--------------------------------------------------------------------===//
  // Operand stack and locals (Instructions.cpp)
  //===--------------------------------------------------------------------===//
  bool push(mlir::Value value);
  bool pop(mlir::Value &value);
  mlir::Value popKind(mlir::Type type, llvm::StringRef kind);
  mlir::Value popInt() { return popKind(common.i32, "int"); }
  mlir::Value popLong() { return popKind(common.i64, "long"); }
  mlir::Value popReference();
  mlir::Value popReferenceOrUninitialised();
  mlir::Value popValueOf(mlir::Type stackType);
  bool popArguments(const StackSignature &signature,
                    llvm::SmallVectorImpl<mlir::Value> &arguments);
  bool isWide(mlir::Value value) const {
    return value &&
           (value.getType() == common.i64 || value.getType() == common.f64);
  }
  bool storeLocal(uint32_t local, mlir::Value value);
  bool buildStackShuffle();
  bool shuffle(unsigned numValues, unsigned insertBelow);

  //===--------------------------------------------------------------------===//
  // Instructions
  //===--------------------------------------------------------------------===//
  bool buildInstruction();
  bool buildConstant();
  bool buildLoad();
  bool buildStore();
  bool buildIncrement();
  bool buildTerminator();
  bool buildIf();
  bool buildReturn();
  bool loadConstant();
  // Arithmetic.cpp
  bool buildArithmetic();
  bool buildIntegerArithmetic(mlir::Type type);
  bool buildFloatArithmetic(mlir::Type type);
  bool buildShift(mlir::Type type);
  bool buildConversion();
  bool buildNarrowing(mlir::Type type, bool isSigned);
  bool buildComparison();
  // Objects.cpp
  bool buildField();
  bool buildNew();
  bool buildNewArray();
  bool buildMultiNewArray();
  bool buildArrayLoad();
  bool buildArrayStore();
  bool buildTypeTest();
  bool buildMonitor();
  bool checkArray(mlir::Type arrayType, jvm::ArrayKind kind);
  // Invokes.cpp
  bool buildInvoke();
  bool buildInit(const PoolConstant &constant,
                 llvm::ArrayRef<mlir::Value> arguments);
  bool buildInvokeDynamic();
  void replaceEverywhere(mlir::Value old, mlir::Value replacement);

  const PoolConstant *getConstant(ConstantTag tag);
  const PoolConstant *getAnyConstant();
  mlir::Value getConstantValue(mlir::TypedAttr value);
  mlir::Value getIntValue(int32_t value) {
    return getConstantValue(context.getInt(value));
  }

  //===--------------------------------------------------------------------===//
  // Making operations
  //===--------------------------------------------------------------------===//
  mlir::Location getLocation() {
    return context.getLocation(instruction->bytecodeIndex);
  }
  /// Appends an operation to the present block.
  template <typename OpT>
  mlir::Operation *make(mlir::TypeRange results, mlir::ValueRange operands,
                        typename OpT::Properties properties) {
    return append(mlir::Operation::create(
        getLocation(), names.get<OpT>(), results, operands, common.noAttributes,
        mlir::OpaqueProperties(&properties), mlir::BlockRange(), 0));
  }
  /// The same for operations without properties.
  template <typename OpT>
  mlir::Operation *make(mlir::TypeRange results, mlir::ValueRange operands) {
    return append(mlir::Operation::create(
        getLocation(), names.get<OpT>(), results, operands, common.noAttributes,
        mlir::OpaqueProperties(nullptr), mlir::BlockRange(), 0));
  }
  mlir::Operation *append(mlir::Operation *op) {
    block->push_back(op);
    return op;
  }
  /// Properties with bytecode index and mark filled in.
  template <typename OpT>
  typename OpT::Properties siteProperties() {
    typename OpT::Properties properties;
    properties.bci = instruction->bytecodeIndex;
    properties.isProtected = instruction->list != noIndex;
    return properties;
  }
  bool pushResult(mlir::Operation *op) { return push(op->getResult(0)); }

  const ClassFile &file;
  const CodeAttribute &codeAttribute;
  jvm::MethodOp method;
  ImportContext &context;
  ImportScratch &scratch;
  const BodyOpNames &names;
  const CommonTypes &common;
  const MethodCode &code;
  const ControlFlow &flow;
  Assignability *assignability;
  const Mode mode;

  /// The locals that the code uses.
  const unsigned numLocals;
  /// The class, as the types of `this` name it.
  mlir::StringAttr className;
  bool isConstructor = false;
  bool needsConservative = false;

  /// The present block and instruction, and the slots of the operand stack.
  mlir::Block *block = nullptr;
  const CodeInstruction *instruction = nullptr;
  uint32_t depthSlots = 0;
  bool isInitialised = true;
  /// The locals before the present instruction, where handlers need them.
  size_t handlerLocals = 0;
  bool hasHandlerLocals = false, handlersInitialised = true;
  BlockState entryState;
  /// What the block's terminator takes: condition, switch value, result,
  /// exception.
  mlir::Value pendingOperand;

  std::string failure;
  uint32_t failurePlace = 0;
};

} // namespace jir

#endif // JIR_LIB_IMPORT_BODYBUILDER_H
