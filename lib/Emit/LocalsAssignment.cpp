//===- LocalsAssignment.cpp - Which values share a local --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Joins values that flow into each other, then assigns each group the lowest
/// local that is free while the group is needed.
///
//===----------------------------------------------------------------------===//

#include "Locals.h"

using namespace jir;
using namespace mlir;

std::optional<Increment> jir::getIncrement(Operation *op) {
  if (!isa<arith::AddIOp, arith::SubIOp>(op) ||
      !op->getResult(0).getType().isInteger(32))
    return std::nullopt;
  auto makeIncrement = [](Value operand, Value amount,
                          bool isNegated) -> std::optional<Increment> {
    IntegerAttr constant = getIntegerConstant(amount);
    if (!constant || getIntegerConstant(operand))
      return std::nullopt;
    int64_t number = constant.getInt();
    if (isNegated)
      number = -number;
    if (!llvm::isInt<16>(number))
      return std::nullopt;
    return Increment{operand, int16_t(number)};
  };
  bool isDifference = isa<arith::SubIOp>(op);
  std::optional<Increment> increment =
      makeIncrement(op->getOperand(0), op->getOperand(1), isDifference);
  if (!increment && !isDifference)
    increment = makeIncrement(op->getOperand(1), op->getOperand(0), false);
  return increment;
}

unsigned Locals::find(unsigned home) const {
  while (classes[home].parent != home) {
    classes[home].parent = classes[classes[home].parent].parent;
    home = classes[home].parent;
  }
  return home;
}

//===----------------------------------------------------------------------===//
// Joining
//===----------------------------------------------------------------------===//

void Locals::addWish(Value operand, unsigned argument) {
  const EmittedValue &info = model.getInfo(operand);
  unsigned target = model.getValues()[argument].home;
  if (target == noId)
    return;
  if (info.home != noId) {
    wishes.push_back({info.home, target});
    return;
  }
  // An operand that is an increment of another value.
  if (!info.isOnStack || info.definition == noId || !info.value.getDefiningOp())
    return;
  if (std::optional<Increment> increment =
          getIncrement(info.value.getDefiningOp())) {
    unsigned home = model.getInfo(increment->operand).home;
    if (home != noId)
      urgentWishes.push_back({home, target});
  }
}

void Locals::collectWishes() {
  SmallVector<BodyModel::Move, 8> moves;
  SmallVector<Value, 8> pushed;
  for (const EmittedOp &emitted : model.getOps()) {
    Operation *op = emitted.op;
    if (!op)
      continue;
    pushed.clear();
    model.getPushed(op, pushed);
    for (Value operand : pushed)
      if (unsigned home = model.getInfo(operand).home; home != noId)
        ++classes[home].weight;
    if (op->getNumResults()) {
      unsigned home = model.getInfo(op->getResult(0)).home;
      if (auto init = dyn_cast<jvm::InitOp>(op)) {
        // The same object: its local holds it before and after.
        unsigned object = model.getInfo(init.getObject()).home;
        if (home != noId && object != noId)
          join(object, home);
      }
      std::optional<Increment> increment = getIncrement(op);
      if (home != noId && increment)
        addWish(increment->operand, model.getRoot(op->getResult(0)));
    }
    moves.clear();
    if (auto branch = dyn_cast<cf::BranchOp>(op))
      model.getMoves(branch.getDest(), branch.getDestOperands(), false, moves);
    else if (auto unwind = dyn_cast<jvm::UnwindOp>(op))
      model.getMoves(unwind.getNormal(), unwind.getNormalOperands(), false,
                     moves);
    else if (auto branch = dyn_cast<BranchOpInterface>(op);
             branch && isa<cf::CondBranchOp, cf::SwitchOp>(op))
      for (unsigned i = 0; i != op->getNumSuccessors(); ++i)
        model.getMoves(op->getSuccessor(i),
                       branch.getSuccessorOperands(i).getForwardedOperands(),
                       false, moves);
    if (jvm::HandlersOpInterface handlers = BodyModel::getHandlers(op))
      for (auto [i, handler] : llvm::enumerate(handlers.getHandlers()))
        model.getMoves(handler, handlers.getHandlerArguments(i), true, moves);
    for (const BodyModel::Move &move : moves)
      addWish(move.operand, move.argument);
  }
}

/// Whether two groups are needed at the same time. A copy does not disturb the
/// value that it is a copy of.
bool Locals::conflict(const Class &a, const Class &b) const {
  auto i = a.segments.begin(), j = b.segments.begin();
  while (i != a.segments.end() && j != b.segments.end()) {
    bool overlaps = i->start < j->end && j->start < i->end;
    if (overlaps && i->copyOf != j->home && j->copyOf != i->home)
      return true;
    if (i->end <= j->end)
      ++i;
    else
      ++j;
  }
  return false;
}

/// Makes two homes share a local if they can.
/// Adds few segments to many, both in the order of their starts.
template <typename SegmentT>
static void addSegments(std::vector<SegmentT> &many, ArrayRef<SegmentT> few) {
  auto isBefore = [](const SegmentT &x, const SegmentT &y) {
    return x.start < y.start;
  };
  size_t from = few.empty() ? many.size()
                            : llvm::upper_bound(many, few.front(), isBefore) -
                                  many.begin();
  size_t middle = many.size();
  many.insert(many.end(), few.begin(), few.end());
  std::inplace_merge(many.begin() + from, many.begin() + middle, many.end(),
                     isBefore);
}

bool Locals::join(unsigned first, unsigned second) {
  first = find(first);
  second = find(second);
  if (first == second)
    return true;
  Class &a = classes[first], &b = classes[second];
  if (a.isWide != b.isWide || (a.slot != noId && b.slot != noId) ||
      conflict(a, b))
    return false;
  // Large groups mostly grow by few segments at a time.
  if (a.segments.size() < b.segments.size())
    std::swap(a.segments, b.segments);
  addSegments(a.segments, ArrayRef(b.segments));
  b.segments = {};
  a.weight += b.weight;
  a.isJoined = true;
  a.isPinned |= b.isPinned;
  if (a.slot == noId)
    a.slot = b.slot;
  b.parent = first;
  return true;
}

//===----------------------------------------------------------------------===//
// Slots
//===----------------------------------------------------------------------===//

bool Locals::fits(const Class &group, unsigned slot) const {
  for (unsigned i = slot; i != slot + 1 + group.isWide && i < taken.size();
       ++i) {
    const std::map<uint32_t, uint32_t> &times = taken[i];
    for (const Segment &segment : group.segments) {
      auto next = times.lower_bound(segment.start);
      if (next != times.end() && next->first < segment.end)
        return false;
      if (next != times.begin() && std::prev(next)->second > segment.start)
        return false;
    }
  }
  return true;
}

void Locals::occupy(const Class &group, unsigned slot) {
  taken.resize(std::max<size_t>(taken.size(), slot + 1 + group.isWide));
  // Copies make segments overlap; here they must not.
  std::map<uint32_t, uint32_t> times;
  uint32_t start = 0, end = 0;
  for (const Segment &segment : group.segments) {
    if (segment.start > end || end == 0) {
      if (end)
        times[start] = end;
      start = segment.start;
      end = segment.end;
    }
    end = std::max(end, segment.end);
  }
  if (end)
    times[start] = end;
  for (unsigned i = slot; i != slot + 1 + group.isWide; ++i)
    taken[i].insert(times.begin(), times.end());
}

/// A parameter that shares its local with nothing keeps it to the end, and all
/// frames list it: they are shorter for that.
void Locals::keepParameters() {
  kept.resize(homes.size());
  for (BlockArgument argument : model.getMethod().getBody().getArguments()) {
    unsigned home = model.getInfo(argument).home;
    if (home == noId || classes[find(home)].isJoined ||
        isa<jvm::UninitThisType>(argument.getType()))
      continue;
    kept.set(home);
    const Class &group = classes[home];
    for (unsigned i = group.slot; i != group.slot + 1 + group.isWide; ++i)
      taken[i] = {{0, ~0u}};
  }
  for (llvm::BitVector &live : liveIn)
    live |= kept;
}

/// Frames ask what is live at a time.
void Locals::collectTimeline() {
  for (const Class &group : classes)
    llvm::append_range(timeline, group.segments);
  llvm::stable_sort(timeline, [](const Segment &a, const Segment &b) {
    return a.start < b.start;
  });
}

void Locals::assign() {
  for (const std::vector<Wish> *list : {&urgentWishes, &wishes})
    for (const Wish &wish : *list)
      if (!classes[find(wish.a)].isPinned && !classes[find(wish.b)].isPinned)
        join(wish.a, wish.b);
  std::vector<unsigned> groups;
  for (unsigned home = 0; home != homes.size(); ++home) {
    if (find(home) != home)
      continue;
    Class &group = classes[home];
    if (group.slot == noId)
      groups.push_back(home);
    else
      occupy(group, group.slot);
    if (group.isPinned)
      taken[group.slot] = {{0, ~0u}};
  }
  keepParameters();
  // In the order in which they begin, as a compiler assigns locals to
  // variables: then frames that follow each other differ little. What is used
  // very often (an array that is filled) comes first, for the instructions of
  // one byte.
  constexpr unsigned often = 16;
  llvm::stable_sort(groups, [&](unsigned a, unsigned b) {
    unsigned left = classes[a].weight, right = classes[b].weight;
    if (left >= often || right >= often)
      return left > right;
    return classes[a].segments.front().start <
           classes[b].segments.front().start;
  });
  for (unsigned home : groups) {
    Class &group = classes[home];
    unsigned slot = 0;
    while (!fits(group, slot))
      ++slot;
    group.slot = slot;
    occupy(group, slot);
  }
  for (const Class &group : classes)
    if (group.slot != noId)
      maxLocals = std::max(maxLocals, group.slot + 1 + group.isWide);
}
