//===- BodyEmitterObjects.cpp - Objects, arrays, calls ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The operations that may throw.
///
//===----------------------------------------------------------------------===//

#include "BodyEmitter.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace jir;
using namespace mlir;

void BodyEmitter::emitThrowing(Operation *op, Opcode opcode, uint16_t index) {
  for (Value operand : op->getOperands())
    pushValue(operand);
  beginThrowing(op);
  if (getOpcodeInfo(opcode).length == 1)
    code().emit(opcode);
  else
    code().emitConstant(opcode, index);
  endThrowing(op);
  pop(op->getNumOperands());
  if (op->getNumResults())
    push(op->getResult(0).getType());
}

//===----------------------------------------------------------------------===//
// New objects
//===----------------------------------------------------------------------===//

void BodyEmitter::emitNew(jvm::NewOp op) {
  uint16_t index = constants.addClass(op.getType().getName());
  beginThrowing(op);
  assembler->bind(getNewSite(op.getResult()));
  code().emitConstant(Opcode::New, index);
  endThrowing(op);
  push(getFrameType(model.getRoot(op.getResult())));
}

/// The call of a constructor; whether its result is on the stack.
bool BodyEmitter::emitInit(jvm::InitOp op) {
  unsigned object = model.getRoot(op.getObject());
  unsigned result = model.getRoot(op.getResult());
  const EmittedValue &resultInfo = model.getValues()[result];
  bool isObjectOnStack = model.getValues()[object].isOnStack;
  bool isWanted = resultInfo.uses != 0;
  pushValue(op.getObject());
  if (isObjectOnStack && isWanted) {
    code().emit(Opcode::Dup);
    push(stack.back());
  }
  for (Value argument : op.getArgs())
    pushValue(argument);
  uint16_t index = constants.addMethod(op.getMethod());
  beginThrowing(op);
  code().emitConstant(Opcode::Invokespecial, index);
  endThrowing(op);
  pop(1 + op.getArgs().size());
  if (isObjectOnStack) {
    if (isWanted) {
      pop();
      push(op.getType());
    }
    return isWanted;
  }
  // The local that holds the object holds it initialised from here on.
  unsigned slot = locals.getSlot(object);
  if (range.isOpen && range.slots.test(slot))
    closeRange();
  contents[slot] = result;
  if (locals.hasSlot(result) && locals.getSlot(result) == slot)
    return false;
  if (!isWanted)
    return false;
  code().emitLocal(Opcode::Aload, slot);
  push(op.getType());
  return true;
}

void BodyEmitter::emitNewArray(jvm::NewArrayOp op) {
  Type element = op.getType().getElementType();
  if (jvm::isReference(element))
    return emitThrowing(op, Opcode::Anewarray, constants.addClass(element));
  // The type codes of newarray (JVMS 6.5).
  constexpr llvm::StringLiteral codes = "ZCFDBSIJ";
  constexpr unsigned firstCode = 4;
  pushValue(op.getLength());
  beginThrowing(op);
  code().emitNewArray(firstCode +
                      codes.find(jvm::getDescriptor(element).front()));
  endThrowing(op);
  pop();
  push(op.getType());
}

void BodyEmitter::emitMultiNewArray(jvm::MultiNewArrayOp op) {
  for (Value length : op.getLengths())
    pushValue(length);
  uint16_t index = constants.addClass(Type(op.getType()));
  beginThrowing(op);
  code().emitMultiArray(index, op.getLengths().size());
  endThrowing(op);
  pop(op.getLengths().size());
  push(op.getType());
}

/// iaload to saload and iastore to sastore.
void BodyEmitter::emitArrayAccess(Operation *op, jvm::ArrayKind kind,
                                  Opcode base) {
  // The distance from the opcode of int, in the order of the kinds.
  static const uint8_t distances[] = {5, 6, 7, 0, 1, 2, 3, 4};
  emitThrowing(op, Opcode(uint8_t(base) + distances[unsigned(kind)]), 0);
}

//===----------------------------------------------------------------------===//
// Calls and constants
//===----------------------------------------------------------------------===//

void BodyEmitter::emitInvokeInterface(Operation *op,
                                      jvm::MethodRefAttr target) {
  unsigned count = 0;
  for (Value operand : op->getOperands()) {
    pushValue(operand);
    count += stack.back().type.getSlots();
  }
  uint16_t index = constants.addMethod(target);
  beginThrowing(op);
  code().emitInterfaceCall(index, count);
  endThrowing(op);
  pop(op->getNumOperands());
  if (op->getNumResults())
    push(op->getResult(0).getType());
}

/// ldc, ldc_w or ldc2_w of a constant.
void BodyEmitter::emitLoadable(Operation *op, llvm::Expected<uint16_t> index) {
  if (!index)
    return fail(op, llvm::toString(index.takeError()));
  emitThrowing(op,
               isWide(op->getResult(0).getType()) ? Opcode::Ldc2W : Opcode::Ldc,
               *index);
}

bool BodyEmitter::emitObjectOp(Operation *op) {
  auto withField = [&](Opcode opcode, jvm::FieldRefAttr field) {
    emitThrowing(op, opcode, constants.addField(field));
  };
  auto withMethod = [&](Opcode opcode, jvm::MethodRefAttr target) {
    emitThrowing(op, opcode, constants.addMethod(target));
  };
  bool isKnown = true;
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](jvm::NewOp each) { emitNew(each); })
      .Case([&](jvm::NewArrayOp each) { emitNewArray(each); })
      .Case([&](jvm::MultiNewArrayOp each) { emitMultiNewArray(each); })
      .Case([&](jvm::GetFieldOp each) {
        withField(Opcode::Getfield, each.getField());
      })
      .Case([&](jvm::PutFieldOp each) {
        withField(Opcode::Putfield, each.getField());
      })
      .Case([&](jvm::GetStaticOp each) {
        withField(Opcode::Getstatic, each.getField());
      })
      .Case([&](jvm::PutStaticOp each) {
        withField(Opcode::Putstatic, each.getField());
      })
      .Case(
          [&](jvm::ArrayLengthOp) { emitThrowing(op, Opcode::Arraylength, 0); })
      .Case([&](jvm::ArrayLoadOp each) {
        emitArrayAccess(op, each.getKind(), Opcode::Iaload);
      })
      .Case([&](jvm::ArrayStoreOp each) {
        emitArrayAccess(op, each.getKind(), Opcode::Iastore);
      })
      .Case([&](jvm::MonitorEnterOp) {
        emitThrowing(op, Opcode::Monitorenter, 0);
      })
      .Case(
          [&](jvm::MonitorExitOp) { emitThrowing(op, Opcode::Monitorexit, 0); })
      .Case([&](jvm::CheckCastOp each) {
        emitThrowing(op, Opcode::Checkcast,
                     constants.addClass(Type(each.getType())));
      })
      .Case([&](jvm::InstanceOfOp each) {
        emitThrowing(op, Opcode::Instanceof,
                     constants.addClass(each.getTested()));
      })
      .Case<jvm::DivIntOp, jvm::RemIntOp>([&](auto each) {
        bool isDivision = isa<jvm::DivIntOp>(op);
        bool isLong = each.getType().isInteger(64);
        emitThrowing(op,
                     isDivision ? (isLong ? Opcode::Ldiv : Opcode::Idiv)
                                : (isLong ? Opcode::Lrem : Opcode::Irem),
                     0);
      })
      .Case([&](jvm::InvokeVirtualOp each) {
        withMethod(Opcode::Invokevirtual, each.getMethod());
      })
      .Case([&](jvm::InvokeSpecialOp each) {
        withMethod(Opcode::Invokespecial, each.getMethod());
      })
      .Case([&](jvm::InvokeStaticOp each) {
        withMethod(Opcode::Invokestatic, each.getMethod());
      })
      .Case([&](jvm::InvokeInterfaceOp each) {
        emitInvokeInterface(op, each.getMethod());
      })
      .Case([&](jvm::InvokeDirectOp each) {
        // Bytecode has no call of a known target that makes no other checks
        // than these: the call that was claimed represents it.
        if (each.getIsInterfaceCall())
          emitInvokeInterface(op, each.getMethod());
        else
          withMethod(Opcode::Invokevirtual, each.getMethod());
      })
      .Default([&](Operation *) { isKnown = false; });
  return isKnown;
}
