//===- DefinitionIndexTests.cpp - Definitions by variable -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The index of a method's statements answers what a walk over all of them
/// would.
///
//===----------------------------------------------------------------------===//

#include "../../../../lib/Analysis/Plugins/Reflection/DefinitionIndex.h"
#include "gtest/gtest.h"

using namespace jir;
using namespace jir::pointsto;

namespace {

/// Two parameters and four variables of the body, the first of which (4) has
/// two moves and a load, the next ones an allocation, a call and nothing.
MethodFacts makeFacts() {
  MethodFacts facts;
  facts.signature.numParameters = 2;
  facts.numLocals = 8;
  facts.moves = {{0, 4}, {5, 1}, {1, 4}};
  facts.loads = {{0, FieldId(1), 4}, {0, FieldId(1), kNoLocal}};
  Allocation allocation = {};
  allocation.result = 5;
  facts.allocations = {allocation};
  for (int32_t bci : {7, 3, 7}) {
    Call call = {};
    call.bci = bci;
    facts.calls.push_back(call);
  }
  facts.calls[1].result = 6;
  return facts;
}

using Kind = Definition::Kind;

std::vector<std::pair<Kind, uint32_t>> getDefinitions(Local local) {
  DefinitionIndex index(makeFacts());
  std::vector<std::pair<Kind, uint32_t>> found;
  for (Definition definition : index.getDefinitions(local))
    found.emplace_back(definition.kind, definition.index);
  return found;
}

using Found = std::vector<std::pair<Kind, uint32_t>>;

} // namespace

TEST(DefinitionIndex, FindsEachStatementThatGivesAVariableAValue) {
  EXPECT_EQ(getDefinitions(4),
            (Found{{Kind::Move, 0}, {Kind::Move, 2}, {Kind::Load, 0}}));
  EXPECT_EQ(getDefinitions(1), (Found{{Kind::Move, 1}}));
  EXPECT_EQ(getDefinitions(5), (Found{{Kind::Allocation, 0}}));
  EXPECT_EQ(getDefinitions(6), (Found{{Kind::Call, 1}}));
}

TEST(DefinitionIndex, FindsNothingForAVariableThatNothingDefines) {
  EXPECT_EQ(getDefinitions(0), Found());
  EXPECT_EQ(getDefinitions(7), Found());
}

TEST(DefinitionIndex, FindsTheCallsOfAnInstructionInTheirOrder) {
  DefinitionIndex index(makeFacts());
  std::vector<uint32_t> numbers;
  for (DefinitionIndex::CallAt call : index.getCallsAt(7))
    numbers.push_back(call.index);
  EXPECT_EQ(numbers, (std::vector<uint32_t>{0, 2}));
  EXPECT_EQ(index.getCallsAt(3).size(), 1u);
  EXPECT_TRUE(index.getCallsAt(5).empty());
}
