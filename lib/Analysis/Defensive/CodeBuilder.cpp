//===- CodeBuilder.cpp - Makes one method's code ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operation of the closed set becomes one instruction, or none. What is
// not listed by name is opaque: it hands all its references away.
//
//===----------------------------------------------------------------------===//

#include "CodeBuilder.h"
#include "jir/Analysis/JdkModel/Models.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace jir;
using namespace jir::defensive;
using namespace jir::jvm;
using namespace mlir;

CodeBuilder::CodeBuilder(Linkage &linkage, MethodId id, MethodOp method)
    : linkage(linkage), hierarchy(linkage.getHierarchy()), method(method),
      currentClass(hierarchy.getMethod(id).owner),
      code(std::make_unique<MethodCode>()) {
  code->method = id;
}

std::unique_ptr<MethodCode> CodeBuilder::build() {
  Region &body = method.getBody();
  for (Block &block : body)
    blockIds.try_emplace(&block, blockIds.size());
  code->blocks.resize(blockIds.size());
  // A value may be used in a block that stands before its definition: ids
  // first. Casts and constructor calls name an object that has a name already.
  for (BlockArgument argument : body.front().getArguments())
    if (isReference(argument.getType()))
      define(argument, kNoValue);
  code->numParameters = code->values.size();
  for (Block &block : body) {
    currentBlock = blockIds[&block];
    if (&block != &body.front())
      for (BlockArgument argument : block.getArguments())
        if (isReference(argument.getType()))
          define(argument, kNoValue);
    for (Operation &op : block)
      for (Value result : op.getResults())
        if (isReference(result.getType()))
          define(result, kNoValue);
  }
  for (auto [value, id] : valueIds) {
    Operation *def = value.getDefiningOp();
    Value source = value;
    while (def) {
      if (auto upcast = dyn_cast<UpcastOp>(def))
        source = upcast.getValue();
      else if (auto cast = dyn_cast<CheckCastOp>(def))
        source = cast.getValue();
      else if (auto init = dyn_cast<InitOp>(def))
        source = init.getObject();
      else
        break;
      def = source.getDefiningOp();
    }
    code->values[id].base = lookup(source);
    code->values[id].isCopy =
        isa<UninitType, UninitThisType>(value.getType()) ||
        value.getDefiningOp<UpcastOp>();
  }
  for (Block &block : body)
    addBlock(block);
  computeLiveness();
  computeHandlers();
  computeTests();
  return std::move(code);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

ValueId CodeBuilder::define(Value value, uint32_t instruction) {
  auto [entry, isNew] = valueIds.try_emplace(value, code->values.size());
  if (isNew) {
    ValueInfo info;
    info.base = entry->second;
    info.type = value.getType();
    info.block = currentBlock;
    code->values.push_back(info);
  }
  if (instruction != kNoValue)
    code->values[entry->second].instruction = instruction;
  return entry->second;
}

ValueId CodeBuilder::lookup(Value value) const {
  auto found = valueIds.find(value);
  return found == valueIds.end() ? kNoValue : found->second;
}

Instruction &CodeBuilder::add(Action action, Operation &op) {
  Instruction instruction;
  instruction.action = action;
  if (auto site = dyn_cast<SiteOpInterface>(op))
    instruction.bci = site.getBci();
  if (auto throwing = dyn_cast<MayThrowOpInterface>(op))
    instruction.isProtected = throwing.getIsProtected();
  instruction.firstOperand = code->operands.size();
  if (op.getNumResults() && isReference(op.getResult(0).getType()))
    instruction.result = define(op.getResult(0), code->instructions.size());
  code->instructions.push_back(instruction);
  return code->instructions.back();
}

void CodeBuilder::addOperand(Instruction &instruction, Value value) {
  code->operands.push_back(lookup(value));
  ++instruction.numOperands;
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

bool CodeBuilder::isCurrent(ClassId id) const {
  return id == currentClass ||
         (!hierarchy.isInterface(id) && hierarchy.isSubtype(currentClass, id));
}

bool CodeBuilder::mayInitialize(ClassId id) {
  if (hierarchy.isPhantom(id) || hierarchy.isIncomplete(id))
    return true;
  return llvm::any_of(linkage.getInitialized(id),
                      [&](ClassId each) { return !isCurrent(each); });
}

uint32_t CodeBuilder::getField(FieldRefAttr ref, bool isStatic) {
  FieldResolution resolution = linkage.resolveField(ref);
  if (!resolution.isFound())
    return kNoField;
  bool isStaticField =
      hierarchy.getField(resolution.field).flags & access::Static;
  return isStaticField == isStatic ? resolution.field.index : kNoField;
}

bool CodeBuilder::isVolatile(uint32_t field) const {
  return field == kNoField ||
         (hierarchy.getField(FieldId(field)).flags & access::Volatile);
}

void CodeBuilder::addIfVolatile(uint32_t field, Operation &op) {
  if (isVolatile(field))
    add(Action::Barrier, op).isBarrier = true;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

void CodeBuilder::addBlock(Block &block) {
  currentBlock = blockIds[&block];
  CodeBlock &out = code->blocks[currentBlock];
  out.firstInstruction = code->instructions.size();
  for (Operation &op : block.without_terminator())
    addOperation(op);
  Operation &terminator = *block.getTerminator();
  if (auto ret = dyn_cast<ReturnOp>(terminator)) {
    Instruction &instruction = add(Action::Return, terminator);
    if (ret.getValue() && isReference(ret.getValue().getType()))
      addOperand(instruction, ret.getValue());
  } else if (auto thrown = dyn_cast<ThrowOp>(terminator)) {
    addOperand(add(Action::Throw, terminator), thrown.getException());
  }
  out.numInstructions = code->instructions.size() - out.firstInstruction;
  addEdges(terminator);
}

void CodeBuilder::addOpaque(Operation &op, StringRef resultClass) {
  op.getAttrDictionary().walk(
      [&](HandleAttr handle) { code->handles.push_back(handle); });
  Instruction &instruction = add(Action::Opaque, op);
  instruction.isBarrier = true;
  for (Value operand : op.getOperands())
    if (isReference(operand.getType()))
      addOperand(instruction, operand);
  if (!resultClass.empty())
    instruction.type = RefType::get(op.getContext(), resultClass);
}

void CodeBuilder::addOperation(Operation &op) {
  if (addValueOperation(op) || addHeapOperation(op))
    return;
  llvm::TypeSwitch<Operation *>(&op)
      .Case<InvokeVirtualOp>([&](auto) { addCall(op, InvokeKind::Virtual); })
      .Case<InvokeInterfaceOp>(
          [&](auto) { addCall(op, InvokeKind::Interface); })
      .Case<InvokeSpecialOp, InitOp>(
          [&](auto) { addCall(op, InvokeKind::Special); })
      .Case<InvokeStaticOp>([&](auto) { addCall(op, InvokeKind::Static); })
      .Case<InvokeDirectOp>([&](InvokeDirectOp direct) {
        addCall(op, direct.getIsInterfaceCall() ? InvokeKind::Interface
                                                : InvokeKind::Virtual);
      })
      // Never null, and of exactly this class (JLS 15.18.1).
      .Case<StringConcatOp>([&](auto) { addOpaque(op, "java.lang.String"); })
      .Default([&](Operation *) { addOpaque(op); });
}

/// Constants, casts, comparisons and arithmetic: nothing leaves the method.
bool CodeBuilder::addValueOperation(Operation &op) {
  MLIRContext *context = op.getContext();
  if (isa<NullOp>(op) && ModelLibrary::isUnknown(&op)) {
    addOpaque(op);
  } else if (isa<NullOp>(op)) {
    add(Action::Null, op);
  } else if (auto text = dyn_cast<StringOp>(op)) {
    code->strings.push_back(text.getValueAttr());
    add(Action::Constant, op).type = RefType::get(context, "java.lang.String");
  } else if (isa<ClassOfOp>(op)) {
    Instruction &instruction = add(Action::Constant, op);
    instruction.type = RefType::get(context, "java.lang.Class");
    instruction.isBarrier = true;
  } else if (auto upcast = dyn_cast<UpcastOp>(op)) {
    addOperand(add(Action::Cast, op), upcast.getValue());
  } else if (auto cast = dyn_cast<CheckCastOp>(op)) {
    Instruction &instruction = add(Action::Cast, op);
    instruction.type = cast.getType();
    addOperand(instruction, cast.getValue());
  } else if (auto select = dyn_cast<arith::SelectOp>(op)) {
    if (isReference(select.getType())) {
      Instruction &instruction = add(Action::Select, op);
      addOperand(instruction, select.getTrueValue());
      addOperand(instruction, select.getFalseValue());
    }
  } else if (!isa<RefEqOp, IsNullOp, InstanceOfOp, ArrayLengthOp, DivIntOp,
                  RemIntOp, ShlOp, ShrOp, UshrOp, FloatToIntOp, CompareLongOp,
                  CompareFloatOp>(op) &&
             !isa<arith::ArithDialect>(op.getDialect())) {
    return false;
  }
  return true;
}

/// Allocation, fields, arrays, monitors.
bool CodeBuilder::addHeapOperation(Operation &op) {
  if (auto made = dyn_cast<NewOp>(op)) {
    Instruction &instruction = add(Action::Allocate, op);
    StringAttr name = made.getType().getName();
    instruction.type = RefType::get(name);
    instruction.isBarrier = mayInitialize(hierarchy.getClass(name));
  } else if (auto array = dyn_cast<NewArrayOp>(op)) {
    add(Action::AllocateArray, op).type = array.getType();
  } else if (auto multi = dyn_cast<MultiNewArrayOp>(op)) {
    Instruction &instruction = add(Action::AllocateArray, op);
    instruction.type = multi.getType();
    instruction.aux = multi.getLengths().size() > 1;
  } else if (auto load = dyn_cast<GetFieldOp>(op)) {
    uint32_t field = getField(load.getField(), /*isStatic=*/false);
    if (!isReference(load.getType())) {
      addIfVolatile(field, op);
      return true;
    }
    Instruction &instruction = add(Action::Load, op);
    instruction.aux = field;
    instruction.isBarrier = isVolatile(field);
    addOperand(instruction, load.getObject());
  } else if (auto store = dyn_cast<PutFieldOp>(op)) {
    uint32_t field = getField(store.getField(), /*isStatic=*/false);
    if (!isReference(store.getValue().getType())) {
      addIfVolatile(field, op);
      return true;
    }
    Instruction &instruction = add(Action::Store, op);
    instruction.aux = field;
    instruction.isBarrier = isVolatile(field);
    addOperand(instruction, store.getObject());
    addOperand(instruction, store.getValue());
  } else if (auto loaded = dyn_cast<ArrayLoadOp>(op)) {
    if (!isReference(loaded.getType()))
      return true;
    Instruction &instruction = add(Action::Load, op);
    instruction.aux = kElements;
    addOperand(instruction, loaded.getArray());
  } else if (auto stored = dyn_cast<ArrayStoreOp>(op)) {
    if (!isReference(stored.getValue().getType()))
      return true;
    Instruction &instruction = add(Action::Store, op);
    instruction.aux = kElements;
    addOperand(instruction, stored.getArray());
    addOperand(instruction, stored.getValue());
  } else if (auto get = dyn_cast<GetStaticOp>(op)) {
    Instruction &instruction = add(Action::LoadStatic, op);
    instruction.aux = getField(get.getField(), /*isStatic=*/true);
    instruction.isBarrier =
        isVolatile(instruction.aux) ||
        mayInitialize(hierarchy.getField(FieldId(instruction.aux)).owner);
  } else if (auto put = dyn_cast<PutStaticOp>(op)) {
    Instruction &instruction = add(Action::StoreStatic, op);
    instruction.aux = getField(put.getField(), /*isStatic=*/true);
    instruction.isBarrier =
        isVolatile(instruction.aux) ||
        mayInitialize(hierarchy.getField(FieldId(instruction.aux)).owner);
    if (isReference(put.getValue().getType()))
      addOperand(instruction, put.getValue());
  } else if (isa<MonitorEnterOp, MonitorExitOp>(op)) {
    add(Action::Barrier, op).isBarrier = true;
  } else {
    return false;
  }
  return true;
}

void CodeBuilder::addCall(Operation &op, InvokeKind kind) {
  auto invoke = cast<InvokeOpInterface>(op);
  CallTarget call;
  call.kind = kind;
  call.named = invoke.getMethod();
  call.resolution = linkage.link(kind, call.named, currentClass);
  call.isConstructor = isa<InitOp>(op);
  if (call.resolution.isFound() && !call.resolution.isSignaturePolymorphic) {
    const MethodInfo info = hierarchy.getMethod(call.resolution.method);
    bool isDispatch =
        kind == InvokeKind::Virtual || kind == InvokeKind::Interface;
    if (!isDispatch || info.isPrivate() || info.isFinal() ||
        hierarchy.isFinal(info.owner))
      call.fixed = call.resolution.method;
  }
  Instruction &instruction = add(Action::Call, op);
  instruction.aux = code->calls.size();
  instruction.isBarrier =
      kind == InvokeKind::Static &&
      (!call.resolution.method ||
       mayInitialize(hierarchy.getMethod(call.resolution.method).owner));
  if (Value receiver = invoke.getReceiverOrNull()) {
    call.receiverType = receiver.getType();
    addOperand(instruction, receiver);
  }
  for (Value argument : invoke.getCallArguments())
    if (isReference(argument.getType()))
      addOperand(instruction, argument);
  code->calls.push_back(std::move(call));
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

CodeEdge &CodeBuilder::addEdge(Block *target, ValueRange arguments,
                               size_t skipped) {
  CodeBlock &block = code->blocks[currentBlock];
  CodeEdge &edge = block.edges.emplace_back();
  edge.target = blockIds[target];
  for (size_t i = 0; i < skipped; ++i)
    if (isReference(target->getArgument(i).getType()))
      edge.moves.push_back({lookup(target->getArgument(i)), kNoValue});
  for (auto [argument, value] :
       llvm::zip(target->getArguments().drop_front(skipped), arguments))
    if (isReference(argument.getType()))
      edge.moves.push_back({lookup(argument), lookup(value)});
  return edge;
}

void CodeBuilder::addHandlers(HandlersOpInterface op) {
  for (auto [index, handler] : llvm::enumerate(op.getHandlers()))
    addEdge(handler, op.getHandlerArguments(index), /*skipped=*/1).isHandler =
        true;
}

void CodeBuilder::addEdges(Operation &terminator) {
  CodeBlock &block = code->blocks[currentBlock];
  if (auto unwind = dyn_cast<UnwindOp>(terminator)) {
    addEdge(unwind.getNormal(), unwind.getNormalOperands());
    if (Operation *op = getProtectedOp(unwind)) {
      addHandlers(unwind);
      // An operation without references made no instruction: nothing differs
      // before and behind it.
      block.endsProtected =
          block.numInstructions && code->instructions.back().isProtected &&
          code->instructions.back().bci == cast<SiteOpInterface>(op).getBci();
      addCastTest(*op);
    }
    return;
  }
  if (auto thrown = dyn_cast<ThrowOp>(terminator)) {
    addHandlers(thrown);
    return;
  }
  if (auto branch = dyn_cast<BranchOpInterface>(terminator))
    for (unsigned i = 0; i < terminator.getNumSuccessors(); ++i)
      addEdge(terminator.getSuccessor(i),
              branch.getSuccessorOperands(i).getForwardedOperands());
  addBranchTests(terminator);
}

//===----------------------------------------------------------------------===//
// Liveness
//===----------------------------------------------------------------------===//

/// Which bases a block needs from before it: those read here before they are
/// defined, and those that a successor needs. Parameters are needed always,
/// since facts about them go back to the caller.
void CodeBuilder::computeLiveness() {
  size_t numValues = code->values.size();
  auto getBase = [&](ValueId value) { return code->values[value].base; };
  for (CodeBlock &block : code->blocks) {
    block.liveIn.resize(numValues);
    block.defined.resize(numValues);
  }
  for (const CodeBlock &block : code->blocks)
    for (const CodeEdge &edge : block.edges)
      for (auto [argument, value] : edge.moves)
        code->blocks[edge.target].defined.set(argument);
  for (CodeBlock &block : code->blocks) {
    auto use = [&](ValueId value) {
      if (value != kNoValue && !block.defined.test(getBase(value)))
        block.liveIn.set(getBase(value));
    };
    for (uint32_t i = 0; i < block.numInstructions; ++i) {
      const Instruction &instruction =
          code->instructions[block.firstInstruction + i];
      for (ValueId operand : code->getOperands(instruction))
        use(operand);
      if (instruction.result != kNoValue &&
          getBase(instruction.result) == instruction.result)
        block.defined.set(instruction.result);
    }
    for (const CodeEdge &edge : block.edges)
      for (auto [argument, value] : edge.moves)
        use(value);
  }
  bool changed = true;
  while (changed) {
    changed = false;
    for (CodeBlock &block : llvm::reverse(code->blocks)) {
      llvm::BitVector live = block.liveIn;
      for (const CodeEdge &edge : block.edges) {
        llvm::BitVector needed = code->blocks[edge.target].liveIn;
        needed.reset(block.defined);
        live |= needed;
      }
      if (live != block.liveIn) {
        block.liveIn = std::move(live);
        changed = true;
      }
    }
  }
  for (CodeBlock &block : code->blocks)
    block.liveIn.set(0, code->numParameters);
}

/// A value that lives through a handler block may have been another one when
/// an asynchronous exception came: uses behind such a handler are told apart.
void CodeBuilder::computeHandlers() {
  std::vector<uint32_t> handlers;
  for (const CodeBlock &block : code->blocks)
    for (const CodeEdge &edge : block.edges)
      if (edge.isHandler)
        handlers.push_back(edge.target);
  llvm::sort(handlers);
  handlers.erase(llvm::unique(handlers), handlers.end());
  if (handlers.empty())
    return;
  size_t numBlocks = code->blocks.size();
  code->handlersInto.assign(numBlocks, llvm::BitVector(handlers.size()));
  code->handlersBelow.assign(numBlocks, llvm::BitVector(handlers.size()));
  std::vector<Block *> blocks(numBlocks);
  for (auto [block, id] : blockIds)
    blocks[id] = block;
  DominanceInfo dominance(method);
  for (auto [index, handler] : llvm::enumerate(handlers)) {
    for (uint32_t block = 0; block < numBlocks; ++block)
      if (dominance.properlyDominates(blocks[block], blocks[handler]))
        code->handlersBelow[block].set(index);
    llvm::SmallVector<uint32_t> pending = {handler};
    while (!pending.empty()) {
      uint32_t block = pending.pop_back_val();
      if (code->handlersInto[block].test(index))
        continue;
      code->handlersInto[block].set(index);
      for (const CodeEdge &edge : code->blocks[block].edges)
        pending.push_back(edge.target);
    }
  }
}
