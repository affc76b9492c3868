//===- ConvertCalls.cpp - Invocations ===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Direct calls where the program is sure of the target, slots of tables else.
///
//===----------------------------------------------------------------------===//

#include "Conversion.h"
#include "Runtime.h"

using namespace mlir;
using namespace jir;

namespace aot {
namespace {

/// The test that a call or a claim names, before the call.
static void checkReceiver(Emitter &emit, Program &program, const CallPlan &plan,
                          Value receiver, Location loc,
                          ConversionPatternRewriter &rewriter) {
  if (plan.check == jvm::ReceiverCheck::None)
    return;
  emit.throwIfNull(receiver);
  if (plan.check != jvm::ReceiverCheck::Implements)
    return;
  Value implements =
      emit.isInstance(receiver, program.getDescriptorSymbol(plan.interface));
  Value one = LLVM::ConstantOp::create(rewriter, loc, rewriter.getI1Type(),
                                       rewriter.getBoolAttr(true));
  emit.throwIf(LLVM::XOrOp::create(rewriter, loc, implements, one),
               "noInterface()V");
}

/// The function in the slot of the receiver's class.
static Value loadFunction(Emitter &emit, Program &program, const CallPlan &plan,
                          Value receiver) {
  Value descriptor = emit.load(emit.getPointerType(), receiver, "class");
  uint64_t offset = runtime::kSlotsOffset + 8 * program.getSlot(plan);
  return emit.load(emit.getPointerType(), emit.makeAddress(descriptor, offset),
                   "slot");
}

/// All invocations: `arguments` has the receiver first.
static void convertCall(Operation *op, Program &program,
                        SmallVector<Value> arguments,
                        ConversionPatternRewriter &rewriter) {
  Emitter emit(rewriter, program, op);
  Location loc = op->getLoc();
  const CallPlan &plan = program.getCall(op);
  const MethodInfo &method = program.getHierarchy().getMethod(plan.method);
  if (method.isStatic())
    emit.initialize(method.owner);
  else
    checkReceiver(emit, program, plan, arguments.front(), loc, rewriter);

  auto type =
      cast<LLVM::LLVMFunctionType>(program.getFunctionType(plan.method));
  LLVM::CallOp call;
  if (plan.kind == CallPlan::Direct) {
    call = LLVM::CallOp::create(
        rewriter, loc, type,
        SymbolRefAttr::get(rewriter.getContext(),
                           program.getFunctionSymbol(plan.method)),
        arguments);
  } else {
    Value function = loadFunction(emit, program, plan, arguments.front());
    arguments.insert(arguments.begin(), function);
    call = LLVM::CallOp::create(rewriter, loc, type, arguments);
  }
  emit.unwindIfPending();
  if (isa<jvm::InitOp>(op))
    rewriter.replaceOp(op, arguments.front());
  else if (op->getNumResults())
    rewriter.replaceOp(op, call.getResults());
  else
    rewriter.eraseOp(op);
}

template <typename Op>
struct InvokePattern : Pattern<Op> {
  using Pattern<Op>::Pattern;
  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    // The receiver, where there is one, is the first operand.
    convertCall(op, this->program, llvm::to_vector(adaptor.getOperands()),
                rewriter);
    return success();
  }
};

} // namespace

void addCallPatterns(RewritePatternSet &patterns,
                     const TypeConverter &converter, Program &program) {
  patterns.add<InvokePattern<jvm::InvokeStaticOp>,
               InvokePattern<jvm::InvokeSpecialOp>,
               InvokePattern<jvm::InvokeVirtualOp>,
               InvokePattern<jvm::InvokeInterfaceOp>,
               InvokePattern<jvm::InvokeDirectOp>, InvokePattern<jvm::InitOp>>(
      converter, program);
}

} // namespace aot
