//===- TypeVerifier.cpp - Subtyping in method bodies ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// JVMS 4.10.1.2 over the class hierarchy, and where it applies.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/TypeVerifier.h"
#include "jir/Dialect/JVM/Protection.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Assignability
//===----------------------------------------------------------------------===//

static Assignability all(Assignability a, Assignability b) {
  if (a == Assignability::No || b == Assignability::No)
    return Assignability::No;
  return a == Assignability::Yes ? b : a;
}

static Assignability any(Assignability a, Assignability b) {
  if (a == Assignability::Yes || b == Assignability::Yes)
    return Assignability::Yes;
  return a == Assignability::No ? b : a;
}

/// JVMS 4.10.1.2, isJavaSubclassOf: superclasses only, interfaces as Object.
static Assignability isClassAssignable(const ClassHierarchy &hierarchy,
                                       StringAttr from, StringAttr to) {
  if (from == to || to.getValue() == "java.lang.Object")
    return Assignability::Yes;
  ClassId source = hierarchy.lookupClass(from),
          target = hierarchy.lookupClass(to);
  if (source && target && hierarchy.isSubtype(source, target))
    return Assignability::Yes;
  // An absent class may be an interface.
  if (!target || hierarchy.isPhantom(target))
    return Assignability::Unknown;
  if (hierarchy.isInterface(target))
    return Assignability::Yes;
  if (!source || hierarchy.isPhantom(source))
    return Assignability::Unknown;
  if (!hierarchy.isIncomplete(source))
    return Assignability::No;
  for (ClassId id = source; id; id = hierarchy.getSuperclass(id)) {
    if (hierarchy.isPhantom(id))
      return Assignability::Unknown;
    if (!hierarchy.getSuperclass(id))
      return id == hierarchy.getObject() ? Assignability::No
                                         : Assignability::Unknown;
  }
  return Assignability::No;
}

/// What an array is besides java.lang.Object (JVMS 4.10.1.2): all interfaces.
static Assignability isArrayAssignable(const ClassHierarchy &hierarchy,
                                       StringAttr to) {
  if (to.getValue() == "java.lang.Object" ||
      to.getValue() == "java.lang.Cloneable" ||
      to.getValue() == "java.io.Serializable")
    return Assignability::Yes;
  ClassId target = hierarchy.lookupClass(to);
  if (!target || hierarchy.isPhantom(target))
    return Assignability::Unknown;
  return hierarchy.isInterface(target) ? Assignability::Yes : Assignability::No;
}

static Assignability isAssignableToClass(const ClassHierarchy &hierarchy,
                                         Type from, StringAttr to) {
  if (isa<ArrayType>(from))
    return isArrayAssignable(hierarchy, to);
  auto ref = dyn_cast<RefType>(from);
  if (!ref)
    return Assignability::No;
  Assignability answer = Assignability::Yes;
  for (StringAttr name : ref.getNames())
    answer = all(answer, isClassAssignable(hierarchy, name, to));
  return answer;
}

Assignability jir::isAssignable(const ClassHierarchy &hierarchy, Type from,
                                Type to) {
  if (from == to)
    return Assignability::Yes;
  if (isa<NullType>(from))
    return isa<RefType, ArrayType>(to) ? Assignability::Yes : Assignability::No;
  if (auto ref = dyn_cast<RefType>(to)) {
    Assignability answer = Assignability::No;
    for (StringAttr name : ref.getNames())
      answer = any(answer, isAssignableToClass(hierarchy, from, name));
    // Classes of one union may each go to another class of the target.
    auto source = dyn_cast<RefType>(from);
    if (answer != Assignability::No || !source || !source.isUnion())
      return answer;
    answer = Assignability::Yes;
    for (StringAttr name : source.getNames())
      answer = all(answer, isAssignable(hierarchy, RefType::get(name), to));
    return answer;
  }
  auto source = dyn_cast<ArrayType>(from), target = dyn_cast<ArrayType>(to);
  if (!source || !target || !isReference(source.getElementType()) ||
      !isReference(target.getElementType()))
    return Assignability::No;
  return isAssignable(hierarchy, source.getElementType(),
                      target.getElementType());
}

//===----------------------------------------------------------------------===//
// TypeVerifier
//===----------------------------------------------------------------------===//

TypeVerifier::TypeVerifier(ClassHierarchy &hierarchy, uint64_t maxProblems)
    : hierarchy(hierarchy), maxProblems(maxProblems) {
  MLIRContext *context = hierarchy.getProgram().getContext();
  object = RefType::get(context, "java.lang.Object");
  throwable = RefType::get(context, "java.lang.Throwable");
}

std::optional<InFlightDiagnostic> TypeVerifier::report(Operation *op) {
  if (++numProblems > maxProblems)
    return std::nullopt;
  InFlightDiagnostic diagnostic = op->emitError();
  auto method = op->getParentOfType<MethodOp>();
  diagnostic << toDisplayUtf8(method.getClass().getSymName()) << '.'
             << toDisplayUtf8(method.getSymName());
  if (auto site = dyn_cast<SiteOpInterface>(op); site && site.getBci() >= 0)
    diagnostic << " [" << site.getBci() << "]";
  diagnostic << ": ";
  return diagnostic;
}

void TypeVerifier::check(Operation *op, Type from, Type to, const Twine &what) {
  ++numChecks;
  switch (isAssignable(hierarchy, from, to)) {
  case Assignability::Yes:
    return;
  case Assignability::Unknown:
    ++numUnknown;
    return;
  case Assignability::No:
    if (std::optional<InFlightDiagnostic> diagnostic = report(op))
      *diagnostic << what << " is " << from << ", which is not assignable to "
                  << to;
  }
}

void TypeVerifier::checkIsArray(Operation *op, Value array) {
  ++numChecks;
  if (!isa<ArrayType, NullType>(array.getType()))
    if (std::optional<InFlightDiagnostic> diagnostic = report(op))
      *diagnostic << "the array is " << array.getType()
                  << ", which is not an array type";
}

/// Arguments to parameters, and the declared result to the operation's; a
/// constructor call's result is the object, which is not a declared one.
void TypeVerifier::verifySignature(SignatureOpInterface op) {
  SmallVector<Type> parameters;
  Type result;
  if (!parseMethodDescriptor(op->getContext(), op.getSignature(), parameters,
                             result))
    return;
  for (auto [index, argument] : llvm::enumerate(op.getSignatureArguments()))
    if (index < parameters.size() && isReference(parameters[index]))
      check(op, argument.getType(), parameters[index],
            "argument " + Twine(index));
  if (result && isReference(result) && op->getNumResults() == 1)
    check(op, result, op->getResult(0).getType(), "the declared result");
}

void TypeVerifier::verifyInvoke(InvokeOpInterface call) {
  MethodRefAttr method = call.getMethod();
  Value receiver = call.getReceiverOrNull();
  if (isa<InitOp>(call)) {
    // A constructor may call one of its own class or of the superclass.
    if (auto self = dyn_cast<UninitThisType>(receiver.getType())) {
      ClassId id = hierarchy.lookupClass(self.getName());
      ClassId super = id ? hierarchy.getSuperclass(id) : ClassId();
      ++numChecks;
      if (method.getOwnerClass() != self.getName() &&
          !(super && hierarchy.getName(super) == method.getOwnerClass()))
        if (std::optional<InFlightDiagnostic> diagnostic = report(call))
          *diagnostic << "a constructor of " << self.getName()
                      << " calls one of " << method.getOwner()
                      << ", which is neither the class nor its superclass";
    }
    return;
  }
  if (receiver) {
    check(call, receiver.getType(), method.getOwner(), "the receiver");
    // JVMS 4.10.1.9, invokespecial: also an instance of the class itself.
    if (isa<InvokeSpecialOp>(call))
      check(call, receiver.getType(),
            RefType::get(
                call->getParentOfType<MethodOp>().getClass().getSymNameAttr()),
            "the receiver");
  }
}

void TypeVerifier::verifyField(Operation *op, FieldRefAttr field,
                               Value object) {
  if (object && !isa<UninitThisType>(object.getType()))
    check(op, object.getType(), RefType::get(field.getOwner()), "the object");
  Type declared = getFieldType(op->getContext(), field.getDescriptor());
  if (!isReference(declared))
    return;
  if (op->getNumResults() == 1)
    check(op, declared, op->getResult(0).getType(), "the field");
  else
    check(op, op->getOperand(op->getNumOperands() - 1).getType(), declared,
          "the value");
}

void TypeVerifier::verifyHandlers(HandlersOpInterface op) {
  for (auto [caught, handler] :
       llvm::zip(op.getCatchTypes(), op.getHandlers())) {
    Type type = throwable;
    if (auto named = dyn_cast<TypeAttr>(caught)) {
      type = named.getValue();
      check(op, type, throwable, "the catch type");
    }
    check(op, type, handler->getArgument(0).getType(), "the caught exception");
  }
}

/// Whether `init` has certainly returned when `use` is reached. The handlers of
/// a protected constructor call see the object as it was before.
static bool isInitialisedAt(InitOp init, OpOperand &use,
                            DominanceInfo &dominance) {
  Operation *user = use.getOwner();
  auto unwind = dyn_cast_or_null<UnwindOp>(init->getNextNode());
  if (!init.getIsProtected() || !unwind)
    return dominance.properlyDominates(init.getOperation(), user);
  if (user == unwind)
    return use.getOperandNumber() < unwind.getNormalOperands().size();
  return normalEdgeDominates(unwind, user->getBlock(), dominance);
}

void TypeVerifier::verifyInit(InitOp init, DominanceInfo &dominance) {
  for (OpOperand &use : init.getObject().getUses()) {
    if (use.getOwner() == init)
      continue;
    ++numChecks;
    if (!isInitialisedAt(init, use, dominance))
      continue;
    if (std::optional<InFlightDiagnostic> diagnostic = report(use.getOwner())) {
      *diagnostic << (isa<InitOp>(use.getOwner())
                          ? "initialises an object that is initialised already"
                          : "uses an object by its name before it was "
                            "initialised, but it is by then");
      diagnostic->attachNote(init.getLoc()) << "here it is initialised";
    }
  }
}

void TypeVerifier::verifyOperation(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](InvokeOpInterface call) { verifyInvoke(call); })
      .Case([&](UpcastOp upcast) {
        check(op, upcast.getValue().getType(), upcast.getType(), "the value");
      })
      .Case([&](GetFieldOp get) {
        verifyField(op, get.getField(), get.getObject());
      })
      .Case([&](PutFieldOp put) {
        verifyField(op, put.getField(), put.getObject());
      })
      .Case([&](GetStaticOp get) { verifyField(op, get.getField(), {}); })
      .Case([&](PutStaticOp put) { verifyField(op, put.getField(), {}); })
      .Case([&](ArrayLengthOp length) { checkIsArray(op, length.getArray()); })
      .Case([&](ArrayLoadOp load) {
        checkIsArray(op, load.getArray());
        auto array = dyn_cast<ArrayType>(load.getArray().getType());
        if (array && load.getKind() == ArrayKind::Reference)
          check(op, array.getElementType(), load.getType(), "the element");
      })
      .Case([&](ArrayStoreOp store) { checkIsArray(op, store.getArray()); })
      .Case([&](DynamicConstantOp constant) {
        Type declared =
            getFieldType(op->getContext(),
                         constant.getConstant().getDescriptor().getValue());
        if (isReference(declared))
          check(op, declared, constant.getType(), "the constant");
      })
      .Case([&](ThrowOp throwOp) {
        check(op, throwOp.getException().getType(), throwable, "the exception");
      })
      .Case([&](ReturnOp returnOp) {
        SmallVector<Type> parameters;
        Type declared;
        if (parseMethodDescriptor(
                op->getContext(),
                cast<MethodOp>(op->getParentOp()).getDescriptor(), parameters,
                declared) &&
            declared && returnOp.getValue() && isReference(declared))
          check(op, returnOp.getValue().getType(), declared, "the value");
      });
  if (auto call = dyn_cast<SignatureOpInterface>(op))
    verifySignature(call);
  if (auto handlers = dyn_cast<HandlersOpInterface>(op))
    verifyHandlers(handlers);
}

void TypeVerifier::verify(MethodOp method) {
  if (method.getState() != BodyState::Loaded)
    return;
  ++numBodies;
  SmallVector<InitOp> inits;
  for (Block &block : method.getBody())
    for (Operation &op : block) {
      verifyOperation(&op);
      if (auto init = dyn_cast<InitOp>(op))
        if (!init.getObject().hasOneUse())
          inits.push_back(init);
    }
  if (inits.empty())
    return;
  DominanceInfo dominance(method);
  for (InitOp init : inits)
    verifyInit(init, dominance);
}

void TypeVerifier::print(llvm::raw_ostream &os) const {
  os << "verified types: " << numBodies << " bodies, " << numChecks
     << " checks, " << numUnknown << " unknown for absent classes, "
     << numProblems << " problems\n";
}
