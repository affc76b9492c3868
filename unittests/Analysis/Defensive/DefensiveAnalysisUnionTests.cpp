//===- DefensiveAnalysisUnionTests.cpp - Claims of two runs -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What stays of the claims of a run and of one that assumed more.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Defensive/DefensiveAnalysis.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace jir;

namespace {

class UniteClaimsTest : public ::testing::Test {
protected:
  mlir::StringAttr name(llvm::StringRef text) {
    return mlir::StringAttr::get(&context, text);
  }
  /// A claim about the value that the instruction at \p bci makes.
  Claim makeType(int32_t bci, std::vector<llvm::StringRef> types,
                 AssumptionSet assumptions = {}) {
    Claim claim;
    claim.subject = ClaimSubject::Type;
    claim.site = {{name("a.Main"), name("main()V")}, bci};
    for (llvm::StringRef type : types)
      claim.types.push_back(name(type));
    if (!assumptions.empty())
      claim.kind = ClaimKind::Conditional;
    claim.assumptions = assumptions;
    return claim;
  }

  mlir::MLIRContext context;
};

TEST_F(UniteClaimsTest, KeepsWhatTheOtherRunLacks) {
  ClaimSet narrow, wide;
  narrow.claims = {makeType(1, {"a.A"})};
  wide.claims = {makeType(2, {"a.B"}, {Assumption::DataRaceFree})};
  EXPECT_EQ(uniteClaims(narrow, wide).claims.size(), 2u);
}

TEST_F(UniteClaimsTest, FewerAssumptionsWin) {
  ClaimSet narrow, wide;
  narrow.claims = {makeType(1, {"a.A"})};
  wide.claims = {makeType(1, {"a.A"}, {Assumption::DataRaceFree})};
  ClaimSet both = uniteClaims(narrow, wide);
  ASSERT_EQ(both.claims.size(), 1u);
  EXPECT_EQ(both.claims.front().kind, ClaimKind::Certain);
}

TEST_F(UniteClaimsTest, TheStrongerClaimWins) {
  ClaimSet narrow, wide;
  narrow.claims = {makeType(1, {"a.A", "a.B"})};
  wide.claims = {makeType(1, {"a.A"}, {Assumption::DataRaceFree})};
  ClaimSet both = uniteClaims(narrow, wide);
  ASSERT_EQ(both.claims.size(), 1u);
  EXPECT_EQ(both.claims.front().types.size(), 1u);
  EXPECT_TRUE(
      both.claims.front().assumptions.contains(Assumption::DataRaceFree));
}

/// A site that is claimed under some context needs no more of them.
TEST_F(UniteClaimsTest, ContextsOfOneRunAreEnough) {
  ClaimSet narrow, wide;
  narrow.claims = {makeType(1, {"a.A"}), makeType(2, {"a.A"})};
  wide.claims = {makeType(1, {"a.A"}, {Assumption::DataRaceFree})};
  for (Claim &claim : narrow.claims)
    claim.context = {{{name("a.Main"), name("first()V")}, 4}};
  wide.claims.front().context = {{{name("a.Main"), name("second()V")}, 4}};
  EXPECT_EQ(uniteClaims(narrow, wide).claims.size(), 2u);
}

} // namespace
