//===- ImportScratch.h - Working memory of the body importer ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What one import after the other reuses: the names of operations, common
/// types and attributes, and the memory of the phases.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_IMPORTSCRATCH_H
#define JIR_LIB_IMPORT_IMPORTSCRATCH_H

#include "ControlFlow.h"
#include "Liveness.h"
#include "MethodCode.h"
#include "jir/ClassFile/StackMapTable.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Builders.h"

namespace jir {

/// The registered names of operations, looked up once.
template <typename OpT>
struct NameOf {
  explicit NameOf(mlir::MLIRContext *context)
      : name(OpT::getOperationName(), context) {}
  mlir::OperationName name;
};
template <typename... OpTs>
struct NameTable : NameOf<OpTs>... {
  explicit NameTable(mlir::MLIRContext *context) : NameOf<OpTs>(context)... {}
  template <typename OpT>
  mlir::OperationName get() const {
    return NameOf<OpT>::name;
  }
};

using BodyOpNames =
    NameTable<mlir::arith::ConstantOp, mlir::arith::AddIOp, mlir::arith::SubIOp,
              mlir::arith::MulIOp, mlir::arith::AndIOp, mlir::arith::OrIOp,
              mlir::arith::XOrIOp, mlir::arith::AddFOp, mlir::arith::SubFOp,
              mlir::arith::MulFOp, mlir::arith::DivFOp, mlir::arith::RemFOp,
              mlir::arith::NegFOp, mlir::arith::CmpIOp, mlir::arith::ExtSIOp,
              mlir::arith::ExtUIOp, mlir::arith::TruncIOp, mlir::arith::ExtFOp,
              mlir::arith::TruncFOp, mlir::arith::SIToFPOp, mlir::cf::BranchOp,
              mlir::cf::CondBranchOp, jvm::NullOp, jvm::StringOp,
              jvm::ClassOfOp, jvm::MethodHandleOp, jvm::MethodTypeOp,
              jvm::DynamicConstantOp, jvm::DivIntOp, jvm::RemIntOp, jvm::ShlOp,
              jvm::ShrOp, jvm::UshrOp, jvm::FloatToIntOp, jvm::CompareLongOp,
              jvm::CompareFloatOp, jvm::RefEqOp, jvm::IsNullOp, jvm::UpcastOp,
              jvm::CheckCastOp, jvm::InstanceOfOp, jvm::NewOp, jvm::NewArrayOp,
              jvm::MultiNewArrayOp, jvm::GetFieldOp, jvm::PutFieldOp,
              jvm::GetStaticOp, jvm::PutStaticOp, jvm::ArrayLengthOp,
              jvm::ArrayLoadOp, jvm::ArrayStoreOp, jvm::MonitorEnterOp,
              jvm::MonitorExitOp, jvm::InvokeVirtualOp, jvm::InvokeInterfaceOp,
              jvm::InvokeSpecialOp, jvm::InvokeStaticOp, jvm::InitOp,
              jvm::InvokeDynamicOp, jvm::ReturnOp, jvm::UnwindOp, jvm::ThrowOp>;

/// Types and attributes that nearly every body holds.
struct CommonTypes {
  explicit CommonTypes(mlir::MLIRContext *context);
  mlir::Type i1, i8, i16, i32, i64, f32, f64;
  mlir::Type null, object, throwable, string, classObject, methodHandle,
      methodType;
  mlir::DictionaryAttr noAttributes;
  mlir::arith::IntegerOverflowFlagsAttr noOverflowFlags;
  mlir::arith::FastMathFlagsAttr noFastMath;
  mlir::arith::RoundingModeAttr toNearestEven;
  mlir::UnitAttr any;
};

/// An argument of a block that represents a slot: a local, or, counted from the
/// number of locals on, a place on the operand stack.
struct MergeArgument {
  uint32_t slot;
  /// Null when it turned out to be superfluous.
  mlir::BlockArgument value;
};

/// What is known of a block once it has been built.
struct BlockState {
  mlir::Block *block = nullptr;
  /// Where, in the pool of saved values, the locals at the end start: as the
  /// normal successors see them, and as handlers do.
  size_t locals = 0, handlerLocals = 0;
  size_t stack = 0;
  uint32_t depth = 0;
  /// Arguments in ImportScratch::arguments.
  uint32_t firstArgument = 0, numArguments = 0;
  /// Loop headers: where the locals and the stack at the start are saved.
  size_t startLocals = 0, startStack = 0;
  uint32_t startDepth = 0;
  /// Condition, switch value, returned or thrown value.
  mlir::Value operand;
  bool isBuilt = false;
  /// Whether the constructor's `this` is initialised: at the start, at the end,
  /// and where handlers get control.
  bool startsInitialised = true, isInitialised = true,
       isInitialisedForHandlers = true;
};

/// A type to be checked against a stack map frame at the end.
struct FrameCheck {
  uint32_t bytecodeIndex;
  uint32_t slot;
  mlir::Value value;
  llvm::StringRef className;
};

/// Memory and tables of one ImportContext.
class ImportScratch {
public:
  explicit ImportScratch(mlir::MLIRContext *context)
      : names(context), common(context) {}

  const BodyOpNames names;
  const CommonTypes common;

  MethodCode code;
  ControlFlow flow;
  Liveness liveness;
  std::vector<StackMapFrame> frames;

  std::vector<BlockState> states;
  std::vector<mlir::Value> saved;
  std::vector<MergeArgument> arguments;
  std::vector<mlir::Value> locals, stack;
  /// Constants of the present block.
  llvm::DenseMap<mlir::Attribute, mlir::Value> constants;
  /// Superfluous arguments and what represents them.
  llvm::DenseMap<mlir::Value, mlir::Value> replaced;
  /// Array accesses whose types follow from inferred types.
  std::vector<mlir::Operation *> arrayAccesses;
  std::vector<FrameCheck> frameChecks;
};

} // namespace jir

#endif // JIR_LIB_IMPORT_IMPORTSCRATCH_H
