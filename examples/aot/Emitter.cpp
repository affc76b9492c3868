//===- Emitter.cpp - Code that the patterns have in common ----------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Exceptions are a word, `jrt_pending`, that is tested after each call. What
/// an instruction itself throws is made by a method of class aot.Throws, which
/// sets the word as any other method does.
///
//===----------------------------------------------------------------------===//

#include "Conversion.h"
#include "Runtime.h"

using namespace mlir;
using namespace jir;

namespace aot {

ReferenceConverter::ReferenceConverter(MLIRContext *context) {
  addConversion([](Type type) { return type; });
  auto toPointer = [context](auto) -> Type {
    return LLVM::LLVMPointerType::get(context);
  };
  addConversion([=](jvm::RefType type) { return toPointer(type); });
  addConversion([=](jvm::ArrayType type) { return toPointer(type); });
  addConversion([=](jvm::NullType type) { return toPointer(type); });
  addConversion([=](jvm::UninitType type) { return toPointer(type); });
  addConversion([=](jvm::UninitThisType type) { return toPointer(type); });
}

Emitter::Emitter(ConversionPatternRewriter &rewriter, Program &program,
                 Operation *op)
    : rewriter(rewriter), program(program), op(op), loc(op->getLoc()) {}

Type Emitter::getPointerType() const {
  return LLVM::LLVMPointerType::get(rewriter.getContext());
}

Value Emitter::makeInt(int32_t value) {
  return LLVM::ConstantOp::create(rewriter, loc, rewriter.getI32Type(),
                                  rewriter.getI32IntegerAttr(value));
}

Value Emitter::makeLong(int64_t value) {
  return LLVM::ConstantOp::create(rewriter, loc, rewriter.getI64Type(),
                                  rewriter.getI64IntegerAttr(value));
}

Value Emitter::makeNull() {
  return LLVM::ZeroOp::create(rewriter, loc, getPointerType());
}

Value Emitter::makeAddress(StringRef symbol) {
  return LLVM::AddressOfOp::create(rewriter, loc, getPointerType(), symbol);
}

Value Emitter::makeAddress(Value base, uint64_t offset) {
  return LLVM::GEPOp::create(
      rewriter, loc, getPointerType(), rewriter.getI8Type(), base,
      ArrayRef<LLVM::GEPArg>{int32_t(offset)}, LLVM::GEPNoWrapFlags::inbounds);
}

Value Emitter::isNull(Value reference) {
  return LLVM::ICmpOp::create(rewriter, loc, LLVM::ICmpPredicate::eq, reference,
                              makeNull());
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Java is typed: a field aliases itself only, and an element those of its
/// kind. LLVM learns it as type-based alias analysis.
ArrayAttr Emitter::getTag(StringRef what) {
  MLIRContext *context = rewriter.getContext();
  auto root = LLVM::TBAARootAttr::get(context, StringAttr::get(context, "jvm"));
  auto type = LLVM::TBAATypeDescriptorAttr::get(
      context, what, {LLVM::TBAAMemberAttr::get(root, 0)});
  auto tag = LLVM::TBAATagAttr::get(type, type, 0);
  return rewriter.getArrayAttr({tag});
}

Value Emitter::load(Type type, Value address, StringRef what) {
  auto load = LLVM::LoadOp::create(rewriter, loc, type, address);
  load.setTBAATags(getTag(what));
  return load;
}

void Emitter::store(Value value, Value address, StringRef what) {
  auto store = LLVM::StoreOp::create(rewriter, loc, value, address);
  store.setTBAATags(getTag(what));
}

/// How an exact type is in memory: a boolean is a byte, a reference a pointer.
static Type getMemoryType(Type exact, OpBuilder &builder) {
  auto integer = dyn_cast<IntegerType>(exact);
  if (integer)
    return builder.getIntegerType(std::max(8u, integer.getWidth()));
  return isa<FloatType>(exact)
             ? exact
             : LLVM::LLVMPointerType::get(builder.getContext());
}

Value Emitter::loadExact(Type exact, Value address, StringRef what) {
  Value value = load(getMemoryType(exact, rewriter), address, what);
  auto integer = dyn_cast<IntegerType>(exact);
  if (!integer || integer.getWidth() >= 32)
    return value;
  if (integer.isUnsigned() || integer.getWidth() == 1)
    return LLVM::ZExtOp::create(rewriter, loc, rewriter.getI32Type(), value);
  return LLVM::SExtOp::create(rewriter, loc, rewriter.getI32Type(), value);
}

void Emitter::storeExact(Type exact, Value value, Value address,
                         StringRef what) {
  Type memory = getMemoryType(exact, rewriter);
  value = narrow(exact, value);
  if (memory != value.getType())
    value = LLVM::TruncOp::create(rewriter, loc, memory, value);
  store(value, address, what);
}

Value Emitter::narrow(Type exact, Value value) {
  auto integer = dyn_cast<IntegerType>(exact);
  if (!integer || integer.getWidth() >= 32)
    return value;
  if (integer.getWidth() == 1)
    return LLVM::AndOp::create(rewriter, loc, value, makeInt(1));
  if (integer.isUnsigned())
    return LLVM::AndOp::create(rewriter, loc, value, makeInt(0xffff));
  Value low = LLVM::TruncOp::create(
      rewriter, loc, rewriter.getIntegerType(integer.getWidth()), value);
  return LLVM::SExtOp::create(rewriter, loc, rewriter.getI32Type(), low);
}

//===----------------------------------------------------------------------===//
// Calls of the runtime
//===----------------------------------------------------------------------===//

Value Emitter::callRuntime(StringRef name, Type result, ValueRange arguments) {
  auto call = LLVM::CallOp::create(
      rewriter, loc, result ? TypeRange(result) : TypeRange(), name, arguments);
  return result ? call.getResult() : Value();
}

void Emitter::initialize(ClassId id) {
  MethodId method = program.lookupFunction(
      op->getParentOfType<LLVM::LLVMFuncOp>().getSymName());
  ClassId from = program.getHierarchy().getMethod(method).owner;
  if (!program.needsInitialization(id, from))
    return;
  Value descriptor = makeAddress(program.getDescriptorSymbol(id));
  Value state = load(rewriter.getI32Type(),
                     makeAddress(descriptor, runtime::kStateOffset), "state");
  Value isDone = LLVM::ICmpOp::create(rewriter, loc, LLVM::ICmpPredicate::eq,
                                      state, makeInt(runtime::kInitialized));
  // The usual path does not enter these blocks.
  Block *current = rewriter.getInsertionBlock();
  Block *rest = rewriter.splitBlock(current, rewriter.getInsertionPoint());
  Block *slow = rewriter.createBlock(rest);
  callRuntime("jrt_initialize", {}, {descriptor});
  Value pending = load(getPointerType(), makeAddress("jrt_pending"), "pending");
  Value isGood = isNull(pending);
  Block *failed = rewriter.createBlock(rest);
  goToHandlers();
  rewriter.setInsertionPointToEnd(slow);
  LLVM::CondBrOp::create(rewriter, loc, isGood, rest, ValueRange(), failed,
                         ValueRange());
  rewriter.setInsertionPointToEnd(current);
  LLVM::CondBrOp::create(rewriter, loc, isDone, rest, ValueRange(), slow,
                         ValueRange(), std::make_pair(2000u, 1u));
  rewriter.setInsertionPoint(op);
}

Value Emitter::isInstance(Value object, StringRef descriptor) {
  Value answer = callRuntime("jrt_is_instance", rewriter.getI32Type(),
                             {object, makeAddress(descriptor)});
  return LLVM::ICmpOp::create(rewriter, loc, LLVM::ICmpPredicate::ne, answer,
                              makeInt(0));
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

void Emitter::throwIf(Value condition, StringRef method, ValueRange arguments) {
  branchAway(condition, method, arguments);
}

void Emitter::throwIfNull(Value reference) {
  if (!program.isNonNull(op))
    branchAway(isNull(reference), "nullPointer()V", {});
}

void Emitter::unwindIfPending() {
  Value pending = load(getPointerType(), makeAddress("jrt_pending"), "pending");
  Value isThrown = LLVM::ICmpOp::create(rewriter, loc, LLVM::ICmpPredicate::ne,
                                        pending, makeNull());
  branchAway(isThrown, "", {});
}

/// Splits the block before the operation: a new block throws.
void Emitter::branchAway(Value condition, StringRef method,
                         ValueRange arguments) {
  Block *current = rewriter.getInsertionBlock();
  Block *rest = rewriter.splitBlock(current, rewriter.getInsertionPoint());
  Block *away = rewriter.createBlock(rest);
  if (!method.empty())
    callRuntime(("aot.Throws." + method).str(), {}, arguments);
  goToHandlers();
  rewriter.setInsertionPointToEnd(current);
  LLVM::CondBrOp::create(rewriter, loc, condition, away, ValueRange(), rest,
                         ValueRange(), std::make_pair(1u, 2000u));
  rewriter.setInsertionPoint(op);
}

void Emitter::goToHandlers() {
  if (auto handlers = dyn_cast<jvm::ThrowOp>(op))
    return dispatch(handlers);
  auto mayThrow = dyn_cast<jvm::MayThrowOpInterface>(op);
  // Converted operations are there until the conversion ends, so the next one
  // still is the unwind.
  if (mayThrow && mayThrow.getIsProtected())
    if (auto unwind = dyn_cast_or_null<jvm::UnwindOp>(op->getNextNode()))
      return dispatch(unwind);
  leaveFunction();
}

/// Tries the handlers in their order.
void Emitter::dispatch(jvm::HandlersOpInterface handlers) {
  Value word = makeAddress("jrt_pending");
  Value exception = load(getPointerType(), word, "pending");
  for (auto [index, type] : llvm::enumerate(handlers.getCatchTypes())) {
    SmallVector<Value> arguments{exception}, passed;
    if (failed(rewriter.getRemappedValues(handlers.getHandlerArguments(index),
                                          passed)))
      return;
    llvm::append_range(arguments, passed);
    Block *handler = handlers.getHandlers()[index];
    auto caught = dyn_cast<TypeAttr>(type);
    Block *next = nullptr;
    if (caught) {
      Value matches =
          isInstance(exception, program.getDescriptorSymbol(caught.getValue()));
      Block *current = rewriter.getInsertionBlock();
      Block *enter = rewriter.createBlock(current->getNextNode());
      next = rewriter.createBlock(enter->getNextNode());
      rewriter.setInsertionPointToEnd(current);
      LLVM::CondBrOp::create(rewriter, loc, matches, enter, ValueRange(), next,
                             ValueRange());
      rewriter.setInsertionPointToEnd(enter);
    }
    store(makeNull(), word, "pending");
    LLVM::BrOp::create(rewriter, loc, arguments, handler);
    if (!next)
      return;
    rewriter.setInsertionPointToEnd(next);
  }
  leaveFunction();
}

/// Returns any value: the caller looks at the pending exception first.
void Emitter::leaveFunction() {
  auto function =
      op->getParentOfType<LLVM::LLVMFuncOp>().getFunctionType().getReturnType();
  if (isa<LLVM::LLVMVoidType>(function)) {
    LLVM::ReturnOp::create(rewriter, loc, ValueRange());
    return;
  }
  Value zero = LLVM::ZeroOp::create(rewriter, loc, function);
  LLVM::ReturnOp::create(rewriter, loc, zero);
}

} // namespace aot
