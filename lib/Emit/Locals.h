//===- Locals.h - Local variables for values --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Liveness of the values that do not stay on the operand stack, and their
/// local variables: values that flow into each other share one where they are
/// not needed at the same time.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EMIT_LOCALS_H
#define JIR_LIB_EMIT_LOCALS_H

#include "BodyModel.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include <cassert>
#include <map>

namespace jir {

/// Assigns local variables. Time runs in quarters of positions: at 4p an
/// operation has its operands, at 4p + 1 handlers have theirs, at 4p + 2 its
/// result exists.
class Locals {
public:
  explicit Locals(BodyModel &model) : model(model) {}

  void run();

  /// The local variable of a value that has one.
  unsigned getSlot(unsigned id) const {
    assert(hasSlot(id) && "the value stays on the stack");
    return classes[find(model.getValues()[id].home)].slot;
  }
  bool hasSlot(unsigned id) const { return model.getValues()[id].home != noId; }
  /// Slots used, those of the parameters included.
  unsigned getMaxLocals() const { return maxLocals; }

  /// Homes that hold a value at a chain's start, arguments included.
  const llvm::BitVector &getLiveIn(unsigned chain) const {
    return liveIn[chain];
  }
  /// The homes whose values are needed after what happens at `time`, ascending.
  llvm::SmallVector<unsigned> getLiveAt(uint32_t time);
  llvm::ArrayRef<unsigned> getHomes() const { return homes; }
  /// Whether the operands of a handler are moved when it is entered: moving
  /// them before would overwrite what is still needed.
  bool isMovedLate(mlir::Operation *throwing, unsigned handler) const {
    return movedLate.contains({throwing, handler});
  }

private:
  struct Segment {
    uint32_t start, end;
    /// Whose it is, and the value that it is a copy of (or noId).
    unsigned home, copyOf;
  };
  struct Class {
    unsigned parent;
    /// A parameter's slot; later the class's own.
    unsigned slot = noId;
    bool isWide = false;
    /// Holds `this`, whose local is left to it alone.
    bool isPinned = false;
    /// Has more values than one.
    bool isJoined = false;
    /// Times that its local is pushed.
    unsigned weight = 0;
    /// Ascending, not overlapping.
    std::vector<Segment> segments;
  };
  /// Values that should share a local.
  struct Wish {
    unsigned a, b;
  };

  void collectHomes();
  void addHome(unsigned id);
  void addParameters();
  void findUninitialised();
  template <typename VisitorT>
  void walk(unsigned chain, VisitorT &visitor);
  template <typename VisitorT>
  void walkHandlers(mlir::Operation *op, uint32_t time, VisitorT &visitor);
  void findLiveness();
  void findSegments();
  void collectWishes();
  void addWish(mlir::Value operand, unsigned argument);
  bool conflict(const Class &a, const Class &b) const;
  bool join(unsigned a, unsigned b);
  void keepParameters();
  void assign();
  void collectTimeline();
  bool fits(const Class &group, unsigned slot) const;
  void occupy(const Class &group, unsigned slot);
  unsigned find(unsigned home) const;

  friend struct LivenessVisitor;
  friend struct SegmentVisitor;

  BodyModel &model;
  /// Value of each home.
  std::vector<unsigned> homes;
  mutable std::vector<Class> classes;
  std::vector<std::vector<Segment>> segments;
  std::vector<llvm::BitVector> liveIn;
  /// Chains that may begin, and those that also end, before `this` is
  /// initialised.
  llvm::BitVector isUninitialisedAt, staysUninitialised;
  /// Homes of parameters that hold their value everywhere.
  llvm::BitVector kept;
  unsigned uninitialisedThis = noId;
  llvm::DenseSet<std::pair<mlir::Operation *, unsigned>> movedLate;
  std::vector<Wish> urgentWishes, wishes;
  /// For each slot the times at which it is taken: start to end.
  std::vector<std::map<uint32_t, uint32_t>> taken;
  /// All segments, by start. None reaches from a chain into the next.
  std::vector<Segment> timeline;
  /// Those that the last question of getLiveAt() may have been about: questions
  /// about one chain mostly come in the order of time.
  struct {
    uint32_t chainStart = 0, time = 0;
    size_t next = 0;
    std::vector<Segment> live;
  } cursor;
  unsigned maxLocals = 0;
};

/// Whether values of the type take two slots.
inline bool isWide(mlir::Type type) {
  return type.isInteger(64) || type.isF64();
}

/// The one variable operand and the number that an addition of ints adds to
/// it, if iinc can do that.
struct Increment {
  mlir::Value operand;
  int16_t amount;
};
std::optional<Increment> getIncrement(mlir::Operation *op);

} // namespace jir

#endif // JIR_LIB_EMIT_LOCALS_H
