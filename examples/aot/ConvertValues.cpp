//===- ConvertValues.cpp - Constants, arithmetic, comparisons and casts ===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Operations on values alone.
///
//===----------------------------------------------------------------------===//

#include "Conversion.h"

using namespace mlir;
using namespace jir;

namespace aot {
namespace {

struct NullPattern : Pattern<jvm::NullOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::NullOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, Emitter(rewriter, program, op).makeNull());
    return success();
  }
};

struct StringPattern : Pattern<jvm::StringOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::StringOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    rewriter.replaceOp(
        op, emit.makeAddress(program.getStringSymbol(op.getValueAttr())));
    return success();
  }
};

/// A division whose quotient is that of a divisor of -1 where the divisor is
/// one: the least value divided by -1 is undefined in LLVM.
template <typename Op, typename LLVMOp>
struct DivisionPattern : Pattern<Op> {
  using Pattern<Op>::Pattern;
  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, this->program, op);
    Location loc = op.getLoc();
    Type type = op.getType();
    auto constant = [&](int64_t value) -> Value {
      return LLVM::ConstantOp::create(rewriter, loc, type,
                                      rewriter.getIntegerAttr(type, value));
    };
    Value lhs = adaptor.getLhs(), rhs = adaptor.getRhs();
    auto equals = [&](int64_t value) -> Value {
      return LLVM::ICmpOp::create(rewriter, loc, LLVM::ICmpPredicate::eq, rhs,
                                  constant(value));
    };
    emit.throwIf(equals(0), "division()V");
    Value isMinusOne = equals(-1);
    Value divisor =
        LLVM::SelectOp::create(rewriter, loc, isMinusOne, constant(1), rhs);
    Value usual = LLVMOp::create(rewriter, loc, lhs, divisor);
    Value special = constant(0);
    if (isa<jvm::DivIntOp>(op))
      special = LLVM::SubOp::create(rewriter, loc, constant(0), lhs);
    rewriter.replaceOpWithNewOp<LLVM::SelectOp>(op, isMinusOne, special, usual);
    return success();
  }
};

/// A shift by the low bits of the count.
template <typename Op, typename LLVMOp>
struct ShiftPattern : Pattern<Op> {
  using Pattern<Op>::Pattern;
  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, this->program, op);
    Location loc = op.getLoc();
    bool isLong = op.getType().isInteger(64);
    Value count = LLVM::AndOp::create(rewriter, loc, adaptor.getCount(),
                                      emit.makeInt(isLong ? 63 : 31));
    if (isLong)
      count = LLVM::ZExtOp::create(rewriter, loc, rewriter.getI64Type(), count);
    rewriter.replaceOpWithNewOp<LLVMOp>(op, adaptor.getValue(), count);
    return success();
  }
};

/// Saturates, and makes 0 of NaN, as the intrinsic does.
struct FloatToIntPattern : Pattern<jvm::FloatToIntOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::FloatToIntOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::CallIntrinsicOp>(
        op, op.getType(), rewriter.getStringAttr("llvm.fptosi.sat"),
        adaptor.getValue());
    return success();
  }
};

/// (lhs > rhs) - (lhs < rhs).
static Value makeOrder(OpBuilder &builder, Location loc, Value isGreater,
                       Value isLess) {
  Type type = builder.getI32Type();
  Value greater = LLVM::ZExtOp::create(builder, loc, type, isGreater);
  Value less = LLVM::ZExtOp::create(builder, loc, type, isLess);
  return LLVM::SubOp::create(builder, loc, greater, less);
}

struct CompareLongPattern : Pattern<jvm::CompareLongOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::CompareLongOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto compare = [&](LLVM::ICmpPredicate predicate) -> Value {
      return LLVM::ICmpOp::create(rewriter, op.getLoc(), predicate,
                                  adaptor.getLhs(), adaptor.getRhs());
    };
    Value greater = compare(LLVM::ICmpPredicate::sgt);
    Value less = compare(LLVM::ICmpPredicate::slt);
    rewriter.replaceOp(op, makeOrder(rewriter, op.getLoc(), greater, less));
    return success();
  }
};

/// The unordered predicate is the one that NaN makes true.
struct CompareFloatPattern : Pattern<jvm::CompareFloatOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::CompareFloatOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto compare = [&](LLVM::FCmpPredicate predicate) -> Value {
      return LLVM::FCmpOp::create(rewriter, op.getLoc(), predicate,
                                  adaptor.getLhs(), adaptor.getRhs());
    };
    bool isLess = op.getNan() == jvm::NaNResult::Less;
    Value greater =
        compare(isLess ? LLVM::FCmpPredicate::ogt : LLVM::FCmpPredicate::ugt);
    Value less =
        compare(isLess ? LLVM::FCmpPredicate::ult : LLVM::FCmpPredicate::olt);
    rewriter.replaceOp(op, makeOrder(rewriter, op.getLoc(), greater, less));
    return success();
  }
};

struct RefEqPattern : Pattern<jvm::RefEqOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::RefEqOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::ICmpOp>(
        op, LLVM::ICmpPredicate::eq, adaptor.getLhs(), adaptor.getRhs());
    return success();
  }
};

struct IsNullPattern : Pattern<jvm::IsNullOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::IsNullOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(
        op, Emitter(rewriter, program, op).isNull(adaptor.getValue()));
    return success();
  }
};

struct UpcastPattern : Pattern<jvm::UpcastOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::UpcastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, adaptor.getValue());
    return success();
  }
};

/// `jvm.cannot_fail` is a fact about the cast, under the assumptions of the
/// points-to analysis: it is used where conditional claims are.
struct CheckCastPattern : Pattern<jvm::CheckCastOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::CheckCastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    Value object = adaptor.getValue();
    if (!program.cannotFail(op)) {
      Value fails = emit.callRuntime(
          "jrt_cast_fails", rewriter.getI32Type(),
          {object,
           emit.makeAddress(program.getDescriptorSymbol(op.getType()))});
      emit.throwIf(LLVM::ICmpOp::create(rewriter, op.getLoc(),
                                        LLVM::ICmpPredicate::ne, fails,
                                        emit.makeInt(0)),
                   "cast()V");
    }
    rewriter.replaceOp(op, object);
    return success();
  }
};

struct InstanceOfPattern : Pattern<jvm::InstanceOfOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::InstanceOfOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    rewriter.replaceOp(
        op,
        emit.callRuntime(
            "jrt_is_instance", rewriter.getI32Type(),
            {adaptor.getValue(),
             emit.makeAddress(program.getDescriptorSymbol(op.getTested()))}));
    return success();
  }
};

} // namespace

void addValuePatterns(RewritePatternSet &patterns,
                      const TypeConverter &converter, Program &program) {
  patterns.add<NullPattern, StringPattern, FloatToIntPattern,
               CompareLongPattern, CompareFloatPattern, RefEqPattern,
               IsNullPattern, UpcastPattern, CheckCastPattern,
               InstanceOfPattern, DivisionPattern<jvm::DivIntOp, LLVM::SDivOp>,
               DivisionPattern<jvm::RemIntOp, LLVM::SRemOp>,
               ShiftPattern<jvm::ShlOp, LLVM::ShlOp>,
               ShiftPattern<jvm::ShrOp, LLVM::AShrOp>,
               ShiftPattern<jvm::UshrOp, LLVM::LShrOp>>(converter, program);
}

} // namespace aot
