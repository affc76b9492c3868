//===- FlowCode.h - What a method does with references --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A method's body over dense ids, made once from its operations, which are not
/// needed afterwards. Only what moves references is kept.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_FLOWCODE_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_FLOWCODE_H

#include "jir/Analysis/Hierarchy/Linkage.h"
#include "llvm/ADT/BitVector.h"

namespace jir {
class NativeModels;
} // namespace jir

namespace jir::defensive {

/// A reference of one method, in SSA form: an index. The reference parameters
/// come first, the receiver included.
using ValueId = uint32_t;
/// No value, or one that nothing is known of.
constexpr ValueId kNoValue = ~0u;

/// What an instruction does with references.
enum class Action : uint8_t {
  /// `result` is a new object of `type`.
  Allocate,
  /// A new array of `type`; its elements are null, or new arrays.
  AllocateArray,
  /// `result` is some object of exactly `type`, not null.
  Constant,
  Null,
  /// The operand under another type; with `type` it is tested to be one, if it
  /// is not null.
  Cast,
  /// One of the operands.
  Select,
  /// `result` = operand.field
  Load,
  /// operand0.field = operand1
  Store,
  LoadStatic,
  StoreStatic,
  /// A call of `calls[aux]`; operands are the reference arguments.
  Call,
  /// Passes its operands to code that is not followed; `result` is unknown, or
  /// some object of exactly `type`.
  Opaque,
  /// Has no references that matter, but other code or other threads may run
  /// before it ends: monitors, first uses of classes.
  Barrier,
  Throw,
  Return,
};

/// One instruction.
struct FlowInstruction {
  Action action = Action::Barrier;
  /// Runs under the handlers at the end of its block.
  bool isProtected = false;
  /// Other code or other threads may run (only the strict model asks).
  bool isBarrier = false;
  /// The bytecode index; -1: none.
  int32_t bci = -1;
  ValueId result = kNoValue;
  /// Load, Store: the field's id, or kNoField. Call: index into `calls`.
  uint32_t aux = 0;
  mlir::Type type;
  /// A range in `operands`.
  uint32_t firstOperand = 0, numOperands = 0;
};

/// A field as access paths name it: a FieldId's index, or one of these.
constexpr uint32_t kElements = ~0u - 1;
constexpr uint32_t kNoField = ~0u;

/// A call, linked once.
struct CallTarget {
  InvokeKind kind = InvokeKind::Static;
  jvm::MethodRefAttr named;
  MethodResolution resolution;
  /// The method that runs whatever the receiver is; invalid if the receiver
  /// decides.
  MethodId fixed;
  /// The receiver's static type; null for a static method.
  mlir::Type receiverType;
  bool isConstructor = false;
};

/// A reference's definition.
struct FlowValue {
  /// The first value that names the same object: casts and constructor calls
  /// add other names to one object.
  ValueId base = kNoValue;
  mlir::Type type;
  /// The defining instruction; kNoValue for block arguments and parameters.
  uint32_t instruction = kNoValue;
  uint32_t block = 0;
  /// Not counted as a value of its own: an object before its constructor ran,
  /// an upcast.
  bool isCopy = false;
};

/// What a test has implied of a value, from there on.
struct ValueTest {
  enum Kind : uint8_t { IsNull, NotNull, IsInstance, NullOrInstance };
  /// The value's base.
  ValueId base = kNoValue;
  Kind kind = NotNull;
  /// IsInstance, NullOrInstance: of what.
  mlir::Type type;
};

/// A way from one block to another. `moves`: block argument, and the value it
/// gets; kNoValue is unknown.
struct CodeEdge {
  uint32_t target = 0;
  bool isHandler = false;
  llvm::SmallVector<std::pair<ValueId, ValueId>, 2> moves;
  /// What holds when this way is taken.
  llvm::SmallVector<ValueTest, 0> tests;
};

struct CodeBlock {
  uint32_t firstInstruction = 0, numInstructions = 0;
  llvm::SmallVector<CodeEdge, 2> edges;
  /// The last instruction is protected: handlers see what was before it.
  bool endsProtected = false;
  /// Bases that are needed at the block's start or later, by base.
  llvm::BitVector liveIn;
  /// Bases defined in the block.
  llvm::BitVector defined;
  /// What tests on all ways to the block have implied.
  llvm::SmallVector<ValueTest, 0> tests;
};

/// A method's body.
struct FlowCode {
  MethodId method;
  uint32_t numParameters = 0;
  /// The body is a model of a native method.
  bool isModel = false;
  std::vector<FlowInstruction> instructions;
  std::vector<ValueId> operands;
  std::vector<CodeBlock> blocks;
  std::vector<FlowValue> values;
  std::vector<CallTarget> calls;
  /// Constant handles that it has, bootstrap arguments included.
  std::vector<jvm::HandleAttr> handles;
  /// String constants that it loads.
  std::vector<mlir::StringAttr> strings;
  /// By block, over numbers of handler blocks: those from which it can be
  /// reached, and those that it strictly dominates. Empty without handlers.
  std::vector<llvm::BitVector> handlersInto, handlersBelow;

  llvm::ArrayRef<ValueId>
  getOperands(const FlowInstruction &instruction) const {
    return llvm::ArrayRef(operands).slice(instruction.firstOperand,
                                          instruction.numOperands);
  }
};

/// Makes codes and keeps them. Bodies that it loads are unloaded at once.
class FlowCodes {
public:
  /// \p models has bodies for native methods; null: these have none.
  FlowCodes(Linkage &linkage, const NativeModels *models)
      : linkage(linkage), models(models), operations(linkage.getHierarchy()) {}

  /// The body of a method; null if there is none (native, abstract, failed, too
  /// large), which the analysis takes as opaque.
  const FlowCode *get(MethodId id);
  size_t getNumCodes() const { return codes.size(); }

  /// The most operations of a body that is looked at.
  static constexpr size_t kMaxOperations = 50000;

private:
  std::unique_ptr<FlowCode> build(MethodId id);

  Linkage &linkage;
  const NativeModels *models;
  MethodOps operations;
  llvm::DenseMap<MethodId, std::unique_ptr<FlowCode>> codes;
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_FLOWCODE_H
