//===- SummaryBodyOps.cpp - Statements by operation -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One overload for each operation of BodyOps.def that says something about
// references, and the table that leads to them.
//
//===----------------------------------------------------------------------===//

#include "SummaryBody.h"
#include "mlir/IR/Matchers.h"

using namespace jir;
using namespace jir::jvm;
using namespace jir::pointsto;

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

uint32_t SummaryBuilder::Body::getRaisedByInvoke(InvokeKind kind) {
  constexpr uint32_t calling =
      kLoading | bits(JvmException::NoSuchMethod, JvmException::StackOverflow);
  if (kind == InvokeKind::Static)
    return calling | kInitializing;
  return calling | kNull | bits(JvmException::AbstractMethod);
}

void SummaryBuilder::Body::visitOp(mlir::Operation *op) {
  using Visitor = void (*)(Body &, mlir::Operation *);
  // A lambda a line of BodyOps.def: an operation without overload does not
  // compile.
  static const auto *visitors = new llvm::DenseMap<mlir::TypeID, Visitor>{
#define JIR_BODY_OP(CLASS)                                                     \
  {mlir::TypeID::get<CLASS>(), [](Body &body, mlir::Operation *each) {         \
     body.visit(llvm::cast<CLASS>(each));                                      \
   }},
#include "jir/Dialect/JVM/BodyOps.def"
  };
  if (Visitor visitor = visitors->lookup(op->getName().getTypeID()))
    visitor(*this, op);
}

//===----------------------------------------------------------------------===//
// Constants and values
//===----------------------------------------------------------------------===//

void SummaryBuilder::Body::visit(NullOp op) {
  if (!isModel || !ModelLibrary::isUnknown(op))
    return;
  // Its type is the one that it is cast to.
  TypeId type = builder.types.get(op.getResult().getType());
  for (mlir::Operation *user : op->getUsers())
    if (auto upcast = llvm::dyn_cast<UpcastOp>(user))
      type = builder.types.get(upcast.getResult().getType());
  addAllocation(op, AllocationKind::UnknownNative, -1, type);
}

void SummaryBuilder::Body::visit(StringOp op) {
  addAllocation(op, AllocationKind::String, -1,
                getClassType("java.lang.String"), op.getValueAttr());
}

void SummaryBuilder::Body::visit(ClassOfOp op) {
  addJvmThrow(op, kLoading);
  addAllocation(op, AllocationKind::Class, op.getBci(),
                getClassType("java.lang.Class"), op.getNamedAttr());
}

void SummaryBuilder::Body::visit(MethodHandleOp op) {
  addJvmThrow(op, ~0u);
  summary.links.push_back({op.getBci(), RuntimeEvent::LinkMethodHandle});
  addHandles(op.getHandle(), op.getBci());
  addAllocation(op, AllocationKind::MethodHandle, op.getBci(),
                getClassType("java.lang.invoke.DirectMethodHandle"),
                op.getHandle());
}

void SummaryBuilder::Body::visit(MethodTypeOp op) {
  addJvmThrow(op, kBootstrapping);
  summary.links.push_back({op.getBci(), RuntimeEvent::LinkMethodType});
  addAllocation(op, AllocationKind::MethodType, op.getBci(),
                getClassType("java.lang.invoke.MethodType"),
                op.getMethodType());
}

void SummaryBuilder::Body::visit(DynamicConstantOp op) {
  addJvmThrow(op, ~0u);
  addHandles(op.getConstant(), op.getBci());
  addUnknown(op, op.getBci(), op.getConstant().getName());
}

void SummaryBuilder::Body::visit(DivIntOp op) {
  addJvmThrow(op, bits(JvmException::Arithmetic));
}
void SummaryBuilder::Body::visit(RemIntOp op) {
  addJvmThrow(op, bits(JvmException::Arithmetic));
}

void SummaryBuilder::Body::visit(CheckCastOp op) {
  addJvmThrow(op, kLoading | bits(JvmException::ClassCast));
  Local from = getLocal(op.getValue()), to = getLocal(op.getResult());
  if (from == kNoLocal)
    return;
  TypeId type = builder.types.get(op.getResult().getType());
  summary.filteredMoves.push_back({from, to, type});
  summary.casts.push_back({from, type, op.getBci()});
}

void SummaryBuilder::Body::visit(InstanceOfOp op) { addJvmThrow(op, kLoading); }

void SummaryBuilder::Body::visit(mlir::arith::SelectOp op) {
  Local to = getLocal(op.getResult());
  addMove(getLocal(op.getTrueValue()), to);
  addMove(getLocal(op.getFalseValue()), to);
}

//===----------------------------------------------------------------------===//
// Objects, fields, arrays, monitors
//===----------------------------------------------------------------------===//

void SummaryBuilder::Body::visit(NewOp op) {
  auto type = llvm::cast<UninitType>(op.getResult().getType());
  ClassId id = hierarchy.getClass(type.getName());
  addTrigger(id, op.getBci());
  addJvmThrow(op, kInitializing | bits(JvmException::Instantiation));
  if (hierarchy.isPhantom(id))
    return addAllocation(op, AllocationKind::AbsentClass, op.getBci(),
                         builder.types.getUnknown(), type.getName());
  addAllocation(op, AllocationKind::Object, op.getBci(),
                builder.types.getClass(id));
}

void SummaryBuilder::Body::visit(NewArrayOp op) {
  addJvmThrow(op, kLoading | kAllocating);
  addAllocation(op, AllocationKind::Array, op.getBci(),
                builder.types.get(op.getResult().getType()));
  // What a model makes has any length.
  summary.allocations.back().isEmpty =
      !isModel && mlir::matchPattern(op.getLength(), mlir::m_Zero());
}

void SummaryBuilder::Body::visit(MultiNewArrayOp op) {
  addJvmThrow(op, kLoading | kAllocating);
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
    summary.allocations.push_back(inner);
    summary.stores.push_back({outer, FieldTable::getElements(), inner.result});
    outer = inner.result;
  }
}

void SummaryBuilder::Body::visit(GetFieldOp op) {
  addJvmThrow(op, kNull | kField);
  Local base = getLocal(op.getObject());
  if (base == kNoLocal || !isReference(op.getResult().getType()))
    return;
  summary.loads.push_back({base,
                           resolveInstanceField(op.getField(), op.getBci()),
                           getLocal(op.getResult()), op.getBci()});
}

void SummaryBuilder::Body::visit(PutFieldOp op) {
  addJvmThrow(op, kNull | kField);
  Local base = getLocal(op.getObject()), value = getLocal(op.getValue());
  if (base == kNoLocal || value == kNoLocal)
    return;
  summary.stores.push_back({base,
                            resolveInstanceField(op.getField(), op.getBci()),
                            value, op.getBci()});
}

void SummaryBuilder::Body::visit(GetStaticOp op) {
  addJvmThrow(op, kField | kInitializing);
  FieldId field = resolveStaticField(op.getField(), op.getBci());
  if (isReference(op.getResult().getType()))
    summary.staticLoads.push_back(
        {field, getLocal(op.getResult()), op.getBci()});
}

void SummaryBuilder::Body::visit(PutStaticOp op) {
  addJvmThrow(op, kField | kInitializing);
  FieldId field = resolveStaticField(op.getField(), op.getBci());
  Local value = getLocal(op.getValue());
  if (value != kNoLocal)
    summary.staticStores.push_back({field, value, op.getBci()});
}

void SummaryBuilder::Body::visit(ArrayLengthOp op) { addJvmThrow(op, kNull); }

void SummaryBuilder::Body::visit(ArrayLoadOp op) {
  addJvmThrow(op, kNull | bits(JvmException::ArrayIndex));
  Local base = getLocal(op.getArray());
  if (base != kNoLocal && isReference(op.getResult().getType()))
    summary.loads.push_back({base, FieldTable::getElements(),
                             getLocal(op.getResult()), op.getBci()});
}

void SummaryBuilder::Body::visit(ArrayStoreOp op) {
  addJvmThrow(op,
              kNull | bits(JvmException::ArrayIndex, JvmException::ArrayStore));
  Local base = getLocal(op.getArray()), value = getLocal(op.getValue());
  if (base != kNoLocal && value != kNoLocal)
    summary.stores.push_back(
        {base, FieldTable::getElements(), value, op.getBci()});
}

void SummaryBuilder::Body::visit(MonitorEnterOp op) { addJvmThrow(op, kNull); }
void SummaryBuilder::Body::visit(MonitorExitOp op) {
  addJvmThrow(op, kNull | bits(JvmException::IllegalMonitorState));
}

//===----------------------------------------------------------------------===//
// Invocations and terminators
//===----------------------------------------------------------------------===//

void SummaryBuilder::Body::visit(InvokeVirtualOp op) {
  addInvoke(InvokeKind::Virtual, SiteKind::InvokeVirtual, op, op.getMethod());
}
void SummaryBuilder::Body::visit(InvokeInterfaceOp op) {
  addInvoke(InvokeKind::Interface, SiteKind::InvokeInterface, op,
            op.getMethod());
}
void SummaryBuilder::Body::visit(InvokeSpecialOp op) {
  addInvoke(InvokeKind::Special, SiteKind::InvokeSpecial, op, op.getMethod());
}
void SummaryBuilder::Body::visit(InvokeStaticOp op) {
  addInvoke(InvokeKind::Static, SiteKind::InvokeStatic, op, op.getMethod());
}
void SummaryBuilder::Body::visit(InitOp op) {
  addInvoke(InvokeKind::Special, SiteKind::InvokeSpecial, op, op.getMethod());
}
/// The target is a claim of another analysis; this one finds its own.
void SummaryBuilder::Body::visit(InvokeDirectOp op) {
  bool isInterface = op.getIsInterfaceCall();
  addInvoke(isInterface ? InvokeKind::Interface : InvokeKind::Virtual,
            isInterface ? SiteKind::InvokeInterface : SiteKind::InvokeVirtual,
            op, op.getMethod());
}

void SummaryBuilder::Body::visit(ReturnOp op) {
  if (op.getValue())
    addMove(getLocal(op.getValue()), summary.signature.getReturned());
}

void SummaryBuilder::Body::visit(ThrowOp op) {
  Local thrown =
      getDispatch(llvm::cast<HandlersOpInterface>(op.getOperation()));
  addMove(getLocal(op.getException()), thrown);
  if (!isModel)
    jvmThrown[thrown] |= kNull;
}

//===----------------------------------------------------------------------===//
// Invokedynamic sites
//===----------------------------------------------------------------------===//

void SummaryBuilder::Body::visit(InvokeDynamicOp op) {
  addJvmThrow(op, ~0u);
  addBootstrap(op.getBootstrap(), op.getBci(), RuntimeEvent::LinkInvokeDynamic);
  for (mlir::Attribute argument : op.getBootstrapArguments())
    addHandles(argument, op.getBci());
  addUnknown(op, op.getBci(), op.getNameAttr());
}

void SummaryBuilder::Body::visit(LambdaOp op) {
  addJvmThrow(op, ~0u);
  addBootstrap(op.getBootstrap(), op.getBci(), RuntimeEvent::LinkInvokeDynamic);
  Function function;
  function.bci = op.getBci();
  function.target = resolveHandle(op.getImplementation(), op.getBci());
  auto type = llvm::cast<RefType>(op.getResult().getType());
  llvm::SmallVector<ClassId, 2> interfaces{hierarchy.getClass(type.getName())};
  for (mlir::Attribute marker : op.getMarkers())
    interfaces.push_back(
        hierarchy.getClass(llvm::cast<mlir::StringAttr>(marker)));
  // A cast to Serializable comes next.
  if (ClassId serializable = hierarchy.lookupClass("java.io.Serializable");
      serializable && op.getIsSerializable())
    interfaces.push_back(serializable);
  function.type = builder.types.addFunction(interfaces);
  function.selectors.push_back(hierarchy.getSelector(op.getSamMethodAttr()));
  llvm::StringRef name = op.getSamMethod().split('(').first;
  for (mlir::Attribute bridge : op.getBridges()) {
    llvm::StringRef text = llvm::cast<mlir::StringAttr>(bridge).getValue();
    function.selectors.push_back(hierarchy.getSelector(mlir::StringAttr::get(
        op.getContext(),
        text.starts_with("(") ? name + text : llvm::Twine(text))));
  }
  llvm::SmallVector<mlir::Type> kinds;
  mlir::Type made;
  parseMethodDescriptor(op.getContext(), op.getFactoryDescriptor(), kinds,
                        made);
  for (auto [value, kind] : llvm::zip(op.getCaptured(), kinds)) {
    function.captured.push_back(getLocal(value));
    function.capturedKinds.push_back(getDescriptor(kind).front());
  }
  kinds.clear();
  parseMethodDescriptor(op.getContext(), op.getInstantiatedDescriptor(), kinds,
                        made);
  for (mlir::Type kind : kinds)
    function.checked.push_back(isReference(kind) ? builder.types.get(kind)
                                                 : TypeId());
  if (made && isReference(made))
    function.checkedResult = builder.types.get(made);
  Allocation allocation{getLocal(op.getResult()),
                        function.type,
                        op.getBci(),
                        AllocationKind::Function,
                        uint32_t(summary.functions.size()),
                        {}};
  summary.functions.push_back(std::move(function));
  summary.allocations.push_back(allocation);
}

void SummaryBuilder::Body::visit(StringConcatOp op) {
  addJvmThrow(op, ~0u);
  addBootstrap(op.getBootstrap(), op.getBci(), RuntimeEvent::LinkInvokeDynamic);
  for (mlir::Value operand : op.getArgs())
    addObjectCall("toString()Ljava/lang/String;", getLocal(operand), op,
                  Reason::StringConcat);
  addAllocation(op, AllocationKind::Object, op.getBci(),
                getClassType("java.lang.String"));
  TextConcatenation text;
  text.result = getLocal(op.getResult());
  text.recipe = op.getRecipeAttr();
  text.constants = op.getConstantsAttr();
  text.argumentsBegin = summary.arguments.size();
  for (mlir::Value operand : op.getArgs())
    summary.arguments.push_back(
        isReference(operand.getType()) ? getLocal(operand) : kNoLocal);
  text.argumentsEnd = summary.arguments.size();
  summary.concatenations.push_back(text);
}

void SummaryBuilder::Body::visit(RecordMethodOp op) {
  addJvmThrow(op, ~0u);
  addBootstrap(op.getBootstrap(), op.getBci(), RuntimeEvent::LinkInvokeDynamic);
  bool isEquals = op.getKind() == RecordMethodKind::Equals;
  llvm::StringRef member = isEquals ? "equals(Ljava/lang/Object;)Z"
                           : op.getKind() == RecordMethodKind::HashCode
                               ? "hashCode()I"
                               : "toString()Ljava/lang/String;";
  auto load = [&](mlir::Value record, FieldId field) {
    Local base = getLocal(record);
    if (base == kNoLocal)
      return kNoLocal;
    Local value = addLocal();
    summary.loads.push_back({base, field, value});
    return value;
  };
  for (mlir::Attribute getter : op.getGetters()) {
    auto handle = llvm::dyn_cast<HandleAttr>(getter);
    auto ref = handle ? llvm::dyn_cast<FieldRefAttr>(handle.getTarget())
                      : FieldRefAttr();
    if (!ref || op.getArgs().empty() ||
        !isReference(getFieldType(op.getContext(), ref.getDescriptor())))
      continue;
    FieldId field = resolveInstanceField(ref, op.getBci());
    Local value = load(op.getArgs()[0], field);
    llvm::SmallVector<Local, 1> others;
    if (isEquals && op.getArgs().size() > 1)
      others.push_back(load(op.getArgs()[1], field));
    addObjectCall(member, value, op, Reason::RecordMethod, others);
  }
  if (isReference(op.getResult().getType()))
    addAllocation(op, AllocationKind::Object, op.getBci(),
                  getClassType("java.lang.String"));
}

void SummaryBuilder::Body::visit(TypeSwitchOp op) {
  addJvmThrow(op, ~0u);
  addBootstrap(op.getBootstrap(), op.getBci(), RuntimeEvent::LinkInvokeDynamic);
}

void SummaryBuilder::Body::visit(EnumConstantOp op) {
  addJvmThrow(op, ~0u);
  addBootstrap(op.getBootstrap(), op.getBci(),
               RuntimeEvent::LinkDynamicConstant);
  auto type = llvm::cast<RefType>(op.getResult().getType());
  auto field = FieldRefAttr::get(
      type.getName(),
      mlir::StringAttr::get(op.getContext(),
                            op.getName() + ":" + getDescriptor(type)));
  FieldId id = resolveStaticField(field, op.getBci());
  summary.staticLoads.push_back({id, getLocal(op.getResult())});
}

void SummaryBuilder::Body::visit(VarHandleOp op) {
  addJvmThrow(op, ~0u);
  addBootstrap(op.getBootstrap(), op.getBci(),
               RuntimeEvent::LinkDynamicConstant);
  if (auto ref = llvm::dyn_cast<RefType>(op.getOwner());
      ref && op.getIsStatic())
    addTrigger(hierarchy.getClass(ref.getName()), op.getBci());
  addAllocation(op, AllocationKind::VarHandle, op.getBci(),
                getClassType("java.lang.invoke.VarHandle"));
}
