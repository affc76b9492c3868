//===- ConvertObjects.cpp - Objects, fields, arrays and monitors ===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Allocation is the runtime's; accesses are loads and stores after their
/// checks.
///
//===----------------------------------------------------------------------===//

#include "Conversion.h"
#include "Runtime.h"

using namespace mlir;
using namespace jir;

namespace aot {
namespace {

struct NewPattern : Pattern<jvm::NewOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::NewOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    ClassId id = program.getHierarchy().lookupClass(op.getType().getName());
    emit.initialize(id);
    rewriter.replaceOp(
        op,
        emit.callRuntime("jrt_new", emit.getPointerType(),
                         {emit.makeAddress(program.getDescriptorSymbol(id)),
                          emit.makeLong(int64_t(program.getLayout(id).size))}));
    return success();
  }
};

struct NewArrayPattern : Pattern<jvm::NewArrayOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::NewArrayOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    Value length = adaptor.getLength();
    Value isNegative =
        LLVM::ICmpOp::create(rewriter, op.getLoc(), LLVM::ICmpPredicate::slt,
                             length, emit.makeInt(0));
    emit.throwIf(isNegative, "negativeSize(I)V", length);
    Value size =
        emit.makeInt(int32_t(Program::getSize(op.getType().getElementType())));
    rewriter.replaceOp(
        op, emit.callRuntime(
                "jrt_new_array", emit.getPointerType(),
                {emit.makeAddress(program.getDescriptorSymbol(op.getType())),
                 length, size}));
    return success();
  }
};

struct MultiNewArrayPattern : Pattern<jvm::MultiNewArrayOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::MultiNewArrayOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    auto count = int32_t(adaptor.getLengths().size());
    Value lengths;
    {
      // In the entry block, so that a loop does not grow the stack.
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(
          &op->getParentOfType<LLVM::LLVMFuncOp>().getBody().front());
      lengths =
          LLVM::AllocaOp::create(rewriter, op.getLoc(), emit.getPointerType(),
                                 rewriter.getI32Type(), emit.makeInt(count));
    }
    for (auto [index, length] : llvm::enumerate(adaptor.getLengths()))
      emit.store(length, emit.makeAddress(lengths, 4 * index), "lengths");
    Value array = emit.callRuntime(
        "jrt_new_arrays", emit.getPointerType(),
        {emit.makeAddress(program.getDescriptorSymbol(op.getType())),
         emit.makeInt(count), lengths});
    emit.unwindIfPending();
    rewriter.replaceOp(op, array);
    return success();
  }
};

struct GetFieldPattern : Pattern<jvm::GetFieldOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::GetFieldOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    const FieldPlace &place = program.getField(op.getField());
    emit.throwIfNull(adaptor.getObject());
    rewriter.replaceOp(
        op, emit.loadExact(place.type,
                           emit.makeAddress(adaptor.getObject(), place.offset),
                           place.symbol));
    return success();
  }
};

struct PutFieldPattern : Pattern<jvm::PutFieldOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::PutFieldOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    const FieldPlace &place = program.getField(op.getField());
    emit.throwIfNull(adaptor.getObject());
    emit.storeExact(place.type, adaptor.getValue(),
                    emit.makeAddress(adaptor.getObject(), place.offset),
                    place.symbol);
    rewriter.eraseOp(op);
    return success();
  }
};

struct GetStaticPattern : Pattern<jvm::GetStaticOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::GetStaticOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    const FieldPlace &place = program.getField(op.getField());
    emit.initialize(place.owner);
    rewriter.replaceOp(op, emit.loadExact(place.type,
                                          emit.makeAddress(place.symbol),
                                          place.symbol));
    return success();
  }
};

struct PutStaticPattern : Pattern<jvm::PutStaticOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::PutStaticOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    const FieldPlace &place = program.getField(op.getField());
    emit.initialize(place.owner);
    emit.storeExact(place.type, adaptor.getValue(),
                    emit.makeAddress(place.symbol), place.symbol);
    rewriter.eraseOp(op);
    return success();
  }
};

/// The element type; of the null constant, any.
static Type getElementType(Type array, OpBuilder &builder) {
  auto type = dyn_cast<jvm::ArrayType>(array);
  return type ? type.getElementType() : builder.getI32Type();
}

static Value loadLength(Emitter &emit, Value array, OpBuilder &builder) {
  return emit.load(builder.getI32Type(),
                   emit.makeAddress(array, runtime::kLengthOffset), "length");
}

struct ArrayLengthPattern : Pattern<jvm::ArrayLengthOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::ArrayLengthOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    emit.throwIfNull(adaptor.getArray());
    rewriter.replaceOp(op, loadLength(emit, adaptor.getArray(), rewriter));
    return success();
  }
};

/// The address of an element, after the tests for null and for the index.
static Value makeElementAddress(Emitter &emit, Location loc, Value array,
                                Value index, Type element,
                                ConversionPatternRewriter &rewriter) {
  emit.throwIfNull(array);
  Value length = loadLength(emit, array, rewriter);
  Value isOutside = LLVM::ICmpOp::create(
      rewriter, loc, LLVM::ICmpPredicate::uge, index, length);
  emit.throwIf(isOutside, "index(II)V", {index, length});
  Value elements = emit.makeAddress(array, runtime::kElementsOffset);
  Value wide =
      LLVM::ZExtOp::create(rewriter, loc, rewriter.getI64Type(), index);
  Type unit = rewriter.getIntegerType(unsigned(8 * Program::getSize(element)));
  return LLVM::GEPOp::create(rewriter, loc, emit.getPointerType(), unit,
                             elements, ArrayRef<LLVM::GEPArg>{wide},
                             LLVM::GEPNoWrapFlags::inbounds);
}

/// What only elements of one kind alias.
static StringRef getElementTag(Type element) {
  if (auto integer = dyn_cast<IntegerType>(element)) {
    if (integer.isUnsigned())
      return "char[]";
    return integer.getWidth() == 64   ? "long[]"
           : integer.getWidth() == 32 ? "int[]"
           : integer.getWidth() == 16 ? "short[]"
                                      : "byte[]";
  }
  return element.isF32() ? "float[]" : element.isF64() ? "double[]" : "[]";
}

struct ArrayLoadPattern : Pattern<jvm::ArrayLoadOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::ArrayLoadOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    Type element = getElementType(op.getArray().getType(), rewriter);
    Value address = makeElementAddress(emit, op.getLoc(), adaptor.getArray(),
                                       adaptor.getIndex(), element, rewriter);
    Value value = emit.loadExact(element, address, getElementTag(element));
    // Of the null constant, which throws before.
    Type type = getTypeConverter()->convertType(op.getType());
    if (value.getType() != type)
      value = LLVM::ZeroOp::create(rewriter, op.getLoc(), type);
    rewriter.replaceOp(op, value);
    return success();
  }
};

struct ArrayStorePattern : Pattern<jvm::ArrayStoreOp> {
  using Pattern::Pattern;
  LogicalResult
  matchAndRewrite(jvm::ArrayStoreOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter emit(rewriter, program, op);
    bool isNull = isa<jvm::NullType>(op.getArray().getType());
    Type element = getElementType(op.getArray().getType(), rewriter);
    Value address = makeElementAddress(emit, op.getLoc(), adaptor.getArray(),
                                       adaptor.getIndex(), element, rewriter);
    if (op.getKind() == jvm::ArrayKind::Reference &&
        !isa<jvm::NullType>(op.getValue().getType())) {
      Value fails = emit.callRuntime("jrt_store_fails", rewriter.getI32Type(),
                                     {adaptor.getArray(), adaptor.getValue()});
      emit.throwIf(LLVM::ICmpOp::create(rewriter, op.getLoc(),
                                        LLVM::ICmpPredicate::ne, fails,
                                        emit.makeInt(0)),
                   "store()V");
    }
    if (!isNull)
      emit.storeExact(element, adaptor.getValue(), address,
                      getElementTag(element));
    rewriter.eraseOp(op);
    return success();
  }
};

/// The one thread owns every monitor; what remains is the test for null.
template <typename Op>
struct MonitorPattern : Pattern<Op> {
  using Pattern<Op>::Pattern;
  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter(rewriter, this->program, op).throwIfNull(adaptor.getObject());
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void addObjectPatterns(RewritePatternSet &patterns,
                       const TypeConverter &converter, Program &program) {
  patterns.add<NewPattern, NewArrayPattern, MultiNewArrayPattern,
               GetFieldPattern, PutFieldPattern, GetStaticPattern,
               PutStaticPattern, ArrayLengthPattern, ArrayLoadPattern,
               ArrayStorePattern, MonitorPattern<jvm::MonitorEnterOp>,
               MonitorPattern<jvm::MonitorExitOp>>(converter, program);
}

} // namespace aot
