//===- DefensiveLatticeTests.cpp - The laws of the lattices -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A fixpoint over what does not join as a lattice does depends on the order of
// visits, or is none. One suite of laws, for each lattice of the analysis: sets
// of objects, states, results that are arguments, and what is known of fields.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Analysis/Defensive/PassedResult.h"
#include "../../../lib/Analysis/Defensive/State.h"
#include "../../../lib/Analysis/Defensive/TypeBounds.h"
#include "../ParsedProgram.h"
#include <random>

using namespace jir;
using namespace jir::defensive;

namespace {

constexpr llvm::StringLiteral kProgram = R"(
  jvm.class abstract @a.Shape extends @java.lang.Object permits [@a.Round, @a.Square] application version 61:0 {}
  jvm.class final @a.Round extends @a.Shape application {}
  jvm.class final @a.Square extends @a.Shape application {}
  jvm.class @a.Open extends @java.lang.Object application {}
  jvm.class final @a.Closed extends @a.Open application {}
)";

/// Draws sets of objects: known ones of a few members, of so many that two of
/// them are too many together, and the two that have none.
class Sets {
public:
  using Element = SetId;

  Sets() : program(kProgram), objects(*program.hierarchy) {
    for (llvm::StringRef name : {"a.Round", "a.Square", "a.Open", "a.Closed"})
      types.push_back(jvm::RefType::get(&program.context, name));
    all.push_back(kNull);
    for (mlir::Type type : types)
      all.push_back(objects.getExact(type));
    for (unsigned number = 0; number < 20; ++number) {
      mlir::Type type = types[number % types.size()];
      all.push_back(number % 2 ? objects.getSite(MethodId(0), number, type)
                               : objects.getGiven(number, type));
    }
  }

  SetId draw() {
    constexpr unsigned kSizes[] = {0, 1, 1, 2, 3, 12};
    unsigned choice = random() % 8;
    if (choice < 2)
      return choice == 0 ? kUnknown : kNever;
    llvm::SmallVector<ObjectId> members;
    for (unsigned left = kSizes[choice - 2]; left; --left)
      members.push_back(all[random() % all.size()]);
    return objects.getSet(members, random() % 4);
  }
  SetId join(SetId a, SetId b) { return objects.join(a, b); }
  SetId bottom() { return kNever; }
  std::optional<SetId> top() { return kUnknown; }

  ParsedProgram program;
  ObjectTable objects;
  std::vector<mlir::Type> types;
  std::vector<ObjectId> all;
  std::mt19937 random{7};
};

/// Draws states over a few paths.
class States : public Sets {
public:
  using Element = State;

  States() {
    for (ValueId base = 0; base < 2; ++base)
      for (uint32_t field = 0; field < 2; ++field) {
        PathId path = paths.getField(paths.getRoot(base), field);
        all.push_back(path);
        all.push_back(paths.getField(path, kElements));
      }
  }

  State draw() {
    State state;
    if (random() % 6 == 0)
      return state;
    state.isReached = true;
    state.premises = random() % 4;
    for (PathId path : all)
      if (random() % 4)
        state.set(path, Sets::draw());
    for (unsigned left = random() % 4; left; --left) {
      state.addEscaped(drawObject());
      if (ObjectId holder = drawObject(); holder != kNull)
        state.addHolds(holder, drawObject());
    }
    return state;
  }
  State join(State a, const State &b) {
    State before = a;
    bool changed = a.join(b, objects);
    EXPECT_EQ(changed, !(a == before));
    return a;
  }
  State bottom() { return State(); }
  std::optional<State> top() { return std::nullopt; }

private:
  ObjectId drawObject() { return Sets::all[random() % Sets::all.size()]; }

  PathTable paths;
  std::vector<PathId> all;
};

/// Draws results that are arguments.
class PassedResults : public Sets {
public:
  using Element = PassedResult;

  PassedResult draw() {
    PassedResult result;
    result.isKnown = random() % 4;
    for (unsigned left = random() % 3; left; --left)
      result.parameters.insert(random() % 3);
    result.beside = Sets::draw();
    result.premises = random() % 4;
    return result;
  }
  PassedResult join(PassedResult a, const PassedResult &b) {
    a.add(b, objects);
    return a;
  }
  PassedResult bottom() {
    PassedResult result;
    result.isKnown = true;
    return result;
  }
  std::optional<PassedResult> top() { return std::nullopt; }
};

template <typename Lattice>
class DefensiveLattice : public testing::Test {
protected:
  using Element = typename Lattice::Element;

  bool isBelow(const Element &a, const Element &b) {
    return lattice.join(a, b) == b;
  }

  Lattice lattice;
  static constexpr unsigned kDraws = 5000;
};

using Lattices = testing::Types<Sets, States, PassedResults>;
TYPED_TEST_SUITE(DefensiveLattice, Lattices);

} // namespace

TYPED_TEST(DefensiveLattice, JoinIsCommutativeAssociativeAndIdempotent) {
  for (unsigned draw = 0; draw < this->kDraws; ++draw) {
    auto a = this->lattice.draw(), b = this->lattice.draw(),
         c = this->lattice.draw();
    auto join = [&](const auto &x, const auto &y) {
      return this->lattice.join(x, y);
    };
    ASSERT_TRUE(join(a, b) == join(b, a));
    ASSERT_TRUE(join(join(a, b), c) == join(a, join(b, c)));
    ASSERT_TRUE(join(a, a) == a);
  }
}

TYPED_TEST(DefensiveLattice, JoinIsTheLeastUpperBound) {
  for (unsigned draw = 0; draw < this->kDraws; ++draw) {
    auto a = this->lattice.draw(), b = this->lattice.draw();
    auto both = this->lattice.join(a, b);
    ASSERT_TRUE(this->isBelow(a, both));
    ASSERT_TRUE(this->isBelow(b, both));
    auto bound = this->lattice.join(both, this->lattice.draw());
    ASSERT_TRUE(this->isBelow(both, bound));
    // Order is transitive, and equal where it holds both ways.
    ASSERT_TRUE(this->isBelow(a, bound));
    ASSERT_EQ(this->isBelow(bound, both), bound == both);
  }
}

TYPED_TEST(DefensiveLattice, BottomAddsNothingAndTopAbsorbs) {
  auto bottom = this->lattice.bottom();
  auto top = this->lattice.top();
  for (unsigned draw = 0; draw < this->kDraws; ++draw) {
    auto a = this->lattice.draw();
    ASSERT_TRUE(this->isBelow(bottom, a));
    ASSERT_TRUE(!top || this->isBelow(a, *top));
  }
}

/// What the rules do to sets: if more may arrive, no less may leave.
TEST(DefensiveLattice, TransferOfSetsIsMonotone) {
  Sets sets;
  ObjectTable &objects = sets.objects;
  auto isBelow = [&](SetId a, SetId b) { return objects.join(a, b) == b; };
  for (unsigned draw = 0; draw < 5000; ++draw) {
    SetId low = sets.draw(), high = objects.join(low, sets.draw());
    EXPECT_TRUE(
        isBelow(objects.addPremises(low, 8), objects.addPremises(high, 8)));
    EXPECT_TRUE(isBelow(low, objects.addPremises(low, 8)));
    EXPECT_TRUE(isBelow(objects.generalize(low), objects.generalize(high)));
    EXPECT_TRUE(isBelow(objects.dropNull(low), objects.dropNull(high)));
    mlir::Type type = sets.types[draw % sets.types.size()];
    EXPECT_TRUE(isBelow(objects.keepInstances(low, type),
                        objects.keepInstances(high, type)));
    SetId other = sets.draw();
    EXPECT_EQ(objects.mayMeet(low, other), objects.mayMeet(other, low));
    EXPECT_LE(objects.mayMeet(low, other), objects.mayMeet(high, other));
  }
}

/// If a state's path may hold more, so it may after a join; and a fact that
/// is discarded is the top of its path.
TEST(DefensiveLattice, FactsGrowTowardsNothingKnown) {
  States states;
  for (unsigned draw = 0; draw < 2000; ++draw) {
    State low = states.draw(), high = states.join(low, states.draw());
    if (!low.isReached)
      continue;
    for (const State::Fact &fact : low.facts)
      EXPECT_EQ(states.objects.join(fact.second, high.find(fact.first)),
                high.find(fact.first));
    for (const State::Fact &fact : high.facts)
      EXPECT_NE(low.find(fact.first), kUnknown);
    for (ObjectId object : low.escaped)
      EXPECT_TRUE(high.isEscaped(object));
  }
}

/// If a result may be more arguments, its set is no smaller for any caller.
TEST(DefensiveLattice, PassedResultsAreMonotone) {
  PassedResults results;
  ObjectTable &objects = results.objects;
  std::vector<SetId> arguments(3);
  auto getArgument = [&](uint32_t number) { return arguments[number]; };
  for (unsigned draw = 0; draw < 5000; ++draw) {
    PassedResult low = results.draw();
    PassedResult high = results.join(low, results.draw());
    for (SetId &argument : arguments)
      argument = static_cast<Sets &>(results).draw();
    SetId lower = low.get(getArgument, kUnknown, objects);
    SetId upper = high.get(getArgument, kUnknown, objects);
    EXPECT_EQ(objects.join(lower, upper), upper);
  }
}

/// What a declared type implies of a class is covered by what it implies of a
/// superclass.
TEST(DefensiveLattice, BoundsOfTypesFollowTheHierarchy) {
  for (bool useWorld : {false, true}) {
    Sets sets;
    TypeBounds bounds(*sets.program.linkage, sets.objects, useWorld, nullptr);
    auto get = [&](llvm::StringRef name) {
      return bounds.get(jvm::RefType::get(&sets.program.context, name));
    };
    auto isBelow = [&](SetId a, SetId b) {
      return sets.objects.join(a, b) == b;
    };
    EXPECT_TRUE(ObjectTable::isKnown(get("a.Shape")));
    EXPECT_TRUE(ObjectTable::isKnown(get("a.Closed")));
    EXPECT_EQ(ObjectTable::isKnown(get("a.Open")), useWorld);
    EXPECT_TRUE(isBelow(get("a.Round"), get("a.Shape")));
    EXPECT_TRUE(isBelow(get("a.Square"), get("a.Shape")));
    EXPECT_TRUE(isBelow(get("a.Closed"), get("a.Open")));
    EXPECT_TRUE(isBelow(get("a.Open"), get("java.lang.Object")));
  }
}
