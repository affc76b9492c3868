//===- ConvertControl.cpp - Methods, returns and unwinding ===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A method becomes a function of the module; handlers become branches.
///
//===----------------------------------------------------------------------===//

#include "Conversion.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace jir;

namespace aot {
namespace {

/// Moves the body to a function beside the class.
struct MethodPattern : Pattern<jvm::MethodOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::MethodOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ClassId owner =
        program.getHierarchy().lookupClass(op.getClass().getSymNameAttr());
    MethodId id = program.getHierarchy().lookupMethod(owner, op.getSymName());
    if (op.isAbstract()) {
      rewriter.eraseOp(op);
      return success();
    }
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op.getClass());
    std::string symbol = program.getFunctionSymbol(id);
    auto type = cast<LLVM::LLVMFunctionType>(program.getFunctionType(id));
    auto function =
        LLVM::LLVMFuncOp::create(rewriter, op.getLoc(), symbol, type);
    if (!op.isNative()) {
      rewriter.inlineRegionBefore(op.getBody(), function.getBody(),
                                  function.end());
      if (failed(rewriter.convertRegionTypes(&function.getBody(),
                                             *getTypeConverter())))
        return failure();
    }
    rewriter.eraseOp(op);
    return success();
  }
};

/// A field is a place in a layout, or a global that emitGlobals wrote.
struct FieldPattern : Pattern<jvm::FieldOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::FieldOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.eraseOp(op);
    return success();
  }
};

struct ReturnPattern : Pattern<jvm::ReturnOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::ReturnOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value, 1> values;
    if (adaptor.getValue()) {
      MethodId method = program.lookupFunction(
          op->getParentOfType<LLVM::LLVMFuncOp>().getSymName());
      SmallVector<Type> parameters;
      Type result;
      jvm::parseMethodDescriptor(op.getContext(),
                                 program.getHierarchy().getDescriptor(method),
                                 parameters, result);
      values.push_back(
          Emitter(rewriter, program, op).narrow(result, adaptor.getValue()));
    }
    rewriter.replaceOpWithNewOp<LLVM::ReturnOp>(op, values);
    return success();
  }
};

/// The protected operation has branched to the handlers by itself.
struct UnwindPattern : Pattern<jvm::UnwindOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::UnwindOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::BrOp>(op, adaptor.getNormalOperands(),
                                            op.getNormal());
    return success();
  }
};

struct ThrowPattern : Pattern<jvm::ThrowOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::ThrowOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    emit.throwIfNull(adaptor.getException());
    emit.store(adaptor.getException(), emit.makeAddress("jrt_pending"),
               "pending");
    emit.goToHandlers();
    rewriter.eraseOp(op);
    return success();
  }
};

/// arith's select of two references, which folding makes.
struct SelectPattern : Pattern<arith::SelectOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(arith::SelectOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::SelectOp>(op, adaptor.getCondition(),
                                                adaptor.getTrueValue(),
                                                adaptor.getFalseValue());
    return success();
  }
};

} // namespace

void addControlPatterns(RewritePatternSet &patterns,
                        const TypeConverter &converter, Program &program) {
  patterns.add<MethodPattern, FieldPattern, ReturnPattern, UnwindPattern,
               ThrowPattern, SelectPattern>(converter, program);
}

} // namespace aot
