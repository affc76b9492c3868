//===- BodyEmitterControl.cpp - Branches, handlers, conditions --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Edges with what they move, conditions, and the ranges of handlers.
///
//===----------------------------------------------------------------------===//

#include "BodyEmitter.h"

using namespace jir;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

unsigned BodyEmitter::getForward(Block *block) {
  unsigned chain = model.getChainOf(block);
  while (forwards[chain] != chain)
    chain = forwards[chain];
  return chain;
}

BodyEmitter::Label BodyEmitter::getLabel(Block *block) {
  unsigned chain = getForward(block);
  isLabelUsed.set(chain);
  return labels[chain];
}

/// A goto or a conditional branch whose operands are popped already.
void BodyEmitter::jump(Opcode opcode, Label label) {
  assembler->emitBranch(opcode, label);
  if (withFarFrames && opcode != Opcode::Goto)
    assembler->addFallThroughFrame(getLocalsAt(time), stack);
}

/// Whether operand and argument have one local.
bool BodyEmitter::isNoMove(const BodyModel::Move &move) {
  unsigned id = model.getRoot(move.operand);
  return !move.staysOnStack && locals.hasSlot(id) &&
         locals.hasSlot(move.argument) &&
         locals.getSlot(id) == locals.getSlot(move.argument);
}

/// Moves all at once: pushes all operands, then pops them into the arguments.
void BodyEmitter::emitMoves(ArrayRef<BodyModel::Move> moves) {
  struct Pending {
    unsigned argument;
    std::optional<int16_t> increment;
  };
  SmallVector<Pending, 8> pending;
  for (const BodyModel::Move &move : moves) {
    if (isNoMove(move))
      continue;
    const EmittedValue &info = model.getInfo(move.operand);
    if (move.staysOnStack) {
      pushValue(move.operand);
      continue;
    }
    Operation *op = info.isOnStack ? info.value.getDefiningOp() : nullptr;
    std::optional<Increment> increment =
        op ? getIncrement(op) : std::optional<Increment>();
    if (increment) {
      unsigned operand = model.getRoot(increment->operand);
      if (locals.hasSlot(operand) &&
          locals.getSlot(operand) == locals.getSlot(move.argument)) {
        pending.push_back({move.argument, increment->amount});
        continue;
      }
    }
    pushValue(move.operand);
    pending.push_back({move.argument, std::nullopt});
  }
  for (const Pending &each : llvm::reverse(pending)) {
    unsigned slot = locals.getSlot(each.argument);
    if (each.increment)
      code().emitIncrement(slot, *each.increment);
    else
      store(each.argument, slot);
  }
}

/// Goes on to a block, by falling through where it is next.
void BodyEmitter::emitEdge(Block *to, ValueRange operands) {
  SmallVector<BodyModel::Move, 8> moves;
  model.getMoves(to, operands, /*isExceptional=*/false, moves);
  emitMoves(moves);
  unsigned target = getForward(to);
  if (layoutPlace[target] != layoutPlace[chainNumber] + 1)
    jump(Opcode::Goto, getLabel(to));
}

/// Where a branch goes that takes an edge: to the block, or to a stub that
/// moves operands first.
BodyEmitter::Label BodyEmitter::getEdgeLabel(Block *to, ValueRange operands) {
  if (!hasMoves(to, operands))
    return getLabel(to);
  Stub &stub = stubs.emplace_back();
  stub.label = assembler->makeLabel();
  stub.target = to;
  stub.isHandler = false;
  model.getMoves(to, operands, /*isExceptional=*/false, stub.moves);
  return stub.label;
}

void BodyEmitter::emitConditional(cf::CondBranchOp branch) {
  // One edge goes on here: the one whose block is next, or else the one that
  // has something to move.
  auto isNext = [&](Block *block) {
    return layoutPlace[getForward(block)] == layoutPlace[chainNumber] + 1;
  };
  Block *onTrue = branch.getTrueDest(), *onFalse = branch.getFalseDest();
  bool staysOnTrue =
      isNext(onTrue)    ? true
      : isNext(onFalse) ? false
                        : hasMoves(onTrue, branch.getTrueDestOperands()) &&
                              !hasMoves(onFalse, branch.getFalseDestOperands());
  if (staysOnTrue) {
    Label label = getEdgeLabel(onFalse, branch.getFalseDestOperands());
    jumpIf(branch.getCondition(), false, label);
    emitEdge(onTrue, branch.getTrueDestOperands());
    return;
  }
  Label label = getEdgeLabel(onTrue, branch.getTrueDestOperands());
  jumpIf(branch.getCondition(), true, label);
  emitEdge(onFalse, branch.getFalseDestOperands());
}

void BodyEmitter::emitSwitch(cf::SwitchOp choice) {
  std::vector<std::pair<int32_t, Label>> cases;
  bool isBoolean = choice.getFlag().getType().isInteger(1);
  if (std::optional<DenseIntElementsAttr> values = choice.getCaseValues())
    for (auto [i, key] : llvm::enumerate(values->getValues<APInt>())) {
      if (key.getBitWidth() > 32)
        return fail(choice, "a switch over long values");
      Label label = getEdgeLabel(choice.getCaseDestinations()[i],
                                 choice.getCaseOperands()[i]);
      cases.push_back(
          {int32_t(isBoolean ? key.getZExtValue() : key.getSExtValue()),
           label});
    }
  llvm::sort(cases, llvm::less_first());
  Label other =
      getEdgeLabel(choice.getDefaultDestination(), choice.getDefaultOperands());
  pushValue(choice.getFlag());
  noteLine(choice);
  pop();
  assembler->emitSwitch(cases, other);
}

void BodyEmitter::emitReturn(jvm::ReturnOp op) {
  // A return throws nothing that the method's own handlers should see.
  closeRange();
  if (!op.getValue()) {
    noteLine(op);
    code().emit(Opcode::Return);
    return;
  }
  pushValue(op.getValue());
  noteLine(op);
  Type type = op.getValue().getType();
  Opcode opcode = Opcode::Areturn;
  if (isa<IntegerType>(type))
    opcode = type.isInteger(64) ? Opcode::Lreturn : Opcode::Ireturn;
  else if (isa<FloatType>(type))
    opcode = type.isF64() ? Opcode::Dreturn : Opcode::Freturn;
  code().emit(opcode);
  pop();
}

void BodyEmitter::emitThrow(jvm::ThrowOp op) {
  pushValue(op.getException());
  beginThrowing(op);
  code().emit(Opcode::Athrow);
  endThrowing(op);
  pop();
}

void BodyEmitter::emitTerminator(Operation *op) {
  if (auto branch = dyn_cast<cf::BranchOp>(op))
    emitEdge(branch.getDest(), branch.getDestOperands());
  else if (auto unwind = dyn_cast<jvm::UnwindOp>(op))
    emitEdge(unwind.getNormal(), unwind.getNormalOperands());
  else if (auto branch = dyn_cast<cf::CondBranchOp>(op))
    emitConditional(branch);
  else if (auto choice = dyn_cast<cf::SwitchOp>(op))
    emitSwitch(choice);
  else if (auto thrown = dyn_cast<jvm::ThrowOp>(op))
    emitThrow(thrown);
  else
    emitReturn(cast<jvm::ReturnOp>(op));
}

//===----------------------------------------------------------------------===//
// Handlers
//===----------------------------------------------------------------------===//

void BodyEmitter::closeRange() {
  if (!range.isOpen)
    return;
  range.isOpen = false;
  addHandlers(range.handlers);
}

void BodyEmitter::addHandlers(ArrayRef<RangeHandler> handlers) {
  for (const RangeHandler &handler : handlers) {
    uint16_t catchType = 0;
    if (auto type = dyn_cast<TypeAttr>(handler.caught))
      catchType = constants.addClass(type.getValue());
    assembler->addHandler(handler.start, range.end, handler.target, catchType);
  }
}

/// Whether the handlers of the open range find in a chain's frame all that they
/// need, so that the range may go on through the chain.
bool BodyEmitter::hasWhatHandlersNeed(unsigned number) {
  const llvm::BitVector &live = locals.getLiveIn(number);
  llvm::DenseMap<unsigned, Type> types;
  for (unsigned home : live.set_bits()) {
    unsigned id = locals.getHomes()[home];
    types[locals.getSlot(id)] = model.getValues()[id].value.getType();
  }
  return llvm::all_of(range.chains, [&](unsigned handler) {
    return llvm::all_of(
        locals.getLiveIn(handler).set_bits(), [&](unsigned home) {
          unsigned id = locals.getHomes()[home];
          // An argument is there as what is passed to it.
          auto found = types.find(locals.getSlot(id));
          return live.test(home) ||
                 (found != types.end() &&
                  found->second == model.getValues()[id].value.getType() &&
                  !isa<jvm::UninitType>(found->second));
        });
  });
}

/// Puts what handlers expect as arguments into their locals.
void BodyEmitter::moveToHandlers(Operation *op,
                                 jvm::HandlersOpInterface handlers) {
  struct Target {
    unsigned slot, value;
  };
  SmallVector<Target, 8> targets;
  for (auto [i, handler] : llvm::enumerate(handlers.getHandlers())) {
    if (locals.isMovedLate(op, i))
      continue;
    SmallVector<BodyModel::Move, 4> moves;
    model.getMoves(handler, handlers.getHandlerArguments(i),
                   /*isExceptional=*/true, moves);
    for (const BodyModel::Move &move : moves) {
      if (isNoMove(move))
        continue;
      unsigned slot = locals.getSlot(move.argument);
      unsigned value = model.getRoot(move.operand);
      bool isThere = contents[slot] == value ||
                     llvm::any_of(targets, [&](const Target &target) {
                       return target.slot == slot;
                     });
      if (isThere)
        continue;
      pushValue(move.operand);
      targets.push_back({slot, value});
    }
  }
  for (const Target &target : llvm::reverse(targets))
    store(target.value, target.slot);
}

void BodyEmitter::beginThrowing(Operation *op) {
  jvm::HandlersOpInterface handlers = BodyModel::getHandlers(op);
  if (!handlers) {
    closeRange();
    noteLine(op);
    return;
  }
  moveToHandlers(op, handlers);
  noteLine(op);
  Range next;
  next.isOpen = true;
  next.slots.resize(contents.size());
  for (auto [i, handler] : llvm::enumerate(handlers.getHandlers())) {
    next.chains.push_back(model.getChainOf(handler));
    for (unsigned home : locals.getLiveIn(next.chains.back()).set_bits()) {
      unsigned id = locals.getHomes()[home];
      next.slots.set(locals.getSlot(id));
      if (isWide(model.getValues()[id].value.getType()))
        next.slots.set(locals.getSlot(id) + 1);
    }
    Label label;
    if (locals.isMovedLate(op, i)) {
      next.isSingle = true;
      Stub &stub = stubs.emplace_back();
      stub.label = label = assembler->makeLabel();
      stub.target = handler;
      stub.isHandler = true;
      model.getMoves(handler, handlers.getHandlerArguments(i),
                     /*isExceptional=*/true, stub.moves);
    } else {
      label = getLabel(handler);
    }
    next.handlers.push_back({handlers.getCatchTypes()[i], label, Label()});
  }
  openRange(std::move(next));
}

/// Ends the open range where it has other handlers than the next. Handlers at
/// the end of both go on: the entries of the inner ones come first, as the
/// order of the exception table must be.
void BodyEmitter::openRange(Range next) {
  size_t numSame = 0;
  if (range.isOpen && !next.isSingle && !range.isSingle)
    for (auto [open, same] : llvm::zip(llvm::reverse(range.handlers),
                                       llvm::reverse(next.handlers))) {
      if (open.caught != same.caught || open.target.id != same.target.id)
        break;
      same.start = open.start;
      ++numSame;
    }
  if (range.isOpen)
    addHandlers(ArrayRef(range.handlers).drop_back(numSame));
  size_t numNew = next.handlers.size() - numSame;
  if (numNew) {
    Label start = assembler->here();
    for (RangeHandler &handler :
         MutableArrayRef(next.handlers).take_front(numNew))
      handler.start = start;
  }
  next.end = range.end;
  range = std::move(next);
}

void BodyEmitter::endThrowing(Operation *op) {
  if (!range.isOpen)
    return;
  range.end = assembler->here();
  if (range.isSingle)
    closeRange();
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

void BodyEmitter::jumpIf(Value condition, bool wanted, Label label) {
  const EmittedValue &info = model.getInfo(condition);
  Operation *op = info.isOnStack ? info.value.getDefiningOp() : nullptr;
  if (op && jumpIfOperation(op, wanted, label))
    return;
  pushValue(condition);
  pop();
  jump(wanted ? Opcode::Ifne : Opcode::Ifeq, label);
}

/// Jumps by the operation that returns the condition, if that is possible.
bool BodyEmitter::jumpIfOperation(Operation *op, bool wanted, Label label) {
  if (auto comparison = dyn_cast<arith::CmpIOp>(op)) {
    jumpIfIntegers(comparison, wanted, label);
    return true;
  }
  if (auto comparison = dyn_cast<arith::CmpFOp>(op)) {
    jumpIfFloats(comparison, wanted, label);
    return true;
  }
  if (auto test = dyn_cast<jvm::IsNullOp>(op)) {
    pushValue(test.getValue());
    noteLine(op);
    pop();
    jump(wanted ? Opcode::Ifnull : Opcode::Ifnonnull, label);
    return true;
  }
  if (auto test = dyn_cast<jvm::RefEqOp>(op)) {
    pushValue(test.getLhs());
    pushValue(test.getRhs());
    noteLine(op);
    pop(2);
    jump(wanted ? Opcode::IfAcmpeq : Opcode::IfAcmpne, label);
    return true;
  }
  if (auto negation = dyn_cast<arith::XOrIOp>(op)) {
    IntegerAttr constant = getIntegerConstant(negation.getRhs());
    if (!constant || !constant.getType().isInteger(1))
      return false;
    jumpIf(negation.getLhs(), wanted != constant.getValue().isOne(), label);
    return true;
  }
  return false;
}

void BodyEmitter::jumpIfIntegers(arith::CmpIOp op, bool wanted, Label label) {
  using Predicate = arith::CmpIPredicate;
  struct Row {
    Condition condition;
    bool isUnsigned;
  };
  // In the order of the predicates.
  static const Row rows[] = {{Eq, false}, {Ne, false}, {Lt, false}, {Le, false},
                             {Gt, false}, {Ge, false}, {Lt, true},  {Le, true},
                             {Gt, true},  {Ge, true}};
  Predicate predicate = op.getPredicate();
  Row row = rows[unsigned(predicate)];
  Type type = op.getLhs().getType();
  if (type.isInteger(1)) {
    // A true boolean is -1 where it has a sign, but held as 1.
    static const Condition swapped[] = {Eq, Ne, Gt, Le, Lt, Ge};
    if (!row.isUnsigned)
      row.condition = swapped[row.condition];
    row.isUnsigned = false;
  }
  auto condition = Condition(wanted ? row.condition : row.condition ^ 1);
  auto pushOperand = [&](Value value) {
    pushValue(value);
    if (!row.isUnsigned)
      return;
    // Order without sign is order with the highest bit turned over.
    bool isLong = type.isInteger(64);
    if (isLong)
      pushLong(INT64_MIN);
    else
      pushInt(INT32_MIN);
    code().emit(isLong ? Opcode::Lxor : Opcode::Ixor);
    pop();
  };
  auto first = Opcode::Ifeq;
  pushOperand(op.getLhs());
  if (type.isInteger(64)) {
    pushOperand(op.getRhs());
    noteLine(op);
    code().emit(Opcode::Lcmp);
    pop(2);
  } else if (isZero(op.getRhs()) && !row.isUnsigned) {
    noteLine(op);
    pop();
  } else {
    pushOperand(op.getRhs());
    noteLine(op);
    pop(2);
    first = Opcode::IfIcmpeq;
  }
  jump(Opcode(uint8_t(first) + condition), label);
}

void BodyEmitter::jumpIfFloats(arith::CmpFOp op, bool wanted, Label label) {
  using Predicate = arith::CmpFPredicate;
  bool isDouble = op.getLhs().getType().isF64();
  Opcode less = isDouble ? Opcode::Dcmpl : Opcode::Fcmpl;
  Opcode greater = isDouble ? Opcode::Dcmpg : Opcode::Fcmpg;
  auto compare = [&](Opcode opcode) {
    pushValue(op.getLhs());
    pushValue(op.getRhs());
    noteLine(op);
    code().emit(opcode);
    pop(2);
    push(IntegerType::get(context, 32));
  };
  // A NaN is -1 by the one instruction and 1 by the other; where one can't
  // tell, both together do: their sum is 0 for equal numbers and for NaNs, they
  // differ for NaNs only.
  auto decide = [&](Opcode opcode, Condition condition) {
    compare(opcode);
    pop();
    auto tested = Condition(wanted ? condition : condition ^ 1);
    jump(Opcode(uint8_t(Opcode::Ifeq) + tested), label);
  };
  auto decideByBoth = [&](Opcode combine, Condition condition) {
    compare(less);
    compare(greater);
    code().emit(combine);
    pop(2);
    auto tested = Condition(wanted ? condition : condition ^ 1);
    jump(Opcode(uint8_t(Opcode::Ifeq) + tested), label);
  };
  switch (op.getPredicate()) {
  case Predicate::AlwaysFalse:
  case Predicate::AlwaysTrue:
    pushInt(op.getPredicate() == Predicate::AlwaysTrue);
    pop();
    return jump(wanted ? Opcode::Ifne : Opcode::Ifeq, label);
  case Predicate::OEQ:
    return decide(less, Eq);
  case Predicate::OGT:
    return decide(less, Gt);
  case Predicate::OGE:
    return decide(less, Ge);
  case Predicate::OLT:
    return decide(greater, Lt);
  case Predicate::OLE:
    return decide(greater, Le);
  case Predicate::UNE:
    return decide(less, Ne);
  case Predicate::UGT:
    return decide(greater, Gt);
  case Predicate::UGE:
    return decide(greater, Ge);
  case Predicate::ULT:
    return decide(less, Lt);
  case Predicate::ULE:
    return decide(less, Le);
  case Predicate::ONE:
    return decideByBoth(Opcode::Iadd, Ne);
  case Predicate::UEQ:
    return decideByBoth(Opcode::Iadd, Eq);
  case Predicate::ORD:
    return decideByBoth(Opcode::Isub, Eq);
  case Predicate::UNO:
    return decideByBoth(Opcode::Isub, Ne);
  }
}

/// A condition as 0 or 1.
void BodyEmitter::pushBoolean(Operation *op) {
  Label isTrue = assembler->makeLabel(), end = assembler->makeLabel();
  jumpIfOperation(op, true, isTrue);
  pushInt(0);
  jump(Opcode::Goto, end);
  pop();
  bindWithFrame(isTrue);
  pushInt(1);
  bindWithFrame(end);
}

/// Both values, then the other one away.
void BodyEmitter::emitSelect(arith::SelectOp op) {
  pushValue(op.getTrueValue());
  pushValue(op.getFalseValue());
  bool isWideValue = isWide(op.getType());
  Label isTrue = assembler->makeLabel();
  jumpIf(op.getCondition(), true, isTrue);
  pop(2);
  push(op.getType());
  push(op.getType());
  if (isWideValue)
    code().emit(Opcode::Dup2X2).emit(Opcode::Pop2);
  else
    code().emit(Opcode::Swap);
  maxStack = std::max(maxStack, depth + (isWideValue ? 2 : 0));
  bindWithFrame(isTrue);
  drop();
}
