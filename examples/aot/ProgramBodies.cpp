//===- ProgramBodies.cpp - Calls and what is outside the subset -----------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads the bodies of a program: decides how each call is made, collects what
/// the code names, and reports what is outside the subset.
///
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace jir;

namespace aot {

/// What holds in a program that is compiled as one and has no reflection.
/// Claims that rest on anything else are not used.
static constexpr StringLiteral kHonoured[] = {
    "absent-stays-absent",
    "builtin-loaders",
    "data-race-free",
    "encapsulation-respected-by-reflection",
    "environment-known",
    "fields-written-by-code",
    "finals-not-rewritten",
    "methods-called-by-code",
    "natives-allocate-nothing-new",
    "natives-as-modelled",
    "natives-call-nothing-new",
    "no-agents",
    "no-asynchronous-exceptions",
    "no-generated-classes",
    "no-proxies",
    "no-reflective-calls",
    "one-definition-per-name",
    "packages-as-given",
    "privates-written-by-code",
    "strings-known",
    "unknown-objects-apart"};

/// Whether a reference cannot be null: `this`, a new object, a constant.
static bool isNeverNull(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto method = dyn_cast<jvm::MethodOp>(argument.getOwner()->getParentOp());
    return argument.getOwner()->isEntryBlock() && !method.isStatic() &&
           argument.getArgNumber() == 0;
  }
  Operation *definition = value.getDefiningOp();
  if (auto upcast = dyn_cast<jvm::UpcastOp>(definition))
    return isNeverNull(upcast.getValue());
  return isa<jvm::NewOp, jvm::InitOp, jvm::StringOp, jvm::NewArrayOp,
             jvm::MultiNewArrayOp>(definition);
}

void Program::readMethod(ClassId owner, jvm::MethodOp method) {
  MethodId id = hierarchy.lookupMethod(owner, method.getSymName());
  if (method.isAbstract())
    return;
  functions[getFunctionSymbol(id)] = id;
  if (method.isNative())
    return;
  if (method.getState() != jvm::BodyState::Loaded)
    return reject(method, "its body is not in the file");
  method.walk([&](Operation *op) {
    if (op != method)
      readOp(owner, op);
  });
}

void Program::readOp(ClassId owner, Operation *op) {
  auto note = [&](Value reference) {
    if (isNeverNull(reference))
      nonNull.insert(op);
  };
  llvm::TypeSwitch<Operation *>(op)
      .Case<jvm::InvokeOpInterface>(
          [&](jvm::InvokeOpInterface each) { readInvoke(owner, each); })
      .Case([&](jvm::GetStaticOp get) {
        readField(owner, op, get.getField(), /*isStatic=*/true);
      })
      .Case([&](jvm::PutStaticOp put) {
        readField(owner, op, put.getField(), /*isStatic=*/true);
      })
      .Case([&](jvm::GetFieldOp get) {
        readField(owner, op, get.getField(), /*isStatic=*/false);
        note(get.getObject());
      })
      .Case([&](jvm::PutFieldOp put) {
        readField(owner, op, put.getField(), /*isStatic=*/false);
        note(put.getObject());
      })
      .Case<jvm::ArrayLengthOp, jvm::ArrayLoadOp, jvm::ArrayStoreOp>(
          [&](auto each) { note(each.getArray()); })
      .Case<jvm::MonitorEnterOp, jvm::MonitorExitOp>(
          [&](auto each) { note(each.getObject()); })
      .Case([&](jvm::ThrowOp each) { note(each.getException()); })
      .Case([&](jvm::NewOp each) {
        needClass(op, jvm::RefType::get(each.getType().getName()));
      })
      .Case<jvm::NewArrayOp, jvm::MultiNewArrayOp>([&](auto each) {
        needClass(op, each.getType());
        if (auto element =
                dyn_cast<jvm::RefType>(each.getType().getElementType()))
          needClass(op, element);
      })
      .Case([&](jvm::CheckCastOp each) { needClass(op, each.getType()); })
      .Case([&](jvm::InstanceOfOp each) { needClass(op, each.getTested()); })
      .Case([&](jvm::StringOp each) { strings.insert(each.getValueAttr()); })
      .Case<jvm::NullOp, jvm::DivIntOp, jvm::RemIntOp, jvm::ShlOp, jvm::ShrOp,
            jvm::UshrOp, jvm::FloatToIntOp, jvm::CompareLongOp,
            jvm::CompareFloatOp, jvm::RefEqOp, jvm::IsNullOp, jvm::UpcastOp,
            jvm::ReturnOp, jvm::UnwindOp>([](auto) {})
      .Default([&](Operation *other) {
        if (other->getName().getDialectNamespace() == "jvm")
          reject(other, "the subset has no " + other->getName().getStringRef());
      });
  if (auto handlers = dyn_cast<jvm::HandlersOpInterface>(op))
    for (Attribute each : handlers.getCatchTypes())
      if (auto type = dyn_cast<TypeAttr>(each))
        needClass(op, type.getValue());
}

void Program::readField(ClassId owner, Operation *op, jvm::FieldRefAttr ref,
                        bool isStatic) {
  FieldResolution found = linkage.resolveField(ref, owner);
  std::string name =
      (ref.getOwner().strref() + "." + ref.getMember().strref()).str();
  if (!found.isFound())
    return reject(op, "field " + name + " is not in the program (" +
                          getName(found.outcome) + ")");
  if (bool(hierarchy.getField(found.field).flags & access::Static) != isStatic)
    reject(op, "field " + name + " is not as the instruction expects");
}

/// Whether this compiler takes the claim as a fact.
bool Program::mayUse(jvm::ClaimAttr claim) const {
  if (claims == ClaimUse::None || !claim.getTarget())
    return false;
  if (claim.getKind() == jvm::ClaimKind::Certain)
    return true;
  return claims == ClaimUse::Conditional && claim.getAssumptions() &&
         llvm::all_of(claim.getAssumptions().getAsRange<StringAttr>(),
                      [](StringAttr name) {
                        return llvm::is_contained(kHonoured, name.getValue());
                      });
}

/// Makes a direct call of a claim; false when none can be used.
bool Program::readClaim(jvm::InvokeOpInterface op, CallPlan &plan) {
  jvm::MethodRefAttr target;
  if (auto direct = dyn_cast<jvm::InvokeDirectOp>(op.getOperation())) {
    target = direct.getTarget();
    plan.check = direct.getCheck();
  } else if (auto claim = op->getAttrOfType<jvm::ClaimAttr>("jvm.claim")) {
    if (!mayUse(claim))
      return false;
    target = claim.getTarget();
    plan.check = claim.getCheck();
  }
  StringAttr ownerName = target ? target.getOwnerClass() : nullptr;
  ClassId owner = ownerName ? hierarchy.lookupClass(ownerName) : ClassId();
  if (!owner.isValid())
    return false;
  plan.kind = CallPlan::Direct;
  plan.method = hierarchy.lookupMethod(owner, target.getMember().strref());
  if (plan.check == jvm::ReceiverCheck::Implements)
    plan.interface = hierarchy.lookupClass(op.getMethod().getOwnerClass());
  return plan.method.isValid() &&
         !hierarchy.getMethod(plan.method).isAbstract();
}

void Program::readInvoke(ClassId owner, jvm::InvokeOpInterface op) {
  jvm::MethodRefAttr ref = op.getMethod();
  InvokeKind kind = op.getInvokeKind();
  if (!ref.getOwnerClass())
    return reject(op, "the subset has no call of a method of arrays");
  std::string name =
      (ref.getOwnerClass().strref() + "." + ref.getMember().strref()).str();
  MethodResolution found = linkage.link(kind, ref, owner);
  if (!found.isFound())
    return reject(op, "method " + name + " is not in the program (" +
                          getName(found.outcome) + ")");
  CallPlan &plan = calls[op];
  plan.method = found.method;
  if (kind == InvokeKind::Static)
    return;
  if (isNeverNull(op.getReceiverOrNull()))
    nonNull.insert(op);
  plan.check = jvm::ReceiverCheck::Null;
  if (isa<jvm::InitOp>(op.getOperation()))
    plan.check = jvm::ReceiverCheck::None;
  if (kind == InvokeKind::Special || readClaim(op, plan))
    return;
  plan.method = found.method;
  plan.check = jvm::ReceiverCheck::Null;
  // An abstract class need not declare the methods of its interfaces, so a
  // virtual call may name one.
  bool isInterface =
      hierarchy.isInterface(hierarchy.getMethod(found.method).owner);
  plan.kind = isInterface ? CallPlan::Interface : CallPlan::Virtual;
  (isInterface ? interfaceSlots : virtualSlots).insert(found.method);
}

} // namespace aot
