//===- Locals.cpp - Local variables for values ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// When each value is needed.
///
//===----------------------------------------------------------------------===//

#include "Locals.h"

using namespace jir;
using namespace mlir;

void Locals::run() {
  collectHomes();
  addParameters();
  findUninitialised();
  findLiveness();
  findSegments();
  for (unsigned home = 0; home != homes.size(); ++home)
    classes[home].segments = std::move(segments[home]);
  collectWishes();
  assign();
  collectTimeline();
}

//===----------------------------------------------------------------------===//
// Homes
//===----------------------------------------------------------------------===//

void Locals::addHome(unsigned id) {
  EmittedValue &info = model.getValues()[id];
  info.home = homes.size();
  homes.push_back(id);
  Class &group = classes.emplace_back();
  group.parent = info.home;
  group.isWide = isWide(info.value.getType());
}

void Locals::collectHomes() {
  std::vector<EmittedValue> &values = model.getValues();
  for (unsigned id = 0; id != values.size(); ++id) {
    const EmittedValue &info = values[id];
    auto argument = dyn_cast<BlockArgument>(info.value);
    bool isParameter = argument && argument.getOwner()->isEntryBlock();
    bool isThis = isParameter && isa<jvm::UninitThisType>(info.value.getType());
    if (info.alias == id && !info.isConstant && !info.isOnStack &&
        ((info.isNeeded && info.uses) || isParameter))
      addHome(id);
    if (isThis)
      uninitialisedThis = id;
  }
}

void Locals::addParameters() {
  unsigned slot = 0;
  for (BlockArgument argument : model.getMethod().getBody().getArguments()) {
    const EmittedValue &info = model.getInfo(argument);
    if (info.home != noId)
      classes[info.home].slot = slot;
    if (slot == 0 && !model.getMethod().isStatic() && info.home != noId)
      classes[info.home].isPinned = true;
    slot += isWide(argument.getType()) ? 2 : 1;
  }
  maxLocals = slot;
}

/// In a constructor `this` is kept wherever it may not be initialised yet: a
/// frame without it would mean that it is.
void Locals::findUninitialised() {
  isUninitialisedAt.resize(model.getChains().size());
  staysUninitialised.resize(model.getChains().size());
  if (uninitialisedThis == noId)
    return;
  SmallVector<unsigned> worklist{0};
  isUninitialisedAt.set(0);
  auto reach = [&](Block *block) {
    unsigned chain = model.getChainOf(block);
    if (isUninitialisedAt.test(chain))
      return;
    isUninitialisedAt.set(chain);
    worklist.push_back(chain);
  };
  while (!worklist.empty()) {
    const Chain &chain = model.getChains()[worklist.pop_back_val()];
    bool isInitialised = false;
    for (unsigned i = chain.first; i != chain.end && !isInitialised; ++i) {
      Operation *op = model.getOps()[i].op;
      if (!op)
        continue;
      if (jvm::HandlersOpInterface handlers = BodyModel::getHandlers(op))
        for (Block *handler : handlers.getHandlers())
          reach(handler);
      auto init = dyn_cast<jvm::InitOp>(op);
      isInitialised =
          init && model.getRoot(init.getObject()) == uninitialisedThis;
    }
    if (isInitialised)
      continue;
    staysUninitialised.set(&chain - model.getChains().begin());
    Operation *last = model.getOps()[chain.end - 1].op;
    if (auto unwind = dyn_cast<jvm::UnwindOp>(last))
      reach(unwind.getNormal());
    else if (!isa<jvm::ThrowOp>(last))
      for (Block *successor : last->getSuccessors())
        reach(successor);
  }
}

//===----------------------------------------------------------------------===//
// Liveness
//===----------------------------------------------------------------------===//

/// Visits backwards what happens to homes in a chain.
template <typename VisitorT>
void Locals::walkHandlers(Operation *op, uint32_t time, VisitorT &visitor) {
  jvm::HandlersOpInterface handlers = BodyModel::getHandlers(op);
  if (!handlers)
    return;
  for (Block *handler : handlers.getHandlers())
    visitor.needAll(liveIn[model.getChainOf(handler)], time + 2);
  SmallVector<SmallVector<BodyModel::Move, 4>, 2> moves;
  for (auto [i, handler] : llvm::enumerate(handlers.getHandlers()))
    model.getMoves(handler, handlers.getHandlerArguments(i),
                   /*isExceptional=*/true, moves.emplace_back());
  visitor.moveToHandlers(op, moves, time);
}

template <typename VisitorT>
void Locals::walk(unsigned number, VisitorT &visitor) {
  const Chain &chain = model.getChains()[number];
  Operation *last = model.getOps()[chain.end - 1].op;
  uint32_t lastTime = 4 * (chain.first + chain.order.size() - 1);
  if (staysUninitialised.test(number))
    visitor.need(uninitialisedThis, lastTime + 1);
  if (!isa<jvm::ThrowOp>(last)) {
    SmallVector<BodyModel::Move, 8> moves;
    auto branch = dyn_cast<BranchOpInterface>(last);
    unsigned numSuccessors = isa<jvm::UnwindOp>(last) ? 1
                             : branch                 ? last->getNumSuccessors()
                                                      : 0;
    for (unsigned i = 0; i != numSuccessors; ++i) {
      Block *successor = last->getSuccessor(i);
      visitor.needAll(liveIn[model.getChainOf(successor)], lastTime + 4);
      ValueRange operands =
          isa<jvm::UnwindOp>(last)
              ? ValueRange(cast<jvm::UnwindOp>(last).getNormalOperands())
              : ValueRange(
                    branch.getSuccessorOperands(i).getForwardedOperands());
      model.getMoves(successor, operands, /*isExceptional=*/false, moves);
    }
    visitor.moveAtEnd(moves, lastTime);
    // iinc comes when all else is pushed.
    for (const BodyModel::Move &move : moves) {
      const EmittedValue &info = model.getInfo(move.operand);
      Operation *op = info.isOnStack ? info.value.getDefiningOp() : nullptr;
      if (std::optional<Increment> increment =
              op ? getIncrement(op) : std::optional<Increment>())
        visitor.need(model.getRoot(increment->operand), lastTime + 1);
    }
  }
  SmallVector<Value, 8> pushed;
  for (unsigned k = chain.order.size(); k-- != 0;) {
    const EmittedOp &emitted = model.getOps()[chain.order[k]];
    uint32_t time = 4 * emitted.position;
    if (!emitted.op) {
      visitor.define(emitted.stackArgument, time + 2);
      continue;
    }
    if (emitted.op->getNumResults())
      visitor.define(model.getRoot(emitted.op->getResult(0)), time + 2);
    // The result is taken from the object's local, so what handlers get must
    // not be put there before the constructor call.
    if (auto init = dyn_cast<jvm::InitOp>(emitted.op))
      visitor.need(model.getRoot(init.getObject()), time + 2);
    walkHandlers(emitted.op, time, visitor);
    pushed.clear();
    model.getPushed(emitted.op, pushed);
    for (Value operand : pushed)
      visitor.need(model.getRoot(operand), time + 1);
  }
  uint32_t start = 4 * chain.first;
  if (isUninitialisedAt.test(number))
    visitor.need(uninitialisedThis, start + 1);
  for (BlockArgument argument : chain.blocks.front()->getArguments()) {
    unsigned id = model.getRoot(argument);
    bool isOwn = model.getValues()[id].value == argument &&
                 model.getValues()[id].definition == noId;
    if (isOwn)
      visitor.define(id, start);
  }
}

namespace jir {
/// Collects what is live at the start of a chain.
struct LivenessVisitor {
  Locals &locals;
  llvm::BitVector live;

  unsigned getHome(unsigned id) { return locals.model.getValues()[id].home; }
  void needAll(const llvm::BitVector &set, uint32_t) { live |= set; }
  void need(unsigned id, uint32_t) {
    if (unsigned home = getHome(id); home != noId)
      live.set(home);
  }
  void define(unsigned id, uint32_t) {
    if (unsigned home = getHome(id); home != noId)
      live.reset(home);
  }
  void moveAtEnd(ArrayRef<BodyModel::Move> moves, uint32_t) {
    for (const BodyModel::Move &move : moves)
      need(locals.model.getRoot(move.operand), 0);
  }
  void moveToHandlers(Operation *,
                      ArrayRef<SmallVector<BodyModel::Move, 4>> moves,
                      uint32_t) {
    for (ArrayRef<BodyModel::Move> list : moves)
      moveAtEnd(list, 0);
  }
};

/// Collects the times in which homes are needed.
struct SegmentVisitor {
  Locals &locals;
  /// When each home is needed last, while going backwards; 0: not any more.
  std::vector<uint32_t> ends;
  /// The homes that have been needed in the chain; `ends` tells which still
  /// are.
  std::vector<unsigned> needed;

  unsigned getHome(unsigned id) { return locals.model.getValues()[id].home; }
  void needHome(unsigned home, uint32_t end) {
    if (ends[home])
      return;
    ends[home] = end;
    needed.push_back(home);
  }
  void needAll(const llvm::BitVector &set, uint32_t end) {
    for (unsigned home : set.set_bits())
      needHome(home, end);
  }
  void need(unsigned id, uint32_t end) {
    if (unsigned home = getHome(id); home != noId)
      needHome(home, end);
  }
  void define(unsigned id, uint32_t start) {
    unsigned home = getHome(id);
    if (home == noId)
      return;
    uint32_t end = ends[home] ? ends[home] : start + 1;
    locals.segments[home].push_back({start, end, home, noId});
    ends[home] = 0;
  }
  void move(const BodyModel::Move &move, uint32_t start, uint32_t end) {
    unsigned operand = locals.model.getRoot(move.operand);
    unsigned home = getHome(move.argument);
    if (move.staysOnStack || home == noId || operand == move.argument)
      return;
    locals.segments[home].push_back({start, end, home, getHome(operand)});
  }
  void moveAtEnd(ArrayRef<BodyModel::Move> moves, uint32_t time) {
    for (const BodyModel::Move &each : moves)
      move(each, time + 2, time + 4);
    for (const BodyModel::Move &each : moves)
      need(locals.model.getRoot(each.operand), time + 1);
  }
  void moveToHandlers(Operation *op,
                      ArrayRef<SmallVector<BodyModel::Move, 4>> moves,
                      uint32_t time);
  /// Whether moving an operand before the operation overwrites something.
  bool overwrites(const BodyModel::Move &move,
                  const llvm::DenseMap<unsigned, unsigned> &moved) {
    unsigned operand = locals.model.getRoot(move.operand);
    unsigned home = getHome(move.argument);
    if (home == noId || operand == move.argument)
      return false;
    auto other = moved.find(move.argument);
    return ends[home] || (other != moved.end() && other->second != operand);
  }
  void startChain(unsigned number, uint32_t start) {
    for (unsigned home : needed) {
      if (!ends[home])
        continue;
      locals.segments[home].push_back({start, ends[home], home, noId});
      ends[home] = 0;
    }
    needed.clear();
  }
};
} // namespace jir

void SegmentVisitor::moveToHandlers(
    Operation *op, ArrayRef<SmallVector<BodyModel::Move, 4>> moves,
    uint32_t time) {
  llvm::DenseMap<unsigned, unsigned> moved;
  for (auto [i, list] : llvm::enumerate(moves)) {
    bool isLate = llvm::any_of(list, [&](const BodyModel::Move &each) {
      return overwrites(each, moved);
    });
    if (isLate)
      locals.movedLate.insert({op, unsigned(i)});
    for (const BodyModel::Move &each : list)
      if (!isLate)
        moved.try_emplace(each.argument, locals.model.getRoot(each.operand));
  }
  // An operand of a late move is needed until the handler is entered.
  for (auto [i, list] : llvm::enumerate(moves))
    for (const BodyModel::Move &each : list) {
      bool isLate = locals.isMovedLate(op, i);
      if (isLate)
        need(locals.model.getRoot(each.operand), time + 2);
    }
  for (auto [i, list] : llvm::enumerate(moves))
    for (const BodyModel::Move &each : list)
      if (!locals.isMovedLate(op, i)) {
        move(each, time + 1, time + 2);
        need(locals.model.getRoot(each.operand), time + 1);
      }
}

void Locals::findLiveness() {
  unsigned count = model.getChains().size();
  liveIn.assign(count, llvm::BitVector(homes.size()));
  bool hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (unsigned number = count; number-- != 0;) {
      LivenessVisitor visitor{*this, llvm::BitVector(homes.size())};
      walk(number, visitor);
      if (visitor.live == liveIn[number])
        continue;
      liveIn[number] = std::move(visitor.live);
      hasChanged = true;
    }
  }
}

void Locals::findSegments() {
  segments.resize(homes.size());
  SegmentVisitor visitor{*this, std::vector<uint32_t>(homes.size()), {}};
  // From the end, so that all segments come in descending order.
  for (unsigned number = model.getChains().size(); number-- != 0;) {
    walk(number, visitor);
    visitor.startChain(number, 4 * model.getChains()[number].first);
  }
  for (std::vector<Segment> &list : segments)
    llvm::sort(list, [](const Segment &a, const Segment &b) {
      return a.start < b.start;
    });
  // Arguments hold their values at the start of their chain, too.
  for (unsigned number = 0; number != model.getChains().size(); ++number)
    for (BlockArgument argument :
         model.getChains()[number].blocks.front()->getArguments()) {
      unsigned id = model.getRoot(argument);
      const EmittedValue &info = model.getValues()[id];
      if (info.value == argument && info.home != noId &&
          info.definition == noId)
        liveIn[number].set(info.home);
    }
}

llvm::SmallVector<unsigned> Locals::getLiveAt(uint32_t time) {
  ArrayRef<Chain> chains = model.getChains();
  const Chain &chain = *std::prev(llvm::partition_point(
      chains, [&](const Chain &each) { return 4 * each.first <= time; }));
  uint32_t chainStart = 4 * chain.first;
  if (chainStart != cursor.chainStart || time < cursor.time) {
    cursor.chainStart = chainStart;
    cursor.live.clear();
    cursor.next = llvm::partition_point(timeline,
                                        [&](const Segment &segment) {
                                          return segment.start < chainStart;
                                        }) -
                  timeline.begin();
  }
  cursor.time = time;
  for (; cursor.next != timeline.size() && timeline[cursor.next].start <= time;
       ++cursor.next)
    cursor.live.push_back(timeline[cursor.next]);
  llvm::erase_if(cursor.live,
                 [&](const Segment &segment) { return segment.end <= time; });
  llvm::SmallVector<unsigned> live(kept.set_bits());
  for (const Segment &segment : cursor.live)
    live.push_back(segment.home);
  llvm::sort(live);
  live.erase(llvm::unique(live), live.end());
  return live;
}
