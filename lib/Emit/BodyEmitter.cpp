//===- BodyEmitter.cpp - Writes the code of a body --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Order of the code, operand stack, locals and frames.
///
//===----------------------------------------------------------------------===//

#include "BodyEmitter.h"
#include "jir/Support/InputError.h"

using namespace jir;
using namespace mlir;
using llvm::Twine;

int32_t jir::getBytecodeIndex(Operation *op) {
  if (auto site = dyn_cast<jvm::SiteOpInterface>(op);
      site && site.getBci() >= 0)
    return site.getBci();
  if (auto location = dyn_cast<jvm::BciLocAttr>(Attribute(op->getLoc())))
    return location.getBci();
  return -1;
}

BodyEmitter::BodyEmitter(jvm::MethodOp method, BodyModel &model, Locals &locals,
                         ConstantEmitter &constants, const EmitOptions &options)
    : method(method), model(model), locals(locals), constants(constants),
      options(options), context(method.getContext()) {
  std::optional<ArrayRef<int32_t>> table = method.getLines();
  if (table && options.lineNumbers)
    for (size_t i = 0; i + 1 < table->size(); i += 2)
      lines.push_back({(*table)[i], (*table)[i + 1]});
  llvm::stable_sort(lines, llvm::less_first());
}

void BodyEmitter::fail(Operation *op, const Twine &message) {
  if (hasFailed)
    return;
  hasFailed = true;
  failure = message.str();
  if (int32_t bci = op ? getBytecodeIndex(op) : -1; bci >= 0)
    failurePlace = bci;
}

//===----------------------------------------------------------------------===//
// Order of the code
//===----------------------------------------------------------------------===//

/// Whether an edge moves anything.
bool BodyEmitter::hasMoves(Block *to, ValueRange operands) {
  SmallVector<BodyModel::Move, 8> moves;
  model.getMoves(to, operands, /*isExceptional=*/false, moves);
  return llvm::any_of(
      moves, [&](const BodyModel::Move &move) { return !isNoMove(move); });
}

/// Finds the chains that do nothing but branch on.
void BodyEmitter::findForwards() {
  MutableArrayRef<Chain> chains = model.getChains();
  forwards.resize(chains.size());
  for (unsigned i = 0; i != chains.size(); ++i) {
    forwards[i] = i;
    const Chain &chain = chains[i];
    auto branch = dyn_cast<cf::BranchOp>(model.getOps()[chain.end - 1].op);
    bool isEmpty =
        i != 0 && branch && !chain.keepsStackArgument &&
        chain.order.size() == 1u + (chain.stackArgument != noId ? 1 : 0) &&
        !hasMoves(branch.getDest(), branch.getDestOperands());
    if (isEmpty)
      forwards[i] = model.getChainOf(branch.getDest());
  }
  for (unsigned i = 0; i != chains.size(); ++i) {
    // A loop that does nothing stays one.
    unsigned end = i;
    for (unsigned steps = 0; forwards[end] != end && steps != chains.size();
         ++steps)
      end = forwards[end];
    if (forwards[end] != end)
      forwards[i] = i;
  }
}

/// Whether a chain only throws what it caught, under handlers, as the importer
/// makes it for handlers that many instructions share. Side by side, their
/// ranges have few entries in the exception table.
static bool isRethrow(const Chain &chain) {
  auto thrown = dyn_cast<jvm::ThrowOp>(chain.blocks.front()->front());
  return chain.isHandler && thrown && !thrown.getHandlers().empty();
}

/// The chains in the order in which the class file had them, as far as the
/// operations tell.
void BodyEmitter::layOut() {
  findForwards();
  MutableArrayRef<Chain> chains = model.getChains();
  std::vector<int32_t> keys(chains.size(), -1);
  int32_t last = 0;
  for (unsigned i = 0; i != chains.size(); ++i) {
    for (Block *block : chains[i].blocks) {
      for (Operation &op : *block)
        if ((keys[i] = getBytecodeIndex(&op)) >= 0)
          break;
      if (keys[i] >= 0)
        break;
    }
    if (keys[i] < 0 && isRethrow(chains[i]))
      keys[i] = std::numeric_limits<int32_t>::max();
    else
      last = keys[i] = keys[i] < 0 ? last : keys[i];
    if (forwards[i] == i)
      layout.push_back(i);
  }
  std::stable_sort(layout.begin() + 1, layout.end(),
                   [&](unsigned a, unsigned b) { return keys[a] < keys[b]; });
  layoutPlace.resize(chains.size());
  for (unsigned i = 0; i != layout.size(); ++i)
    layoutPlace[layout[i]] = i;
}

llvm::Expected<CodeContents> BodyEmitter::emit(bool farFrames,
                                               bool &needsFarFrames) {
  withFarFrames = farFrames;
  assembler = std::make_unique<CodeAssembler>(constants.getPool());
  layOut();
  for (unsigned i = 0; i != model.getChains().size(); ++i)
    labels.push_back(assembler->makeLabel());
  isLabelUsed.resize(labels.size());
  contents.resize(locals.getMaxLocals(), noId);
  for (unsigned number : layout)
    emitChain(number);
  closeRange();
  emitStubs();
  needsFarFrames = !farFrames && assembler->mayHaveFarBranches();
  if (needsFarFrames)
    return CodeContents();
  addFrames();
  return finish();
}

void BodyEmitter::emitChain(unsigned number) {
  const Chain &chain = model.getChains()[number];
  if (range.isOpen && !hasWhatHandlersNeed(number))
    closeRange();
  chainNumber = number;
  assembler->bind(labels[number]);
  time = 4 * chain.first;
  stack.clear();
  depth = 0;
  if (chain.keepsStackArgument)
    push(getFrameType(chain.stackArgument));
  contents.assign(contents.size(), noId);
  for (unsigned home : locals.getLiveIn(number).set_bits()) {
    unsigned id = locals.getHomes()[home];
    contents[locals.getSlot(id)] = id;
  }
  for (unsigned i = chain.first; i != chain.end; ++i)
    if (!model.getOps()[i].isOperand)
      emitRoot(i);
}

void BodyEmitter::emitRoot(unsigned index) {
  const EmittedOp &emitted = model.getOps()[index];
  if (!emitted.op) {
    unsigned id = emitted.stackArgument;
    if (!model.getChains()[chainNumber].keepsStackArgument)
      return;
    if (locals.hasSlot(id))
      store(id, locals.getSlot(id));
    else
      drop();
    return;
  }
  time = 4 * emitted.position;
  Operation *op = emitted.op;
  if (op->getNumResults() == 0) {
    emitOperation(index);
    return;
  }
  unsigned id = model.getRoot(op->getResult(0));
  std::optional<Increment> increment = getIncrement(op);
  if (increment && locals.hasSlot(id)) {
    unsigned operand = model.getRoot(increment->operand);
    unsigned slot = locals.getSlot(id);
    if (locals.hasSlot(operand) && locals.getSlot(operand) == slot) {
      noteLine(op);
      code().emitIncrement(slot, increment->amount);
      contents[slot] = id;
      if (range.isOpen && range.slots.test(slot))
        closeRange();
      return;
    }
  }
  if (!emitOperation(index))
    return;
  if (locals.hasSlot(id))
    store(id, locals.getSlot(id));
  else
    drop();
}

void BodyEmitter::emitStubs() {
  // Stubs add no further stubs.
  for (const Stub &stub : stubs) {
    Frame frame = getLocalsOf(stub);
    assembler->bind(stub.label);
    stack.clear();
    depth = 0;
    if (stub.isHandler)
      push(stub.target->getArgument(0).getType());
    assembler->addFrame(stub.label, frame, stack);
    emitMoves(stub.moves);
    jump(Opcode::Goto, getLabel(stub.target));
  }
}

//===----------------------------------------------------------------------===//
// Frames
//===----------------------------------------------------------------------===//

llvm::StringRef BodyEmitter::getClassName(Type type) {
  llvm::StringRef &name = classNames[type];
  if (name.empty())
    name = saver.save(getInternalName(type));
  return name;
}

BodyEmitter::FrameType BodyEmitter::getFrameType(Type type) {
  VerificationType result;
  if (isa<IntegerType>(type))
    result.kind =
        type.isInteger(64) ? VerificationType::Long : VerificationType::Integer;
  else if (type.isF32())
    result.kind = VerificationType::Float;
  else if (type.isF64())
    result.kind = VerificationType::Double;
  else if (isa<jvm::NullType>(type))
    result.kind = VerificationType::Null;
  else if (isa<jvm::UninitThisType>(type))
    result.kind = VerificationType::UninitializedThis;
  else {
    result.kind = VerificationType::Object;
    auto ref = dyn_cast<jvm::RefType>(type);
    bool isUnion = ref && ref.isUnion();
    hasUnion |= isUnion;
    result.className = isUnion ? "java/lang/Object" : getClassName(type);
  }
  return {result, {}};
}

BodyEmitter::Label BodyEmitter::getNewSite(Value uninitialised) {
  Label &label = newSites[model.getRoot(uninitialised)];
  if (!label.isValid())
    label = assembler->makeLabel();
  return label;
}

BodyEmitter::FrameType BodyEmitter::getFrameType(unsigned id) {
  Value value = model.getValues()[id].value;
  if (!isa<jvm::UninitType>(value.getType()))
    return getFrameType(value.getType());
  auto made = value.getDefiningOp<jvm::NewOp>();
  if (!made)
    fail(*value.user_begin(),
         "an object that is not initialised comes from several jvm.new: "
         "bytecode has no type for it");
  VerificationType type;
  type.kind = VerificationType::Uninitialized;
  return {type, made ? getNewSite(value) : Label{0}};
}

void BodyEmitter::setLocal(Frame &frame, unsigned slot, const FrameType &type) {
  frame.resize(std::max<size_t>(frame.size(), slot + type.type.getSlots()));
  frame[slot] = type;
}

/// Drops the second slots of longs and doubles, which frames do not list.
static void
removeSecondSlots(SmallVectorImpl<CodeAssembler::FrameType> &frame) {
  size_t to = 0;
  for (size_t from = 0; from < frame.size();
       from += frame[from].type.getSlots())
    frame[to++] = frame[from];
  frame.truncate(to);
}

BodyEmitter::Frame BodyEmitter::getLocalsAt(uint32_t when) {
  Frame frame;
  ArrayRef<unsigned> homes = locals.getHomes();
  for (unsigned home : locals.getLiveAt(when))
    setLocal(frame, locals.getSlot(homes[home]), getFrameType(homes[home]));
  removeSecondSlots(frame);
  return frame;
}

/// What a stub finds: what its target needs and the operands that it moves.
BodyEmitter::Frame BodyEmitter::getLocalsOf(const Stub &stub) {
  Frame frame;
  for (unsigned home :
       locals.getLiveIn(model.getChainOf(stub.target)).set_bits()) {
    unsigned id = locals.getHomes()[home];
    bool isArgument = llvm::any_of(stub.moves, [&](const auto &move) {
      return move.argument == id && !isNoMove(move);
    });
    if (!isArgument)
      setLocal(frame, locals.getSlot(id), getFrameType(id));
  }
  for (const BodyModel::Move &move : stub.moves) {
    unsigned id = model.getRoot(move.operand);
    if (locals.hasSlot(id))
      setLocal(frame, locals.getSlot(id), getFrameType(id));
  }
  removeSecondSlots(frame);
  return frame;
}

void BodyEmitter::bindWithFrame(Label label) {
  closeRange();
  assembler->bind(label);
  assembler->addFrame(label, getLocalsAt(time), stack);
  forgetContents();
}

/// A frame in the middle of a chain lists what is needed; all else is gone.
void BodyEmitter::forgetContents() {
  contents.assign(contents.size(), noId);
  ArrayRef<unsigned> homes = locals.getHomes();
  for (unsigned home : locals.getLiveAt(time))
    contents[locals.getSlot(homes[home])] = homes[home];
}

void BodyEmitter::addFrames() {
  for (unsigned number : layout) {
    if (!isLabelUsed.test(number))
      continue;
    Frame frame;
    for (unsigned home : locals.getLiveIn(number).set_bits()) {
      unsigned id = locals.getHomes()[home];
      setLocal(frame, locals.getSlot(id), getFrameType(id));
    }
    removeSecondSlots(frame);
    const Chain &chain = model.getChains()[number];
    Frame onStack;
    if (chain.keepsStackArgument)
      onStack.push_back(getFrameType(chain.stackArgument));
    assembler->addFrame(labels[number], frame, onStack);
  }
}

llvm::Expected<CodeContents> BodyEmitter::finish() {
  auto complete = [&](llvm::Error error) {
    return inClass(inMember(std::move(error), "method " + method.getSymName()),
                   method.getClass().getSymName());
  };
  if (hasFailed)
    return complete(failurePlace ? codeErrorAt(*failurePlace, failure)
                                 : inputError(failure));
  unsigned maxLocals = locals.getMaxLocals();
  if (maxLocals > UINT16_MAX || maxStack > UINT16_MAX)
    return complete(inputError("the code needs " + Twine(maxLocals) +
                               " local variables and " + Twine(maxStack) +
                               " entries of the operand stack, at most 65535 "
                               "of each are possible"));
  SmallVector<VerificationType, 8> initial;
  for (BlockArgument argument : method.getBody().getArguments())
    initial.push_back(getFrameType(argument.getType()).type);
  // A class of version 50 without frames is left to the verifier that infers,
  // which unions of classes need.
  constexpr int32_t firstWithFrames = 50;
  int32_t version = method.getClass().getMajorVersion();
  bool withFrames =
      version > firstWithFrames || (version == firstWithFrames && !hasUnion);
  llvm::Expected<CodeAssembler::Result> result =
      assembler->finish(maxStack, maxLocals, initial, withFrames);
  if (!result)
    return complete(result.takeError());
  CodeContents contents;
  ArrayRef<uint8_t> bytes = result->contents.getBytes();
  contents.bytes.assign(bytes.begin(), bytes.end());
  contents.codeLength = result->codeLength;
  return contents;
}

//===----------------------------------------------------------------------===//
// Operand stack and locals
//===----------------------------------------------------------------------===//

void BodyEmitter::push(FrameType type) {
  stack.push_back(type);
  depth += type.type.getSlots();
  maxStack = std::max(maxStack, depth);
}

void BodyEmitter::pop(unsigned count) {
  for (; count; --count)
    depth -= stack.pop_back_val().type.getSlots();
}

void BodyEmitter::drop() {
  code().emit(stack.back().type.getSlots() == 2 ? Opcode::Pop2 : Opcode::Pop);
  pop();
}

/// The opcode of a family that begins with int, long, float, double, reference.
static Opcode getTyped(Opcode first, Type type) {
  unsigned kind = 4;
  if (isa<IntegerType>(type))
    kind = type.isInteger(64) ? 1 : 0;
  else if (type.isF32())
    kind = 2;
  else if (type.isF64())
    kind = 3;
  return Opcode(uint8_t(first) + kind);
}

void BodyEmitter::load(unsigned id) {
  Type type = model.getValues()[id].value.getType();
  code().emitLocal(getTyped(Opcode::Iload, type), locals.getSlot(id));
  push(getFrameType(id));
}

/// Pops into a local, which then holds the value `id`.
void BodyEmitter::store(unsigned id, unsigned slot) {
  Type type = model.getValues()[id].value.getType();
  unsigned slots = stack.back().type.getSlots();
  for (unsigned i = slot; i != slot + slots; ++i)
    if (range.isOpen && range.slots.test(i))
      closeRange();
  code().emitLocal(getTyped(Opcode::Istore, type), slot);
  pop();
  contents[slot] = id;
  if (slots == 2)
    contents[slot + 1] = noId;
}

void BodyEmitter::pushValue(Value value) {
  unsigned id = model.getRoot(value);
  const EmittedValue &info = model.getValues()[id];
  if (info.isConstant)
    return pushConstant(model.getDefinition(id));
  if (info.isOnStack) {
    // What a chain finds on the stack at its start is there already.
    if (model.getOps()[info.definition].op)
      emitOperation(info.definition);
    return;
  }
  load(id);
}

void BodyEmitter::pushInt(int32_t value) {
  code().emitInt(value);
  push(IntegerType::get(context, 32));
}

void BodyEmitter::pushLong(int64_t value) {
  if (value == 0 || value == 1)
    code().emit(value ? Opcode::Lconst1 : Opcode::Lconst0);
  else if (value >= -1 && value <= 5)
    code().emitInt(value).emit(Opcode::I2l);
  else
    code().emitConstant(Opcode::Ldc2W, constants.getPool().addLong(value));
  push(IntegerType::get(context, 64));
}

void BodyEmitter::pushFloat(FloatAttr value) {
  uint64_t bits = value.getValue().bitcastToAPInt().getZExtValue();
  bool isDouble = value.getType().isF64();
  int small = -1;
  for (int i = 0; i <= (isDouble ? 1 : 2); ++i) {
    llvm::APFloat candidate =
        isDouble ? llvm::APFloat(double(i)) : llvm::APFloat(float(i));
    if (candidate.bitwiseIsEqual(value.getValue()))
      small = i;
  }
  Opcode first = isDouble ? Opcode::Dconst0 : Opcode::Fconst0;
  if (small >= 0)
    code().emit(Opcode(uint8_t(first) + small));
  else if (isDouble)
    code().emitConstant(Opcode::Ldc2W, constants.getPool().addDoubleBits(bits));
  else
    code().emitConstant(Opcode::Ldc, constants.getPool().addFloatBits(bits));
  push(value.getType());
}

void BodyEmitter::pushConstant(Operation *op) {
  if (auto text = dyn_cast<jvm::StringOp>(op)) {
    code().emitConstant(Opcode::Ldc,
                        constants.getPool().addString(text.getValue()));
    return push(text.getType());
  }
  if (isa<jvm::NullOp>(op)) {
    code().emit(Opcode::AconstNull);
    return push(op->getResult(0).getType());
  }
  Attribute value = cast<arith::ConstantOp>(op).getValue();
  if (auto number = dyn_cast<FloatAttr>(value))
    return pushFloat(number);
  auto number = cast<IntegerAttr>(value);
  if (number.getType().isInteger(64))
    return pushLong(number.getValue().getSExtValue());
  // A boolean is 0 or 1.
  pushInt(number.getType().isInteger(1) ? number.getValue().getZExtValue()
                                        : number.getValue().getSExtValue());
}

void BodyEmitter::noteLine(Operation *op) {
  if (lines.empty())
    return;
  int32_t bci = getBytecodeIndex(op);
  if (bci < 0)
    return;
  auto next =
      llvm::upper_bound(lines, bci, [](int32_t index, const auto &entry) {
        return index < entry.first;
      });
  if (next == lines.begin())
    return;
  int32_t line = std::prev(next)->second;
  if (line == lastLine)
    return;
  lastLine = line;
  assembler->addLine(line);
}
