//===- FactsBodyOps.cpp - Statements by operation -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One overload for each operation of BodyOps.def that shows something about
// references, and the table that leads to them.
//
//===----------------------------------------------------------------------===//

#include "FactsBody.h"
#include "jir/Support/Descriptor.h"
#include "mlir/IR/Matchers.h"

using namespace jir;
using namespace jir::jvm;
using namespace jir::pointsto;

template <typename OpT, typename... OpTs>
static constexpr bool isOneOf = (std::is_same_v<OpT, OpTs> || ...);

/// The set of some exceptions.
template <typename... Ts>
static constexpr uint32_t bits(Ts... exceptions) {
  return ((uint32_t(1) << unsigned(exceptions)) | ...);
}

/// What loading a class for a symbolic reference may raise (JVMS 5.3, 5.4.3.1).
static constexpr uint32_t kLoading =
    bits(JvmException::NoClassDefFound, JvmException::ClassFormat,
         JvmException::UnsupportedClassVersion, JvmException::ClassCircularity,
         JvmException::IncompatibleClassChange, JvmException::IllegalAccess,
         JvmException::Linkage, JvmException::Verify);
static constexpr uint32_t kField = kLoading | bits(JvmException::NoSuchField);
/// What initialising one may (JVMS 5.5).
static constexpr uint32_t kInitializing =
    kLoading | kPassedErrors |
    bits(JvmException::ExceptionInInitializer, JvmException::OutOfMemory,
         JvmException::StackOverflow);
static constexpr uint32_t kNull = bits(JvmException::NullPointer);
static constexpr uint32_t kAllocating =
    bits(JvmException::OutOfMemory, JvmException::NegativeArraySize);
/// What resolving a call site or a dynamic constant may (JVMS 5.4.3.6).
static constexpr uint32_t kBootstrapping =
    kInitializing | bits(JvmException::BootstrapMethod);

constexpr uint32_t jir::pointsto::kRaisedByNatives =
    kNull | bits(JvmException::ArrayIndex, JvmException::ArrayStore,
                 JvmException::NegativeArraySize,
                 JvmException::IllegalMonitorState, JvmException::OutOfMemory,
                 JvmException::StackOverflow, JvmException::Internal,
                 JvmException::UnsatisfiedLink);

uint32_t FactsBuilder::Body::getRaisedByInvoke(InvokeKind kind) {
  constexpr uint32_t calling =
      kLoading | bits(JvmException::NoSuchMethod, JvmException::StackOverflow);
  if (kind == InvokeKind::Static)
    return calling | kInitializing;
  return calling | kNull | bits(JvmException::AbstractMethod);
}

/// What an operation may raise, its callees aside; of an invocation addInvoke()
/// adds it.
template <typename OpT>
static constexpr uint32_t getRaised() {
  constexpr bool links = OpT::template hasTrait<LinksOpInterface::Trait>();
  if constexpr (isOneOf<OpT, ClassOfOp, InstanceOfOp>)
    return kLoading;
  else if constexpr (isOneOf<OpT, MethodTypeOp>)
    return kBootstrapping;
  else if constexpr (links)
    return ~0u;
  else if constexpr (isOneOf<OpT, DivIntOp, RemIntOp>)
    return bits(JvmException::Arithmetic);
  else if constexpr (isOneOf<OpT, CheckCastOp>)
    return kLoading | bits(JvmException::ClassCast);
  else if constexpr (isOneOf<OpT, NewOp>)
    return kInitializing | bits(JvmException::Instantiation);
  else if constexpr (isOneOf<OpT, NewArrayOp, MultiNewArrayOp>)
    return kLoading | kAllocating;
  else if constexpr (isOneOf<OpT, GetFieldOp, PutFieldOp>)
    return kNull | kField;
  else if constexpr (isOneOf<OpT, GetStaticOp, PutStaticOp>)
    return kField | kInitializing;
  else if constexpr (isOneOf<OpT, ArrayLengthOp, MonitorEnterOp>)
    return kNull;
  else if constexpr (isOneOf<OpT, ArrayLoadOp>)
    return kNull | bits(JvmException::ArrayIndex);
  else if constexpr (isOneOf<OpT, ArrayStoreOp>)
    return kNull | bits(JvmException::ArrayIndex, JvmException::ArrayStore);
  else if constexpr (isOneOf<OpT, MonitorExitOp>)
    return kNull | bits(JvmException::IllegalMonitorState);
  else if constexpr (isOneOf<OpT, MaybeThrowOp>)
    return 0;
  else {
    static_assert(!OpT::template hasTrait<MayThrowOpInterface::Trait>() ||
                      OpT::template hasTrait<InvokeOpInterface::Trait>(),
                  "an operation that may throw declares what");
    return 0;
  }
}

void FactsBuilder::Body::readOp(mlir::Operation *op) {
  struct Row {
    uint32_t raised = 0;
    void (*visit)(Body &, mlir::Operation *) = nullptr;
  };
  // A row a line of BodyOps.def: an operation without overload does not
  // compile.
  static const auto *rows = new llvm::DenseMap<mlir::TypeID, Row>{
#define JIR_BODY_OP(CLASS)                                                     \
  {mlir::TypeID::get<CLASS>(),                                                 \
   {getRaised<CLASS>(), [](Body &body, mlir::Operation *each) {                \
      body.visit(llvm::cast<CLASS>(each));                                     \
    }}},
#include "jir/Dialect/JVM/BodyOps.def"
  };
  const Row row = rows->lookup(op->getName().getTypeID());
  if (!row.visit)
    return;
  if (row.raised)
    addJvmThrow(op, row.raised);
  BodyReader::readOp(op);
  row.visit(*this, op);
}

//===----------------------------------------------------------------------===//
// Constants and values
//===----------------------------------------------------------------------===//

void FactsBuilder::Body::visit(StringOp op) {
  addAllocation(op, AllocationKind::String, -1,
                getClassType("java.lang.String"), op.getValueAttr());
}

void FactsBuilder::Body::visit(ClassOfOp op) {
  addAllocation(op, AllocationKind::Class, op.getBci(),
                getClassType("java.lang.Class"), op.getNamedAttr());
}

void FactsBuilder::Body::visit(MethodHandleOp op) {
  // One that collects arguments overrides what others do (asFixedArity).
  auto ref = llvm::dyn_cast<MethodRefAttr>(op.getHandle().getTarget());
  MethodId method = ref ? linkage.resolveMethod(ref).method : MethodId();
  bool isVarargs =
      method && (hierarchy.getMethod(method).flags & access::Varargs);
  addAllocation(
      op, AllocationKind::MethodHandle, op.getBci(),
      getClassType(isVarargs
                       ? "java.lang.invoke.MethodHandleImpl$AsVarargsCollector"
                       : "java.lang.invoke.DirectMethodHandle"),
      op.getHandle());
}

void FactsBuilder::Body::visit(MethodTypeOp op) {
  addAllocation(op, AllocationKind::MethodType, op.getBci(),
                getClassType("java.lang.invoke.MethodType"),
                op.getMethodType());
}

void FactsBuilder::Body::visit(CheckCastOp op) {
  Local from = getLocal(op.getValue()), to = getLocal(op.getResult());
  if (from == kNoLocal)
    return;
  TypeId type = builder.types.get(op.getResult().getType());
  facts.filteredMoves.push_back({from, to, type});
  facts.casts.push_back({from, type, op.getBci()});
}

void FactsBuilder::Body::visit(mlir::arith::SelectOp op) {
  Local to = getLocal(op.getResult());
  addMove(getLocal(op.getTrueValue()), to);
  addMove(getLocal(op.getFalseValue()), to);
}

//===----------------------------------------------------------------------===//
// Objects, fields, arrays, monitors
//===----------------------------------------------------------------------===//

void FactsBuilder::Body::visit(NewOp op) {
  auto type = llvm::cast<UninitType>(op.getResult().getType());
  ClassId id = hierarchy.getClass(type.getName());
  if (hierarchy.isPhantom(id))
    return addAllocation(op, AllocationKind::AbsentClass, op.getBci(),
                         builder.types.getUnknown(), type.getName());
  addAllocation(op, AllocationKind::Object, op.getBci(),
                builder.types.getClass(id));
}

void FactsBuilder::Body::visit(NewArrayOp op) {
  addAllocation(op, AllocationKind::Array, op.getBci(),
                builder.types.get(op.getResult().getType()));
  // What a model makes has any length.
  llvm::APInt length;
  if (isModel ||
      !mlir::matchPattern(op.getLength(), mlir::m_ConstantInt(&length)))
    return;
  facts.allocations.back().length = length.getSExtValue();
  facts.allocations.back().isEmpty = length.isZero();
  addCharacters(op);
}

void FactsBuilder::Body::visit(MultiNewArrayOp op) {
  mlir::Type type = op.getResult().getType();
  addAllocation(op, AllocationKind::Array, op.getBci(),
                builder.types.get(type));
  Local outer = getLocal(op.getResult());
  for (unsigned depth = 1; depth < op.getLengths().size(); ++depth) {
    auto array = llvm::dyn_cast<ArrayType>(type);
    if (!array)
      return;
    type = array.getElementType();
    Allocation inner{addLocal(),  builder.types.get(type),
                     op.getBci(), AllocationKind::Array,
                     depth,       {}};
    facts.allocations.push_back(inner);
    facts.stores.push_back({outer, FieldTable::getElements(), inner.result});
    outer = inner.result;
  }
}

void FactsBuilder::Body::visit(GetFieldOp op) {
  Local base = getLocal(op.getObject());
  if (base == kNoLocal || !isReference(op.getResult().getType()))
    return;
  facts.loads.push_back({base, resolveInstanceField(op.getField(), op.getBci()),
                         getLocal(op.getResult()), op.getBci()});
}

void FactsBuilder::Body::visit(PutFieldOp op) {
  Local base = getLocal(op.getObject()), value = getLocal(op.getValue());
  if (base == kNoLocal || value == kNoLocal)
    return;
  facts.stores.push_back({base,
                          resolveInstanceField(op.getField(), op.getBci()),
                          value, op.getBci()});
}

void FactsBuilder::Body::visit(ArrayLoadOp op) {
  Local base = getLocal(op.getArray());
  if (base == kNoLocal || !isReference(op.getResult().getType()))
    return;
  facts.loads.push_back(
      {base, FieldTable::getElements(), getLocal(op.getResult()), op.getBci()});
  addNumber(op.getIndex(), op.getBci(), 0);
}

void FactsBuilder::Body::visit(ArrayStoreOp op) {
  Local base = getLocal(op.getArray()), value = getLocal(op.getValue());
  llvm::APInt index, integer;
  if (isOfProgram() && op.getValue().getType().isInteger(32) &&
      mlir::matchPattern(op.getIndex(), mlir::m_ConstantInt(&index)) &&
      mlir::matchPattern(op.getValue(), mlir::m_ConstantInt(&integer)))
    facts.integerElements.push_back(
        {base, int32_t(index.getSExtValue()), int32_t(integer.getSExtValue())});
  if (base == kNoLocal || value == kNoLocal)
    return;
  addNumber(op.getIndex(), op.getBci(), 0);
  facts.stores.push_back({base, FieldTable::getElements(), value, op.getBci()});
}

//===----------------------------------------------------------------------===//
// Invocations and terminators
//===----------------------------------------------------------------------===//

void FactsBuilder::Body::visit(ReturnOp op) {
  if (!op.getValue() || !isReference(op.getValue().getType()))
    return;
  Local value = getLocal(op.getValue());
  addMove(value, facts.signature.getReturned());
  if (value != kNoLocal)
    facts.returns.push_back({value, getBlockNumber(op->getBlock())});
}

void FactsBuilder::Body::visit(ThrowOp op) {
  Local thrown =
      getDispatch(llvm::cast<HandlersOpInterface>(op.getOperation()));
  addMove(getLocal(op.getException()), thrown);
  if (!isModel)
    jvmThrown[thrown] |= kNull;
}

//===----------------------------------------------------------------------===//
// Invokedynamic sites
//===----------------------------------------------------------------------===//

void FactsBuilder::Body::visit(StringConcatOp op) {
  addAllocation(op, AllocationKind::Object, op.getBci(),
                getClassType("java.lang.String"));
  TextConcatenation text;
  text.result = getLocal(op.getResult());
  text.recipe = op.getRecipeAttr();
  text.constants = op.getConstantsAttr();
  text.argumentsBegin = facts.arguments.size();
  // Of numbers, only characters are texts of their own.
  auto descriptor = llvm::cantFail(MethodDescriptor::parse(op.getDescriptor()));
  for (auto [index, operand, type] :
       llvm::enumerate(op.getArgs(), descriptor.getParameters())) {
    facts.arguments.push_back(isReference(operand.getType()) ? getLocal(operand)
                                                             : kNoLocal);
    if (type.getKind() == 'C')
      addNumber(operand, op.getBci(), index);
  }
  text.bci = op.getBci();
  text.argumentsEnd = facts.arguments.size();
  facts.concatenations.push_back(text);
}

void FactsBuilder::Body::visit(RecordMethodOp op) {
  if (isReference(op.getResult().getType()))
    addAllocation(op, AllocationKind::Object, op.getBci(),
                  getClassType("java.lang.String"));
}

void FactsBuilder::Body::visit(VarHandleOp op) {
  mlir::Builder attributes(op.getContext());
  llvm::SmallVector<mlir::Attribute> named{
      attributes.getBoolAttr(op.getIsStatic()), op.getNameAttr(),
      op.getOwnerAttr()};
  if (mlir::TypeAttr variable = op.getVariableTypeAttr())
    named.push_back(variable);
  addAllocation(op, AllocationKind::VarHandle, op.getBci(),
                getClassType("java.lang.invoke.VarHandle"),
                attributes.getArrayAttr(named));
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

void FactsBuilder::Body::visit(UnknownOp op) {
  addAllocation(op, AllocationKind::UnknownNative, -1,
                builder.types.get(op.getType()));
}

void FactsBuilder::Body::visit(AnyOfOp op) {
  Local to = getLocal(op.getResult());
  addMove(getLocal(op.getFirst()), to);
  addMove(getLocal(op.getSecond()), to);
}

void FactsBuilder::Body::visit(MaybeThrowOp op) {
  addMove(getLocal(op.getException()), getThrown(op));
}
