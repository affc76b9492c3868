//===- ValueTests.cpp - What tests say of values ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rule TEST: instanceof, null tests and casts, found as a method's code is
// made, and applied where they dominate. A value is assigned once, so what a
// test has implied of it stays true.
//
//===----------------------------------------------------------------------===//

#include "FlowCodeBuilder.h"
#include "MethodRun.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"

using namespace jir;
using namespace jir::defensive;
using namespace jir::jvm;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Finding them
//===----------------------------------------------------------------------===//

/// `is_null x`, or `x instanceof T` compared with 0.
void FlowCodeBuilder::addBranchTests(Operation &terminator) {
  auto branch = dyn_cast<cf::CondBranchOp>(terminator);
  if (!branch)
    return;
  auto add = [&](unsigned edge, ValueId value, ValueTest::Kind kind,
                 Type type = {}) {
    if (value != kNoValue)
      code->blocks[currentBlock].edges[edge].tests.push_back(
          {code->values[value].base, kind, type});
  };
  Value condition = branch.getCondition();
  if (auto isNull = condition.getDefiningOp<IsNullOp>()) {
    add(0, lookup(isNull.getValue()), ValueTest::IsNull);
    add(1, lookup(isNull.getValue()), ValueTest::NotNull);
    return;
  }
  auto compare = condition.getDefiningOp<arith::CmpIOp>();
  if (!compare || !matchPattern(compare.getRhs(), m_Zero()))
    return;
  bool isEqual = compare.getPredicate() == arith::CmpIPredicate::eq;
  if (!isEqual && compare.getPredicate() != arith::CmpIPredicate::ne)
    return;
  if (auto test = compare.getLhs().getDefiningOp<InstanceOfOp>())
    add(isEqual ? 1 : 0, lookup(test.getValue()), ValueTest::IsInstance,
        test.getTested());
}

/// A cast that ends its block has passed where the normal way leads.
void FlowCodeBuilder::addCastTest(Operation &protectedOp) {
  auto cast = dyn_cast<CheckCastOp>(protectedOp);
  if (!cast)
    return;
  if (ValueId value = lookup(cast.getValue()); value != kNoValue)
    code->blocks[currentBlock].edges.front().tests.push_back(
        {code->values[value].base, ValueTest::NullOrInstance, cast.getType()});
}

/// A block has what its dominator has, what casts there have let pass, and what
/// the only way into it implies.
void FlowCodeBuilder::computeTests() {
  Region &body = method.getBody();
  bool isTesting = llvm::any_of(code->blocks, [](const CodeBlock &block) {
    return llvm::any_of(block.edges,
                        [](const auto &edge) { return !edge.tests.empty(); });
  });
  bool isCasting = llvm::any_of(code->instructions, [](const auto &each) {
    return each.action == Action::Cast && each.type;
  });
  if (body.hasOneBlock() || (!isTesting && !isCasting))
    return;
  DominanceInfo dominance(method);
  std::vector<Block *> blocks(code->blocks.size());
  for (auto [block, id] : blockIds)
    blocks[id] = block;
  // The only way into a block, those back from what it dominates aside.
  std::vector<const CodeEdge *> only(code->blocks.size());
  llvm::BitVector isMerge(code->blocks.size());
  for (auto [source, block] : llvm::enumerate(code->blocks))
    for (const CodeEdge &edge : block.edges) {
      if (dominance.dominates(blocks[edge.target], blocks[source]))
        continue;
      if (only[edge.target])
        isMerge.set(edge.target);
      only[edge.target] = &edge;
    }
  llvm::SmallVector<DominanceInfoNode *> pending = {
      dominance.getRootNode(&body)};
  while (!pending.empty()) {
    DominanceInfoNode *node = pending.pop_back_val();
    CodeBlock &block = code->blocks[blockIds.lookup(node->getBlock())];
    llvm::SmallVector<ValueTest, 0> dominating = block.tests;
    // The last instruction may be one that handlers see before it is done.
    uint32_t end = block.numInstructions - block.endsProtected;
    for (uint32_t i = 0; i < end; ++i) {
      const FlowInstruction &each =
          code->instructions[block.firstInstruction + i];
      ValueId value =
          each.action == Action::Cast ? code->getOperands(each)[0] : kNoValue;
      if (value != kNoValue && each.type)
        dominating.push_back(
            {code->values[value].base, ValueTest::NullOrInstance, each.type});
    }
    for (DominanceInfoNode *child : node->children()) {
      uint32_t index = blockIds.lookup(child->getBlock());
      code->blocks[index].tests = dominating;
      if (!isMerge.test(index) && only[index])
        llvm::append_range(code->blocks[index].tests, only[index]->tests);
      pending.push_back(child);
    }
  }
}

//===----------------------------------------------------------------------===//
// Applying them
//===----------------------------------------------------------------------===//

/// What is left of \p set. Nothing at all while assumptions hold means that
/// what follows runs otherwise: nothing is known then.
SetId MethodRun::orOpen(SetId kept, SetId set) const {
  bool isConditional = kept == kNever && ObjectTable::isKnown(set) &&
                       (objects.getPremises(set) & PremiseAssumptions);
  return isConditional ? kUnknown : kept;
}

SetId MethodRun::applyTest(const ValueTest &test, SetId set) {
  switch (test.kind) {
  case ValueTest::IsNull:
    return ObjectTable::isKnown(set) && !objects.contains(set, kNull)
               ? orOpen(kNever, set)
               : kOnlyNull;
  case ValueTest::NotNull:
    return orOpen(objects.dropNull(set), set);
  case ValueTest::IsInstance:
  case ValueTest::NullOrInstance:
    break;
  }
  // A value of which nothing is known is not a tracked object.
  if (set == kUnknown && config.useTypes && !code.isModel)
    set = solver.getTypeBound(code, test.type);
  SetId kept = objects.keepInstances(set, test.type);
  if (test.kind == ValueTest::IsInstance)
    kept = objects.dropNull(kept);
  return orOpen(kept, set);
}

/// What the tests that dominate the current place leave of a value's set.
SetId MethodRun::applyTests(ValueId value, SetId set) {
  if (currentTests.empty() || set == kNever)
    return set;
  ValueId base = getBase(value);
  for (const ValueTest &test : currentTests)
    if (test.base == base && set != kNever)
      set = applyTest(test, set);
  return set;
}

/// Whether what is known of the values tested lets control go this way.
bool MethodRun::canTake(const CodeEdge &edge) {
  return llvm::none_of(edge.tests, [&](const ValueTest &test) {
    SetId set = getSet(test.base);
    return ObjectTable::isKnown(set) && applyTest(test, set) == kNever;
  });
}
